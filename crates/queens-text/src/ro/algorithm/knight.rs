//! The searches for a knight’s tour: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "tour-fewest-onward",
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
    Words {
        id: "tour-natural-order",
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
    Words {
        id: "tour-roth",
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
];
