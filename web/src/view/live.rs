//! The live region: what screen readers are told, each thing once.

use yew::{Html, Properties, component, html};

/// A text and its number.
#[derive(Properties)]
pub(super) struct LiveProps {
    pub(super) number: u32,
    pub(super) text: Option<String>,
}

/// Words change with the board; they are only told again under another number.
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
