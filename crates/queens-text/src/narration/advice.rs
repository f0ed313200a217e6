//! What a hint about pieces placed by hand says now. Fetched with the texts that it words.

use queens_core::feasibility::Infeasible;
use queens_core::hint::{Conflict, Constraint, Hint, Impossible, NextMove, RefutedSquare};
use queens_core::{Problem, Square, line_between};
use queens_page::engine::Engine;
use queens_page::model::Model;

use super::Tone;
use crate::advice::{AdviceTexts, forced};
use crate::{Sentence, Texts};

/// What the hint says now; none while none is wanted.
pub fn told(model: &Model, texts: &Texts) -> Option<(Tone, Sentence)> {
    let own = &texts.rest().advice;
    let advice = &model.play.advice;
    if advice.is_awaited() && !matches!(model.engine, Engine::Failed { .. }) {
        return Some((Tone::Waiting, Sentence::marked(own.awaited)));
    }
    let (hint, level) = advice.told()?;
    let problem = model.settings.algorithm.problem;
    let (tone, text) = match hint {
        Hint::Complete => return None,
        Hint::NoSolution(_) => match model.play.in_order(&model.settings).first() {
            Some(&start) if problem == Problem::Knight => (Tone::Conflict, (own.no_tour)(start)),
            _ => (Tone::Conflict, own.no_solution.to_owned()),
        },
        Hint::Mistaken { at, why } => {
            let pieces = model.play.in_order(&model.settings);
            let &square = pieces.get(*at)?;
            let is_given = *at < model.settings.given.squares().len();
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
                    (own.attacks)(square, other, line)
                }
                (_, Problem::Knight) if *at == 0 => (own.no_tour)(square),
                (_, Problem::Knight) => (own.since_move)(square),
                _ if is_given => own.given.to_owned(),
                _ => (own.since)(square),
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

/// Where to look.
fn constraint(model: &Model, own: &AdviceTexts, next: &NextMove) -> Option<String> {
    let free = next.free.len();
    Some(match next.constraint {
        Constraint::Line(line) => (own.look)(line, free),
        Constraint::Cover(square) => (own.look_cover)(square, free),
        Constraint::Onward(_) => {
            let judgement = model.play.judgement.as_ref()?;
            let (square, exits) = judgement.fewest_exits()?;
            match judgement.moves.len() {
                1 => (own.look_sole)(square),
                _ => (own.look_onward)(square, exits),
            }
        }
    })
}

/// What cannot be.
fn impossible(texts: &Texts, next: &NextMove) -> String {
    let rest = texts.rest();
    let own = &rest.advice;
    let refuted = match (&next.impossible, next.constraint) {
        (Impossible::AllOthers, Constraint::Line(line)) => return (own.all_others)(line),
        (Impossible::AllOthers, Constraint::Cover(square)) => {
            return (own.all_others_cover)(square);
        }
        (Impossible::AllOthers, Constraint::Onward(_)) => return own.one_move.to_owned(),
        (Impossible::Nothing, Constraint::Line(line)) => return (own.nothing)(line),
        (Impossible::Nothing, _) => return own.nothing_else.to_owned(),
        (Impossible::Refuted(refuted), _) => refuted,
    };
    let told = refutation(texts, refuted);
    if is_elsewhere(next, refuted.square) {
        (own.elsewhere)(&told)
    } else {
        told
    }
}

/// Whether a piece on this square would not do what one was told to look at.
fn is_elsewhere(next: &NextMove, square: Square) -> bool {
    let covers = match next.constraint {
        Constraint::Cover(open) => open == square || line_between(open, square).is_some(),
        Constraint::Line(_) | Constraint::Onward(_) => false,
    };
    !covers && !next.free.contains(&square)
}

/// Why this square cannot be.
fn refutation(texts: &Texts, refuted: &RefutedSquare) -> String {
    let rest = texts.rest();
    let own = &rest.advice;
    let square = refuted.square;
    let forced = forced(&refuted.forced, own.then);
    let why = match &refuted.end {
        Conflict::NoCandidate(Constraint::Line(line)) => {
            return (own.refuted)(square, &forced, *line);
        }
        Conflict::Reason(Infeasible::Searched { nodes }) => {
            return (own.searched)(square, *nodes, &texts.numbers);
        }
        Conflict::NoCandidate(Constraint::Cover(square)) => (own.no_cover)(*square),
        Conflict::NoCandidate(Constraint::Onward(square)) => (own.no_move)(*square),
        Conflict::Reason(why) => (rest.play.reason)(why, &texts.numbers),
    };
    (own.infeasible)(square, &forced, &why)
}

/// A right move.
fn right(own: &AdviceTexts, problem: Problem, next: &NextMove) -> String {
    match (next.constraint, next.free.len()) {
        (Constraint::Line(line), 1) => (own.only)(next.right, line),
        _ => (own.right)(problem, next.right),
    }
}

#[cfg(test)]
mod tests;
