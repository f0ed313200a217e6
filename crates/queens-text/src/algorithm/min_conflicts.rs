//! `min-conflicts` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "min-conflicts",
    english: Words {
        name: "Fewest conflicts",
        idea: "All queens at once, one a column; then one that is attacked moves to where the fewest attack her.",
        source: "Sosič and Gu 1994, Minton et al. 1992",
        listing: &[
            "*repeat*: q ← the rows, in an order drawn",
            "  *while* queens are attacked: c ← one’s column, drawn",
            "    *for each* other square of c: count its attackers",
            "    queen of c to one with the fewest, drawn",
            "  *if* none is attacked: report q; *stop*",
            "*until* 50 + 10 n moves have led to nothing",
        ],
    },
    french: Words {
        name: "Conflits minimaux",
        idea: "Toutes les reines d’emblée, une par colonne\u{a0}; puis une reine menacée va là où le moins de reines la menacent.",
        source: "Sosič et Gu 1994, Minton et al. 1992",
        listing: &[
            "*répéter*\u{a0}: q ← les lignes, dans un ordre tiré",
            "  *tant que* des reines sont menacées\u{a0}: c ← colonne tirée",
            "    *pour chaque* autre case de c\u{a0}: compter ses assaillantes",
            "    reine de c vers une case qui en a le moins, tirée",
            "  *si* aucune n’est menacée\u{a0}: noter q\u{a0}; *arrêt*",
            "*jusqu’à* 50 + 10 n déplacements sans succès",
        ],
    },
    romanian: Words {
        name: "Conflicte minime",
        idea: "Toate reginele deodată, câte una pe coloană; apoi una atacată se mută acolo unde o atacă cele mai puține.",
        source: "Sosič și Gu 1994, Minton ș.a. 1992",
        listing: &[
            "*repetă*: q ← liniile, într-o ordine trasă la sorți",
            "  *cât timp* există regine atacate: c ← coloana uneia, la sorți",
            "    *pentru fiecare* alt câmp din c: numără atacatoarele",
            "    regina din c pe unul cu cele mai puține, la sorți",
            "  *dacă* niciuna nu e atacată: notează q; *stop*",
            "*până când* 50 + 10 n mutări n-au dus la nimic",
        ],
    },
};
