//! The counters of both boards, at the current step and for the whole run. The smaller value of each pair is bold.

use queens_core::{Count, Counters, Descriptor, Ending, Problem};
use queens_worker::protocol::Pane;
use web_sys::KeyboardEvent;
use yew::{AttrValue, Callback, Html, classes, html};

use crate::view::{Context, hook, letter};
use queens_draw::rounded::tenths;
use queens_page::compare::Pace;
use queens_page::engine::PANES;
use queens_page::model::Model;
use queens_page::run::Run;
use queens_page::settings::Settings;

/// The quantity compared in a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Steps,
    /// A counter of both algorithms.
    Common(Count),
    /// An operation, which one of the algorithms may lack.
    Operation(&'static str),
}

/// The part of a run that the numbers describe.
#[derive(Clone, Copy)]
enum Part {
    /// Up to the current step.
    Now,
    /// The whole run, as far as it is known.
    Whole,
}

/// The numbers of one board.
struct Side {
    algorithm: &'static Descriptor,
    now: Reached,
    /// `None` before a run.
    whole: Option<Reached>,
    is_complete: bool,
}

#[derive(Clone, Copy)]
struct Reached {
    step: u64,
    counters: Counters,
}

impl Row {
    fn name(self) -> &'static str {
        match self {
            Row::Steps => "steps",
            Row::Common(count) => count.name().unwrap_or_default(),
            Row::Operation(name) => name,
        }
    }

    /// The test hook of a cell. `None` for the step of the first board, whose hook is next to the scrubber.
    fn hook(self, part: Part, pane: Pane) -> Option<AttrValue> {
        match (self, part, pane) {
            (Row::Steps, Part::Now, Pane::First) => None,
            (Row::Steps, Part::Now, Pane::Second) => Some(hook("step", pane)),
            (_, Part::Now, _) => Some(hook(&format!("counter-{}", self.name()), pane)),
            (_, Part::Whole, _) => Some(hook(&format!("whole-{}", self.name()), pane)),
        }
    }

    /// Whether the row measures work, so that a smaller value is better.
    fn is_work(self) -> bool {
        use Count::{Depth, Fundamental, Solutions};
        !matches!(self, Row::Common(Depth | Solutions | Fundamental))
    }

    /// Whether the algorithm keeps this counter. Otherwise the counter stays 0, which is not a result.
    fn is_kept(self, algorithm: &Descriptor) -> bool {
        match self {
            Row::Common(count) => algorithm.traversal.keeps(count),
            Row::Operation(name) => algorithm.operations.iter().any(|it| it.name == name),
            Row::Steps => algorithm.is_traced(),
        }
    }

    fn value(self, side: &Side, part: Part) -> Option<u64> {
        let algorithm = side.algorithm;
        let reached = match part {
            Part::Now => side.now,
            Part::Whole => side.whole?,
        };
        match self {
            Row::Steps => Some(reached.step),
            Row::Common(count) => Some(reached.counters.get(count)),
            Row::Operation(name) => {
                let mut operations = algorithm.operations.iter();
                let index = operations.position(|operation| operation.name == name)?;
                Some(reached.counters.get(Count::Operation(index)))
            }
        }
    }
}

impl Side {
    fn of(run: &Run) -> Side {
        Side {
            algorithm: run.settings().algorithm,
            now: Reached {
                step: run.step(),
                counters: *run.counters(),
            },
            whole: Some(Reached {
                step: run.known().max(run.step()),
                counters: *run.farthest(),
            }),
            is_complete: run.ending() == Some(Ending::Complete),
        }
    }

    /// The numbers at the start of a search that has not been run. `None` if it cannot be run.
    fn at_start(settings: &Settings) -> Option<Side> {
        let (algorithm, instance) = (settings.algorithm, settings.instance().ok()?);
        algorithm.accepts(&instance).ok()?;
        let replay = algorithm.initial_replay(&instance);
        Some(Side {
            algorithm,
            now: Reached {
                step: 0,
                counters: *replay.counters(),
            },
            whole: None,
            is_complete: false,
        })
    }
}

/// The rows for these algorithms: the common counters, then the operations in the order of the algorithms, each once.
fn rows(algorithms: impl Iterator<Item = &'static Descriptor>) -> Vec<Row> {
    let common = Count::COMMON.into_iter().map(Row::Common);
    let mut rows: Vec<_> = [Row::Steps].into_iter().chain(common).collect();
    for operation in algorithms.flat_map(|algorithm| algorithm.operations) {
        let row = Row::Operation(operation.name);
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    rows
}

pub(super) fn table(model: &Model, context: &Context) -> Html {
    let texts = context.texts.compare();
    let settings = [Some(model.shown_settings().clone()), model.compared()];
    let sides = [0, 1].map(|at: usize| {
        let at_start = || Side::at_start(settings[at].as_ref()?);
        model.run_at(PANES[at]).map(Side::of).or_else(at_start)
    });
    let body = rows(settings.iter().flatten().map(|settings| settings.algorithm));
    let body = body.into_iter().map(|row| line(row, &sides, context));
    let letters = || PANES.map(|pane| html! { <th class="number" scope="col">{letter(pane)}</th> });
    let onkeydown = Callback::from(keep);
    html! {
        <>
            <div class="comparison-header">
                <h2>{context.texts.explorer().counters()}</h2>
                <span class="aside">{texts.fewer()}</span>
            </div>
            <div class="comparison-scroll" tabindex="0" role="region" aria-label={context.texts.explorer().counters()} {onkeydown}>
            <table class="result-table">
                <colgroup><col /><col /><col /><col /><col /></colgroup>
                <thead>
                    <tr>
                        <td />
                        <th class="number" colspan="2" scope="colgroup">{reached(model, context)}</th>
                        <th class="number" colspan="2" scope="colgroup">{extent(&sides, context)}</th>
                    </tr>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{texts.counter()}</span></th>
                        {for letters()}
                        {for letters()}
                    </tr>
                </thead>
                <tbody>{for body}</tbody>
            </table>
            </div>
        </>
    }
}

/// The table scrolls with these keys. The page handles all others.
fn keep(event: KeyboardEvent) {
    if matches!(
        event.key().as_str(),
        "ArrowUp" | "ArrowDown" | "Home" | "End"
    ) {
        event.stop_propagation();
    }
}

/// The current step or time of both boards.
fn reached(model: &Model, context: &Context) -> String {
    let texts = context.texts.compare();
    let run = model.shown.run();
    match model.address.clock {
        Pace::Events => texts.at_step(run.map_or(0, Run::step)),
        Pace::Tests => {
            let tests = run.map_or(0, |run| run.counters().tests);
            texts.at_tests(tests)
        }
    }
}

/// Describes whether both searches are known to their ends.
fn extent(sides: &[Option<Side>; 2], context: &Context) -> &'static str {
    let runs = sides.iter().flatten().filter(|side| side.whole.is_some());
    if runs.into_iter().all(|side| side.is_complete) {
        context.texts.compare().whole_run()
    } else {
        context.texts.compare().so_far()
    }
}

