empty = Avant la recherche, il n’y a pas d’arbre : lancez-la, et il se dessine ici.
size-all = { nodes }{ $rejected ->
    [0] {""}
    [one] , { $rejected } refusée
   *[other] , { $rejected } refusées
}
nodes = { $nodes ->
    [one] { $nodes } nœud
    [many] { $nodes } de nœuds
   *[other] { $nodes } nœuds
}
size-so-far = { nodes } jusqu’ici
size-first = les { $nodes } premiers nœuds
size-part = { nodes }, des étapes { $from } à { $to } ; les sous-arbres précédents sont repliés
outside = L’étape actuelle est hors de cette partie.
reading = Lecture de la partie autour de l’étape actuelle : { $percent }{"\u00A0"}%
start = Départ
item = { $square } : { $text }
standing-rejected = refusée
standing-solution = une solution
standing-dead-end = impasse
standing-node = { $solutions ->
    [0] { $is-closed ->
        [yes] aucune solution dessous
       *[no] aucune solution dessous jusqu’ici
    }
    [one] { $solutions } solution dessous
   *[other] { $solutions } solutions dessous
}, { nodes } dessous{ $is-folded ->
    [yes] , replié
   *[no] {""}
}
one-of-similar = { $count ->
    [none] , forme pas encore connue
    [1] , seul sous-arbre de cette forme
   *[other] , l’un des { $count } sous-arbres de cette forme
}
picture = Arbre de recherche
tools = Image de l’arbre
larger = Agrandir
smaller = Réduire
left = Vers la gauche
right = Vers la droite
up = Vers le haut
down = Vers le bas
fit = Ajuster à l’arbre entier
full-screen = Plein écran
mark-similar = Marquer les sous-arbres de même forme
similar = { $count ->
    [none] Ce sous-arbre n’est pas connu jusqu’au bout ; sa forme ne peut pas encore être comparée.
    [1] Aucun autre sous-arbre n’a cette forme.
   *[other] { $count } sous-arbres de cette forme sont marqués.
}
unfold = Tout déplier
fold = Replier les échecs
key-title = Signes de l’arbre
key-choice = choix
key-leading = mène à des solutions
key-solution = solution
key-failure = impasse
key-rejected = refusée
key-failed = sous-arbre sans solution
key-solved = sous-arbre avec solutions
key-undecided = sous-arbre inachevé
key-unexplored = inexploré
key-validity = vert : valide ; rouge : invalide, comme dans la fiche
