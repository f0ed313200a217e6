//! Compares the trace of the reader's program with the search: the field, the lines to add to a program, the result, and
//! both boards at the first difference.

use std::rc::Rc;

use queens_core::check::trace::{Difference, LONGEST_TRACE, Numbering, OtherLine};
use queens_core::{Axis, Problem, Square};
use web_sys::HtmlTextAreaElement;
use yew::{
    AttrValue, Callback, Event, Html, MouseEvent, Properties, SubmitEvent, TargetCast, component,
    html, use_effect_with, use_node_ref,
};

use crate::view::Context;
use crate::view::miniature::{ground, miniature};
use crate::view::widgets::select::{Choice, Select};
use queens_page::address::Address;
use queens_page::address::link::link_to_step;
use queens_page::message::Message;
use queens_page::results::ResultsMessage;
use queens_page::results::own_trace::{
    Compared, OwnTrace as State, PairedLine, TraceOutcome, TraceVerdict,
};

/// The maximum number of listed lines that were not read.
const LISTED: usize = 20;
/// The value of names in the list of numberings.
const NAMES: &str = "names";

/// The actions that a program prints.
const PRINTED: [&str; 3] = ["try", "place", "remove"];

/// The lines to add to a program, by language: each below a comment on the place where it belongs. The actions are those
/// of the format, in every language of the page.
fn prints(context: &Context) -> [(&'static str, String); 2] {
    let texts = context.texts.own_trace();
    let (row, column) = (texts.row(), texts.column());
    let places = [
        texts.before_test(),
        texts.after_placing(),
        texts.after_removing(),
    ];
    let actions = PRINTED.into_iter().zip(places);
    let python = actions
        .clone()
        .map(|(action, place)| format!("# {place}\nprint(\"{action}\", {row}, {column})\n"));
    let cpp = actions.map(|(action, place)| {
        format!("// {place}\nstd::cout << \"{action} \" << {row} << ' ' << {column} << '\\n';\n")
    });
    let once = texts.at_start();
    let first = [
        format!("# {once}\nprint(\"row column from 0\")\n"),
        format!("// {once}\nstd::cout << \"row column from 0\\n\";\n"),
    ];
    let [first_python, first_cpp] = first;
    [
        ("Python", first_python + &python.collect::<String>()),
        ("C++", first_cpp + &cpp.collect::<String>()),
    ]
}

#[derive(PartialEq, Properties)]
pub(super) struct OwnTraceProps {
    pub(super) own: State,
    /// The address that links to steps start from.
    pub(super) another: Address,
    pub(super) context: Context,
}

#[component]
pub(super) fn OwnTrace(props: &OwnTraceProps) -> Html {
    let OwnTraceProps {
        own,
        another,
        context,
    } = props;
    let texts = context.texts.own_trace();
    let field = use_node_ref();
    {
        let (field, draft) = (field.clone(), own.draft.clone());
        // The browser manages later text.
        use_effect_with((), move |()| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(&draft);
            }
        });
    }
    let results = |message| Message::Results(message);
    let onsubmit = {
        let (send, field) = (context.send.clone(), field.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                send.emit(results(ResultsMessage::TraceAsked(field.value().into())));
            }
        }
    };
    let onchange = {
        let send = context.send.clone();
        move |event: Event| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            send.emit(results(ResultsMessage::TraceLeft(text.into())));
        }
    };
    html! {
        <form class="check-form" {onsubmit}>
            <label for="own-trace">{texts.label()}</label>
            <textarea ref={field} id="own-trace" data-testid="own-trace" rows="6" spellcheck="false"
                autocomplete="off" aria-describedby="own-trace-hint" {onchange} />
            <label for="own-trace-squares">{texts.squares()}</label>
            {numbering(own.numbering, context)}
            <div class="export-to">
                <button type="submit" class="button" data-testid="own-trace-ask">{texts.ask()}</button>
            </div>
            {told(own, another, context)}
            <p class="hint" id="own-trace-hint">{texts.hint(LONGEST_TRACE as u64)}</p>
            <details>
                <summary>{texts.prints()}</summary>
                {for prints(context).into_iter().map(|(language, lines)| html! {
                    <><p class="hint">{language}</p><pre class="preview" tabindex="0" aria-label={language}>{lines}</pre></>
                })}
            </details>
        </form>
    }
}

/// The list of numberings.
fn numbering(chosen: Option<Numbering>, context: &Context) -> Html {
    let texts = context.texts.own_trace();
    let value = |at: usize| AttrValue::from(at.to_string());
    let names = Choice {
        value: NAMES.into(),
        name: texts.names().into(),
        language: None,
    };
    let numbered = Numbering::ALL
        .into_iter()
        .enumerate()
        .map(|(at, numbering)| {
            let base = u64::from(numbering.base.first());
            let name = match numbering.first {
                Axis::Ranks => texts.row_column(base),
                Axis::Files => texts.column_row(base),
            };
            Choice {
                value: value(at),
                name: name.into(),
                language: None,
            }
        });
    let shown = chosen.and_then(|chosen| Numbering::ALL.iter().position(|&it| it == chosen));
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        let numbering = value.parse::<usize>().ok();
        let numbering = numbering.and_then(|at| Numbering::ALL.get(at).copied());
        send.emit(Message::Results(ResultsMessage::NumberingChosen(numbering)));
    });
    html! {
        <Select testid="own-trace-squares" chosen={shown.map_or(NAMES.into(), value)}
            choices={[names].into_iter().chain(numbered).collect::<Vec<_>>()} {onchoose} />
    }
}

