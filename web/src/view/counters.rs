//! The counters at the bottom of the explorer: three large ones, then the others in small type. A wide screen with folded
//! settings shows only the first three.

use queens_core::{Count, Counters, Descriptor, Problem};
use yew::{Html, html};

use super::Context;

/// The counters in large type.
const MAIN: [Count; 3] = [Count::Tests, Count::Removals, Count::Solutions];

/// The number from which a counter shows a power of ten, and the exact number in its tooltip. A count has room for
/// its exact number.
const LARGE: u64 = 10_000_000;

pub(crate) fn counters(values: &Counters, algorithm: &Descriptor, context: &Context) -> Html {
    let largest = if algorithm.is_traced() {
        LARGE
    } else {
        u64::MAX
    };
    let name = |count| match count {
        Count::Operation(index) => algorithm.operations[index].name,
        common => common.name().unwrap_or_default(),
    };
    let shown = |count| {
        let value = Value {
            number: values.get(count),
            is_kept: algorithm.traversal.keeps(count),
            is_known: count != Count::Fundamental || values.has_classes(),
            is_large: values.get(count) >= largest,
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
        <dl class="counters small extra" aria-label={context.texts.explorer().counters()}>
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
    is_large: bool,
}

fn counter(context: &Context, problem: Problem, name: &'static str, value: Value) -> Html {
    let texts = context.texts;
    let Value {
        number,
        is_kept,
        is_known,
        is_large,
    } = value;
    let (label, meaning) = texts
        .explorer()
        .counter(problem, name)
        .unwrap_or((name, name));
    let exact = texts.numbers.whole(number);
    let title = match number {
        _ if !is_kept => texts.explorer().not_counted().to_owned(),
        _ if is_large => format!("{exact}. {meaning}"),
        _ => meaning.to_owned(),
    };
    html! {
        <div key={name} {title}>
            <dt>{label}<span class="visually-hidden">{": "}{meaning}</span></dt>
            <dd data-testid={format!("counter-{name}")} data-value={number.to_string()}>
                if is_kept && is_known && is_large {
                    <span aria-hidden="true">{texts.numbers.scientific(number as f64)}</span>
                    <span class="visually-hidden">{exact}</span>
                } else if is_kept && is_known {
                    {exact}
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
