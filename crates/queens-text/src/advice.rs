//! Hints about queens placed by hand, in three steps.

use queens_core::deduction::{Deduction, Impossible, Mistake, RefutedSquare};
use queens_core::{Line, LineKind, Square};
use queens_page::model::Model;

use super::number::Numbers;
use super::{Sentence, Texts};
use crate::narration::Tone;

/// The texts of hints. Squares stand between stars; sentences end without a full stop.
pub struct AdviceTexts {
    /// The name of the button: for the first step, and for the next one.
    pub hint: fn(bool) -> &'static str,
    /// Where to look, and how many of its squares are free.
    pub look: fn(Line, usize) -> String,
    /// The line has one free square.
    pub all_others: fn(Line) -> String,
    /// This square is impossible, by forced moves.
    pub refuted: fn(&RefutedSquare) -> String,
    /// By a search of so many nodes.
    pub searched: fn(Square, u64, &Numbers) -> String,
    /// Nothing is impossible on the line.
    pub nothing: fn(Line) -> String,
    /// The move is forced.
    pub only: fn(Square, Line) -> String,
    pub right: fn(Square) -> String,
    /// The first queen attacks the other one.
    pub attacks: fn(Square, Square, LineKind) -> String,
    /// With this queen, no solution is left.
    pub since: fn(Square) -> String,
    pub given: &'static str,
    pub no_solution: &'static str,
    pub awaited: &'static str,
}

/// What the hint says now; none while none is wanted.
pub fn told(model: &Model, texts: &Texts) -> Option<(Tone, Sentence)> {
    let own = &texts.rest().advice;
    let advice = &model.play.advice;
    if advice.is_awaited() {
        return Some((Tone::Waiting, Sentence::marked(own.awaited)));
    }
    let (deduction, level) = advice.told()?;
    let (tone, text) = match deduction {
        Deduction::Complete => return None,
        Deduction::NoSolution(_) => (Tone::Conflict, own.no_solution.to_owned()),
        Deduction::Mistaken { at, why } => {
            let queens = model.play.in_order(&model.settings);
            let is_given = *at < model.settings.given.squares().len();
            let text = match (why, queens.get(*at)?) {
                (Mistake::NoCompletion(_), _) if is_given => own.given.to_owned(),
                (Mistake::NoCompletion(_), &square) => (own.since)(square),
                (Mistake::Attacks { other, line }, &square) => (own.attacks)(square, *other, *line),
            };
            (Tone::Conflict, text)
        }
        Deduction::Next(next) => match level {
            1 => (Tone::Information, (own.look)(next.line, next.free.len())),
            2 => {
                let text = match &next.impossible {
                    Impossible::AllOthers => (own.all_others)(next.line),
                    Impossible::Refuted(refuted) => (own.refuted)(refuted),
                    Impossible::Searched { square, nodes } => {
                        (own.searched)(*square, *nodes, &texts.numbers)
                    }
                    Impossible::Nothing => (own.nothing)(next.line),
                };
                (Tone::Conflict, text)
            }
            _ => match next.free.len() {
                1 => (Tone::Place, (own.only)(next.right, next.line)),
                _ => (Tone::Place, (own.right)(next.right)),
            },
        },
    };
    Some((tone, Sentence::marked(&text)))
}

/// The name of a line without its noun: `c`, `5`.
pub(crate) fn name(line: Line) -> String {
    match line {
        Line::File(file) => file.to_string(),
        Line::Rank(rank) => rank.to_string(),
    }
}

/// The forced moves as a list, each between stars.
pub(crate) fn forced(refuted: &RefutedSquare, then: &str) -> String {
    let squares = refuted.forced.iter();
    let marked: Vec<_> = squares.map(|it| format!("*{}*", it.square)).collect();
    marked.join(then)
}

#[cfg(test)]
mod tests;
