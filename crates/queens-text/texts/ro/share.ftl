tabs = Moduri de distribuire
tab = { $tab ->
    [link] Link
    [qr] Cod QR
    [embed] Încorporare
    [picture] Imagine
    [animation] Animație
   *[text] Text
}
qr = Codul QR al linkului
qr-use = Îndreptați o cameră spre el: pagina se deschide la ceea ce se vede acum.
qr-too-long = Adresa are { $length ->
    [one] un caracter
    [few] { $length } caractere
   *[other] { $length } de caractere
}, mai multe decât cele { $most } ale unui cod QR: mai bine distribuiți linkul.
embed = Codul de încorporat
copy-embed = Copiază codul
embed-use = Pentru pagini de pe un server web: într-un fișier deschis de pe disc, browserele nu afișează nimic.
width = Lățime
height = Înălțime
plays = Redare automată
loops = În buclă
shows-code = Arată codul sub tablă
text = Tabla ca text
copy-text = Copiază textul
files = Fișiere cu soluții
events = Evenimentele unui fragment, câte unul pe rând
make-events = Creează fișierul
with-variables = Cu variabilele programului
making-events = Pasul { $done } din { $of }, { $size }
