//! What a hint about pieces placed by hand says now. Fetched with the texts that it words.

use queens_core::deduction::{Deduction, Hopelessness, Impossible, Look, NextMove, RefutedSquare};
use queens_core::prospect::Hopeless;
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
    let (deduction, level) = advice.told()?;
    let problem = model.settings.algorithm.problem;
    let (tone, text) = match deduction {
        Deduction::Complete => return None,
        Deduction::NoSolution(_) => match model.play.in_order(&model.settings).first() {
            Some(&start) if problem == Problem::Knight => (Tone::Conflict, (own.no_tour)(start)),
            _ => (Tone::Conflict, own.no_solution.to_owned()),
        },
        Deduction::Mistaken { at, why } => {
            let pieces = model.play.in_order(&model.settings);
            let &square = pieces.get(*at)?;
            let is_given = *at < model.settings.given.squares().len();
            let text = match (why, problem) {
                (
                    &Hopeless::Attack {
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
        Deduction::Next(next) => match level {
            1 => (Tone::Information, look(model, own, next)?),
            2 => (Tone::Information, impossible(texts, next)),
            _ => (Tone::Place, right(own, problem, next)),
        },
    };
    Some((tone, Sentence::marked(&text)))
}

/// Where to look.
fn look(model: &Model, own: &AdviceTexts, next: &NextMove) -> Option<String> {
    let free = next.free.len();
    Some(match next.look {
        Look::Line(line) => (own.look)(line, free),
        Look::Cover(square) => (own.look_cover)(square, free),
        Look::Onward(_) => {
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
    let refuted = match (&next.impossible, next.look) {
        (Impossible::AllOthers, Look::Line(line)) => return (own.all_others)(line),
        (Impossible::AllOthers, Look::Cover(square)) => return (own.all_others_cover)(square),
        (Impossible::AllOthers, Look::Onward(_)) => return own.one_move.to_owned(),
        (Impossible::Nothing, Look::Line(line)) => return (own.nothing)(line),
        (Impossible::Nothing, _) => return own.nothing_else.to_owned(),
        (Impossible::Refuted(refuted), _) => refuted,
    };
    let told = refutation(texts, refuted);
    match is_elsewhere(next, refuted.square) {
        true => (own.elsewhere)(&told),
        false => told,
    }
}

/// Whether a piece on this square would not do what one was told to look at.
fn is_elsewhere(next: &NextMove, square: Square) -> bool {
    let covers = match next.look {
        Look::Cover(open) => open == square || line_between(open, square).is_some(),
        Look::Line(_) | Look::Onward(_) => false,
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
        Hopelessness::Deserted(Look::Line(line)) => return (own.refuted)(square, &forced, *line),
        Hopelessness::Reason(Hopeless::Searched { nodes }) => {
            return (own.searched)(square, *nodes, &texts.numbers);
        }
        Hopelessness::Deserted(Look::Cover(square)) => (own.no_cover)(*square),
        Hopelessness::Deserted(Look::Onward(square)) => (own.no_move)(*square),
        Hopelessness::Reason(why) => (rest.play.reason)(why, &texts.numbers),
    };
    (own.hopeless)(square, &forced, &why)
}

/// A right move.
fn right(own: &AdviceTexts, problem: Problem, next: &NextMove) -> String {
    match (next.look, next.free.len()) {
        (Look::Line(line), 1) => (own.only)(next.right, line),
        _ => (own.right)(problem, next.right),
    }
}

#[cfg(test)]
mod tests;
