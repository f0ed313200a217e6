//! `forward-checking` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "forward-checking",
    english: Words {
        name: "Forward checking, fail first",
        idea: "The column with the fewest free squares goes first; a dead end shows at once.",
        source: "Haralick and Elliott, 1980",
        listing: &[
            "search(free)",
            "  c ← open column with least |free[c]|",
            "  *if* there is none: report; *return*",
            "  *for* r *in* free[c]:",
            "    search(free − attacked by (c, r))",
        ],
    },
    french: Words {
        name: "Vérification anticipée",
        idea: "La colonne qui a le moins de cases libres passe d’abord\u{a0}; une impasse se voit aussitôt.",
        source: "Haralick et Elliott, 1980",
        listing: &[
            "search(free)",
            "  c ← colonne ouverte, |free[c]| minimal",
            "  *si* aucune\u{a0}: noter\u{a0}; *retour*",
            "  *pour* r *dans* free[c]\u{a0}:",
            "    search(free − menacées par (c, r))",
        ],
    },
    romanian: Words {
        name: "Verificare anticipată",
        idea: "Coloana cu cele mai puține câmpuri libere e prima; fundătura se vede imediat.",
        source: "Haralick și Elliott, 1980",
        listing: &[
            "search(free)",
            "  c ← coloana deschisă cu |free[c]| minim",
            "  *dacă* nu există: notează; *ieși*",
            "  *pentru* r *din* free[c]:",
            "    search(free − atacate de (c, r))",
        ],
    },
};
