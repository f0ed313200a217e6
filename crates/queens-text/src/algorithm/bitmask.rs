//! `bitmask` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "bitmask",
    english: Words {
        name: "Bit masks",
        idea: "Rows and diagonals taken are bits of three words; what they leave is free.",
        source: "Richards, 1997",
        listing: &[
            "place(column, rows, up, down)",
            "  free ← ~(rows|up|down)",
            "  *if* rows = all: report; *return*",
            "  *while* free ≠ 0:",
            "    bit ← take lowest of free",
            "    place(column+1, rows|bit, …)",
        ],
    },
    french: Words {
        name: "Masques de bits",
        idea: "Lignes et diagonales prises\u{a0}: les bits de trois mots\u{a0}; ce qu’ils laissent est libre.",
        source: "Richards, 1997",
        listing: &[
            "place(column, rows, up, down)",
            "  free ← ~(rows|up|down)",
            "  *si* rows = all\u{a0}: noter\u{a0}; *retour*",
            "  *tant que* free ≠ 0\u{a0}:",
            "    bit ← ôter le minimum de free",
            "    place(column+1, rows|bit, …)",
        ],
    },
    romanian: Words {
        name: "Măști de biți",
        idea: "Liniile și diagonalele ocupate sunt biții a trei cuvinte; ce rămâne e liber.",
        source: "Richards, 1997",
        listing: &[
            "place(column, rows, up, down)",
            "  free ← ~(rows|up|down)",
            "  *dacă* rows = all: notează; *ieși*",
            "  *cât timp* free ≠ 0:",
            "    bit ← scoate minimul din free",
            "    place(column+1, rows|bit, …)",
        ],
    },
};
