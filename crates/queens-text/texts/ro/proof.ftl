none = Acest algoritm nu caută cadru cu cadru.
before = Porniți căutarea: fiecare cadru la care ajunge apare aici.
no-frame = { $excluded ->
    [none] Această căutare nu a examinat niciun cadru.
   *[some] *{ $excluded ->
        [one] o regină
        [few] { $excluded } regine
       *[other] { $excluded } de regine
    }:* mai puțin de (n − 1) ÷ 2 regine lasă neacoperit un câmp de pe contur (marginea lui Spencer), așa că niciun cadru nu trebuie parcurs.
}
sums = *{ $k ->
    [one] o regină
    [few] { $k } regine
   *[other] { $k } de regine
}:* { $begun ->
    [one] un cadru
    [few] { $begun } cadre
   *[other] { $begun } de cadre
} { $is-complete ->
    [yes] până la o simetrie
   *[no] { $all ->
        [none] până acum
       *[some] din { $all }
    }
}; { $closed } { $closed ->
    [one] închis imediat
   *[other] închise imediat
}, { $searched } { $searched ->
    [one] parcurs
   *[other] parcurse
}{ $is-open ->
    [yes] , 1 neterminat
   *[no] {""}
}
choice = Regine
map = Harta cadrelor
argument = De ce e o demonstrație
axes = Câte un pătrat pentru fiecare cadru: linia lui dă coloanele din stânga + din dreapta cadrului, coloana lui liniile de deasupra + de dedesubt.
key = Legenda hărții
hint = Faceți clic pe un cadru ca să-l vedeți pe tablă.
rule = { $rule ->
    [margins] Margini
    [gains] Câștiguri
    [coverage] Acoperire
    [prices] Prețuri
   *[no-candidate] Inaccesibil
}
finds = { $rule ->
    [margins] în afară, mai multe coloane sau linii fără regină decât regine rămase
    [gains] reginele rămase câștigă mai puțin decât cer două laturi ale cadrului
    [coverage] reginele rămase acoperă mai puține câmpuri decât au rămas
    [prices] câmpurile rămase costă mai multe regine decât mai sunt
   *[no-candidate] la un câmp, o coloană sau o linie din afară nu mai ajunge nicio regină
}
searched = Parcurs: cu cât mai multe poziții, cu atât mai intens
current = neterminat
positions = { $nodes ->
    [one] o poziție
    [few] { $nodes } poziții
   *[other] { $nodes } de poziții
}
frame = { $low }–{ $high }: { $rule ->
    [none] parcurs, { positions }
    [margins] închis, margini
    [gains] închis, câștiguri
    [coverage] închis, acoperire
    [prices] închis, prețuri
   *[no-candidate] închis, inaccesibil
}
lines = *Cadrul { $corners }.* Într-o mulțime cu acest cadru rămân goale { $empty }.{ $required }
closed = *Închis de „{ $rule }”:* { $why }
closed-by-another = *Închis de „{ $rule }”, numărat după „{ $counted }”:* { $why }
closed-by-cases = *Închis de „{ $rule }”, numărat pe cazuri:* { $why }
account = *{ $is-open ->
    [yes] Neterminat
   *[no] Parcurs
}, { positions }:* { $sets ->
    [none] nicio regulă nu-l închide imediat
    [0] nicio ramură nu a dus la o mulțime
    [one] s-a găsit o mulțime
    [few] s-au găsit { $sets } mulțimi
   *[other] s-au găsit { $sets } de mulțimi
}.
to-step = La pasul lui
by-frames = Demonstrează pe cadre
took = {" "}({ positions }: { $frames ->
    [one] un cadru
    [few] { $frames } cadre
   *[other] { $frames } de cadre
} până la o simetrie, { $squares ->
    [one] un câmp
    [few] { $squares } câmpuri
   *[other] { $squares } de câmpuri
})
values-title = Cele mai mici numere de regine, γ(n)
values-queens = γ(n)
values-time = durata aici
values-source = { $basis ->
    [listed] În OEIS, A075458
    [met] O margine inferioară publicată și o mulțime de atâtea regine, găsită aici
   *[proven] Nu cunoaștem o demonstrație anterioară; nerecenzat
}
values-prove = Demonstrează aici
values-prove-board = Demonstrează aici: n = { $n }
values-note = Căutarea rulează în această pagină; duratele sunt estimate.
