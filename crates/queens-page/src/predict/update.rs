//! Predictions: the search stops before a question, and shows the event after the answer.

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::message::{FormMessage, Message, TransportMessage};
use crate::model::{Announcement, Model};
use crate::predict::Guess;
use crate::predict::session::{PredictMessage, Predictions};
use crate::run;
use crate::run::{Activity, Run, Then};
use crate::screen::Role;

/// Whether a message would show events with questions while the deferred code is loading.
pub(crate) fn awaits(model: &Model, message: &Message) -> bool {
    let shows = matches!(
        message,
        Message::Transport(TransportMessage::Frame(_) | TransportMessage::Stepped(1..))
    );
    model.address.role == Role::Predict && shows && model.shown.traced().is_some()
}

/// Shows the events that a message requests, up to a question, and takes squares as answers. Returns whether the
/// message is completely handled.
pub(crate) fn intercept(model: &mut Model, message: &Message, effects: &mut Vec<Effect>) -> bool {
    let Some(run) = asked(model) else {
        return start(model, message, effects);
    };
    match message {
        Message::Transport(TransportMessage::Frame(now)) => frame(model, *now, effects),
        Message::Transport(TransportMessage::Stepped(by @ 1..)) => {
            step(model, by.unsigned_abs(), effects)
        }
        // A key of the scrubber.
        Message::Transport(TransportMessage::ToStep(to)) if *to == run.step() + 1 => {
            step(model, 1, effects)
        }
        Message::Transport(TransportMessage::PlayToggled) => {
            let is_open = model.predictions.open().is_some();
            let is_over = run.is_at_edge();
            if is_open {
                model.announce(Announcement::Question);
            } else if is_over {
                // Another round.
                model.predictions.begin(0);
            } else {
                // Resuming playback ends the pause for reading.
                model.predictions.close();
            }
            is_open
        }
        Message::Form(FormMessage::SquareToggled(square)) => {
            guess(model, Guess::Square(*square), effects);
            true
        }
        // The card of a square would reveal the answer.
        Message::SquareAsked(Some(_)) => model.predictions.open().is_some(),
        _ => false,
    }
}

/// Starts a search for a question about its first step. The search continues once it can.
fn start(model: &mut Model, message: &Message, effects: &mut Vec<Effect>) -> bool {
    let is_step = matches!(message, Message::Transport(TransportMessage::Stepped(1..)));
    let begins = model.address.role == Role::Predict
        && model.shown.run().is_none()
        && model.address.settings.leaves_trace()
        && is_step;
    if begins {
        run::update::begin(model, Activity::Paused, effects);
        model.predictions.is_step_due = true;
    }
    begins
}

/// The run whose events have questions.
fn asked(model: &Model) -> Option<&Run> {
    let run = model.shown.traced();
    run.filter(|_| model.address.role == Role::Predict)
}

pub(crate) fn update(model: &mut Model, message: PredictMessage, effects: &mut Vec<Effect>) {
    match message {
        PredictMessage::Guessed(answer) => guess(model, answer, effects),
        PredictMessage::Chosen(index) => {
            let open = model.predictions.open();
            let choices = open.and_then(|open| open.question.choices());
            if let Some(&choice) = choices.as_ref().and_then(|choices| choices.get(index)) {
                guess(model, choice, effects);
            }
        }
        PredictMessage::OftenChosen(often) => model.predictions.often = often,
        PredictMessage::Reset => {
            let step = model.shown.run().map_or(0, Run::step);
            model.predictions.begin(step);
        }
        PredictMessage::Restarted => {
            model.predictions.begin(0);
            if let Some(run) = model.shown.run_mut() {
                run.seek(0, Then::Rest);
            }
            run::update::ask(model, effects);
            model.announce(Announcement::Event);
            write_address(model, effects);
        }
    }
}

/// Follows the current step.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    match asked(model).map(Run::step) {
        Some(current) => {
            model.predictions.follow(current);
            // The first events may not be loaded yet.
            if model.predictions.is_step_due && step(model, 1, effects) {
                model.predictions.is_step_due = false;
            }
        }
        None if model.address.role == Role::Predict => model.predictions.close(),
        None => model.predictions.leave(),
    }
}

/// Moves the cursor by this number of events, or up to a question. Returns whether a question is open.
fn walk(run: &mut Run, predictions: &mut Predictions, events: u64) -> bool {
    let descriptor = run.settings().algorithm;
    let events = predictions.allowed(events, run.step());
    run.pass(events, |position, event, step| {
        predictions.pass(descriptor, position, event, step)
    })
}

/// Continues playback to the time of a frame.
fn frame(model: &mut Model, now: f64, effects: &mut Vec<Effect>) -> bool {
    let Model {
        shown,
        predictions,
        address,
        ..
    } = model;
    let Some(run) = shown.run_mut() else {
        return false;
    };
    if !matches!(run.activity(), Activity::Playing(_)) || run.is_at_edge() {
        return false;
    }
    if predictions.holds(now) {
        return true;
    }
    let due = run.due(now, address.speed).unwrap_or(0);
    let stands = walk(run, predictions, due);
    predictions.stop(stands);
    let is_over = predictions.end() == Some(run.step());
    if stands || is_over || run.is_at_edge() {
        run.rest(Activity::Paused);
        rested(model, stands, effects);
    }
    run::update::ask(model, effects);
    true
}

/// Moves the cursor by this number of loaded events.
fn step(model: &mut Model, by: u64, effects: &mut Vec<Effect>) -> bool {
    let (Some(run), predictions) = (model.shown.run_mut(), &mut model.predictions) else {
        return false;
    };
    if predictions.open().is_some() {
        model.announce(Announcement::Question);
        return true;
    }
    let before = run.step();
    if run.target() != before || run.is_at_edge() {
        return false;
    }
    let stands = walk(run, predictions, by);
    if !stands && run.step() == before {
        return false;
    }
    predictions.stop(false);
    run.rest(Activity::Paused);
    run::update::ask(model, effects);
    rested(model, stands, effects);
    true
}

/// Handles a resting cursor. `stands` is whether a question is open.
fn rested(model: &mut Model, stands: bool, effects: &mut Vec<Effect>) {
    model.asked.take_if(|_| stands);
    model.announce(if stands {
        Announcement::Question
    } else {
        Announcement::Event
    });
    write_address(model, effects);
}

/// Handles an answer: shows the event, and resumes playback if it was playing.
fn guess(model: &mut Model, guess: Guess, effects: &mut Vec<Effect>) {
    let (Some(run), predictions) = (model.shown.run_mut(), &mut model.predictions) else {
        return;
    };
    let step = run.step() + 1;
    if !predictions.answer(guess, run.replay().position(), step) {
        return;
    }
    run.pass(1, |_, _, _| true);
    let is_over = predictions.end() == Some(step);
    if predictions.goes_on() && !is_over && !run.is_at_edge() {
        run.play();
    }
    run::update::ask(model, effects);
    model.announce(Announcement::Event);
    write_address(model, effects);
}
