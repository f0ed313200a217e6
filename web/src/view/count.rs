//! An exact count that workers share: its progress, its shards, the checks of its result, and its stored results.

mod actions;
mod forget;
mod known;
mod left_over;
mod question;
mod shards;

use queens_core::counting::TimeLeft;
use queens_core::counting::published::{FUNDAMENTAL, SOLUTIONS, published};
use yew::{Html, html};

use super::Context;
use super::icons::{Icon, icon};
use super::progress::Bar;
pub(super) use known::known;
pub(super) use left_over::left_over;
use queens_page::engine::Failure;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::picture::sample;
use queens_page::pool::StoreFault;
use queens_page::pool::count::{Count, CountStage, Saving, Why};
use queens_text::Texts;
use queens_text::count as told;
use queens_text::start::about;
use question::Question;
use shards::Shards;

/// Gigabytes from which the page shows the workers' memory before they start.
const MUCH_MEMORY: f64 = 0.5;

/// The region below the board of a search without steps.
pub(super) fn count(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    let shown = model.shown.shared();
    let stage_name = shown.map_or("idle", |count| (&count.stage).into());
    html! {
        <section class="card progress count" aria-label={context.texts.transport().progress()} data-testid="count"
            data-stage={stage_name} data-resumed={shown.map(|count| count.resumed.to_string())}>
            {match shown {
                Some(count) if !has_numbers(count) => stage(count, false, context),
                Some(count) => head(count, sample(model).is_some(), context),
                None if model.address.settings.algorithm.is_traced() => html! { <p class="note">{texts.sets_note()}</p> },
                None => html! { <p class="note">{texts.note()}</p> },
            }}
            {actions::actions(model, context)}
            {for shown.filter(|count| has_numbers(count)).map(|count| body(count, context))}
            {actions::forget(model, context)}
            if model.pool.is_in_use {
                {warning(texts.elsewhere().to_owned(), "count-in-use")}
            }
        </section>
    }
}

/// Whether the count has numbers to show. If another page runs this count, only the shards finished here earlier are
/// shown.
fn has_numbers(count: &Count) -> bool {
    count.stage != CountStage::Elsewhere || count.tally().finished() > 0
}

/// The progress, and the result or the question. This part is visible below a large board.
fn head(count: &Count, has_sample: bool, context: &Context) -> Html {
    let (texts, numbers) = (context.texts, &context.texts.numbers);
    let part = count.fraction();
    let millionths = (part * 1e6) as u32;
    let is_open = count.is_going_on();
    let solutions = count.tally().solutions().unwrap_or(u64::MAX);
    let what = match count.stage {
        CountStage::Done => texts.transport().solutions(),
        CountStage::Stopped | CountStage::Failed(_) | CountStage::Elsewhere => {
            texts.transport().solutions_at_least()
        }
        _ => texts.transport().solutions_so_far(),
    };
    let left = count.left();
    html! {
        <>
            <div class="top">
                <b>{numbers.whole(solutions)}</b>
                <span class="muted small">{what}</span>
                if is_open {
                    <span class="percent">{texts.count().percent(&numbers.decimal(&percent(millionths)))}</span>
                }
            </div>
            if is_open {
                <Bar millionths={Some(millionths)} left={left.map(|left| left.likely.ceil() as u64)} context={context.clone()} />
            }
            {stage(count, has_sample, context)}
        </>
    }
}

/// A percentage, with decimals if it is small: a long count takes a long time to reach 1 %.
fn percent(millionths: u32) -> String {
    match f64::from(millionths) / 1e4 {
        0.0 => "0".to_owned(),
        ..1.0 => format!("0.{:02}", millionths / 100),
        ..10.0 => format!("{}.{}", millionths / 10_000, millionths / 1_000 % 10),
        _ => (millionths / 10_000).to_string(),
    }
}

/// The facts, the shards, and the stored results. Once the count is finished, a click opens the shards and the checks.
fn body(count: &Count, context: &Context) -> Html {
    let facts = facts(count, context);
    let shards = html! { <Shards tally={count.tally().clone()} context={context.clone()} /> };
    if count.stage != CountStage::Done {
        return html! { <>{facts}{shards}{saving(count, context)}</> };
    }
    html! {
        <>
            {facts}
            <details data-testid="count-details">
                <summary>{context.texts.count().how_checked()}</summary>
                {for checked_again(count, context)}
                {shards}
            </details>
        </>
    }
}

