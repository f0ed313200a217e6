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
refused-given = Programul acestui algoritm așază singur toate reginele: eliberați câmpurile fixate.
refused-variant = Programul acestui algoritm cunoaște doar varianta „{ $variant }”.
refused-queens = Programul acestui algoritm găsește singur cel mai mic număr de regine: lăsați caseta goală.
refused-cap = Programul acestui algoritm merge până la capăt.
refused-loops = În acest limbaj, un program poate avea cel mult { $most ->
    [few] { $most } bucle imbricate
   *[other] { $most } de bucle imbricate
}, câte una pentru fiecare linie, nu { $loops }.
too-large = Programele funcționează pe table de până la 32×32.
