//! The pseudo-code: its lines with their run counts, the current line, the reason, and the variables.

use queens_core::{Algorithm, Explanation, HelperLine, Reason};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::{Html, Properties, classes, component, html, use_effect_with, use_mut_ref, use_node_ref};

use super::frame::use_resized;
use super::rest::CallingProps;
use super::value::{self, is_long};
use super::{Context, drawer, named, rest, sentence, tint};
use queens_draw::Sentence;
use queens_page::listing::ListingLanguage;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::parts::Part;
use queens_page::run::Run;
use queens_page::screen::{Drawer, Role};

pub(crate) fn listing(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let settings = model.shown_settings();
    let code = match model.shown.run() {
        Some(run) => run.code(),
        None => model.code(settings.algorithm),
    };
    let is_large = model.shows_large();
    // In play, no search is shown.
    let plays = model.address.role == Role::Play;
    let traced = code.filter(|_| !is_large && !plays);
    let explanation = traced.and_then(|code| explanation(model, code));
    let decided =
        traced.and_then(|code| code.deciding_line(model.shown.run()?.replay().position()));
    let line = explanation
        .as_ref()
        .map(|explanation| usize::from(explanation.code_line));
    let counters = model.shown.counters();
    let hides = plays || model.exercises.hides_figures;
    let counters = counters.filter(|_| !hides && !model.shown.tells_nodes_alone());
    let code_lines = texts.lines_of(settings.algorithm).unwrap_or_default();
    let lines = (1..)
        .zip(settings.algorithm.listing)
        // Until the texts of a deferred algorithm are loaded, it has no lines.
        .take(code_lines.len())
        .map(|(number, listed)| {
            let count = listed.count;
            let text = code_lines.get(number - 1).copied().unwrap_or_default();
            let times = counters.filter(|_| settings.algorithm.shows(count));
            let times = times.map(|counters| texts.numbers.whole(counters.get(count)));
            let written = match (context.panels, code) {
                (Some(panels), Some(algorithm)) if !code_lines.is_empty() => {
                    (panels.calling)(CallingProps {
                        algorithm,
                        lines: code_lines.clone(),
                        line: number,
                        times,
                        counters: counters.copied(),
                        decided,
                        context: context.clone(),
                    })
                }
                _ => html! {
                    <>
                        <span class={indent(text)}>{written(text, context)}</span>
                        <span class="times" title={texts.listing().times_run()}>{times}</span>
                    </>
                },
            };
            html! {
                <li key={number} aria-current={(line == Some(number)).then_some("step")}>
                    <span class="line-number" aria-hidden="true">{number}</span>
                    {written}
                </li>
            }
        });
    let is_pseudo = is_large || model.listing.language == ListingLanguage::PseudoCode;
    let mut counts = settings.algorithm.listing.iter();
    let has_times = counts.any(|line| settings.algorithm.shows(line.count));
    let event = model.shown.run().filter(|_| !plays).and_then(Run::event);
    let why = match &explanation {
        Some(_) if model.is_passing() => Html::default(),
        Some(explanation) => {
            let detail = explanation.detail.as_ref();
            // This reason already contains the detail.
            let is_told = matches!(explanation.reason, Reason::Compared { .. });
            let detail = detail.filter(|_| !is_told);
            let detail = detail.map(|detail| named::sentence(&texts.under(detail)));
            let is_first = model.shown.run().is_none();
            html! {
                <>
                    {named::sentence(&texts.why(&explanation.reason))}{" "}{detail}
                    if is_first {
                        <span class="on-pointer">{texts.listing().ask()}</span>
                    }
                    <span class="on-touch">{texts.listing().press()}</span>
                </>
            }
        }
        None => html! { texts.listing().counted() },
    };
    let why = match code {
        // A note below the board explains that there are no steps.
        Some(_) if is_large || plays => Html::default(),
        Some(_) => html! { <p class="why">{why}</p> },
        None if model.shown.run().is_some_and(|run| !run.needs_code()) => {
            html! { <p class="why">{why}</p> }
        }
        None => rest::waiting(Part::Algorithms, model, context),
    };
    html! {
        <section class={classes!("card", "code-card", tint(event))} id="code" aria-label={texts.listing().region()} translate="no"
            onpointerover={named::asking(model, context)} onpointerleave={context.on(Message::SquareAsked(None))} onclick={named::opening(context)}>
            <div class="card-header">
                {drawer(Drawer::Code, model, context)}
                <h2>{texts.name_of(settings.algorithm)}</h2>
                if has_times {
                    <span class="aside">{texts.listing().times_run()}</span>
                }
                if !is_large {
                    {rest::beside(context, |panels| (panels.languages)(model, context))}
                }
            </div>
            if let (false, Some(panels)) = (is_pseudo, context.panels) {
                {(panels.program)(model, line, context)}
            } else {
                <Lines key={settings.algorithm.id} {line} cursor={line} {decided}>{for lines}</Lines>
            }
            {why}
            if let Some(explanation) = explanation {
                {variables(&explanation, model, context)}
            }
            if is_pseudo {
                {rest::beside(context, |panels| (panels.listing_note)(model, context))}
            }
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct LinesProps {
    /// The current line of the pseudo-code.
    pub(super) line: Option<usize>,
    /// The current line of the visible listing.
    pub(super) cursor: Option<usize>,
    /// The line of a called procedure that decided.
    #[prop_or_default]
    pub(super) decided: Option<HelperLine>,
    /// Whether the listing is a program, not pseudo-code.
    #[prop_or_default]
    pub(super) is_program: bool,
    pub(super) children: Html,
}

/// The lines of the listing, which scroll by themselves so that the current line stays visible. The algorithm is the
/// key, so the listing of another algorithm starts at its top.
#[component]
pub(super) fn Lines(props: &LinesProps) -> Html {
    let (list, cursor) = (use_node_ref(), props.cursor);
    use_effect_with(
        (list.clone(), cursor, props.decided),
        |(list, cursor, _)| {
            if let Some(list) = list.cast::<Element>() {
                show_line(&list, *cursor);
            }
        },
    );
    let current = use_mut_ref(|| cursor);
    *current.borrow_mut() = cursor;
    use_resized(list.clone(), move |list| {
        show_line(list, *current.borrow());
    });
    let of_program = cursor.filter(|_| props.is_program);
    html! {
        <ol class="code" tabindex="0" ref={list} data-testid="listing"
            data-line={props.line.map(|line| line.to_string())} data-program-line={of_program.map(|line| line.to_string())}>
            {props.children.clone()}
        </ol>
    }
}

/// Scrolls the list, and nothing around it, until the line is visible.
fn show_line(list: &Element, line: Option<usize>) {
    let at = line.and_then(|line| {
        let line = u32::try_from(line).ok()?.checked_sub(1)?;
        // The element of the line itself, without the expanded procedure below it.
        list.children().item(line)?.first_element_child()
    });
    let opened = list.query_selector(".helper > [aria-current] > :first-child");
    let at = opened.ok().flatten().or(at);
    let Some(line) = at.and_then(|line| line.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let (top, height) = (line.offset_top(), line.offset_height());
    let (seen, room) = (list.scroll_top(), list.client_height());
    if top < seen || top + height > seen + room {
        list.set_scroll_top(top - (room - height) / 2);
    }
}

/// The explanation of the current step. `None` if the search is only counted.
fn explanation(model: &Model, code: &Algorithm) -> Option<Explanation> {
    if model.shown.counted().is_some() || !code.is_traced() {
        return None;
    }
    match model.shown.traced() {
        Some(run) => Some(code.explain(run.replay().position())),
        None => {
            let settings = model.shown_settings();
            let instance = settings.instance().ok()?;
            let at_start = settings.algorithm.initial_replay(&instance);
            Some(code.explain(at_start.position()))
        }
    }
}

/// The indentation of a line, after which it never breaks, and the rest of the line.
pub(super) fn parted(text: &str) -> (&str, &str) {
    text.split_at(text.len() - text.trim_start().len())
}

/// The CSS class that indents the continuation of a long line.
pub(super) fn indent(text: &str) -> &'static str {
    match parted(text).0.len() {
        0..2 => "indent-0",
        2..4 => "indent-1",
        4..6 => "indent-2",
        6..8 => "indent-3",
        _ => "indent-4",
    }
}

/// A line of the listing, or its beginning, with its keywords in bold. A long line breaks between words, or after a long
/// name of a function.
pub(super) fn written(text: &str, context: &Context) -> Html {
    let (spaces, rest) = parted(text);
    let rest = context.renamed(rest);
    let pieces = rest.split_inclusive('(').map(|piece| {
        // A short name stays with its arguments.
        let name = piece.rsplit(' ').next().filter(|name| name.ends_with('('));
        let may_break = name.is_some_and(|name| name.len() > 10);
        html! { <>{sentence(&Sentence::marked(piece))}if may_break { <wbr /> }</> }
    });
    html! { <><span class="lead">{spaces}</span>{for pieces}</> }
}

fn variables(explanation: &Explanation, model: &Model, context: &Context) -> Html {
    let variables = explanation.variables.iter().map(|(name, value)| {
        let class = is_long(value, context).then_some("long");
        html! { <div key={*name} {class}><dt>{context.renamed(name)}</dt><dd>{value::value(value, context)}</dd></div> }
    });
    html! {
        <dl class="variables" tabindex="0" aria-label={context.texts.listing().variables()}>
            {for variables}
            {rest::beside(context, |panels| (panels.lists)(model, context))}
        </dl>
    }
}
