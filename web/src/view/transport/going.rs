//! The button “Go to”, and the popover that it opens. What is in the popover comes with the rest of the page.

mod menu;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, FocusOptions, HtmlElement};
use yew::{Html, NodeRef, Properties, TargetCast, component, html, use_effect_with, use_node_ref};

pub(in crate::view) use self::menu::menu;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::screen::Dialog;

/// The popover, for the buttons that open and close it.
const POPOVER: &str = "go-to";

#[derive(PartialEq, Properties)]
pub(super) struct GoToProps {
    pub(super) is_open: bool,
    pub(super) disabled: bool,
    /// What the open popover holds.
    pub(super) inside: Option<Html>,
    pub(super) context: Context,
}

/// The button and its popover. The browser opens and closes it; the model follows, and the key for it goes the other way.
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
            // A browser without popovers shows it where it stands.
            if *is_open && !is_shown {
                // What has the focus now has it again afterwards.
                focus_on(&root, "button");
                let _ = popover.show_popover();
            } else if !*is_open && is_shown {
                let _ = popover.hide_popover();
            }
            if *is_open {
                // The next solution.
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
    // The browser leaves a popover open when the focus goes elsewhere.
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
        // The popover is where there is room for it: nothing is to be scrolled to show it.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // What cannot have the focus leaves it where it was.
        let _ = found.focus_with_options(&options);
    }
}
