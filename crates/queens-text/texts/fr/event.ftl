empty = Échiquier vide. Touchez des cases, ou cliquez dessus, pour y fixer des reines, puis appuyez sur Lecture.
blocking = Cliquez ou touchez des cases pour les bloquer ou les libérer.
given = { $queens ->
    [one] 1 reine fixée. Lancez la recherche.
   *[other] { $queens } reines fixées. Lancez la recherche.
}
start = { $column ->
    [none] { $row ->
        [none] Départ : rien n’a encore été essayé
       *[some] Départ : la recherche commence par la *ligne { $row }*
    }
   *[some] Départ : la recherche commence par la *colonne { $column }*
}
passing = Recherche : { $tests ->
    [one] { $tests } test
   *[other] { $tests } tests
}, { $solutions ->
    [0] aucune solution pour l’instant
    [one] { $solutions } solution pour l’instant
   *[other] { $solutions } solutions pour l’instant
}
place = Colonne { $column }, ligne { $row } : libre, reine en *{ $square }*
root = Départ d’une recherche : reine posée en *{ $square }*, sans test
candidate = La combinaison suivante : toutes ses reines à la fois
clash = Refusée : *{ $earlier }* et *{ $later }* sont { $line ->
    [row] sur une même ligne
    [column] dans une même colonne
   *[diagonal] sur une même diagonale
}
restart = Le tirage a échoué : on recommence
image = *Solution { $number }* : la précédente, renversée
reject = Colonne { $column }, ligne { $row } : menacée par *{ $attacker }* { $line ->
    [row] sur la même ligne
    [column] sur la même colonne
   *[diagonal] en diagonale
}
remove = Colonne { $column } : reine retirée de *{ $square }*
remove-tried = Colonne { $column } : reine retirée de *{ $square }*, tout a été essayé avec elle
dead-end = { $column ->
    [none] { $row ->
        [none] Impasse – aucune case n’est libre
       *[some] Ligne { $row } : impasse – aucune case n’est libre
    }
   *[some] Colonne { $column } : impasse – aucune case n’est libre
}
solution = *Solution { $number }* : aucune reine n’en menace une autre
see-solutions = Les voir
failed = Le moteur s’est arrêté. Rechargez-le pour continuer.
first-queen = La première reine est en *{ $square }*. Touchez une autre case, ou cliquez dessus, puis appuyez sur Lecture.
first-square = Cavalier en *{ $square }* ; il peut aller en { $squares }
given-up = Abandon à la limite de { $cap } : { $count ->
    [0] *aucune solution trouvée*
    [one] au moins *1 solution*
   *[other] au moins *{ $count } solutions*
}
cap-moves = { $cap ->
    [many] { $cap } de déplacements
   *[other] { $cap } déplacements
}
cap-calls = { $cap ->
    [many] { $cap } d’appels
   *[other] { $cap } appels
}
counting = Comptage de toutes les solutions pour n = { $n }
counted = { $count ->
    [0] Comptage terminé : *aucune solution*
    [one] Comptage terminé : *1 solution*
   *[other] Comptage terminé : *{ $count } solutions*
}
count-stopped = { $count ->
    [one] Comptage arrêté : au moins *1 solution*
   *[other] Comptage arrêté : au moins *{ $count } solutions*
}
