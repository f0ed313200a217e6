tabs = Manières de partager
tab = { $tab ->
    [link] Lien
    [qr] Code QR
    [embed] Intégrer
    [picture] Image
    [animation] Animation
   *[text] Texte
}
qr = Code QR du lien
qr-use = Visez-le avec un appareil photo : la page s’ouvre sur ce qui est affiché.
qr-too-long = L’adresse a { $length } caractères, plus que les { $most } d’un code QR : partagez plutôt le lien.
embed = Code d’intégration
copy-embed = Copier le code
embed-use = Pour les pages d’un serveur web : dans un fichier ouvert depuis un disque, les navigateurs ne l’affichent pas.
width = Largeur
height = Hauteur
plays = Lecture automatique
loops = En boucle
shows-code = Afficher le code sous l’échiquier
text = L’échiquier en texte
copy-text = Copier le texte
files = Fichiers de solutions
events = Les événements d’un extrait, un par ligne
make-events = Créer le fichier
with-variables = Avec les variables du programme
making-events = Étape { $done } sur { $of }, { $size }
