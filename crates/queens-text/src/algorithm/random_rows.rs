//! `random-rows` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "random-rows",
    english: Words {
        name: "Random rows",
        idea: "A row drawn for each column, all of them anew until no queen attacks another.",
        source: "Sheet 000, §2.6",
        listing: &[
            "*repeat*: q ← a row drawn per column",
            "  *for each* pair i < j:",
            "    *if* queens i, j attack: draw again",
            "  report q; *stop*",
        ],
    },
    french: Words {
        name: "Lignes au hasard",
        idea: "Une ligne tirée par colonne, toutes à nouveau tant qu’une reine en menace une autre.",
        source: "Fiche 000, §2.6",
        listing: &[
            "*répéter*\u{a0}: q ← une ligne tirée par colonne",
            "  *pour chaque* paire i < j\u{a0}:",
            "    *si* i et j se menacent\u{a0}: autre tirage",
            "  noter q\u{a0}; *arrêt*",
        ],
    },
    romanian: Words {
        name: "Linii la întâmplare",
        idea: "O linie trasă pe coloană, toate din nou cât timp o regină atacă alta.",
        source: "Fișa 000, §2.6",
        listing: &[
            "*repetă*: q ← o linie trasă pe coloană",
            "  *pentru fiecare* pereche i < j:",
            "    *dacă* i și j se atacă: trage din nou",
            "  notează q; *stop*",
        ],
    },
};
