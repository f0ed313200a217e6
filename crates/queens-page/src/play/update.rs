//! Pieces placed by hand: the reader's actions and their consequences.

use std::mem;

use queens_core::feasibility::Feasibility;
use queens_core::{Event, Square};
use queens_worker::protocol::{Begin, Encoded, PlayQuestion, Reason, RunId};

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::engine::Engine;
use crate::model::{Announcement, Model};
use crate::notice::Notice;
use crate::play::{Change, PlaceError, PlayMessage};
use crate::screen::Role;

pub(crate) fn update(model: &mut Model, message: PlayMessage, effects: &mut Vec<Effect>) {
    if model.address.role != Role::Play {
        return;
    }
    model.asked = None;
    let kept = model.staying().to_vec();
    let play = &mut model.play;
    let settings = &model.address.settings;
    let picked_up = play.picked_up.take();
    let change = match message {
        PlayMessage::SquareToggled(square) => {
            model.focus = square;
            match picked_up {
                Some(from) if from == square => Ok(Some(Change::PutBack(square))),
                Some(from) => play.relocate(settings, &kept, from, square),
                None => play.toggle(settings, &kept, square).map(Some),
            }
        }
        PlayMessage::Moved { from, to } => {
            model.focus = to;
            play.relocate(settings, &kept, from, to)
        }
        PlayMessage::PickedUp(square) => play.pick_up(settings, &kept, square),
        PlayMessage::PutBack => Ok(picked_up.map(Change::PutBack)),
        PlayMessage::Undo => Ok(play.undo()),
        PlayMessage::Redo => Ok(play.redo()),
        PlayMessage::Clear => Ok(play.clear(&kept)),
        PlayMessage::AttackedToggled => {
            play.hides_attacked = !play.hides_attacked;
            Ok(None)
        }
        PlayMessage::AnswerToggled => {
            model.play.shows_answer = Some(!model.shows_answer());
            model.announce(Announcement::Answered(None));
            Ok(None)
        }
        PlayMessage::HintWanted => return hint(model),
    };
    let change = match change {
        Ok(Some(change)) => change,
        Ok(None) => return,
        Err(PlaceError::Given { square }) if model.puzzles.posed().is_some() => {
            let squares = square.to_string();
            return model.tell(Notice::OfPuzzle { squares });
        }
        Err(PlaceError::Given { .. }) if !kept.is_empty() => {
            return model.tell(Notice::ExerciseKeepsBoard);
        }
        Err(why) => return model.notices.push(Notice::PlacedRefused(why)),
    };
    match change {
        Change::PickedUp(_) | Change::PutBack(_) => {
            return model.announce(Announcement::Played(change));
        }
        Change::Placed(square) | Change::Moved { to: square, .. } => {
            model.move_by_hand(Event::Place { square });
        }
        Change::TakenBack(square) => model.move_by_hand(Event::Remove { square }),
        Change::Undone | Change::Redone | Change::Cleared => model.moved = None,
    }
    judge(model, effects);
    model.announce(Announcement::Played(change));
    write_address(model, effects);
}

/// Updates the judgement of the form's board, and asks the engine whether the position can be completed.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    for (run, feasibility, ways) in mem::take(&mut model.play.found) {
        handle(model, run, &feasibility, ways);
    }
    if model.address.role != Role::Play {
        // In all other modes, the engine runs the search.
        model.play.picked_up = None;
        return abandon(model, effects);
    }
    if model.address.settings.large.is_some() {
        let n = model.address.settings.n();
        model.address.role = Role::Watch;
        model.tell(Notice::TooLargeToPlay { n });
        return write_address(model, effects);
    }
    if judge(model, effects) {
        write_address(model, effects);
    }
    ask(model, effects);
    ask_for_advice(model, effects);
}

