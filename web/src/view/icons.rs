//! The signs on buttons and beside words, hidden from screen readers. They are drawn in `web/sprite.svg`.

use yew::{Html, html};

pub(crate) use queens_draw::Icon;

/// A sign, as large as its surroundings make it.
pub(crate) fn icon(icon: Icon) -> Html {
    html! {
        <svg class="sign" aria-hidden="true" focusable="false"><use href={icon.into_str()} /></svg>
    }
}
