label = Ce a afișat programul dumneavoastră
hint = { $problem ->
    [queens] Lipiți textul neschimbat: numere, liste, perechi, câmpuri ca a1, table desenate cu orice semne, tabele de 0 și 1. Pagina le compară cu toate soluțiile pentru această tablă și câmpurile ei fixate.
    [domination] Lipiți textul neschimbat: table desenate, câmpuri ca a1, b5, c8, perechi de numere sau numerele câmpurilor. Fiecare rând, listă sau tablă este o mulțime. Verificarea ține cont de tablă, variantă, k și câmpurile fixate. Le compară cu toate mulțimile, dacă această căutare se termină la timp.
   *[knight] Lipiți textul neschimbat: tabele cu numerele pașilor, câmpuri ca a1 b3 c1, perechi de numere sau numerele câmpurilor în ordinea vizitării. Verificarea ține cont de tablă, variantă și câmpul de plecare. Le compară cu toate parcursurile de pe același câmp de plecare, dacă această căutare se termină la timp.
} Cel mult { $bytes ->
    [one] { $bytes } octet
    [few] { $bytes } octeți
   *[other] { $bytes } de octeți
}.
ask = Verifică
stop = Oprește
reading = Se citește textul…
waiting = Se caută toate soluțiile…
stopped = Ați oprit verificarea.
empty = Nu e nimic de verificat: lipiți ce a afișat programul.
too-long = Textul are { $bytes ->
    [one] { $bytes } octet
    [few] { $bytes } octeți
   *[other] { $bytes } de octeți
}; limita este { $most }. Verificați o parte din el sau folosiți comanda queens check.
no-engine = Motorul s-a oprit. Reîncărcați-l și verificați din nou.
no-code = Codul de verificare nu a putut fi încărcat. Verificați conexiunea și încercați din nou.
engine-refused = Motorul a refuzat verificarea: { $reason }
outcome = { $outcome ->
    [right] Corect.
    [wrong] Greșit.
    [incomplete] { $is-known ->
        [yes] Incomplet.
       *[no] Poate incomplet.
    }
   *[unread] Nu s-a citit tot.
}
one-per-class = *{ $right } din { $all ->
    [one] 1 soluție
    [few] { $all } soluții
   *[other] { $all } de soluții
}*: câte una din fiecare clasă de simetrie.
first = { $right ->
    [1] *Prima din { $all ->
        [one] 1 soluție
        [few] { $all } soluții
       *[other] { $all } de soluții
    }*.
   *[other] *Primele { $right } din { $all ->
        [one] 1 soluție
        [few] { $all } soluții
       *[other] { $all } de soluții
    }*, { $in-order ->
        [yes] în
       *[no] dar nu în
    } ordinea lui { $name }.
}
complete = { $all ->
    [0] *Nu există nicio soluție*, iar programul nu a afișat niciuna.
    [1] *Singura soluție*, o dată.
   *[other] *Toate cele { $all ->
        [few] { $all } soluții
       *[other] { $all } de soluții
    }*, fiecare o dată, { $in-order ->
        [yes] în
       *[no] dar nu în
    } ordinea lui { $name }.
}
no-solution = *Nu există nicio soluție*
no-board = *Textul nu conține nicio tablă*
found-of-all = *{ $right ->
    [0] Nicio soluție corectă
   *[other] { $right }
} din { $all ->
    [one] 1 soluție
    [few] { $all } soluții
   *[other] { $all } de soluții
}{ $right ->
    [0] {""}
    [one] {" "}e corectă
   *[other] {" "}sunt corecte
}*
found-some = *{ $right ->
    [one] O soluție corectă
    [few] { $right } soluții corecte
   *[other] { $right } de soluții corecte
}* (există { $all })
found = *{ $right ->
    [0] Nicio soluție corectă
    [one] O soluție corectă
    [few] { $right } soluții corecte
   *[other] { $right } de soluții corecte
}*
verdict = { $found }{ $defects ->
    [none] {""}
   *[some] ; { $defects }
}.{ $is-known ->
    [yes] {""}
   *[no] {" "}Nu au putut fi comparate cu toate soluțiile, așa că pot lipsi unele.
}{ $knows-size ->
    [yes] {""}
   *[no] {" "}Nu se știe dacă sunt suficiente mai puține regine.
}
defect-missing = { $count } lipsă
defect-repeated = { $count ->
    [one] { $count } repetată
   *[other] { $count } repetate
}
defect-wrong = { $count ->
    [one] { $count } greșită
   *[other] { $count } greșite
}
defect-claims = { $count ->
    [one] { $count } afirmație falsă
    [few] { $count } afirmații false
   *[other] { $count } de afirmații false
}
defect-unread = { $count ->
    [one] { $count } rând necitit
    [few] { $count } rânduri necitite
   *[other] { $count } de rânduri necitite
}
starts = { $count ->
    [one] Câmp
   *[other] Câmpuri
} de plecare: { $squares }. Pe pagină nu e fixat niciunul, se admite oricare.
other-size = Acestea sunt soluții ale tablei { $n }×{ $n }.
check-with = Verifică cu n = { $n }
empty-lists = Textul are { $lists ->
    [one] o listă goală
    [few] { $lists } liste goale
   *[other] { $lists } de liste goale
} și nicio tablă. Programul dumneavoastră copiază fiecare listă înainte să ia regine de pe tablă?
form-drawing = Citit ca table desenate, cu { $sign ->
    [none] un spațiu
   *[some] { $sign }
} pentru o regină; { first-line }.
form-lines = Citit ca { $axis ->
    [files] linia fiecărei coloane
   *[ranks] coloana fiecărei linii
}, numărate de la { $base }.
form-pairs = Citit ca perechi de { $first ->
    [files] coloană și linie
   *[ranks] linie și coloană
}, numărate de la { $base }.
form-square-numbers = Citit ca numere de câmpuri de la { $base }, { $axis ->
    [files] coloană cu coloană
   *[ranks] linie cu linie
}.
form-visit-numbers = Citit ca tabel cu numerele pașilor de la { $base }; { first-line }.
form-names = Citit ca nume de câmpuri.
form-fen = Citit ca poziție FEN.
first-line = { $first ->
    [first-rank] primul rând al textului este linia 1
    [last-rank] ultimul rând al textului este linia 1
   *[first-file] fiecare rând al textului este o coloană
}
missing = Lipsesc: { $count }
doubled = Repetate: { $count }
wrong = Greșite: { $count }
unread = Rânduri necitite: { $count }
passed-over = { $count ->
    [one] Un rând fără tablă și fără afirmație a fost ignorat.
    [few] { $count } rânduri fără tablă și fără afirmație au fost ignorate.
   *[other] { $count } de rânduri fără tablă și fără afirmație au fost ignorate.
}
line = Rândul { $line }{ $list ->
    [none] {""}
   *[some] , lista { $list }
}: { $reason }
again = aceeași tablă ca pe rândul { $line }{ $list ->
    [none] {""}
   *[some] , lista { $list }
}
claim-none = textul afirmă că nu există soluții
claim-solutions = textul afirmă că există { $count ->
    [one] o soluție
    [few] { $count } soluții
   *[other] { $count } de soluții
}
claim-size = textul afirmă că { $count ->
    [one] este suficientă o regină
    [few] sunt suficiente { $count } regine
   *[other] sunt suficiente { $count } de regine
}
claim-printed = { $claim } și conține tot atâtea
claim-true = { $claim }; e adevărat
claim-corrected = { $claim }; numărul corect este { $expected }
claim-false = { $claim }; e fals
claim-unknown = { $claim }; nu a putut fi comparat
reason-queens = { $found ->
    [one] o regină
    [few] { $found } regine
   *[other] { $found } de regine
} în loc de { $expected }
reason-number = { $number } nu e nici linie, nici coloană a acestei table
reason-square-number = { $number } nu e numărul unui câmp: câmpurile au numere de la { $first } la { $last }
reason-visit-numbers = { $twice ->
    [none] {""}
   *[some] { $twice } apare de două ori,{" "}
}{ $missing } lipsește
reason-no-move = nicio mutare a calului de la pasul { $number } la pasul { $next } ({ $from } – { $to })
reason-beyond = { $square } nu e pe această tablă
reason-twice = { $square } apare de două ori
reason-uncovered = nicio regină nu acoperă { $square }
reason-visits = câmpuri vizitate: { $found } din { $expected }
reason-start = parcursul nu începe pe { $square }
reason-jump = nicio mutare a calului nu duce de pe { $from } pe { $to }{ $place ->
    [none] {""}
   *[some] , câmpul { $place } al parcursului
}
reason-open = de pe ultimul câmp, { $square }, nicio mutare nu duce înapoi pe primul
reason-attack = { $first } și { $second } se atacă { $line ->
    [row] pe linie
    [column] pe coloană
   *[diagonal] pe diagonală
}
reason-given = nicio regină pe câmpul fixat { $square }
reason-blocked = { $square } e blocat
show-board = Arată această tablă
unread-reason = „{ $text }” nu a fost citit; se aștepta { $expected }
expected-solution = o tablă sau o listă într-o formă cunoscută
expected-digits = { $count ->
    [one] { $count } cifră
    [few] { $count } cifre
   *[other] { $count } de cifre
}
expected-numbers = { $count ->
    [one] { $count } număr
    [few] { $count } numere
   *[other] { $count } de numere
}
expected-squares = un rând de { $count ->
    [one] { $count } câmp
    [few] { $count } câmpuri
   *[other] { $count } de câmpuri
}
expected-rows = o tablă de { $count ->
    [one] { $count } rând
    [few] { $count } rânduri
   *[other] { $count } de rânduri
}, dar { $found ->
    [none] urmează mai multe
    [one] e numai unul
   *[other] sunt { $found }
}
expected-bracket = o paranteză de închidere
departure = De la rândul { $line }, ordinea diferă de cea a lui { $name }: textul are { $printed }, { $name } are { $expected }.
and-more = și încă { $count }