/// Drops the pending requests about the position.
fn abandon(model: &mut Model, effects: &mut Vec<Effect>) {
    let runs = [
        model.play.prospects.abandon(),
        model.play.advice.abandon(),
        model.puzzles.abandon_number(),
    ];
    effects.extend(runs.into_iter().flatten().map(Effect::stop));
}

/// Handles a refused request of play. Returns whether it was one.
pub(crate) fn refuse(model: &mut Model, run: RunId, reason: &Reason) -> bool {
    let play = &mut model.play;
    let is_asked =
        play.prospects.refuse(run) || play.advice.refuse(run) || model.puzzles.refuse(run);
    if is_asked {
        model.tell(match reason {
            Reason::Job(reason) => Notice::EngineRefused {
                reason: reason.clone(),
            },
            Reason::NoCode => Notice::CodeNotFetched,
        });
    }
    is_asked
}

/// Updates the judgement. Returns whether invalid pieces were removed.
fn judge(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let Some(lost) = model.play.judge(&model.address.settings) else {
        return false;
    };
    abandon(model, effects);
    let size = model.address.settings.size;
    let is_changed = !lost.is_empty();
    let (on, squares): (Vec<Square>, Vec<Square>) =
        lost.into_iter().partition(|&square| size.contains(square));
    if !squares.is_empty() {
        model.tell(Notice::GivenDropped { squares, size });
    }
    if !on.is_empty() {
        let standing = model.play.judgement.as_ref().map(|it| &it.standing);
        let last = standing.and_then(|standing| standing.last().copied());
        let squares = on.len();
        model.tell(Notice::WayCut { last, squares });
    }
    is_changed
}

/// Asks the engine about a new position. A knight without a start has none.
fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    let Engine::Ready { .. } = model.engine else {
        return;
    };
    let asked = model.play.judgement.as_ref();
    let asked = asked.filter(|it| model.play.prospects.is_due() && it.has_piece());
    let Some(begin) = asked.map(|it| Begin::Feasibility {
        setup: it.setup().clone(),
        placed: it.placed().squares().to_vec(),
    }) else {
        return;
    };
    let run = model.next_run();
    model.play.prospects.ask(Some(run));
    effects.push(Effect::begin(run, begin));
}

/// Requests a hint or its next step. The deferred code may still be loading.
fn hint(model: &mut Model) {
    let judgement = model.play.judgement.as_ref();
    let is_open = judgement.is_some_and(|it| it.has_piece() && !it.is_solved);
    if is_open && model.play.advice.go_on() {
        model.puzzles.use_hint();
        model.exercises.use_hint();
        if !model.play.advice.is_awaited() {
            model.announce(Announcement::Advice);
        }
    }
}

/// Asks the engine for the hint, once one is requested.
fn ask_for_advice(model: &mut Model, effects: &mut Vec<Effect>) {
    let Engine::Ready { .. } = model.engine else {
        return;
    };
    let setup = model.play.judgement.as_ref().map(|it| it.setup().clone());
    if let Some(setup) = setup.filter(|_| model.play.advice.is_due()) {
        let run = model.next_run();
        model.play.advice.ask(run);
        let pieces = model.play.in_order(&model.address.settings);
        let question = PlayQuestion::Deduce { setup, pieces };
        effects.push(Effect::begin(run, Begin::Play(Encoded::new(&question))));
    }
}

/// Handles an answer. A changed answer is announced.
fn handle(model: &mut Model, run: RunId, feasibility: &Encoded<Feasibility>, ways: Option<u64>) {
    let feasibility = match feasibility.open() {
        Ok(feasibility) => feasibility,
        Err(error) => {
            refuse(model, run, &Reason::Job(error.to_string()));
            return;
        }
    };
    if model.play.prospects.handle(run, feasibility, ways) && model.shows_answer() {
        // The answer may arrive before the last change is announced.
        let change = match model.announcement {
            Some(Announcement::Played(change)) => Some(change),
            _ => None,
        };
        model.announce(Announcement::Answered(change));
    }
}
