none = Cet algorithme ne cherche pas cadre par cadre.
before = Lancez la recherche : chaque cadre qu’elle examine apparaît ici.
no-frame = { $excluded ->
    [none] Cette recherche n’a examiné aucun cadre.
   *[some] *{ $excluded ->
        [one] { $excluded } reine
       *[other] { $excluded } reines
    } :* moins de (n − 1) ÷ 2 reines laissent une case du pourtour non couverte (borne de Spencer) ; aucun cadre n’est à parcourir.
}
sums = *{ $k ->
    [one] { $k } reine
   *[other] { $k } reines
} :* { $begun ->
    [one] { $begun } cadre
   *[other] { $begun } cadres
} { $is-complete ->
    [yes] à symétrie près
   *[no] { $all ->
        [none] jusqu’ici
       *[some] sur { $all }
    }
} ; { $closed } { $closed ->
    [one] fermé d’emblée
   *[other] fermés d’emblée
}, { $searched } { $searched ->
    [one] parcouru
   *[other] parcourus
}{ $is-open ->
    [yes] , 1 inachevé
   *[no] {""}
}
choice = Reines
map = Carte des cadres
argument = Pourquoi c’est une preuve
axes = Une case par cadre : sa ligne donne les colonnes à gauche + à droite du cadre, sa colonne les lignes au-dessus + au-dessous.
key = Légende de la carte
hint = Cliquez sur un cadre pour le voir sur l’échiquier.
rule = { $rule ->
    [margins] Marges
    [gains] Gains
    [coverage] Couverture
    [prices] Prix
   *[no-candidate] Hors d’atteinte
}
finds = { $rule ->
    [margins] plus de colonnes ou de lignes extérieures sans reine que de reines restantes
    [gains] les reines restantes gagnent moins que ne demandent deux côtés du cadre
    [coverage] les reines restantes couvrent moins de cases qu’il n’en reste à couvrir
    [prices] les cases à couvrir coûtent plus de reines qu’il n’en reste
   *[no-candidate] aucune reine restante n’atteint une certaine case, colonne ou ligne extérieure
}
searched = Parcouru : plus il y a de positions, plus la couleur est forte
current = inachevé
positions = { $nodes ->
    [one] { $nodes } position
    [many] { $nodes } de positions
   *[other] { $nodes } positions
}
frame = { $low }–{ $high } : { $rule ->
    [none] parcouru, { positions }
    [margins] fermé, marges
    [gains] fermé, gains
    [coverage] fermé, couverture
    [prices] fermé, prix
   *[no-candidate] fermé, hors d’atteinte
}
lines = *Cadre { $corners }.* Tout ensemble qui a ce cadre laisse vides : { $empty }.{ $required }
closed = *Fermé par « { $rule } » :* { $why }
closed-by-another = *Fermé par « { $rule } », compté par « { $counted } » :* { $why }
closed-by-cases = *Fermé par « { $rule } », compté cas par cas :* { $why }
account = *{ $is-open ->
    [yes] Inachevé
   *[no] Parcouru
}, { positions } :* { $sets ->
    [none] aucune règle ne le ferme aussitôt
    [0] aucune branche n’a donné d’ensemble
    [one] { $sets } ensemble trouvé
   *[other] { $sets } ensembles trouvés
}.
to-step = Aller à son étape
by-frames = Démontrer par cadres
took = {" "}({ positions } : { $frames ->
    [one] { $frames } cadre
   *[other] { $frames } cadres
} à symétrie près, { $squares ->
    [one] { $squares } case essayée
   *[other] { $squares } cases essayées
})
values-title = Plus petits nombres de reines, γ(n)
values-queens = γ(n)
values-time = durée ici
values-source = { $basis ->
    [listed] Dans l’OEIS, A075458
    [met] Une borne inférieure publiée, et un ensemble de cette taille trouvé ici
   *[proven] Nous ne connaissons pas de démonstration antérieure ; sans relecture par des pairs
}
values-prove = Démontrer ici
values-prove-board = Démontrer ici : n = { $n }
values-note = La recherche tourne dans cette page ; les durées sont estimées.
