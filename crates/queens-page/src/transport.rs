//! The search and the cursor: run, stop, play, step, seek.

pub mod never;
pub mod speed;

#[cfg(test)]
mod tests;

use queens_core::{Direction, EventKind, Interest};
use queens_worker::protocol::Pane;

use crate::address::Address;
use crate::address::link::{self, write_address};
use crate::compare::Comparison;
use crate::effect::{Aim, Effect};
use crate::engine::Engine;
use crate::form;
use crate::large;
use crate::message::TransportMessage;
use crate::model::{Announcement, Model, State};
use crate::notice::Notice;
use crate::run;
use crate::run::{Activity, Run, Then};
use crate::screen::Panel;
use crate::transport::never::never;
use crate::transport::speed::Speed;

/// The minimum time between two announcements during playback, in milliseconds.
const ANNOUNCE_EVERY: f64 = 1000.0;

pub(crate) fn update(model: &mut Model, message: TransportMessage, effects: &mut Vec<Effect>) {
    if large::update::answers(model, &message, effects) {
        return;
    }
    match message {
        TransportMessage::ToFocused(direction) => {
            let interest = Interest::Square(model.focus);
            return update(
                model,
                TransportMessage::ToEvent(direction, interest),
                effects,
            );
        }
        TransportMessage::SpeedChosen(speed) => return set_speed(model, speed, effects),
        TransportMessage::Faster => return set_speed(model, model.address.speed.faster(), effects),
        TransportMessage::Slower => return set_speed(model, model.address.speed.slower(), effects),
        TransportMessage::Frame(now) => return frame(model, now, effects),
        TransportMessage::Reset => return reset(model, effects),
        // Without an engine, only loaded steps can be shown.
        TransportMessage::Run | TransportMessage::PlayToggled | TransportMessage::ToEvent(..)
            if has_failed(model) =>
        {
            return;
        }
        _ if has_failed(model) && model.shown.run().is_none() => return,
        _ => {}
    }
    let was_on_its_way = model.drop_target();
    match message {
        TransportMessage::Run => run(model, effects),
        TransportMessage::Stop => stop(model, effects),
        TransportMessage::PlayToggled if was_on_its_way => rested(model, effects),
        TransportMessage::PlayToggled => play(model, effects),
        TransportMessage::Stepped(by) => {
            let Some(step) = started(model, effects) else {
                return;
            };
            let comparison = &mut model.comparison;
            match model.shown.run() {
                Some(first)
                    if by < 0 && comparison.ahead() > 0
                        || by > 0 && comparison.goes_on(model.address.clock, first) =>
                {
                    comparison.move_on(model.address.clock, first, by);
                    rested(model, effects);
                }
                _ => seek(model, step.saturating_add_signed(by), effects),
            }
        }
        TransportMessage::ToStart => seek(model, *model.excerpt().start(), effects),
        TransportMessage::ToEnd => {
            if started(model, effects).is_none() {
                return;
            }
            let last = *model.excerpt().end();
            if let Some(run) = model.shown.run_mut() {
                match last {
                    u64::MAX => run.seek_last(),
                    last => run.seek(last, Then::Rest),
                }
                model
                    .comparison
                    .set_ahead(model.address.clock, run, u64::MAX);
            }
            run::update::ask(model, effects);
            rested(model, effects);
        }
        TransportMessage::ToStep(step) if started(model, effects).is_some() => {
            seek(model, step, effects);
            report_missing_step(model, step);
        }
        TransportMessage::ToEvent(direction, interest) if started(model, effects).is_some() => {
            look(model, direction, interest, effects);
        }
        _ => {}
    }
}

/// Asks the engine for an event, unless the search is known not to have it.
fn look(model: &mut Model, direction: Direction, interest: Interest, effects: &mut Vec<Effect>) {
    if !never(model.shown_settings(), interest) {
        return run::update::look(model, Pane::First, direction, interest, effects);
    }
    if let Some(run) = model.shown.run_mut() {
        run.rest(Activity::Paused);
    }
    model.notices.push(match interest {
        Interest::Rejection => Notice::NeverRejects,
        _ => Notice::NothingFound(interest),
    });
    rested(model, effects);
}

