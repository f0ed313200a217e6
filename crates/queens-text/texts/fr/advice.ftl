hint = Indice
next-hint = Indice suivant
column = la colonne *{ $file }*
row = la ligne *{ $rank }*
look = Regardez { $line } : { $free ->
    [one] *une* seule case y est libre
   *[other] *{ $free }* cases y sont libres
}
all-others = Sur { $line }, aucune autre case n’est libre
refuted = *{ $square }* est impossible : { $forced ->
    [none] { $line } n’aurait plus de case libre
   *[some] une reine y impose { $forced }, et { $line } n’a plus de case libre
}
elsewhere = Ailleurs, { $refuted }
then = , puis{" "}
infeasible = *{ $square }* est impossible : { $forced ->
    [none] { $why }
   *[some] cela impose { $forced }, et alors { $why }
}
no-cover = quelle que soit la reine qui couvre *{ $square }*, les autres ne suffisent plus
no-move = chaque coup depuis *{ $square }* isole une case
look-cover = Regardez *{ $square }* : { $free ->
    [one] *une* seule case permet à une reine de la couvrir sans empêcher les autres de couvrir le reste
   *[other] *{ $free }* cases seulement permettent à une reine de la couvrir sans empêcher les autres de couvrir le reste
}
look-onward = Regardez *{ $square }* : { $exits ->
    [0] elle n’a *aucune* sortie
    [one] elle a *une* sortie, et aucun autre coup n’en a moins
   *[other] elle a *{ $exits }* sorties, et aucun autre coup n’en a moins
}
look-sole = Regardez *{ $square }* : le cavalier n’a pas d’autre coup
all-others-cover = Avec toute autre reine qui couvre *{ $square }*, il reste trop de cases à couvrir pour les suivantes
one-move = Il ne reste pas d’autre coup
nothing-else = Chaque case qui reste peut encore convenir
searched = *{ $square }* est impossible : tout a été essayé à partir de là, { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} au total
nothing = Sur { $line }, chaque case libre peut encore convenir
only = *{ $square }* est la seule case libre sur { $line }
right = *{ $square }* convient : { $problem ->
    [queens] une solution y a une reine
    [domination] avec une reine là, on peut finir
   *[knight] un parcours passe par là
}
attacks = La reine en *{ $square }* menace *{ $other }* { $line ->
    [row] sur une ligne
    [column] dans une colonne
   *[diagonal] en diagonale
} : retirez-la
since = Depuis la reine en *{ $square }*, il n’y a plus de solution : retirez-la
since-move = Depuis le coup en *{ $square }*, il n’y a plus de parcours : revenez en arrière
given = Les reines données n’ont pas de solution
no-tour = Aucun parcours ne commence en *{ $square }*
no-solution = Cet échiquier n’a pas de solution
awaited = Je cherche un indice…
