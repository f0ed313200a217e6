//! `random-placement` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "random-placement",
    english: Words {
        name: "Random placement",
        idea: "A queen on a free square drawn at random; begin again where none is left.",
        source: "Sheet 000, §2.6",
        listing: &[
            "*repeat*: free ← squares not attacked",
            "  *if* free is not empty:",
            "    draw one, place a queen on it",
            "  *else, with* n queens: report; *stop*",
            "  *else*: begin again",
        ],
    },
    french: Words {
        name: "Pose au hasard",
        idea: "Une reine sur une case libre tirée au sort\u{a0}; s’il n’en reste plus, on recommence.",
        source: "Fiche 000, §2.6",
        listing: &[
            "*répéter*\u{a0}: free ← cases non menacées",
            "  *si* free n’est pas vide\u{a0}:",
            "    en tirer une, y poser une reine",
            "  *sinon, avec* n reines\u{a0}: noter\u{a0}; *arrêt*",
            "  *sinon*\u{a0}: recommencer",
        ],
    },
    romanian: Words {
        name: "Așezare la întâmplare",
        idea: "O regină pe un câmp liber tras la sorți; când nu mai e niciunul, de la capăt.",
        source: "Fișa 000, §2.6",
        listing: &[
            "*repetă*: free ← câmpuri neatacate",
            "  *dacă* free nu e goală:",
            "    trage unul, pune pe el o regină",
            "  *altfel, cu* n regine: notează; *stop*",
            "  *altfel*: ia-o de la capăt",
        ],
    },
};
