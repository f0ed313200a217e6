marked = *{ $square }* est marquée dans *t* : la reine en *{ $attacker }* l’a marquée, { $line ->
    [row] sur sa ligne
    [column] dans sa colonne
   *[diagonal] sur une diagonale
}.
found-digit = *{ $square }* est exclue : *pos* trouve dans *st* le chiffre { $digit } de sa colonne, celui de la reine en *{ $attacker }*.
found-diagonal = *{ $square }* est exclue : *test* suit une diagonale dans *st* et trouve la reine en *{ $attacker }*.
found-row = *{ $square }* est exclue : la ligne *{ $row }* est déjà notée comme occupée, par la reine en *{ $attacker }*.
found-scan = *{ $square }* est exclue : en lisant *t* vers le bas { $line ->
    [row] sur sa ligne
    [column] dans sa colonne
   *[diagonal] sur une diagonale
}, le parcours rencontre la reine en *{ $attacker }*.
root = Le programme pose une reine en *{ $square }* sans test et cherche la suite.
lowest-bit = { $free ->
    [one] *{ $square }* est la seule case encore libre de sa colonne.
   *[other] *{ $square }* est la plus basse des { $free } cases encore libres de sa colonne.
}
fewest = Aucune colonne n’a moins de cases libres que *{ $column }*{ $free ->
    [one] , et *{ $square }* est la dernière qui lui reste.
   *[other] { "\u00A0" }; *{ $square }* est la plus basse des { $free } qui lui restent.
}
table = Sur chaque case est inscrit *hb* : le nombre de cases qu’une reine y menace sur l’échiquier vide.
valued = { $squares ->
    [0] Aucune case n’est libre, donc aucune n’a de valeur.
    [one] Une seule case est libre : une reine n’y élimine aucune autre, sa valeur est 0.
   *[other] Chacune des { $squares } cases libres porte le nombre d’autres cases libres qu’une reine y éliminerait.
}
least-value = { $sharing ->
    [one] *{ $square }* est la seule case libre à avoir la plus petite valeur, { $value }.
   *[other] La plus petite valeur d’une case libre est { $value } ; { $sharing } cases l’ont, et *{ $square }* est la première, ligne par ligne.
}
drawn = { $free ->
    [one] *{ $square }* a été tirée au sort : c’était la seule case libre.
   *[other] *{ $square }* a été tirée au sort parmi { $free } cases libres.
}
no-square-free = Toutes les cases de l’échiquier sont prises ou menacées, et il manque des reines.
next-candidate = La combinaison suivante est posée, toutes ses reines à la fois.
drawn-candidate = Une ligne a été tirée au sort pour chaque colonne, toutes à la fois.
restarted = Le tirage suivant repart de l’échiquier donné.
mirrored = Renversée de haut en bas, la solution en donne une autre, sans recherche.
moved = { $moves ->
    [none] De *{ $from }*, le cavalier va en *{ $to }*, la case suivante de la liste.
   *[some] De *{ $from }* à *{ $to }* : la valuation de *{ $to }* est { $moves }, et aucune case restante de la liste n’en a de plus petite.
}
sorted = La liste de *{ $square }* est triée par valuation croissante : { $moves ->
    [one] { $moves } case
   *[other] { $moves } cases
}.
emptied = Situation critique : après *{ $by }*, plus aucune autre case ne mène à *{ $square }*, qui ne pourrait être que la dernière.
no-way-home = Situation critique : avec *{ $by }*, toutes les cases qui mènent à *{ $start }* sont occupées ; le parcours ne peut plus se refermer.
no-move = Toutes les cases que le cavalier pourrait atteindre depuis *{ $square }* sont occupées.
freed = *{ $square }* est libérée et passe à la fin des listes. Le cavalier est de retour en *{ $to }*, d’où il { $more ->
    [yes] reste des cases à essayer
   *[no] ne reste rien à essayer
}.
only-square = *{ $square }* est la seule case restante, à un coup de *{ $from }*.
detached = Le parcours est noté ; on en retire *{ $square }* pour en chercher un autre.
toured = { $closed ->
    [yes] Chaque case est visitée une fois, et le départ est à un coup : *parcours fermé*.
   *[no] Chaque case est visitée une fois : *parcours complet*.
}
cap-reached = La recherche a atteint sa limite et s’arrête là.
read = Le parcours a lu { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}.
queen-marked = La reine a marqué { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, la sienne comprise.
pairs = { $rows ->
    [0] Comparaison de { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    } de reines.
   *[other] Toute la liste à nouveau : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, puis { $pairs ->
        [one] { $pairs } paire de reines comparée
       *[other] { $pairs } paires de reines comparées
    }.
}
called = test a été appelée { $calls } fois, { $beyond ->
    [0] jamais
   *[other] dont { $beyond }
} au-delà du bord.
