region = Primii pași
hint = { $hint ->
    [play] Butonul „Redă” arată căutarea pas cu pas.
    [scrubber] Trageți cursorul ca să ajungeți la orice pas.
    [listing] Codul arată linia executată și motivul.
   *[fixing] Atingeți un câmp ca să-l fixați; țineți apăsat ca să aflați de ce.
}
read-out = Sfatul { $number } din { $of }: { $hint }
next = Înainte
dismiss = Închide sfaturile
