brand = Queens
purpose = Vedeți cum caută un calculator pe tabla de șah
skip = Salt la tablă
skip-to-text = Salt la text
problems = Problemă
problem = { $problem ->
    [queens] Regine
    [domination] Dominare
   *[knight] Cal
}
about = Despre
share = Distribuie
make-exercise = Creează un exercițiu
present = Mod de prezentare
leave = Părăsește modul de prezentare
export = Exportă
theme = Schimbă tema
language = Limbă
keys = Taste
menu = Meniu: distribuire, export, despre, temă, limbă, taste
more = Alte instrumente: distribuire, export, exercițiu, poveste, despre, temă, limbă, taste
whole = Deschide pagina întreagă
board = Tablă
roles = Rolul tablei
role = { $role ->
    [watch] Privește
    [play] Joacă
   *[predict] Prezice
}
panels = Panouri
setup = Setări
exercise = Exercițiu
code = Cod
path = Explorare
