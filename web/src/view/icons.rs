//! The icons on buttons and next to words, hidden from screen readers. `web/sprite.svg` contains their drawings.

use yew::{Html, html};

pub(crate) use queens_draw::Icon;

/// An icon, sized by its context.
pub(crate) fn icon(icon: Icon) -> Html {
    html! {
        <svg class="sign" aria-hidden="true" focusable="false"><use href={icon.into_str()} /></svg>
    }
}
