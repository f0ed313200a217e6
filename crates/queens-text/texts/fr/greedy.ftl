start = Départ : la première reine est en *{ $square }*
table = Valeurs inscrites : le nombre de cases que chacune menace sur l’échiquier vide
valued = { $squares ->
    [0] Aucune valeur : plus aucune case n’est libre
    [one] Valeur inscrite sur la dernière case libre
   *[other] Valeurs inscrites sur { $squares } cases libres : combien d’autres une reine y menacerait
}
place = Plus petite valeur { $value } : reine en *{ $square }*
missed = L’heuristique s’arrête *sans solution* : { $queens ->
    [one] { $queens } reine posée
   *[other] { $queens } reines posées
} sur { $n }
