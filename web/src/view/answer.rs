//! An answer that may come below what is in sight: it scrolls there when it comes.

use web_sys::Element;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use crate::sight::show;

#[derive(PartialEq, Properties)]
pub(super) struct AnswerProps {
    /// What it says: another answer comes to sight as well.
    pub(super) says: Vec<String>,
    pub(super) children: Html,
}

#[component]
pub(super) fn Answer(props: &AnswerProps) -> Html {
    let here = use_node_ref();
    let answer = here.clone();
    use_effect_with(props.says.clone(), move |_| {
        if let Some(answer) = answer.cast::<Element>() {
            show(&answer);
        }
    });
    html! { <div ref={here}>{props.children.clone()}</div> }
}
