brand = Queens
purpose = Voir un ordinateur chercher sur l’échiquier
skip = Aller à l’échiquier
skip-to-text = Aller au texte
problems = Problème
problem = { $problem ->
    [queens] Reines
    [domination] Domination
   *[knight] Cavalier
}
about = À{"\u00A0"}propos
share = Partager
make-exercise = Créer un exercice
present = Mode présentation
leave = Quitter le mode présentation
export = Exporter
theme = Changer de thème
language = Langue
keys = Touches
menu = Menu : partage, export, à propos, thème, langue, touches
more = Autres outils : partage, export, exercice, histoire, à propos, thème, langue, touches
whole = Ouvrir la page entière
board = Échiquier
roles = Usage de l’échiquier
role = { $role ->
    [watch] Regarder
    [play] Jouer
   *[predict] Prédire
}
panels = Volets
setup = Réglages
exercise = Exercice
code = Code
path = Explorer
