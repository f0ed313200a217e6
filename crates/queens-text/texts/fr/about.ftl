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
used-kept = Les parties de cette page que vous avez utilisées fonctionnent aussi sans connexion.
keep-all = Tout rendre disponible hors connexion ({ $size })
keeping = Chargement, encore { $size }
all-kept = Toute cette page fonctionne sans connexion.
keep-failed = Certaines parties n’ont pas pu être chargées. Vérifiez la connexion et réessayez.
