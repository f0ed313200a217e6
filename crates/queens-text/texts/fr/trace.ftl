step = Étape
line = Ligne
test = Test
result = Résultat
name = Tableau de suivi
from = De l’étape
to = À l’étape
save = Enregistrer en CSV
part = Le tableau montre { $most } étapes au plus, ici de { $from } à { $to }. « Partager », « Texte » en enregistre davantage dans un fichier.
not-run = Aucune recherche n’a encore tourné. Lancez la lecture : chaque étape devient une ligne.
counted = Cette recherche compte seulement. Elle n’a pas d’étapes, donc pas de tableau de suivi.
large = Au-delà de 32 colonnes, la recherche se fait sans étapes : il n’y a pas de tableau de suivi.
played = Vous placez vous-même les pièces. Choisissez Regarder pour voir les étapes d’une recherche.
rushing = Les étapes passent trop vite pour être lues. Mettez en pause pour voir le tableau.
no-variables = Cet algorithme ne montre pas de variables.
is-free = { $square } libre ?
placed = { $problem ->
    [knight] le cavalier y va
   *[queens] oui : reine posée
}
attacked = non : { $attacker }, { $line ->
    [row] même ligne
    [column] même colonne
   *[diagonal] diagonale
}
last-square = oui : la dernière case
is-critical = situation critique ?
untested = reine en { $square }, sans test
is-safe = aucune menace ?
clash = non : { $earlier } et { $later }, { $line ->
    [row] même ligne
    [column] même colonne
   *[diagonal] diagonale
}
is-covered = toutes les cases couvertes ?
uncovered = non : pas { $square }
is-useful = { $square } possible ?
pruned = non : les autres ne suffiraient pas
removed = { $problem ->
    [knight] { $square } libérée
   *[queens] { $square } retirée
}
candidate = combinaison suivante
moved = { $from } → { $to }
is-left = reste-t-il une case ?
dead-end = non : impasse
critical = oui : une case est isolée
score = { $problem ->
    [knight] déplacements triés
   *[queens] valeurs écrites
}
at-least = au moins { $queens }
at-most = au plus { $queens }
refuted = { $queens } ne suffisent pas
frame = { $closed ->
    [yes] cadre exclu
   *[no] cadre exploré
}
is-solution = { $problem ->
    [queens] toutes les reines posées ?
    [domination] toutes les cases couvertes ?
   *[knight] toutes les cases visitées ?
}
solution = oui : solution { $number }
image = image miroir : solution { $number }
restart = on recommence
end = fin
cap = arrêt à la limite
begin = départ
title = Tableau de suivi : { $name }, étapes { $from } à { $to }
task = Complétez les cases vides. Ne remplissez pas les cases marquées d’un tiret.
holes = Cases vides
one-in = 1 case sur { $distance }
columns = Des colonnes entières
columns-label = Colonnes à compléter
