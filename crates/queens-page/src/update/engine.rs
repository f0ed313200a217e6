//! What is asked of the engine, and what its answers do.

use queens_core::{Direction, Goal, InstanceError, Interest};
use queens_worker::protocol::{Answer, BUILD, Begin, Pane, Read, Reason, Response, RunId};

use super::{compare, cost, large, parts, results, starts, transport};
use crate::effect::Effect;
use crate::model::{Engine, Failure, Held, Model, PANES};
use crate::notice::Notice;
use crate::parts::Part;
use crate::playback::{Activity, Counting, Run};
use crate::speed::Speed;

/// How often a silent engine is replaced before the page gives up.
const REPLACEMENTS: u8 = 3;

/// Begins a run of the form's settings, in place of any other.
pub(super) fn begin(model: &mut Model, activity: Activity, effects: &mut Vec<Effect>) {
    if let Some(why) = model.settings.refusal() {
        abandon(model, effects);
        return model.notices.push(Notice::Refused(why));
    }
    if model.settings.large.is_some() {
        return large::begin(model, None, effects);
    }
    abandon_large(model, effects);
    let activity = match model.settings.goal {
        Goal::Count => Activity::Counting,
        Goal::First | Goal::All => activity,
    };
    // A stopped second run begins again with the first.
    model.comparison.second.take_if(|run| run.is_halted());
    parts::ask_again(model, Part::Rest);
    model.rates.forget_failures();
    let (id, code) = (model.next_run(), model.code(model.settings.algorithm));
    match Run::begin(id, model.settings.clone(), activity, code) {
        Ok(run) => model.run = Some(run),
        Err(error) => {
            model.run = None;
            model.notices.push(match error {
                InstanceError::Given(error) => Notice::GivenRefused(error),
                other => Notice::Impossible(other),
            });
        }
    }
    submit(model, Pane::First, effects);
}

fn abandon_large(model: &mut Model, effects: &mut Vec<Effect>) {
    large::stop(model, effects);
    model.large = None;
}

/// Shows no run any more.
pub(super) fn abandon(model: &mut Model, effects: &mut Vec<Effect>) {
    abandon_large(model, effects);
    if let Some(run) = model.run.take() {
        effects.push(Effect::stop(run.id()));
    }
}

/// Gives a run to the engine, if it listens.
pub(super) fn submit(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    let Engine::Ready { mut holds } = model.engine else {
        return;
    };
    let Some(run) = model.run_at(pane) else {
        return;
    };
    // Its count is begun by those who share it.
    if pane == Pane::First && run.is_shared() {
        return;
    }
    let (id, job, activity) = (run.id(), run.settings().job(), run.activity());
    holds.put(pane, id);
    model.engine = Engine::Ready { holds };
    effects.push(Effect::begin(id, Begin::Run { pane, job }));
    if let Activity::Looking {
        from,
        direction,
        interest,
    } = activity
    {
        effects.push(find(id, from, direction, interest));
    }
    ask(model, effects);
}

/// Asks for the windows that the cursors need now.
pub(super) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    for pane in PANES {
        ask_for(model, pane, effects);
    }
}

/// Asks for the windows that the cursor of a pane needs now.
pub(super) fn ask_for(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    let Engine::Ready { holds } = model.engine else {
        return;
    };
    let ahead = ahead(model);
    let Some(run) = model.run_at_mut(pane) else {
        return;
    };
    let indices = run.wanted(ahead);
    if indices.is_empty() {
        return;
    }
    let run = run.id();
    if !holds.has(run) {
        // The engine has been replaced since: it searches again, and finds the same events.
        return resume(model, pane, effects);
    }
    effects.push(Effect::read(run, Read::Windows(indices)));
}

/// How many windows beyond the one shown are to be read before they are needed.
fn ahead(model: &Model) -> u64 {
    let is_playing = |run: &Run| matches!(run.activity(), Activity::Playing(_));
    match model.run.as_ref().is_some_and(is_playing) && model.speed == Speed::Max {
        true => 6,
        false => 1,
    }
}

fn find(run: RunId, from: u64, direction: Direction, interest: Interest) -> Effect {
    let read = Read::Find {
        from,
        direction,
        interest,
    };
    Effect::read(run, read)
}

/// Looks for the next event of interest from the step shown.
pub(super) fn look(
    model: &mut Model,
    direction: Direction,
    interest: Interest,
    effects: &mut Vec<Effect>,
) {
    let Some(run) = &mut model.run else { return };
    let from = run.look(direction, interest);
    let id = run.id();
    match model.engine {
        Engine::Ready { holds } if holds.has(id) => {
            effects.push(find(id, from, direction, interest));
        }
        Engine::Ready { .. } => resume(model, Pane::First, effects),
        // It is asked as soon as the engine listens.
        Engine::Starting | Engine::Failed { .. } => {}
    }
}

