//! Every start: the map of the board and the chart of the boards.

use queens_core::Square;

use super::number::romanian_count;

/// The texts of the view of every start.
pub struct StartsTexts {
    /// Where the algorithm does not begin with one queen.
    pub none: &'static str,
    /// So many of so many starts lead to a solution.
    pub successes: fn(usize, usize) -> String,
    /// So many of so many starts have been made.
    pub running: fn(usize, usize) -> String,
    /// The name of the map.
    pub map: &'static str,
    /// A start, the queens that it leads to, and n.
    pub start: fn(Square, u8, u8) -> String,
    pub legend: &'static str,
    /// The table of boards, and the names of its columns.
    pub chart: &'static str,
    pub board: &'static str,
    pub solved: &'static str,
    pub starts: &'static str,
}

pub(super) const ENGLISH: StartsTexts = StartsTexts {
    none: "This algorithm does not begin with one queen. The accessibility heuristics do.",
    successes: |solved, starts| match solved {
        0 => format!("None of the {starts} starts leads to a solution"),
        1 => format!("1 of {starts} starts leads to a solution"),
        _ => format!("{solved} of {starts} starts lead to a solution"),
    },
    running: |made, starts| format!("{made} of {starts} starts made"),
    map: "Queens placed, by start",
    start: |square, queens, n| match queens == n {
        true => format!("{square}: all {n} queens, a solution; run it"),
        false => format!("{square}: {queens} of {n} queens; run it"),
    },
    legend: "The number of queens that stand at the end. A frame marks a solution. Click a start to run it.",
    chart: "Starts that lead to a solution, by board",
    board: "n",
    solved: "solved",
    starts: "starts",
};

pub(super) const FRENCH: StartsTexts = StartsTexts {
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
    legend: "Le nombre de reines posées à la fin. Un cadre marque une solution. Cliquez sur un départ pour le lancer.",
    chart: "Départs qui mènent à une solution, selon l’échiquier",
    board: "n",
    solved: "résolus",
    starts: "départs",
};

pub(super) const ROMANIAN: StartsTexts = StartsTexts {
    none: "Acest algoritm nu pornește de la o singură regină. Euristicile de accesibilitate, da.",
    successes: |solved, starts| match solved {
        0 => format!(
            "Din {}, niciunul nu duce la o soluție",
            counted(starts, "un câmp de start", "câmpuri de start")
        ),
        _ => format!(
            "{} din {starts} duc la o soluție",
            counted(solved, "un câmp de start", "câmpuri de start")
        ),
    },
    running: |made, starts| format!("Încercate: {made} din {starts}"),
    map: "Regine puse, după câmpul de start",
    start: |square, queens, n| match queens == n {
        true => format!("{square}: toate cele {n} regine, o soluție; pornește de aici"),
        false => format!("{square}: {queens} din {n} regine; pornește de aici"),
    },
    legend: "Câte regine stau pe tablă la sfârșit. Un chenar înseamnă o soluție. Clic pe un câmp ca să porniți de acolo.",
    chart: "Câmpuri de start care duc la o soluție, după tablă",
    board: "n",
    solved: "reușite",
    starts: "încercate",
};

fn counted(count: usize, one: &str, many: &str) -> String {
    romanian_count(count as u64, &count.to_string(), one, many)
}
