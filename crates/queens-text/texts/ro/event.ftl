empty = Tablă goală. Atingeți câmpuri sau faceți clic ca să fixați regine, apoi apăsați Redă.
blocking = Apăsați pe câmpuri ca să le blocați sau să le eliberați.
given = { $queens ->
    [one] O regină fixată. Porniți căutarea.
    [few] { $queens } regine fixate. Porniți căutarea.
   *[other] { $queens } de regine fixate. Porniți căutarea.
}
start = { $column ->
    [none] { $row ->
        [none] Start: încă nu s-a încercat nimic
       *[some] Start: căutarea începe cu *linia { $row }*
    }
   *[some] Start: căutarea începe cu *coloana { $column }*
}
passing = Căutare: { $tests ->
    [one] un test
    [few] { $tests } teste
   *[other] { $tests } de teste
}, { $solutions ->
    [0] nicio soluție deocamdată
    [one] o soluție deocamdată
    [few] { $solutions } soluții deocamdată
   *[other] { $solutions } de soluții deocamdată
}
place = Coloana { $column }, linia { $row }: câmp liber, regină pe *{ $square }*
root = Începutul unei căutări: regină pusă pe *{ $square }*, fără test
candidate = Combinația următoare: toate reginele deodată
clash = Respinsă: *{ $earlier }* și *{ $later }* sunt { $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe aceeași diagonală
}
restart = Tragerea a eșuat: se începe din nou
image = *Soluția { $number }*: cea dinainte, răsturnată
reject = Coloana { $column }, linia { $row }: câmp atacat de *{ $attacker }* { $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe diagonală
}
remove = Coloana { $column }: regina e scoasă de pe *{ $square }*
remove-tried = Coloana { $column }: regina e scoasă de pe *{ $square }*; cu ea s-a încercat tot
dead-end = { $column ->
    [none] { $row ->
        [none] Fundătură – niciun câmp nu e liber
       *[some] Linia { $row }: fundătură – niciun câmp nu e liber
    }
   *[some] Coloana { $column }: fundătură – niciun câmp nu e liber
}
solution = *Soluția { $number }*: nicio regină nu o atacă pe alta
see-solutions = Arată-le
failed = Motorul s-a oprit. Reîncărcați-l ca să continuați.
first-queen = Prima regină stă pe *{ $square }*. Atingeți alt câmp sau faceți clic pe el, apoi apăsați Redă.
first-square = Cal pe *{ $square }*; poate merge pe { $squares }
given-up = Abandon la limita de { $cap }: { $count ->
    [0] *nicio soluție găsită*
    [one] cel puțin *o soluție*
    [few] cel puțin *{ $count } soluții*
   *[other] cel puțin *{ $count } de soluții*
}
cap-moves = { $cap } de mutări
cap-calls = { $cap } de apeluri
counting = Se numără toate soluțiile pentru n = { $n }
counted = Numărarea s-a încheiat: { $count ->
    [0] *nicio soluție*
    [one] *o soluție*
    [few] *{ $count } soluții*
   *[other] *{ $count } de soluții*
}
count-stopped = Numărare oprită: cel puțin { $count ->
    [one] *o soluție*
    [few] *{ $count } soluții*
   *[other] *{ $count } de soluții*
}
