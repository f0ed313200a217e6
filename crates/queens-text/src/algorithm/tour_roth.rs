//! `tour-roth` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "tour-roth",
    english: Words {
        name: "Roth’s tie-break",
        idea: "Fewest onward moves; of equal ones, the square farthest from the centre.",
        source: "Warnsdorff’s rule with Roth’s tie-break, in the search of sheet 004",
        listing: &[
            "*def* TestePosition(n):",
            "  *if* OccupePosition(n):",
            "    *if* len(ListeCoups) = mn − 1: *return* True",
            "    LiberePosition(); *return* False",
            "  L ← TriFusion(ListeCA[n]) by valuation, then distance",
            "  *for* k *in* L:",
            "    *if* TestePosition(k): *return* True",
            "  LiberePosition(); *return* False",
            "ListeCoups.append(the only square left)",
        ],
    },
    french: Words {
        name: "Départage de Roth",
        idea: "La plus petite valuation\u{a0}; à égalité, la case la plus éloignée du centre.",
        source: "Règle de Warnsdorff avec le départage de Roth, dans la recherche de la fiche 004",
        listing: &[
            "*def* TestePosition(n)\u{a0}:",
            "  *si* OccupePosition(n)\u{a0}:",
            "    *si* len(ListeCoups) = mn − 1\u{a0}: *rendre* Vrai",
            "    LiberePosition()\u{a0}; *rendre* Faux",
            "  L ← TriFusion(ListeCA[n]) selon valuation, puis distance",
            "  *pour* k *dans* L\u{a0}:",
            "    *si* TestePosition(k)\u{a0}: *rendre* Vrai",
            "  LiberePosition()\u{a0}; *rendre* Faux",
            "ListeCoups.append(la seule case restante)",
        ],
    },
    romanian: Words {
        name: "Departajarea lui Roth",
        idea: "Cele mai puține mutări; la egalitate, câmpul cel mai depărtat de centru.",
        source: "Regula lui Warnsdorff cu departajarea lui Roth, în căutarea fișei 004",
        listing: &[
            "*def* TestePosition(n):",
            "  *dacă* OccupePosition(n):",
            "    *dacă* len(ListeCoups) = mn − 1: *întoarce* Adevărat",
            "    LiberePosition(); *întoarce* Fals",
            "  L ← TriFusion(ListeCA[n]) după valuație, apoi distanță",
            "  *pentru* k *din* L:",
            "    *dacă* TestePosition(k): *întoarce* Adevărat",
            "  LiberePosition(); *întoarce* Fals",
            "ListeCoups.append(singurul câmp rămas)",
        ],
    },
};
