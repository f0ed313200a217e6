of = Ce se desenează
of-name = { $of ->
    [board] Tablă
    [tree] Arbore întreg
    [icicle] Țurțuri
   *[path] Drum
}
format = Format
format-name = { $format ->
    [png] PNG
    [svg] SVG
   *[tex] TikZ
}
size = Latura mare, în pixeli
theme = Culori
theme-name = { $theme ->
    [light] Deschise
    [dark] Închise
   *[none] Ca aici
}
caption = Cu propoziția care o explică
counters = Cu contoarele
coordinates = Cu numele coloanelor și ale liniilor
preview = Imaginea
under-way = Se desenează…
save = Salvează ({ $size })
copy = Copiază
print = Tipărește
print-use = Pentru un PDF cu tabla, codul și contoarele, tipăriți pagina și alegeți „Salvează ca PDF”.
from = De la pasul
to = Până la pasul
whole = Toată căutarea
next-solution = Până la soluția următoare
every = Un cadru pentru
every-name = { $every ->
    [event] fiecare eveniment
    [placement] fiecare așezare
   *[solution] fiecare soluție
}
rate = Cadre pe secundă
repeats = Reia după ultimul cadru
estimating = Se estimează…
estimated = { frames }, { $time }, cam { $size }: măsurat pe câteva dintre ele.
frames = { $frames ->
    [one] 1 cadru
    [few] { $frames } cadre
   *[other] { $frames } de cadre
}
make = Creează animația
making = { $done } din { frames }, { $size }
stop = Anulează
made = Animația
byte = B
no-search = E nevoie de o căutare arătată pas cu pas: alegeți „Privește” și un scop care nu e numărarea.
bad-step = { $value ->
    [none] O casetă pentru pas e goală
   *[some] „{ $value }” nu e un pas
}: scrieți un număr întreg, ca 0 sau 100.
bad-size = { $value ->
    [none] O casetă pentru mărime e goală
   *[some] „{ $value }” nu e o mărime
}: scrieți un număr întreg de pixeli, de la { $lowest } la { $highest }.
bad-rate = { $value ->
    [none] Caseta pentru cadre pe secundă e goală
   *[some] „{ $value }” nu e un număr de cadre pe secundă
}: scrieți un număr întreg, de la { $lowest } la { $highest }.
no-path = Drumul acestui algoritm e o listă: desenați tabla sau arborele întreg.
no-tree = Acest algoritm nu parcurge un arbore: desenați tabla.
no-engine = Arborele nu poate fi citit, căci motorul s-a oprit: închideți această fereastră și reîncărcați motorul.
too-many-events = Sunt { $events ->
    [one] un eveniment
    [few] { $events } evenimente
   *[other] { $events } de evenimente
}, iar un fișier are cel mult { $most }: alegeți un fragment mai scurt sau scrieți-le cu „queens trace”.
begins-past-the-end = Pasul { $from } e după sfârșit: căutarea se încheie la pasul { $last }. Începeți acolo sau mai devreme.
ends-past-the-end = Pasul { $to } e după sfârșit: căutarea se încheie la pasul { $last }. Încheiați acolo sau mai devreme.
backwards = Fragmentul începe la pasul { $from } și se termină la pasul { $to }: terminați-l la un pas ulterior.
no-solution = Nu există nicio soluție de la pasul { $from } la pasul { $to }: alegeți alt fragment sau un cadru pentru fiecare eveniment ori așezare.
too-many-frames = O animație are cel mult { $most ->
    [one] un cadru
    [few] { $most } cadre
   *[other] { $most } de cadre
}: alegeți un fragment mai scurt sau un cadru pentru fiecare așezare ori soluție.
too-large = Fișierul ar depăși { $size }: alegeți o mărime mai mică sau mai puține cadre.
unsupported = Algoritmul nu se potrivește acestei căutări: schimbați setările.
not-loaded = Modulul de desen nu a putut fi încărcat: verificați conexiunea, apoi schimbați o opțiune sau redeschideți această filă.
failed = Desenul nu a reușit ({ $error }): încercați o mărime mai mică sau reîncărcați pagina.
