close = Fermer
keys = Touches
stopped = Le moteur s’est arrêté
failure = { $failure ->
    [not-started] Il n’a pas pu démarrer. La page réessaie à quelques secondes d’intervalle ; vos réglages sont gardés. Vérifiez la connexion ou rechargez la page.
    [crashed] Il a rencontré une erreur. Vos réglages sont gardés, et les étapes déjà lues restent visibles.
    [other-build] Il est d’une autre version que cette page. Rechargez la page pour que les deux soient de la même version.
   *[silent] Il n’a pas répondu, même après avoir été remplacé. Vos réglages sont gardés.
}
reload = Recharger le moteur
link = Lien vers cette étape
copy-link = Copier le lien
character-keys = Les lettres et les signes agissent sur la page
share-look = Avec mes couleurs et ma langue
copy-details = Copier les détails
