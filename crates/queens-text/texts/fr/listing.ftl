region = Pseudo-code
times-run = Exécutions
variables = Variables
before = … { $count } avant
ask = Pointez une case, ou appuyez longuement dessus : une bulle explique son état.
press = Appui long sur une case pour savoir pourquoi.
counted = La recherche ne fait que compter : elle ne laisse pas d’étapes à parcourir.
names =
    issafe est_sure
