//! `upward-scan` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "upward-scan",
    english: Words {
        name: "Upward scan",
        idea: "Nothing is marked: three scans look for a queen on the rows already filled.",
        source: "Sheet 001, third program",
        listing: &[
            "jouer2(ligne, t, st)",
            "  *for* x *in* 0 … n−1:",
            "    *if not* occupe2(x, ligne, t):",
            "      t[ligne, x] ← 1",
            "      *if* ligne < n−1: jouer2(ligne+1, …)",
            "      *else:* add st + (x+1)",
            "      t[ligne, x] ← 0",
            "occupe2(x, y, t): *three directions*",
            "  *to a queen or the edge:* read t",
        ],
    },
    french: Words {
        name: "Balayage vers le haut",
        idea: "Rien n’est marqué\u{a0}: trois balayages cherchent une reine sur les lignes déjà remplies.",
        source: "Fiche 001, troisième programme",
        listing: &[
            "jouer2(ligne, t, st)",
            "  *pour* x *de* 0 *à* n−1\u{a0}:",
            "    *si non* occupe2(x, ligne, t)\u{a0}:",
            "      t[ligne, x] ← 1",
            "      *si* ligne < n−1\u{a0}: jouer2(ligne+1, …)",
            "      *sinon\u{a0}:* ajouter st + (x+1)",
            "      t[ligne, x] ← 0",
            "occupe2(x, y, t)\u{a0}: *trois directions*",
            "  *jusqu’à une reine ou au bord\u{a0}:* lire t",
        ],
    },
    romanian: Words {
        name: "Parcurgere în sus",
        idea: "Nu se marchează nimic: trei parcurgeri caută o regină pe liniile deja completate.",
        source: "Fișa 001, al treilea program",
        listing: &[
            "jouer2(ligne, t, st)",
            "  *pentru* x *de la* 0 *la* n−1:",
            "    *dacă nu* occupe2(x, ligne, t):",
            "      t[ligne, x] ← 1",
            "      *dacă* ligne < n−1: jouer2(ligne+1, …)",
            "      *altfel:* adaugă st + (x+1)",
            "      t[ligne, x] ← 0",
            "occupe2(x, y, t): *trei direcții*",
            "  *până la regină sau margine:* citește t",
        ],
    },
};
