story = Récit
chapters = Chapitres
title = { $chapter ->
    [four-queens] Quatre reines
    [stuck] Bloqué
    [take-back] Revenir en arrière
    [computer] À l’ordinateur de jouer
    [tree] L’arbre de tous les essais
    [eight-queens] Huit reines
   *[onward] Et ensuite ?
}
text = { $chapter ->
    [four-queens] Une reine menace toutes les cases de sa ligne, de sa colonne et de ses diagonales. Peut-on placer quatre reines sur ce petit échiquier sans qu’aucune n’en menace une autre ?
    [stuck] Ici, quelqu’un a placé la première reine en a1, et la deuxième le plus bas possible dans la colonne b, en b3. C’est maintenant le tour de la colonne c.
    [take-back] On revient d’abord sur le dernier choix : la reine de b3 passe en b4, la case libre suivante de sa colonne. Si une colonne n’a plus de case libre, retirez la reine de la colonne précédente et placez-la plus haut. Si c’est impossible, retirez-en une de plus.
    [computer] L’ordinateur suit la même règle. Il remplit les colonnes de gauche à droite, essaie chaque ligne de bas en haut et retire une reine quand une colonne est pleine. Il n’oublie jamais une case.
    [tree] Chaque reine que l’ordinateur place ouvre une nouvelle branche. Un carré rouge est une impasse : aucune case de la colonne suivante n’est libre. Un losange vert est une solution.
    [eight-queens] Avec huit reines, la même règle teste { $plain } cases avant la première solution. Voici une meilleure idée : anticiper. Après chaque reine, on barre toutes les cases qu’elle menace et on continue par la colonne où il reste le moins de cases.
   *[onward] Le retour arrière résout beaucoup de casse-tête. Ici, un cavalier doit passer une seule fois par chaque case. Il saute toujours sur la case qui offre le moins de suites.
}
task = { $chapter ->
    [four-queens] Cliquez sur une case pour placer une reine, et sur une reine pour la retirer.
    [stuck] Cliquez sur une case de la colonne c. Une ligne rouge montre une reine qui la menace.
    [take-back] Trouvez les quatre reines. Le plus sûr est d’avancer colonne par colonne.
    [computer] Appuyez sur Lecture et lisez la phrase au-dessus de l’échiquier.
    [tree] Cliquez sur un nœud de l’arbre. L’échiquier revient à ce moment.
    [eight-queens] Regardez les deux méthodes, puis comparez le nombre de tests.
   *[onward] Appuyez sur Lecture pour suivre le parcours.
}
done = { $chapter ->
    [four-queens] Presque tout le monde se bloque au début. Le chapitre suivant montre pourquoi.
    [stuck] Essayez les autres cases de la colonne c : toutes les quatre sont menacées. Avec ces deux reines, on ne peut pas continuer.
    [take-back] Il a fallu retirer même la première reine. Cette façon de chercher s’appelle le retour arrière (en anglais « backtracking »).
    [computer] Trouvé après { $tests ->
        [one] { $tests } case testée
       *[other] { $tests } cases testées
    }. Faites glisser le curseur pour revenir à n’importe quelle étape.
    [tree] Chaque nœud est un échiquier que l’ordinateur a vu. Il doit aussi visiter les impasses pour être sûr de n’oublier aucune solution.
    [eight-queens] { $tests } tests au lieu de { $plain } : une bonne idée vaut mieux qu’un ordinateur rapide.
   *[onward] Le cavalier est passé par toutes les cases. Les autres recherches de cette page avancent de même : pas à pas, dans les deux sens.
}
solved-at-once = Bravo ! Tout le monde ne trouve pas du premier coup. Le chapitre suivant montre comment on se bloque.
placed = { $queens ->
    [0] L’échiquier est vide. Placez la première reine.
    [one] 1 reine placée. Cases libres : { $free }
   *[other] { $queens } reines placées. Cases libres : { $free }
}
stuck = { $queens ->
    [one] 1 reine placée et aucune case libre : bloqué !
   *[other] { $queens } reines placées et aucune case libre : bloqué !
}
solved = { $queens } reines, et aucune n’en menace une autre : trouvé !
column-by-column = Colonne par colonne
look-ahead = En anticipant
tests = { $tests ->
    [one] { $tests } test
   *[other] { $tests } tests
}
back = Retour
next = Suite
workbench = Ouvrir l’atelier
puzzle = Casse-tête du jour
cover = Menacer chaque case avec peu de reines
sheets = Feuilles d’exercices
own = Votre propre recherche
