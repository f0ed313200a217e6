//! `half-board` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "half-board",
    english: Words {
        name: "Half board",
        idea: "Only the upper half of the first column is searched; mirror images give the rest.",
        source: "Sheet 000, §2.3",
        listing: &[
            "*for* pos *in* ⌊n/2⌋ … n−1:",
            "  dfsPosRN(cb, sols, pos)",
            "placerPosRN(cb, sols, k)",
            "  *if* k = n:",
            "    add cb to sols",
            "    *if* 2·pos ≠ n−1: add its image",
            "  *else for* j *in* 0 … n−1:",
            "    cb[k] ← j",
            "    *if* issafe(cb, k):",
            "      placerPosRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    french: Words {
        name: "Demi-échiquier",
        idea: "On ne parcourt que la moitié haute de la première colonne\u{a0}; les reflets complètent.",
        source: "Fiche 000, §2.3",
        listing: &[
            "*pour* pos *de* ⌊n/2⌋ *à* n−1\u{a0}:",
            "  dfsPosRN(cb, sols, pos)",
            "placerPosRN(cb, sols, k)",
            "  *si* k = n\u{a0}:",
            "    ajouter cb à sols",
            "    *si* 2·pos ≠ n−1\u{a0}: et son image",
            "  *sinon pour* j *de* 0 *à* n−1\u{a0}:",
            "    cb[k] ← j",
            "    *si* issafe(cb, k)\u{a0}:",
            "      placerPosRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    romanian: Words {
        name: "Jumătate de tablă",
        idea: "Se caută doar în jumătatea de sus a primei coloane; restul vine prin oglindire.",
        source: "Fișa 000, §2.3",
        listing: &[
            "*pentru* pos *de la* ⌊n/2⌋ *la* n−1:",
            "  dfsPosRN(cb, sols, pos)",
            "placerPosRN(cb, sols, k)",
            "  *dacă* k = n:",
            "    adaugă cb la sols",
            "    *dacă* 2·pos ≠ n−1: și imaginea",
            "  *altfel, pentru* j *de la* 0 *la* n−1:",
            "    cb[k] ← j",
            "    *dacă* issafe(cb, k):",
            "      placerPosRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
};
