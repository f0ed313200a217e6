//! `accessibility-scan` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "accessibility-scan",
    english: Words {
        name: "Accessibility, whole board",
        idea: "Always the free square that attacks the fewest squares; the whole board is read for it.",
        source: "Sheet 000, §2.5",
        listing: &[
            "calculerHB(cb, hb, delta)",
            "placerNaif(cb, hb, sols, pos0): pos ← pos0",
            "*repeat*: append pos to sols, mark its lines",
            "  *for each* square (x, y), row by row:",
            "    nextpos ← (x, y) *if* free *and* hb least",
            "  pos ← nextpos, *if* there is one",
            "*with* n queens in sols: print them",
        ],
    },
    french: Words {
        name: "Accessibilité, échiquier entier",
        idea: "Toujours la case libre qui en menace le moins\u{a0}; pour la trouver, tout l’échiquier est lu.",
        source: "Fiche 000, §2.5",
        listing: &[
            "calculerHB(cb, hb, delta)",
            "placerNaif(cb, hb, sols, pos0)\u{a0}: pos ← pos0",
            "*répéter*\u{a0}: ajouter pos à sols, marquer ses lignes",
            "  *pour chaque* case (x, y), ligne par ligne\u{a0}:",
            "    nextpos ← (x, y) *si* libre *et* hb minimal",
            "  pos ← nextpos, *s’il* existe",
            "*avec* n reines dans sols\u{a0}: les afficher",
        ],
    },
    romanian: Words {
        name: "Accesibilitate, toată tabla",
        idea: "Mereu câmpul liber care atacă cele mai puține câmpuri; pentru el se citește toată tabla.",
        source: "Fișa 000, §2.5",
        listing: &[
            "calculerHB(cb, hb, delta)",
            "placerNaif(cb, hb, sols, pos0): pos ← pos0",
            "*repetă*: adaugă pos la sols, marchează-i liniile",
            "  *pentru fiecare* câmp (x, y), linie cu linie:",
            "    nextpos ← (x, y) *dacă* e liber *și* hb minim",
            "  pos ← nextpos, *dacă* există",
            "*cu* n regine în sols: afișează-le",
        ],
    },
};
