space = { $is-whole ->
    [yes] Espace, parcouru en entier
   *[no] Espace, parcouru en partie
}
boards = { $formula } { $chosen ->
    [squares] ensembles de cases
    [rows] échiquiers avec une reine par colonne
    [columns] échiquiers avec une reine par ligne
   *[orders] permutations
}
counts = Compte
sources = Publications
