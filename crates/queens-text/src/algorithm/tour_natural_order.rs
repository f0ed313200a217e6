//! `tour-natural-order` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "tour-natural-order",
    english: Words {
        name: "Tour in natural order",
        idea: "Try the moves in the order of the list; go back where a square can no more be reached.",
        source: "Sheet 004, II, questions 5–7",
        listing: &[
            "*def* TestePosition(n):",
            "  *if* OccupePosition(n):",
            "    *if* len(ListeCoups) = mn − 1: *return* True",
            "    LiberePosition(); *return* False",
            "  L ← ListeCA[n][:]",
            "  *for* k *in* L:",
            "    *if* TestePosition(k): *return* True",
            "  LiberePosition(); *return* False",
            "ListeCoups.append(the only square left)",
        ],
    },
    french: Words {
        name: "Parcours dans l’ordre",
        idea: "Essayer les cases dans l’ordre de la liste\u{a0}; revenir dès qu’une case ne peut plus être atteinte.",
        source: "Fiche 004, II, questions 5 à 7",
        listing: &[
            "*def* TestePosition(n)\u{a0}:",
            "  *si* OccupePosition(n)\u{a0}:",
            "    *si* len(ListeCoups) = mn − 1\u{a0}: *rendre* Vrai",
            "    LiberePosition()\u{a0}; *rendre* Faux",
            "  L ← ListeCA[n][:]",
            "  *pour* k *dans* L\u{a0}:",
            "    *si* TestePosition(k)\u{a0}: *rendre* Vrai",
            "  LiberePosition()\u{a0}; *rendre* Faux",
            "ListeCoups.append(la seule case restante)",
        ],
    },
    romanian: Words {
        name: "Parcurs în ordinea listei",
        idea: "Mutările se încearcă în ordinea listei; se dă înapoi când un câmp nu mai poate fi atins.",
        source: "Fișa 004, II, întrebările 5–7",
        listing: &[
            "*def* TestePosition(n):",
            "  *dacă* OccupePosition(n):",
            "    *dacă* len(ListeCoups) = mn − 1: *întoarce* Adevărat",
            "    LiberePosition(); *întoarce* Fals",
            "  L ← ListeCA[n][:]",
            "  *pentru* k *din* L:",
            "    *dacă* TestePosition(k): *întoarce* Adevărat",
            "  LiberePosition(); *întoarce* Fals",
            "ListeCoups.append(singurul câmp rămas)",
        ],
    },
};
