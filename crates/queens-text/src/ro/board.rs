//! The board: its name, and what stands on each square.

use queens_core::LineKind;
use queens_page::figure::Figure;

use crate::board::BoardTexts;

pub(crate) const TEXTS: BoardTexts = BoardTexts {
    name: |size| format!("Tablă, {} pe {}", size.files(), size.ranks()),
    stale_name: |size| {
        format!(
            "Tabla căutării dinainte, {} pe {}",
            size.files(),
            size.ranks()
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
    rejected: "câmp respins",
    removed: "regină luată de aici",
    attacked_by: |attacker, line| {
        let along = match line {
            LineKind::Row => "pe aceeași linie",
            LineKind::Column => "pe aceeași coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        format!("atac de pe {attacker}, {along}")
    },
    legend: "Semne",
    legend_place: "regină pusă",
    legend_visited: "vizitat, în ordine",
    legend_onward: "continuări",
    legend_covered: "acoperiri",
    legend_critical: "de neatins",
    legend_conflict: "respins",
    legend_removed: "luată înapoi",
    legend_dead_end: "fundătură",
    legend_solution: "soluție",
    legend_fixed: "fixat",
    legend_attacked: "atacat",
    legend_read: "câmp citit",
    legend_scanned: "valoare citită",
    legend_marked: "câmp marcat",
};
