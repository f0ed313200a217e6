//! Checks another program's output: the field, the button and the verdict. The browser manages the field, which may
//! hold a long text. It is not redrawn while the reader types.

use std::rc::Rc;

use queens_core::check::{
    Duplicate, JudgedClaim, LISTED, LONGEST_TEXT, Progress, Truncated, WrongBoard,
};
use queens_core::formats::read::{Location, Unread};
use queens_core::{BoardSize, Problem, Square};
use web_sys::{Element, HtmlTextAreaElement};
use yew::{
    Event, Html, MouseEvent, NodeRef, Properties, SubmitEvent, TargetCast, classes, component,
    html, use_effect_with, use_node_ref,
};

use crate::sight::show;
use crate::view::{Context, sentence};
use queens_page::address::Address;
use queens_page::address::link::link_to_placed;
use queens_page::message::{FormMessage, Message};
use queens_page::results::{self, Judged, ResultsMessage};
use queens_text::{check as words, words::Check as CheckTexts};

#[derive(PartialEq, Properties)]
pub(super) struct CheckProps {
    pub(super) draft: Rc<str>,
    pub(super) check: results::Check,
    /// The problem of the form, which decides how the text is checked.
    pub(super) problem: Problem,
    /// The address that links to boards start from.
    pub(super) another: Address,
    pub(super) context: Context,
}

#[component]
pub(super) fn Check(props: &CheckProps) -> Html {
    let CheckProps {
        draft,
        check,
        problem,
        another,
        context,
    } = props;
    let texts = context.texts.check();
    let field = use_node_ref();
    let send = context.send.clone();
    let asked = field.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = asked.cast::<HtmlTextAreaElement>() {
            let text = Rc::from(field.value());
            send.emit(Message::Results(ResultsMessage::CheckAsked(text)));
        }
    };
    let hint = texts.hint(*problem, LONGEST_TEXT as u64);
    let judged = judged(check);
    let told = use_node_ref();
    use_effect_with((told.clone(), check.clone()), |(told, check)| {
        let is_told = matches!(check, results::Check::Done(_) | results::Check::Refused(_));
        if let Some(told) = told.cast::<Element>().filter(|_| is_told) {
            show(&told);
        }
    });
    html! {
        <form class="check-form" {onsubmit}>
            <label for="check-text">{texts.label()}</label>
            <Field {field} draft={draft.clone()} context={context.clone()} />
            <div class="export-to">
                <button type="submit" class="button" data-testid="check">{texts.ask()}</button>
                if let results::Check::Waiting(_) = check {
                    <button type="button" class="button stop"
                        onclick={context.on(Message::Results(ResultsMessage::CheckStopped))}>{texts.stop()}</button>
                }
            </div>
            <div class="check-told" ref={told}>
                <div class="verdict" role="status" data-testid="check-verdict" data-state={state(check)}
                    data-value={judged.map(|judged| judged.verdict.outcome().name())}
                    data-right={judged.map(|judged| judged.verdict.right.to_string())}
                    data-wrong={judged.map(|judged| judged.verdict.wrong.total.to_string())}>
                    {said(check, context)}
                </div>
                if let Some(judged) = judged {
                    {judged.verdict.other_size.map(|n| other_size(n, draft, context))}
                    {details(judged, another, context)}
                }
            </div>
            <p class="hint" id="check-hint">{hint}</p>
        </form>
    }
}

#[derive(PartialEq, Properties)]
struct FieldProps {
    field: NodeRef,
    /// The initial text. The browser manages later text.
    draft: Rc<str>,
    context: Context,
}

