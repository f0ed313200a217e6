region = Messages
dismiss = Fermer
reload = Recharger
back-to-puzzle = Revenir au casse-tête
left-out = { $key } : { $why } ; c’est ignoré
and-more = { $count ->
    [one] et { $count } autre de ce genre
   *[other] et { $count } autres de ce genre
}
no-fixed = On peut fixer des cases jusqu’à n = 32 ; ici sans effet : { $value }
no-such-key = { $key }={ $value } n’a pas de sens pour ce problème ; ignoré
stated = { $value ->
    [none] { $key } (vide)
   *[some] { $key }={ $value }
}
done = { $used ->
    [none] ignoré
   *[some] { $used } est utilisé
}
bad-goal = { $stated } n’est pas possible avec cet algorithme ; { $done }
not-whole = { $stated } n’est pas un entier de l’intervalle { $allowed } ; { $done }
outside = { $stated } est hors de l’intervalle { $allowed } ; { $done }
not-listed = { $stated } ne figure pas parmi les valeurs permises ({ $allowed }) ; { $done }
not-allowed = { $stated } n’est pas permis (seul { $allowed } l’est) ; { $done }
no-algorithm = { $stated } n’est pas un algorithme pour ce problème ; { $done }. Le menu « { $menu } » en donne la liste
not-a-square = « { $text } » n’est pas une case : elles vont de a1 à { $last }
no-number = Ce problème ne demande pas un nombre de reines
bad-number = k={ $k } est hors de l’intervalle 1–{ $most }
not-square = Ce problème se joue sur des échiquiers carrés, pas sur { $size }
no-variant = Ce problème n’a pas de variante « { $variant } »
off-board = { $square } n’est pas sur l’échiquier { $size }
blocked = { $square } est bloquée : aucune pièce ne peut s’y trouver
blocked-twice = { $square } est déjà bloquée
blocked-given = { $square } est fixée : on ne peut pas la bloquer
every-square-blocked = toutes les cases sont bloquées
no-blocked = ce problème n’a pas de cases bloquées
already-fixed = { $square } est déjà fixée
second-start = { $second } est ignorée : la recherche part seulement de { $first }
attacked = { $second } est menacée par { $first } { $line ->
    [row] sur une ligne
    [column] dans une colonne
   *[diagonal] en diagonale
} : aucune reine ne peut y être fixée
taken = { $square } est déjà prise
fixed-piece = { $square } porte une pièce fixée ; libérez-la dans les réglages
no-move = { $to } est hors de portée du cavalier, qui est en { $from }
of-puzzle = { $squares } : les pièces de l’énoncé ne peuvent pas être retirées
no-puzzle = Il n’y a pas de casse-tête « { $value } » : indiquez une date à partir du { $first }, ou une graine de 0 à { $last }
puzzle-left = Vous avez quitté le casse-tête { $date ->
    [none] { $seed }
   *[some] du { $date }
}, car son échiquier a été modifié
puzzle-of-later = Le casse-tête du { $date } n’est pas encore paru : nous sommes le { $today }
puzzle-stays = La recherche garde les reines du casse-tête { $date ->
    [none] { $seed }
   *[some] du { $date }
} comme cases fixées
not-playing = placed={ $value } demande mode=play ; ignoré
no-sheets = question={ $value } demande view=sheets ; ignoré
exercise-damaged = L’exercice { $part ->
    [none] {""}
   *[some] { $part }{" "}
}de ce lien est endommagé ; redemandez le lien
exercise-later = L’exercice { $part ->
    [none] {""}
   *[some] { $part }{" "}
}est de la version { $version } ; cette page lit la version { $known }
exercise-unknown = Cette page ne reconnaît pas les questions de { $part ->
    [none] l’exercice
   *[some] l’exercice { $part }
} ; rechargez la page ou demandez un autre lien
exercise-repeated = L’exercice { $part } de ce lien en répète un autre ; demandez un autre lien
too-many-exercises = Ce lien contient { $exercises } exercices, mais une série en compte { $most } au plus ; demandez un autre lien
exercise-not-kept = L’exercice commençait avec { $squares } : remettez les pièces qui manquent
no-number-written = Écrivez un nombre dans chaque champ
exercise-keeps-board = L’échiquier est celui de l’exercice ; quittez l’exercice pour le changer
exercise-answers-lost = { $asked ->
    [1] Votre réponse dans cet intervalle serait perdue
   *[other] Vos { $asked } réponses dans cet intervalle seraient perdues
}
exercise-step-by-step = Les prédictions d’abord : lancez la lecture ou avancez pas à pas
not-a-number = « { $value } » n’est pas un nombre ; écrivez des chiffres, comme 92
too-large-to-play = On joue sur des échiquiers jusqu’à n = 32, pas sur n = { $n } ; la recherche est affichée
given-dropped = Cases retirées, car hors de l’échiquier { $size } : { $squares }
way-cut = { $squares ->
    [one] { $squares } case enlevée
   *[other] { $squares } cases enlevées
} : { $last ->
    [none] le chemin n’a plus de départ
   *[some] le chemin finit maintenant en { $last }
}
given-freed = Cases libérées, car cette variante ne permet pas de fixer des reines qui se menacent : { $squares }
repeated-key = { $key } est donné plusieurs fois ; { $used } est utilisé
not-embedded = { $key }={ $value } est ignoré : une page intégrée ne montre qu’une recherche
not-played = Ignoré ({ $pairs }) : cette recherche n’a pas d’étapes à parcourir
address-too-long = L’adresse a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
} ; au plus { $most } sont lus, elle a donc été ignorée
not-understood = La page ne reconnaît rien dans « #{ $text } » : elle affiche le premier chapitre
past-the-end = L’étape { $step } dépasse la fin ; la dernière étape, { $last }, est affichée
past-the-stop = L’étape { $step } est inconnue, car la recherche a été arrêtée à l’étape { $last }
no-more-solutions = Il n’y a pas d’autre solution dans ce sens
no-more-dead-ends = Il n’y a pas d’autre impasse dans ce sens
no-more-criticals = Il n’y a pas d’autre situation critique dans ce sens
no-more-rejections = Il n’y a pas d’autre refus dans ce sens
no-more-bounds = Il n’y a pas d’autre borne dans ce sens
nothing-more-on = Il ne se passe plus rien en { $square } dans ce sens
never-queens = { $queens ->
    [1] Il n’y a jamais exactement une reine sur l’échiquier
   *[other] Il n’y a jamais { $queens } reines sur l’échiquier
}
fewer-tests = { $tests ->
    [1] La recherche ne fait aucun test
   *[other] La recherche fait moins de { $tests } tests
}
never-rejects = Cet algorithme ne refuse aucune case : il ne regarde que les cases libres
engine-refused = Le moteur a refusé la recherche : { $reason }
engine-replaced = Le moteur ne répondait pas et a été remplacé ; la recherche recommence
embed-copied = Code copié : collez-le dans votre page
exercise-link-copied = Lien copié : il ouvre l’exercice
link-copied = Lien copié : il s’ouvre exactement sur cette étape
details-copied = Détails copiés
texts-late = Les textes de « { $language } » sont encore en cours de chargement ; d’ici là, la page reste dans la langue affichée
texts-not-fetched = Les textes de « { $language } » n’ont pas pu être chargés ; vérifiez la connexion et choisissez de nouveau la langue
code-not-fetched = Le code de cet algorithme n’a pas pu être chargé ; vérifiez la connexion et réessayez
result-copied = Résultat copié
board-copied = Échiquier copié en texte
picture-copied = Image copiée
picture-not-copied = Le navigateur n’autorise pas ici la copie de ce fichier : enregistrez-le plutôt
solutions-copied = Solutions copiées en texte
drawing-not-fetched = Le module de dessin n’a pas pu être chargé ; vérifiez la connexion et réessayez
build-found = Une nouvelle version est prête
not-copied = Le navigateur n’a pas permis de copier ceci ; le voici : { $text }
not-saved = Le navigateur n’a pas permis d’enregistrer { $name }
address-not-written = Le navigateur n’a pas permis de modifier l’adresse ; « { $share } » donne toujours le bon lien
failed = Le navigateur n’a pas pu faire ce que la page lui demandait : { $why }. Si la page ne répond plus, rechargez-la
