marked = *{ $square }* e marcat în *t*: l-a marcat regina de pe *{ $attacker }*, { $line ->
    [row] pe linia ei
    [column] pe coloana ei
   *[diagonal] pe o diagonală
}.
found-digit = *{ $square }* e exclus: *pos* găsește în *st* cifra { $digit } a coloanei lui, cea a reginei de pe *{ $attacker }*.
found-diagonal = *{ $square }* e exclus: *test* urmează o diagonală în *st* și găsește regina de pe *{ $attacker }*.
found-row = *{ $square }* e exclus: linia *{ $row }* e deja notată ca ocupată, de regina de pe *{ $attacker }*.
found-scan = *{ $square }* e exclus: citind *t* în jos { $line ->
    [row] pe linia lui
    [column] pe coloana lui
   *[diagonal] pe o diagonală
}, parcurgerea întâlnește regina de pe *{ $attacker }*.
root = Programul pune o regină pe *{ $square }* fără test și caută mai departe.
lowest-bit = { $free ->
    [one] *{ $square }* e singura linie liberă rămasă în coloana sa.
    [few] *{ $square }* e cea mai de jos din { $free } linii libere rămase în coloana sa.
   *[other] *{ $square }* e cea mai de jos din { $free } de linii libere rămase în coloana sa.
}
fewest = Nicio coloană nu are mai puține câmpuri libere decât *{ $column }*{ $free ->
    [one] , iar *{ $square }* e ultimul rămas în ea.
    [few] ; *{ $square }* e cel mai de jos din { $free } câmpuri rămase în ea.
   *[other] ; *{ $square }* e cel mai de jos din { $free } de câmpuri rămase în ea.
}
table = Pe fiecare câmp e scris *hb*: câte câmpuri atacă de acolo o regină pe tabla goală.
valued = { $squares ->
    [0] Niciun câmp nu e liber, deci niciunul nu are valoare.
    [one] Un singur câmp e liber: o regină pusă pe el nu elimină altul, deci valoarea lui e 0.
    [few] Pe fiecare din cele { $squares } câmpuri libere e scris câte dintre celelalte ar elimina o regină pusă acolo.
   *[other] Pe fiecare din cele { $squares } de câmpuri libere e scris câte dintre celelalte ar elimina o regină pusă acolo.
}
least-value = { $sharing ->
    [one] Dintre câmpurile libere, doar *{ $square }* are valoarea cea mai mică, { $value }.
    [few] Cea mai mică valoare a unui câmp liber e { $value }; o au { $sharing } câmpuri, iar linie cu linie *{ $square }* e primul.
   *[other] Cea mai mică valoare a unui câmp liber e { $value }; o au { $sharing } de câmpuri, iar linie cu linie *{ $square }* e primul.
}
drawn = { $free ->
    [one] *{ $square }* a fost tras la sorți: era singurul câmp liber.
    [few] *{ $square }* a fost tras la sorți din { $free } câmpuri libere.
   *[other] *{ $square }* a fost tras la sorți din { $free } de câmpuri libere.
}
no-square-free = Toate câmpurile tablei sunt ocupate sau atacate, iar reginele nu sunt toate așezate.
next-candidate = E așezată combinația următoare, cu toate reginele deodată.
drawn-candidate = Pentru fiecare coloană s-a tras la sorți o linie, toate deodată.
restarted = Tragerea următoare începe de la tabla dată.
mirrored = Răsturnată de sus în jos, soluția dă încă una, fără căutare.
moved = { $moves ->
    [none] De pe *{ $from }* calul merge pe *{ $to }*, câmpul următor din listă.
   *[some] De pe *{ $from }* pe *{ $to }*: valuația lui e { $moves }, și niciun câmp rămas în listă nu are una mai mică.
}
sorted = Lista câmpului *{ $square }* e sortată crescător după valuație: { $moves ->
    [one] un câmp
    [few] { $moves } câmpuri
   *[other] { $moves } de câmpuri
}.
emptied = Situație critică: după *{ $by }*, niciun alt câmp nu mai duce la *{ $square }*, care n-ar putea fi decât ultimul.
no-way-home = Situație critică: cu *{ $by }*, toate câmpurile care duc la *{ $start }* sunt ocupate, deci parcursul nu se mai poate închide.
no-move = Toate câmpurile la care calul ar putea ajunge de pe *{ $square }* sunt ocupate.
freed = *{ $square }* e din nou liber și trece la sfârșitul listelor. Calul e înapoi pe *{ $to }*, de unde { $more ->
    [yes] mai sunt câmpuri de încercat
   *[no] nu mai e nimic de încercat
}.
only-square = *{ $square }* e singurul câmp rămas, la o mutare de *{ $from }*.
detached = Parcursul e notat; *{ $square }* e scos de la capătul lui, ca să se caute altul.
toured = { $closed ->
    [yes] Fiecare câmp e vizitat o dată, iar startul e la o mutare: *parcurs închis*.
   *[no] Fiecare câmp e vizitat o dată: *parcurs complet*.
}
cap-reached = Căutarea a ajuns la limita ei și se oprește.
read = Parcurgerea a citit { $squares ->
    [one] un câmp
    [few] { $squares } câmpuri
   *[other] { $squares } de câmpuri
}.
queen-marked = Regina a marcat { $squares ->
    [one] un câmp
    [few] { $squares } câmpuri
   *[other] { $squares } de câmpuri
}, inclusiv al ei.
pairs = { $rows ->
    [0] { $pairs ->
        [one] S-a comparat o pereche de regine.
        [few] S-au comparat { $pairs } perechi de regine.
       *[other] S-au comparat { $pairs } de perechi de regine.
    }
   *[other] Toată lista din nou: { $rows ->
        [one] o linie
        [few] { $rows } linii
       *[other] { $rows } de linii
    }, apoi { $pairs ->
        [one] o pereche de regine comparată
        [few] { $pairs } perechi de regine comparate
       *[other] { $pairs } de perechi de regine comparate
    }.
}
called = test a fost apelată { $calls ->
    [one] o dată
    [few] de { $calls } ori
   *[other] de { $calls } de ori
}, { $beyond ->
    [0] niciodată
    [one] dintre care o dată
    [few] dintre care de { $beyond } ori
   *[other] dintre care de { $beyond } de ori
} dincolo de margine.
