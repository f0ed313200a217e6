close = Închide
keys = Taste
stopped = Motorul s-a oprit
failure = { $failure ->
    [not-started] Nu a putut porni. Pagina încearcă din nou la fiecare câteva secunde; setările sunt păstrate. Verificați conexiunea sau reîncărcați pagina.
    [crashed] A întâlnit o eroare. Setările sunt păstrate, iar pașii citiți până acum pot fi văzuți în continuare.
    [other-build] E de altă versiune decât această pagină. Reîncărcați pagina ca amândouă să fie de aceeași versiune.
   *[silent] Nu a răspuns, nici după ce a fost înlocuit. Setările sunt păstrate.
}
reload = Reîncarcă motorul
link = Linkul către acest pas
copy-link = Copiază linkul
character-keys = Literele și semnele acționează asupra paginii
share-look = Cu culorile și limba mea
copy-details = Copiază detaliile
