//! Places to start from.

use queens_page::permalink::examples::Example;

use crate::examples::ExamplesTexts;

pub(crate) const TEXTS: ExamplesTexts = ExamplesTexts {
    list: "De unde să începeți",
    words: |example| match example {
        Example::FourQueens => (
            "Patru regine, pas cu pas",
            "Toată coloana c e atacată: priviți cum căutarea ia înapoi b3. În total sunt 83 de evenimente.",
        ),
        Example::Tree => (
            "O căutare ca un arbore",
            "Alegeți „Arbore întreg” sau „Țurțuri”: 153 de noduri, din care doar 4 sunt soluții.",
        ),
        Example::Twelve => (
            "Douăsprezece feluri de soluții",
            "Cele 92 de soluții sunt 12 table, rotite și oglindite. Unsprezece dau câte 8; aceasta, cea mai simetrică, dă 4.",
        ),
        Example::Corner => (
            "O regină în colț",
            "Cu o regină fixată pe a1 rămân 4 din cele 92 de soluții. Eliberați-o, fixați d1 și porniți: 18.",
        ),
        Example::Mirror => (
            "Jumătate din muncă",
            "După fiecare soluție vine imaginea ei în oglindă: ajung 7.856 de teste în loc de 15.720.",
        ),
        Example::Digits => (
            "O tablă cât un număr",
            "Programul scrie coloanele reginelor, linie cu linie, ca pe niște cifre: primul număr fără atac este 15863724.",
        ),
        Example::Permutations => (
            "Toate, pe rând",
            "Toate cele 40.320 de feluri de a da fiecărei coloane linia ei, unul câte unul: 92 sunt soluții.",
        ),
        Example::Lot => (
            "Regine trase la sorți",
            "Fiecare regină ia la întâmplare un câmp liber. Când nu mai e niciunul, se ia totul de la capăt: aici de 82 de ori.",
        ),
        Example::LookAhead => (
            "Merită să priviți înainte",
            "Douăzeci de regine, două căutări, un singur ceas: 145 de teste până la prima soluție privind înainte, 3.992.510 fără.",
        ),
        Example::Greedy => (
            "Lacom și blocat",
            "Mereu câmpul care atacă cel mai puțin: pornind de pe b2 se așază șase regine, apoi nu mai e niciun câmp liber. Încercați alte starturi.",
        ),
        Example::Thousand => (
            "O mie de regine",
            "Toate stau deodată pe tablă, iar cele atacate se mută: după 568 de mutări nu mai e atacată niciuna. Măriți ca să verificați.",
        ),
        Example::Eighteen => (
            "Numărate în câteva secunde",
            "Porniți: cele 666.090.624 de soluții pentru n\u{a0}=\u{a0}18 sunt numărate fără a fi privite una câte una.",
        ),
        Example::Billion => (
            "Un miliard de pași",
            "n\u{a0}=\u{a0}32: după 1.000.000.000 de pași s-au găsit 70 de soluții, iar prima regină stă tot pe a1. Durează până se ajunge acolo.",
        ),
        Example::FiveCover => (
            "Cinci regine văd tot",
            "Cinci regine atacă sau ocupă toate cele 64 de câmpuri; numerele spun de câte ori. Există 4.860 de astfel de mulțimi.",
        ),
        Example::FourDoNot => (
            "Patru nu ajung",
            "Demonstrația ca o hartă: 25 din 45 de cadre cad printr-o simplă inegalitate, celelalte 20 printr-o căutare scurtă.",
        ),
        Example::Independent => (
            "Acoperă fără să se atace",
            "Pe 4 × 4, două regine acoperă toate câmpurile, dar se atacă între ele. Dacă nu au voie să se atace, e nevoie de trei.",
        ),
        Example::Total => (
            "Fiecare regină atacată și ea",
            "Aici o regină nu își acoperă propriul câmp. Cinci tot ajung pe 8 × 8, în 352 de feluri.",
        ),
        Example::Tour => (
            "Un parcurs al calului",
            "63 de mutări și niciuna luată înapoi: calul merge mereu pe câmpul cu cele mai puține continuări.",
        ),
        Example::ClosedTour => (
            "Dus și întors",
            "Toate cele 36 de câmpuri, iar de pe ultimul calul se poate întoarce acasă. Doar 2 mutări au fost luate înapoi.",
        ),
        Example::NoTour => (
            "O tablă fără parcurs",
            "Niciun drum din a1 nu trece prin toate cele 16 câmpuri: după cel mult 12 câmpuri, căutarea își dă seama și se întoarce. Îi trebuie 455 de noduri.",
        ),
    },
};
