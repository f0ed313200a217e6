//! The embed: board, event and transport, and a link to the whole page.

use queens_worker::protocol::Pane;
use yew::{Html, html};

use super::icons::{Icon, icon};
use super::{Context, alone, event_strip, notices, rest, transport};
use queens_page::address::link::link_to_whole;
use queens_page::model::Model;

/// The whole embed.
pub(super) fn embed(model: &Model, context: &Context) -> Html {
    let texts = context.texts.header();
    let problem = texts.problem(model.shown_settings().algorithm.problem);
    html! {
        <main class="embed" aria-label={texts.board()}>
            <h1 class="visually-hidden">{problem}</h1>
            {event_strip::event_strip(model, Pane::First, context)}
            {alone(model, Pane::First, context)}
            if model.shows_large() {
                {rest::beside(context, |panels| (panels.still)(model, context))}
            } else {
                {transport::transport(model, context)}
            }
            {notices::notices(model, context)}
            <a class="to-whole" data-testid="whole" href={link_to_whole(model)} target="_blank" rel="noopener">
                {texts.whole()}{icon(Icon::Share)}
            </a>
        </main>
    }
}
