//! The comparison: starts and ends the second run with its panel, moves it with the first run, and handles surveys.

#[cfg(test)]
pub(crate) mod tests;

use queens_core::{Counters, Direction, Ending, Interest, Square};
use queens_worker::protocol::{Begin, Pane, Read, Reason, RunId};

use crate::address::link::write_address;
use crate::compare::survey::{Outcome, Plan, Taken};
use crate::compare::{Pace, Second, Target, contrast};
use crate::effect::Effect;
use crate::engine::Engine;
use crate::message::{CompareMessage, TransportMessage};
use crate::model::Model;
use crate::notice::Notice;
use crate::parts::{Part, PartStage, is_deferred};
use crate::run;
use crate::run::{Activity, Lead, Pursuit, Run, Then};
use crate::screen::View;
use crate::transport;

pub(crate) fn update(model: &mut Model, message: CompareMessage, effects: &mut Vec<Effect>) {
    let survey = &mut model.comparison.survey;
    match message {
        CompareMessage::Chosen(algorithm) => {
            model.address.compare = Some(algorithm);
            model.want_code();
            write_address(model, effects);
        }
        CompareMessage::PaceChosen(pace) => {
            model.drop_target();
            model.address.clock = pace;
            // The target of the second run belongs to the other pace.
            if let Some(second) = model.comparison.run_mut()
                && second.activity() != Activity::Counting
            {
                second.rest(Activity::Paused);
            }
            write_address(model, effects);
        }
        CompareMessage::SurveyChosen(preset) => survey.choose(preset),
        CompareMessage::LargestChosen(largest) => survey.choose_largest(largest),
        CompareMessage::QuantityChosen(quantity) => survey.quantity = quantity,
        CompareMessage::SurveyBegun => begin_survey(model, effects),
        CompareMessage::SurveyStopped => stop_survey(model, effects),
        CompareMessage::SurveySaved => {
            if let Some(taken) = &survey.taken {
                effects.push(Effect::Save {
                    name: format!("queens-survey-{}.csv", taken.plan.preset.into_str()),
                    text: taken.csv(),
                });
            }
        }
    }
}

/// Stops the survey. Its results so far stay.
fn stop_survey(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(taken) = model.comparison.survey.running() {
        taken.stop();
        effects.push(Effect::stop(taken.id()));
    }
}

/// Chooses the second algorithm: that of the address or the reader, or else a default.
pub(crate) fn choose_contrast(model: &mut Model) {
    if model.address.view == View::Compare && model.address.compare.is_none() {
        model.address.compare = Some(contrast(model.address.settings.algorithm));
    }
}

/// Starts or ends the second run if the panel requires it, and moves it. Stops a survey of another problem, whose form
/// is gone.
pub(crate) fn sync(model: &mut Model, effects: &mut Vec<Effect>) {
    let problem = model.address.settings.algorithm.problem;
    let survey = model.comparison.survey.running();
    if survey.is_some_and(|taken| taken.plan.problem != problem) {
        stop_survey(model, effects);
    }
    let is_missing = model.parts.stage(Part::Algorithms) == PartStage::Failed;
    let wanted = model.compared().filter(|settings| {
        let instance = settings.instance();
        model.shown.run().is_some()
            && !(is_missing && is_deferred(settings.algorithm))
            && instance.is_ok_and(|instance| settings.algorithm.accepts(&instance).is_ok())
    });
    let second = model.comparison.run();
    let job = wanted.as_ref().map(|settings| settings.job());
    if second.map(|run| run.settings().job()) != job {
        model.drop_target();
        if let Some(before) = model.comparison.second.take() {
            effects.push(Effect::stop(before.run.id()));
        }
        if let Some(settings) = wanted {
            let (id, code) = (model.next_run(), model.code(settings.algorithm));
            let begun = Run::traced_or_counted(id, settings, Activity::Paused, code);
            model.comparison.second = begun.ok().map(|run| Second {
                run,
                ahead: 0,
                target: None,
            });
            run::update::submit(model, Pane::Second, effects);
        }
    }
    lead(model, effects);
}

/// Handles a step past the end of the first run. In a comparison by events, the clock moves on to this step. Otherwise
/// a notice is shown.
pub(crate) fn pass(model: &mut Model, step: u64, last: u64) {
    match model.address.clock {
        Pace::Events if model.compared().is_some() => {
            if let Some(second) = &mut model.comparison.second {
                second.ahead = step - last;
            }
        }
        _ => model.notices.push(Notice::PastTheEnd { step, last }),
    }
}

/// Sends the clock to the first position at which the second board has reached the last event on a square.
pub(crate) fn aim(model: &mut Model, square: Square, effects: &mut Vec<Effect>) {
    model.drop_target();
    let Some(first) = model.shown.traced_mut() else {
        return;
    };
    first.rest(Activity::Paused);
    set_target(model, Target::Square);
    let interest = Interest::Square(square);
    run::update::look(model, Pane::Second, Direction::Backwards, interest, effects);
}

