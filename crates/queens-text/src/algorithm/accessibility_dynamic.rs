//! `accessibility-dynamic` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "accessibility-dynamic",
    english: Words {
        name: "Accessibility, current",
        idea: "Always the free square that now takes the fewest free squares from the other queens.",
        source: "Sheet 000, §2.5, opening question",
        listing: &[
            "pos ← the start",
            "*repeat*: queen on pos, mark its lines",
            "  *for each* free square:",
            "    value ← other free squares on its lines",
            "  pos ← the first free square of least value",
            "*with* n queens: report them",
        ],
    },
    french: Words {
        name: "Accessibilité actuelle",
        idea: "Toujours la case libre qui retire maintenant le moins de cases libres aux autres reines.",
        source: "Fiche 000, §2.5, question d’ouverture",
        listing: &[
            "pos ← le départ",
            "*répéter*\u{a0}: reine en pos, marquer ses lignes",
            "  *pour chaque* case libre\u{a0}:",
            "    valeur ← autres cases libres sur ses lignes",
            "  pos ← la première case libre de plus petite valeur",
            "*avec* n reines\u{a0}: les noter",
        ],
    },
    romanian: Words {
        name: "Accesibilitate actuală",
        idea: "Mereu câmpul liber care le ia acum celorlalte regine cele mai puține câmpuri libere.",
        source: "Fișa 000, §2.5, întrebarea de la început",
        listing: &[
            "pos ← startul",
            "*repetă*: regină pe pos, marchează-i liniile",
            "  *pentru fiecare* câmp liber:",
            "    valoare ← celelalte câmpuri libere de pe liniile lui",
            "  pos ← primul câmp liber cu valoarea cea mai mică",
            "*cu* n regine: notează-le",
        ],
    },
};
