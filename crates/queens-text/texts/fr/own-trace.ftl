label = La trace qu’affiche votre programme
squares = Cases
names = noms : a1
row-column = ligne, colonne à partir de { $base }
column-row = colonne, ligne à partir de { $base }
ask = Comparer
hint = Une action par ligne : essaie a1, place a1, rejette a1, retire a1. Les essais et les rejets peuvent manquer. { $most } octets au plus.
prints = Lignes à ajouter à votre programme
at-start = une fois, au début
before-test = avant le test d’une case
after-placing = après avoir posé une reine
after-removing = après avoir retiré une reine
row = ligne
column = colonne
empty = Le champ est vide : collez la trace qu’affiche votre programme.
too-long = La trace a { $bytes } octets ; { $most } au plus sont comparés. Choisissez un échiquier plus petit.
unsupported = { $name } ne pose pas les pièces une par une dans un ordre fixe. Choisissez un autre algorithme, comme le retour arrière récursif.
impossible = Cette recherche est impossible : { $why }
same = { $lines ->
    [one] La seule action est celle de { $name }, et la recherche n’en a pas d’autre.
   *[other] Les { $lines } actions sont celles de { $name }, et la recherche n’en a pas d’autre.
}
incomplete = La trace est incomplète. { $lines ->
    [one] Sa seule action est celle
   *[other] Ses { $lines } actions sont celles
} de { $name }, qui ensuite { $action ->
    [try] essaie
    [place] place
    [reject] rejette
   *[remove] retire
} { $square }.
no-actions = Le texte n’a aucune ligne comme place a1.
unread = { $lines ->
    [one] { $lines } ligne a une action illisible
   *[other] { $lines } lignes ont des actions illisibles
}. Toutes les autres concordent jusqu’ici.
printed = La ligne { $line } de votre trace { $action ->
    [try] essaie
    [place] place
    [reject] rejette
   *[remove] retire
} { $square }.
rejects = { $name } rejette ici { $square } : { $attacker } la menace { $line ->
    [row] sur la même ligne
    [column] sur la même colonne
   *[diagonal] en diagonale
}.
goes-on = { $name } { $action ->
    [try] essaie
    [place] place
    [reject] rejette
   *[remove] retire
} ici { $square }.
ended = { $name } est terminé ici.
unread-line = Ligne { $line }, « { $text } » : { $why }
no-square = il faut exactement une case après l’action.
off-board = la case n’est pas sur l’échiquier.
no-numbering = choisissez la numérotation, ou affichez une ligne comme ligne colonne à partir de 0.
unread-title = { $lines ->
    [one] { $lines } ligne non lue
   *[other] { $lines } lignes non lues
}
check-output = { $lines ->
    [one] Vérifier l’autre ligne comme résultat
   *[other] Vérifier les { $lines } autres lignes comme résultats
}
table = Les deux traces
line = Ligne
yours = Votre trace
your-board = Votre échiquier
its-board = La recherche à l’étape { $step }
action = { $action ->
    [try] essaie
    [place] place
    [reject] rejette
   *[remove] retire
} { $square }
go = Aller à cette étape
