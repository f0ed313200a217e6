//! The squares in a reason or a variable. Pointing at a name opens the square's card; a click goes to the event on the
//! square.

use std::cell::Cell;

use queens_core::Square;
use queens_worker::protocol::Pane;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};
use yew::{Callback, Html, html};

use super::Context;
use queens_draw::{Sentence, Span};
use queens_page::message::Message;
use queens_page::model::Model;

/// A word. If it is a square, the reader can point at it.
pub(super) fn word(text: &str) -> Html {
    match text.parse::<Square>() {
        Ok(square) => html! { <span class="named" data-names={square.to_string()}>{text}</span> },
        Err(_) => html! { text },
    }
}

/// A sentence whose square names respond to the pointer.
pub(super) fn sentence(sentence: &Sentence) -> Html {
    let spans = sentence.0.iter().map(|span| match span {
        Span::Plain(text) => html! { <>{text}</> },
        Span::Strong(text) => html! { <b>{word(text)}</b> },
    });
    spans.collect()
}

/// Opens the card of the square under the pointer, and closes it when the pointer leaves.
pub(super) fn asking(model: &Model, context: &Context) -> Callback<PointerEvent> {
    let send = context.send.clone();
    let asked = Cell::new(model.asked.is_some());
    Callback::from(move |event: PointerEvent| {
        let square = named(&event);
        if asked.replace(square.is_some()) || square.is_some() {
            send.emit(Message::SquareAsked(
                square.map(|square| (Pane::First, square)),
            ));
        }
    })
}

/// Goes to the event on the square that is clicked.
pub(super) fn opening(context: &Context) -> Callback<MouseEvent> {
    let send = context.send.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(square) = named(&event) {
            send.emit(Message::AskedOpened(Pane::First, square));
        }
    })
}

/// The square whose name is under the pointer.
fn named(event: &Event) -> Option<Square> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let word = target.closest("[data-names]").ok()??;
    word.get_attribute("data-names")?.parse().ok()
}
