hint = Indiciu
next-hint = Indiciul următor
column = coloana *{ $file }*
row = linia *{ $rank }*
look = Priviți { $line }: { $free ->
    [one] are *un* singur câmp liber
    [few] are *{ $free } câmpuri libere*
   *[other] are *{ $free } de câmpuri libere*
}
all-others = Toate celelalte câmpuri de pe { $line } sunt atacate
refuted = *{ $square }* nu se poate: { $forced ->
    [none] { $line } ar rămâne fără câmp liber
   *[some] o regină acolo impune { $forced }, iar { $line } rămâne fără câmp liber
}
elsewhere = În altă parte, { $refuted }
then = , apoi{" "}
infeasible = *{ $square }* nu se poate: { $forced ->
    [none] { $why }
   *[some] impune { $forced }, iar apoi { $why }
}
no-cover = nicio regină care acoperă *{ $square }* nu le lasă celorlalte o șansă
no-move = orice mutare de pe *{ $square }* izolează un câmp
look-cover = Priviți *{ $square }*: { $free ->
    [one] numai o regină de pe *un* câmp îl poate acoperi lăsându-le celorlalte o șansă
    [few] numai regine de pe *{ $free } câmpuri* îl pot acoperi lăsându-le celorlalte o șansă
   *[other] numai regine de pe *{ $free } de câmpuri* îl pot acoperi lăsându-le celorlalte o șansă
}
look-onward = Priviți *{ $square }*: { $exits ->
    [0] nu are *nicio* ieșire
    [one] are *o* ieșire, și nicio altă mutare nu are mai puține
   *[other] are *{ $exits }* ieșiri, și nicio altă mutare nu are mai puține
}
look-sole = Priviți *{ $square }*: calul nu are altă mutare
all-others-cover = Orice altă regină care acoperă *{ $square }* lasă prea mult celorlalte
one-move = Nu mai rămâne altă mutare
nothing-else = Fiecare câmp rămas mai poate fi bun
searched = *{ $square }* nu se poate: de acolo s-a încercat totul, { $nodes ->
    [one] o poziție
    [few] { $nodes } poziții
   *[other] { $nodes } de poziții
} în total
nothing = Pe { $line }, fiecare câmp liber mai poate fi bun
only = *{ $square }* e singurul câmp liber de pe { $line }
right = *{ $square }* e bun: { $problem ->
    [queens] o soluție are acolo o regină
    [domination] cu o regină acolo se poate termina
   *[knight] un parcurs continuă pe acolo
}
attacks = Regina de pe *{ $square }* atacă *{ $other }* { $line ->
    [row] pe linie
    [column] pe coloană
   *[diagonal] pe diagonală
}: luați-o înapoi
since = Cu regina pe *{ $square }* nu mai există soluție: luați regina înapoi
since-move = De la mutarea pe *{ $square }*, nu mai există parcurs: întoarceți-vă
given = Reginele date nu au soluție
no-tour = Niciun parcurs nu începe de pe *{ $square }*
no-solution = Această tablă nu are soluție
awaited = Se caută un indiciu…
