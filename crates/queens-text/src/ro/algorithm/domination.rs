//! The searches for dominating sets: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "coverage-search",
        name: "Căutare după acoperire",
        idea: "Acoperă întâi câmpul pe care îl pot acoperi cele mai puține regine; renunță la ce exclude marginea.",
        source: "Fișa 000, §2.4",
        cost: "Un test e o trecere peste candidate. Pe 8\u{a0}×\u{a0}8, 356 de noduri exclud patru regine; că mai puține nu ajung face parte din fiecare rezultat.",
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
    Words {
        id: "move-one",
        name: "Mută o regină",
        idea: "Pune k regine, caută un câmp neacoperit, mută o regină și ia-o de la capăt.",
        source: "Fișa 000, §2.4",
        cost: "C(n², k) mulțimi pentru fiecare k, fiecare la o mutare de cea dinainte. Cele mai multe mutări unesc două mulțimi de câmpuri, fiindcă ce acoperă celelalte regine se păstrează.",
        listing: &[
            "găsește margini pentru k; k ← cea inferioară",
            "pune k regine pe câmpurile cele mai joase",
            "*cât timp* un câmp e neacoperit sau o regulă e încălcată:",
            "  (*altfel* notează mulțimea și continuă)",
            "  mută o regină",
            "*gata* dacă s-a găsit o mulțime sau dacă k e dat; *altfel* k ← k + 1",
        ],
    },
    Words {
        id: "frames",
        name: "Exact, pe cadre",
        idea: "Întreabă unde sunt prima și ultima coloană goală, la fel și liniile. Nicio regină nu stă pe acest cadru: toate îl acoperă de-a curmezișul, iar inegalitățile spun când rămân prea puține.",
        source: "autorii; marginea: Spencer și Weakley, 1995",
        cost: "140 de noduri exclud patru regine pe 8\u{a0}×\u{a0}8, unde căutarea după acoperire cere 356; un nod costă mai mult. E pentru mai puține regine decât coloane, fiindcă un cadru trebuie să fie gol.",
        listing: &[
            "k ← ⌈câmpuri de acoperit ÷ cele mai multe acoperite de o regină⌉, cel puțin ⌊n ÷ 2⌋",
            "*repetă*: *pentru fiecare* cadru, până la o simetrie:",
            "  *dacă* inegalitățile lui exclud k regine: următorul; *altfel* caută(k)",
            "*până când* se găsește o mulțime, sau dacă k e dat; *altfel* k ← k + 1",
            "caută(r): *dacă* r = 0: notează mulțimea și imaginile ei",
            "  u ← câmpul neacoperit, sau linia din afară fără regină, cu cele mai puține candidate",
            "  *pentru fiecare* candidată c pentru u, cea care câștigă mai mult întâi:",
            "    interzice c (în caută(k) și imaginile ei) celor de după ea",
            "    *dacă* inegalitățile exclud r − 1 regine sau mulțimea e imaginea uneia notate: altă c",
            "    pune o regină pe c; caută(r − 1)",
            "    ia-o înapoi",
        ],
    },
];
