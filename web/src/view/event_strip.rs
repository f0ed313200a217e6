//! The strip above the board: what has just happened, in one sentence. It is not live: the page's
//! status speaks.

use queens_core::event::EventKind;
use yew::{Html, html};

use super::icons::{Icon, icon};
use super::{Context, sentence};
use crate::model::Model;
use crate::narration::{Narration, Tone, narrate};

/// The event that is shown.
pub(crate) fn event_strip(model: &Model, _: &Context) -> Html {
    let Narration {
        kind,
        tone,
        sentence: text,
    } = narrate(model);
    let (class, sign) = look(tone);
    html! {
        <div
            class={format!("event {class}")}
            data-testid="event"
            data-kind={kind.map_or("start", EventKind::name)}
        >
            <span class="badge">{icon(sign)}</span>
            <p>{sentence(&text)}</p>
        </div>
    }
}

/// The colour and the sign of a tone.
fn look(tone: Tone) -> (&'static str, Icon) {
    match tone {
        Tone::Information => ("k-back", Icon::Information),
        Tone::Given => ("k-fixed", Icon::Given),
        Tone::Place => ("k-place", Icon::Place),
        Tone::Conflict => ("k-conflict", Icon::Conflict),
        Tone::Back => ("k-back", Icon::Back),
        Tone::DeadEnd => ("k-conflict", Icon::DeadEnd),
        Tone::Solution => ("k-solution", Icon::Solution),
        Tone::Waiting => ("k-place", Icon::Try),
        Tone::Warning => ("k-warn", Icon::Warning),
        Tone::Failure => ("k-conflict", Icon::Warning),
    }
}
