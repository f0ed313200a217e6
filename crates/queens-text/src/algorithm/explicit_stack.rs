//! `explicit-stack` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "explicit-stack",
    english: Words {
        name: "Explicit stack",
        idea: "No recursion: a stack holds the column of each row, and grows and shrinks.",
        source: "Sheet 003",
        listing: &[
            "back()",
            "  k ← 1; st[1] ← 0",
            "  *while* k > 0:",
            "    *if* st[k] < n:",
            "      st[k] ← st[k] + 1",
            "      *if* valid(k):",
            "        *if* k = n: tipar(k)",
            "        *else*: k ← k + 1",
            "    *else*: st[k] ← 0; k ← k − 1",
        ],
    },
    french: Words {
        name: "Pile explicite",
        idea: "Sans récursion\u{a0}: une pile contient la colonne de chaque ligne, grandit et rétrécit.",
        source: "Fiche 003",
        listing: &[
            "back()",
            "  k ← 1\u{a0}; st[1] ← 0",
            "  *tant que* k > 0\u{a0}:",
            "    *si* st[k] < n\u{a0}:",
            "      st[k] ← st[k] + 1",
            "      *si* valid(k)\u{a0}:",
            "        *si* k = n\u{a0}: tipar(k)",
            "        *sinon*\u{a0}: k ← k + 1",
            "    *sinon*\u{a0}: st[k] ← 0\u{a0}; k ← k − 1",
        ],
    },
    romanian: Words {
        name: "Stivă explicită",
        idea: "Fără recursivitate: o stivă ține coloana fiecărei linii, crește și scade.",
        source: "Fișa 003",
        listing: &[
            "back()",
            "  k ← 1; st[1] ← 0",
            "  *cât timp* k > 0:",
            "    *dacă* st[k] < n:",
            "      st[k] ← st[k] + 1",
            "      *dacă* valid(k):",
            "        *dacă* k = n: tipar(k)",
            "        *altfel*: k ← k + 1",
            "    *altfel*: st[k] ← 0; k ← k − 1",
        ],
    },
};
