title = Fiche d’exercices
open = Créer une fiche d’exercices…
kind-label = Contenu
kind = { $kind ->
    [boards] Échiquiers vides
    [trace] Tableau de suivi à compléter
   *[step] Cette étape : la suite ?
}
size = Colonnes et lignes
boards-label = Échiquiers
boards = { $boards } par page
answers = Réponses sur une page à part
preview = Aperçu
print = Imprimer
bad-size = { $typed ->
    [none] Le champ de la taille est vide
   *[some] « { $typed } » n’est pas une taille d’échiquier pour ce problème
} : { $is-rectangular ->
    [yes] tapez de 1 à 32 colonnes et lignes, comme 8 ou 6×8
   *[no] tapez un nombre de 1 à 32, comme 8, car l’échiquier est carré
}.
no-step = Aucune étape ne suit celle qui est affichée. Lancez une recherche et arrêtez-la à l’étape voulue.
task = { $problem ->
    [queens] { $n ->
        [1] Placez une reine.
       *[other] Placez { $n } reines sans qu’aucune n’en menace une autre.
    }
    [domination] Placez le moins de reines possible pour que chaque case soit menacée ou occupée.
   *[knight] Menez le cavalier sur toutes les cases, une fois chacune : numérotez-les dans l’ordre des visites.
}
question = Que se passe-t-il ensuite ? La recherche en est à l’étape { $step }.
name = Nom
answers-title = Réponses
no-answers = { $problem ->
    [queens] Pas de réponses : sur des échiquiers de cette taille, les reines ne peuvent pas être placées.
   *[knight] Pas encore de réponses : ce sont celles qu’une recherche sur cet échiquier a trouvées. Lancez-en une, puis revenez.
}
