title = Setări
size = Mărimea n
files = Coloane n
ranks = Linii m
variant = Variantă
variants = { $variant ->
    [dominating] Oricare
    [independent] Independentă
    [total] Totală
    [open] Deschis
   *[closed] Închis
}
queens = Regine k
queens-least = cât mai puține
start = Câmp de start
start-implied = { $square }, sau alegeți
numbering = Numerotează câmpurile
step = { $side ->
    [files] { $is-up ->
        [yes] O coloană în plus
       *[no] O coloană mai puțin
    }
    [ranks] { $is-up ->
        [yes] O linie în plus
       *[no] O linie mai puțin
    }
   *[none] { $is-up ->
        [yes] Tablă mai mare
       *[no] Tablă mai mică
    }
}
range = { $lowest }–{ $highest }
out-of-range = { $value ->
    [none] Scrieți un număr întreg de la 1 la { $highest }
   *[some] { $is-whole ->
        [yes] { $value } nu e între 1 și { $highest }
       *[no] { $value } nu e un număr întreg de la 1 la { $highest }
    }
}
algorithm = Algoritm
goal = Scop
goals = { $goal ->
    [first] Prima
    [all] Toate
   *[count] Numărare
}
symmetry = Simetrie
symmetries = { $symmetry ->
    [all] Toate
   *[fundamental] Fundamentale
}
given = Câmpuri fixate
blocking = Blochează câmpuri
free-blocked = { $squares ->
    [one] Eliberează câmpul blocat
    [few] Eliberează cele { $squares } câmpuri blocate
   *[other] Eliberează cele { $squares } de câmpuri blocate
}
given-example = de ex. d6
free = Eliberează { $square }
run = Pornește
origin = Sursa:{" "}
cost = Cât costă
run-again = Repornește
fold = Toate setările și instrumentele
clear = Eliberează tot
stop = Oprește
reset = Resetează
undo = Anulează
number-of-queens = { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}
blocked = { $squares ->
    [one] un câmp blocat
    [few] { $squares } câmpuri blocate
   *[other] { $squares } de câmpuri blocate
}
board = tablă { $files } × { $ranks }
wanted = { $goal ->
    [first] prima soluție
    [all] toate soluțiile
   *[count] numărare
}