/// The result, as soon as there is one.
fn told(own: &State, another: &Address, context: &Context) -> Html {
    let (state, value, said) = match &own.result {
        Compared::None => ("none", None, String::new()),
        Compared::Refused(refusal) => ("refused", None, context.texts.trace_refused(refusal)),
        Compared::Done(verdict) => {
            let value = match verdict.outcome() {
                TraceOutcome::Same => "right",
                TraceOutcome::Incomplete => "incomplete",
                TraceOutcome::Different => "wrong",
                TraceOutcome::Unread | TraceOutcome::NoActions => "unread",
            };
            let state = if value == "right" {
                "right"
            } else {
                "defective"
            };
            (state, Some(value), context.texts.trace_verdict(verdict))
        }
    };
    html! {
        <div class="check-told">
            <div class="verdict" role="status" data-testid="own-trace-verdict" data-state={state} data-value={value}>
                if !said.is_empty() { <p>{said}</p> }
            </div>
            if let Compared::Done(verdict) = &own.result {
                {details(verdict, another, context)}
            }
        </div>
    }
}

/// The lines that were not read, both traces next to each other, and both boards at the first difference.
fn details(verdict: &Rc<TraceVerdict>, another: &Address, context: &Context) -> Html {
    let texts = context.texts.own_trace();
    let unread: Vec<&OtherLine> = verdict.unread().collect();
    let outputs = verdict.outputs().count() as u64;
    let onclick = {
        let (send, verdict) = (context.send.clone(), Rc::clone(verdict));
        move |_: MouseEvent| {
            let lines: Vec<&str> = verdict.outputs().map(|line| line.text.as_str()).collect();
            send.emit(Message::Results(ResultsMessage::OutputChecked(
                lines.join("\n").into(),
            )));
        }
    };
    let hidden = unread.len().saturating_sub(LISTED) as u64;
    html! {
        <>
            if !unread.is_empty() {
                <p class="hint bad">{texts.unread_title(unread.len() as u64)}</p>
                <ul class="defects" data-testid="own-trace-unread">
                    {for unread.iter().take(LISTED).map(|line| html! { <li>{context.texts.trace_unread(line)}</li> })}
                    if hidden > 0 { <li>{context.texts.check().and_more(hidden)}</li> }
                </ul>
            }
            if outputs > 0 {
                <div class="export-to">
                    <button type="button" class="button" data-testid="own-trace-output" {onclick}>{texts.check_output(outputs)}</button>
                </div>
            }
            {pairs(verdict, context)}
            {for verdict.comparison.difference.iter().map(|difference| boards(verdict, difference, another, context))}
        </>
    }
}

fn pairs(verdict: &TraceVerdict, context: &Context) -> Html {
    let texts = context.texts.own_trace();
    let rows = verdict.pairs().into_iter().map(|pair| {
        let PairedLine {
            printed,
            expected,
            differs,
        } = pair;
        html! {
            <tr aria-current={differs.then_some("true")}>
                <td>{printed.map(|line| context.texts.numbers.whole(line.line))}</td>
                <td>{printed.map(|line| texts.action(line.action, line.square))}</td>
                <td>{expected.map(|(action, square)| texts.action(action, square))}</td>
            </tr>
        }
    });
    let name = context.texts.name_of(verdict.settings.algorithm);
    html! {
        <div class="scroll">
            <table class="trace-table" aria-label={texts.table()} data-testid="own-trace-pairs">
                <thead><tr><th scope="col">{texts.line()}</th><th scope="col">{texts.yours()}</th><th scope="col">{name}</th></tr></thead>
                <tbody>{for rows}</tbody>
            </table>
        </div>
    }
}

/// Both boards at the first difference, and the link to the step of the search.
fn boards(
    verdict: &TraceVerdict,
    difference: &Difference,
    another: &Address,
    context: &Context,
) -> Html {
    let texts = context.texts.own_trace();
    let step = difference.step;
    html! {
        <>
            <div class="paper-boards boards-2">
                {board(verdict, &difference.printed, texts.your_board().to_owned(), "own-trace-yours")}
                {board(verdict, &difference.pieces, texts.its_board(step), "own-trace-its")}
            </div>
            if step > 0 {
                <p><a href={link_to_step(another, &verdict.settings, step)} data-testid="own-trace-go">{texts.go()}</a></p>
            }
        </>
    }
}

fn board(verdict: &TraceVerdict, squares: &[Square], name: String, testid: &'static str) -> Html {
    let size = verdict.size();
    let is_way = verdict.settings.algorithm.problem == Problem::Knight;
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    let names = names.join(" ");
    html! {
        <figure data-testid={testid} data-squares={names.clone()}>
            {miniature(size, squares, is_way, &ground(size, &verdict.settings.blocked))}
            <figcaption class="hint">{name}<br />{names}</figcaption>
        </figure>
    }
}
