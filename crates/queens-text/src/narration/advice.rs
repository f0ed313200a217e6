//! What a hint about queens placed by hand says now. Fetched with the texts that it words.

use queens_core::deduction::{Deduction, Impossible, Mistake};
use queens_page::engine::Engine;
use queens_page::model::Model;

use super::Tone;
use crate::{Sentence, Texts};

/// What the hint says now; none while none is wanted.
pub fn told(model: &Model, texts: &Texts) -> Option<(Tone, Sentence)> {
    let own = &texts.rest().advice;
    let advice = &model.play.advice;
    if advice.is_awaited() && !matches!(model.engine, Engine::Failed { .. }) {
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

#[cfg(test)]
mod tests;
