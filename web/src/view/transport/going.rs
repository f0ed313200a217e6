//! The button “Go to” and its popover. The content of the popover belongs to the deferred part of the page.

mod menu;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, FocusOptions, HtmlElement};
use yew::{Html, NodeRef, Properties, TargetCast, component, html, use_effect_with, use_node_ref};

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

/// The button and its popover. A click opens the popover in the browser, and the model follows. A key changes the model,
/// and the popover follows.
#[component]
pub(super) fn GoTo(props: &GoToProps) -> Html {
    let (is_open, context) = (props.is_open, &props.context);
    let (name, root) = (context.texts.going().go_to(), use_node_ref());
    use_effect_with((is_open, context.panels.is_some()), {
        let root = root.clone();
        move |(is_open, _)| {
            let Some(popover) = found::<HtmlElement>(&root, "[popover]") else {
                return;
            };
            let is_shown = popover.matches(":popover-open") == Ok(true);
            if *is_open && !is_shown {
                // The browser returns the focus to this button when the popover closes.
                focus_on(&root, "button");
                let _ = popover.show_popover();
            } else if !*is_open && is_shown {
                let _ = popover.hide_popover();
            }
            if *is_open {
                // The second line is “next solution”.
                focus_on(&root, ".go-to-line + .go-to-line");
            }
        }
    });
    let send = context.send.clone();
    let ontoggle = move |event: Event| {
        let popover = event.target_dyn_into::<Element>();
        let is_shown = popover.is_some_and(|it| it.matches(":popover-open") == Ok(true));
        match (is_open, is_shown) {
            (false, true) => send.emit(Message::DialogOpened(Dialog::GoTo)),
            (true, false) => send.emit(Message::DialogClosed),
            _ => {}
        }
    };
    // The browser does not close a popover when the focus leaves it.
    let send = context.send.clone();
    let onfocusout = move |event: FocusEvent| {
        let to = event.related_target();
        let to = to.and_then(|to| to.dyn_into::<Element>().ok());
        if to.is_some_and(|to| to.closest(".go-to") == Ok(None)) {
            send.emit(Message::DialogClosed);
        }
    };
    html! {
        <div class="go-to" ref={root}>
            <button type="button" class="button quiet icon" data-testid="go-to" aria-label={name} title={name}
                popovertarget={POPOVER} disabled={props.disabled}>
                {icon(Icon::GoTo)}
            </button>
            <div id={POPOVER} class="go-to-popover" popover="auto" role="group" aria-label={name} {ontoggle} {onfocusout}>
                {props.inside.clone()}
            </div>
        </div>
    }
}

fn found<T: JsCast>(root: &NodeRef, selector: &str) -> Option<T> {
    let root = root.cast::<Element>()?;
    root.query_selector(selector).ok()??.dyn_into().ok()
}

fn focus_on(root: &NodeRef, selector: &str) {
    if let Some(found) = found::<HtmlElement>(root, selector) {
        // The popover is already visible, so nothing has to scroll.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // Without the focus, the popover still works with a pointer.
        let _ = found.focus_with_options(&options);
    }
}