#[component]
fn Field(props: &FieldProps) -> Html {
    let (field, draft) = (props.field.clone(), props.draft.clone());
    use_effect_with((), move |()| {
        if let Some(field) = field.cast::<HtmlTextAreaElement>() {
            field.set_value(&draft);
        }
    });
    let send = props.context.send.clone();
    let onchange = move |event: Event| {
        let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
        send.emit(Message::Results(ResultsMessage::DraftLeft(text.into())));
    };
    let send = props.context.send.clone();
    let oninput = move |_| send.emit(Message::Results(ResultsMessage::DraftEdited));
    html! {
        <textarea ref={props.field.clone()} id="check-text" data-testid="check-text" rows="6" spellcheck="false"
            autocomplete="off" aria-describedby="check-hint" {oninput} {onchange} />
    }
}

/// The name of the state, for scripts.
fn state(check: &results::Check) -> &'static str {
    match check {
        results::Check::None => "none",
        results::Check::Waiting(_) => "waiting",
        results::Check::Refused(_) => "refused",
        results::Check::Stopped => "stopped",
        results::Check::Done(judged) if judged.is_right() => "right",
        results::Check::Done(_) => "defective",
    }
}

fn judged(check: &results::Check) -> Option<&Judged> {
    match check {
        results::Check::Done(judged) => Some(judged),
        _ => None,
    }
}

/// The result of the check, as soon as there is one.
fn said(check: &results::Check, context: &Context) -> Html {
    let texts = context.texts;
    match check {
        results::Check::None => Html::default(),
        results::Check::Waiting(asked) => waiting(asked.progress, texts.check()),
        results::Check::Stopped => html! { <p>{texts.check().stopped()}</p> },
        results::Check::Refused(refusal) => html! { <p>{words::refused(texts, refusal)}</p> },
        results::Check::Done(judged) => {
            let name = texts.name_of(judged.algorithm);
            let verdict = words::verdict(texts, &judged.verdict, name);
            html! {
                <>
                    <p><strong>{words::outcome(texts, &judged.verdict)}</strong>{" "}{sentence(&verdict)}</p>
                    {starts(&judged.verdict.starts, context).map(|starts| html! { <p>{starts}</p> })}
                </>
            }
        }
    }
}

/// The progress of the check.
fn waiting(progress: Progress, texts: CheckTexts) -> Html {
    let (text, share) = match progress {
        Progress::Reading(share) => (texts.reading(), Some(share)),
        Progress::Searching(share) => (texts.waiting(), share),
    };
    let share = share.map(|share| share.clamp(0.0, 1.0).to_string());
    html! {
        <p class="check-progress"><span>{text}</span><progress max="1" value={share} aria-label={text} /></p>
    }
}

/// The starts of the tours. `None` if the start is fixed.
fn starts(starts: &[Square], context: &Context) -> Option<String> {
    /// The maximum number of listed squares.
    const NAMED: usize = 8;
    if starts.is_empty() {
        return None;
    }
    let texts = context.texts.check();
    let names: Vec<_> = starts.iter().take(NAMED).map(Square::to_string).collect();
    let mut squares = names.join(", ");
    if starts.len() > NAMED {
        let more = (starts.len() - NAMED) as u64;
        squares = format!("{squares} {}", texts.and_more(more));
    }
    Some(texts.starts(starts.len() as u64, &squares))
}

/// The board size of the printed solutions, with a button that checks them for this size.
fn other_size(n: u8, draft: &Rc<str>, context: &Context) -> Html {
    let texts = context.texts.check();
    let (send, text) = (context.send.clone(), Rc::clone(draft));
    let onclick = move |_: MouseEvent| {
        if let Ok(size) = BoardSize::try_from(n) {
            send.emit(FormMessage::SizeWanted(size).into());
            send.emit(Message::Results(ResultsMessage::CheckAsked(Rc::clone(
                &text,
            ))));
        }
    };
    html! {
        <div class="ways">
            <p class="defect" data-testid="other-size">{texts.other_size(n.into())}</p>
            <button type="button" class="button" data-testid="check-other-size" data-next-focus="#check-text" {onclick}>
                {texts.check_with(n.into())}
            </button>
        </div>
    }
}

