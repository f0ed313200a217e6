//! An answer that may appear below the visible part of the page. It scrolls into view when it appears.

use web_sys::Element;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use crate::sight::show;

#[derive(PartialEq, Properties)]
pub(super) struct AnswerProps {
    /// The texts of the answer. A change scrolls the answer into view again.
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
