//! `recursive` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "recursive",
    english: Words {
        name: "Recursive backtracking",
        idea: "Column by column, every row in turn; safe if no queen shares row or diagonal.",
        source: "Sheet 000, §2.2–2.3",
        listing: &[
            "placerRN(cb, sols, k)",
            "  *if* k = n:",
            "    add cb to sols; *return*",
            "  *for* j *in* 0 … n−1:",
            "    cb[k] ← j",
            "    *if* issafe(cb, k):",
            "      placerRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    french: Words {
        name: "Retour arrière récursif",
        idea: "Colonne par colonne, chaque ligne\u{a0}; sûre sans reine sur sa ligne ni ses diagonales.",
        source: "Fiche 000, §2.2–2.3",
        listing: &[
            "placerRN(cb, sols, k)",
            "  *si* k = n\u{a0}:",
            "    ajouter cb à sols\u{a0}; *retour*",
            "  *pour* j *de* 0 *à* n−1\u{a0}:",
            "    cb[k] ← j",
            "    *si* issafe(cb, k)\u{a0}:",
            "      placerRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    romanian: Words {
        name: "Backtracking recursiv",
        idea: "Coloană cu coloană, fiecare linie; sigur fără regine pe linie și pe diagonale.",
        source: "Fișa 000, §2.2–2.3",
        listing: &[
            "placerRN(cb, sols, k)",
            "  *dacă* k = n:",
            "    adaugă cb la sols; *ieși*",
            "  *pentru* j *de la* 0 *la* n−1:",
            "    cb[k] ← j",
            "    *dacă* issafe(cb, k):",
            "      placerRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
};