/// How the text was read, and every defect with its line.
fn details(judged: &Judged, another: &Address, context: &Context) -> Html {
    let (all, texts) = (context.texts, context.texts.check());
    let verdict = &judged.verdict;
    let form = verdict.form.as_ref().map(|form| words::form(all, form));
    let passed_over = verdict.ignored_lines;
    let departure = verdict.order_mismatch.as_ref().map(|departure| {
        let (printed, expected) = (
            judged.write(&departure.printed),
            judged.write(&departure.expected),
        );
        let name = all.name_of(judged.algorithm);
        texts.departure(departure.at.line, &printed, &expected, name)
    });
    let line = |at: Location, reason: &str| words::line(all, at, reason);
    let alone = |line: u64| Location { line, list: None };
    let wrong = |wrong: &WrongBoard| {
        let text = line(wrong.at, &words::reason(all, wrong));
        match link_to_placed(another, judged, &wrong.squares) {
            Some(href) => html! { <a {href} title={texts.show_board()}>{text}</a> },
            None => html! { <>{text}</> },
        }
    };
    let again = |repeated: &Duplicate| {
        html! { <>{line(repeated.at, &words::again(all, repeated.before))}</> }
    };
    let unread = |unread: &Unread| {
        html! { <>{line(alone(unread.line), &words::unread_reason(all, unread))}</> }
    };
    let claim = |claim: &JudgedClaim| {
        let class = classes!((claim.holds != Some(true)).then_some("defect"));
        html! { <li {class}>{line(alone(claim.line), &words::claim(all, claim))}</li> }
    };
    html! {
        <>
            if verdict.printed == 0 && judged.empty_lists > 0 && !judged.is_right() {
                <p class="defect" data-testid="empty-lists">{texts.empty_lists(judged.empty_lists as u64)}</p>
            }
            if let Some(form) = form { <p class="hint" data-testid="check-form">{form}</p> }
            if passed_over > 0 { <p class="hint" data-testid="check-passed-over">{texts.passed_over(passed_over)}</p> }
            if !verdict.claims.is_empty() {
                <ul class="defects" data-testid="check-claims">{for verdict.claims.iter().take(LISTED).map(claim)}</ul>
            }
            if let Some(departure) = departure { <p class="defect">{departure}</p> }
            {defects(context, FAULTS, |count| texts.unread(count), &verdict.unread, unread)}
            {defects(context, FAULTS, |count| texts.wrong(count), &verdict.wrong, wrong)}
            {defects(context, FAULTS, |count| texts.doubled(count), &verdict.repeated, again)}
            // Solutions of another board leave all of this board's missing.
            if verdict.selection.is_none() && verdict.requires_all && verdict.other_size.is_none() {
                {defects(context, MISSING, |count| texts.missing(count), &verdict.missing, |squares| html! { <>{judged.write(squares)}</> })}
            }
        </>
    }
}

/// How a list of defects is shown.
struct Looks {
    class: Option<&'static str>,
    /// The maximum number of listed defects.
    most: usize,
}

const FAULTS: Looks = Looks {
    class: None,
    most: LISTED,
};
/// After an error in the text, the list of missing solutions is long and not informative.
const MISSING: Looks = Looks {
    class: Some("boards"),
    most: 12,
};

/// The defects of one kind under their number. Empty if there are none.
fn defects<T>(
    context: &Context,
    Looks { class, most }: Looks,
    title: impl FnOnce(u64) -> String,
    found: &Truncated<T>,
    line: impl Fn(&T) -> Html,
) -> Html {
    if found.total == 0 {
        return Html::default();
    }
    let lines = found.first.iter().take(most);
    let shown = lines.len() as u64;
    let lines = lines.map(|defect| html! { <li>{line(defect)}</li> });
    let more = found.total.saturating_sub(shown);
    html! {
        <>
            <h3>{title(found.total)}</h3>
            <ul class={classes!("defects", class)}>
                {for lines}
                if more > 0 { <li>{context.texts.check().and_more(more)}</li> }
            </ul>
        </>
    }
}
