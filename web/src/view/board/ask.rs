//! How a reader points at a square: a pointer that rests on it, the focus, a long press. A long press fixes no queen.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use queens_core::Square;
use queens_worker::protocol::Pane;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, MouseEvent, Node, PointerEvent};
use yew::{
    Callback, Classes, Html, Properties, component, html, use_effect_with, use_mut_ref,
    use_node_ref,
};

use super::grid::square_of;
use crate::view::Context;
use queens_page::message::Message;

/// Milliseconds that a pointer rests on a square, that a finger presses it, and that the card stays when left.
const REST: u32 = 350;
const PRESS: u32 = 500;
const STAY: u32 = 250;

#[derive(PartialEq, Properties)]
pub(super) struct AskProps {
    pub(super) pane: Pane,
    pub(super) class: Classes,
    pub(super) context: Context,
    pub(super) children: Html,
}

/// The card, in the board.
const CARD: &str = ".square-card";

/// What is asked after a while, if nothing else happens before.
type Due = Rc<RefCell<Option<Timeout>>>;

/// A board whose squares can be pointed at.
#[component]
pub(super) fn Ask(props: &AskProps) -> Html {
    let (board, due) = (use_node_ref(), use_mut_ref(|| None));
    // Whether the finger that is down has asked: lifting it is no click.
    let has_asked = use_mut_ref(Cell::default);
    let ask = {
        let (send, pane) = (props.context.send.clone(), props.pane);
        Callback::from(move |square: Option<Square>| {
            send.emit(Message::SquareAsked(square.map(|square| (pane, square))));
        })
    };
    let later = {
        let (ask, due): (_, Due) = (ask.clone(), due.clone());
        move |after: u32, square: Option<Square>| {
            let ask = ask.clone();
            *due.borrow_mut() = Some(Timeout::new(after, move || ask.emit(square)));
        }
    };
    let onpointerover = {
        let (later, due) = (later.clone(), due.clone());
        move |event: PointerEvent| match square_of(&event) {
            _ if event.pointer_type() == "touch" => {}
            Some(square) => later(REST, Some(square)),
            // The card itself keeps what it tells of.
            None => *due.borrow_mut() = None,
        }
    };
    let onpointerleave = {
        let later = later.clone();
        move |event: PointerEvent| {
            if event.pointer_type() != "touch" {
                later(STAY, None);
            }
        }
    };
    let onpointerdown = {
        let (ask, due, has_asked) = (ask.clone(), due.clone(), has_asked.clone());
        move |event: PointerEvent| {
            has_asked.borrow().set(false);
            if event.pointer_type() == "touch" && !is_on_card(&event) {
                ask.emit(None);
            }
            if let Some(square) = square_of(&event).filter(|_| event.pointer_type() == "touch") {
                let (ask, has_asked) = (ask.clone(), has_asked.clone());
                *due.borrow_mut() = Some(Timeout::new(PRESS, move || {
                    has_asked.borrow().set(true);
                    ask.emit(Some(square));
                }));
            }
        }
    };
    let onpointerend = {
        let due = due.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "touch" {
                *due.borrow_mut() = None;
            }
        })
    };
    // The browser's menu of a long press would lie over the card.
    let oncontextmenu = {
        let has_asked = has_asked.clone();
        move |event: MouseEvent| {
            if has_asked.borrow().get() {
                event.prevent_default();
            }
        }
    };
    let onfocusin = {
        let (ask, due) = (ask.clone(), due.clone());
        move |event: FocusEvent| {
            let target: Option<Element> = event.target().and_then(|it| it.dyn_into().ok());
            let is_seen = target.is_some_and(|it| it.matches(":focus-visible") == Ok(true));
            if let Some(square) = square_of(&event).filter(|_| is_seen) {
                *due.borrow_mut() = None;
                ask.emit(Some(square));
            }
        }
    };
    let onfocusout = {
        let board = board.clone();
        move |event: FocusEvent| {
            let to = event
                .related_target()
                .and_then(|to| to.dyn_into::<Node>().ok());
            let stays = board
                .cast::<Node>()
                .is_some_and(|board| board.contains(to.as_ref()));
            if !stays {
                later(STAY, None);
            }
        }
    };
    // A click elsewhere closes the card that a finger has opened.
    use_effect_with(board.clone(), move |board| {
        let (board, options) = (board.clone(), EventListenerOptions::run_in_capture_phase());
        let options = EventListenerOptions {
            passive: false,
            ..options
        };
        // Before the page's own listeners.
        let window = gloo_utils::window();
        let clicks =
            EventListener::new_with_options(&window, "click", options, move |event: &Event| {
                let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                let is_here = board
                    .cast::<Node>()
                    .is_some_and(|board| board.contains(target.as_ref()));
                let is_open = board
                    .cast::<Element>()
                    .is_some_and(|board| board.query_selector(CARD).is_ok_and(|it| it.is_some()));
                if !is_here && is_open {
                    ask.emit(None);
                } else if is_here && has_asked.borrow().replace(false) {
                    event.stop_propagation();
                    event.prevent_default();
                }
            });
        move || drop(clicks)
    });
    html! {
        <div class={props.class.clone()} ref={board} {onpointerover} {onpointerleave} {onpointerdown} onpointerup={onpointerend.clone()}
            onpointercancel={onpointerend} {oncontextmenu} {onfocusin} {onfocusout}>
            {props.children.clone()}
        </div>
    }
}

/// Whether it happened on the card of a square.
fn is_on_card(event: &Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| it.closest(CARD).is_ok_and(|card| card.is_some()))
}