fn has_failed(model: &Model) -> bool {
    matches!(model.engine, Engine::Failed { .. })
}

fn set_speed(model: &mut Model, speed: Speed, effects: &mut Vec<Effect>) {
    model.address.speed = speed;
    write_address(model, effects);
}

/// Starts the search of the form, and plays it.
fn run(model: &mut Model, effects: &mut Vec<Effect>) {
    // Back returns to the previous run, at its step.
    link::write_address(model, effects);
    // Typed text counts even if not entered. Invalid text gives a notice instead of a run.
    if !form::commit(model, effects) {
        model.panel = Panel::Setup;
        effects.push(Effect::Focus(Aim::RefusedField));
        return write_address(model, effects);
    }
    if let Some(why) = model.address.settings.refusal() {
        model.notices.push(Notice::Refused(why));
        return write_address(model, effects);
    }
    // If the page already asks about this search, the reader answers there.
    if model.is_asking() {
        return write_address(model, effects);
    }
    run::update::begin(model, Activity::Paused, effects);
    if let Some(run) = model.shown.traced_mut() {
        run.play();
    }
    link::push_address(model, effects);
    effects.push(Effect::Focus(Aim::Play));
    model.announce(Announcement::Event);
}

fn stop(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(run) = model.shown.run_mut() else {
        return;
    };
    if run.is_complete() || run.is_at_end() {
        run.rest(Activity::Paused);
    } else {
        halt(run, effects);
    }
    if let Some(second) = model.comparison.run_mut()
        && !second.is_complete()
    {
        halt(second, effects);
    }
    effects.push(Effect::Focus(Aim::Play));
    model.announce(Announcement::Event);
    write_address(model, effects);
}

/// Stops a run. An engine that repeats the known part continues up to its end.
fn halt(run: &mut Run, effects: &mut Vec<Effect>) {
    run.halt();
    if !run.is_repeating() {
        effects.push(Effect::stop(run.id()));
    }
}

fn reset(model: &mut Model, effects: &mut Vec<Effect>) {
    run::update::abandon(model, effects);
    model.drafts = Default::default();
    model.announce(Announcement::Event);
    write_address(model, effects);
}

fn play(model: &mut Model, effects: &mut Vec<Effect>) {
    let excerpt = model.excerpt();
    let Some(shown) = model.shown.run_mut() else {
        return run(model, effects);
    };
    match shown.activity() {
        Activity::Counting => return,
        Activity::Playing(_)
        | Activity::Looking { .. }
        | Activity::Reaching { .. }
        | Activity::AwaitingLast => {
            shown.rest(Activity::Paused);
            model.announce(Announcement::Event);
            return write_address(model, effects);
        }
        Activity::Paused => {}
    }
    let Some(shown) = model.shown.traced_mut() else {
        return run(model, effects);
    };
    let is_over = shown.is_at_edge() && !model.comparison.goes_on(model.address.clock, shown)
        || shown.step() >= *excerpt.end();
    if is_over {
        shown.seek(*excerpt.start(), Then::Play);
    } else {
        shown.play();
    }
    run::update::ask(model, effects);
}

/// Pauses hidden playback, and writes its step into the address. An embed pauses when it is no longer visible.
pub(crate) fn pause_unseen(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.address.is_embed {
        return;
    }
    large::update::pause(model);
    let Some(run) = model.shown.run_mut() else {
        return;
    };
    match run.activity() {
        Activity::Playing(_) => run.rest(Activity::Paused),
        Activity::Reaching {
            step,
            then: Then::Play,
        } => run.seek(step, Then::Rest),
        _ => return,
    }
    write_address(model, effects);
}

/// The current step, after starting the search if necessary. `None` if there are no steps.
fn started(model: &mut Model, effects: &mut Vec<Effect>) -> Option<u64> {
    if model.shown.run().is_none() && model.address.settings.leaves_trace() {
        run::update::begin(model, Activity::Paused, effects);
    }
    model.shown.traced().map(Run::target)
}

