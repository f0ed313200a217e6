//! A list that is anchored at its end, so that its last item stays in sight as it grows: the calls of a
//! program, the levels of a path.

use yew::{Html, html};

pub(super) fn deepest(class: &'static str, label: &'static str, items: Html) -> Html {
    html! {
        <div class="deepest" tabindex="0" role="group" aria-label={label}>
            <ol {class}>{items}</ol>
        </div>
    }
}
