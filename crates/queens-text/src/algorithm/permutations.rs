//! `permutations` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "permutations",
    english: Words {
        name: "All permutations",
        idea: "Every order of the columns over the rows; those without a shared diagonal are kept.",
        source: "Sheet 003, its first idea",
        listing: &[
            "*for each* permutation st:",
            "  *for each* pair i < j:",
            "    *if* |st[i]−st[j]| = j−i: next st",
            "  tipar(st)",
        ],
    },
    french: Words {
        name: "Toutes les permutations",
        idea: "Chaque ordre des colonnes sur les lignes\u{a0}; on garde ceux sans diagonale commune.",
        source: "Fiche 003, première idée",
        listing: &[
            "*pour chaque* permutation st\u{a0}:",
            "  *pour chaque* paire i < j\u{a0}:",
            "    *si* |st[i]−st[j]| = j−i\u{a0}: st suivante",
            "  tipar(st)",
        ],
    },
    romanian: Words {
        name: "Toate permutările",
        idea: "Fiecare ordine a coloanelor pe linii; rămân cele fără diagonală comună.",
        source: "Fișa 003, prima idee",
        listing: &[
            "*pentru fiecare* permutare st:",
            "  *pentru fiecare* pereche i < j:",
            "    *dacă* |st[i]−st[j]| = j−i: alt st",
            "  tipar(st)",
        ],
    },
};
