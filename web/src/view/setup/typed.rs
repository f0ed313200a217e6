//! A field of the form in which something is typed. What was refused stays in it, and why is told under it.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Event, HtmlInputElement, InputEvent, KeyboardEvent};
use yew::{Html, TargetCast, html};

use crate::view::Context;
use queens_page::message::FormMessage;
use queens_page::notice::Notice;

/// What is typed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Content {
    /// A number, entered with Enter or by leaving the field.
    Number,
    /// Squares, the same. They become chips, which move what stands below.
    Squares,
}

pub(super) struct Typed<'a> {
    /// Its id, and its hook.
    pub(super) id: &'static str,
    pub(super) content: Content,
    pub(super) value: String,
    pub(super) placeholder: Option<&'static str>,
    pub(super) refused: Option<&'a Notice>,
    pub(super) typed: fn(String) -> FormMessage,
    pub(super) entered: FormMessage,
}

/// The field, what stands beside it, and why its text was refused.
pub(super) fn typed(field: Typed, beside: Html, context: &Context) -> Html {
    let (id, is_number) = (field.id, field.content == Content::Number);
    let (typing, message) = (context.send.clone(), field.typed);
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typing.emit(message(field.value()).into());
    };
    let (entering, entered) = (context.send.clone(), field.entered.clone());
    let onkeydown = move |event: KeyboardEvent| {
        // With Shift, the form is run.
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

/// Enters what has been typed when its field is left; if it is left for a button, which must not move away under the
/// pointer, once that is released, before it does anything. Run takes what has been typed by itself, and does not run
/// what cannot be used.
pub(super) fn once_left(entered: FormMessage, context: &Context) -> impl Fn(Event) + 'static {
    let send = context.send.clone();
    move |_| {
        let (send, entered) = (send.clone(), entered.clone());
        if !is_there("main button:enabled:active") {
            return send.emit(entered.into());
        }
        let released = move |_: &Event| {
            if !is_there("[data-testid=run]:hover") {
                send.emit(entered.into());
            }
        };
        let window = gloo_utils::window();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::once_with_options(&window, "mouseup", options, released).forget();
    }
}

fn is_there(selector: &str) -> bool {
    let found = gloo_utils::document().query_selector(selector);
    found.is_ok_and(|found| found.is_some())
}
