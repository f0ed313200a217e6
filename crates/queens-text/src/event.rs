//! The event strip: what has just happened, in one sentence. Squares stand between stars.

pub(super) mod domination;
mod french;
pub(super) mod greedy;
pub(super) mod knight;
pub(super) mod repair;
mod romanian;

pub use domination::DominationTexts;
use queens_core::{Goal, Line, LineKind, Square, Traversal};

use super::Sentence;
pub(super) use french::FRENCH;
pub use greedy::GreedyTexts;
pub use knight::KnightTexts;
pub use repair::RepairTexts;
pub(super) use romanian::ROMANIAN;

/// The sentences of the event strip. Numbers are given as the language writes them.
pub struct EventTexts {
    /// No search yet, no queen given.
    pub empty: fn() -> Sentence,
    /// No search yet, this many queens given.
    pub given: fn(usize) -> Sentence,
    /// Step 0: the first lane to be searched; none if every lane is given, or there are no lanes.
    pub start: fn(Option<Line>) -> Sentence,
    pub place: fn(Square) -> Sentence,
    /// A queen that is set without a test.
    pub root: fn(Square) -> Sentence,
    pub candidate: fn() -> Sentence,
    /// Two queens of a candidate that attack each other, and the line that joins them.
    pub clash: fn(Square, Square, LineKind) -> Sentence,
    pub restart: fn() -> Sentence,
    /// A solution that is the image of the one before: its number.
    pub image: fn(&str) -> Sentence,
    /// The square, the queen against it, the line that joins them.
    pub reject: fn(Square, Square, LineKind) -> Sentence,
    pub remove: fn(Square) -> Sentence,
    /// The lane in which no square is left; none if it is the whole board.
    pub dead_end: fn(Option<Line>) -> Sentence,
    /// The number of the solution.
    pub solution: fn(&str) -> Sentence,
    /// The goal, and how many solutions were found.
    pub end: fn(Goal, u64, &str) -> Sentence,
    /// The number of files, and the tests made.
    pub example: fn(u8, &str) -> Sentence,
    /// The search that is shown is not the form's; its n where that differs.
    pub stale: fn(Option<u16>) -> Sentence,
    pub failed: fn() -> Sentence,
    /// No search yet: where the first queen of a heuristic will stand.
    pub first_queen: fn(Square) -> Sentence,
    /// No search yet: where a tour will begin, its index, and the indices and squares that the knight
    /// can go to, in the order of the sheet's list.
    pub first_square: fn(Square, usize, &[usize], &[Square]) -> Sentence,
    /// How many solutions were found before the search was given up, and its cap.
    pub given_up: fn(u64, &str, &str) -> Sentence,
    /// A cap: so many calls, or moves of queens.
    pub cap: fn(Traversal, &str) -> String,
    /// The number of files.
    pub counting: fn(u8) -> Sentence,
    /// How many solutions there are.
    pub counted: fn(u64, &str) -> Sentence,
    /// How many solutions there are at least: the count was stopped.
    pub count_stopped: fn(u64, &str) -> Sentence,
}

fn marked(text: impl AsRef<str>) -> Sentence {
    Sentence::marked(text.as_ref())
}

pub(super) const ENGLISH: EventTexts = EventTexts {
    first_square: knight::IDLE_ENGLISH,
    first_queen: greedy::IDLE_ENGLISH,
    empty: || marked("Empty board. Click squares to fix queens, then press Run."),
    given: |queens| match queens {
        1 => marked("1 queen fixed. Press Run to search."),
        _ => marked(format!("{queens} queens fixed. Press Run to search.")),
    },
    start: |line| match line {
        Some(Line::File(file)) => marked(format!("Start: the search begins in *column {file}*")),
        Some(Line::Rank(rank)) => marked(format!("Start: the search begins in *row {rank}*")),
        None => marked("Start: nothing has been tried yet"),
    },
    root: |square| {
        marked(format!(
            "Start of a search: queen set on *{square}*, untested"
        ))
    },
    candidate: || marked("The next candidate: all its queens at once"),
    clash: |later, earlier, line| {
        let along = match line {
            LineKind::Row => "in one row",
            LineKind::Column => "in one column",
            LineKind::Diagonal => "on a diagonal",
        };
        marked(format!("Refused: *{earlier}* and *{later}* stand {along}"))
    },
    restart: || marked("The draw has failed: it begins again"),
    image: |number| marked(format!("*Solution {number}*: the one before, upside down")),
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Column {file}, row {rank}: free, queen on *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            LineKind::Row => "in the same row",
            LineKind::Column => "in the same column",
            LineKind::Diagonal => "on a diagonal",
        };
        marked(format!(
            "Column {file}, row {rank}: attacked by *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Column {}: queen taken back from *{square}*",
            square.file
        ))
    },
    dead_end: |line| match line {
        Some(Line::File(file)) => marked(format!(
            "Column {file}: dead end – every square is attacked"
        )),
        Some(Line::Rank(rank)) => {
            marked(format!("Row {rank}: dead end – every square is attacked"))
        }
        None => marked("Dead end – every square is attacked"),
    },
    solution: |number| marked(format!("*Solution {number}*: no queen attacks another")),
    end: |goal, count, number| match (goal, count) {
        (_, 0) => marked("The search is over: *no solution*"),
        (Goal::First, _) => marked("The search is over: *first solution* found"),
        (_, 1) => marked("The search is over: *1 solution*"),
        _ => marked(format!("The search is over: *{number} solutions*")),
    },
    example: |n, tests| {
        marked(format!(
            "Example: the first solution for n = {n}, found after {tests} tests"
        ))
    },
    stale: |n| match n {
        Some(n) => marked(format!("Showing the earlier run, n = {n}")),
        None => marked("Showing the earlier run, with other settings"),
    },
    failed: || marked("The engine stopped. Reload it to go on."),
    counting: |n| marked(format!("Counting all solutions for n = {n}")),
    cap: |walk, cap| match walk {
        Traversal::Repairs => format!("{cap} moves"),
        _ => format!("{cap} calls"),
    },
    given_up: |count, number, cap| match count {
        0 => marked(format!("Given up at the cap of {cap}: *no solution found*")),
        1 => marked(format!(
            "Given up at the cap of {cap}: at least *1 solution*"
        )),
        _ => marked(format!(
            "Given up at the cap of {cap}: at least *{number} solutions*"
        )),
    },
    counted: |count, number| match count {
        0 => marked("The count is complete: *no solution*"),
        1 => marked("The count is complete: *1 solution*"),
        _ => marked(format!("The count is complete: *{number} solutions*")),
    },
    count_stopped: |count, number| match count {
        1 => marked("Count stopped: at least *1 solution*"),
        _ => marked(format!("Count stopped: at least *{number} solutions*")),
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn a_rejection_names_column_row_attacker_and_line() {
        let (f5, b1) = (Square::new(5, 4).unwrap(), Square::new(1, 0).unwrap());
        let plain = |language: Language| {
            let reject = Texts::of(language).event.reject;
            reject(f5, b1, LineKind::Diagonal).plain()
        };
        assert_eq!(
            plain(Language::English),
            "Column f, row 5: attacked by b1 on a diagonal"
        );
        assert_eq!(
            plain(Language::French),
            "Colonne f, ligne 5\u{a0}: menacée par b1 en diagonale"
        );
        assert_eq!(
            plain(Language::Romanian),
            "Coloana f, linia 5: atacat de b1 pe diagonală"
        );
    }
}