fn line(row: Row, sides: &[Option<Side>; 2], context: &Context) -> Html {
    let texts = context.texts;
    let name = row.name();
    let mut algorithms = sides.iter().flatten().map(|side| side.algorithm);
    let problem = algorithms.next().map_or(Problem::Queens, |it| it.problem);
    let (label, meaning) = match row {
        Row::Steps => (texts.compare().steps(), None),
        _ => match texts.explorer().counter(problem, name) {
            Some((label, meaning)) => (label, Some(meaning)),
            None => (name, None),
        },
    };
    let group = |part| {
        let value = |at: usize| sides[at].as_ref().and_then(|side| row.value(side, part));
        let is_kept = |side: &Side| row.is_kept(side.algorithm);
        let kept = |at: usize| value(at).filter(|_| sides[at].as_ref().is_some_and(is_kept));
        let values = [kept(0), kept(1)];
        let most = values.into_iter().flatten().max().unwrap_or(0);
        let cells = [0, 1].map(|at: usize| {
            let hook = row.hook(part, PANES[at]);
            let (Some(value), Some(side)) = (values[at], &sides[at]) else {
                let is_counted = sides[at].as_ref().is_none_or(is_kept);
                return absent(value(at), hook, is_counted, context);
            };
            let of = side.whole.filter(|_| hook.as_deref() == Some("step-2"));
            cell(
                &Cell {
                    value,
                    most,
                    is_less: row.is_work() && values[1 - at].is_some_and(|other| value < other),
                    hook,
                    of: of.map(|whole| (whole.step, side.is_complete)),
                },
                context,
            )
        });
        html! { <>{for cells}</> }
    };
    html! {
        <tr key={name} title={meaning}>
            <th scope="row">{label}</th>
            {group(Part::Now)}
            {group(Part::Whole)}
        </tr>
    }
}

/// The cell without a number: the value comes later, or the algorithm does not count it. For scripts, a counter that
/// is not kept contains 0.
fn absent(
    value: Option<u64>,
    hook: Option<AttrValue>,
    is_counted: bool,
    context: &Context,
) -> Html {
    let said = (!is_counted).then_some(context.texts.explorer().not_counted());
    html! {
        <td class="number" title={said} data-testid={value.and(hook)} data-value={value.map(|value| value.to_string())}>
            <span aria-hidden={said.map(|_| "true")}>{"–"}</span>
            if let Some(said) = said { <span class="visually-hidden">{said}</span> }
        </td>
    }
}

/// A number of the table.
struct Cell {
    value: u64,
    /// The larger value of the pair.
    most: u64,
    /// Whether this is the smaller value of the pair.
    is_less: bool,
    hook: Option<AttrValue>,
    /// For a step: the number of known steps, and whether the run is complete.
    of: Option<(u64, bool)>,
}

/// A number, and below it a bar in proportion to the larger value of the pair.
fn cell(cell: &Cell, context: &Context) -> Html {
    let Cell { value, most, .. } = *cell;
    let class = classes!(
        "number",
        cell.is_less.then_some("less"),
        match value {
            0..100_000 => None,
            100_000..1_000_000 => Some("long"),
            _ => Some("longer"),
        },
    );
    let width = value as f64 * 100.0 / most.max(1) as f64;
    html! {
        <td {class} data-testid={cell.hook.clone()} data-value={value.to_string()}
            data-of={cell.of.map(|(known, _)| known.to_string())}
            data-complete={cell.of.map(|(_, is_complete)| is_complete.to_string())}>
            {number(value, context)}
            <svg class="bar" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect x={tenths(100.0 - width).to_string()} width={tenths(width).to_string()} height="3" />
            </svg>
        </td>
    }
}

/// A number that fits into the cell. From ten million on it is rounded, and screen readers get the exact value.
fn number(value: u64, context: &Context) -> Html {
    let numbers = &context.texts.numbers;
    let exact = numbers.whole(value);
    if value < 10_000_000 {
        return html! { exact };
    }
    let tenths = (value + 50_000) / 100_000;
    let rounded = format!(
        "{}{}",
        numbers.whole(tenths / 10),
        numbers
            .decimal(&format!("0.{}", tenths % 10))
            .trim_start_matches('0')
    );
    html! {
        <>
            <span aria-hidden="true" title={exact.clone()}>{context.texts.compare().millions(&rounded)}</span>
            <span class="visually-hidden">{exact}</span>
        </>
    }
}
