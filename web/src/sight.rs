//! Moves the focus, and scrolls elements into view.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// The button that starts or pauses playing. It is absent while a search is counted.
pub(crate) const PLAY: &str = "#play";

/// The elements that can follow a lost focus, in this order: the primary button, and otherwise buttons for the next
/// action, or the title of the article.
const MAIN: [&str; 6] = [
    "main .primary",
    "main .stop",
    "#play",
    "#undo",
    ".run .submit",
    "#about-title",
];

/// Focuses the first visible element that matches the selector. Returns whether there is one.
pub(crate) fn focus_first(selector: &str) -> bool {
    let Ok(found) = gloo_utils::document().query_selector_all(selector) else {
        return false;
    };
    let found = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok());
    let is_visible = |element: &HtmlElement| {
        element.offset_parent().is_some() && element.matches(":disabled") != Ok(true)
    };
    let Some(found) = found.into_iter().find(is_visible) else {
        return false;
    };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // An element that cannot be focused leaves the focus where it was.
    let _ = found.focus_with_options(&options);
    true
}

/// Scrolls to the board, and to the event and choices above it, if a part of it is not visible.
pub(crate) fn show_board() {
    let found = |selector| {
        gloo_utils::document()
            .query_selector(selector)
            .ok()
            .flatten()
    };
    let (Some(board), Some(told)) = (
        found(".board, .large"),
        found(".comparison-bar, .column-centre .event"),
    ) else {
        return;
    };
    let (at, window) = (board.get_bounding_client_rect(), gloo_utils::window());
    let height = window
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let is_seen = at.top() >= 0.0 && height.is_none_or(|height| at.bottom() <= height);
    if !is_seen {
        told.scroll_into_view();
    }
}

/// Scrolls to the tabs of the panels, if they are below the board.
pub(crate) fn show_panels() {
    let tabs = gloo_utils::document().query_selector(".columns > .tabs");
    if let Some(tabs) = tabs.ok().flatten() {
        tabs.scroll_into_view();
    }
}

/// Scrolls the page if this element covers the focused element.
pub(crate) fn uncover_focused(over: &Element) {
    let Some(focused) = focused().filter(|it| !over.contains(Some(it))) else {
        return;
    };
    let (at, over) = (
        focused.get_bounding_client_rect(),
        over.get_bounding_client_rect(),
    );
    let is_beside = at.right() <= over.left() || over.right() <= at.left();
    if !is_beside && at.bottom() > over.top() && at.top() < over.bottom() {
        show(&focused);
    }
}

/// Scrolls only as far as needed to show this element.
pub(crate) fn show(element: &Element) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&nearest);
}

/// The focused element. `None` if no element of the page has the focus.
pub(crate) fn focused() -> Option<Element> {
    let focused = gloo_utils::document().active_element();
    focused.filter(|it| it.tag_name() != "BODY")
}

/// The focused element, and the selector of its successor. Without a selector, the main button is the successor.
pub(crate) struct Focused {
    element: Element,
    successor: Option<String>,
}

impl Focused {
    /// `None` if no element of the page has the focus.
    pub(crate) fn now() -> Option<Focused> {
        let element = focused()?;
        let successor = element.get_attribute("data-next-focus");
        Some(Focused { element, successor })
    }

    /// Whether the element has disappeared or is disabled. Otherwise the reader has moved the focus.
    pub(crate) fn is_gone(&self) -> bool {
        !self.element.is_connected() || self.element.matches(":disabled") == Ok(true)
    }

    /// Focuses the successor, if it is in the page.
    pub(crate) fn pass_on(&self) {
        if let Some(successor) = &self.successor {
            focus_first(successor);
        } else {
            MAIN.into_iter().any(focus_first);
        }
    }
}
