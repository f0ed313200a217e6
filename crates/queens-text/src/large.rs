//! Boards above 32, which are drawn as a whole and have no steps. Numbers are given as the language writes
//! them.

use super::Sentence;

/// The texts of such boards.
pub struct LargeTexts {
    /// The board's name: its number of columns.
    pub name: fn(&str) -> String,
    /// No search yet.
    pub idle: fn(&str) -> Sentence,
    pub searching: fn(&str) -> Sentence,
    /// The number of columns, the moves made, and the milliseconds they took.
    pub solved: fn(&str, &str, &str) -> Sentence,
    /// The moves made.
    pub given_up: fn(&str) -> Sentence,
    pub stopped: fn() -> Sentence,
    /// What there is not.
    pub no_trace: &'static str,
    pub no_given: &'static str,
    /// The column and the row of the queen that is read out, from 1.
    pub at: fn(&str, &str) -> String,
    /// How to have one read out.
    pub hint: &'static str,
    /// What the text of a solution lists.
    pub rows: &'static str,
    /// The tools, and the one that shows the whole board.
    pub tools: &'static str,
    pub fit: &'static str,
}

fn marked(text: impl AsRef<str>) -> Sentence {
    Sentence::marked(text.as_ref())
}

pub(super) const ENGLISH: LargeTexts = LargeTexts {
    name: |n| format!("Board, {n} by {n}"),
    idle: |n| marked(format!("Empty board, n = {n}. Press Run for a solution.")),
    searching: |n| marked(format!("Looking for a solution for n = {n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*{n} queens*, none attacking another: {moves} moves in {time} ms"
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Given up at the cap: *no solution* after {moves} moves"
        ))
    },
    stopped: || marked("Stopped before a solution"),
    no_trace: "Above n = 32 only the result is shown: there are no steps, no tree and no stack.",
    no_given: "You can fix squares up to n = 32. Beyond, the search places every queen itself.",
    at: |column, row| format!("Queen in column {column}, row {row}"),
    rows: "The row of each column, counted from 0 (the board counts from 1):",
    hint: "Point at a queen, or go from queen to queen with the arrow keys.",
    tools: "Picture of the board",
    fit: "Show the whole board",
};

pub(super) const FRENCH: LargeTexts = LargeTexts {
    name: |n| format!("Échiquier, {n} sur {n}"),
    idle: |n| {
        marked(format!(
            "Échiquier vide, n = {n}. Lancez pour obtenir une solution."
        ))
    },
    searching: |n| marked(format!("Recherche d’une solution pour n = {n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*{n} reines* sans conflit\u{a0}: {moves} déplacements en {time}\u{a0}ms"
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Abandon à la limite\u{a0}: *aucune solution* après {moves} déplacements"
        ))
    },
    stopped: || marked("Recherche arrêtée avant une solution"),
    no_trace: "Au-delà de n = 32, seul le résultat est montré\u{a0}: ni étapes, ni arbre, ni pile.",
    no_given: "On peut fixer des cases jusqu’à n = 32. Au-delà, la recherche place elle-même toutes les reines.",
    at: |column, row| format!("Reine en colonne {column}, ligne {row}"),
    rows: "La ligne de chaque colonne, comptée à partir de 0 (l’échiquier compte à partir de 1)\u{a0}:",
    hint: "Pointez une reine, ou passez de l’une à l’autre avec les flèches.",
    tools: "Image de l’échiquier",
    fit: "Montrer tout l’échiquier",
};

pub(super) const ROMANIAN: LargeTexts = LargeTexts {
    name: |n| format!("Tablă, {n} pe {n}"),
    idle: |n| {
        marked(format!(
            "Tablă goală, n = {n}. Porniți pentru a obține o soluție."
        ))
    },
    searching: |n| marked(format!("Se caută o soluție pentru n = {n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*n = {n}*, nicio regină nu atacă alta: mutări {moves}, timp {time} ms"
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Abandon la limită: *nicio soluție*, mutări făcute {moves}"
        ))
    },
    stopped: || marked("Căutare oprită înainte de o soluție"),
    no_trace: "Peste n = 32 se arată doar rezultatul: nu există pași, arbore sau stivă.",
    no_given: "Se pot fixa câmpuri până la n = 32. Dincolo de 32, căutarea așază ea însăși toate reginele.",
    at: |column, row| format!("Regină pe coloana {column}, linia {row}"),
    rows: "Linia fiecărei coloane, numărată de la 0 (tabla numără de la 1):",
    hint: "Indicați o regină sau treceți de la una la alta cu săgețile.",
    tools: "Imaginea tablei",
    fit: "Arată toată tabla",
};
