//! The board in words: its name, and what stands on each square.

use queens_core::{BoardSize, LineKind, Square};

use queens_page::figure::Figure;

/// The texts of the board.
pub struct BoardTexts {
    /// Its name.
    pub name: fn(BoardSize) -> String,
    /// Its name while it shows a search that is no longer the form's.
    pub stale_name: fn(BoardSize) -> String,
    pub knight: &'static str,
    /// A square that the knight can no more come to.
    pub critical: &'static str,
    /// The number on a square.
    pub figure: fn(Figure) -> String,
    pub queen: &'static str,
    pub fixed_queen: &'static str,
    /// The form gives a queen here; the search that is shown does not.
    pub fixed: &'static str,
    pub solution: &'static str,
    pub attacked: &'static str,
    pub rejected: &'static str,
    pub removed: &'static str,
    /// The queen against the square of the current event, and the line that joins them.
    pub attacked_by: fn(Square, LineKind) -> String,
    /// The signs on the board, and the name of their list.
    pub legend: &'static str,
    pub legend_place: &'static str,
    pub legend_visited: &'static str,
    pub legend_critical: &'static str,
    pub legend_conflict: &'static str,
    pub legend_removed: &'static str,
    pub legend_dead_end: &'static str,
    pub legend_solution: &'static str,
    pub legend_fixed: &'static str,
    pub legend_attacked: &'static str,
    pub legend_read: &'static str,
    /// The value on a square is read.
    pub legend_scanned: &'static str,
    pub legend_marked: &'static str,
}

pub(super) const ENGLISH: BoardTexts = BoardTexts {
    name: |size| format!("Board, {} by {}", size.get(), size.height()),
    stale_name: |size| {
        format!(
            "Board from the earlier run, {} by {}",
            size.get(),
            size.height()
        )
    },
    knight: "knight",
    critical: "can no more be reached",
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
    legend_critical: "out of reach",
    legend_conflict: "conflict",
    legend_removed: "taken back",
    legend_dead_end: "dead end",
    legend_solution: "solution",
    legend_fixed: "fixed",
    legend_attacked: "attacked",
    legend_read: "square read",
    legend_scanned: "value read",
    legend_marked: "square marked",
};

pub(super) const FRENCH: BoardTexts = BoardTexts {
    name: |size| format!("Échiquier, {} sur {}", size.get(), size.height()),
    stale_name: |size| {
        format!(
            "Échiquier de la recherche précédente, {} sur {}",
            size.get(),
            size.height()
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
        Figure::FreeNeighbours(ways @ 0..=1) => format!("{ways} suite"),
        Figure::FreeNeighbours(ways) => format!("{ways} suites"),
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
    legend_critical: "hors d’atteinte",
    legend_conflict: "conflit",
    legend_removed: "retirée",
    legend_dead_end: "impasse",
    legend_solution: "solution",
    legend_fixed: "fixée",
    legend_attacked: "menacée",
    legend_read: "case lue",
    legend_scanned: "valeur lue",
    legend_marked: "case marquée",
};

pub(super) const ROMANIAN: BoardTexts = BoardTexts {
    name: |size| format!("Tablă, {} pe {}", size.get(), size.height()),
    stale_name: |size| {
        format!(
            "Tabla căutării dinainte, {} pe {}",
            size.get(),
            size.height()
        )
    },
    knight: "cal",
    critical: "nu mai poate fi atins",
    figure: |figure| match figure {
        Figure::Value(value) => format!("valoarea {value}"),
        Figure::Covered(0) => "neacoperit".to_owned(),
        Figure::Covered(1) => "acoperit o dată".to_owned(),
        Figure::Covered(times @ 2..20) => format!("acoperit de {times} ori"),
        Figure::Covered(times) => format!("acoperit de {times} de ori"),
        Figure::Visit(number) => format!("pasul {number}"),
        Figure::FreeNeighbours(1) => "o continuare".to_owned(),
        Figure::FreeNeighbours(ways) => format!("{ways} continuări"),
    },
    queen: "regină",
    fixed_queen: "regină fixată",
    fixed: "fixat pentru căutarea următoare",
    solution: "parte dintr-o soluție",
    attacked: "atacat",
    rejected: "respins",
    removed: "regină luată înapoi",
    attacked_by: |attacker, line| {
        let along = match line {
            LineKind::Row => "pe aceeași linie",
            LineKind::Column => "pe aceeași coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        format!("atacat de {attacker} {along}")
    },
    legend: "Semne",
    legend_place: "regină pusă",
    legend_visited: "vizitat, în ordine",
    legend_critical: "de neatins",
    legend_conflict: "conflict",
    legend_removed: "luată înapoi",
    legend_dead_end: "fundătură",
    legend_solution: "soluție",
    legend_fixed: "fixat",
    legend_attacked: "atacat",
    legend_read: "câmp citit",
    legend_scanned: "valoare citită",
    legend_marked: "câmp marcat",
};
