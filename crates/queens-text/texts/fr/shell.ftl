start-failed = La page n’a pas pu démarrer. <a href="">Rechargez-la</a> ou essayez une version récente du navigateur.

failed = Quelque chose a échoué dans la page. Si elle ne répond plus, <a href="">rechargez-la</a>.

no-script = Cette page a besoin de JavaScript et de WebAssembly.

purpose = Voir un ordinateur chercher sur l’échiquier

example = Exemple : première solution pour n = 8, en 876 tests

examples = Exemples

why = Toutes les reines sont posées et aucune n’en menace une autre : une <b>solution</b>. <span class="on-touch">Appui long sur une case pour savoir pourquoi.</span>

slow = Chargement toujours en cours. Si rien ne vient, vérifiez la connexion et rechargez la page, ou ouvrez-la dans un navigateur récent : Chrome ou Edge 123, Firefox 125, Safari 17.5 ou ultérieur.

not-found = Il n’y a aucune page à cette adresse. <a href="../">Ouvrir Queens</a>
