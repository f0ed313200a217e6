//! The board in words: its name, and what stands on each square.

use queens_core::attacks::Line;
use queens_core::square::Square;

/// The texts of the board.
pub(crate) struct BoardTexts {
    /// Its name; the number of files.
    pub(crate) name: fn(u8) -> String,
    /// Its name while it shows a search that is no longer the form's.
    pub(crate) stale_name: fn(u8) -> String,
    pub(crate) queen: &'static str,
    pub(crate) fixed_queen: &'static str,
    /// The form gives a queen here; the search that is shown does not.
    pub(crate) fixed: &'static str,
    pub(crate) solution: &'static str,
    pub(crate) attacked: &'static str,
    pub(crate) rejected: &'static str,
    pub(crate) removed: &'static str,
    /// The queen against the square of the current event, and the line that joins them.
    pub(crate) attacked_by: fn(Square, Line) -> String,
    /// The signs on the board, and the name of their list.
    pub(crate) legend: &'static str,
    pub(crate) legend_place: &'static str,
    pub(crate) legend_conflict: &'static str,
    pub(crate) legend_removed: &'static str,
    pub(crate) legend_dead_end: &'static str,
    pub(crate) legend_solution: &'static str,
    pub(crate) legend_fixed: &'static str,
    pub(crate) legend_attacked: &'static str,
    pub(crate) legend_read: &'static str,
    pub(crate) legend_marked: &'static str,
}

pub(super) const ENGLISH: BoardTexts = BoardTexts {
    name: |n| format!("Board, {n} by {n}"),
    stale_name: |n| format!("Board from the earlier run, {n} by {n}"),
    queen: "queen",
    fixed_queen: "fixed queen",
    fixed: "fixed for the next run",
    solution: "part of a solution",
    attacked: "attacked",
    rejected: "rejected",
    removed: "queen taken back",
    attacked_by: |attacker, line| {
        let along = match line {
            Line::Row => "in the same row",
            Line::Column => "in the same column",
            Line::Diagonal => "on a diagonal",
        };
        format!("attacked by {attacker} {along}")
    },
    legend: "Marks",
    legend_place: "queen placed",
    legend_conflict: "conflict",
    legend_removed: "taken back",
    legend_dead_end: "dead end",
    legend_solution: "solution",
    legend_fixed: "fixed",
    legend_attacked: "attacked",
    legend_read: "square read",
    legend_marked: "square marked",
};

pub(super) const FRENCH: BoardTexts = BoardTexts {
    name: |n| format!("Échiquier, {n} sur {n}"),
    stale_name: |n| format!("Échiquier de la recherche précédente, {n} sur {n}"),
    queen: "reine",
    fixed_queen: "reine fixée",
    fixed: "fixée pour la prochaine recherche",
    solution: "dans une solution",
    attacked: "menacée",
    rejected: "refusée",
    removed: "reine retirée",
    attacked_by: |attacker, line| {
        let along = match line {
            Line::Row => "sur la même ligne",
            Line::Column => "sur la même colonne",
            Line::Diagonal => "en diagonale",
        };
        format!("menacée par {attacker} {along}")
    },
    legend: "Signes",
    legend_place: "reine placée",
    legend_conflict: "conflit",
    legend_removed: "retirée",
    legend_dead_end: "impasse",
    legend_solution: "solution",
    legend_fixed: "fixée",
    legend_attacked: "menacée",
    legend_read: "case lue",
    legend_marked: "case marquée",
};

pub(super) const ROMANIAN: BoardTexts = BoardTexts {
    name: |n| format!("Tablă, {n} pe {n}"),
    stale_name: |n| format!("Tabla căutării dinainte, {n} pe {n}"),
    queen: "regină",
    fixed_queen: "regină fixată",
    fixed: "fixat pentru căutarea următoare",
    solution: "parte dintr-o soluție",
    attacked: "atacat",
    rejected: "respins",
    removed: "regină luată înapoi",
    attacked_by: |attacker, line| {
        let along = match line {
            Line::Row => "pe aceeași linie",
            Line::Column => "pe aceeași coloană",
            Line::Diagonal => "pe diagonală",
        };
        format!("atacat de {attacker} {along}")
    },
    legend: "Semne",
    legend_place: "regină pusă",
    legend_conflict: "conflict",
    legend_removed: "luată înapoi",
    legend_dead_end: "fundătură",
    legend_solution: "soluție",
    legend_fixed: "fixat",
    legend_attacked: "atacat",
    legend_read: "câmp citit",
    legend_marked: "câmp marcat",
};
