//! The explorer: the path of the search, its total, its counters.

use queens_core::instance::{Goal, Instance};
use queens_core::replay::Replay;
use yew::{Html, html};

use super::counters::counters;
use super::icons::{Icon, icon};
use super::path::{key, path};
use super::{Context, sentence};
use crate::model::Model;
use crate::playback::Run;
use crate::settings::SymmetrySetting;
use crate::text::explorer::Total;

pub(crate) fn explorer(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.explorer;
    let settings = model.shown();
    let at_start = match &model.run {
        Some(_) => None,
        None => Instance::queens(settings.size, settings.given.squares(), settings.goal).ok(),
    };
    let at_start = at_start.map(|instance| settings.algorithm.replay(&instance).0);
    let replay = model.run.as_ref().map(Run::replay).or(at_start.as_ref());
    let values = model
        .run
        .as_ref()
        .map(Run::counters)
        .or(replay.map(Replay::counters));
    html! {
        <aside class="col-right" id="path" aria-label={texts.region}>
            <div class="card panel">
                <div class="card-hd">
                    <h2>{texts.title}</h2>
                    if model.is_stale() {
                        <span class="aside stale-tag">
                            {icon(Icon::Warning)}{(texts.earlier)(settings.size.get())}
                        </span>
                    }
                </div>
                <div class="pane">
                    if let Some(replay) = replay {
                        {path(replay.position(), context)}
                    }
                    {key(context)}
                    {total(model, context)}
                </div>
                {values.map(|values| counters(values, settings.algorithm, context))}
            </div>
        </aside>
    }
}

/// The number of solutions, as far as the search is known.
fn total(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let Some(run) = &model.run else {
        return html! { <p class="sum" /> };
    };
    let total = known_total(run, model.settings.symmetry);
    html! {
        <p class="sum" data-testid="total" data-value={total.value().to_string()}
            data-exact={total.is_exact.to_string()}>
            {sentence(&(texts.explorer.total)(&texts.numbers, total))}
        </p>
    }
}

fn known_total(run: &Run, symmetry: SymmetrySetting) -> Total {
    let counters = run.farthest();
    let (solutions, classes) = (counters.solutions, counters.fundamental);
    let is_complete = match run.counting() {
        Some(counting) => counting.complete,
        None => run.is_complete(),
    };
    let is_first = run.settings().goal == Goal::First && solutions > 0;
    Total {
        solutions,
        classes,
        is_exact: is_complete && !is_first,
        is_first,
        by_class: symmetry == SymmetrySetting::Fundamental,
    }
}
