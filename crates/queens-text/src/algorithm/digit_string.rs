//! `digit-string` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "digit-string",
    english: Words {
        name: "String of digits",
        idea: "A string holds the columns: pos looks for the column, test follows the diagonals.",
        source: "Sheet 001, fourth program",
        listing: &[
            "jouer3(lg, st)",
            "  *if* lg = n+1:",
            "    add st",
            "  *else for* col *in* 1 … n:",
            "    *if* pos(col, st) = 0",
            "    *and* test(…, −1) *and* test(…, +1):",
            "      st[lg] ← col",
            "      jouer3(lg+1, st)",
            "      st[lg] ← 0",
            "test(ligne, colonne, delta, st)",
            "  *edge or* st[ligne] ≠ colonne *and* test(…)",
        ],
    },
    french: Words {
        name: "Chaîne de chiffres",
        idea: "Les colonnes dans une chaîne\u{a0}: pos cherche la colonne, test suit les diagonales.",
        source: "Fiche 001, quatrième programme",
        listing: &[
            "jouer3(lg, st)",
            "  *si* lg = n+1\u{a0}:",
            "    ajouter st",
            "  *sinon pour* col *de* 1 *à* n\u{a0}:",
            "    *si* pos(col, st) = 0",
            "    *et* test(…, −1) *et* test(…, +1)\u{a0}:",
            "      st[lg] ← col",
            "      jouer3(lg+1, st)",
            "      st[lg] ← 0",
            "test(ligne, colonne, delta, st)",
            "  *bord ou* st[ligne] ≠ colonne *et* test(…)",
        ],
    },
    romanian: Words {
        name: "Șir de cifre",
        idea: "Coloanele stau într-un șir: pos caută coloana, test urmează diagonalele.",
        source: "Fișa 001, al patrulea program",
        listing: &[
            "jouer3(lg, st)",
            "  *dacă* lg = n+1:",
            "    adaugă st",
            "  *altfel, pentru* col *de la* 1 *la* n:",
            "    *dacă* pos(col, st) = 0",
            "    *și* test(…, −1) *și* test(…, +1):",
            "      st[lg] ← col",
            "      jouer3(lg+1, st)",
            "      st[lg] ← 0",
            "test(ligne, colonne, delta, st)",
            "  *margine sau* st[ligne] ≠ colonne *și* test(…)",
        ],
    },
};
