story = Lecție
chapters = Capitole
title = { $chapter ->
    [four-queens] Patru regine
    [stuck] Blocaj
    [take-back] Un pas înapoi
    [computer] E rândul calculatorului
    [tree] Arborele tuturor încercărilor
    [eight-queens] Opt regine
   *[onward] Ce urmează?
}
text = { $chapter ->
    [four-queens] O regină atacă toate câmpurile de pe linia, de pe coloana și de pe diagonalele ei; puncte le marchează. Pot sta patru regine pe această tablă mică fără ca vreuna să atace alta?
    [stuck] Fiecare coloană are nevoie de exact o regină. Aici cineva a pus prima regină pe a1, iar pe a doua cât mai jos în coloana b, pe b3. Acum urmează coloana c.
    [take-back] Anulăm ultima alegere: alegeți b3 ca să ridicați regina, apoi puneți una pe b4, următorul câmp liber. Dacă o coloană nu mai are niciun câmp, ne întoarcem încă o coloană.
    [computer] Calculatorul urmează aceeași regulă. Parcurge coloanele de la stânga la dreapta și încearcă fiecare linie de jos în sus. Când toate câmpurile unei coloane sunt atacate, se întoarce o coloană și mută acea regină mai sus.
    [tree] Fiecare semn e un câmp încercat de calculator: un cerc e o regină, o cruce e un câmp atacat. Un pătrat roșu e o fundătură: niciun câmp din coloana următoare nu e liber. Un romb verde e o soluție.
    [eight-queens] Cu opt regine, aceeași regulă cere mult mai multe teste până la prima soluție. Altă idee: să anticipăm. După fiecare regină tăiem câmpurile atacate și continuăm cu coloana cu cele mai puține câmpuri libere.
   *[onward] Acest cal trece o singură dată prin fiecare câmp, fără să se întoarcă vreodată: alege mereu câmpul cu cele mai puține ieșiri libere.
}
task = { $chapter ->
    [four-queens] Alegeți un câmp ca să puneți o regină, o regină ca s-o ridicați.
    [stuck] Încercați cele patru câmpuri din coloana c. O linie roșie arată o regină care atacă acel câmp.
    [take-back] Găsiți toate cele patru regine. Cel mai sigur e să mergeți coloană cu coloană.
    [computer] Apăsați Redă (triunghiul) și citiți propoziția de deasupra tablei.
    [tree] Alegeți un semn al arborelui. Tabla se întoarce la acel moment.
    [eight-queens] Alegeți o metodă și apăsați Redă, apoi pe cealaltă. Comparați numărul de teste.
   *[onward] Apăsați Redă ca să vedeți drumul calului.
}
done = { $chapter ->
    [four-queens] Aproape toată lumea se blochează la început. Capitolul următor arată de ce.
    [stuck] Toate cele patru câmpuri din coloana c sunt atacate. Cu aceste două regine nu se poate continua.
    [take-back] A trebuit mutată chiar și prima regină. Acest mod de a căuta se numește metoda backtracking (căutare cu revenire).
    [computer] Gata după { $tests ->
        [one] un câmp testat
        [few] { $tests } câmpuri testate
       *[other] { $tests } de câmpuri testate
    }. Trageți cursorul ca să reveniți la orice pas.
    [tree] Calculatorul trebuie să viziteze și fundăturile, ca să fie sigur că nu scapă nicio soluție.
    [eight-queens] { $tests ->
        [one] Un test
        [few] { $tests } teste
       *[other] { $tests } de teste
    } în loc de { $plain }: o idee bună bate un calculator rapid.
   *[onward] Calul a trecut prin toate câmpurile. Alegeți ce vreți să vedeți mai departe.
}
solved-at-once = Bravo! Nu toată lumea reușește din prima. Capitolul următor arată cum ne blocăm.
placed = { $queens ->
    [0] Tabla e goală. Puneți prima regină.
    [one] O regină pusă. Câmpuri libere: { $free }
    [few] { $queens } regine puse. Câmpuri libere: { $free }
   *[other] { $queens } de regine puse. Câmpuri libere: { $free }
}
stuck = { $queens ->
    [one] O regină pusă și niciun câmp liber: blocaj!
    [few] { $queens } regine puse și niciun câmp liber: blocaj!
   *[other] { $queens } de regine puse și niciun câmp liber: blocaj!
}
column-full = Coloana *{ $column }* nu mai are niciun câmp liber.
solved = { $queens ->
    [one] O regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}, și niciuna nu o atacă pe alta: rezolvat!
ready = Gata de pornire.
attacked = {"*"}{ $square }* e atacat de *{ $attacker }* { $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe diagonală
}.
column-by-column = Coloană cu coloană
look-ahead = Anticipând
tests = { $tests ->
    [one] Un test
    [few] { $tests } teste
   *[other] { $tests } de teste
}
back = Înapoi
next = Continuă
workbench = Deschide atelierul
puzzle = Puzzle-ul zilei
cover = Tabla atacată cu puține regine
sheets = Fișe de exerciții
own = Căutarea dumneavoastră
