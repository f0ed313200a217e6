//! Information before the start: why a search cannot be run and the alternatives, or the cost of a large search.

use queens_core::{Descriptor, Goal, Unsupported};
use web_sys::HtmlElement;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use super::foretold::foretold;
use crate::view::icons::{Icon, icon};
use crate::view::{Context, rest};
use queens_page::cost::{Cost, Remedy, cost, faster_counter, remedies};
use queens_page::message::{FormMessage, Message};
use queens_page::model::Model;
use queens_page::run::Run;
use queens_text::start::about;

/// The id of the reason, which describes the disabled button.
pub(super) const REASON: &str = "refusal";

/// The number of digits from which a number is also shown as a power of ten.
const MANY_DIGITS: usize = 13;

pub(super) fn start(model: &Model, refusal: Option<&Unsupported>, context: &Context) -> Html {
    html! {
        <>
        {refusal.map(|why| reason(why, context))}
        {rest::beside(context, |panels| (panels.before_run)(model, refusal, context))}
        </>
    }
}

/// Warnings, the cost of a large search, and alternatives. This code is loaded with the deferred code.
pub(crate) fn before_run(model: &Model, refusal: Option<&Unsupported>, context: &Context) -> Html {
    let cost = cost(&model.address.settings, &model.rates);
    html! {
        <>
        {foretold(&model.address.settings, context)}
        {cost.map(|cost| card(&cost, context))}
        {refusal.map(|why| ways(model, why, context))}
        if model.shown.counted().and_then(Run::counting).is_none() {
            {faster(model, context)}
        }
        </>
    }
}

fn reason(why: &Unsupported, context: &Context) -> Html {
    let texts = context.texts;
    let text = texts.refusal(why);
    html! { <Refusal {text} is_whole={context.panels.is_some()} /> }
}

#[derive(PartialEq, Properties)]
struct RefusalProps {
    text: String,
    /// Whether the alternatives are below the text. They load later, and the form then scrolls further.
    is_whole: bool,
}

/// Why the search cannot be run. The text scrolls into view within the form; the page itself does not scroll.
#[component]
fn Refusal(RefusalProps { text, is_whole }: &RefusalProps) -> Html {
    let place = use_node_ref();
    use_effect_with((place.clone(), text.clone(), *is_whole), |(place, ..)| {
        let place = place.cast::<HtmlElement>();
        let form = place.as_ref().and_then(|it| it.closest(".setup").ok()?);
        if let (Some(place), Some(form)) = (place, form) {
            form.set_scroll_top(place.offset_top() - form.client_height() / 3);
        }
    });
    html! {
        <div class="notice warning" id={REASON} data-testid="refusal" ref={place}>
            {icon(Icon::Warning)}<p>{text}</p>
        </div>
    }
}

fn card(cost: &Cost, context: &Context) -> Html {
    let (texts, numbers) = (context.texts, &context.texts.numbers);
    let digits = cost.space.to_string();
    let exact = numbers.grouped(&digits);
    let power = (digits.len() >= MANY_DIGITS).then(|| {
        html! { <span class="power">{"≈ "}{numbers.scientific(cost.space.as_f64())}</span> }
    });
    html! {
        <section class="cost" data-testid="cost" data-candidates={digits}
            data-seconds={(cost.seconds.round_ties_even() as u64).to_string()} data-measured={cost.is_measured.to_string()}
            aria-label={texts.start().cost()}>
            <h3>{texts.start().cost()}</h3>
            <dl>
                <div><dt>{texts.start().candidates()}</dt><dd><b>{breakable(&exact)}</b>{power}</dd></div>
                <div>
                    <dt>{texts.start().time()}</dt>
                    <dd>
                        <b>{about(texts, cost.seconds)}</b>
                        <span class="small">{texts.start().rate(cost.rate, cost.is_measured)}</span>
                    </dd>
                </div>
            </dl>
        </section>
    }
}

/// Suggests an algorithm that only counts, and counts faster: in the form, or next to the progress of a count.
pub(crate) fn faster(model: &Model, context: &Context) -> Html {
    let settings = &model.address.settings;
    let counter = faster_counter(settings).filter(|_| settings.goal == Goal::Count);
    let Some(algorithm) = counter else {
        return Html::default();
    };
    let (name, message) = way_to(algorithm, context);
    html! {
        <div class="ways">{way("count-faster", name, message, context)}</div>
    }
}

/// The button for another algorithm: its name and its message.
fn way_to(algorithm: &'static Descriptor, context: &Context) -> (String, Message) {
    let name = context.texts.name_of(algorithm);
    let name = context.texts.start().use_algorithm(name);
    (name, Message::Form(FormMessage::AlgorithmChosen(algorithm)))
}

/// A button that changes the settings.
fn way(id: &'static str, name: String, message: Message, context: &Context) -> Html {
    html! {
        <button key={id} type="button" class="button" data-testid={id}
            onclick={context.on(message)}>
            {name}
        </button>
    }
}

/// A long number, which may break between its groups of digits.
fn breakable(number: &str) -> Html {
    let groups = number.split_inclusive(|sign: char| !sign.is_ascii_digit());
    groups.map(|group| html! { <>{group}<wbr /></> }).collect()
}

/// The alternatives, as one button each.
fn ways(model: &Model, why: &Unsupported, context: &Context) -> Html {
    let remedies = remedies(&model.address.settings, why);
    if remedies.is_empty() {
        return Html::default();
    }
    let ways = remedies.into_iter().map(|remedy| {
        let texts = context.texts.start();
        let (id, name, message) = match remedy {
            Remedy::Algorithm(algorithm) => {
                let (name, message) = way_to(algorithm, context);
                ("use-algorithm", name, message)
            }
            Remedy::Size(size) => {
                let name = if size.is_square() {
                    texts.use_size(size.files().into())
                } else {
                    format!(
                        "{}, m = {}",
                        texts.use_size(size.files().into()),
                        size.ranks()
                    )
                };
                (
                    "use-size",
                    name,
                    Message::Form(FormMessage::SizeWanted(size)),
                )
            }
            Remedy::Goal(goal) => {
                let name = texts.use_goal(&context.texts.setup().goals(goal));
                (
                    "use-goal",
                    name,
                    Message::Form(FormMessage::GoalChosen(goal)),
                )
            }
            Remedy::FreeQueens => {
                let name = texts.free_queens().to_owned();
                ("free-queens", name, Message::Form(FormMessage::GivenFreed))
            }
            Remedy::FreeBlocked => {
                let blocked = model.address.settings.blocked.len() as u64;
                let name = context.texts.setup().free_blocked(blocked);
                (
                    "open-squares",
                    name,
                    Message::Form(FormMessage::BlockedFreed),
                )
            }
        };
        way(id, name, message, context)
    });
    html! {
        <div class="ways" role="group" aria-label={context.texts.start().alternative()}>{for ways}</div>
    }
}