/// The part of a finished count that a second algorithm has counted again. `None` for sets.
fn checked_again(count: &Count, context: &Context) -> Option<Html> {
    let texts = context.texts.count();
    let review = count.review.as_ref()?;
    let told = match review.sets {
        0 => texts.not_audited().to_owned(),
        sets => texts.audited(sets.into(), review.solutions),
    };
    Some(html! { <p data-testid="audited" data-sets={review.sets.to_string()}>{told}</p> })
}

fn facts(count: &Count, context: &Context) -> Html {
    let (texts, numbers) = (context.texts, &context.texts.numbers);
    let own = texts.count();
    let left = count.left().map(|left| time_left(texts, left));
    // Shards contain roughly equal numbers of solutions.
    let finished = f64::from(count.tally().finished());
    let mean = count.tally().solutions().unwrap_or_default() as f64 / finished.max(1.0);
    let rate = count
        .rate()
        .map(|shards| numbers.whole((shards * mean) as u64));
    let classes = count.classes();
    let spent = match count.resumed {
        0 => texts.transport().elapsed(),
        _ => own.since_resumed(),
    };
    // While the count runs, every fact has its place, so that nothing moves when a value becomes known.
    let is_open = count.is_going_on();
    let plan = count.tally().plan();
    let nodes = plan.k().and_then(|_| count.tally().nodes());
    let engine = match plan.k() {
        Some(_) => own.frames_name(),
        None => own.engine_name(),
    };
    let fact = |name: &str, testid: &'static str, value: Option<String>| {
        let shown = value.or(is_open.then(|| "–".to_owned()));
        shown.map(|value| html! { <div data-testid={testid}><dt>{name}</dt><dd>{value}</dd></div> })
    };
    html! {
        <dl class="facts">
            if plan.k().is_some() {
                {fact(own.nodes(), "count-nodes", nodes.map(|nodes| numbers.whole(nodes)))}
            } else {
                // Known only at the end.
                if !is_open {
                    {fact(own.fundamental(), "count-fundamental", classes.map(|classes| numbers.whole(classes)))}
                }
                {fact(texts.transport().rate(), "count-rate", rate)}
            }
            {fact(spent, "count-elapsed", Some(elapsed(count, texts)))}
            {fact(texts.transport().time_left(), "count-left", left)}
            {fact(own.engine(), "count-engine", Some(engine.to_owned()))}
        </dl>
    }
}

/// The working time of the count.
fn elapsed(count: &Count, texts: &Texts) -> String {
    match count.elapsed {
        ..1_000.0 => texts.transport().instant().to_owned(),
        milliseconds => texts.transport().duration((milliseconds / 1e3) as u64),
    }
}

/// The time left with its range, if the range can be estimated.
fn time_left(texts: &Texts, left: TimeLeft) -> String {
    let times = [left.likely, left.low, left.high];
    let [likely, low, high] = times.map(|seconds| texts.transport().estimate(seconds));
    if low == high {
        texts.transport().about(&likely)
    } else {
        texts.count().left(&likely, &low, &high)
    }
}

/// The stage of the count: its current work, its question, the checks of its result, or why it ended.
fn stage(count: &Count, has_sample: bool, context: &Context) -> Html {
    let texts = context.texts.count();
    let about = |seconds| about(context.texts, seconds);
    match &count.stage {
        CountStage::Opening => remark(texts.opening(), "count-stage"),
        CountStage::Timing => remark(texts.timing(), "count-stage"),
        CountStage::Asking { .. } => {
            let seconds = count.asks().unwrap_or_default();
            let memory = count.gigabytes().filter(|&it| it >= MUCH_MEMORY);
            let memory = memory.map(|it| context.texts.numbers.decimal(&format!("{it:.1}")));
            let asking = texts.asking(&about(seconds), count.workers().into(), memory.as_deref());
            html! {
                <Question seconds={seconds as u64}>{asking}</Question>
            }
        }
        CountStage::Stopped if count.tally().finished() == 0 => {
            remark(texts.nothing_finished(), "count-stage")
        }
        CountStage::Counting | CountStage::Stopped => Html::default(),
        CountStage::Reviewing => remark(texts.reviewing(), "count-stage"),
        CountStage::Done => audit(count, has_sample, context),
        CountStage::Elsewhere => warning(texts.elsewhere().to_owned(), "count-elsewhere"),
        CountStage::Failed(why) => html! {
            <div class="notice warning" role="alert" data-testid="count-failed">
                {icon(Icon::Warning)}<div><p>{reason(why, context)}</p>{for way_on(why, context)}</div>
            </div>
        },
    }
}

