need = { $square ->
    [none] { $column ->
        [none] { $begins ->
            [yes] La
           *[no] la
        } ligne *{ $row }* doit porter une reine
       *[some] { $begins ->
            [yes] La
           *[no] la
        } colonne *{ $column }* doit porter une reine
    }
   *[some] { $begins ->
        [yes] Il
       *[no] il
    } faut couvrir *{ $square }*
}
target = { $square ->
    [none] { $column ->
        [none] la ligne *{ $row }*
       *[some] la colonne *{ $column }*
    }
   *[some] *{ $square }*
}
lines = { $columns ->
    [0] { "" }
    [one] colonne { $column-names }
   *[other] colonnes { $column-names }
}{ $columns ->
    [0] { "" }
   *[other] { $rows ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $rows ->
    [0] { "" }
    [one] ligne { $row-names }
   *[other] lignes { $row-names }
}
boundary = Moins de (n − 1) ÷ 2 reines laissent une case du cadre non couverte : il en faut au moins { $queens } (borne de Spencer).
opened = Cadre *{ $low }–{ $high }* : aucune règle ne le ferme avec { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}, on le parcourt donc.
closed = Cadre *{ $low }–{ $high }* : aucun ensemble n’a ce cadre.
required = Au moins une reine sur chacune : { $lines }.
next = Ensuite : { $need }. Sur { $candidates ->
    [one] { $candidates } candidate
   *[other] { $candidates } candidates
}, { $tried } à essayer{ $images ->
    [0] { "" }
   *[other] { "\u00A0" }; { $images } de plus par symétrie
}{ $others ->
    [0] { "" }
    [one] { "\u00A0" }; { $others } exclue par les règles
   *[other] { "\u00A0" }; { $others } exclues par les règles
}{ $dropped ->
    [0] { "" }
    [one] { "\u00A0" }; { $dropped } laisserait trop aux autres
   *[other] { "\u00A0" }; { $dropped } laisseraient trop aux autres
}.
question = Une reine en *{ $square }* ?
known = Avec *{ $square }*, les reines sont l’image d’un ensemble déjà noté, et ont été comptées avec lui.
serves-any = Tout est déjà couvert : toute candidate convient pour les reines restantes, par exemple *{ $square }*.
serves = { $need }, et rien d’autre n’a moins de candidates. Reste à poser ensuite : { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}.
completes = La dernière reine : avec *{ $square }*, toutes les cases sont couvertes.
withdrawn = Tout a été essayé avec une reine en *{ $square }*.
next-candidate = { $need } : candidate suivante.
exhausted = { $need ->
    [none] Toutes les candidates sont exclues.
   *[some] { $need }, et toutes les candidates sont exclues.
}
need-all = { $columns ->
    [yes] { $rows ->
        [yes] Les colonnes extérieures réclament toutes les reines, et les lignes aussi : chacune est sur une de ces colonnes et sur une de ces lignes.
       *[no] Les colonnes extérieures réclament toutes les reines : chacune est sur l’une d’elles.
    }
   *[no] Les lignes extérieures réclament toutes les reines : chacune est sur l’une d’elles.
}
bound-lines = Hors du cadre, { $columns ->
    [yes] { $lines ->
        [one] { $lines } colonne attend
       *[other] { $lines } colonnes attendent
    }
   *[no] { $lines ->
        [one] { $lines } ligne attend
       *[other] { $lines } lignes attendent
    }
} encore une reine ; à poser : { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}.
squares = { $side ->
    [ring] du bord du cadre
    [files] des colonnes du cadre, { $last ->
        [none] ligne { $first }
       *[some] lignes { $first } à { $last }
    }
   *[ranks] des lignes du cadre, { $last ->
        [none] colonne { $first }
       *[some] colonnes { $first } à { $last }
    }
}
place = (cases { $dark ->
    [none] { "" }
    [yes] noires{ " " }
   *[no] blanches{ " " }
}{ squares })
weights = Les cases { $dark ->
    [none] { "" }
    [yes] noires{ " " }
   *[no] blanches{ " " }
}non couvertes { squares }{ $side ->
    [ring] { "" }
   *[files] { " " }(aucune diagonale n’en relie deux)
} et { $side ->
    [ring] les colonnes et les lignes
    [files] les lignes
   *[ranks] les colonnes
} extérieures sans reine pèsent { $open } (une case 1, { $side ->
    [ring] une colonne ou une ligne
    [files] une ligne
   *[ranks] une colonne
} { $dark ->
    [none] 2
    [yes] autant qu’elle a de cases noires sur des lignes ou colonnes du cadre
   *[no] autant qu’elle a de cases blanches sur des lignes ou colonnes du cadre
}).
bound-weight = Une candidate en prend au plus { $most }, donc au plus { $together } avec { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
} : { $open } > { $together }.
needed = { $need }.
bound-serving = Une reine qui s’en charge en prend au plus { $gain }{ $others ->
    [0] { "\u00A0" }: { $gain } < { $open }
    [1] , l’autre au plus { $rest } : { $gain } + { $rest } < { $open }
   *[other] , les { $others } autres au plus { $rest } : { $gain } + { $rest } < { $open }
}.
bound-coverage = Il reste { $open ->
    [one] { $open } case
   *[other] { $open } cases
} à couvrir ; une candidate en couvre au plus { $most }, donc au plus { $together } avec { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}.
bound-need = { $need }, et il ne reste aucune candidate pour cela.
bound-cases = { $need }, et { $candidates ->
    [one] la seule candidate laisse trop aux autres
   *[other] chacune des { $candidates } candidates laisse trop aux autres
}.
bound-rule = Une règle de la recherche le ferme.
case = { $squares } : { $reason }
separator = { "\u00A0; " }
cases = { $cases }.{ $weighed ->
    [yes] { " " }Une case à couvrir compte pour 1 ; une ligne ou une colonne extérieure sans reine, pour autant de cases qu’elle en a sur celles du cadre.
   *[no] { "" }
}
short-lines = { $columns ->
    [yes] { $lines ->
        [one] { $lines } colonne
       *[other] { $lines } colonnes
    }
   *[no] { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
} hors du cadre > { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}
short-weight = { $open } > { $queens } × { $most } { $place }
short-coverage = { $open } > { $queens } × { $most } cases à couvrir
short-serving = pour { $target }, { $gain }{ $others ->
    [0] { "" }
    [1] { " " }+ { $most }
   *[other] { " " }+ { $others } × { $most }
} < { $open } { $place }
short-need = plus aucune pour { $target }
short-cases = pour { $target }, une à une ({ $cases })
short-rule = par une règle de la recherche
