contents = Sur cette page
back = Retour à l’échiquier
visit-back = Visite précédente
visit-forward = Visite suivante
visit = Visite { $number } : le cavalier est en { $square }.
there = a) en { $square }
elsewhere = b) ailleurs
blocked = En { $square }, le cavalier est bloqué, et il reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
} à visiter.
unreachable = Où qu’il aille ailleurs, plus aucune case libre ne mène à { $square }.
