//! The progress of a count, of a distant step that is being reached, or of an event that is being sought. Each has a
//! Stop button next to it.

use queens_core::{Direction, Ending, Goal};
use yew::{AttrValue, Html, Properties, component, html, use_memo};

use super::Context;
use super::icons::{Icon, icon};
use queens_page::message::TransportMessage;
use queens_page::model::Model;
use queens_page::proof::part_behind;
use queens_page::run::{Activity, Counting, Run};
use queens_page::settings::has_frames;
use queens_text::narration::percent;

/// The time of the page's clock, in seconds.
fn now() -> f64 {
    let clock = gloo_utils::window().performance();
    clock.map_or(0.0, |clock| clock.now() / 1000.0)
}

/// The seconds left if the rest takes as long in proportion as the completed `part`. `None` if too little is known.
fn time_left(part: f64, elapsed: f64) -> Option<u64> {
    let is_known = elapsed >= 0.5 && part > 0.0;
    is_known.then(|| (elapsed * (1.0 - part) / part).max(0.0).ceil() as u64)
}

#[derive(PartialEq, Properties)]
pub(super) struct BarProps {
    /// The completed part, in millionths. `None` if it is unknown.
    pub(super) millionths: Option<u32>,
    /// The seconds left. `None` if they are unknown.
    pub(super) left: Option<u64>,
    /// The name of the bar. `None` for the usual name of a search.
    #[prop_or_default]
    pub(super) name: Option<&'static str>,
    #[prop_or("progress")]
    pub(super) hook: &'static str,
    pub(super) context: Context,
}

/// The progress bar.
#[component]
pub(super) fn Bar(props: &BarProps) -> Html {
    let name = props
        .name
        .unwrap_or(props.context.texts.transport().progress());
    let percent = props.millionths.map(|part| (part / 10_000).to_string());
    html! {
        <div
            class="bar-track"
            role="progressbar"
            data-testid={props.hook}
            aria-label={name}
            aria-valuemin="0"
            aria-valuemax="100"
            aria-valuenow={percent}
            data-eta-seconds={props.left.map(|left| left.to_string())}
        >
            <svg
                class="bar-fill"
                viewBox="0 0 1000000 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
            >
                <rect width={props.millionths.unwrap_or(0).to_string()} height="10" />
            </svg>
        </div>
    }
}

fn stop(context: &Context) -> Html {
    html! {
        <button type="button" class="button stop" onclick={context.on(TransportMessage::Stop)}>
            {icon(Icon::Stop)}
            {context.texts.transport().stop()}
        </button>
    }
}

/// The view that covers the scrubber while a step is being reached or an event is being sought. Empty otherwise.
pub(super) fn waiting(model: &Model, context: &Context) -> Html {
    let Some(run) = model.shown.run() else {
        return Html::default();
    };
    let texts = context.texts;
    let (target, what) = match run.activity() {
        Activity::Reaching { step, .. } if step > run.known() => {
            (Some(step), texts.transport().percent(percent(run, step)))
        }
        Activity::Looking { direction, .. }
            if direction == Direction::Forwards && !run.is_complete() =>
        {
            (None, texts.transport().searched(run.known()))
        }
        // Only known events are examined, so the number of steps does not grow.
        Activity::Looking {
            direction,
            interest,
            ..
        } => {
            let problem = run.settings().algorithm.problem;
            let looking = texts.going().looking(problem, direction, interest);
            (None, looking.plain())
        }
        _ => return Html::default(),
    };
    html! {
        <Waiting
            id={run.id().0}
            {target}
            percent={target.map(|step| percent(run, step))}
            known={run.known()}
            {what}
            context={context.clone()}
        />
    }
}

#[derive(PartialEq, Properties)]
struct WaitingProps {
    id: u32,
    /// The step that is being reached. `None` while an event is being sought.
    target: Option<u64>,
    percent: Option<u64>,
    known: u64,
    what: AttrValue,
    context: Context,
}

#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let texts = props.context.texts;
    let start = use_memo((props.id, props.target), |_| (now(), props.known));
    let (since, from) = *start;
    let left = props.target.and_then(|target| {
        let part = props.known.saturating_sub(from) as f64 / target.saturating_sub(from) as f64;
        time_left(part, now() - since)
    });
    let left_text = left.map(|left| {
        let time = texts.transport().estimate(left as f64);
        html! { <span>{texts.transport().about(&time)}</span> }
    });
    html! {
        <div class="waiting">
            <div class="grow">
                <p><b>{&props.what}</b>{left_text}</p>
                <Bar
                    millionths={props.percent.map(|percent| percent as u32 * 10_000)}
                    {left}
                    context={props.context.clone()}
                />
            </div>
            {stop(&props.context)}
        </div>
    }
}

