playback = Lecture
to-start = Première étape
step-back = Étape précédente
play = Lecture
pause = Pause
step-forward = Étape suivante
to-end = Dernière étape
previous-solution = Solution précédente
next-solution = Solution suivante
scrubber = Étape
step = Étape
of = sur { $known }
so-far = pour l’instant
position = Étape { $step } sur { $known }
speed = Vitesse
slower = Plus lent
faster = Plus vite
per-second = { $events }/s
whole-run = Toute la recherche en
seconds = { $seconds } s
minutes = { $minutes } min
fastest = max
near = Étapes voisines
stop = Arrêter
progress = Avancement
searched = { $steps ->
    [one] { $steps } étape parcourue
    [many] { $steps } d’étapes parcourues
   *[other] { $steps } étapes parcourues
}
percent = { $percent } %
solutions-so-far = solutions pour l’instant
solutions-at-least = solutions au moins
solutions = solutions en tout
tests = tests
rate = Solutions par seconde
tests-rate = Tests par seconde
elapsed = Écoulé
time-left = Temps restant
instant = < 1 s
about = environ { $time }
day = j
