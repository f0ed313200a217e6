//! Asks whether to start a count that takes this long. The question takes the focus, so that it is visible and its
//! buttons come next. It is not itself a button, so a repeated key press does not confirm it.

use web_sys::HtmlElement;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use crate::view::icons::{Icon, icon};

/// The question takes the focus only from these elements, which can start a count.
const ASKERS: &str = "body, #setup *, .count-actions .primary";

#[derive(PartialEq, Properties)]
pub(super) struct QuestionProps {
    /// The estimated time of the count.
    pub(super) seconds: u64,
    pub(super) children: Html,
}

#[component]
pub(super) fn Question(props: &QuestionProps) -> Html {
    let question = use_node_ref();
    {
        let question = question.clone();
        use_effect_with((), move |()| {
            let focused = gloo_utils::document().active_element();
            let may_take_focus = focused.is_none_or(|it| it.matches(ASKERS).unwrap_or(false));
            if let Some(question) = question.cast::<HtmlElement>().filter(|_| may_take_focus) {
                // Without the focus, screen readers still announce the question.
                let _ = question.focus();
            }
        });
    }
    html! {
        <div ref={question} class="notice warning" role="alert" tabindex="-1" data-testid="count-asks"
            data-seconds={props.seconds.to_string()}>
            {icon(Icon::Warning)}<p>{props.children.clone()}</p>
        </div>
    }
}
