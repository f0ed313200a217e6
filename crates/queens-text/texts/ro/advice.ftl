hint = Indiciu
next-hint = Indiciul următor
column = coloana *{ $file }*
row = linia *{ $rank }*
look = Priviți { $line }: { $free ->
    [one] are *un* singur câmp liber
    [few] are *{ $free } câmpuri libere*
   *[other] are *{ $free } de câmpuri libere*
}
all-others = Pe { $line }, niciun alt câmp nu e liber
refuted = *{ $square }* e imposibil: { $forced ->
    [none] { $line } n-ar mai avea niciun câmp liber
   *[some] o regină acolo impune { $forced }, iar { $line } nu mai are niciun câmp liber
}
elsewhere = În altă parte, { $refuted }
then = , apoi{" "}
infeasible = *{ $square }* e imposibil: { $forced ->
    [none] { $why }
   *[some] impune { $forced }, iar apoi { $why }
}
no-cover = oricare regină ar acoperi *{ $square }*, celelalte n-ar mai fi suficiente
no-move = orice mutare de pe *{ $square }* izolează un câmp
look-cover = Priviți *{ $square }*: { $free ->
    [one] numai o regină de pe *un* câmp îl poate acoperi fără să le împiedice pe celelalte să acopere restul
    [few] numai regine de pe *{ $free } câmpuri* îl pot acoperi fără să le împiedice pe celelalte să acopere restul
   *[other] numai regine de pe *{ $free } de câmpuri* îl pot acoperi fără să le împiedice pe celelalte să acopere restul
}
look-onward = Priviți *{ $square }*: { $exits ->
    [0] nu are *nicio* ieșire
    [one] are *o* ieșire, și nicio altă mutare nu are mai puține
   *[other] are *{ $exits }* ieșiri, și nicio altă mutare nu are mai puține
}
look-sole = Priviți *{ $square }*: calul nu are altă mutare
all-others-cover = Cu orice altă regină care acoperă *{ $square }*, celorlalte le-ar rămâne prea mult de acoperit
one-move = Nu mai rămâne altă mutare
nothing-else = Fiecare câmp rămas mai poate fi bun
searched = *{ $square }* e imposibil: de acolo s-a încercat totul, { $nodes ->
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
}: scoateți-o de pe tablă
since = Cu regina pe *{ $square }* nu mai există soluție: scoateți-o de pe tablă
since-move = De la mutarea pe *{ $square }*, nu mai există parcurs: dați înapoi
given = Reginele date nu au soluție
no-tour = Niciun parcurs nu începe de pe *{ $square }*
no-solution = Această tablă nu are soluție
awaited = Se caută un indiciu…
