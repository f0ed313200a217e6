//! All starts, which are requested as soon as their view is shown.

use queens_core::{GivenSquares, Square};
use queens_worker::protocol::Begin;

use crate::effect::Effect;
use crate::engine::Engine;
use crate::form;
use crate::model::Model;
use crate::screen::View;
use crate::settings::Settings;
use crate::starts::{Starts, ToursCount, has_starts};

/// Reads the answers of the engine, and requests the runs of the form's algorithm once.
pub(crate) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(starts) = &mut model.starts {
        starts.read_answers();
    }
    let settings = &model.address.settings;
    let is_shown = model.address.view == View::Starts && has_starts(settings.algorithm);
    let is_ready = matches!(model.engine, Engine::Ready { .. });
    let is_asked = model.starts.as_ref().is_some_and(|it| it.is_of(settings));
    if !is_shown || !is_asked {
        count_tours(model, false, effects);
    }
    if !is_shown || !is_ready || is_asked {
        return;
    }
    let run = model.next_run();
    let (starts, jobs) = Starts::begin(run, &model.address.settings);
    model.starts = Some(starts);
    effects.push(Effect::begin(run, Begin::Starts(jobs)));
}

/// Drops unfinished runs, because the engine was replaced.
pub(crate) fn lose(model: &mut Model) {
    model.starts.take_if(|starts| !starts.is_over());
    if let Some(starts) = &mut model.starts {
        starts.tours.take_if(|tours| tours.outcome.is_none());
    }
}

/// Repeats the runs that were refused without the code, which is now loaded.
pub(crate) fn retry(model: &mut Model) {
    model.starts.take_if(|starts| starts.needs_code());
}

/// Begins a count of the tours over all starts, or stops an unfinished count.
pub(crate) fn count_tours(model: &mut Model, is_begun: bool, effects: &mut Vec<Effect>) {
    let run = is_begun.then(|| model.next_run());
    let Some(starts) = &mut model.starts else {
        return;
    };
    if let Some(tours) = starts.tours.take_if(|tours| tours.outcome.is_none()) {
        effects.push(Effect::stop(tours.run));
    }
    if let Some(run) = run {
        starts.tours = Some(ToursCount {
            run,
            progress: (0, 0),
            outcome: None,
        });
        let setup = model.address.settings.job().setup;
        effects.push(Effect::begin(run, Begin::Tours(setup)));
    }
}

/// Sets the form's start to this square.
pub(crate) fn choose(model: &mut Model, square: Square, effects: &mut Vec<Effect>) {
    let settings = &model.address.settings;
    let mut given = GivenSquares::none();
    // A square of another board is not a valid start here.
    if given
        .add(settings.given_rule(), settings.size, square)
        .is_ok()
    {
        let settings = Settings {
            given,
            ..settings.clone()
        };
        form::replace(model, settings, effects);
    }
}
