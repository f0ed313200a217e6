//! What is asked of the engine, and what its answers do.

use queens_core::instance::Goal;
use queens_core::window::Direction;
use queens_worker::protocol::{BUILD, Request, Response};

use super::transport;
use crate::effect::Effect;
use crate::model::{Engine, Failure, Model};
use crate::notice::Notice;
use crate::playback::{Activity, Counting, Run};

/// How often a silent engine is replaced before the page gives up.
const REPLACEMENTS: u8 = 3;

/// Begins a run of the form's settings, in place of any other.
pub(super) fn begin(model: &mut Model, activity: Activity, effects: &mut Vec<Effect>) {
    let activity = match model.settings.goal {
        Goal::Count => Activity::Counting,
        Goal::First | Goal::All => activity,
    };
    let id = model.next_run();
    match Run::begin(id, model.settings.clone(), activity) {
        Ok(run) => model.run = Some(run),
        Err(error) => {
            model.run = None;
            model.notices.push(Notice::GivenRefused(error));
        }
    }
    submit(model, effects);
}

/// Shows no run any more.
pub(super) fn abandon(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(run) = model.run.take() {
        effects.push(Effect::Send(Request::Stop { run: run.id() }));
    }
}

/// Gives the run to the engine, if it listens.
fn submit(model: &mut Model, effects: &mut Vec<Effect>) {
    let (Some(run), Engine::Ready { .. }) = (&model.run, &model.engine) else {
        return;
    };
    let request = Request::Run {
        run: run.id(),
        job: run.settings().job(),
    };
    model.engine = Engine::Ready {
        holds: Some(run.id()),
    };
    effects.push(Effect::Send(request));
    if let Activity::Looking { from, direction } = run.activity() {
        let run = run.id();
        effects.push(Effect::Send(Request::Solution {
            run,
            from,
            direction,
        }));
    }
    ask(model, effects);
}

/// Asks for the windows that the cursor needs now.
pub(super) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    let Engine::Ready { holds } = model.engine else {
        return;
    };
    let speed = model.speed;
    let Some(run) = &mut model.run else { return };
    let wanted = run.wanted(speed);
    if wanted.is_empty() {
        return;
    }
    if holds != Some(run.id()) {
        // The engine has been replaced since: it searches again, and finds the same events.
        return resume(model, effects);
    }
    let request = Request::Windows {
        run: run.id(),
        indices: wanted,
    };
    effects.push(Effect::Send(request));
}

/// Looks for the solution next to the step shown.
pub(super) fn look(model: &mut Model, direction: Direction, effects: &mut Vec<Effect>) {
    let Some(run) = &mut model.run else { return };
    let from = run.look(direction);
    let id = run.id();
    match model.engine {
        Engine::Ready { holds } if holds == Some(id) => {
            effects.push(Effect::Send(Request::Solution {
                run: id,
                from,
                direction,
            }));
        }
        Engine::Ready { .. } => resume(model, effects),
        // It is asked as soon as the engine listens.
        Engine::Starting | Engine::Failed { .. } => {}
    }
}

fn resume(model: &mut Model, effects: &mut Vec<Effect>) {
    let id = model.next_run();
    if let Some(run) = &mut model.run {
        run.renumber(id);
    }
    submit(model, effects);
}

/// The engine said something. Answers of an older run are dropped.
pub(super) fn hear(model: &mut Model, response: Response, effects: &mut Vec<Effect>) {
    if response
        .run()
        .is_some_and(|of| model.run.as_ref().is_none_or(|run| run.id() != of))
    {
        return;
    }
    match (response, &mut model.run) {
        (Response::Ready { build }, _) => ready(model, &build, effects),
        (Response::Heard { .. }, _) => model.silences = 0,
        (Response::Failed { details }, _) => fail(model, Failure::Crashed, details, effects),
        (Response::Refused { reason, .. }, run) => {
            *run = None;
            model.notices.push(Notice::EngineRefused { reason });
        }
        (
            Response::Known {
                steps,
                complete,
                counters,
                outline,
                ..
            },
            Some(run),
        ) => {
            if run.has_repeated(steps) {
                effects.push(Effect::Send(Request::Stop { run: run.id() }));
            }
            if let Some(step) = run.learn(steps, complete, counters, outline) {
                model.notices.push(Notice::PastTheEnd { step, last: steps });
            }
            ask(model, effects);
        }
        (Response::Window { index, window, .. }, Some(run)) => {
            run.receive(index, window);
            ask(model, effects);
            transport::settled(model, effects);
        }
        (
            Response::Solution {
                from,
                direction,
                step,
                ..
            },
            Some(run),
        ) => {
            if run.activity() == (Activity::Looking { from, direction }) {
                transport::found(model, step, effects);
            }
        }
        (
            Response::Counted {
                counters,
                millionths,
                complete,
                ..
            },
            Some(run),
        ) => {
            run.count(Counting {
                counters,
                millionths,
                complete,
            });
            transport::settled(model, effects);
        }
        (Response::Stopped { .. }, _) | (_, None) => {}
    }
}

fn ready(model: &mut Model, build: &str, effects: &mut Vec<Effect>) {
    if build != BUILD {
        let details = format!("page {BUILD}, engine {build}");
        return fail(model, Failure::OtherBuild, details, effects);
    }
    model.engine = Engine::Ready { holds: None };
    let goes_on =
        |run: &Run| run.activity() != Activity::Example && !run.is_halted() && !run.is_at_end();
    if model.run.as_ref().is_some_and(goes_on) {
        resume(model, effects);
    }
}

/// The engine cannot go on. The first reason counts: what follows it is its consequence.
pub(super) fn fail(model: &mut Model, reason: Failure, details: String, effects: &mut Vec<Effect>) {
    if !matches!(model.engine, Engine::Failed { .. }) {
        model.engine = Engine::Failed { reason, details };
        if let Some(run) = &mut model.run {
            run.interrupt();
        }
        effects.push(Effect::EndEngine);
    }
}

/// The engine does not answer: it is ended and another one started.
pub(super) fn replace(model: &mut Model, effects: &mut Vec<Effect>) {
    model.silences += 1;
    if model.silences > REPLACEMENTS {
        return fail(model, Failure::Silent, String::new(), effects);
    }
    model.notices = vec![Notice::EngineReplaced];
    model.engine = Engine::Starting;
    effects.push(Effect::StartEngine);
}

/// The reader asked for another engine.
pub(super) fn reload(model: &mut Model, effects: &mut Vec<Effect>) {
    model.silences = 0;
    model.engine = Engine::Starting;
    effects.extend([Effect::StartEngine, Effect::FocusPlay]);
}
