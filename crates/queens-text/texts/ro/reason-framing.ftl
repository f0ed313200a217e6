need = { $square ->
    [none] { $column ->
        [none] { $begins ->
            [yes] Linia
           *[no] linia
        } *{ $row }* trebuie să aibă o regină
       *[some] { $begins ->
            [yes] Coloana
           *[no] coloana
        } *{ $column }* trebuie să aibă o regină
    }
   *[some] *{ $square }* trebuie acoperit
}
target = { $square ->
    [none] { $column ->
        [none] linia *{ $row }*
       *[some] coloana *{ $column }*
    }
   *[some] *{ $square }*
}
lines = { $columns ->
    [0] { "" }
    [one] coloana { $column-names }
   *[other] coloanele { $column-names }
}{ $columns ->
    [0] { "" }
   *[other] { $rows ->
        [0] { "" }
       *[other] { " și " }
    }
}{ $rows ->
    [0] { "" }
    [one] linia { $row-names }
   *[other] liniile { $row-names }
}
boundary = Mai puțin de (n − 1) ÷ 2 regine lasă neacoperit un câmp al cadrului, deci e nevoie de cel puțin { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} (marginea lui Spencer).
opened = Cadrul *{ $low }–{ $high }*: nicio regulă nu îl închide cu { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}, deci se caută în el.
closed = Cadrul *{ $low }–{ $high }*: nicio mulțime nu are acest cadru.
required = Cel puțin câte o regină pe { $lines }.
next = Urmează: { $need }. Din { $candidates ->
    [one] o candidată
    [few] { $candidates } candidate
   *[other] { $candidates } de candidate
}, de încercat: { $tried }{ $images ->
    [0] { "" }
   *[other] ; prin simetrie încă { $images }
}{ $others ->
    [0] { "" }
   *[other] ; excluse de reguli: { $others }
}{ $dropped ->
    [0] { "" }
   *[other] ; le-ar lăsa prea mult celorlalte: { $dropped }
}.
question = O regină pe *{ $square }*?
known = Cu *{ $square }*, reginele sunt imaginea unei mulțimi deja notate și au fost numărate cu ea.
serves-any = Totul e deja acoperit: orice candidată e bună pentru reginele rămase, de pildă *{ $square }*.
serves = { $need }, iar nimic altceva nu are mai puține candidate. După ea { $queens ->
    [one] mai e de pus o regină
    [few] mai sunt de pus { $queens } regine
   *[other] mai sunt de pus { $queens } de regine
}.
completes = Ultima regină: cu *{ $square }* toate câmpurile sunt acoperite.
withdrawn = S-a încercat totul cu o regină pe *{ $square }*.
next-candidate = { $need }: urmează altă candidată.
exhausted = { $need ->
    [none] Toate candidatele sunt excluse.
   *[some] { $need }, iar toate candidatele sunt excluse.
}
need-all = { $columns ->
    [yes] { $rows ->
        [yes] Coloanele din afară cer toate reginele, la fel și liniile: fiecare stă pe una dintre aceste coloane și pe una dintre aceste linii.
       *[no] Coloanele din afară cer toate reginele: fiecare stă pe una dintre ele.
    }
   *[no] Liniile din afară cer toate reginele: fiecare stă pe una dintre ele.
}
bound-lines = În afara cadrului mai așteaptă { $columns ->
    [yes] { $lines ->
        [one] o regină o coloană
        [few] câte o regină { $lines } coloane
       *[other] câte o regină { $lines } de coloane
    }
   *[no] { $lines ->
        [one] o regină o linie
        [few] câte o regină { $lines } linii
       *[other] câte o regină { $lines } de linii
    }
}; de pus: { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}.
squares = { $side ->
    [ring] din marginea cadrului
    [files] din coloanele cadrului, { $last ->
        [none] linia { $first }
       *[some] liniile { $first }–{ $last }
    }
   *[ranks] din liniile cadrului, { $last ->
        [none] coloana { $first }
       *[some] coloanele { $first }–{ $last }
    }
}
place = (câmpuri { $dark ->
    [none] { "" }
    [yes] negre{ " " }
   *[no] albe{ " " }
}{ squares })
weights = Câmpurile { $dark ->
    [none] { "" }
    [yes] negre{ " " }
   *[no] albe{ " " }
}neacoperite { squares }{ $side ->
    [ring] { "" }
   *[files] { " " }(nicio diagonală nu unește două)
} și { $side ->
    [ring] coloanele și liniile
    [files] liniile
   *[ranks] coloanele
} din afară fără regină cântăresc { $open } (un câmp 1, { $side ->
    [ring] o coloană sau o linie
    [files] o linie
   *[ranks] o coloană
} { $dark ->
    [none] 2
    [yes] cât numărul câmpurilor ei negre de pe liniile sau coloanele cadrului
   *[no] cât numărul câmpurilor ei albe de pe liniile sau coloanele cadrului
}).
bound-weight = O candidată ia cel mult { $most }, iar { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} cel mult { $together }: { $open } > { $together }.
needed = { $need }.
bound-serving = O regină care face asta ia cel mult { $gain }{ $others ->
    [0] : { $gain } < { $open }
    [1] , cealaltă cel mult { $rest }: { $gain } + { $rest } < { $open }
   *[other] , celelalte { $others } cel mult { $rest }: { $gain } + { $rest } < { $open }
}.
bound-coverage = { $open ->
    [one] Mai e de acoperit un câmp
    [few] Mai sunt de acoperit { $open } câmpuri
   *[other] Mai sunt de acoperit { $open } de câmpuri
}; o candidată acoperă cel mult { $most }, iar { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} cel mult { $together }.
bound-need = { $need }, iar pentru asta nu mai e nicio candidată.
bound-cases = { $need }, iar { $candidates ->
    [one] singura candidată le lasă prea mult celorlalte
    [few] fiecare dintre cele { $candidates } candidate le lasă prea mult celorlalte
   *[other] fiecare dintre cele { $candidates } de candidate le lasă prea mult celorlalte
}.
bound-rule = O regulă a căutării îl închide.
case = { $squares }: { $reason }
separator = { "; " }
cases = { $cases }.{ $weighed ->
    [yes] { " " }Un câmp neacoperit contează 1; o linie sau coloană din afară fără regină, cât câmpurile ei de pe aceste linii sau coloane ale cadrului.
   *[no] { "" }
}
short-lines = { $columns ->
    [yes] { $lines ->
        [one] o coloană
        [few] { $lines } coloane
       *[other] { $lines } de coloane
    }
   *[no] { $lines ->
        [one] o linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    }
} în afara cadrului > { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
}
short-weight = { $open } > { $queens } × { $most } { $place }
short-coverage = { $open } > { $queens } × { $most } câmpuri de acoperit
short-serving = pentru { $target }, { $gain }{ $others ->
    [0] { "" }
    [1] { " " }+ { $most }
   *[other] { " " }+ { $others } × { $most }
} < { $open } { $place }
short-need = niciuna pentru { $target }
short-cases = pentru { $target }, pe rând ({ $cases })
short-rule = printr-o regulă a căutării