/// Gives the run of a pane to an engine that has not got it.
pub(super) fn resume(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    let id = model.next_run();
    if let Some(run) = model.run_at_mut(pane) {
        run.renumber(id);
    }
    submit(model, pane, effects);
}

/// The engine said something.
pub(super) fn hear(model: &mut Model, response: Response, effects: &mut Vec<Effect>) {
    match response {
        Response::Ready { build } => ready(model, &build, effects),
        Response::Heard { .. } => model.silences = 0,
        Response::Failed { details } => fail(model, Failure::Crashed, details, effects),
        Response::About(run, answer) => hear_about(model, run, answer, effects),
    }
}

/// The engine said something about a run. Answers about one that is no longer shown are dropped.
fn hear_about(model: &mut Model, run: RunId, answer: Answer, effects: &mut Vec<Effect>) {
    if model.large.as_ref().is_some_and(|large| large.id() == run) {
        return large::hear(model, answer);
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
            cost::timed(model, run, &outcome, milliseconds);
            compare::surveyed(model, run, index, outcome, milliseconds);
        }
        Answer::Starts {
            index,
            from,
            outcome,
        } => starts::receive(model, run, (index, from), outcome),
        Answer::Checked(verdict) => results::checked(model, run, Ok(verdict)),
        // The only work that is neither a run nor refused job by job.
        Answer::Refused(reason) => results::checked(model, run, Err(reason)),
        _ => {}
    }
}

/// The engine said something about the run of a pane.
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
                model.notices.push(Notice::PastTheEnd { step, last: steps });
            }
            ask(model, effects);
        }
        Answer::Window { index, window } => {
            run.receive(index, window);
            ask(model, effects);
            settle(model, pane, effects);
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
                Pane::First => transport::found(model, interest, step, effects),
                Pane::Second => run.arrive_at(step),
            }
        }
        Answer::Gallery { from, part } => run.found.receive(from, &part),
        Answer::Tree(tree) => run.grown.receive(tree),
        Answer::Counted {
            counters,
            millionths,
            ending,
            ..
        } => {
            run.count(Counting {
                counters,
                millionths,
                ending,
            });
            settle(model, pane, effects);
        }
        _ => {}
    }
}

/// The cursor of the first run may have come to rest.
fn settle(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    match pane {
        Pane::First => transport::settled(model, effects),
        Pane::Second => {}
    }
}

/// The engine cannot make the run of a pane.
fn refuse(model: &mut Model, pane: Pane, reason: Reason) {
    match (pane, &mut model.comparison.second) {
        (Pane::First, _) => model.run = None,
        // It stays, stopped before its first step: what is gone would be begun again.
        (Pane::Second, Some(second)) => second.halt(),
        (Pane::Second, None) => {}
    }
    model.notices.push(match reason {
        Reason::Job(reason) => Notice::EngineRefused { reason },
        Reason::NoCode => Notice::CodeNotFetched,
    });
}

fn ready(model: &mut Model, build: &str, effects: &mut Vec<Effect>) {
    if build != BUILD {
        let details = format!("page {BUILD}, engine {build}");
        return fail(model, Failure::OtherBuild, details, effects);
    }
    model.rates.forget();
    model.engine = Engine::Ready {
        holds: Held::default(),
    };
    for pane in PANES {
        let Some(run) = model.run_at_mut(pane) else {
            continue;
        };
        run.forget_asked();
        if pane == Pane::First && run.is_shared() {
            continue;
        }
        let goes_on = match run.activity() {
            Activity::Example => false,
            Activity::Paused => !run.is_halted() && !run.is_at_end(),
            _ => true,
        };
        if goes_on {
            resume(model, pane, effects);
        }
    }
    starts::lose(model);
    large::resume(model, effects);
    compare::resume_survey(model, effects);
    results::resume(model, effects);
}

/// The engine cannot go on. The first reason counts: what follows it is its consequence.
pub(super) fn fail(model: &mut Model, reason: Failure, details: String, effects: &mut Vec<Effect>) {
    if !matches!(model.engine, Engine::Failed { .. }) {
        model.engine = Engine::Failed { reason, details };
        model.successor.remind();
        results::fail(model);
        large::interrupt(model);
        for pane in PANES {
            if let Some(run) = model.run_at_mut(pane) {
                run.interrupt();
            }
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
