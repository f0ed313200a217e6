//! The searches for a knight’s tour: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "tour-fewest-onward",
        name: "Cele mai puține continuări",
        idea: "Întâi câmpul cu cele mai puține continuări; la egalitate, ordinea listei.",
        source: "Fișa 004, II, întrebarea 8 (regula lui Warnsdorff)",
        cost: "Un apel sortează cel mult opt câmpuri; de pe 63 din cele 64 de câmpuri ale lui 8\u{a0}×\u{a0}8 nu e nevoie de niciun pas înapoi. Pe table mari se poate să nu se termine, fiindcă la egalitate rămâne ordinea listei.",
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
        cost: "Un apel schimbă cel mult opt liste. Cea mai bună pornire de pe 8\u{a0}×\u{a0}8 cere 132.202 apeluri, a1 cere 522.490; alte porniri cer mult mai multe.",
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
        idea: "Cele mai puține continuări; la egalitate, câmpul cel mai depărtat de centru.",
        source: "Regula lui Warnsdorff cu departajarea lui Roth, în căutarea fișei 004",
        cost: "Un apel sortează cel mult opt câmpuri, după distanță când valuațiile sunt egale. Așa, pe 32\u{a0}×\u{a0}32, aproape nicio pornire nu cere pași înapoi.",
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
