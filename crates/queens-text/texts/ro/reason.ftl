start = { $column ->
    [none] { $row ->
        [none] Încă nu s-a încercat nimic.
       *[some] Căutarea începe cu linia *{ $row }*.
    }
   *[some] Căutarea începe cu coloana *{ $column }*.
}
free = *{ $square }* e liber.
compared = { $queens ->
    [0] *{ $square }* e liber: nu e nicio regină de comparat.
    [one] *{ $square }* e liber: comparat cu o regină, care nu îl atacă.
    [few] *{ $square }* e liber: comparat cu { $queens } regine, niciuna nu îl atacă.
   *[other] *{ $square }* e liber: comparat cu { $queens } de regine, niciuna nu îl atacă.
}
attacked = { $line ->
    [row] *{ $square }* e pe aceeași linie cu *{ $attacker }*.
    [column] *{ $square }* e pe aceeași coloană cu *{ $attacker }*.
   *[diagonal] *{ $square }* e la { $columns ->
        [one] o coloană
        [few] { $columns } coloane
       *[other] { $columns } de coloane
    } și { $rows ->
        [one] o linie
        [few] { $rows } linii
       *[other] { $rows } de linii
    } de *{ $attacker }*, deci pe aceeași diagonală.
}
taken-back = { $more ->
    [yes] Tot ce urmează după *{ $square }* a fost încercat. { $column ->
        [none] Coloana următoare din linia *{ $row }*
       *[some] Linia următoare din coloana *{ $column }*
    }.
   *[no] Tot ce urmează după *{ $square }* a fost încercat, iar { $column ->
        [none] linia *{ $row }* nu mai are coloane
       *[some] coloana *{ $column }* nu mai are linii
    } de încercat.
}
no-square-left = Niciun câmp din { $column ->
    [none] linia *{ $row }*
   *[some] coloana *{ $column }*
} nu e liber, deci regina dinainte e scoasă.
complete = Toate reginele sunt așezate și niciuna nu o atacă pe alta: o *soluție*.
finished = Căutarea s-a încheiat.
compared-with = { $queens ->
    [0] Nu era nicio regină de comparat.
    [one] Comparat cu o regină.
    [few] Comparat cu { $queens } regine.
   *[other] Comparat cu { $queens } de regine.
}
