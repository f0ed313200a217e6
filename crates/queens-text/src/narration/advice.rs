//! The text of the current hint about pieces placed by hand. Deferred, like its messages.

use queens_core::feasibility::Infeasible;
use queens_core::hint::{
    Conflict, Constraint, ForcedMove, Hint, Impossible, NextMove, RefutedSquare,
};
use queens_core::{Line, Problem, Square, line_between};
use queens_draw::{Sentence, Tone};
use queens_page::engine::Engine;
use queens_page::model::Model;

use crate::words::Advice;
use crate::{Texts, play};

/// The current hint. `None` if the reader has requested no hint.
pub fn told(model: &Model, texts: &Texts) -> Option<(Tone, Sentence)> {
    let own = texts.advice();
    let advice = &model.play.advice;
    if advice.is_awaited() && !matches!(model.engine, Engine::Failed { .. }) {
        return Some((Tone::Waiting, Sentence::marked(own.awaited())));
    }
    let (hint, level) = advice.told()?;
    let problem = model.address.settings.algorithm.problem;
    let (tone, text) = match hint {
        Hint::Complete => return None,
        Hint::NoSolution(_) => match model.play.in_order(&model.address.settings).first() {
            Some(&start) if problem == Problem::Knight => (Tone::Conflict, own.no_tour(start)),
            _ => (Tone::Conflict, own.no_solution().to_owned()),
        },
        Hint::Mistaken { at, why } => {
            let pieces = model.play.in_order(&model.address.settings);
            let &square = pieces.get(*at)?;
            let is_given = *at < model.address.settings.given.squares().len();
            let text = match (why, problem) {
                (
                    &Infeasible::Attack {
                        first,
                        second,
                        line,
                    },
                    _,
                ) => {
                    let other = if first == square { second } else { first };
                    own.attacks(square, other, line)
                }
                (_, Problem::Knight) if *at == 0 => own.no_tour(square),
                (_, Problem::Knight) => own.since_move(square),
                _ if is_given => own.given().to_owned(),
                _ => own.since(square),
            };
            (Tone::Conflict, text)
        }
        Hint::Next(next) => match level {
            1 => (Tone::Information, constraint(model, own, next)?),
            2 => (Tone::Information, impossible(texts, next)),
            _ => (Tone::Place, right(own, problem, next)),
        },
    };
    Some((tone, Sentence::marked(&text)))
}

/// The line or square where the reader should look.
fn constraint(model: &Model, own: Advice, next: &NextMove) -> Option<String> {
    let free = next.free.len() as u64;
    Some(match next.constraint {
        Constraint::Line(line) => own.look(&named(own, line), free),
        Constraint::Cover(square) => own.look_cover(square, free),
        Constraint::Onward(_) => {
            let judgement = model.play.judgement.as_ref()?;
            let (square, exits) = judgement.fewest_exits()?;
            match judgement.moves.len() {
                1 => own.look_sole(square),
                _ => own.look_onward(square, exits as u64),
            }
        }
    })
}

/// The impossible square.
fn impossible(texts: &Texts, next: &NextMove) -> String {
    let own = texts.advice();
    let refuted = match (&next.impossible, next.constraint) {
        (Impossible::AllOthers, Constraint::Line(line)) => {
            return own.all_others(&named(own, line));
        }
        (Impossible::AllOthers, Constraint::Cover(square)) => {
            return own.all_others_cover(square);
        }
        (Impossible::AllOthers, Constraint::Onward(_)) => return own.one_move().to_owned(),
        (Impossible::Nothing, Constraint::Line(line)) => return own.nothing(&named(own, line)),
        (Impossible::Nothing, _) => return own.nothing_else().to_owned(),
        (Impossible::Refuted(refuted), _) => refuted,
    };
    let told = refutation(texts, refuted);
    if is_elsewhere(next, refuted.square) {
        own.elsewhere(&told)
    } else {
        told
    }
}

/// Whether a piece on this square would be off the hinted line and would not cover the hinted square.
fn is_elsewhere(next: &NextMove, square: Square) -> bool {
    let covers = match next.constraint {
        Constraint::Cover(open) => open == square || line_between(open, square).is_some(),
        Constraint::Line(_) | Constraint::Onward(_) => false,
    };
    !covers && !next.free.contains(&square)
}

/// The reason why this square is impossible.
fn refutation(texts: &Texts, refuted: &RefutedSquare) -> String {
    let own = texts.advice();
    let square = refuted.square;
    let forced = forced(own, &refuted.forced);
    let why = match &refuted.end {
        Conflict::NoCandidate(Constraint::Line(line)) => {
            return own.refuted(square, forced.as_deref(), &named(own, *line));
        }
        Conflict::Reason(Infeasible::Searched { nodes }) => {
            return own.searched(square, *nodes);
        }
        Conflict::NoCandidate(Constraint::Cover(square)) => own.no_cover(*square),
        Conflict::NoCandidate(Constraint::Onward(square)) => own.no_move(*square),
        Conflict::Reason(why) => play::reason(texts, why),
    };
    own.infeasible(square, forced.as_deref(), &why)
}

/// A right move.
fn right(own: Advice, problem: Problem, next: &NextMove) -> String {
    match (next.constraint, next.free.len()) {
        (Constraint::Line(line), 1) => own.only(next.right, &named(own, line)),
        _ => own.right(problem, next.right),
    }
}

/// A line with its noun.
fn named(own: Advice, line: Line) -> String {
    match line {
        Line::File(file) => own.column(file),
        Line::Rank(rank) => own.row(rank),
    }
}

/// The forced moves as a list, each between stars. `None` if the list is empty.
fn forced(own: Advice, moves: &[ForcedMove]) -> Option<String> {
    let squares = moves.iter();
    let marked: Vec<_> = squares
        .map(|forced| format!("*{}*", forced.square))
        .collect();
    (!marked.is_empty()).then(|| marked.join(own.then()))
}

#[cfg(test)]
mod tests;
