of = Ce qui est dessiné
of-name = { $of ->
    [board] Échiquier
    [tree] Arbre entier
    [icicle] Stalactites
   *[path] Chemin
}
format = Format
format-name = { $format ->
    [png] PNG
    [svg] SVG
   *[tex] TikZ
}
size = Grand côté, en pixels
theme = Couleurs
theme-name = { $theme ->
    [light] Claires
    [dark] Sombres
   *[none] Celles de la page
}
caption = Avec la phrase qui l’explique
counters = Avec les compteurs
coordinates = Avec les noms des colonnes et des lignes
preview = L’image
under-way = Dessin en cours…
save = Enregistrer ({ $size })
copy = Copier
print = Imprimer
print-use = Pour un PDF de l’échiquier, du code et des compteurs, imprimez la page et choisissez « Enregistrer au format PDF ».
from = De l’étape
to = À l’étape
whole = Toute la recherche
next-solution = Jusqu’à la solution suivante
every = Une image pour
every-name = { $every ->
    [event] chaque événement
    [placement] chaque placement
   *[solution] chaque solution
}
rate = Images par seconde
repeats = Recommencer après la dernière image
estimating = Estimation en cours…
estimated = { frames }, { $time }, environ { $size } : mesuré sur quelques-unes.
frames = { $frames ->
    [one] { $frames } image
    [many] { $frames } d’images
   *[other] { $frames } images
}
make = Créer l’animation
making = { $done } sur { frames }, { $size }
stop = Annuler
made = L’animation
byte = o
no-search = Il faut une recherche montrée pas à pas : choisissez Regarder, et un objectif autre qu’un comptage.
bad-step = { $value ->
    [none] Un champ d’étape est vide
   *[some] « { $value } » n’est pas une étape
} : tapez un nombre entier, comme 0 ou 100.
bad-size = { $value ->
    [none] Un champ de taille est vide
   *[some] « { $value } » n’est pas une taille
} : tapez un nombre entier de pixels, de { $lowest } à { $highest }.
bad-rate = { $value ->
    [none] Le champ des images par seconde est vide
   *[some] « { $value } » n’est pas un nombre d’images par seconde
} : tapez un nombre entier, de { $lowest } à { $highest }.
no-path = Le chemin de cet algorithme est une liste : dessinez l’échiquier ou l’arbre entier.
no-tree = Cet algorithme ne parcourt pas d’arbre : dessinez l’échiquier.
no-engine = L’arbre ne peut pas être lu, car le moteur s’est arrêté : fermez cette fenêtre et rechargez le moteur.
too-many-events = Cela fait { $events ->
    [one] { $events } événement
    [many] { $events } d’événements
   *[other] { $events } événements
}, et un fichier en a au plus { $most } : choisissez moins d’étapes, ou écrivez-les avec « queens trace ».
begins-past-the-end = L’étape { $from } est au-delà de la fin : la recherche s’arrête à l’étape { $last }. Commencez là ou avant.
ends-past-the-end = L’étape { $to } est au-delà de la fin : la recherche s’arrête à l’étape { $last }. Finissez là ou avant.
backwards = L’extrait commence à l’étape { $from } et finit à l’étape { $to } : terminez-le à une étape ultérieure.
no-solution = Il n’y a pas de solution de l’étape { $from } à l’étape { $to } : choisissez un autre extrait, ou une image pour chaque événement ou placement.
too-many-frames = Une animation a au plus { $most } images : choisissez un extrait plus court, ou une image pour chaque placement ou solution.
too-large = Le fichier dépasserait { $size } : choisissez une taille plus petite ou moins d’images.
unsupported = L’algorithme ne convient pas à cette recherche : changez les réglages.
not-loaded = Le module de dessin n’a pas pu être chargé : vérifiez la connexion, puis changez une option ou rouvrez cet onglet.
failed = Le dessin a échoué ({ $error }) : essayez une taille plus petite ou rechargez la page.
