label = Ce que votre programme a affiché
hint = { $problem ->
    [queens] Collez le texte tel quel : nombres, listes, paires, cases comme a1, échiquiers dessinés avec n’importe quels signes, tableaux de 0 et de 1. La page les compare à toutes les solutions pour cet échiquier et ses cases fixées.
    [domination] Collez le texte tel quel : échiquiers dessinés, cases comme a1, b5, c8, paires de nombres ou numéros de cases. Chaque ligne, liste ou échiquier est un ensemble. La page les vérifie d’après l’échiquier, la variante, k et les cases fixées. Elle les compare à tous les ensembles si la recherche se termine à temps.
   *[knight] Collez le texte tel quel : tableaux des numéros de visite, cases comme a1 b3 c1, paires de nombres ou numéros des cases dans l’ordre des visites. La page les vérifie d’après l’échiquier, la variante et le départ. Elle les compare à tous les parcours qui ont le même départ si la recherche se termine à temps.
} Au plus { $bytes ->
    [one] { $bytes } octet
    [many] { $bytes } d’octets
   *[other] { $bytes } octets
}.
ask = Vérifier
stop = Arrêter
reading = Lecture du texte…
waiting = Recherche de toutes les solutions…
stopped = Vous avez arrêté la vérification.
empty = Il n’y a rien à vérifier : collez ce que votre programme a affiché.
too-long = Le texte a { $bytes ->
    [one] { $bytes } octet
    [many] { $bytes } d’octets
   *[other] { $bytes } octets
} ; la limite est de { $most }. Vérifiez-en une partie, ou utilisez la commande queens check.
no-engine = Le moteur s’est arrêté. Rechargez-le et vérifiez à nouveau.
no-code = Le code de vérification n’a pas pu être chargé. Vérifiez la connexion et réessayez.
engine-refused = Le moteur a refusé la vérification : { $reason }
outcome = { $outcome ->
    [right] Juste.
    [wrong] Faux.
    [incomplete] { $is-known ->
        [yes] Incomplet.
       *[no] Peut-être incomplet.
    }
   *[unread] Tout n’a pas été lu.
}
one-per-class = *{ $right } des { $all } solutions* : une de chaque classe à symétrie près.
first = { $right ->
    [1] *La première des { $all } solutions*.
   *[other] *Les { $right } premières des { $all } solutions*, { $in-order ->
        [yes] dans
       *[no] mais pas dans
    } l’ordre de { $name }.
}
complete = { $all ->
    [0] *Il n’y a aucune solution*, et aucune n’est affichée.
    [1] *La seule solution*, une fois.
   *[other] *Les { $all } solutions*, chacune une fois, { $in-order ->
        [yes] dans
       *[no] mais pas dans
    } l’ordre de { $name }.
}
no-solution = *Il n’y a aucune solution*
no-board = *Le texte ne contient aucun échiquier*
found-of-all = *{ $right ->
    [0] Aucune solution juste
    [one] { $right } solution juste
   *[other] { $right } solutions justes
} sur { $all }*
found-some = *{ $right ->
    [one] { $right } solution juste
   *[other] { $right } solutions justes
}* (il en existe { $all })
found = *{ $right ->
    [0] Aucune solution juste
    [one] { $right } solution juste
   *[other] { $right } solutions justes
}*
verdict = { $found }{ $defects ->
    [none] {""}
   *[some] {"\u00A0"}; { $defects }
}.{ $is-known ->
    [yes] {""}
   *[no] {" "}Elles n’ont pas pu être comparées à toutes les solutions : il peut en manquer.
}{ $knows-size ->
    [yes] {""}
   *[no] {" "}On ne sait pas si moins de reines suffiraient.
}
defect-missing = { $count ->
    [one] { $count } manquante
   *[other] { $count } manquantes
}
defect-repeated = { $count ->
    [one] { $count } répétée
   *[other] { $count } répétées
}
defect-wrong = { $count ->
    [one] { $count } fausse
   *[other] { $count } fausses
}
defect-claims = { $count ->
    [one] { $count } affirmation fausse
   *[other] { $count } affirmations fausses
}
defect-unread = { $count ->
    [one] { $count } ligne non lue
   *[other] { $count } lignes non lues
}
starts = { $count ->
    [one] Départ
   *[other] Départs
} : { $squares }. La page n’en fixe aucun, tous sont admis.
other-size = Ce sont des solutions de l’échiquier { $n }×{ $n }.
check-with = Vérifier avec n = { $n }
empty-lists = Le texte contient { $lists ->
    [one] une liste vide
   *[other] { $lists } listes vides
} et aucun échiquier. Votre programme copie-t-il chaque liste avant de retirer des reines ?
form-drawing = Lu comme des échiquiers dessinés, avec { $sign ->
    [none] un blanc
   *[some] { $sign }
} pour une reine ; { first-line }.
form-lines = Lu comme le numéro de { $axis ->
    [files] la ligne de chaque colonne
   *[ranks] la colonne de chaque ligne
}, compté à partir de { $base }.
form-pairs = Lu comme des paires { $first ->
    [files] colonne et ligne
   *[ranks] ligne et colonne
}, comptées à partir de { $base }.
form-square-numbers = Lu comme des numéros de cases à partir de { $base }, { $axis ->
    [files] colonne par colonne
   *[ranks] ligne par ligne
}.
form-visit-numbers = Lu comme un tableau des numéros de visite à partir de { $base } ; { first-line }.
form-names = Lu comme des noms de cases.
form-fen = Lu comme une position FEN.
first-line = { $first ->
    [first-rank] la première ligne du texte est la ligne 1
    [last-rank] la dernière ligne du texte est la ligne 1
   *[first-file] chaque ligne du texte est une colonne
}
missing = Manquantes : { $count }
doubled = Répétées : { $count }
wrong = Fausses : { $count }
unread = Lignes non lues : { $count }
passed-over = { $count ->
    [one] { $count } ligne sans échiquier ni affirmation a été ignorée.
   *[other] { $count } lignes sans échiquier ni affirmation ont été ignorées.
}
line = Ligne { $line }{ $list ->
    [none] {""}
   *[some] , liste { $list }
} : { $reason }
again = même échiquier qu’à la ligne { $line }{ $list ->
    [none] {""}
   *[some] , liste { $list }
}
claim-none = le texte affirme qu’il n’y a pas de solution
claim-solutions = le texte annonce { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
claim-size = le texte annonce { $count ->
    [one] { $count } reine
   *[other] { $count } reines
}
claim-printed = { $claim } et en contient autant
claim-true = { $claim } ; c’est vrai
claim-corrected = { $claim } ; le nombre exact est { $expected }
claim-false = { $claim } ; c’est faux
claim-unknown = { $claim } ; la comparaison n’a pas été possible
reason-queens = { $found ->
    [one] { $found } reine
   *[other] { $found } reines
} au lieu de { $expected }
reason-number = { $number } n’est ni une ligne ni une colonne de cet échiquier
reason-square-number = { $number } n’est pas le numéro d’une case : elles sont numérotées de { $first } à { $last }
reason-visit-numbers = { $twice ->
    [none] {""}
   *[some] { $twice } figure deux fois,{" "}
}{ $missing } manque
reason-no-move = aucun coup de cavalier de l’étape { $number } à l’étape { $next } ({ $from } à { $to })
reason-beyond = { $square } n’est pas sur cet échiquier
reason-twice = { $square } apparaît deux fois
reason-uncovered = aucune reine ne couvre { $square }
reason-visits = cases visitées : { $found } sur { $expected }
reason-start = le parcours ne commence pas en { $square }
reason-jump = aucun coup de cavalier ne mène de { $from } à { $to }{ $place ->
    [none] {""}
   *[some] , case { $place } du parcours
}
reason-open = de la dernière case, { $square }, aucun coup ne ramène à la première
reason-attack = { $first } et { $second } se menacent { $line ->
    [row] sur une ligne
    [column] sur une colonne
   *[diagonal] en diagonale
}
reason-given = pas de reine sur la case fixée { $square }
reason-blocked = { $square } est bloquée
show-board = Montrer cet échiquier
unread-reason = « { $text } » n’a pas été lu ; attendu : { $expected }
expected-solution = un échiquier ou une liste d’une forme connue
expected-digits = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}
expected-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
expected-squares = une rangée de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
expected-rows = un échiquier de { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}, mais il y en a { $found ->
    [none] plus
   *[some] { $found }
}
expected-bracket = un crochet fermant
departure = À partir de la ligne { $line }, l’ordre n’est plus celui de { $name } : le texte a { $printed }, { $name } a { $expected }.
and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
