//! The embed: board, event and transport, on request the code or an exercise, and a link to the whole page.

use queens_worker::protocol::Pane;
use yew::{Html, html};

use super::icons::{Icon, icon};
use super::{Context, alone, event_strip, exercise, listing, notices, predict, rest, transport};
use queens_page::address::link::link_to_whole;
use queens_page::model::Model;
use queens_page::screen::Role;

/// The whole embed.
pub(super) fn embed(model: &Model, context: &Context) -> Html {
    let texts = context.texts.header();
    let problem = texts.problem(model.shown_settings().algorithm.problem);
    let role = model.address.role;
    html! {
        <main class="embed" aria-label={texts.board()}>
            <h1 class="visually-hidden">{problem}</h1>
            if role == Role::Play {
                {rest::beside(context, |panels| (panels.standing)(model, context))}
            } else {
                {event_strip::event_strip(model, Pane::First, context)}
            }
            {alone(model, Pane::First, context)}
            if role == Role::Play {
                {rest::beside(context, |panels| (panels.moves)(model, context))}
            } else if model.shows_large() {
                {rest::beside(context, |panels| (panels.still)(model, context))}
            } else {
                {transport::transport(model, context)}
            }
            {notices::notices(model, context)}
            {rest::beside(context, |panels| (panels.embedded)(model, context))}
            <a class="to-whole" data-testid="whole" href={link_to_whole(model)} target="_blank" rel="noopener">
                {texts.whole()}{icon(Icon::Share)}
            </a>
        </main>
    }
}

/// The score of predictions, the exercise, and the code. It is part of the deferred code.
pub(super) fn embedded(model: &Model, context: &Context) -> Html {
    html! {
        <>
            if model.address.role == Role::Predict {
                {predict::score(model, context)}
            }
            {exercise::panel(model, context)}
            if model.address.excerpt.shows_code {
                {listing::listing(model, context)}
            }
        </>
    }
}
