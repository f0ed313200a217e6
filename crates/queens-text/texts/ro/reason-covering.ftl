covered = Reginele fixate ({ $given }) acoperă deja toate câmpurile.
uncoverable-squares = { $open ->
    [one] Trebuie acoperit un câmp, dar nicio regină nu îl poate acoperi.
    [few] Trebuie acoperite { $open } câmpuri, dar nicio regină nu poate acoperi vreunul.
   *[other] Trebuie acoperite { $open } de câmpuri, dar nicio regină nu poate acoperi vreunul.
}
too-few = O regină acoperă cel mult { $most ->
    [one] un câmp
    [few] { $most } câmpuri
   *[other] { $most } de câmpuri
} din { $open }, deci e nevoie de cel puțin { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}.
too-few-more = Cu reginele fixate ({ $given }) mai { $open ->
    [one] trebuie acoperit un câmp
    [few] trebuie acoperite { $open } câmpuri
   *[other] trebuie acoperite { $open } de câmpuri
}, iar o regină acoperă cel mult { $most }: în total cel puțin { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}.
blocked = Puse doar pe câmpuri libere, n regine acoperă mereu tabla, iar aici { $blocking ->
    [one] ajunge deja o regină
    [few] ajung deja { $blocking } regine
   *[other] ajung deja { $blocking } de regine
}. Deci n − 1, adică { $queens ->
    [one] o regină, e destul
    [few] { $queens } regine, sunt destule
   *[other] { $queens } de regine, sunt destule
}.
refuted = Toate mulțimile cu { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} au fost încercate sau excluse: niciuna nu e bună.
covers = *{ $target }* trebuie acoperit și niciun câmp neacoperit nu are mai puține candidate. *{ $square }* mai acoperă { $covers ->
    [one] un câmp
    [few] { $covers } câmpuri
   *[other] { $covers } de câmpuri
}; { $open ->
    [one] rămâne unul
   *[other] rămân { $open }
}.
covers-any = Totul e deja acoperit: reginele rămase pot fi puse oriunde, de pildă pe *{ $square }*.
beyond-squares = Cu *{ $square }* ar mai fi de pus { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}, iar câmpurile nu ajung.
beyond-last = Ar fi ultima regină, iar cu *{ $square }* ar rămâne { $open ->
    [one] neacoperit un câmp
    [few] neacoperite { $open } câmpuri
   *[other] neacoperite { $open } de câmpuri
}.
beyond = Cu *{ $square }* ar mai fi de acoperit { $open ->
    [one] un câmp
    [few] { $open } câmpuri
   *[other] { $open } de câmpuri
}, iar cu { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} se pot acoperi cel mult { $reach }.
withdrawn = S-a încercat totul cu o regină pe *{ $square }*{ $target ->
    [none] .
   *[some] { $more ->
        [yes] . Urmează altă candidată pentru *{ $target }*.
       *[no] , ultima candidată pentru *{ $target }*.
    }
}
no-candidate = Nu mai e niciun câmp de pe care o regină să acopere *{ $target }*.
all-refused = Toate reginele care ar putea acoperi *{ $target }* sunt excluse.
too-few-squares = Nu sunt destule câmpuri pentru reginele rămase.
uncovered = { $open ->
    [one] Numai *{ $square }* e neacoperit.
   *[other] Câmpuri neacoperite: { $open }; *{ $square }* e cel mai de jos.
}
moved = Următoarea mulțime în ordinea ușii rotative: se mută numai regina de pe *{ $from }*, pe *{ $to }*.
dominated = Cu { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} { $variant ->
    [independent] toate câmpurile sunt acoperite{ $queens ->
        [one] { "" }
       *[other] { " " }și nicio regină nu o atacă pe alta
    }
    [total] fiecare câmp, ocupat sau nu, e atacat de altă regină
   *[dominating] toate câmpurile sunt acoperite
}: o *soluție*.
