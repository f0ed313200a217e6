//! A line of the listing that calls a procedure. The call expands to the procedure's lines, with their run counts and
//! the line that decided.

use std::ops::Range;

use queens_core::Helper;
use queens_text::helper::call;
use web_sys::HtmlElement;
use yew::{Callback, Html, MouseEvent, component, html, use_effect_with, use_node_ref, use_state};

use super::listing::{indent, written};
use super::rest::CallingProps;

/// The line. A call is a component that remembers whether it is open.
pub(super) fn calling(props: CallingProps) -> Html {
    match called(&props) {
        Some(_) => {
            let key = format!("{}-{}", props.algorithm.id, props.line);
            html! { <Calling {key} ..props /> }
        }
        None => {
            let text = props.lines[props.line - 1];
            html! {
                <>
                    <span class={indent(text)}>{written(text, &props.context)}</span>
                    {times(&props)}
                </>
            }
        }
    }
}

/// The procedure that the line calls, and the range of the call in the text. `None` if the line calls none.
fn called(props: &CallingProps) -> Option<(&'static Helper, Range<usize>)> {
    let mut helpers = props.algorithm.called_helpers().iter();
    helpers.find_map(|helper| {
        let range = call(&props.lines, props.line, helper.name)?;
        Some((helper, range))
    })
}

fn times(props: &CallingProps) -> Html {
    let title = props.context.texts.listing().times_run();
    html! { <span class="times" {title}>{props.times.clone()}</span> }
}

/// The text of the line, and below it the expanded procedure.
#[component]
fn Calling(props: &CallingProps) -> Html {
    let is_open = use_state(|| false);
    let Some((helper, range)) = called(props) else {
        return Html::default();
    };
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    // The expanded lines scroll into view, starting with the calling line.
    let line = use_node_ref();
    use_effect_with((*is_open, line.clone()), |(is_open, line)| {
        let found = line.cast::<HtmlElement>().filter(|_| *is_open);
        let list = found.as_ref().and_then(|it| it.closest(".code").ok()?);
        if let (Some(line), Some(list)) = (found, list) {
            list.set_scroll_top(line.offset_top());
        }
    });
    let text = props.lines[props.line - 1];
    let title = props.context.texts.helper().open();
    html! {
        <>
            <span class={indent(text)} ref={line}>
                {written(&text[..range.start], &props.context)}
                <button type="button" class="call" aria-expanded={is_open.to_string()} {title} {onclick}>
                    {props.context.renamed(&text[range.clone()])}
                </button>
                {written(&text[range.end..], &props.context)}
            </span>
            {times(props)}
            if *is_open {
                {opened(helper, props)}
            }
        </>
    }
}

/// The lines of a procedure.
fn opened(helper: &'static Helper, props: &CallingProps) -> Html {
    let texts = props.context.texts;
    let lines = texts.rest().helper_lines(helper);
    let decided = props.decided.filter(|it| it.helper == helper.id);
    let decided = decided.map(|it| usize::from(it.line));
    let items = (1..).zip(helper.lines).map(|(line, listed)| {
        let times = props.counters.as_ref();
        let inner = CallingProps {
            lines: lines.clone(),
            line,
            times: times.map(|counters| texts.numbers.whole(listed.count.get(counters))),
            ..props.clone()
        };
        html! {
            <li key={line} aria-current={(decided == Some(line)).then_some("true")}>
                <span class="line-number" aria-hidden="true">{line}</span>
                {calling(inner)}
            </li>
        }
    });
    let name = helper.name;
    html! {
        <ol class="helper" aria-label={props.context.renamed(name)} data-helper={name} data-helper-line={decided.map(|line| line.to_string())}>
            {for items}
        </ol>
    }
}
