//! Counts that workers share. A count starts and ends with the run that shows it, and reports to the run.

#[cfg(test)]
mod tests;

use queens_core::counting::Plan;
use queens_core::{Counters, Ending};

use crate::address::link;
use crate::effect::Effect;
use crate::model::Model;
use crate::pool::count::{Count, CountStage};
use crate::pool::{Command, Kept, Opened, PoolMessage, Stored, add_up, is_shared, key};
use crate::run;
use crate::run::shown::Shown;
use crate::run::{Activity, Counting};
use crate::settings::Settings;
use crate::transport;

/// Handles an event of a count.
pub(crate) fn update(model: &mut Model, message: PoolMessage, effects: &mut Vec<Effect>) {
    let mut orders = Vec::new();
    match message {
        PoolMessage::Forgotten => return forget(model, effects),
        PoolMessage::WorkersChosen(workers) => {
            let state = &mut model.pool;
            state.chosen = Some(workers.clamp(1, state.cores.max(1)));
            let workers = state.workers();
            if let Some(count) = model.shown.shared_mut() {
                count.resize(workers, &mut orders);
            }
        }
        PoolMessage::Unattended { key } => model.pool.asked_about = Some((key, true)),
        PoolMessage::InUse => model.pool.is_in_use = true,
        PoolMessage::Looked { key, found } => looked(model, &key, found),
        PoolMessage::Opened { run, opened } => {
            let state = &mut model.pool;
            if let Opened::Here(found) = &opened {
                state.cores = found.cores;
            }
            let workers = state.workers();
            if let Some(count) = model.shown.shared_mut().filter(|it| it.run == run) {
                count.opened(opened, workers, &mut orders);
            }
        }
        PoolMessage::Gone => {
            if let Shown::Shared(run, count) = &mut model.shown {
                if !run.is_at_end() {
                    run.halt();
                }
                if let Some(count) = count {
                    count.stop(&mut orders);
                }
            }
        }
        other => {
            if let Some(count) = model.shown.shared_mut() {
                handle(count, other, &mut orders);
            }
        }
    }
    carry_out(model, orders, effects);
    tell(model, effects);
}

/// Issues the commands. A finished or deleted count is no longer offered.
fn carry_out(model: &mut Model, orders: Vec<Command>, effects: &mut Vec<Effect>) {
    for command in orders {
        if let Command::Finished { key } | Command::Forget { key } = &command {
            model.pool.left.take_if(|left| left.key == *key);
        }
        effects.push(Effect::Pool(command));
    }
}

fn handle(count: &mut Count, message: PoolMessage, orders: &mut Vec<Command>) {
    match message {
        PoolMessage::Agreed => count.agree(orders),
        PoolMessage::Kept { key, outcome } => count.kept(&key, outcome, orders),
        PoolMessage::WorkerSaid {
            worker,
            response,
            now,
        } => count.heard(worker, response.response(), now, orders),
        PoolMessage::WorkerFailed {
            worker,
            failure,
            details,
        } => count.lost(worker, failure, details, orders),
        PoolMessage::Ticked { now } => count.ticked(now, orders),
        PoolMessage::Hidden => count.hide(orders),
        _ => {}
    }
}

/// Starts the count of a run, ends an outdated one, and reads the stored part of the form's count.
pub(crate) fn sync(model: &mut Model, effects: &mut Vec<Effect>) {
    let mut orders = Vec::new();
    let mut before = model.pool.before.take();
    if let Some(before) = &mut before {
        before.stop(&mut orders);
    }
    let begins = match &mut model.shown {
        Shown::Shared(run, Some(count)) if run.is_halted() => {
            count.stop(&mut orders);
            false
        }
        Shown::Shared(_, None) => begin(model, before.as_deref(), &mut orders),
        _ => false,
    };
    look(model, &mut orders);
    seek(model, &mut orders);
    carry_out(model, orders, effects);
    if begins {
        tell(model, effects);
    }
}

