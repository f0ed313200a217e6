go-to = Aller à
solution = Recherche de la *solution* { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
dead-end = Recherche de l’*impasse* { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
critical = Recherche de la *situation critique* { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
rejection = Recherche du *refus* { $direction ->
    [forwards] suivant
   *[backwards] précédent
}
bound = Recherche de la *borne* { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
square = Recherche de l’événement { $direction ->
    [forwards] suivant
   *[backwards] précédent
} en *{ $square }*
depth = Recherche de la première étape avec *{ pieces }*
tests = Recherche de l’étape après *{ $tests } tests*
pieces = { $problem ->
    [knight] { $count ->
        [one] { $count } case visitée
       *[other] { $count } cases visitées
    }
   *[queens] { $count ->
        [one] { $count } reine
       *[other] { $count } reines
    }
}
reaching = En route vers l’*étape { $step }* : { $percent } %
