//! The searches for a knight’s tour: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "tour-fewest-onward",
        name: "Le moins de cases permises",
        idea: "D’abord la case de plus petite valuation\u{a0}; à égalité, l’ordre de la liste.",
        source: "Fiche 004, II, question 8 (règle de Warnsdorff)",
        listing: &[
            "*def* TestePosition(n)\u{a0}:",
            "  *si* OccupePosition(n)\u{a0}:",
            "    *si* len(ListeCoups) = mn − 1\u{a0}: *renvoyer* True",
            "    LiberePosition()\u{a0}; *renvoyer* False",
            "  L ← TriFusion(ListeCA[n])",
            "  *pour* k *dans* L\u{a0}:",
            "    *si* TestePosition(k)\u{a0}: *renvoyer* True",
            "  LiberePosition()\u{a0}; *renvoyer* False",
            "ListeCoups.append(la seule case restante)",
        ],
    },
    Words {
        id: "tour-natural-order",
        name: "Parcours dans l’ordre",
        idea: "Essayer les cases dans l’ordre de la liste\u{a0}; revenir dès qu’une case ne peut plus être atteinte.",
        source: "Fiche 004, II, questions 5 à 7",
        listing: &[
            "*def* TestePosition(n)\u{a0}:",
            "  *si* OccupePosition(n)\u{a0}:",
            "    *si* len(ListeCoups) = mn − 1\u{a0}: *renvoyer* True",
            "    LiberePosition()\u{a0}; *renvoyer* False",
            "  L ← ListeCA[n][:]",
            "  *pour* k *dans* L\u{a0}:",
            "    *si* TestePosition(k)\u{a0}: *renvoyer* True",
            "  LiberePosition()\u{a0}; *renvoyer* False",
            "ListeCoups.append(la seule case restante)",
        ],
    },
    Words {
        id: "tour-roth",
        name: "Départage de Roth",
        idea: "La plus petite valuation\u{a0}; à égalité, la case la plus éloignée du centre.",
        source: "Règle de Warnsdorff avec le départage de Roth, dans la recherche de la fiche 004",
        listing: &[
            "*def* TestePosition(n)\u{a0}:",
            "  *si* OccupePosition(n)\u{a0}:",
            "    *si* len(ListeCoups) = mn − 1\u{a0}: *renvoyer* True",
            "    LiberePosition()\u{a0}; *renvoyer* False",
            "  L ← TriFusion(ListeCA[n]) selon valuation, puis distance",
            "  *pour* k *dans* L\u{a0}:",
            "    *si* TestePosition(k)\u{a0}: *renvoyer* True",
            "  LiberePosition()\u{a0}; *renvoyer* False",
            "ListeCoups.append(la seule case restante)",
        ],
    },
];
