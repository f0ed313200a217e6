//! The box of an open tool. A tool opened from elsewhere in the page takes the focus. Escape closes the box and
//! returns the focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::{Html, Properties, component, html, use_effect_with, use_mut_ref, use_node_ref};

use crate::view::Context;
use queens_page::message::Message;
use queens_page::results::{ResultsMessage, Tool};

#[derive(PartialEq, Properties)]
pub(super) struct ToolBoxProps {
    pub(super) tool: Tool,
    pub(super) name: String,
    /// Whether the box takes the focus.
    pub(super) is_called: bool,
    pub(super) context: Context,
    pub(super) children: Html,
}

#[component]
pub(super) fn ToolBox(props: &ToolBoxProps) -> Html {
    let (tool, send) = (props.tool, props.context.send.clone());
    let (inside, caller) = (use_node_ref(), use_mut_ref(|| None::<HtmlElement>));
    {
        let (inside, caller, send) = (inside.clone(), caller.clone(), send.clone());
        use_effect_with(props.is_called, move |&is_called| {
            if let (true, Some(inside)) = (is_called, inside.cast::<HtmlElement>()) {
                *caller.borrow_mut() = focused();
                let control = inside
                    .query_selector("select, input, button")
                    .ok()
                    .flatten();
                let control = control.and_then(|it| it.dyn_into::<HtmlElement>().ok());
                // An element that cannot be focused leaves the focus where it is.
                let _ = control.unwrap_or(inside).focus();
                send.emit(Message::Results(ResultsMessage::ToolEntered));
            }
        });
    }
    let onkeydown = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            let caller = caller.borrow_mut().take();
            // On a phone, the tool was opened from the menu, whose button is far away.
            let is_near =
                |it: &HtmlElement| it.offset_parent().is_some() && it.matches(".menu") == Ok(false);
            let back = caller.filter(is_near);
            if let Some(back) = back.or_else(|| toggle(tool)) {
                let _ = back.focus();
            }
            send.emit(Message::Results(ResultsMessage::ToolToggled(tool)));
        }
    };
    html! {
        <section class="tool-inside" id={tool.into_str()} ref={inside} tabindex="-1" aria-label={props.name.clone()} {onkeydown}>
            {props.children.clone()}
        </section>
    }
}

/// The focused element. `None` if there is none.
fn focused() -> Option<HtmlElement> {
    let focused = gloo_utils::document().active_element()?;
    focused.dyn_into().ok()
}

/// The button that opens a tool in the panel.
fn toggle(tool: Tool) -> Option<HtmlElement> {
    let selector = format!("button[aria-controls={}]", tool.into_str());
    let button: Option<Element> = gloo_utils::document().query_selector(&selector).ok()?;
    button?.dyn_into().ok()
}
