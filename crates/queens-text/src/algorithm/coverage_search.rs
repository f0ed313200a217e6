//! `coverage-search` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "coverage-search",
    english: Words {
        name: "Search by coverage",
        idea: "Covers first the square that the fewest queens can cover; gives up what the bound rules out.",
        source: "Sheet 000, §2.4",
        listing: &[
            "k ← ⌈squares to cover ÷ most that a queen covers⌉",
            "*repeat*: cover(k)",
            "*until* a set was found, or k was given; *else* k ← k + 1",
            "cover(r): *if* r = 0: report",
            "  u ← open square that the fewest candidates cover",
            "  *for each* candidate c that covers u, best first:",
            "    forbid c to those after it",
            "    *if* the r − 1 best cannot cover the rest: next c",
            "    place a queen on c; cover(r − 1)",
            "    take her back",
        ],
    },
    french: Words {
        name: "Recherche par couverture",
        idea: "Couvre d’abord la case que le moins de reines peuvent couvrir\u{a0}; abandonne ce que la borne exclut.",
        source: "Fiche 000, §2.4",
        listing: &[
            "k ← ⌈cases à couvrir ÷ maximum couvert par une reine⌉",
            "*répéter*\u{a0}: couvrir(k)",
            "*jusqu’à ce qu’*un ensemble soit trouvé, ou si k est donné\u{a0}; *sinon* k ← k + 1",
            "couvrir(r)\u{a0}: *si* r = 0\u{a0}: noter",
            "  u ← case non couverte aux candidates les moins nombreuses",
            "  *pour chaque* candidate c qui couvre u, la meilleure d’abord\u{a0}:",
            "    interdire c aux suivantes",
            "    *si* les r − 1 meilleures ne couvrent pas le reste\u{a0}: c suivante",
            "    poser une reine en c\u{a0}; couvrir(r − 1)",
            "    la retirer",
        ],
    },
    romanian: Words {
        name: "Căutare după acoperire",
        idea: "Acoperă întâi câmpul pe care îl pot acoperi cele mai puține regine; renunță la ce exclude marginea.",
        source: "Fișa 000, §2.4",
        listing: &[
            "k ← ⌈câmpuri de acoperit ÷ cele mai multe acoperite de o regină⌉",
            "*repetă*: acoperă(k)",
            "*până când* se găsește o mulțime, sau dacă k e dat; *altfel* k ← k + 1",
            "acoperă(r): *dacă* r = 0: notează",
            "  u ← câmpul neacoperit cu cele mai puține candidate",
            "  *pentru fiecare* candidată c care acoperă u, cea mai bună întâi:",
            "    interzice c celor de după ea",
            "    *dacă* cele mai bune r − 1 nu acoperă restul: altă c",
            "    pune o regină pe c; acoperă(r − 1)",
            "    ia-o înapoi",
        ],
    },
};
