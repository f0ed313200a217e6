language = Langage du programme
name = { $language ->
    [pseudo-code] Pseudo-code
    [python] Python
    [cpp] C++
   *[pascal] Pascal
}
save = Enregistrer le programme
refused-language = Cet algorithme n’a pas de programme.
no-listing = Le pseudo-code de cet algorithme n’est pas encore écrit.
departure-nested-loops = Dans la fiche, st garde aussi d’anciens chiffres, qui ne sont plus jamais lus. Ils sont omis ici. Dans t, la case de la reine elle-même est marquée ; la fiche en échange la ligne et la colonne.
departure-board-copy = Dans t, la case de la reine elle-même est marquée ; la fiche en échange la ligne et la colonne.
departure-upward-scan = Dans la fiche, la ligne 1 est en haut et le parcours monte. Ici, la ligne 1 est en bas et il descend.
departure-digit-string = Ici, st commence par des zéros, comme dans le texte de la fiche. Le programme de la fiche commence par des espaces.
refused-given = Le programme de cet algorithme place lui-même toutes les reines : libérez les cases fixées.
refused-blocked = Le programme de cet algorithme n’accepte pas de cases bloquées : libérez-les.
refused-variant = Le programme de cet algorithme ne connaît que la variante « { $variant } ».
refused-cap = Le programme de cet algorithme va jusqu’au bout.
refused-loops = Dans ce langage, un programme imbrique au plus { $most } boucles, une par ligne, et non { $loops }.
too-large = Les programmes traitent les échiquiers jusqu’à 32×32.
sheet-names = Avec les noms de la fiche
names =
    tipar afficher
    nr_sol nb_sol
    linie ligne
    nextpos pos_suivante
