why = ligne { $line }{ $excerpt ->
    [none] {""}
   *[some] , { $excerpt }
} : { $wrong } ; rien n’a été ajouté
empty = elle manque ; un registre commence par le plan d’un comptage
cut-off = elle est tronquée ; un registre commence par le plan d’un comptage
no-plan = ce n’est pas le plan d’un comptage
no-shard = ce n’est pas un lot terminé
engine = engine « { $found } » n’est pas « { $expected } », le moteur de cette page
range = { $name }={ $found } n’est pas compris entre 1 et { $most }
fixed = fixed « { $found } » n’est pas une liste de reines de l’échiquier { $size }, colonne par colonne, dont aucune n’en menace une autre
shards = ce comptage a { $expected ->
    [one] { $expected } lot
   *[other] { $expected } lots
}, et non { $found }
checksum = la somme de contrôle { $found } ne correspond pas à la ligne ; un comptage sans cette ligne recompte son lot
foreign = { $field } « { $found } » est d’un autre comptage ; celui-ci a « { $expected } »
kind = { $sets ->
    [yes] il s’agit d’un comptage d’ensembles dominants, et ici de n reines
   *[no] il s’agit d’un comptage de n reines, et ici d’ensembles dominants
}
log = les lots de domination ont un journal, les autres n’en ont pas
no-such-shard = il n’y a pas de lot { $found } ; le dernier est le { $last }
contradiction = le lot { $shard } a ici { $found } et avait auparavant { $expected }
solutions = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
sets = { $sets } { $whole ->
    [one] ensemble
   *[other] ensembles
} en { $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
} avec le journal { $log }
place = {" "}({ $file }, ligne { $line })
