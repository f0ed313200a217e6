//! Pieces placed by hand: their state, and whether they can still be completed. Deferred, like its messages.

use queens_core::feasibility::{Feasibility, Infeasible};
use queens_core::knight::is_closed;
use queens_core::{Problem, Square, Variant, line_between};
use queens_draw::{Sentence, Tone};
use queens_page::engine::Engine;
use queens_page::model::{Announcement, Model};
use queens_page::play::{Change, Clash, Judgement};
use queens_page::screen::Role;

use super::advice;
use crate::Texts;
use crate::play::{change, reason};
use crate::puzzle;
use crate::words::Play;

/// The state of the pieces, in one sentence.
pub fn state(model: &Model, texts: &Texts) -> (Tone, Sentence) {
    let own = texts.play();
    if model.puzzles.posed().is_some() && !model.puzzles.is_made() {
        let coming = Sentence::marked(texts.puzzle().coming());
        return (Tone::Waiting, coming);
    }
    let Some(judgement) = &model.play.judgement else {
        let coming = Sentence::marked(texts.parts().coming());
        return (Tone::Waiting, coming);
    };
    let is_untouched = model.play.placed().squares().len() <= model.staying().len();
    if model.puzzles.posed().is_some() && is_untouched {
        let problem = model.address.settings.algorithm.problem;
        return (
            Tone::Information,
            Sentence::marked(&texts.puzzle().task(problem)),
        );
    }
    let (tone, text) = told(own, judgement);
    let time = puzzle::of_time(model, texts).filter(|_| judgement.is_solved);
    let text = time.map_or(text.clone(), |time| format!("{text}. {time}"));
    (tone, Sentence::marked(&text))
}

fn told(own: Play, judgement: &Judgement) -> (Tone, String) {
    let setup = judgement.setup();
    let (problem, standing) = (setup.problem, &judgement.standing);
    let open = judgement.open.len() as u64;
    let left = judgement.left().map(|left| left as u64);
    if judgement.is_solved {
        let is_closed = setup.variant == Some(Variant::Closed);
        return (
            Tone::Solution,
            own.solved(problem, standing.len() as u64, is_closed),
        );
    }
    if let [clash, others @ ..] = &judgement.clashes[..] {
        let Clash {
            first,
            second,
            line,
        } = *clash;
        return (
            Tone::Conflict,
            own.clash(first, second, line, others.len() as u64),
        );
    }
    let Some(&last) = standing.last() else {
        let wanted = judgement.wanted().map(|wanted| wanted as u64);
        return (Tone::Information, own.empty(problem, wanted));
    };
    let placed = standing.len() as u64;
    match (problem, left) {
        (Problem::Queens, _) => (Tone::Place, own.apart(placed, left.unwrap_or(0))),
        (Problem::Domination, None) if let Some(wanted) = judgement.wanted() => {
            (Tone::Warning, own.too_many(placed, wanted as u64, open))
        }
        (Problem::Domination, left) => (Tone::Place, own.open(open, left)),
        (Problem::Knight, _) if open == 0 => (Tone::Conflict, own.not_closed(standing[0])),
        (Problem::Knight, _) => {
            let moves = judgement.moves.len();
            let tone = if moves == 0 {
                Tone::DeadEnd
            } else {
                Tone::Visit
            };
            (tone, own.knight(last, placed, placed + open, moves as u64))
        }
    }
}

