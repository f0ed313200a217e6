//! What is known of a search before it is started: that it has no solution, that it will not end, where it
//! stops by itself. Fetched with the code of the searches that have such things to tell.

use yew::{Html, html};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::settings::Settings;
use queens_text::narration::searches::{Cap, cap, none};

/// What is told beside Run.
pub(crate) fn foretold(settings: &Settings, context: &Context) -> Html {
    let texts = context.texts.rest();
    let warning = |testid: &'static str, told: String| {
        html! {
            <div class="notice warning" data-testid={testid}>{icon(Icon::Warning)}<p>{told}</p></div>
        }
    };
    let none = none(texts, settings).map(|told| warning("obstacle", told));
    let cap = cap(texts, settings);
    // Where nothing is to be found, it does not matter how many ways there are to look for it.
    let cap = cap.filter(|cap| none.is_none() || matches!(cap, Cap::Possible(_)));
    let cap = cap.map(|cap| match cap {
        Cap::Reached(told) => warning("endless", told),
        Cap::Possible(told) => html! { <p class="hint caption" data-testid="cap">{told}</p> },
    });
    html! { <>{none}{cap}</> }
}
