open = Ses lignes
changed = { $change ->
    [removed] OccupePosition({ $number }) retire { $number } de ces listes :
   *[appended] LiberePosition() remet { $number } à la fin de ces listes :
}
reordered = réordonnée
    .title = Elle n’est plus dans l’ordre de CasA.
list = ListeCA[{ $number }]{ " = " }{ $list }{ $reordered ->
    [yes] , dans un autre ordre que celui de CasA.
   *[no] .
}
