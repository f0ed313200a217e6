//! `move-one` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "move-one",
    english: Words {
        name: "Move one queen",
        idea: "Place k queens, look for an uncovered square, move one queen and start over.",
        source: "Sheet 000, §2.4",
        listing: &[
            "find bounds for k; k ← the lower one",
            "place k queens on the lowest squares",
            "*while* a square is uncovered, or a variant’s rule is broken:",
            "  (*else* report the set, and go on)",
            "  move one queen to the next set",
            "*end* if a set was found, or k is given; *else* k ← k + 1",
        ],
    },
    french: Words {
        name: "Déplacer une reine",
        idea: "Placer k reines, chercher une case libre, déplacer une reine et recommencer.",
        source: "Fiche 000, §2.4",
        listing: &[
            "trouver des bornes pour k\u{a0}; k ← la borne inférieure",
            "placer k reines sur les cases les plus basses",
            "*tant que* une case est libre, ou qu’une règle est violée\u{a0}:",
            "  (*sinon* afficher la solution et continuer)",
            "  déplacer une reine",
            "*fin* si un ensemble est trouvé, ou si k est donné\u{a0}; *sinon* k ← k + 1",
        ],
    },
    romanian: Words {
        name: "Mută o regină",
        idea: "Pune k regine, caută un câmp neacoperit, mută o regină și ia-o de la capăt.",
        source: "Fișa 000, §2.4",
        listing: &[
            "găsește margini pentru k; k ← cea inferioară",
            "pune k regine pe câmpurile cele mai joase",
            "*cât timp* un câmp e neacoperit sau o regulă e încălcată:",
            "  (*altfel* notează mulțimea și continuă)",
            "  mută o regină",
            "*gata* dacă s-a găsit o mulțime sau dacă k e dat; *altfel* k ← k + 1",
        ],
    },
};
