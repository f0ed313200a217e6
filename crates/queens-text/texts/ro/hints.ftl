region = Primii pași
hint = { $hint ->
    [play] „Redă” arată căutarea, pas cu pas.
    [scrubber] Trageți aici până la orice pas.
    [listing] Codul arată linia executată și spune de ce.
   *[fixing] O atingere fixează câmpul; o apăsare lungă îl explică.
}
read-out = Sfatul { $number } din { $of }: { $hint }
next = Înainte
dismiss = Închide sfaturile
