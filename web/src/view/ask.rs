//! Opens the card of a part of a picture after a hover, on focus, or after a long press. A long press is not a click.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, MouseEvent, Node, PointerEvent};
use yew::{
    Callback, Classes, Html, NodeRef, Properties, component, html, use_effect_with, use_mut_ref,
    use_node_ref,
};

use queens_page::message::Message;

/// Milliseconds of rest before a card opens, of a long press, and before a card closes after the pointer leaves.
const REST: u32 = 350;
const PRESS: u32 = 500;
const STAY: u32 = 250;
/// Pixels that a finger may move during a long press. A finger that moves further drags the picture.
const STILL: i32 = 8;

#[derive(PartialEq, Properties)]
pub(super) struct AskProps {
    /// The message that opens the card at the position of an event. `None` if there is nothing to explain.
    pub(super) find: Callback<Event, Option<Message>>,
    /// The message that closes the card.
    pub(super) nothing: Message,
    pub(super) send: Callback<Message>,
    pub(super) class: Classes,
    pub(super) children: Html,
}

/// Selector of the card in the picture.
const CARD: &str = ".square-card";

/// The timer that opens or closes a card. Any other event cancels it.
type Due = Rc<RefCell<Option<Timeout>>>;

/// The message for the part under the pointer, and whether the pointer is on the card.
type At = Rc<RefCell<(Option<Message>, bool)>>;

/// A picture whose parts have cards.
#[component]
pub(super) fn Ask(props: &AskProps) -> Html {
    let (picture, due) = (use_node_ref(), use_mut_ref(|| None));
    let at: At = use_mut_ref(Default::default);
    // Whether the current touch has opened or closed a card. If so, its end is not a click.
    let has_asked = use_mut_ref(Cell::default);
    let pressed = use_mut_ref(Cell::default);
    let AskProps {
        find,
        nothing,
        send,
        ..
    } = props;
    let later = {
        let (send, due): (_, Due) = (send.clone(), due.clone());
        move |after: u32, message: Message| {
            let send = send.clone();
            *due.borrow_mut() = Some(Timeout::new(after, move || send.emit(message)));
        }
    };
    let onpoint = {
        let (later, due, at) = (later.clone(), due.clone(), at.clone());
        let (find, nothing, pressed) = (find.clone(), nothing.clone(), pressed.clone());
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "touch" {
                let (x, y): (i32, i32) = pressed.borrow().get();
                if (event.client_x() - x)
                    .abs()
                    .max((event.client_y() - y).abs())
                    > STILL
                {
                    *due.borrow_mut() = None;
                }
                return;
            }
            // Dragging opens no card.
            let found = (event.buttons() == 0).then(|| find.emit(event.clone().into()));
            let here = (found.flatten(), is_on_card(&event));
            if *at.borrow() == here {
                return;
            }
            match &here {
                (Some(message), _) => later(REST, message.clone()),
                // The card stays open while the pointer is on it.
                (None, true) => *due.borrow_mut() = None,
                (None, false) => later(STAY, nothing.clone()),
            }
            *at.borrow_mut() = here;
        })
    };
    let onpointerleave = {
        let (later, at, nothing) = (later.clone(), at.clone(), nothing.clone());
        move |event: PointerEvent| {
            if event.pointer_type() != "touch" {
                *at.borrow_mut() = (None, false);
                later(STAY, nothing.clone());
            }
        }
    };
    let onpointerdown = {
        let (find, send, nothing) = (find.clone(), send.clone(), nothing.clone());
        let (due, has_asked, picture) = (due.clone(), has_asked.clone(), picture.clone());
        move |event: PointerEvent| {
            has_asked.borrow().set(false);
            pressed.borrow().set((event.client_x(), event.client_y()));
            if is_on_card(&event) {
                return;
            }
            // A press closes the card, which describes the board before the press.
            *due.borrow_mut() = None;
            let has_card = has_card(&picture);
            send.emit(nothing.clone());
            if event.pointer_type() != "touch" {
                return;
            }
            // A tap outside a card has no other effect.
            has_asked.borrow().set(has_card);
            if let Some(message) = find.emit(event.into()) {
                let (send, has_asked) = (send.clone(), has_asked.clone());
                *due.borrow_mut() = Some(Timeout::new(PRESS, move || {
                    has_asked.borrow().set(true);
                    send.emit(message);
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
    // The browser's context menu after a long press would cover the card.
    let oncontextmenu = {
        let has_asked = has_asked.clone();
        move |event: MouseEvent| {
            if has_asked.borrow().get() {
                event.prevent_default();
            }
        }
    };
    let onfocusin = {
        let (find, send, due) = (find.clone(), send.clone(), due.clone());
        move |event: FocusEvent| {
            let target: Option<Element> = event.target().and_then(|it| it.dyn_into().ok());
            let is_seen = target.is_some_and(|it| it.matches(":focus-visible") == Ok(true));
            if let Some(message) = is_seen.then(|| find.emit(event.into())).flatten() {
                *due.borrow_mut() = None;
                send.emit(message);
            }
        }
    };
    let onfocusout = {
        let (picture, nothing) = (picture.clone(), nothing.clone());
        move |event: FocusEvent| {
            let to = event
                .related_target()
                .and_then(|to| to.dyn_into::<Node>().ok());
            let stays = picture
                .cast::<Node>()
                .is_some_and(|picture| picture.contains(to.as_ref()));
            if !stays {
                later(STAY, nothing.clone());
            }
        }
    };
    // The timer disappears with the picture, so the card is closed here.
    {
        let (send, nothing) = (send.clone(), nothing.clone());
        use_effect_with((), move |()| move || send.emit(nothing));
    }
    // A click elsewhere closes a card that was opened by touch.
    let close = send.reform({
        let nothing = nothing.clone();
        move |()| nothing.clone()
    });
    use_effect_with(picture.clone(), move |picture| {
        let (picture, options) = (
            picture.clone(),
            EventListenerOptions::run_in_capture_phase(),
        );
        let options = EventListenerOptions {
            passive: false,
            ..options
        };
        // Listens in the capture phase, before the page's own listeners.
        let window = gloo_utils::window();
        let clicks =
            EventListener::new_with_options(&window, "click", options, move |event: &Event| {
                let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                let is_here = picture
                    .cast::<Node>()
                    .is_some_and(|picture| picture.contains(target.as_ref()));
                if !is_here && has_card(&picture) {
                    close.emit(());
                } else if is_here && has_asked.borrow().replace(false) {
                    event.stop_propagation();
                    event.prevent_default();
                }
            });
        move || drop(clicks)
    });
    html! {
        <div class={props.class.clone()} ref={picture} onpointermove={onpoint} {onpointerleave}
            {onpointerdown} onpointerup={onpointerend.clone()} onpointercancel={onpointerend} {oncontextmenu} {onfocusin} {onfocusout}>
            {props.children.clone()}
        </div>
    }
}

/// Whether the picture shows a card.
fn has_card(picture: &NodeRef) -> bool {
    let picture = picture.cast::<Element>();
    picture.is_some_and(|it| it.query_selector(CARD).is_ok_and(|card| card.is_some()))
}

/// Whether the event occurred on the card.
pub(super) fn is_on_card(event: &Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| it.closest(CARD).is_ok_and(|card| card.is_some()))
}
