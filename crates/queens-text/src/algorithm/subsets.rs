//! `subsets` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "subsets",
    english: Words {
        name: "All sets of squares",
        idea: "Every set of n squares of the board, in order; kept if no queen attacks another.",
        source: "Sheet 000, §2.6",
        listing: &[
            "*for each* set S of n squares:",
            "  *for each* pair a, b of S:",
            "    *if* a attacks b: next S",
            "  report S",
        ],
    },
    french: Words {
        name: "Tous les ensembles de cases",
        idea: "Chaque ensemble de n cases, dans l’ordre\u{a0}; gardé si aucune reine n’en menace une autre.",
        source: "Fiche 000, §2.6",
        listing: &[
            "*pour chaque* ensemble S de n cases\u{a0}:",
            "  *pour chaque* paire a, b de S\u{a0}:",
            "    *si* a menace b\u{a0}: S suivant",
            "  noter S",
        ],
    },
    romanian: Words {
        name: "Toate mulțimile de câmpuri",
        idea: "Fiecare mulțime de n câmpuri, în ordine; rămâne dacă nicio regină nu atacă alta.",
        source: "Fișa 000, §2.6",
        listing: &[
            "*pentru fiecare* mulțime S de n câmpuri:",
            "  *pentru fiecare* pereche a, b din S:",
            "    *dacă* a atacă b: altă S",
            "  notează S",
        ],
    },
};
