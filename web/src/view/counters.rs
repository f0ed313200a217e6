//! The counters at the foot of the explorer: five large ones, then the others in small.

use queens_core::algorithm::Descriptor;
use queens_core::counters::{Count, Counters};
use queens_core::problem::Problem;
use yew::{Html, classes, html};

use super::Context;

/// The counters that are shown large.
const MAIN: [Count; 5] = [
    Count::Tests,
    Count::Placements,
    Count::Removals,
    Count::Solutions,
    Count::Depth,
];

pub(crate) fn counters(values: &Counters, algorithm: &Descriptor, context: &Context) -> Html {
    let name = |count| match count {
        Count::Operation(index) => algorithm.operations[index].name,
        common => common.name().unwrap_or_default(),
    };
    let shown = |count| {
        let value = algorithm.walk.keeps(count).then(|| values.get(count));
        counter(context, algorithm.problem, name(count), value)
    };
    let others = Count::COMMON
        .into_iter()
        .filter(|count| !MAIN.contains(count));
    let operations = (0..algorithm.operations.len()).map(Count::Operation);
    html! {
        <>
        <dl class="counters" aria-label={context.texts.explorer.counters}>{for MAIN.into_iter().map(shown)}</dl>
        <dl class="counters small" aria-label={context.texts.explorer.counters}>
            {for others.chain(operations).map(shown)}
        </dl>
        </>
    }
}

/// A counter; one that the search does not keep has no value. Scripts read the 0 at which it stays.
fn counter(context: &Context, problem: Problem, name: &'static str, value: Option<u64>) -> Html {
    let texts = context.texts;
    let (kept, value) = (value.is_some(), value.unwrap_or_default());
    let (label, meaning) = (texts.explorer.counter)(problem, name).unwrap_or((name, name));
    // Long numbers are set smaller, so that nothing moves while they grow.
    let size = match value {
        0..10_000 => None,
        10_000..1_000_000 => Some("long"),
        1_000_000..10_000_000 => Some("longer"),
        _ => Some("longest"),
    };
    html! {
        <div key={name} title={if kept { meaning } else { texts.explorer.not_counted }}>
            <dt>{label}<span class="vh">{": "}{meaning}</span></dt>
            <dd class={classes!(size)} data-testid={format!("counter-{name}")} data-value={value.to_string()}>
                if kept {
                    {texts.numbers.whole(value)}
                } else {
                    <span aria-hidden="true">{"–"}</span>
                    <span class="vh">{texts.explorer.not_counted}</span>
                }
            </dd>
        </div>
    }
}
