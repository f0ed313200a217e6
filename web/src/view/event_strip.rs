//! The strip above the board: what has just happened, in one sentence. It is not live: the page's
//! status speaks.

use queens_core::EventKind;
use queens_worker::protocol::Pane;
use yew::{Html, classes, html};

use super::icons::{Icon, icon};
use super::{hook, sentence};
use queens_page::model::Model;
use queens_text::narration::{Narration, Tone, before_looking, narrate};
use queens_text::{Sentence, Texts};

/// The event that a board shows.
pub(crate) fn event_strip(model: &Model, pane: Pane, texts: &Texts) -> Html {
    let Narration {
        kind,
        tone,
        sentence: text,
    } = narrate(model, texts, pane);
    html! {
        <div class="event" data-testid={hook("event", pane)} data-kind={kind.map_or("start", EventKind::name)}>
            // It makes way only once waiting can be noticed.
            {before_looking(model, texts, pane).map(|(tone, text)| told(tone, &text, "before"))}
            {told(tone, &text, "now")}
        </div>
    }
}

fn told(tone: Tone, text: &Sentence, when: &'static str) -> Html {
    let (class, sign) = look(tone);
    html! {
        <div key={when} class={classes!("told", class, when)}>
            <span class="badge">{icon(sign)}</span>
            <p>{sentence(text)}</p>
        </div>
    }
}

/// The colour and the sign of a tone.
fn look(tone: Tone) -> (&'static str, Icon) {
    match tone {
        Tone::Information => ("kind-back", Icon::Information),
        Tone::Given => ("kind-fixed", Icon::Given),
        Tone::Place => ("kind-place", Icon::Place),
        Tone::Visit => ("kind-place", Icon::Visited),
        Tone::Conflict => ("kind-conflict", Icon::Conflict),
        Tone::Back => ("kind-back", Icon::Back),
        Tone::DeadEnd => ("kind-conflict", Icon::DeadEnd),
        Tone::Solution => ("kind-solution", Icon::Solution),
        Tone::Waiting => ("kind-place", Icon::Try),
        Tone::Warning => ("kind-warning", Icon::Warning),
        Tone::Failure => ("kind-conflict", Icon::Warning),
    }
}
