//! `tour-fewest-onward` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "tour-fewest-onward",
    english: Words {
        name: "Fewest onward moves",
        idea: "First the square from which the fewest moves lead on; what is equal keeps its order.",
        source: "Sheet 004, II, question 8 (Warnsdorff’s rule)",
        listing: &[
            "*def* TestePosition(n):",
            "  *if* OccupePosition(n):",
            "    *if* len(ListeCoups) = mn − 1: *return* True",
            "    LiberePosition(); *return* False",
            "  L ← TriFusion(ListeCA[n])",
            "  *for* k *in* L:",
            "    *if* TestePosition(k): *return* True",
            "  LiberePosition(); *return* False",
            "ListeCoups.append(the only square left)",
        ],
    },
    french: Words {
        name: "Le moins de cases permises",
        idea: "D’abord la case de plus petite valuation\u{a0}; à égalité, l’ordre de la liste.",
        source: "Fiche 004, II, question 8 (règle de Warnsdorff)",
        listing: &[
            "*def* TestePosition(n)\u{a0}:",
            "  *si* OccupePosition(n)\u{a0}:",
            "    *si* len(ListeCoups) = mn − 1\u{a0}: *rendre* Vrai",
            "    LiberePosition()\u{a0}; *rendre* Faux",
            "  L ← TriFusion(ListeCA[n])",
            "  *pour* k *dans* L\u{a0}:",
            "    *si* TestePosition(k)\u{a0}: *rendre* Vrai",
            "  LiberePosition()\u{a0}; *rendre* Faux",
            "ListeCoups.append(la seule case restante)",
        ],
    },
    romanian: Words {
        name: "Cele mai puține mutări",
        idea: "Întâi câmpul de pe care pornesc cele mai puține mutări; la egalitate, ordinea listei.",
        source: "Fișa 004, II, întrebarea 8 (regula lui Warnsdorff)",
        listing: &[
            "*def* TestePosition(n):",
            "  *dacă* OccupePosition(n):",
            "    *dacă* len(ListeCoups) = mn − 1: *întoarce* Adevărat",
            "    LiberePosition(); *întoarce* Fals",
            "  L ← TriFusion(ListeCA[n])",
            "  *pentru* k *din* L:",
            "    *dacă* TestePosition(k): *întoarce* Adevărat",
            "  LiberePosition(); *întoarce* Fals",
            "ListeCoups.append(singurul câmp rămas)",
        ],
    },
};
