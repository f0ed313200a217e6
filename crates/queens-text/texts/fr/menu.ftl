solution = Solution { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
dead-end = Impasse { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
critical = Situation critique { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
rejection = Refus { $direction ->
    [forwards] suivant
   *[backwards] précédent
}
bound = Borne { $direction ->
    [forwards] suivante
   *[backwards] précédente
}
on-square = Événement { $direction ->
    [forwards] suivant
   *[backwards] précédent
} en { $place }
square = Case
not-there = « { $text } » n’est pas sur cet échiquier
pieces = { $problem ->
    [knight] Cases visitées, première fois
   *[queens] Reines, première fois
}
step = Étape
go = Y aller
no-number = « { $text } » n’est pas un nombre

time-left = encore environ { $time }
