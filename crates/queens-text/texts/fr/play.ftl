region = À vous de jouer
undo = Annuler
redo = Rétablir
clear = Tout retirer
attacked-squares = Cases menacées
covered-squares = Cases couvertes
empty = { $problem ->
    [knight] Choisissez la case de départ du cavalier
    [domination] { $wanted ->
        [none] Placez des reines qui couvrent toutes les cases
        [one] Placez une reine qui couvre toutes les cases
       *[other] Placez *{ $wanted } reines* qui, ensemble, couvrent toutes les cases
    }
   *[queens] Placez *{ $wanted ->
        [one] { $wanted } reine
       *[other] { $wanted } reines
    }* qui ne se menacent pas
}
clash = *{ $first }* et *{ $second }* se menacent { $line ->
    [row] sur une ligne
    [column] dans une colonne
   *[diagonal] en diagonale
}{ $others ->
    [0] {""}
    [one] , et une autre paire aussi
   *[other] , et { $others } autres paires aussi
}
apart = *Encore { $left }* ; { $placed ->
    [one] une reine est posée
   *[other] { $placed } reines sont posées, sans se menacer
}
open = { $open ->
    [0] Toutes les cases sont couvertes
    [one] Encore *une* case à couvrir
   *[other] Encore *{ $open }* cases à couvrir
}{ $left ->
    [none] {""}
    [0] , et il ne reste plus de reine
    [one] {"\u00A0"}; il reste { $left } reine
   *[other] {"\u00A0"}; il reste { $left } reines
}
too-many = { $open ->
    [0] Toutes les cases sont couvertes, mais par *{ $placed } reines* : { $wanted ->
        [one] une suffit
       *[other] { $wanted } suffisent
    }
   *[other] *{ $placed } reines* sont posées, et { $wanted ->
        [one] une doit suffire
       *[other] { $wanted } doivent suffire
    } ; { not-covered }
}
not-covered = { $open ->
    [one] { $open } case à couvrir
   *[other] { $open } cases à couvrir
}
knight = Cavalier en *{ $square }*, { $visited } des { $all } cases visitées ; { $moves ->
    [0] aucun coup possible
    [one] un coup possible
   *[other] { $moves } coups possibles
}
not-closed = Toutes les cases sont visitées, mais aucun coup ne ramène en *{ $start }*
solved = *Résolu* : { $problem ->
    [queens] { $pieces ->
        [one] une reine, et rien à menacer
       *[other] { $pieces } reines, et aucune n’en menace une autre
    }
    [domination] { $pieces ->
        [one] une reine couvre toutes les cases
       *[other] { $pieces } reines couvrent toutes les cases
    }
   *[knight] { $is-closed ->
        [yes] un parcours fermé des { $pieces } cases
       *[no] un parcours des { $pieces } cases
    }
}
covered = { $squares } cases couvertes par *{ $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}*{ $is-least ->
    [yes] , et moins de reines ne suffisent pas
   *[no] {""}
}
toured = { $is-closed ->
    [yes] Un parcours *fermé* en { $moves } coups : un coup ramène de *{ $last }* en *{ $first }*
   *[no] Un parcours *ouvert* en { $moves } coups : aucun ne ramène de *{ $last }* en *{ $first }*
}
left = Encore { $left } { $problem ->
    [knight] { $left ->
        [one] case
       *[other] cases
    }
   *[queens] { $left ->
        [one] reine
       *[other] reines
    }
}
uncovered = { $open } à couvrir
placed = { $problem ->
    [knight] Cavalier en { $square }
   *[queens] Reine en { $square }
}
taken-back = { $problem ->
    [knight] Retour du cavalier
   *[queens] Reine retirée de { $square }
}
moved = Reine déplacée de { $from } à { $to }
picked-up = Reine de { $square } soulevée ; choisissez sa nouvelle case
put-back = Reine reposée en { $square }
undone = Coup annulé
redone = Coup rétabli
cleared = Toutes les pièces sont retirées
attacked-by = Menacée par { $queens }
attacker = { $square } ({ $line ->
    [row] même ligne
    [column] même colonne
   *[diagonal] diagonale
})
role = { $role ->
    [watch] Vous regardez la recherche
    [play] Vous placez les pièces
   *[predict] Vous prédisez la suite
}
your-queens = Vos reines
your-way = Votre parcours
nothing = Rien n’est encore placé.
piece = { $problem ->
    [knight] Case { $number } de votre parcours.
   *[queens] Votre reine est ici.
}
tells = Montrer si l’on peut encore finir
untold = L’œil indique si l’on peut encore finir
to-be-told = Après chaque coup, la page indique ici si l’on peut encore finir
awaited = Peut-on encore finir ? Je cherche…
yes = On *peut* encore finir{ $ways ->
    [none] {""}
    [one] , d’*une* seule façon
   *[other] , de *{ $ways }* façons
}
finished = Il n’y a plus rien à faire
no = On *ne peut pas* finir : { $reason }
attack = *{ $first }* et *{ $second }* se menacent
blocked-column = aucune case de la colonne *{ $name }* n’est libre
blocked-row = aucune case de la ligne *{ $name }* n’est libre
more-queens = { $queens } reines sont posées, plus que { $most }
uncoverable = aucune reine encore permise ne couvre *{ $square }*
too-few = { $left ->
    [0] il ne reste plus de reine, et { not-covered }
    [one] { $open ->
        [one] une reine de plus ne peut pas couvrir la case qui reste
       *[other] une reine de plus couvre au plus { $reach } des { $open } cases qui restent
    }
   *[other] { $open ->
        [one] { $left } reines de plus ne peuvent pas couvrir la case qui reste
       *[other] { $left } reines de plus couvrent au plus { $reach } des { $open } cases qui restent
    }
}
stuck = aucun coup possible, et il reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
}
unreachable = aucun chemin ne mène plus en *{ $square }*
no-return = aucune case libre ne ramène au départ
dead-end = un seul coup mène en *{ $square }*, et un parcours fermé en demande deux
dead-ends = un seul coup mène en *{ $one }*, un seul en *{ $other }*, et un parcours ne finit que sur l’une des deux
trap = on ne peut plus aller en *{ $square }* que depuis *{ $from }*, et de *{ $square }* aucun coup ne mène plus loin
searched = tout a été essayé, { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} au total
legend-clash = se menacent
legend-open = non couverte
legend-meant = citée dans l’indice
legend-covers = la couvre
legend-impossible = impossible
legend-move = coup possible
legend-hinted = coup donné par un indice
too-long = La position est trop longue pour un lien : le lien ne la contient pas.
