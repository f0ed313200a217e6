//! `board-copy` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "board-copy",
    english: Words {
        name: "Recursion with board copies",
        idea: "Queens mark the squares that they attack; each call brings back its own copy.",
        source: "Sheet 001, second program",
        listing: &[
            "jouer1(ligne, t, st)",
            "  tab_sauve ← t",
            "  *for* colonne *in* 0 … n−1:",
            "    *if* t[ligne, colonne] = 0:",
            "      occuper(t, colonne, ligne)",
            "      *if* ligne < n−1: jouer1(ligne+1, …)",
            "      *else:* add st + (colonne+1)",
            "      t ← tab_sauve",
        ],
    },
    french: Words {
        name: "Récursif, avec copies de l’échiquier",
        idea: "Les reines marquent les cases qu’elles menacent\u{a0}; chaque appel restaure sa copie.",
        source: "Fiche 001, deuxième programme",
        listing: &[
            "jouer1(ligne, t, st)",
            "  tab_sauve ← t",
            "  *pour* colonne *de* 0 *à* n−1\u{a0}:",
            "    *si* t[ligne, colonne] = 0\u{a0}:",
            "      occuper(t, colonne, ligne)",
            "      *si* ligne < n−1\u{a0}: jouer1(ligne+1, …)",
            "      *sinon\u{a0}:* ajouter st + (colonne+1)",
            "      t ← tab_sauve",
        ],
    },
    romanian: Words {
        name: "Recursiv, cu copii ale tablei",
        idea: "Reginele marchează câmpurile atacate; fiecare apel își pune la loc copia.",
        source: "Fișa 001, al doilea program",
        listing: &[
            "jouer1(ligne, t, st)",
            "  tab_sauve ← t",
            "  *pentru* colonne *de la* 0 *la* n−1:",
            "    *dacă* t[ligne, colonne] = 0:",
            "      occuper(t, colonne, ligne)",
            "      *dacă* ligne < n−1: jouer1(ligne+1, …)",
            "      *altfel:* adaugă st + (colonne+1)",
            "      t ← tab_sauve",
        ],
    },
};
