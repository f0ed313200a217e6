//! Starts, submits, stops and resumes the current search. Imports no other update.

use queens_core::{Direction, InstanceError, Interest};
use queens_worker::protocol::{Begin, Pane, Read, RunId};

use crate::effect::Effect;
use crate::engine::{Engine, Failure, PANES};
use crate::large::watch::Watch;
use crate::large::{LargeRun, LargeStage, LargeView};
use crate::model::{Announcement, Model};
use crate::notice::Notice;
use crate::proof::ProofPanel;
use crate::run::shown::Shown;
use crate::run::{Activity, Run};
use crate::transport::speed::Speed;

/// Starts the search of the form, which replaces the current one. An impossible search gives a notice.
pub(crate) fn begin(model: &mut Model, activity: Activity, effects: &mut Vec<Effect>) {
    abandon(model, effects);
    if let Some(why) = model.address.settings.refusal() {
        return model.notices.push(Notice::Refused(why));
    }
    if model.address.settings.large.is_some() {
        return begin_large(model, None, effects);
    }
    model.retry_code();
    // A stopped second run restarts with the first.
    model
        .comparison
        .second
        .take_if(|second| second.run.is_halted());
    model.rates.forget_failures();
    let (id, code) = (
        model.next_run(),
        model.code(model.address.settings.algorithm),
    );
    match Run::traced_or_counted(id, model.address.settings.clone(), activity, code) {
        Ok(run) => {
            model.shown = run.into();
            model.replaced = None;
        }
        Err(error) => model.notices.push(match error {
            InstanceError::Given(error) => Notice::GivenRefused(error),
            other => Notice::Impossible(other),
        }),
    }
    submit(model, Pane::First, effects);
}

/// Starts the search of a large board. `asked` is the step of an address.
pub(crate) fn begin_large(model: &mut Model, asked: Option<u64>, effects: &mut Vec<Effect>) {
    abandon(model, effects);
    model.retry_code();
    let id = model.next_run();
    if let Some(mut large) = LargeRun::begin(id, model.address.settings.clone(), asked) {
        // An address refers to the end of the search.
        let is_watched = model.large_view.is_watching && asked.is_none();
        large.watch = is_watched.then(Watch::begin);
        model.replaced = None;
        model.shown = Shown::Large(large.into());
    }
    model.large_view = LargeView {
        size: model.large_view.size,
        is_watching: model.large_view.is_watching,
        ..LargeView::default()
    };
    submit_large(model, effects);
}

/// Ends the current search, and shows none.
pub(crate) fn abandon(model: &mut Model, effects: &mut Vec<Effect>) {
    stop_large(model, effects);
    if model.shown.settings().is_some() {
        model.hush();
    }
    model.proof = ProofPanel::default();
    model.predictions.begin(0);
    match std::mem::take(&mut model.shown) {
        Shown::Traced(run) | Shown::Counted(run) => effects.push(Effect::stop(run.id())),
        Shown::Shared(_, count) => model.pool.before = count,
        Shown::Nothing | Shown::Large(_) => {}
    }
}

/// Stops the search of a large board.
pub(crate) fn stop_large(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(large) = model.shown.large_mut()
        && large.stage == LargeStage::Searching
    {
        large.stage = LargeStage::Stopped;
        effects.push(Effect::stop(large.id()));
        model.announce(Announcement::Event);
    }
}

/// Sends a run to the engine, if the engine is ready and has to run it.
pub(crate) fn submit(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    let Engine::Ready { mut holds } = model.engine else {
        return;
    };
    let Some(run) = model.run_at(pane).filter(|_| !is_of_workers(model, pane)) else {
        return;
    };
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

/// Whether separate workers count the search of this board.
pub(crate) fn is_of_workers(model: &Model, pane: Pane) -> bool {
    pane == Pane::First && matches!(model.shown, Shown::Shared(..))
}

/// Sends a large board to the engine, if the engine is ready.
pub(crate) fn submit_large(model: &mut Model, effects: &mut Vec<Effect>) {
    if let (Shown::Large(large), Engine::Ready { .. }) = (&mut model.shown, &model.engine) {
        let begin = Begin::Large {
            algorithm: large.settings().algorithm.id.to_owned(),
            instance: large.instance(),
            is_watched: large.watch.is_some(),
        };
        effects.push(Effect::begin(large.id(), begin));
        // A new engine repeats the moves so far.
        if let Some(watch) = large.watch.as_mut().filter(|_| large.steps > 0) {
            watch.ask_again();
            effects.push(Effect::read(large.id(), Read::Moves(large.steps)));
        }
    }
}

/// Requests the windows for all cursors.
pub(crate) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    for pane in PANES {
        ask_for(model, pane, effects);
    }
}

/// Requests the windows for the cursor of a pane.
pub(crate) fn ask_for(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
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
        // The engine has been replaced. It repeats the search, which has the same events.
        return resume(model, pane, effects);
    }
    effects.push(Effect::read(run, Read::Windows(indices)));
}

/// The number of windows to load in advance.
fn ahead(model: &Model) -> u64 {
    let is_playing = |run: &Run| matches!(run.activity(), Activity::Playing(_));
    if model.shown.run().is_some_and(is_playing) && model.address.speed == Speed::Max {
        6
    } else {
        1
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

/// Looks for the next event of interest from the current step of a board.
pub(crate) fn look(
    model: &mut Model,
    pane: Pane,
    direction: Direction,
    interest: Interest,
    effects: &mut Vec<Effect>,
) {
    let Some(run) = model.run_at_mut(pane) else {
        return;
    };
    let from = run.look(direction, interest);
    let id = run.id();
    match model.engine {
        Engine::Ready { holds } if holds.has(id) => {
            effects.push(find(id, from, direction, interest));
        }
        Engine::Ready { .. } => resume(model, pane, effects),
        // The request follows as soon as the engine is ready.
        Engine::Starting | Engine::Failed { .. } => {}
    }
}

/// Sends the run of a pane to an engine that does not have it.
pub(crate) fn resume(model: &mut Model, pane: Pane, effects: &mut Vec<Effect>) {
    let id = model.next_run();
    if let Some(run) = model.run_at_mut(pane) {
        run.renumber(id);
    }
    submit(model, pane, effects);
}

/// Handles a failed engine. Only the first reason counts, because later ones are consequences.
pub(crate) fn fail(model: &mut Model, reason: Failure, details: String, effects: &mut Vec<Effect>) {
    if !matches!(model.engine, Engine::Failed { .. }) {
        model.engine = Engine::Failed { reason, details };
        model.successor.remind();
        model.results.interrupt();
        model.drop_target();
        if let Shown::Large(large) = &mut model.shown {
            large.interrupt();
        }
        for pane in PANES {
            if let Some(run) = model.run_at_mut(pane) {
                run.interrupt();
            }
        }
        effects.push(Effect::EndEngine);
    }
    if reason == Failure::NotStarted {
        effects.push(Effect::AwaitEngine);
    }
}
