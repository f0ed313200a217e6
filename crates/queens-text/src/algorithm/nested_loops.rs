//! `nested-loops` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "nested-loops",
    english: Words {
        name: "Nested loops",
        idea: "One loop inside another for each row; queens mark the board, copies bring it back.",
        source: "Sheet 001, first program",
        listing: &[
            "jouer",
            "  t ← 0",
            "  tab_sauve[i] ← t",
            "  *loop* i: *for* xi *in* 0 … n−1:",
            "    *if* t[i, xi] = 0:",
            "      *innermost loop:* add st + xi",
            "      *else:* occuper(t, xi, i)",
            "        st[i+1] ← xi",
            "        *loop* i+1",
            "        t ← tab_sauve[i]",
        ],
    },
    french: Words {
        name: "Boucles imbriquées",
        idea: "Une boucle dans l’autre, une par ligne\u{a0}; les reines marquent, des copies restaurent.",
        source: "Fiche 001, premier programme",
        listing: &[
            "jouer",
            "  t ← 0",
            "  tab_sauve[i] ← t",
            "  *boucle* i\u{a0}: *pour* xi *de* 0 *à* n−1\u{a0}:",
            "    *si* t[i, xi] = 0\u{a0}:",
            "      *dernière boucle\u{a0}:* ajouter st + xi",
            "      *sinon\u{a0}:* occuper(t, xi, i)",
            "        st[i+1] ← xi",
            "        *boucle* i+1",
            "        t ← tab_sauve[i]",
        ],
    },
    romanian: Words {
        name: "Bucle imbricate",
        idea: "O buclă în alta pentru fiecare linie; reginele marchează tabla, copiile o refac.",
        source: "Fișa 001, primul program",
        listing: &[
            "jouer",
            "  t ← 0",
            "  tab_sauve[i] ← t",
            "  *bucla* i: *pentru* xi *de la* 0 *la* n−1:",
            "    *dacă* t[i, xi] = 0:",
            "      *ultima buclă:* adaugă st + xi",
            "      *altfel:* occuper(t, xi, i)",
            "        st[i+1] ← xi",
            "        *bucla* i+1",
            "        t ← tab_sauve[i]",
        ],
    },
};