/// Starts the count of the current run with the shards of the previous count. Returns whether it has started.
fn begin(model: &mut Model, before: Option<&Count>, orders: &mut Vec<Command>) -> bool {
    let fragment = link::fragment(model);
    let Shown::Shared(run, count) = &mut model.shown else {
        return false;
    };
    let Ok(instance) = run.settings().instance() else {
        return false;
    };
    if run.activity() != Activity::Counting {
        return false;
    }
    let before = before.filter(|it| *it.instance() == instance);
    let known = before.and_then(Count::trusted);
    let begun = Count::begin(run.id(), &instance, fragment, known, orders);
    *count = begun.map(Box::new);
    model.pool.is_in_use = false;
    count.is_some()
}

/// The plan and the name of the form's count, if the form requests one.
fn asked(settings: &Settings) -> Option<(Plan, String)> {
    let instance = settings.instance().ok().filter(|_| is_shared(settings))?;
    Some((Plan::new(&instance).ok()?, key(&instance)))
}

fn look(model: &mut Model, orders: &mut Vec<Command>) {
    let is_busy = model.shown.shared().is_some_and(Count::is_going_on);
    let Some((_, key)) = asked(&model.address.settings).filter(|_| !is_busy) else {
        model.pool.kept = None;
        return;
    };
    let state = &mut model.pool;
    if state.kept.as_ref().is_none_or(|kept| kept.key != key) {
        orders.push(Command::Look { key: key.clone() });
        state.kept = Some(Kept {
            key,
            shards: None,
            records: 0,
        });
    }
}

/// Checks once whether another page has the unfinished count open.
fn seek(model: &mut Model, orders: &mut Vec<Command>) {
    let Some(key) = model.pool.left.as_ref().map(|left| left.key.clone()) else {
        return;
    };
    let state = &mut model.pool;
    if state
        .asked_about
        .as_ref()
        .is_none_or(|asked| asked.0 != key)
    {
        state.asked_about = Some((key.clone(), false));
        orders.push(Command::Seek { key });
    }
}

fn looked(model: &mut Model, key: &str, found: Stored) {
    let asked = asked(&model.address.settings).filter(|asked| asked.1 == key);
    let state = &mut model.pool;
    state.cores = found.cores;
    let kept = state.kept.as_mut().filter(|kept| kept.key == key);
    if let (Some(kept), Some((plan, _)), Ok(records)) = (kept, asked, found.records) {
        let (tally, _) = add_up(plan, records.iter().map(String::as_str));
        kept.records = records.len();
        kept.shards = Some((tally.finished(), tally.plan().shards()));
    }
}

/// Reports the progress of the count to the run, and notices to the reader.
fn tell(model: &mut Model, effects: &mut Vec<Effect>) {
    let Shown::Shared(run, Some(count)) = &mut model.shown else {
        return;
    };
    if run.is_halted() || run.is_at_end() {
        return;
    }
    let is_done = count.stage == CountStage::Done;
    run.count(Counting {
        counters: Counters {
            solutions: count.tally().solutions().unwrap_or(u64::MAX),
            fundamental: count.classes().unwrap_or_default(),
            nodes: count.tally().nodes().unwrap_or_default(),
            ..Counters::default()
        },
        millionths: ((count.fraction() * 1e6) as u32).min(if is_done {
            1_000_000
        } else {
            999_999
        }),
        ending: is_done.then_some(Ending::Complete),
        milliseconds: count.elapsed,
        ..Counting::default()
    });
    if !count.is_going_on() {
        if !is_done {
            run.halt();
        }
        transport::rested(model, effects);
    }
}

/// Deletes the stored part of the form's count, and hides it.
fn forget(model: &mut Model, effects: &mut Vec<Effect>) {
    run::update::abandon(model, effects);
    if let Some(mut count) = model.pool.before.take() {
        let mut orders = Vec::new();
        count.stop(&mut orders);
        // Pending writes of this count are cancelled.
        orders.retain(|command| !matches!(command, Command::Keep { .. }));
        carry_out(model, orders, effects);
    }
    model.pool.is_in_use = false;
    if let Some((_, key)) = asked(&model.address.settings) {
        carry_out(model, vec![Command::Forget { key }], effects);
    }
}
