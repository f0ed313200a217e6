region = Pseudo-code
times-run = Exécutions
variables = Variables
before = … { $count } avant
ask = Pointez une case, ou appuyez longuement dessus : une bulle dit pourquoi.
press = Appui long sur une case : pourquoi ?
counted = La recherche ne fait que compter : elle ne laisse pas de trace à parcourir.
