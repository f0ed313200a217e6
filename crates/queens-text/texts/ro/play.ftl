region = Mutarea dumneavoastră
undo = Anulează
redo = Refă
clear = Ia tot înapoi
attacked-squares = Câmpuri atacate
covered-squares = Câmpuri acoperite
empty = { $problem ->
    [knight] Alegeți câmpul de pe care pornește calul
    [domination] { $wanted ->
        [none] Puneți regine care acoperă toate câmpurile
        [one] Puneți o regină care acoperă toate câmpurile
        [few] Puneți *{ $wanted } regine* care împreună acoperă toate câmpurile
       *[other] Puneți *{ $wanted } de regine* care împreună acoperă toate câmpurile
    }
   *[queens] Puneți *{ $wanted ->
        [one] o regină
        [few] { $wanted } regine
       *[other] { $wanted } de regine
    }* astfel încât niciuna să nu o atace pe alta
}
clash = *{ $first }* și *{ $second }* se atacă { $line ->
    [row] pe linie
    [column] pe coloană
   *[diagonal] pe diagonală
}{ $others ->
    [0] {""}
    [one] , la fel încă o pereche
    [few] , la fel încă { $others } perechi
   *[other] , la fel încă { $others } de perechi
}
apart = *Încă { $left }*; { $placed ->
    [one] e pusă o regină
    [few] sunt puse { $placed } regine, fără să se atace
   *[other] sunt puse { $placed } de regine, fără să se atace
}
open = { $open ->
    [0] Toate câmpurile sunt acoperite
    [one] Încă *un* câmp neacoperit
    [few] Încă *{ $open } câmpuri* neacoperite
   *[other] Încă *{ $open } de câmpuri* neacoperite
}{ $left ->
    [none] {""}
    [0] {" "}și nu mai rămâne nicio regină
    [one] ; mai rămâne o regină
    [few] ; mai rămân { $left } regine
   *[other] ; mai rămân { $left } de regine
}
too-many = { $open ->
    [0] Toate câmpurile sunt acoperite, dar cu *{ $placed ->
        [one] o regină
        [few] { $placed } regine
       *[other] { $placed } de regine
    }*: { $wanted ->
        [one] ajunge una
       *[other] ajung { $wanted }
    }
   *[other] Sunt puse *{ $placed ->
        [one] o regină
        [few] { $placed } regine
       *[other] { $placed } de regine
    }*, dar { $wanted ->
        [one] una ar trebui să fie suficientă
       *[other] { $wanted } ar trebui să fie suficiente
    }; { not-covered }
}
not-covered = { $open ->
    [one] un câmp nu e acoperit
    [few] { $open } câmpuri nu sunt acoperite
   *[other] { $open } de câmpuri nu sunt acoperite
}
knight = Calul pe *{ $square }*, { $visited } din { $all ->
    [one] un câmp vizitat
    [few] { $all } câmpuri vizitate
   *[other] { $all } de câmpuri vizitate
}; { $moves ->
    [0] nicio continuare
    [one] o continuare
   *[other] { $moves } continuări
}
not-closed = Toate câmpurile sunt vizitate, dar nicio mutare nu duce înapoi pe *{ $start }*
solved = *Rezolvat*: { $problem ->
    [queens] { $pieces ->
        [one] o regină, și nimic de atacat
        [few] { $pieces } regine și niciuna nu o atacă pe alta
       *[other] { $pieces } de regine și niciuna nu o atacă pe alta
    }
    [domination] { $pieces ->
        [one] o regină acoperă toate câmpurile
        [few] { $pieces } regine acoperă toate câmpurile
       *[other] { $pieces } de regine acoperă toate câmpurile
    }
   *[knight] { $is-closed ->
        [yes] un parcurs închis
       *[no] un parcurs
    } prin toate cele { $pieces ->
        [few] { $pieces } câmpuri
       *[other] { $pieces } de câmpuri
    }
}
covered = { $squares ->
    [one] un câmp acoperit
    [few] { $squares } câmpuri acoperite
   *[other] { $squares } de câmpuri acoperite
} de *{ $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}*{ $is-least ->
    [yes] , și mai puține nu ajung
   *[no] {""}
}
toured = Un parcurs { $is-closed ->
    [yes] *închis*
   *[no] *deschis*
} în { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}: { $is-closed ->
    [yes] una duce
   *[no] niciuna nu duce
} de pe *{ $last }* înapoi pe *{ $first }*
left = Încă { $problem ->
    [knight] { $left ->
        [one] un câmp
        [few] { $left } câmpuri
       *[other] { $left } de câmpuri
    }
   *[queens] { $left ->
        [one] o regină
        [few] { $left } regine
       *[other] { $left } de regine
    }
}
uncovered = { $open ->
    [one] un câmp neacoperit
    [few] { $open } câmpuri neacoperite
   *[other] { $open } de câmpuri neacoperite
}
placed = { $problem ->
    [knight] Calul pe { $square }
   *[queens] Regină pe { $square }
}
taken-back = { $problem ->
    [knight] Calul înapoi
   *[queens] Regină scoasă de pe { $square }
}
moved = Regină mutată de pe { $from } pe { $to }
picked-up = Regina de pe { $square } este ridicată; alegeți noul câmp
put-back = Regină pusă la loc pe { $square }
undone = Mutare anulată
redone = Mutare refăcută
cleared = Toate piesele au fost scoase
attacked-by = Atacată de { $queens }
attacker = { $square } ({ $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe diagonală
})
role = { $role ->
    [watch] Priviți căutarea
    [play] Puneți piesele
   *[predict] Spuneți ce urmează
}
your-queens = Reginele dumneavoastră
your-way = Parcursul dumneavoastră
nothing = Încă nu e așezat nimic.
piece = { $problem ->
    [knight] Câmpul { $number } al parcursului dumneavoastră.
   *[queens] Aici stă regina dumneavoastră.
}
tells = Arată dacă se mai poate termina
untold = Ochiul arată dacă se mai poate termina
to-be-told = După fiecare mutare, pagina arată aici dacă se mai poate termina
awaited = Se mai poate termina? Se caută…
yes = Încă *se poate* termina{ $ways ->
    [none] {""}
    [one] , într-*un* singur fel
    [few] , în *{ $ways } feluri*
   *[other] , în *{ $ways } de feluri*
}
finished = Nu mai e nimic de făcut
no = *Nu se mai poate* termina: { $reason }
attack = *{ $first }* și *{ $second }* se atacă
blocked-column = niciun câmp de pe coloana *{ $name }* nu e liber
blocked-row = niciun câmp de pe linia *{ $name }* nu e liber
more-queens = sunt puse { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}, mai multe decât { $most }
uncoverable = nicio regină care se mai poate pune nu acoperă *{ $square }*
too-few = { $left ->
    [0] nu mai rămâne nicio regină, și { not-covered }
   *[other] încă { $left ->
        [one] o regină
        [few] { $left } regine
       *[other] { $left } de regine
    } { $open ->
        [one] { $left ->
            [one] nu poate
           *[other] nu pot
        } acoperi câmpul rămas
        [few] acoperă cel mult { $reach } din cele { $open } câmpuri rămase
       *[other] acoperă cel mult { $reach } din cele { $open } de câmpuri rămase
    }
}
stuck = nicio continuare, și { $left ->
    [one] rămâne un câmp
    [few] rămân { $left } câmpuri
   *[other] rămân { $left } de câmpuri
}
unreachable = niciun drum nu mai duce pe *{ $square }*
no-return = niciun câmp liber nu duce înapoi la început
dead-end = pe *{ $square }* duce o singură mutare, iar un parcurs închis cere două
dead-ends = pe *{ $one }* duce o singură mutare, la fel pe *{ $other }*, iar un parcurs se încheie doar pe unul din ele
trap = pe *{ $square }* se mai ajunge doar de pe *{ $from }*, iar de pe *{ $square }* nicio mutare nu duce mai departe
searched = s-a încercat totul, { $nodes ->
    [one] o poziție
    [few] { $nodes } poziții
   *[other] { $nodes } de poziții
} în total
legend-clash = se atacă
legend-open = neacoperit
legend-meant = numit în indiciu
legend-covers = îl acoperă
legend-impossible = imposibil
legend-move = mutare posibilă
legend-hinted = mutare dată de un indiciu
too-long = Poziția e prea lungă pentru un link: linkul nu o conține.
