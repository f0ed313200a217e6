seed = Graine
new-seed = Nouvelle graine
families = { $family ->
    [columns] Colonne par colonne
    [rows] Ligne par ligne
    [brute-force] Force brute
    [random] Au hasard
    [heuristics] Heuristiques
   *[others] Autres
}
goals-lacking = Pas avec cet algorithme : { $goals }
goal-changed = Cet algorithme n’a pas l’objectif « { $from } » ; « { $to } » est choisi
counter-chosen = « { $algorithm } » compte plus vite : c’est maintenant l’algorithme choisi
refused-size = Cet algorithme traite les échiquiers de { $side } = { $lowest } à { $highest }, et { $side } vaut { $value }.
refused-goal = Cet algorithme n’a pas l’objectif « { $goal } », seulement : { $goals }.
refused-given = Cet algorithme part d’un échiquier vide : il ne peut pas garder de reines fixées.
refused-blocked = Cet algorithme n’accepte pas de cases bloquées.
refused-problem = Cet algorithme résout un autre problème.
refused-queens = { $k ->
    [none] La recherche par cadres ne trouve que des ensembles de moins de reines que de colonnes, et il en faut peut-être plus ici.
   *[some] La recherche par cadres ne trouve que des ensembles de moins de reines que de colonnes : k vaut { $k }, au plus { $highest } ici.
}
refused-starts = Cet algorithme part d’une seule case, et { $count } sont fixées.
refused-endless-given = L’algorithme tire au sort jusqu’à trouver une solution, et aucune ne contient ces reines fixées : il ne finirait jamais.
refused-endless = L’algorithme tire au sort jusqu’à trouver une solution, et l’échiquier { $n }×{ $n } n’en a aucune : il ne finirait jamais.
refused-space = Trop de combinaisons à examiner une par une : cette page en examine au plus { $most }, si rapide que soit la machine.
cannot-run = {"*"}Impossible à lancer.* Les réglages expliquent pourquoi et proposent autre chose.
alternative = Ce qui marche à la place
use-algorithm = Prendre « { $name } »
use-size = Mettre n = { $n }
use-goal = Choisir « { $goal } »
free-queens = Libérer les reines fixées
cost = Coût avant le départ
candidates = Combinaisons
time = Temps pour toutes
measured = à { $rate } par seconde, mesurées dans ce navigateur
assumed = si l’on en examine { $rate } par seconde (valeur supposée, non mesurée)
years = { $years } ans
years-power = { $years } ans
