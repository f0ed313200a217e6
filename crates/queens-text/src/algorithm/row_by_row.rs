//! `row-by-row` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "row-by-row",
    english: Words {
        name: "Row by row",
        idea: "Row by row, every column in turn; kept if no earlier queen attacks it.",
        source: "Sheet 004, part I",
        listing: &[
            "placement(i, tableau)",
            "  *if* i = n:",
            "    store the solution",
            "  *else for* colonne *in* 0 … n−1:",
            "    *if* test(i, colonne, tableau):",
            "      tableau[i] ← colonne",
            "      placement(i+1, tableau)",
            "      tableau[i] ← vide",
        ],
    },
    french: Words {
        name: "Ligne par ligne",
        idea: "Ligne par ligne, chaque colonne\u{a0}; gardée si aucune reine placée ne la menace.",
        source: "Fiche 004, partie I",
        listing: &[
            "placement(i, tableau)",
            "  *si* i = n\u{a0}:",
            "    stocker la solution",
            "  *sinon pour* colonne *de* 0 *à* n−1\u{a0}:",
            "    *si* test(i, colonne, tableau)\u{a0}:",
            "      tableau[i] ← colonne",
            "      placement(i+1, tableau)",
            "      tableau[i] ← vide",
        ],
    },
    romanian: Words {
        name: "Linie cu linie",
        idea: "Linie cu linie, fiecare coloană; rămâne dacă nicio regină dinainte nu o atacă.",
        source: "Fișa 004, partea I",
        listing: &[
            "placement(i, tableau)",
            "  *dacă* i = n:",
            "    reține soluția",
            "  *altfel, pentru* colonne *de la* 0 *la* n−1:",
            "    *dacă* test(i, colonne, tableau):",
            "      tableau[i] ← colonne",
            "      placement(i+1, tableau)",
            "      tableau[i] ← vide",
        ],
    },
};
