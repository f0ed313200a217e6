title = Réglages
size = Taille n
files = Colonnes n
ranks = Lignes m
variant = Variante
variants = { $variant ->
    [dominating] Libre
    [independent] Indépendante
    [total] Totale
    [open] Ouvert
   *[closed] Fermé
}
queens = Reines k
queens-least = le moins possible
start = Case de départ
start-implied = { $square }, ou choisissez
numbering = Numéroter les cases
step = { $side ->
    [files] { $is-up ->
        [yes] Une colonne de plus
       *[no] Une colonne de moins
    }
    [ranks] { $is-up ->
        [yes] Une ligne de plus
       *[no] Une ligne de moins
    }
   *[none] { $is-up ->
        [yes] Échiquier plus grand
       *[no] Échiquier plus petit
    }
}
range = { $lowest } à { $highest }
out-of-range = { $value ->
    [none] Tapez un nombre entier de 1 à { $highest }
   *[some] { $is-whole ->
        [yes] { $value } n’est pas compris entre 1 et { $highest }
       *[no] { $value } n’est pas un nombre entier de 1 à { $highest }
    }
}
algorithm = Algorithme
goal = Objectif
goals = { $goal ->
    [first] Première
    [all] Toutes
   *[count] Compter
}
symmetry = Symétrie
symmetries = { $symmetry ->
    [all] Toutes
   *[fundamental] À symétrie près
}
given = Cases fixées
blocking = Bloquer des cases
free-blocked = { $squares ->
    [one] Libérer la case bloquée
   *[other] Libérer les { $squares } cases bloquées
}
given-example = p. ex. d6
free = Libérer { $square }
run = Lancer
origin = Origine :{" "}
cost = Ce qu’il coûte
run-again = Relancer
fold = Tous les réglages et tous les outils
clear = Tout retirer
stop = Arrêter
reset = Réinitialiser
undo = Annuler
number-of-queens = { $queens ->
    [one] 1 reine
   *[other] { $queens } reines
}
blocked = { $squares ->
    [one] 1 bloquée
   *[other] { $squares } bloquées
}
board = échiquier { $files } × { $ranks }
wanted = { $goal ->
    [first] première solution
    [all] toutes les solutions
   *[count] comptage
}
