//! Boards above n = 32: the engine's answers, and the reader's view.

#[cfg(test)]
mod tests;

use queens_core::CountDetail;
use queens_worker::protocol::{Answer, Read, Reason};

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::engine::Failure;
use crate::large::camera::{BoardPlace, Squares};
use crate::large::watch::Watch;
use crate::large::{LargeMessage, LargeRun, LargeStage, LargeView};
use crate::message::TransportMessage;
use crate::model::{Announcement, Model, State};
use crate::notice::Notice;
use crate::results::export;
use crate::run;
use crate::run::shown::Shown;

/// Repeats the search with a new engine, which finds the same solution.
pub(crate) fn resume(model: &mut Model, effects: &mut Vec<Effect>) {
    let searching = model.shown.large();
    if !searching.is_some_and(|large| large.stage == LargeStage::Searching) {
        return;
    }
    let id = model.next_run();
    if let Some(large) = model.shown.large_mut() {
        large.renumber(id);
    }
    run::update::submit_large(model, effects);
}

fn refuse(model: &mut Model, reason: &Reason) {
    model.shown = Shown::Nothing;
    model.notices.push(match reason {
        Reason::Job(reason) => Notice::EngineRefused {
            reason: reason.clone(),
        },
        Reason::NoCode => Notice::CodeNotFetched,
    });
}

/// Handles an answer about the current search. Answers about a stopped search are ignored.
pub(crate) fn handle(model: &mut Model, answer: Answer, effects: &mut Vec<Effect>) {
    let (steps, counters, ending, rows, milliseconds) = match answer {
        Answer::Refused(reason) => return refuse(model, &reason),
        Answer::Counted {
            detail: CountDetail::Rows(steps, rows),
            counters,
            ending,
            milliseconds,
            ..
        } => (steps, counters, ending, rows, milliseconds),
        _ => return,
    };
    let Some(large) = model.shown.large_mut() else {
        return;
    };
    if large.stage != LargeStage::Searching {
        return;
    }
    let run = large.id();
    large.steps = steps;
    large.counters = counters;
    large.milliseconds = milliseconds;
    if let Some(watch) = &mut large.watch {
        watch.answered();
    }
    if !large.learn(ending, rows) {
        let details = format!("run {}: the rows are no solution", run.0);
        return run::update::fail(model, Failure::Crashed, details, effects);
    }
    if !large.is_over() {
        return;
    }
    let last = large.steps;
    if let Some(step) = large.asked.take().filter(|&step| step > last) {
        model.notices.push(Notice::PastTheEnd { step, last });
    }
    model.announce(Announcement::Event);
    write_address(model, effects);
}

/// Handles messages about playback, which large boards lack. Returns whether the message was one of them.
pub(crate) fn answers(
    model: &mut Model,
    message: &TransportMessage,
    effects: &mut Vec<Effect>,
) -> bool {
    if !model.shows_large() {
        return false;
    }
    match message {
        TransportMessage::Stop => run::update::stop_large(model, effects),
        TransportMessage::PlayToggled if model.state() == State::Searching => {}
        TransportMessage::PlayToggled
            if matches!(model.state(), State::Playing | State::Paused) =>
        {
            if let Some(watch) = watched(model) {
                watch.toggle();
                model.announce(Announcement::Event);
            }
        }
        TransportMessage::Frame(now) => frame(model, *now, effects),
        TransportMessage::SpeedChosen(_) | TransportMessage::Faster | TransportMessage::Slower => {
            return false;
        }
        TransportMessage::Run | TransportMessage::PlayToggled | TransportMessage::Reset => {
            return false;
        }
        _ => {}
    }
    true
}

/// The clock of a watched search.
fn watched(model: &mut Model) -> Option<&mut Watch> {
    model.shown.large_mut()?.watch.as_mut()
}

/// Pauses a watched search.
pub(crate) fn pause(model: &mut Model) {
    if let Some(watch) = watched(model)
        && watch.is_playing
    {
        watch.toggle();
    }
}

/// Requests the moves of a frame.
fn frame(model: &mut Model, now: f64, effects: &mut Vec<Effect>) {
    let speed = model.address.speed;
    let Some(large) = model.shown.large_mut() else {
        return;
    };
    let (id, n) = (large.id(), large.size().get());
    let is_searched = large.stage == LargeStage::Searching;
    let watch = large.watch.as_mut().filter(|_| is_searched);
    if let Some(moves) = watch.and_then(|watch| watch.frame(now, speed, n)) {
        effects.push(Effect::read(id, Read::Moves(moves)));
    }
}

/// Handles an action on the picture or the solution.
pub(crate) fn update(model: &mut Model, message: LargeMessage, effects: &mut Vec<Effect>) {
    let n = model.shown_settings().n();
    let LargeView { size, .. } = model.large_view;
    let view = &mut model.large_view;
    let ground = |view: &LargeView| BoardPlace::of(&view.camera, n, size);
    let queens = model.shown.large().map(|large| &large.queens);
    let solution = model.shown.large().and_then(LargeRun::solution);
    match message {
        LargeMessage::Measured(size) => view.size = size,
        LargeMessage::Camera(motion) => {
            // The queen under the cursor keeps its position. Without one, the middle does.
            let row = |column| Some((column, queens?.row(column)?));
            let cursor = view.cursor.and_then(row);
            let cursor = cursor.map(|(column, row)| ground(view).middle(column, row));
            let middle = cursor.unwrap_or(size.middle());
            view.camera.go(motion, middle, &Squares(n), size);
        }
        LargeMessage::WatchToggled => view.is_watching = !view.is_watching,
        LargeMessage::Pointed(column) => view.cursor = Some(column),
        LargeMessage::Moved(way) => {
            let next = queens.and_then(|queens| queens.next(view.cursor, way));
            if let Some((column, row)) =
                next.and_then(|column| Some((column, queens?.row(column)?)))
            {
                view.cursor = Some(column);
                let place = ground(view).middle(column, row);
                view.camera.reveal(place, &Squares(n), size);
                model.announce(Announcement::Queen);
            }
        }
        LargeMessage::Copied => {
            if let Some(rows) = solution {
                let (text, done) = (export::large_text(rows), Notice::SolutionsCopied);
                effects.push(Effect::Copy { text, done });
            }
        }
        LargeMessage::Saved => {
            if let Some(rows) = solution {
                let name = format!("queens-{n}-{}.txt", model.shown_settings().algorithm.id);
                let text = export::large_text(rows);
                effects.push(Effect::Save { name, text });
            }
        }
    }
}
