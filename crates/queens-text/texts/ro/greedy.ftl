start = Start: prima regină stă pe *{ $square }*
table = Valori scrise: câmpurile pe care fiecare le atacă pe tabla goală
valued = { $squares ->
    [0] Nicio valoare: niciun câmp nu mai e liber
    [one] Valoare scrisă pe ultimul câmp liber
    [few] Valori scrise pe { $squares } câmpuri libere: câte altele ar ataca o regină pusă acolo
   *[other] Valori scrise pe { $squares } de câmpuri libere: câte altele ar ataca o regină pusă acolo
}
place = Cea mai mică valoare, { $value }: regină pe *{ $square }*
missed = Euristica se oprește *fără soluție*: a așezat { $queens ->
    [one] o regină
    [few] { $queens } regine
   *[other] { $queens } de regine
} din { $n }
