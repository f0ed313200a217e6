//! The board: its name, and what stands on each square.

use queens_core::LineKind;
use queens_page::figure::Figure;

use crate::board::BoardTexts;

pub(crate) const TEXTS: BoardTexts = BoardTexts {
    name: |size| format!("Board, {} by {}", size.files(), size.ranks()),
    stale_name: |size| {
        format!(
            "Board from the earlier run, {} by {}",
            size.files(),
            size.ranks()
        )
    },
    knight: "knight",
    critical: "can no longer be reached",
    figure: |figure| match figure {
        Figure::Value(value) => format!("value {value}"),
        Figure::Covered(0) => "not covered".to_owned(),
        Figure::Covered(1) => "covered once".to_owned(),
        Figure::Covered(times) => format!("covered {times} times"),
        Figure::Visit(number) => format!("visit {number}"),
        Figure::FreeNeighbours(1) => "1 way on".to_owned(),
        Figure::FreeNeighbours(ways) => format!("{ways} ways on"),
    },
    queen: "queen",
    fixed_queen: "fixed queen",
    fixed: "fixed for the next run",
    solution: "part of a solution",
    attacked: "attacked",
    rejected: "rejected",
    removed: "queen taken back",
    attacked_by: |attacker, line| {
        let along = match line {
            LineKind::Row => "in the same row",
            LineKind::Column => "in the same column",
            LineKind::Diagonal => "on a diagonal",
        };
        format!("attacked by {attacker} {along}")
    },
    legend: "Marks",
    legend_place: "queen placed",
    legend_visited: "visited, in order",
    legend_onward: "onward moves",
    legend_covered: "times covered",
    legend_critical: "out of reach",
    legend_conflict: "rejected",
    legend_removed: "taken back",
    legend_dead_end: "dead end",
    legend_solution: "solution",
    legend_fixed: "fixed",
    legend_attacked: "attacked",
    legend_read: "square read",
    legend_scanned: "value read",
    legend_marked: "square marked",
};
