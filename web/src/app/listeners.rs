//! Listeners on the window and the document: keys, the address, and the visibility of the page.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, VisibilityState};
use yew::Context;

use super::App;
use queens_page::keyboard::{Focus, KeyState, Press};
use queens_page::message::Message;

pub(super) fn listeners(
    context: &Context<App>,
    key_state: Rc<Cell<KeyState>>,
) -> Vec<EventListener> {
    let window = gloo_utils::window();
    let keys = context.link().clone();
    let active = EventListenerOptions::enable_prevent_default();
    let keys = EventListener::new_with_options(&window, "keydown", active, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let is_held = event.repeat() && !event.key().starts_with("Arrow");
        if is_held || event.default_prevented() || event.alt_key() {
            return;
        }
        let press = Press {
            key: &event.key(),
            shift: event.shift_key(),
            control: event.ctrl_key() || event.meta_key(),
            focus: focus(event),
        };
        if let Some(command) = key_state.get().command(press) {
            // The browser's own response to Escape is kept: it closes popovers and dialogs.
            if event.key() != "Escape" {
                event.prevent_default();
            }
            keys.send_message(Message::from(command));
        }
    });
    // Fires for Back and Forward, and also when the reader changes the fragment.
    let link = context.link().clone();
    let moved = EventListener::new(&window, "popstate", move |_| {
        link.send_message(Message::AddressMoved);
    });
    let mut listeners = vec![keys, moved];
    listeners.extend(hidden(context));
    listeners.extend(used(context));
    listeners
}

/// Requests the deferred part when the reader first uses the page. Screen readers send only clicks. The request waits
/// for the end of the event, because a drawing within a click would reset the radio button that was clicked.
fn used(context: &Context<App>) -> [EventListener; 3] {
    let window = gloo_utils::window();
    ["pointerdown", "keydown", "click"].map(|event| {
        let link = context.link().clone();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::once_with_options(&window, event, options, move |_| {
            let want = move || link.send_message(Message::CodeWanted);
            Timeout::new(0, want).forget();
        })
    })
}

/// Reports that the page is hidden, frozen or left, whichever event comes first.
fn hidden(context: &Context<App>) -> [EventListener; 3] {
    let document = gloo_utils::document();
    let send = || {
        let link = context.link().clone();
        move || link.send_message(Message::PageHidden)
    };
    let (hide, freeze, leave) = (send(), send(), send());
    [
        EventListener::new(&document, "visibilitychange", move |_| {
            if gloo_utils::document().visibility_state() == VisibilityState::Hidden {
                hide();
            }
        }),
        EventListener::new(&document, "freeze", move |_| freeze()),
        EventListener::new(&gloo_utils::window(), "pagehide", move |_| leave()),
    ]
}

fn focus(event: &KeyboardEvent) -> Focus {
    let within = |selector: &str| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    };
    if within("input[type=range]") {
        Focus::Slider
    } else if within("textarea, dialog, [role=dialog], .go-to-popover") {
        Focus::Dialog
    } else if within("input:not([type=radio], [type=checkbox]), select") {
        Focus::Field
    } else if within("[type=radio]:checked") {
        Focus::Choice
    } else if within("[role=grid], [role=tablist], [type=radio]") {
        Focus::Roving
    } else if within("button, a, summary, [type=checkbox]") {
        Focus::Button
    } else {
        Focus::Page
    }
}
