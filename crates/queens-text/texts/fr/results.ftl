nothing = Lancez une recherche : les échiquiers trouvés apparaîtront ici.
count-alone = Un comptage ne garde aucun échiquier. Choisissez un autre algorithme et l’objectif « Toutes » pour les voir.
count = Un comptage ne garde aucun échiquier. Choisissez l’objectif « Toutes » pour les voir.
too-wide = Sur un échiquier aussi large, les solutions ne sont pas listées ; celle qui a été trouvée est sur l’échiquier.
more = D’autres solutions peuvent venir tant que la recherche continue.
limit = Seuls les { $limit } premiers échiquiers sont gardés ; le total les compte tous.
orbits = { $orbits } : { $sum }
orbits-first = { $count ->
    [one] { $count } classe de { $size } échiquiers
   *[other] { $count } classes de { $size } échiquiers
}
orbits-next = { $count } de { $size }
orbits-and = { $first } et { $last }
no-symmetry = Aucune symétrie ne conserve les cases fixées et bloquées : chaque échiquier est une classe à lui seul.
chain = Preuve du nombre minimal
refuted-nodes = k = { $queens } : réfuté, { $nodes ->
    [one] { $nodes } nœud
    [many] { $nodes } de nœuds
   *[other] { $nodes } nœuds
}
refuted-tests = k = { $queens } : réfuté, { $tests ->
    [one] { $tests } test
    [many] { $tests } de tests
   *[other] { $tests } tests
}
found = k = { $queens } : trouvé
gallery = Solutions
orbit = { $orbit ->
    [1] image unique
   *[other] { $orbit } images
}
board = Solution { $number }, { orbit } : { $squares }
class-board = Classe { $number }, { orbit } : { $squares }
open-class = { orbit } : montrer les échiquiers de la classe { $number }
class = Classe { $number } : { $size ->
    [one] { $size } échiquier
   *[other] { $size } échiquiers
}
class-so-far = Classe { $number } : { $found ->
    [one] { $found } échiquier
   *[other] { $found } échiquiers
} sur { $size } jusqu’ici
all-classes = Toutes les classes
tools = Outils
tool = { $tool ->
    [export] Exporter
    [check] Vérifier mes résultats
    [trace] Comparer ma trace
   *[definitions] Définitions
}
export-form = Forme
form-own = Comme le programme
form-numbered = Sol #, depuis 0 (fiche 000)
form-digits-from-0 = Chiffres depuis 0 (fiche 001)
form-digits-from-1 = Chiffres depuis 1 (fiche 001)
form-letters-framed = Échiquiers de Q et -, numérotés (fiche 000)
form-letters = Échiquiers de Q et -
form-bars-framed = Échiquiers de DD, encadrés (fiche 003)
form-bars = Échiquiers de DD
form-list = Une liste par ligne (fiche 002)
form-lists = Une seule liste Python
form-numbers-from-0 = Nombres depuis 0
form-numbers-from-1 = Nombres depuis 1
export-numbers = { $are-rows ->
    [yes] Les nombres sont la ligne de chaque colonne, depuis la colonne a.
   *[no] Les nombres sont la colonne de chaque ligne, depuis la ligne 1.
}
export-most = Nombre
export-all = toutes
export-preview = Début du texte
export-copy = Copier
export-save = { $kind ->
    [text] Fichier texte
    [csv] CSV
   *[json] JSON
}
export-limits = Au plus { $copied } échiquiers sont copiés, { $saved } enregistrés. Les fichiers CSV et JSON indiquent aussi la recherche.
export-nothing = Il n’y a pas encore d’échiquiers à exporter.
