minority = Un tel parcours n’existe pas : chaque coup change la couleur de la case, et celle du départ n’a que { $own } cases contre { $other }.
odd = Il n’y a pas de parcours fermé : chaque coup change la couleur de la case, et le nombre de cases, { $area }, est impair.
four-lines = { $inner ->
    [yes] Un tel parcours n’existe pas. Sur quatre colonnes (ou lignes), tout coup parti des deux extérieures mène aux deux intérieures, qui ont autant de cases. Un parcours qui commence à l’intérieur alterne donc entre cases intérieures et extérieures. Il alterne aussi entre les couleurs : toutes les cases extérieures auraient la même couleur.
   *[no] Il n’y a pas de parcours fermé sur un échiquier à quatre colonnes ou lignes. Tout coup parti des deux extérieures mène aux deux intérieures, qui ont autant de cases. Un parcours fermé alternerait donc entre cases intérieures et extérieures. Il alterne aussi entre les couleurs : toutes les cases extérieures auraient la même couleur.
}
searched = Un tel parcours n’existe pas : tous les chemins depuis cette case ont été essayés, soit { $nodes ->
    [one] { $nodes } nœud
    [many] { $nodes } de nœuds
   *[other] { $nodes } nœuds
} de l’arbre.
start = Départ : le cavalier est en *{ $square }*
place = Cavalier de *{ $from }* en *{ $to }*{ $moves ->
    [none] { "" }
   *[some] , valuation { $moves }
}
sorted = { $moves ->
    [0] Aucun coup à trier depuis *{ $square }*
    [one] Un seul coup depuis *{ $square }* : rien à trier
   *[other] { $moves } coups depuis *{ $square }*, triés par valuation croissante
}
emptied = Situation critique : seule cette case mène encore à *{ $square }*, et il en reste d’autres
no-way-home = Situation critique : plus aucune case ne ramène à *{ $start }*
no-move = Impasse : aucun coup depuis *{ $square }*
freed = *{ $square }* libérée, le cavalier revient en *{ $to }*
only-square = Il ne reste que *{ $square }* : le cavalier y va
detached = *{ $square }* retirée, pour chercher un autre parcours
none = *Aucun parcours* depuis cette case
none-minority = *Aucun parcours* : l’échiquier a une case de plus de l’autre couleur
none-odd = *Aucun parcours fermé* : le nombre de cases est impair
none-four-lines = { $inner ->
    [yes] *Aucun parcours* : avec quatre lignes (ou colonnes), un parcours part d’une ligne (ou colonne) du bord
   *[no] *Aucun parcours fermé* sur quatre colonnes ou lignes
}
none-searched = *Aucun parcours* : tous les chemins ont été essayés
found = { $closed ->
    [yes] { $tours ->
        [1] *Un parcours fermé* : { $squares } cases
        [many] *{ $tours } de parcours fermés* de { $squares } cases
       *[other] *{ $tours } parcours fermés* de { $squares } cases
    }
   *[no] { $tours ->
        [1] *Un parcours* : { $squares } cases
        [many] *{ $tours } de parcours* de { $squares } cases
       *[other] *{ $tours } parcours* de { $squares } cases
    }
}
toured = *Parcours { $number }* : chaque case une fois{ $closed ->
    [yes] , et il se referme
   *[no] { "" }
}
directions = { "\u00A0" }; les deux sens d’un parcours sont comptés séparément
