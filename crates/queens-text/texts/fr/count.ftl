note = Cet algorithme ne fait que compter : il n’y a pas d’étapes à suivre. Tous les processus se partagent le comptage.
sets-note = Sur un échiquier aussi grand, la recherche ne montre pas d’étapes. Tous les processus se partagent le comptage des ensembles.
workers = Processus
each-core = { $cores } (un par cœur)
fundamental = Fondamentales
engine = Méthode
engine-name = Rencontre au milieu
frames-name = Par cadres
nodes = Nœuds
nothing-finished = Aucun lot n’a été terminé : on ne sait encore rien.
shards = Lots terminés : { $finished } sur { $of }
cell = Chaque case représente { $shards } lots
percent = { $percent }{"\u00A0"}%
since-resumed = Depuis la reprise
left = environ { $likely } (de { $low } à { $high })
opening = Recherche des lots déjà comptés…
timing = Mesure de la vitesse de cette machine…
asking = Avec { $workers } processus, il faut { $time }{ $memory ->
    [none] {""}
   *[some] {" "}et quelque { $memory }{"\u00A0"}Go de mémoire
}. Compter maintenant ?
agree = Compter maintenant
decline = Ne pas compter
awaits = *Votre réponse est attendue* sous l’échiquier
reviewing = Quelques échantillons sont recomptés par retour arrière simple…
agrees = Conforme à la valeur publiée (OEIS { $sequences }).
unpublished = Aucune valeur publiée ne permet de vérifier ce comptage.
how-checked = Comment ce résultat a-t-il été vérifié ?
audited = Le retour arrière simple a recompté { $sets ->
    [one] un échantillon tiré au hasard et trouve le même nombre. Cet échantillon représente
   *[other] { $sets } échantillons tirés au hasard et trouve les mêmes nombres. Ces échantillons représentent
} { $solutions } solutions.
not-audited = Compté par retour arrière simple.
sample = L’échiquier montre l’une des solutions.
unreviewed = Aucun lot n’a été vérifié une seconde fois ici : « queens ledger verify --recount 3 » refait les journaux de quelques lots et les vérifie.
frames = Des processus se partagent ce comptage : ses cadres se trouvent dans ses lots, affichés sous l’échiquier. La recherche d’un seul ensemble montre les cadres sur une carte.
kept = Lots de ce comptage gardés dans ce navigateur : { $finished } sur { $of }
resume = Reprendre
again = Réessayer
forget = Oublier ce qui est gardé
forget-surely = Oublier pour de bon ?
saved = Les lots terminés sont gardés dans ce navigateur : on peut reprendre après un rechargement.
full = Le stockage du navigateur est plein : le comptage continue, mais n’est pas gardé.
broken = Le navigateur ne garde rien ici : le comptage continue, mais disparaîtra avec la page ({ $details }).
elsewhere = Ce comptage est ouvert dans un autre onglet de ce navigateur. Continuez là-bas, ou fermez-le et réessayez.
refused = Résultats gardés qui sont abîmés ou d’une autre version, et n’ont pas été utilisés : { $records }. Leurs lots sont recomptés.
failure = { $failure ->
    [not-started] le processus n’a pas pu démarrer
    [crashed] le processus s’est arrêté sur une erreur
    [other-build] le processus est d’une autre version de la page ; rechargez-la
   *[silent] le processus n’a pas répondu
}
lost = Le lot { $shard } a échoué trois fois : { $why }. Les lots terminés sont gardés, et les autres peuvent être retentés.
no-worker = Aucun processus n’a pu continuer : { $why }. Les lots terminés sont gardés.
way-on = Réessayez une fois la connexion rétablie. Si une version plus récente a remplacé cette page, rechargez-la : le comptage reprend à partir des lots gardés dans ce navigateur.
differs = Ce comptage est faux : pour n = { $n }, il donne { $counted }, et { $sequence } donne { $published }. Merci de le signaler.
wrong = Ce comptage est faux ; merci de le signaler. { $what }
left-over = Un comptage pour n = { $n }{ $given ->
    [0] {""}
    [one] {" "}avec une reine fixée
   *[other] {" "}avec { $given } reines fixées
} est resté inachevé dans ce navigateur.
left-over-sets = Un comptage des ensembles dominants de { $k ->
    [one] { $k } reine
   *[other] { $k } reines
} pour n = { $n } est resté inachevé dans ce navigateur.
go-on = Y aller
not-now = Plus tard

start = Échiquier vide. Appuyez sur *Compter maintenant*, ou fixez d’abord des reines.

published = Nombres de solutions publiés (OEIS { $sources })
