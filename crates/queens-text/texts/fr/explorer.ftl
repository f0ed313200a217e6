region = Explorateur
view = { $view ->
    [tree] Arbre
    [stack] Pile
    [trace] Tableau de suivi
    [results] Résultats
    [compare] Comparer
    [starts] Départs
    [proof] Preuve
    [examples] Exemples
    [sheets] Fiches
   *[about] À propos
}
moves = Coups
calls = Appels du programme
path = Chemin jusqu’à l’étape actuelle
no-path = Aucune reine n’est placée.
given = { $square }, fixée
start = { $square }, départ
rejected = { $square }, refusée
taken-back = { $square }, retirée
levels-above = { $levels ->
    [one] { $levels } niveau au-dessus
   *[other] { $levels } niveaux au-dessus
}
no-tree = Cette recherche ne parcourt aucun arbre : chaque combinaison est testée séparément, avec toutes ses reines.
repairs = Cette recherche ne parcourt aucun arbre : toutes les reines sont là d’emblée et se déplacent l’une après l’autre.
key-title = Signes du chemin
key-choice = sur le chemin
key-given = fixée
key-failed = sous-arbre sans solution
key-solved = sous-arbre avec solutions
key-pruned = refusée
key-unexplored = inexplorée
result = Résultat :
none = *Aucune solution*
none-from-start = *Aucune solution* depuis ce départ
none-found = *Aucune solution trouvée*
none-before-stop = *Aucune solution* avant l’arrêt
none-so-far = *Aucune solution* jusqu’ici
solutions = { $solutions ->
    [one] { $solutions } solution
    [many] { $solutions } de solutions
   *[other] { $solutions } solutions
}
classes = { $classes } à symétrie près
all = *{ solutions }*, { classes }
all-by-class = *{ classes }*, { solutions } en tout
first = *Première solution trouvée* : la recherche s’arrête là
stopped = *Au moins { solutions }* : recherche arrêtée
at-least = *Au moins { solutions }*
so-far = *Au moins { solutions }* jusqu’ici
so-far-by-class = *Au moins { classes }* jusqu’ici
counters = Compteurs
at-step = À l’étape { $step }
not-counted = non compté
counter-tests = Tests
    .meaning = cases, ou combinaisons entières, testées
counter-placements = Placées
    .meaning = tests réussis : reines placées
counter-removals = Retours
    .meaning = reines retirées
counter-solutions = Solutions
    .meaning = solutions trouvées jusqu’à cette étape
counter-depth = Profondeur
    .meaning = le plus grand nombre de reines à la fois, reines fixées comprises
counter-nodes = Nœuds
    .meaning = nœuds de l’arbre de recherche : chaque échiquier de départ et chaque reine placée
counter-fundamental = À symétrie près
    .meaning = classes de solutions selon les symétries qui laissent en place les reines fixées
counter-calls = Appels
    .meaning = appels de la procédure récursive du programme
counter-comparisons = Comparaisons
    .meaning = reines comparées à une case testée
counter-erasures = Effacements
    .meaning = nombre de fois où le programme efface une case ou rétablit son échiquier
counter-removals-after-loop = Fins de boucle
    .meaning = boucles sur les cases arrivées à leur fin
counter-found = Trouvées
    .meaning = solutions que la recherche elle-même a trouvées
counter-mirrored = Symétriques
    .meaning = solutions ajoutées comme images des solutions trouvées
counter-place-calls = Marquages
    .meaning = appels à la procédure qui marque les cases menacées
counter-marks = Marques
    .meaning = cases que ces appels écrivent, comptées autant de fois qu’elles sont écrites
counter-saves = Sauvegardes
    .meaning = copies de l’échiquier entier
counter-cells-read = Cases lues
    .meaning = cases de l’échiquier que le programme lit
counter-pos-ok = Colonnes libres
    .meaning = candidates dont le chiffre n’est pas dans la chaîne
counter-test-calls = Appels de test
    .meaning = appels de la fonction récursive test
counter-row-checks = Lignes vues
    .meaning = lignes regardées par la vérification de la liste
counter-diag-checks = Diagonales
    .meaning = paires de reines comparées par leurs diagonales
counter-drawn-nodes = Nœuds dessinés
    .meaning = nœuds de la figure de la fiche : la racine et chaque enfant, valide ou refusé
counter-iterations = Tours
    .meaning = tours de la boucle while
counter-valid-steps = Reines regardées
    .meaning = reines regardées par valid
counter-pushes = Empilements
    .meaning = nombre de fois où k augmente
counter-generated = Générées
    .meaning = combinaisons générées
counter-pair-checks = Paires
    .meaning = paires de reines comparées
counter-draws = Tirages
    .meaning = cases, ou combinaisons entières, tirées au sort
counter-restarts = Reprises
    .meaning = nombre de fois où la recherche a recommencé
counter-squares-valued = Cases évaluées
    .meaning = valeurs calculées : une par case libre après chaque reine
counter-scans = Parcours
    .meaning = recherches des cases libres de l’échiquier
counter-criticals = Cases critiques
    .meaning = situations critiques : la liste d’une case est devenue vide
counter-critical-returns = Retours critiques
    .meaning = appels qui libèrent leur case à cause d’une situation critique
counter-lists-taken = Listes
    .meaning = appels qui prennent leur liste et en essaient les cases
counter-moves-tried = Coups essayés
    .meaning = cases d’une liste où le programme va
counter-loops-left = Listes épuisées
    .meaning = listes essayées jusqu’au bout
counter-fusion-comparisons = Comparaisons
    .meaning = valuations comparées pendant la fusion des listes
counter-bounds = Bornes
    .meaning = bornes trouvées avant la recherche
counter-frames = Cadres
    .meaning = cadres examinés, un par classe sous les symétries
counter-sizes = Tailles
    .meaning = nombres de reines essayés
counter-moves = Déplacements
    .meaning = reines déplacées sur une autre case
counter-branchings = Branchements
    .meaning = appels qui ont encore une reine à poser
counter-refutations = Réfutés
    .meaning = nombres de reines dont tous les ensembles sont exclus
counter-verdicts = Tranchés
    .meaning = nombres de reines sur lesquels la recherche a conclu
knight-placements = Visites
    .meaning = tests réussis : cases visitées
knight-removals = Retours
    .meaning = cases libérées
knight-depth = Profondeur
    .meaning = le plus grand nombre de cases visitées à la fois, départ compris
knight-nodes = Nœuds
    .meaning = appels de la procédure récursive, celui du départ compris
knight-fundamental = À symétrie près
    .meaning = classes de parcours selon les symétries qui laissent en place le départ
