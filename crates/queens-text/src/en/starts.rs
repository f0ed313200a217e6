//! Every start: the map of the board and the chart of the boards.

use crate::starts::StartsTexts;

pub(crate) const TEXTS: StartsTexts = StartsTexts {
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
    legend: "The number of queens that stand at the end. A frame marks a solution. Click or tap a start to run it.",
    chart: "Starts that lead to a solution, by board",
    board: "n",
    solved: "solved",
    starts: "starts",
};
