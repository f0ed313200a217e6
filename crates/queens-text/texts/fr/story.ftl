story = Découverte
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
    [four-queens] Une reine menace toutes les cases de sa ligne, de sa colonne et de ses diagonales, marquées de points. Peut-on placer quatre reines sur ce petit échiquier sans qu’aucune n’en menace une autre ?
    [stuck] Il faut exactement une reine par colonne. Ici, quelqu’un a placé la première reine en a1, et la deuxième le plus bas possible dans la colonne b, en b3. C’est maintenant le tour de la colonne c.
    [take-back] On annule le dernier choix : choisissez b3 pour retirer sa reine, puis placez-en une en b4, la case libre suivante. S’il ne reste aucune case dans une colonne, on recule encore d’une colonne.
    [computer] L’ordinateur suit la même règle. Il parcourt les colonnes de gauche à droite et essaie chaque ligne de bas en haut. Quand toutes les cases d’une colonne sont menacées, il revient à la colonne précédente et place sa reine plus haut.
    [tree] Chaque signe est une case que l’ordinateur a essayée : un cercle est une reine, une croix une case menacée. Un carré rouge est une impasse : plus aucune case libre dans la colonne suivante. Un losange vert est une solution.
    [eight-queens] Avec huit reines, la même règle demande bien plus de tests avant la première solution. Autre idée : anticiper, c’est-à-dire écarter après chaque reine les cases qu’elle menace, puis continuer par la colonne où il en reste le moins.
   *[onward] Ce cavalier passe une seule fois par chaque case, sans jamais revenir en arrière : il choisit toujours la case qui a le moins de sorties libres.
}
task = { $chapter ->
    [four-queens] Choisissez une case pour y placer une reine, une reine pour la retirer.
    [stuck] Essayez les quatre cases de la colonne c. Une ligne rouge montre une reine qui menace la case.
    [take-back] Trouvez les quatre reines. Le plus sûr est d’avancer colonne par colonne.
    [computer] Appuyez sur Lecture (le triangle) et lisez la phrase au-dessus de l’échiquier.
    [tree] Choisissez un signe de l’arbre. L’échiquier revient à ce moment.
    [eight-queens] Choisissez une méthode et appuyez sur Lecture, puis l’autre. Comparez les nombres de tests.
   *[onward] Appuyez sur Lecture pour suivre le parcours.
}
done = { $chapter ->
    [four-queens] Presque tout le monde se bloque au début. Le chapitre suivant montre pourquoi.
    [stuck] Les quatre cases de la colonne c sont menacées. Avec ces deux reines, on ne peut pas continuer.
    [take-back] Il a fallu retirer même la première reine. Cette façon de chercher s’appelle le retour arrière (en anglais « backtracking »).
    [computer] Trouvé après { $tests ->
        [one] { $tests } case testée
       *[other] { $tests } cases testées
    }. Faites glisser le curseur pour revenir à n’importe quelle étape.
    [tree] L’ordinateur doit visiter aussi les impasses pour être sûr de n’oublier aucune solution.
    [eight-queens] { $tests } tests au lieu de { $plain } : une bonne idée vaut mieux qu’un ordinateur rapide.
   *[onward] Le cavalier est passé par toutes les cases. Choisissez la suite.
}
solved-at-once = Bravo ! Souvent, il faut plusieurs essais. Le chapitre suivant montre comment on se bloque.
placed = { $queens ->
    [0] L’échiquier est vide. Placez la première reine.
    [one] 1 reine placée. Cases libres : { $free }
   *[other] { $queens } reines placées. Cases libres : { $free }
}
stuck = { $queens ->
    [one] 1 reine placée et aucune case libre : bloqué !
   *[other] { $queens } reines placées et aucune case libre : bloqué !
}
column-full = La colonne *{ $column }* n’a plus de case libre.
solved = { $queens } reines, et aucune n’en menace une autre : trouvé !
ready = Prêt.
attacked = {"*"}{ $square }* est menacée par *{ $attacker }* { $line ->
    [row] sur la même ligne
    [column] dans la même colonne
   *[diagonal] en diagonale
}.
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
cover = Couvrir avec peu de reines
sheets = Feuilles d’exercices
own = Votre propre recherche
