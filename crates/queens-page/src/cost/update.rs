//! Makes the engine time a short search, so that the page can estimate the cost of a long one.

use queens_core::{Counters, Ending};
use queens_worker::protocol::{Begin, Reason, RunId};

use crate::cost;
use crate::effect::Effect;
use crate::engine::Engine;
use crate::model::Model;

/// Requests a timing search for the form's settings. A survey has priority, because the engine runs only one at a time.
pub(crate) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    let algorithm = model.address.settings.algorithm;
    let is_told = cost::cost(&model.address.settings, &model.rates).is_some();
    let is_ready = matches!(model.engine, Engine::Ready { .. });
    let is_free = model.comparison.survey.running().is_none();
    if !(is_told && is_ready && is_free && model.rates.is_wanted(algorithm)) {
        return;
    }
    if let Some(job) = cost::sample(algorithm) {
        let run = model.next_run();
        model.rates.ask(run, algorithm);
        let jobs = vec![job];
        effects.push(Effect::begin(run, Begin::Survey(jobs)));
    }
}

/// Handles a finished search, which may be the timing search.
pub(crate) fn timed(
    model: &mut Model,
    run: RunId,
    outcome: &Result<(Counters, Ending), Reason>,
    milliseconds: f64,
) {
    let candidates = outcome.as_ref().map_or(0, |(counters, _)| counters.tests);
    model.rates.receive(run, candidates, milliseconds);
}
