//! The live region: messages for screen readers, each announced once.

use yew::{Html, Properties, component, html};

/// A text and its number.
#[derive(Properties)]
pub(super) struct LiveProps {
    pub(super) number: u32,
    pub(super) text: Option<String>,
}

/// The text changes with the board. A screen reader announces it again only under a new number.
impl PartialEq for LiveProps {
    fn eq(&self, other: &LiveProps) -> bool {
        self.number == other.number
    }
}

/// The region.
#[component]
pub(super) fn Live(props: &LiveProps) -> Html {
    html! { <div class="visually-hidden" role="status" translate="no">{props.text.clone()}</div> }
}