/// A count: the solutions so far, the progress and the remaining time.
/// `way` leads to a faster algorithm.
pub(super) fn counting(run: &Run, count: &Counting, way: Html, context: &Context) -> Html {
    let outcome = match (run.ending(), run.is_halted()) {
        (Some(Ending::Complete), _) => CountOutcome::Complete,
        (Some(Ending::CapReached), _) | (None, true) => CountOutcome::Stopped,
        (None, false) => CountOutcome::Open,
    };
    // In a search by frames, only the nodes allow an estimate of the time.
    let part = part_behind(run);
    let is_foretold = part.is_some() || !has_frames(run.settings().algorithm);
    let millionths = count.millionths;
    html! {
        <Count
            solutions={run.counters().solutions}
            tests={tests(run)}
            millionths={part.map_or(millionths, |part| (part * 1e6) as u32)}
            {is_foretold}
            elapsed={count.milliseconds / 1000.0}
            {outcome}
            {way}
            context={context.clone()}
        />
    }
}

/// The tests of a search for one solution, whose count of solutions has no meaning. `None` for other goals.
fn tests(run: &Run) -> Option<u64> {
    (run.settings().goal == Goal::First).then(|| run.counters().tests)
}

/// How a count ended, or `Open`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CountOutcome {
    Open,
    Stopped,
    Complete,
}

#[derive(PartialEq, Properties)]
struct CountProps {
    solutions: u64,
    /// Shown instead of the solutions if the goal is one solution.
    tests: Option<u64>,
    millionths: u32,
    /// Whether the remaining time can be estimated from the completed part.
    is_foretold: bool,
    /// In seconds.
    elapsed: f64,
    outcome: CountOutcome,
    /// A button for a faster algorithm, shown while the count runs.
    way: Html,
    context: Context,
}

#[component]
fn Count(props: &CountProps) -> Html {
    let CountProps {
        solutions,
        tests,
        millionths,
        is_foretold,
        elapsed,
        outcome,
        ..
    } = *props;
    let number = tests.unwrap_or(solutions);
    let (texts, numbers) = (
        props.context.texts.transport(),
        &props.context.texts.numbers,
    );
    let millionths = match outcome {
        CountOutcome::Complete => 1_000_000,
        CountOutcome::Open | CountOutcome::Stopped => millionths,
    };
    let seconds_left = match outcome {
        CountOutcome::Open if is_foretold => time_left(f64::from(millionths) / 1e6, elapsed),
        CountOutcome::Open | CountOutcome::Stopped | CountOutcome::Complete => None,
    };
    let what = match outcome {
        _ if tests.is_some() => texts.tests(),
        CountOutcome::Open => texts.solutions_so_far(),
        CountOutcome::Stopped => texts.solutions_at_least(),
        CountOutcome::Complete => texts.solutions(),
    };
    let rate = (elapsed >= 0.5).then(|| numbers.whole((number as f64 / elapsed) as u64));
    let left = seconds_left.map(|left| texts.about(&texts.estimate(left as f64)));
    let spent = match elapsed {
        ..1.0 => texts.instant().to_owned(),
        seconds => texts.duration(seconds as u64),
    };
    // While the count runs, every fact has its place, so that nothing moves when a value becomes known.
    let fact = |name: &str, value: Option<String>| {
        let is_shown = value.is_some() || outcome == CountOutcome::Open;
        let value = value.unwrap_or_else(|| "–".to_owned());
        is_shown.then(|| html! { <div><dt>{name}</dt><dd>{value}</dd></div> })
    };
    html! {
        <section class="card progress" aria-label={texts.progress()}>
            <div class="top">
                <b>{numbers.whole(number)}</b>
                <span class="muted small">{what}</span>
                if outcome == CountOutcome::Open {
                    {props.way.clone()}
                }
                // A search without a space of known size has no progress.
                if millionths > 0 {
                    <span class="percent">{texts.percent(u64::from(millionths / 10_000))}</span>
                }
            </div>
            <Bar millionths={Some(millionths).filter(|&part| part > 0)} left={seconds_left} context={props.context.clone()} />
            <div class="facts">
                <dl>
                    {fact(if tests.is_some() { texts.tests_rate() } else { texts.rate() }, rate)}
                    {fact(texts.elapsed(), Some(spent))}
                    {fact(texts.time_left(), left)}
                </dl>
                {(outcome == CountOutcome::Open).then(|| stop(&props.context))}
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_the_time_that_the_rest_takes_at_the_same_pace() {
        assert_eq!(time_left(0.25, 10.0), Some(30));
        assert_eq!(time_left(1.0, 10.0), Some(0));
        assert_eq!(time_left(0.0, 10.0), None);
        assert_eq!(time_left(0.5, 0.1), None);
    }
}
