//! Every start: the map of the board and the chart of the boards.

use crate::starts::StartsTexts;

pub(crate) const TEXTS: StartsTexts = StartsTexts {
    none: "Cet algorithme ne part pas d’une seule reine. Les heuristiques d’accessibilité le font.",
    successes: |solved, starts| match solved {
        0 => format!("Aucun des {starts} départs ne mène à une solution"),
        1 => format!("1 départ sur {starts} mène à une solution"),
        _ => format!("{solved} départs sur {starts} mènent à une solution"),
    },
    running: |made, starts| format!("{made} départs sur {starts} essayés"),
    map: "Reines posées, selon le départ",
    start: |square, queens, n| match queens == n {
        true => format!("{square}\u{a0}: les {n} reines, une solution\u{a0}; lancer"),
        false => format!("{square}\u{a0}: {queens} reines sur {n}\u{a0}; lancer"),
    },
    legend: "Le nombre de reines posées à la fin. Un cadre marque une solution. Touchez ou cliquez un départ pour le lancer.",
    chart: "Départs qui mènent à une solution, selon l’échiquier",
    board: "n",
    solved: "résolus",
    starts: "départs",
};
