//! Keyboard navigation in a row of tabs.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::TargetCast;

/// The tab that a key moves to, in a cycle. `None` for other keys.
pub(super) fn neighbour<T: Copy + PartialEq>(tabs: &[T], from: T, key: &str) -> Option<T> {
    let at = tabs.iter().position(|&tab| tab == from)?;
    let last = tabs.len() - 1;
    let to = match key {
        "ArrowRight" => (at + 1) % tabs.len(),
        "ArrowLeft" => (at + last) % tabs.len(),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    Some(tabs[to])
}

/// Moves the focus from the tab of an event to the tab with this id.
pub(super) fn focus(event: &KeyboardEvent, id: &str) {
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
        let to = |from, key| neighbour(&['a', 'b', 'c'], from, key);
        assert_eq!(to('c', "ArrowRight"), Some('a'));
        assert_eq!(to('a', "ArrowLeft"), Some('c'));
        assert_eq!((to('b', "Home"), to('b', "End")), (Some('a'), Some('c')));
        assert_eq!((to('b', "Enter"), to('d', "Home")), (None, None));
    }
}
