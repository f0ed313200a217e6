//! The live region: messages for screen readers, each announced once.

use yew::{Html, Properties, component, html, use_memo};

/// The current text, and the number of the announcement.
#[derive(PartialEq, Properties)]
pub(super) struct LiveProps {
    pub(super) number: u32,
    pub(super) text: Option<String>,
}

/// The region. `text` changes with the board, and the region changes only with `number`.
#[component]
pub(super) fn Live(props: &LiveProps) -> Html {
    let text = use_memo(props.number, |_| props.text.clone());
    html! { <div class="visually-hidden" role="status" translate="no">{(*text).clone()}</div> }
}
