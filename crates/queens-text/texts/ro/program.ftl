language = Limbajul programului
name = { $language ->
    [pseudo-code] Pseudocod
    [python] Python
    [cpp] C++
   *[pascal] Pascal
}
save = Salvează programul
refused-language = Acest algoritm nu are program.
no-listing = Pseudocodul acestui algoritm nu este scris încă.
departure-nested-loops = Pe fișă, st păstrează și cifre vechi, care nu mai sunt citite niciodată. Aici ele lipsesc. În t e marcat câmpul reginei; fișa îi schimbă linia cu coloana.
departure-board-copy = În t e marcat câmpul reginei; fișa îi schimbă linia cu coloana.
departure-upward-scan = Pe fișă, linia 1 e sus, iar parcurgerea urcă. Aici, linia 1 e jos, iar ea coboară.
departure-digit-string = Aici, st începe cu zerouri, ca în textul fișei. Programul fișei începe cu spații.
refused-given = Programul acestui algoritm așază singur toate reginele: eliberați câmpurile fixate.
refused-blocked = Programul acestui algoritm nu acceptă câmpuri blocate: eliberați-le.
refused-variant = Programul acestui algoritm cunoaște doar varianta „{ $variant }”.
refused-cap = Programul acestui algoritm merge până la capăt.
refused-loops = În acest limbaj, un program poate avea cel mult { $most ->
    [few] { $most } bucle imbricate
   *[other] { $most } de bucle imbricate
}, câte una pentru fiecare linie, nu { $loops }.
too-large = Programele funcționează pe table de până la 32×32.
sheet-names = Cu numele din fișă
names =
    placerPosRN pune_regina
    dfsPosRN cauta_de_la
    afficher afiseaza
    jouer pune_reginele
    jouer1 pune_regina
    jouer2 pune_regina
    jouer3 pune_regina
    placement pune_regina
    occuper marcheaza
    occuper_toutes_les_directions marcheaza_toate_directiile
    occupe2 e_atacat
    menacee e_atacat
    libre e_liber
    tab_sauve salvata
    plateau tabla
    Tab Grila
    tab grila
    ligne linie
    colonne coloana
    lg lin
    valeur valoare
    sortir gasit
    cherche_valides cauta_valide
    est_valide e_valida
    disposition linii
    nb_dames_placees regine_puse
    nb puse
    lignes_occupees linii_ocupate
    autre alta
    ecart distanta
    tableau coloane
    vide gol
    calculerHB calculeaza_hb
    placerNaif pune_naiv
    placerOptm pune_din_lista
    dispo disponibile
    restantes ramase
    nextpos pos_urm
    nvpos pos_noua
    naces min_hb
    Echiquier Tabla
    contient contine
    TestePosition incearca
    OccupePosition ocupa
    LiberePosition elibereaza
    ListeCoups drum
    ListeCA mutari
    CasA mutari_din
    Deplacements salturi
    Liste Lista
    critique critic
    TriFusion sorteaza
    Fusion interclaseaza
    milieu mijloc
    avant inainte
    derniere ultimul
