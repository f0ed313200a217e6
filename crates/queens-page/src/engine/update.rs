//! Handles the engine's responses and its loss.

use queens_core::{CountDetail, Interest};
use queens_worker::protocol::{Answer, BUILD, Pane, Reason, Response, RunId};

use crate::compare;
use crate::cost;
use crate::effect::{Aim, Effect};
use crate::engine::{Engine, Failure, Held, PANES};
use crate::large;
use crate::model::Model;
use crate::notice::Notice;
use crate::play;
use crate::results;
use crate::run;
use crate::run::shown::Shown;
use crate::run::{Activity, Counting};
use crate::starts;
use crate::transport;

/// The maximum number of replacements of a silent engine.
const REPLACEMENTS: u8 = 3;

/// Handles a response of the engine.
pub(crate) fn handle(model: &mut Model, response: Response, effects: &mut Vec<Effect>) {
    match response {
        Response::Ready { build } => ready(model, &build, effects),
        Response::Ack { .. } => model.silences = 0,
        Response::Failed { details } => {
            run::update::fail(model, Failure::Crashed, details, effects)
        }
        Response::About(run, answer) => hear_about(model, run, answer, effects),
    }
}

/// Handles an answer about a run. Answers about old runs are ignored.
fn hear_about(model: &mut Model, run: RunId, answer: Answer, effects: &mut Vec<Effect>) {
    if model.shown.large().is_some_and(|large| large.id() == run) {
        return large::update::handle(model, answer, effects);
    }
    if let Some(pane) = model.pane_of(run) {
        return hear_of(model, pane, answer, effects);
    }
    match answer {
        Answer::Surveyed {
            index,
            outcome,
            milliseconds,
        } => {
            cost::update::timed(model, run, &outcome, milliseconds);
            compare::update::surveyed(model, run, index, outcome, milliseconds);
        }
        // The deferred module `starts::update` reads these answers.
        Answer::Starts(answer) => {
            if let Some(starts) = &mut model.starts {
                starts.answers.push((run, answer));
            }
        }
        // The deferred module `play` reads these answers.
        Answer::Play(answer) => model.play.answers.push((run, answer)),
        // The deferred module `play::update` reads this answer.
        Answer::Feasibility { feasibility, ways } => {
            model.play.found.push((run, feasibility, ways));
        }
        Answer::Checking(progress) => results::update::checking(model, run, progress),
        // The deferred module `results::update` reads this answer.
        Answer::Checked(verdict) => model.results.verdict = Some((run, verdict)),
        Answer::Refused(reason) if play::update::refuse(model, run, &reason) => {}
        Answer::Refused(reason) => results::update::checked(model, run, Err(reason)),
        _ => {}
    }
}

/// Handles an answer about the run of a pane.
fn hear_of(model: &mut Model, pane: Pane, answer: Answer, effects: &mut Vec<Effect>) {
    let Some(run) = model.run_at_mut(pane) else {
        return;
    };
    match answer {
        Answer::Refused(reason) => refuse(model, pane, reason),
        Answer::Known {
            steps,
            ending,
            counters,
            outline,
        } => {
            if run.has_repeated(steps) {
                effects.push(Effect::stop(run.id()));
            }
            let past = run.learn(steps, ending, counters, outline);
            if let (Pane::First, Some(step)) = (pane, past) {
                compare::update::pass(model, step, steps);
            }
            run::update::ask(model, effects);
        }
        Answer::Window { index, window } => {
            run.receive(index, *window);
            run::update::ask(model, effects);
            rested(model, pane, effects);
        }
        Answer::Found {
            from,
            direction,
            interest,
            step,
        } => {
            let asked = Activity::Looking {
                from,
                direction,
                interest,
            };
            match pane {
                _ if run.activity() != asked => {}
                Pane::First => match interest {
                    Interest::Tests(tests) => compare::update::meet(model, tests, step, effects),
                    _ => transport::found(model, interest, step, effects),
                },
                Pane::Second => match interest {
                    Interest::Square(_) => compare::update::found(model, interest, step, effects),
                    Interest::Tests(tests) => run.arrive_at(tests, step),
                    _ => {}
                },
            }
        }
        Answer::Gallery { from, part } => run.found.receive(from, &part),
        Answer::Tree(tree) => run.grown.receive(tree),
        Answer::TreeRead { from, to } => run.grown.read = Some((from, to)),
        Answer::Counted {
            counters,
            millionths,
            ending,
            milliseconds,
            detail,
        } => {
            let (frames, set) = match detail {
                CountDetail::Frames(frames, set) => (frames, set),
                _ => Default::default(),
            };
            run.count(Counting {
                counters,
                millionths,
                ending,
                milliseconds,
                frames,
                set,
            });
            rested(model, pane, effects);
        }
        _ => {}
    }
}

/// Handles the end of a movement of the first run's cursor.
fn rested(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    if pane == Pane::First {
        transport::rested(model, effects);
    }
}

/// Handles a refused run of a pane.
fn refuse(model: &mut Model, pane: Pane, reason: Reason) {
    model.drop_target();
    match (pane, model.comparison.run_mut()) {
        (Pane::First, _) => model.shown = Shown::Nothing,
        // The run stays, stopped before its first step. Otherwise it would start again.
        (Pane::Second, Some(second)) => second.halt(),
        (Pane::Second, None) => {}
    }
    model.tell(match reason {
        Reason::Job(reason) => Notice::EngineRefused { reason },
        Reason::NoCode => Notice::CodeNotFetched,
    });
}

fn ready(model: &mut Model, build: &str, effects: &mut Vec<Effect>) {
    if build != BUILD {
        let details = format!("page {BUILD}, engine {build}");
        return run::update::fail(model, Failure::OtherBuild, details, effects);
    }
    model.rates.forget();
    model.engine = Engine::Ready {
        holds: Held::default(),
    };
    for pane in PANES {
        let is_shared = run::update::is_of_workers(model, pane);
        let Some(run) = model.run_at_mut(pane).filter(|_| !is_shared) else {
            continue;
        };
        run.forget_asked();
        let goes_on = match run.activity() {
            Activity::Paused => !run.is_halted() && !run.is_at_end(),
            _ => true,
        };
        if goes_on {
            run::update::resume(model, pane, effects);
        }
    }
    model.play.prospects.ask(None);
    model.play.advice.lose();
    model.puzzles.lose();
    starts::update::lose(model);
    large::update::resume(model, effects);
    compare::update::resume_survey(model, effects);
    results::update::resume(model, effects);
}

/// Replaces an engine that does not answer.
pub(crate) fn replace(model: &mut Model, effects: &mut Vec<Effect>) {
    model.silences += 1;
    if model.silences > REPLACEMENTS {
        return run::update::fail(model, Failure::Silent, String::new(), effects);
    }
    model.notices = vec![Notice::EngineReplaced];
    model.engine = Engine::Starting;
    effects.push(Effect::StartEngine);
}

/// Retries to start the engine, which may have failed without a connection, and shows a notice.
pub(crate) fn retry(model: &Model, effects: &mut Vec<Effect>) {
    if let Engine::Failed {
        reason: Failure::NotStarted,
        ..
    } = model.engine
    {
        effects.push(Effect::StartEngine);
    }
}

/// Replaces the engine at the reader's request.
pub(crate) fn reload(model: &mut Model, effects: &mut Vec<Effect>) {
    model.silences = 0;
    model.engine = Engine::Starting;
    effects.extend([Effect::StartEngine, Effect::Focus(Aim::Play)]);
}
