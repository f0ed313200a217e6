title = Deux algorithmes, un échiquier
side = Échiquier { $letter }
algorithm = Algorithme de l’échiquier { $letter }
pace = Horloge
paces = { $pace ->
    [events] Étapes
   *[tests] Tests
}
counter = Compteur
fewer = La plus petite valeur en gras
at-step = À l’étape { $step }
at-tests = { $tests ->
    [one] À { $tests } test
   *[other] À { $tests } tests
}
whole-run = En tout
so-far = Jusqu’ici
steps = Étapes
millions = { $number }{"\u00A0"}M
first-solutions = {"*"}A* trouve sa première solution à l’étape { $first }, *B* à l’étape { $second }.
other-goal = {"*"}B* n’a pas l’objectif de A ; il tourne avec l’objectif { $goal }.
survey-title = Autres comparaisons
survey-what = Comparer
survey-presets = { $preset ->
    [pair] A et B
    [every] Tous les algorithmes, cet échiquier
    [sheet001] Fiche 001 : quatre programmes
   *[brute-force] Force brute contre retour arrière
}
survey-about = { $preset ->
    [pair] { $problem ->
        [queens] Les deux algorithmes parcourent chaque échiquier vide à partir de n = 4.
        [domination] Les deux cherchent un ensemble de taille minimale, de la variante choisie, sur chaque échiquier vide à partir de n = 3, quel que soit k.
       *[knight] Les deux cherchent un parcours de la variante choisie depuis a1, sur chaque échiquier carré à partir de n = 3. Une recherche qui atteint sa limite est abandonnée et signalée dans le tableau.
    }
    [every] Tous les algorithmes de ce problème sur l’échiquier du formulaire, avec ses cases fixées et son objectif. Un algorithme qui n’a pas cet objectif en prend un autre. Un nom ouvre la recherche. Si un algorithme refuse, sa ligne donne la raison.
    [brute-force] Toutes les recherches vont jusqu’à la première solution. Trois examinent des combinaisons entières : tous les ensembles de n cases, une ligne par colonne et toutes les permutations. Le retour arrière abandonne un début dès que deux reines se menacent. Pour la force brute, le nombre de tests est le rang de la première solution parmi les combinaisons.
   *[sheet001] Toutes les solutions par chaque programme de la fiche 001 : le même arbre, avec quatre façons de représenter et de tester l’échiquier.
}
survey-largest = Jusqu’à n =
survey-lettered = { $letter } : { $algorithm }
survey-begin = Tout lancer
survey-stop = Arrêter
survey-progress = { $all ->
    [one] { $done } recherche sur { $all }
   *[other] { $done } recherches sur { $all }
}
survey-quantity = Graphique
survey-milliseconds = Millisecondes (médiane)
survey-chart = { $quantity } pour n = { $first } à { $last }, sur une échelle logarithmique. Le tableau donne les nombres.
survey-table = Nombres du graphique
survey-save = Télécharger le CSV
survey-program = Programme
survey-solutions = { $problem ->
    [queens] Solutions
    [domination] Ensembles trouvés
   *[knight] Parcours trouvés
}
survey-queens = Reines par ensemble
survey-given-up = Abandonné. { $label } : { $number }.
survey-own-work = Travail propre
survey-time = Temps médian
survey-timing = Une recherche courte est exécutée cinq fois ; le tableau donne le temps médian. Après { $seconds }{"\u00A0"}secondes de travail, une recherche est abandonnée.
survey-space = Combinaisons