/// Handles the engine's report of the last event on a square.
pub(crate) fn found(
    model: &mut Model,
    interest: Interest,
    step: Option<u64>,
    effects: &mut Vec<Effect>,
) {
    match (step, model.address.clock, &mut model.comparison.second) {
        (Some(step), Pace::Tests, Some(second)) => {
            second.run.seek(step, Then::Rest);
            second.target = Some(Target::Step(step));
        }
        (Some(step), ..) => transport::update(model, TransportMessage::ToStep(step), effects),
        (None, ..) => {
            model.drop_target();
            model.notices.push(Notice::NothingFound(interest));
        }
    }
}

/// Once the second run is at the step, requests the step at which the first run has the same number of tests.
fn count_tests(model: &mut Model, step: u64, effects: &mut Vec<Effect>) {
    let second = model.comparison.run();
    let Some(second) = second.filter(|second| second.step() == step) else {
        return run::update::ask_for(model, Pane::Second, effects);
    };
    let interest = Interest::Tests(second.tests_to_come_here());
    set_target(model, Target::Tests);
    run::update::look(model, Pane::First, Direction::Forwards, interest, effects);
}

/// Moves the first run to the step that the engine found for this number of tests. If the run has fewer tests, the
/// clock continues past the run's end.
pub(crate) fn meet(model: &mut Model, tests: u64, step: Option<u64>, effects: &mut Vec<Effect>) {
    let Some(first) = model.shown.run() else {
        return;
    };
    let step = step.unwrap_or(first.known());
    let ahead = tests.saturating_sub(first.farthest().tests);
    let ahead = ahead.min(model.comparison.room(model.address.clock, first));
    transport::update(model, TransportMessage::ToStep(step), effects);
    if let Some(second) = &mut model.comparison.second {
        second.ahead = ahead;
    }
}

fn set_target(model: &mut Model, target: Target) {
    if let Some(second) = &mut model.comparison.second {
        second.target = Some(target);
    }
}

/// Moves the second run to the first run's position. After the end of the first run, to the clock's.
fn lead(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(second) = &mut model.comparison.second else {
        return;
    };
    let Some(first) = model.shown.run() else {
        (second.ahead, second.target) = (0, None);
        return;
    };
    match second.target {
        None => {}
        Some(Target::Step(step)) => return count_tests(model, step, effects),
        // The answer of the engine is pending.
        Some(Target::Square | Target::Tests) => return,
    }
    if !first.is_complete() || first.target() < first.known() {
        second.ahead = 0;
    }
    let ahead = second.ahead;
    let lead = match model.address.clock {
        _ if first.counting().is_some() => Lead::Step(0),
        Pace::Events => Lead::Step(first.step() + ahead),
        Pace::Tests => Lead::Tests(first.counters().tests + ahead),
    };
    let run = second.run.id();
    let is_asked = matches!(model.engine, Engine::Ready { holds } if holds.has(run));
    match second.run.follow(lead) {
        Pursuit::Asks { tests } if is_asked => effects.push(Effect::read(
            run,
            Read::Find {
                from: 0,
                direction: Direction::Forwards,
                interest: Interest::Tests(tests),
            },
        )),
        // The request for its target follows with the run.
        Pursuit::Asks { .. } => run::update::resume(model, Pane::Second, effects),
        Pursuit::There | Pursuit::OnItsWay => run::update::ask_for(model, Pane::Second, effects),
    }
}

/// Starts the survey of the form, which replaces an earlier one.
fn begin_survey(model: &mut Model, effects: &mut Vec<Effect>) {
    let first = model.address.settings.algorithm;
    let second = model.address.compare.unwrap_or(contrast(first));
    let (survey, problem) = (&model.comparison.survey, first.problem);
    let (preset, largest) = (survey.preset(problem), survey.largest(problem));
    let plan = Plan::of(preset, largest, &model.address.settings, second);
    let id = model.next_run();
    // The survey replaces a timing search, which runs again later.
    model.rates.forget();
    model.comparison.survey.taken = Some(Taken::begin(id, plan));
    ask_for_survey(model, effects);
}

/// Resumes an incomplete survey with a new engine.
pub(crate) fn resume_survey(model: &mut Model, effects: &mut Vec<Effect>) {
    if !model.comparison.survey.is_running() {
        return;
    }
    let id = model.next_run();
    if let Some(taken) = model.comparison.survey.running() {
        taken.renumber(id);
    }
    ask_for_survey(model, effects);
}

fn ask_for_survey(model: &mut Model, effects: &mut Vec<Effect>) {
    if let (Engine::Ready { .. }, Some(taken)) = (&model.engine, model.comparison.survey.running())
    {
        let (run, jobs) = (taken.id(), taken.jobs());
        effects.push(Effect::begin(run, Begin::Survey(jobs)));
    }
}

/// Stores the result of one search of a survey.
pub(crate) fn surveyed(
    model: &mut Model,
    run: RunId,
    index: u32,
    counted: Result<(Counters, Ending), Reason>,
    milliseconds: f64,
) {
    if let Some(taken) = &mut model.comparison.survey.taken {
        let outcome = Outcome {
            counted,
            milliseconds,
        };
        taken.receive(run, index, outcome);
    }
}
