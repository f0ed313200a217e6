hint = Indice
next-hint = Indice suivant
column = la colonne *{ $file }*
row = la ligne *{ $rank }*
look = Regardez { $line } : { $free ->
    [one] *une* seule case y est libre
   *[other] *{ $free }* cases y sont libres
}
all-others = Sur { $line }, toutes les autres cases sont menacées
refuted = *{ $square }* est impossible : { $forced ->
    [none] { $line } n’aurait plus de case libre
   *[some] une reine y force { $forced }, et { $line } n’a plus de case libre
}
elsewhere = Ailleurs, { $refuted }
then = , puis{" "}
infeasible = *{ $square }* est impossible : { $forced ->
    [none] { $why }
   *[some] cela force { $forced }, et ensuite { $why }
}
no-cover = aucune reine qui couvre *{ $square }* ne laisse de chance aux autres
no-move = chaque coup depuis *{ $square }* isole une case
look-cover = Regardez *{ $square }* : { $free ->
    [one] seule une reine sur *une* case peut la couvrir en laissant une chance aux autres
   *[other] seule une reine sur l’une des *{ $free }* cases peut la couvrir en laissant une chance aux autres
}
look-onward = Regardez *{ $square }* : { $exits ->
    [0] elle n’a *aucune* sortie
    [one] elle a *une* sortie, et aucun autre coup n’en a moins
   *[other] elle a *{ $exits }* sorties, et aucun autre coup n’en a moins
}
look-sole = Regardez *{ $square }* : le cavalier n’a pas d’autre coup
all-others-cover = Toute autre reine qui couvre *{ $square }* laisse trop à faire au reste
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
} : reprenez-la
since = Depuis la reine en *{ $square }*, il n’y a plus de solution : reprenez-la
since-move = Depuis le coup en *{ $square }*, il n’y a plus de parcours : revenez en arrière
given = Les reines données n’ont pas de solution
no-tour = Aucun parcours ne commence en *{ $square }*
no-solution = Cet échiquier n’a pas de solution
awaited = Je cherche un indice…
