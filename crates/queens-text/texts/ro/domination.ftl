no-total = Nu există o asemenea mulțime: pe 1{ "\u00A0" }×{ "\u00A0" }1 singura regină nu-și atacă propriul câmp.
question = { $variant ->
    [independent] Câte regine *care nu se atacă între ele* sunt necesare pentru a acoperi fiecare câmp?
    [total] Câte regine sunt necesare pentru a *ataca toate câmpurile*, inclusiv cele ocupate?
   *[dominating] Câte regine sunt necesare pentru a *ataca sau a ocupa fiecare câmp*?
}
coverage = Câmpuri după de câte ori sunt acoperite
place = Regină pusă pe *{ $square }*
remove = Regină scoasă de pe *{ $square }*
dead-end = Fundătură – reginele rămase nu pot acoperi restul
infeasible = *{ $square }* respins: reginele rămase n-ar putea acoperi restul
first = { $queens ->
    [one] *O regină* pe câmpul cel mai de jos
    [few] *{ $queens } regine* pe câmpurile cele mai de jos
   *[other] *{ $queens } de regine* pe câmpurile cele mai de jos
}
relocate = Regina de pe *{ $from }* se mută pe *{ $to }*
uncovered = Respinsă: *{ $square }* nu e acoperit
at-least = { $queens ->
    [one] E nevoie de cel puțin *o regină*
    [few] E nevoie de cel puțin *{ $queens } regine*: mai puține nu pot acoperi atâtea câmpuri
   *[other] E nevoie de cel puțin *{ $queens } de regine*: mai puține nu pot acoperi atâtea câmpuri
}
at-most = { $queens ->
    [one] Ajunge *o regină*: ea acoperă tabla
    [few] Sunt necesare cel mult *{ $queens } regine*: pentru a acoperi tabla nu e nevoie de mai multe
   *[other] Sunt necesare cel mult *{ $queens } de regine*: pentru a acoperi tabla nu e nevoie de mai multe
}
refuted = { $queens ->
    [one] *O regină* nu ajunge
    [few] *{ $queens } regine* nu ajung
   *[other] *{ $queens } de regine* nu ajung
}
excluded = *{ $square }* respins: nicio mulțime nouă din acest cadru nu îl conține
exhausted = Fundătură – toate candidatele sunt excluse
frame = Cadrul *{ $low }–{ $high }*: { $closed ->
    [yes] nicio mulțime
   *[no] de căutat
}
suffices = { $queens ->
    [one] *Ajunge o regină*
    [few] *Ajung { $queens } regine*
   *[other] *Ajung { $queens } de regine*
}{ $ways ->
    [none] { "" }
    [one] , într-un singur fel
    [few] , în { $ways } feluri
   *[other] , în { $ways } de feluri
}{ $few ->
    [none] { "" }
    [one] ; una nu ajunge
   *[other] ; { $few } nu ajung
}
solution = *Soluția { $number }*: { $variant ->
    [independent] toate câmpurile sunt acoperite și nicio regină nu o atacă pe alta
    [total] fiecare câmp e atacat de altă regină
   *[dominating] toate câmpurile sunt acoperite
}
