//! The counters at the bottom of the explorer: five large ones, then the others in small type.

use queens_core::{Count, Counters, Descriptor, Problem};
use yew::{Html, classes, html};

use super::Context;

/// The counters in large type.
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
        let value = Value {
            number: values.get(count),
            is_kept: algorithm.traversal.keeps(count),
            is_known: count != Count::Fundamental || values.has_classes(),
        };
        counter(context, algorithm.problem, name(count), value)
    };
    let main = MAIN.into_iter().filter(|&count| algorithm.shows(count));
    let others = Count::COMMON
        .into_iter()
        .filter(|count| !MAIN.contains(count) && algorithm.shows(*count));
    let operations = (0..algorithm.operations.len()).map(Count::Operation);
    html! {
        <>
        <dl class="counters" aria-label={context.texts.explorer().counters()}>{for main.map(shown)}</dl>
        <dl class="counters small" aria-label={context.texts.explorer().counters()}>
            {for others.chain(operations).map(shown)}
        </dl>
        </>
    }
}

/// The value of a counter. For scripts, a counter that the search does not keep, or that is not known yet, contains 0.
struct Value {
    number: u64,
    is_kept: bool,
    is_known: bool,
}

fn counter(context: &Context, problem: Problem, name: &'static str, value: Value) -> Html {
    let texts = context.texts;
    let Value {
        number,
        is_kept,
        is_known,
    } = value;
    let (label, meaning) = texts
        .explorer()
        .counter(problem, name)
        .unwrap_or((name, name));
    // Long numbers have a smaller font, so that nothing moves while they grow.
    let size = match number {
        0..10_000 => None,
        10_000..1_000_000 => Some("long"),
        1_000_000..10_000_000 => Some("longer"),
        _ => Some("longest"),
    };
    html! {
        <div key={name} title={if is_kept { meaning } else { texts.explorer().not_counted() }}>
            <dt>{label}<span class="visually-hidden">{": "}{meaning}</span></dt>
            <dd class={classes!(size)} data-testid={format!("counter-{name}")} data-value={number.to_string()}>
                if is_kept && is_known {
                    {texts.numbers.whole(number)}
                } else if is_kept {
                    {"–"}
                } else {
                    <span aria-hidden="true">{"–"}</span>
                    <span class="visually-hidden">{texts.explorer().not_counted()}</span>
                }
            </dd>
        </div>
    }
}
