//! Every start: the map of the board and the chart of the boards.

use queens_core::Problem;

use crate::starts::StartsTexts;

pub(crate) const TEXTS: StartsTexts = StartsTexts {
    none: "This algorithm does not begin on one square. The accessibility heuristics and the knight’s tours do.",
    successes: |problem, solved, starts| {
        let what = match problem {
            Problem::Knight => "tour",
            _ => "solution",
        };
        match solved {
            0 => format!("None of the {starts} starts leads to a {what}"),
            1 => format!("1 of {starts} starts leads to a {what}"),
            _ => format!("{solved} of {starts} starts lead to a {what}"),
        }
    },
    running: |made, starts| format!("{made} of {starts} starts made"),
    map: |problem| match problem {
        Problem::Knight => "Calls to a tour, by start",
        _ => "Queens placed, by start",
    },
    start: |square, queens, n| {
        if queens == n {
            format!("{square}: all {n} queens, a solution; run it")
        } else {
            format!("{square}: {queens} of {n} queens; run it")
        }
    },
    tour: |square, made, numbers| {
        let calls = numbers.whole(made.nodes);
        match (made.is_solved, made.is_capped) {
            (true, _) => format!("{square}: a tour after {calls} calls; run it"),
            (_, true) => format!("{square}: no tour within {calls} calls; run it"),
            _ => format!("{square}: no tour begins here; run it"),
        }
    },
    tour_legend: |most| {
        format!(
            "The calls until a tour is found (k: thousands); “…” where {most} calls find none, “–” where there is none. Green: without going back; blue: with. Click or tap a start to run it."
        )
    },
    legend: "The number of queens that stand at the end; the fewer are missing, the stronger the colour. A frame marks a solution. Click or tap a start to run it.",
    chart: "Starts that lead to a solution, by board",
    larger_boards: |from, to| {
        format!(
            "On boards of {from} to {to} no start succeeds either; these were counted beforehand."
        )
    },
    board: "n",
    solved: "solved",
    starts: "starts",
    orders: "Each order of the moves on this board",
    order: "order",
    tours: "tours",
    capped: "given up",
};
