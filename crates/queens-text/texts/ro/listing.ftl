region = Pseudocod
times-run = Execuții
variables = Variabile
before = … { $count } înainte
ask = Opriți cursorul pe un câmp sau țineți câmpul apăsat: o casetă explică de ce.
press = Țineți apăsat un câmp ca să aflați de ce.
counted = Căutarea doar numără: nu lasă pași pe care să-i parcurgeți.
names =
    placerRN pune_regina
    issafe e_sigur
