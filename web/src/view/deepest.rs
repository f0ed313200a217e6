//! A list that stays scrolled to its end as it grows: the calls of a program, or the levels of a path.

use yew::{Html, html};

pub(super) fn deepest(class: &'static str, label: &'static str, items: Html) -> Html {
    html! {
        <div class="deepest" tabindex="0" role="group" aria-label={label}>
            <ol {class}>{items}</ol>
        </div>
    }
}
