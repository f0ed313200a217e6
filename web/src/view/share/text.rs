//! The board as text, with its description and the link; the button for files of solutions; and the events of a range
//! as a file.

use web_sys::KeyboardEvent;
use yew::{Html, html};

use super::events::events;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::address::link::shared_link;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::share::SharingMessage;
use queens_pictures::Still;

pub(super) fn text(model: &Model, context: &Context) -> Html {
    let texts = context.texts.share();
    let still = Still::of(model, context.texts);
    let sentence = still.caption.sentence.plain();
    let text = format!("{}\n{sentence}\n{}\n", still.text(), shared_link(model));
    let copied = Message::Sharing(SharingMessage::TextCopied(text.clone()));
    html! {
        <>
        <div class="share">
            <pre class="preview" tabindex="0" onkeydown={keep} data-testid="board-text" role="region" aria-label={texts.text()}>{text}</pre>
            <button type="button" class="button primary" data-testid="copy-text" onclick={context.on(copied)}>
                {icon(Icon::Copy)}{texts.copy_text()}
            </button>
            <button type="button" class="button" data-testid="share-files" onclick={context.on(Message::ExportWanted)}>
                {icon(Icon::Export)}{texts.files()}
            </button>
        </div>
        // The search on a large board has no events.
        if !model.shows_large() {
            {events(model, context)}
        }
        </>
    }
}

/// These keys scroll the text. Elsewhere they control the page.
fn keep(event: KeyboardEvent) {
    if event.key().starts_with("Arrow") || matches!(event.key().as_str(), "Home" | "End" | " ") {
        event.stop_propagation();
    }
}
