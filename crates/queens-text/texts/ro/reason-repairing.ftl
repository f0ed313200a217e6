pairs = { $pairs ->
    [0] nicio regină nu o atacă pe alta
    [one] o pereche de regine e în conflict
    [few] { $pairs } perechi de regine sunt în conflict
   *[other] { $pairs } de perechi de regine sunt în conflict
}
drawn = Pe fiecare coloană și pe fiecare linie e câte o regină, într-o ordine trasă la sorți: { pairs }.
moved = Pe *{ $from }*, regina avea { $before ->
    [one] o atacatoare
    [few] { $before } atacatoare
   *[other] { $before } de atacatoare
}; { $sharing ->
    [one] dintre celelalte câmpuri ale coloanei *{ $column }*, doar *{ $to }* are cele mai puține
    [few] *{ $to }* a fost tras la sorți dintre cele { $sharing } câmpuri ale coloanei *{ $column }* care au cele mai puține
   *[other] *{ $to }* a fost tras la sorți dintre cele { $sharing } de câmpuri ale coloanei *{ $column }* care au cele mai puține
}, { $after }.
now = Acum { pairs }.
restarted = După { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
} tot mai există regine care se atacă, așa că se trage altă așezare.
