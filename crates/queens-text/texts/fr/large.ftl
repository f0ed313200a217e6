name = Échiquier, { $n } sur { $n }
idle = Échiquier vide, n = { $n }. Lancez pour obtenir une solution.
searching = Recherche d’une solution pour n = { $n }
solved = {"*"}{ $n } reines* sans conflit : { $moves ->
    [one] { $moves } déplacement
    [many] { $moves } de déplacements
   *[other] { $moves } déplacements
} en { $time }{"\u00A0"}ms
given-up = Abandon à la limite : *aucune solution* après { $moves ->
    [many] { $moves } de déplacements
   *[other] { $moves } déplacements
}
stopped = Recherche arrêtée avant une solution
moved = Après *{ $moves ->
    [one] { $moves } déplacement
    [many] { $moves } de déplacements
   *[other] { $moves } déplacements
}* : les reines menacées se déplacent
watch = Regarder les déplacements
no-trace = Au-delà de n = 32, la page montre le résultat, ou les déplacements à mesure qu’ils se font : il n’y a ni étapes auxquelles revenir, ni arbre, ni pile.
no-steps = Au-delà de n = 32, seul le résultat est montré : il n’y a pas d’étapes.
no-given = On peut fixer des cases jusqu’à n = 32. Au-delà, la recherche place elle-même toutes les reines.
at = Reine en colonne { $column }, ligne { $row }
rows = La ligne de chaque colonne, comptée à partir de 0 (l’échiquier compte à partir de 1) :
hint = Pointez une reine, ou passez de l’une à l’autre avec les flèches.
tools = Image de l’échiquier
fit = Montrer tout l’échiquier
