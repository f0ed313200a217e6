//! Every start: the map of the board and the chart of the boards.

use queens_core::Problem;

use crate::starts::StartsTexts;

pub(crate) const TEXTS: StartsTexts = StartsTexts {
    none: "Cet algorithme ne part pas d’une seule case. Les heuristiques d’accessibilité et les parcours du cavalier le font.",
    successes: |problem, solved, starts| {
        let what = match problem {
            Problem::Knight => "un parcours",
            _ => "une solution",
        };
        match solved {
            0 => format!("Aucun des {starts} départs ne mène à {what}"),
            1 => format!("1 départ sur {starts} mène à {what}"),
            _ => format!("{solved} départs sur {starts} mènent à {what}"),
        }
    },
    running: |made, starts| format!("{made} départs sur {starts} essayés"),
    map: |problem| match problem {
        Problem::Knight => "Appels jusqu’à un parcours, selon le départ",
        _ => "Reines posées, selon le départ",
    },
    start: |square, queens, n| {
        if queens == n {
            format!("{square}\u{a0}: les {n} reines, une solution\u{a0}; lancer")
        } else {
            format!("{square}\u{a0}: {queens} reines sur {n}\u{a0}; lancer")
        }
    },
    tour: |square, made, numbers| {
        let calls = numbers.whole(made.nodes);
        match (made.is_solved, made.is_capped) {
            (true, _) => format!("{square}\u{a0}: un parcours après {calls} appels\u{a0}; lancer"),
            (_, true) => format!("{square}\u{a0}: pas de parcours en {calls} appels\u{a0}; lancer"),
            _ => format!("{square}\u{a0}: aucun parcours ne part d’ici\u{a0}; lancer"),
        }
    },
    tour_legend: |most| {
        format!(
            "Le nombre d’appels jusqu’à un parcours (k\u{a0}: milliers)\u{a0}; «\u{a0}…\u{a0}» quand {most} appels n’en trouvent pas, «\u{a0}–\u{a0}» quand il n’y en a pas. En vert\u{a0}: sans retour\u{a0}; en bleu\u{a0}: avec retours. Touchez un départ, ou cliquez dessus, pour le lancer."
        )
    },
    legend: "Le nombre de reines posées à la fin\u{a0}; moins il en manque, plus la couleur est soutenue. Un cadre marque une solution. Touchez un départ, ou cliquez dessus, pour le lancer.",
    chart: "Départs qui mènent à une solution, selon l’échiquier",
    larger_boards: |from, to| {
        format!(
            "Aucun départ ne réussit non plus pour n de {from} à {to}\u{a0}: cela a été compté d’avance."
        )
    },
    board: "n",
    solved: "résolus",
    starts: "départs",
    orders: "Chaque ordre des coups sur cet échiquier",
    order: "ordre",
    tours: "parcours",
    capped: "abandons",
};
