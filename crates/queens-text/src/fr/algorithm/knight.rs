//! The searches for a knight’s tour: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "tour-fewest-onward",
        name: "Le moins de cases permises",
        idea: "D’abord la case de plus petite valuation\u{a0}; à égalité, l’ordre de la liste.",
        source: "Fiche 004, II, question 8 (règle de Warnsdorff)",
        cost: "Un appel trie huit cases au plus\u{a0}; depuis 63 des 64 cases de 8\u{a0}×\u{a0}8, aucun retour n’est nécessaire. Sur de grands échiquiers, il peut ne pas finir, car les ex æquo restent dans l’ordre de la liste.",
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
        cost: "Un appel modifie huit listes au plus. Le meilleur départ de 8\u{a0}×\u{a0}8 demande 132\u{202f}202 appels, a1 en demande 522\u{202f}490\u{a0}; d’autres départs, bien davantage.",
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
        cost: "Un appel trie huit cases au plus, par distance quand les valuations sont égales. Ainsi, chaque départ de 32\u{a0}×\u{a0}32 se passe presque de retours.",
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
