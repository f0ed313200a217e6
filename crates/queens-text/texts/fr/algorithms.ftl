recursive = Retour arrière récursif
    .idea = Colonne par colonne, on essaie chaque ligne ; la reine reste si aucune autre ne la menace.
    .source = Fiche 000, §2.2–2.3

half-board = Demi-échiquier
    .idea = On ne parcourt que la moitié haute de la première colonne ; les reflets donnent le reste.
    .source = Fiche 000, §2.3

nested-loops = Boucles imbriquées
    .idea = Une boucle dans l’autre, une par ligne ; les reines marquent l’échiquier, des copies le restaurent.
    .source = Fiche 001, premier programme

board-copy = Récursif, avec copies de l’échiquier
    .idea = Les reines marquent les cases qu’elles menacent ; chaque appel restaure l’échiquier par sa copie.
    .source = Fiche 001, deuxième programme

upward-scan = Balayage vers le haut
    .idea = Rien n’est marqué : trois balayages cherchent une reine sur les lignes déjà remplies.
    .source = Fiche 001, troisième programme

digit-string = Chaîne de chiffres
    .idea = Une chaîne contient les colonnes : pos cherche la colonne, test suit les diagonales.
    .source = Fiche 001, quatrième programme

prefix-check = Liste vérifiée en entier
    .idea = On ajoute une ligne, on vérifie toute la liste, puis on retire la ligne.
    .source = Fiche 002

explicit-stack = Pile explicite
    .idea = Sans récursivité : une pile contient la colonne de chaque ligne, grandit et rétrécit.
    .source = Fiche 003

permutations = Toutes les permutations
    .idea = Chaque ordre des colonnes sur les lignes ; on garde ceux sans diagonale commune.
    .source = Fiche 003, première idée

row-by-row = Ligne par ligne
    .idea = Ligne par ligne, on essaie chaque colonne ; la reine reste si aucune autre ne la menace.
    .source = Fiche 004, partie I

subsets = Tous les ensembles de cases
    .idea = Chaque ensemble de n cases, dans l’ordre ; on garde ceux où aucune reine n’en menace une autre.
    .source = Fiche 000, §2.6

one-per-column = Une reine par colonne
    .idea = Chaque choix d’une ligne par colonne, comme on compte en base n.
    .source = Fiche 000, §2.6

random-placement = Pose au hasard
    .idea = Une reine sur une case libre tirée au sort ; s’il n’en reste plus, on recommence.
    .source = Fiche 000, §2.6

random-rows = Lignes au hasard
    .idea = Une ligne tirée par colonne, toutes à nouveau tant qu’une reine en menace une autre.
    .source = Fiche 000, §2.6

accessibility-scan = Accessibilité, échiquier entier
    .idea = Toujours la case libre d’où une reine menace le moins de cases ; on lit tout l’échiquier pour la trouver.
    .source = Fiche 000, §2.5

accessibility-list = Accessibilité, liste
    .idea = Les mêmes poses, trouvées dans une liste de cases disponibles qui se réduit.
    .source = Fiche 000, §2.5

accessibility-dynamic = Accessibilité actuelle
    .idea = Toujours la case libre qui retire maintenant le moins de cases libres aux autres reines.
    .source = Fiche 000, §2.5, question d’ouverture

min-conflicts = Conflits minimaux
    .idea = Toutes les reines d’emblée, une par colonne ; puis une reine menacée va là où le moins de reines la menacent.
    .source = Sosič et Gu 1994, Minton et al. 1992

forward-checking = Vérification anticipée
    .idea = La colonne qui a le moins de cases libres passe d’abord ; une impasse se voit aussitôt.
    .source = Haralick et Elliott, 1980

bitmask = Masques de bits
    .idea = Les lignes et diagonales prises sont les bits de trois mots ; les autres cases sont libres.
    .source = Richards, 1997

meet-in-the-middle = Rencontre au milieu
    .idea = Les deux moitiés de l’échiquier sont remplies à part, puis appariées là où elles ne partagent aucune diagonale. L’algorithme ne fait que compter.
    .source = D’après N-Queens-Count-Sol, d’EvgenyKluev ; les plans de bits sont les nôtres

coverage-search = Recherche par couverture
    .idea = On couvre d’abord la case que le moins de reines peuvent couvrir ; on abandonne les branches que la borne exclut.
    .source = Fiche 000, §2.4

move-one = Déplacer une reine
    .idea = Placer k reines, chercher une case non couverte, déplacer une reine et recommencer.
    .source = Fiche 000, §2.4

frames = Exacte, par cadres
    .idea = Où se trouvent la première et la dernière colonne vides, et les lignes de même ? Aucune reine n’est sur ce cadre : toutes le couvrent en le croisant. Des inégalités montrent quand il n’en reste pas assez.
    .source = les auteurs ; borne : Spencer et Weakley, 1995

tour-fewest-onward = Le moins de cases permises
    .idea = D’abord la case de plus petite valuation ; à égalité, on garde l’ordre de la liste.
    .source = Fiche 004, II, question 8 (règle de Warnsdorff)

tour-natural-order = Parcours dans l’ordre
    .idea = Essayer les cases dans l’ordre de la liste ; revenir dès qu’une case ne peut plus être atteinte.
    .source = Fiche 004, II, questions 5 à 7

tour-roth = Départage de Roth
    .idea = La plus petite valuation ; à égalité, la case la plus éloignée du centre.
    .source = Règle de Warnsdorff avec le départage de Roth, dans la recherche de la fiche 004
