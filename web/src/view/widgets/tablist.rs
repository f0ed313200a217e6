//! A row or column of tabs. Arrow keys, Home and End choose a tab and move the focus to it.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::{AttrValue, Html, MouseEvent, NodeRef, TargetCast, html};

use crate::view::Context;
use queens_page::message::Message;

/// A tab.
#[derive(Clone)]
pub(in crate::view) struct Tab {
    /// The id, which is also the test hook.
    pub(in crate::view) id: String,
    pub(in crate::view) name: AttrValue,
    pub(in crate::view) is_chosen: bool,
    /// The id of the panel.
    pub(in crate::view) controls: &'static str,
    /// Whether the tab receives the focus when its dialog opens.
    pub(in crate::view) has_autofocus: bool,
    /// The message that chooses the tab.
    pub(in crate::view) message: Message,
    /// An action after a click, in addition to the message.
    pub(in crate::view) after_click: Option<fn()>,
}

/// The tabs in a row with these classes and this accessible name.
pub(in crate::view) fn tablist(
    class: &'static str,
    label: &'static str,
    tabs: &[Tab],
    row: NodeRef,
    context: &Context,
) -> Html {
    let buttons = tabs.iter().enumerate().map(|(at, tab)| {
        let (all, send) = (tabs.to_vec(), context.send.clone());
        let onkeydown = move |event: KeyboardEvent| {
            if let Some(to) = neighbour(at, all.len(), &event.key()) {
                event.prevent_default();
                event.stop_propagation();
                focus(&event, &all[to].id);
                send.emit(all[to].message.clone());
            }
        };
        let (choose, after_click) = (context.on(tab.message.clone()), tab.after_click);
        let onclick = move |event: MouseEvent| {
            choose.emit(event);
            if let Some(act) = after_click {
                act();
            }
        };
        html! {
            <button type="button" class="tab" role="tab" id={tab.id.clone()} data-testid={tab.id.clone()}
                aria-controls={tab.controls} aria-selected={tab.is_chosen.to_string()}
                tabindex={if tab.is_chosen { "0" } else { "-1" }} autofocus={tab.has_autofocus}
                {onclick} {onkeydown}>
                {tab.name.clone()}
            </button>
        }
    });
    html! {
        <div {class} role="tablist" aria-label={label} ref={row}>{for buttons}</div>
    }
}

/// The index of the tab that a key moves to, in a cycle. `None` for other keys.
fn neighbour(at: usize, count: usize, key: &str) -> Option<usize> {
    let last = count.checked_sub(1)?;
    match key {
        "ArrowRight" | "ArrowDown" => Some((at + 1) % count),
        "ArrowLeft" | "ArrowUp" => Some((at + last) % count),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// Moves the focus from the tab of an event to the tab with this id.
fn focus(event: &KeyboardEvent, id: &str) {
    let tab: HtmlElement = event.target_unchecked_into();
    let page = tab.owner_document();
    let tab = page.and_then(|page| page.get_element_by_id(id));
    if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
        // Without the focus, the panel is still chosen.
        let _ = tab.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::neighbour;

    #[test]
    fn arrows_go_round_and_home_and_end_to_the_ends() {
        let to = |from, key| neighbour(from, 3, key);
        assert_eq!(to(2, "ArrowRight"), Some(0));
        assert_eq!(to(0, "ArrowLeft"), Some(2));
        assert_eq!((to(1, "Home"), to(1, "End")), (Some(0), Some(2)));
        assert_eq!((to(0, "ArrowDown"), to(0, "ArrowUp")), (Some(1), Some(2)));
        assert_eq!(to(1, "Enter"), None);
    }
}