fn seek(model: &mut Model, step: u64, effects: &mut Vec<Effect>) {
    let excerpt = model.excerpt();
    let step = step.clamp(*excerpt.start(), *excerpt.end());
    let Some(run) = model.shown.traced_mut() else {
        return;
    };
    run.seek(step, Then::Rest);
    let past = step.saturating_sub(run.known());
    model.comparison.set_ahead(model.address.clock, run, past);
    run::update::ask(model, effects);
    rested(model, effects);
}

/// Reports that a requested step does not exist, or is unknown because the search was stopped before it.
fn report_missing_step(model: &mut Model, step: u64) {
    let step = step.min(*model.excerpt().end());
    let Some(run) = model.shown.traced() else {
        return;
    };
    let second = model.comparison.run();
    let is_settled = run.is_settled() && second.is_none_or(Run::is_settled);
    let last = run.known().saturating_add(model.comparison.ahead());
    if is_settled && step > last {
        model.notices.push(if run.is_complete() {
            Notice::PastTheEnd { step, last }
        } else {
            Notice::PastTheStop { step, last }
        });
    }
}

/// Handles the engine's answer about the next event of interest.
pub(crate) fn found(
    model: &mut Model,
    interest: Interest,
    step: Option<u64>,
    effects: &mut Vec<Effect>,
) {
    let excerpt = model.excerpt();
    let Some(run) = model.shown.run_mut() else {
        return;
    };
    match step.filter(|step| excerpt.contains(step)) {
        Some(step) => run.seek(step, Then::Rest),
        None => {
            run.rest(Activity::Paused);
            model.notices.push(Notice::NothingFound(interest));
        }
    }
    run::update::ask(model, effects);
    rested(model, effects);
}

/// If the cursor rests, announces the event and writes the step into the address.
pub(crate) fn rested(model: &mut Model, effects: &mut Vec<Effect>) {
    if matches!(model.state(), State::Paused | State::Done | State::Stopped) {
        model.announce(Announcement::Event);
        write_address(model, effects);
    }
}

/// Moves the clock to the time of a frame, until both runs have ended.
fn advance(first: &mut Run, comparison: &mut Comparison, address: &Address, now: f64, last: u64) {
    let (speed, clock) = (address.speed, address.clock);
    if !comparison.goes_on(clock, first) {
        first.frame(now, speed, last);
        if first.activity() == Activity::Paused && comparison.goes_on(clock, first) {
            first.play();
        }
    } else if let Some(due) = first.due(now, speed) {
        comparison.move_on(clock, first, due.try_into().unwrap_or(i64::MAX));
        if !comparison.goes_on(clock, first) {
            first.rest(Activity::Paused);
        }
    }
}

fn frame(model: &mut Model, now: f64, effects: &mut Vec<Effect>) {
    let (speed, excerpt) = (model.address.speed, model.excerpt());
    let second = model.comparison.run();
    let is_behind = second.is_some_and(Run::is_behind);
    let Some(run) = model.shown.run_mut() else {
        return;
    };
    let before = run.counters().solutions;
    let played = run.activity().is_moving();
    // At maximum speed, the clock moves as fast as both boards can follow.
    if !(speed == Speed::Max && is_behind) {
        let last = *excerpt.end();
        advance(run, &mut model.comparison, &model.address, now, last);
    }
    let solved = run.counters().solutions > before
        && run
            .event()
            .is_some_and(|event| event.kind() == EventKind::Solution);
    let is_over = played && run.activity() == Activity::Paused;
    let repeats = model.address.is_embed && model.address.excerpt.loops;
    if repeats && is_over && run.step() > *excerpt.start() {
        run.seek(*excerpt.start(), Then::Play);
    }
    let rests = run.activity() == Activity::Paused;
    run::update::ask(model, effects);
    if rests {
        rested(model, effects);
    } else if solved && now - model.announced_at >= ANNOUNCE_EVERY {
        model.announced_at = now;
        model.announce(Announcement::Event);
    }
}
