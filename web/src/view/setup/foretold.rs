//! Warnings before a search starts: it has no solution, it will not end, or it stops at a limit. This code is loaded
//! with the deferred code.

use yew::{Html, html};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::settings::Settings;
use queens_text::narration::searches::{Cap, cap, none};

/// The warnings next to Run.
pub(in crate::view) fn foretold(settings: &Settings, context: &Context) -> Html {
    let texts = context.texts.rest();
    let warning = |testid: &'static str, told: String| {
        html! {
            <div class="notice warning" data-testid={testid}>{icon(Icon::Warning)}<p>{told}</p></div>
        }
    };
    let none = none(texts, settings).map(|told| warning("obstacle", told));
    let cap = cap(texts, settings);
    // If there is no solution, a warning that the search reaches its limit adds nothing.
    let cap = cap.filter(|cap| none.is_none() || matches!(cap, Cap::Possible(_)));
    let cap = cap.map(|cap| match cap {
        Cap::Reached(told) => warning("endless", told),
        Cap::Possible(told) => html! { <p class="hint caption" data-testid="cap">{told}</p> },
    });
    html! { <>{none}{cap}</> }
}
