//! The button “Go to” and its popover. The content of the popover belongs to the deferred part of the page.

mod menu;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, FocusOptions, HtmlElement};
use yew::{Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref};

pub(in crate::view) use self::menu::menu;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::screen::Dialog;

/// The id of the popover, for the buttons that open and close it.
const POPOVER: &str = "go-to";

#[derive(PartialEq, Properties)]
pub(super) struct GoToProps {
    pub(super) is_open: bool,
    pub(super) disabled: bool,
    /// The content of the popover, while it is open.
    pub(super) inside: Option<Html>,
    pub(super) context: Context,
}

/// The button and its popover. The browser opens and closes the popover, and the model follows. [`open_go_to`] opens it
/// for its key.
#[component]
pub(super) fn GoTo(props: &GoToProps) -> Html {
    let (is_open, context) = (props.is_open, &props.context);
    let name = context.texts.going().go_to();
    let popover = use_node_ref();
    use_effect_with((is_open, context.panels.is_some()), {
        let popover = popover.clone();
        move |(is_open, _)| {
            // The address has changed, or another dialog has opened.
            if !*is_open && is_shown(&popover) {
                hide(&popover);
            }
            focus_line(&popover);
        }
    });
    let send = context.send.clone();
    let shown = popover.clone();
    let ontoggle = move |_: Event| {
        match (is_open, is_shown(&shown)) {
            (false, true) => send.emit(Message::DialogOpened(Dialog::GoTo)),
            (true, false) => send.emit(Message::DialogClosed),
            // Closed and opened again within one task.
            _ => focus_line(&shown),
        }
    };
    // The browser does not close a popover when the focus leaves it.
    let left = popover.clone();
    let onfocusout = move |event: FocusEvent| {
        let to = event.related_target();
        let to = to.and_then(|to| to.dyn_into::<Element>().ok());
        if to.is_some_and(|to| to.closest(".go-to") == Ok(None)) {
            hide(&left);
        }
    };
    html! {
        <div class="go-to">
            <button type="button" class="button quiet icon extra" data-testid="go-to" aria-label={name} title={name}
                popovertarget={POPOVER} disabled={props.disabled}>
                {icon(Icon::GoTo)}
            </button>
            <div id={POPOVER} class="go-to-popover" popover="auto" role="group" aria-label={name} ref={popover}
                {ontoggle} {onfocusout}>
                {props.inside.clone()}
            </div>
        </div>
    }
}

/// Opens the menu for its key.
pub(crate) fn open_go_to() {
    let document = gloo_utils::document();
    let button = document.query_selector(&format!("[popovertarget={POPOVER}]:enabled"));
    let button = button
        .ok()
        .flatten()
        .and_then(|button| button.dyn_into().ok());
    let popover = document.get_element_by_id(POPOVER);
    let popover = popover.and_then(|popover| popover.dyn_into::<HtmlElement>().ok());
    if let (Some(button), Some(popover)) = (button, popover) {
        // When the menu closes, the browser returns the focus to the button.
        focus(&button);
        // Fails only if the popover is open, or in browsers without popovers.
        let _ = popover.show_popover();
    }
}

fn is_shown(popover: &NodeRef) -> bool {
    let popover = popover.cast::<Element>();
    popover.is_some_and(|popover| popover.matches(":popover-open") == Ok(true))
}

fn hide(popover: &NodeRef) {
    if let Some(popover) = popover.cast::<HtmlElement>() {
        // Fails only in browsers without popovers.
        let _ = popover.hide_popover();
    }
}

/// Focuses the second line of an open menu, which is “next solution”.
fn focus_line(popover: &NodeRef) {
    if !is_shown(popover) {
        return;
    }
    let line = popover.cast::<Element>();
    let line = line.and_then(|popover| popover.query_selector(".go-to-line + .go-to-line").ok()?);
    if let Some(line) = line.and_then(|line| line.dyn_into().ok()) {
        focus(&line);
    }
}

/// Focuses an element without scrolling, because the button and its popover are visible.
fn focus(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Without the focus, the popover still works with a pointer.
    let _ = element.focus_with_options(&options);
}
