playback = Redare
to-start = Primul pas
step-back = Pasul dinainte
play = Redă
pause = Pauză
step-forward = Pasul următor
to-end = Ultimul pas
previous-solution = Soluția dinainte
next-solution = Soluția următoare
scrubber = Pas
step = Pasul
of = din { $known }
so-far = deocamdată
position = Pasul { $step } din { $known }
speed = Viteză
slower = Mai încet
faster = Mai repede
per-second = { $events }/s
whole-run = Toată căutarea în
seconds = { $seconds } s
minutes = { $minutes } min
fastest = max
near = Pașii din jur
stop = Oprește
progress = Progres
searched = { $steps ->
    [one] un pas căutat
    [few] { $steps } pași căutați
   *[other] { $steps } de pași căutați
}
percent = { $percent }%
solutions-so-far = soluții deocamdată
solutions-at-least = soluții cel puțin
solutions = soluții în total
tests = teste
rate = Soluții pe secundă
tests-rate = Teste pe secundă
elapsed = Timp scurs
time-left = Timp rămas
instant = < 1 s
about = cam { $time }
day = z