/// Whether the pieces can still be completed, in one sentence.
pub fn answer(model: &Model, texts: &Texts) -> Option<String> {
    let own = texts.play();
    let judgement = model.play.judgement.as_ref()?;
    if judgement.is_solved {
        let told = (achieved(own, judgement).into_iter()).chain(puzzle::of_solution(model, texts));
        return Some(match &told.collect::<Vec<_>>()[..] {
            [] => own.finished().to_owned(),
            told => told.join(". "),
        });
    }
    if !model.shows_answer() {
        return Some(own.untold().to_owned());
    }
    if !judgement.has_piece() {
        return Some(own.to_be_told().to_owned());
    }
    let prospects = &model.play.prospects;
    Some(match prospects.feasibility() {
        None if prospects.is_refused() || matches!(model.engine, Engine::Failed { .. }) => {
            return None;
        }
        None => own.awaited().to_owned(),
        Some(Feasibility::Feasible { .. }) => own.yes(prospects.ways()),
        Some(Feasibility::Infeasible(why @ Infeasible::NoTour(_))) => reason(texts, why),
        Some(Feasibility::Infeasible(why)) => own.no(&reason(texts, why)),
    })
}

/// A description of a solution. `None` for queens, whose solutions have a number instead.
fn achieved(own: Play, judgement: &Judgement) -> Option<String> {
    let (setup, standing) = (judgement.setup(), &judgement.standing);
    let (&first, &last) = standing.first().zip(standing.last())?;
    match setup.problem {
        Problem::Queens => None,
        Problem::Domination => {
            let (queens, squares) = (standing.len(), setup.size.area());
            Some(own.covered(queens as u64, squares as u64, judgement.is_least()))
        }
        Problem::Knight => {
            let is_closed = is_closed(standing);
            let moves = standing.len() - usize::from(!is_closed);
            Some(own.toured(moves as u64, first, last, is_closed))
        }
    }
}

/// The announcement about play for screen readers.
pub fn announced(model: &Model, texts: &Texts) -> Option<String> {
    let own = texts.play();
    Some(match model.announcement.as_ref()? {
        Announcement::Role => match model.address.role {
            Role::Play => joined(&[&own.role(Role::Play), &state(model, texts).1.plain()]),
            role => own.role(role),
        },
        Announcement::Problem => {
            let name = texts
                .header()
                .problem(model.address.settings.algorithm.problem);
            joined(&[&name, &state(model, texts).1.plain()])
        }
        Announcement::Advice => advice::told(model, texts)?.1.plain(),
        Announcement::Played(change) => played(model, texts, *change)?,
        Announcement::Answered(change) => {
            let answer = Sentence::marked(&answer(model, texts)?).plain();
            match change.and_then(|change| played(model, texts, change)) {
                Some(played) => joined(&[&played, &answer]),
                None => answer,
            }
        }
        _ => return None,
    })
}

/// The last change, the attackers of a queen just placed, and the number of missing pieces.
fn played(model: &Model, texts: &Texts, change: Change) -> Option<String> {
    let own = texts.play();
    let judgement = model.play.judgement.as_ref()?;
    let problem = judgement.setup().problem;
    let told = self::change(texts, problem, change);
    let attackers = match change {
        Change::Placed(square) | Change::Moved { to: square, .. } if problem != Problem::Knight => {
            attackers(own, judgement, square)
        }
        Change::PickedUp(_) | Change::PutBack(_) => return Some(told),
        _ => None,
    };
    Some(match (attackers, judgement.left()) {
        (Some(attackers), Some(left)) => {
            joined(&[&told, &attackers, &own.left(problem, left as u64)])
        }
        _ => joined(&[&told, &state(model, texts).1.plain()]),
    })
}

/// The attackers of a queen in conflict. `None` if nothing attacks the queen.
fn attackers(own: Play, judgement: &Judgement, square: Square) -> Option<String> {
    let is_in = |clash: &Clash| [clash.first, clash.second].contains(&square);
    if !judgement.clashes.iter().any(is_in) {
        return None;
    }
    let others = judgement.standing.iter();
    let named: Vec<_> = others
        .filter_map(|&other| Some(own.attacker(other, line_between(square, other)?)))
        .collect();
    Some(own.attacked_by(&named.join(", ")))
}

/// Joins sentences into one text.
fn joined(sentences: &[&str]) -> String {
    sentences.join(". ")
}

#[cfg(test)]
mod tests;
