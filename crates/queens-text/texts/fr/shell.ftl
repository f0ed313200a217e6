start-failed = La page n’a pas pu démarrer. <a href="">Rechargez-la</a> ou essayez une version récente du navigateur.

failed = Quelque chose a échoué dans la page. Si elle ne répond plus, <a href="">rechargez-la</a>.

no-script = Cette page a besoin de JavaScript et de WebAssembly.

purpose = Voir un ordinateur chercher sur l’échiquier

story-title = Quatre reines
story-text = Une reine menace toutes les cases de sa ligne, de sa colonne et de ses diagonales, marquées de points. Peut-on placer quatre reines sur ce petit échiquier sans qu’aucune n’en menace une autre ?
story-task = Choisissez une case pour y placer une reine, une reine pour la retirer.

slow = Chargement toujours en cours. Si rien ne vient, vérifiez la connexion et rechargez la page, ou ouvrez-la dans un navigateur récent : Chrome ou Edge 123, Firefox 125, Safari 17.5 ou ultérieur.

no-server = Queens a besoin d’un serveur web. Dans ce dossier, lancez <code>python3 -m http.server</code>, puis ouvrez <a href="http://localhost:8000">http://localhost:8000</a>.
not-found = Il n’y a aucune page à cette adresse. <a href="../">Ouvrir Queens</a>
