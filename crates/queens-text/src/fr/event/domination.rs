//! The event strip of a search for dominating sets. Squares stand between stars.

use queens_core::{Bound, Variant};

use crate::event::{DominationTexts, marked};

pub(crate) const TEXTS: DominationTexts = DominationTexts {
    no_total: "Il n’y a pas de tel ensemble\u{a0}: sur 1\u{a0}×\u{a0}1, la seule reine ne menace pas sa propre case.",
    question: |variant| {
        marked(match variant {
            Variant::Independent => {
                "Combien de reines au moins, *qui ne se menacent pas*, pour couvrir chaque case\u{a0}?"
            }
            Variant::Total => {
                "Combien de reines faut-il au moins pour *menacer chaque case*, les leurs comprises\u{a0}?"
            }
            _ => "Combien de reines faut-il au moins pour *menacer ou occuper chaque case*\u{a0}?",
        })
    },
    coverage: "Cases selon le nombre de fois qu’elles sont couvertes",
    place: |square| marked(format!("Reine posée en *{square}*")),
    remove: |square| marked(format!("Reine retirée de *{square}*")),
    dead_end: || marked("Impasse – les reines restantes ne peuvent couvrir le reste"),
    infeasible: |square| {
        marked(format!(
            "*{square}* refusée\u{a0}: les reines restantes ne pourraient couvrir le reste"
        ))
    },
    first: |queens| match queens {
        1 => marked("*1 reine* sur la case la plus basse"),
        _ => marked(format!("*{queens} reines* sur les cases les plus basses")),
    },
    relocate: |from, to| marked(format!("La reine en *{from}* va en *{to}*")),
    uncovered: |square| marked(format!("Refusée\u{a0}: *{square}* n’est pas couverte")),
    bound: |bound| match bound {
        Bound::AtLeast(1) => marked("Il faut au moins *1 reine*"),
        Bound::AtLeast(queens) => marked(format!(
            "Il faut au moins *{queens} reines*\u{a0}: moins de reines ne couvriraient pas autant de cases"
        )),
        Bound::AtMost(1) => marked("*1 reine* suffit\u{a0}: elle couvre l’échiquier"),
        Bound::AtMost(queens) => marked(format!(
            "Il faut au plus *{queens} reines*\u{a0}: pas besoin de plus pour couvrir l’échiquier"
        )),
        Bound::Refuted(1) => marked("*1 reine* ne suffit pas"),
        Bound::Refuted(queens) => marked(format!("*{queens} reines* ne suffisent pas")),
    },
    excluded: |square| {
        marked(format!(
            "*{square}* refusée\u{a0}: aucun ensemble nouveau de ce cadre ne la contient"
        ))
    },
    exhausted: || marked("Impasse – toutes les candidates sont exclues"),
    frame: |low, high, is_closed| {
        let what = if is_closed {
            "aucun ensemble"
        } else {
            "à parcourir"
        };
        marked(format!("Cadre *{low}–{high}*\u{a0}: {what}"))
    },
    suffices: |queens, ways, too_few| {
        let ways = ways.map_or_else(String::new, |ways| format!(", de {ways} façons"));
        let few = too_few.map_or_else(String::new, |few| format!(", mais pas {few}"));
        marked(match queens {
            1 => format!("*1 reine suffit*{ways}"),
            _ => format!("*{queens} reines suffisent*{ways}{few}"),
        })
    },
    solution: |variant, number| {
        let what = match variant {
            Variant::Independent => {
                "toutes les cases sont couvertes et aucune reine n’en menace une autre"
            }
            Variant::Total => "chaque case est menacée par une autre reine",
            _ => "toutes les cases sont couvertes",
        };
        marked(format!("*Solution {number}*\u{a0}: {what}"))
    },
};
