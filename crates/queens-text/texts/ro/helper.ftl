open = Liniile ei
changed = { $change ->
    [removed] OccupePosition({ $number }) scoate { $number } din aceste liste:
   *[appended] LiberePosition() pune { $number } la loc, la sfârșitul acestor liste:
}
reordered = reordonată
    .title = Nu mai este în ordinea lui CasA.
list = ListeCA[{ $number }]{ " = " }{ $list }{ $reordered ->
    [yes] , în altă ordine decât cea din CasA.
   *[no] .
}
