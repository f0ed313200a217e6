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
refused-given = Le programme de cet algorithme place lui-même toutes les reines : libérez les cases fixées.
refused-variant = Le programme de cet algorithme ne connaît que la variante « { $variant } ».
refused-queens = Le programme de cet algorithme trouve lui-même le plus petit nombre de reines : laissez ce champ vide.
refused-cap = Le programme de cet algorithme va jusqu’au bout.
refused-loops = Dans ce langage, un programme imbrique au plus { $most } boucles, une par ligne, et non { $loops }.
too-large = Les programmes traitent les échiquiers jusqu’à 32×32.
sheet-names = Avec les noms de la fiche
names =
    tipar afficher
    nr_sol nb_sol
    linie ligne
    nextpos pos_suivante