/// How to continue if no worker can be started, without a connection or after another build replaced this one. `None`
/// for other causes.
fn way_on(why: &Why, context: &Context) -> Option<Html> {
    let is_gone = matches!(
        why,
        Why::NoWorker {
            failure: Failure::NotStarted | Failure::OtherBuild,
            ..
        }
    );
    is_gone.then(|| {
        html! {
            <>
                <p>{context.texts.count().way_on()}</p>
                <button type="button" class="button" onclick={context.on(Message::Renew)}>
                    {icon(Icon::Reload)}{context.texts.notice().reload()}
                </button>
            </>
        }
    })
}

/// What is kept, and what of it was refused.
fn saving(count: &Count, context: &Context) -> Html {
    let texts = context.texts.count();
    let saving = match &count.saving {
        Saving::None => Html::default(),
        _ if !count.is_going_on() => Html::default(),
        Saving::Kept => remark(texts.saved(), "count-saved"),
        Saving::Failed(StoreFault::Full) => warning(texts.full().to_owned(), "count-unsaved"),
        Saving::Failed(StoreFault::Broken(why)) => warning(texts.broken(why), "count-unsaved"),
    };
    html! {
        <>
            {saving}
            if !count.refused.is_empty() {
                {warning(texts.refused(count.refused.len() as u64), "count-refused")}
            }
        </>
    }
}

/// The checks of a finished count.
fn audit(count: &Count, has_sample: bool, context: &Context) -> Html {
    let texts = context.texts.count();
    if count.tally().plan().k().is_some() {
        return html! { <p class="check-summary" data-testid="audit">{texts.unreviewed()}</p> };
    }
    let instance = count.instance();
    let known = instance.given().is_empty();
    let known = known.then(|| published(instance.size().files())).flatten();
    let compared = match known {
        Some(_) => texts.agrees(&format!("{SOLUTIONS}, {FUNDAMENTAL}")),
        None => texts.unpublished().to_owned(),
    };
    let sets = count.review.as_ref().map(|review| review.sets.to_string());
    html! {
        <p class="check-summary" data-testid="audit" data-published={known.is_some().to_string()} data-sets={sets}>
            {compared}
            if has_sample {
                {" "}{texts.sample()}
            }
        </p>
    }
}

fn reason(why: &Why, context: &Context) -> String {
    let texts = context.texts.count();
    let because = |failure: Failure, details: &str| match details {
        "" => texts.failure(failure),
        details => format!("{} ({details})", texts.failure(failure)),
    };
    match why {
        Why::Shard {
            number,
            failure,
            details,
        } => texts.lost(&(number + 1).to_string(), &because(*failure, details)),
        Why::NoWorker { failure, details } => texts.no_worker(&because(*failure, details)),
        Why::Refused(sentence) => texts.no_worker(sentence),
        Why::Differs(found) => told::differs(context.texts, found),
        Why::Wrong(what) => texts.wrong(what),
    }
}

fn remark(text: &'static str, testid: &'static str) -> Html {
    html! { <p class="note" role="status" data-testid={testid}>{text}</p> }
}

fn warning(text: String, testid: &'static str) -> Html {
    html! {
        <div class="notice warning" role="alert" data-testid={testid}>{icon(Icon::Warning)}<p>{text}</p></div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use queens_page::language::Language;

    #[test]
    fn the_first_hundredths_are_told_more_exactly() {
        for (millionths, told) in [
            (0, "0"),
            (99, "0.00"),
            (8_301, "0.83"),
            (19_999, "1.9"),
            (345_678, "34"),
            (1_000_000, "100"),
        ] {
            assert_eq!(percent(millionths), told);
        }
    }

    #[test]
    fn a_spread_within_one_step_of_an_estimate_is_not_told() {
        let texts = Texts::of(Language::ENGLISH);
        for ([low, likely, high], told) in [
            ([121.0, 125.0, 147.0], "about 2 min"),
            ([190.0, 254.0, 281.0], "about 4 min (3 min to 5 min)"),
            ([4.2, 4.4, 7.0], "about 4 s (4 s to 7 s)"),
        ] {
            assert_eq!(time_left(texts, TimeLeft { low, likely, high }), told);
        }
    }
}
