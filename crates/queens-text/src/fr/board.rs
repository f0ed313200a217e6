//! The board: its name, and what stands on each square.

use queens_core::LineKind;
use queens_page::figure::Figure;

use crate::board::BoardTexts;

pub(crate) const TEXTS: BoardTexts = BoardTexts {
    name: |size| format!("Échiquier, {} sur {}", size.files(), size.ranks()),
    stale_name: |size| {
        format!(
            "Échiquier de la recherche précédente, {} sur {}",
            size.files(),
            size.ranks()
        )
    },
    knight: "cavalier",
    critical: "ne peut plus être atteinte",
    figure: |figure| match figure {
        Figure::Value(value) => format!("valeur {value}"),
        Figure::Covered(0) => "non couverte".to_owned(),
        Figure::Covered(1) => "couverte une fois".to_owned(),
        Figure::Covered(times) => format!("couverte {times} fois"),
        Figure::Visit(number) => format!("passage {number}"),
        Figure::FreeNeighbours(ways @ 0..=1) => format!("{ways} coup suivant"),
        Figure::FreeNeighbours(ways) => format!("{ways} coups suivants"),
    },
    queen: "reine",
    fixed_queen: "reine fixée",
    fixed: "fixée pour la prochaine recherche",
    solution: "dans une solution",
    attacked: "menacée",
    rejected: "refusée",
    removed: "reine retirée",
    attacked_by: |attacker, line| {
        let along = match line {
            LineKind::Row => "sur la même ligne",
            LineKind::Column => "sur la même colonne",
            LineKind::Diagonal => "en diagonale",
        };
        format!("menacée par {attacker} {along}")
    },
    legend: "Signes",
    legend_place: "reine placée",
    legend_visited: "visitée, dans l’ordre",
    legend_onward: "coups suivants",
    legend_covered: "fois couverte",
    legend_critical: "hors d’atteinte",
    legend_conflict: "refusée",
    legend_removed: "retirée",
    legend_dead_end: "impasse",
    legend_solution: "solution",
    legend_fixed: "fixée",
    legend_attacked: "menacée",
    legend_read: "case lue",
    legend_scanned: "valeur lue",
    legend_marked: "case marquée",
};
