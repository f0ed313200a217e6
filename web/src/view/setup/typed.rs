//! A text field of the form. A refused text stays in the field, with the reason below.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use web_sys::{Event, HtmlInputElement, InputEvent, KeyboardEvent};
use yew::{AttrValue, Html, TargetCast, html};

use crate::view::Context;
use queens_page::message::FormMessage;
use queens_page::notice::Notice;

/// The content of the field.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Content {
    /// A number, entered with Enter or by leaving the field.
    Number,
    /// Squares, entered like a number. They become chips, which move the content below.
    Squares,
}

pub(super) struct Typed<'a> {
    /// The id, which is also the test hook.
    pub(super) id: &'static str,
    pub(super) content: Content,
    pub(super) value: String,
    pub(super) placeholder: Option<AttrValue>,
    pub(super) refused: Option<&'a Notice>,
    pub(super) typed: fn(String) -> FormMessage,
    pub(super) entered: FormMessage,
}

/// The field, the controls next to it, and why its text was refused.
pub(super) fn typed(field: Typed, beside: Html, context: &Context) -> Html {
    let (id, is_number) = (field.id, field.content == Content::Number);
    let (typing, message) = (context.send.clone(), field.typed);
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typing.emit(message(field.value()).into());
    };
    let (entering, entered) = (context.send.clone(), field.entered.clone());
    let onkeydown = move |event: KeyboardEvent| {
        // Shift+Enter runs the form.
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            entering.emit(entered.clone().into());
        }
    };
    let onchange = once_left(field.entered, context);
    let error = format!("{id}-error");
    let is_refused = field.refused.is_some();
    html! {
        <>
        <input class="square-input" {id} data-testid={id} placeholder={field.placeholder} value={field.value}
            inputmode={is_number.then_some("numeric")} autocomplete="off" autocapitalize="none" spellcheck="false"
            enterkeyhint="done" maxlength={if is_number { "40" } else { "400" }}
            aria-invalid={is_refused.then_some("true")}
            aria-describedby={is_refused.then(|| error.clone())}
            {oninput} {onkeydown} {onchange} />
        {beside}
        if let Some(notice) = field.refused {
            <p class="hint bad" id={error}>
                {queens_text::notice::sentence(context.texts, notice)}
            </p>
        }
        </>
    }
}

/// Enters the text when its field is left. If a mouse button or a finger is down, this waits until after the click, so
/// that the pressed control does not move under the pointer and its own message comes first.
pub(super) fn once_left(entered: FormMessage, context: &Context) -> impl Fn(Event) + 'static {
    let send = context.send.clone();
    let press = PRESS.with(|press| Rc::clone(&press.is_down));
    move |_| {
        let (send, entered) = (send.clone(), entered.clone());
        let enter = move || send.emit(entered.into());
        if !press.get() {
            return enter();
        }
        // The browser sends the click before any timer fires.
        let released = move |_: &Event| {
            Timeout::new(0, enter).forget();
        };
        let window = gloo_utils::window();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::once_with_options(&window, "mouseup", options, released).forget();
    }
}

thread_local! {
    static PRESS: Press = Press::listen();
}

/// Whether the pointer is pressed. The browser also sends these events of a mouse for a finger.
struct Press {
    is_down: Rc<Cell<bool>>,
    _listeners: Vec<EventListener>,
}

impl Press {
    fn listen() -> Press {
        let is_down = Rc::new(Cell::new(false));
        // Tests draw the form without a window.
        let has_window = cfg!(target_arch = "wasm32");
        let events = [("mousedown", true), ("mouseup", false)];
        let events = events.into_iter().filter(|_| has_window);
        let listeners = events.map(|(event, value)| {
            let is_down = Rc::clone(&is_down);
            let options = EventListenerOptions::run_in_capture_phase();
            let window = gloo_utils::window();
            EventListener::new_with_options(&window, event, options, move |_| is_down.set(value))
        });
        let listeners: Vec<_> = listeners.collect();
        Press {
            is_down,
            _listeners: listeners,
        }
    }
}
