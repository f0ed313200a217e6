//! `one-per-column` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "one-per-column",
    english: Words {
        name: "One queen per column",
        idea: "Every choice of a row for each column, counted through like a number in base n.",
        source: "Sheet 000, §2.6",
        listing: &[
            "*for each* tuple q of n rows:",
            "  *for each* pair i < j:",
            "    *if* queens i, j attack: next q",
            "  report q",
        ],
    },
    french: Words {
        name: "Une reine par colonne",
        idea: "Chaque choix d’une ligne par colonne, comme on compte en base n.",
        source: "Fiche 000, §2.6",
        listing: &[
            "*pour chaque* n-uplet q de lignes\u{a0}:",
            "  *pour chaque* paire i < j\u{a0}:",
            "    *si* i et j se menacent\u{a0}: q suivant",
            "  noter q",
        ],
    },
    romanian: Words {
        name: "O regină pe coloană",
        idea: "Fiecare alegere a unei linii pe coloană, cum se numără în baza n.",
        source: "Fișa 000, §2.6",
        listing: &[
            "*pentru fiecare* n-uplu q de linii:",
            "  *pentru fiecare* pereche i < j:",
            "    *dacă* i și j se atacă: alt q",
            "  notează q",
        ],
    },
};
