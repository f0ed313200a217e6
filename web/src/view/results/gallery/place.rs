//! Computes the positions of the boards and the visible rows. A script sets the positions, because the security policy
//! forbids styles in the markup.

use std::ops::Range;

use queens_draw::rounded::hundredths;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

use crate::view::results::board::ACROSS;

/// The gap between two boards, in pixels. The style sheet repeats this value and the next.
const GAP: f64 = 10.0;
/// The height of the caption, in pixels: a card is this much higher than wide.
const CAPTION: f64 = 26.0;
/// The number of rows kept ready beyond each edge.
pub(super) const SPARE: usize = 2;

/// The visible part of the gallery.
#[derive(Clone, PartialEq)]
pub(super) struct Scan {
    /// The rows.
    pub(super) rows: Range<usize>,
    /// The distance between two rows, in pixels.
    pub(super) pitch: f64,
}

impl Default for Scan {
    fn default() -> Scan {
        Scan {
            rows: 0..8,
            pitch: 150.0,
        }
    }
}

/// The rows of the gallery that are in the window, and spare rows.
pub(super) fn look(list: &NodeRef, count: usize) -> Option<Scan> {
    let list = list.cast::<Element>()?;
    let window = gloo_utils::window().inner_height().ok()?.as_f64()?;
    let place = list.get_bounding_client_rect();
    let width = (place.width() - GAP * (ACROSS as f64 - 1.0)) / ACROSS as f64;
    if width <= 0.0 {
        return None;
    }
    let pitch = width + CAPTION + GAP;
    let rows = count.div_ceil(ACROSS);
    let row = |at: f64| ((at - place.top()) / pitch).max(0.0).min(rows as f64);
    let first = (row(0.0).floor() as usize).saturating_sub(SPARE);
    let last = (row(window).ceil() as usize + SPARE).min(rows);
    Some(Scan {
        rows: first..last,
        pitch,
    })
}

/// Positions each board.
pub(super) fn put(list: &NodeRef, count: usize, pitch: f64) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    set(&list, "height", count.div_ceil(ACROSS) as f64 * pitch - GAP);
    let boards = list.children();
    for board in (0..boards.length()).filter_map(|index| boards.item(index)) {
        if let (Some(at), Ok(board)) = (place_of(&board), board.dyn_into::<HtmlElement>()) {
            set(&board, "top", (at / ACROSS) as f64 * pitch);
        }
    }
}

fn set(element: &HtmlElement, property: &str, pixels: f64) {
    // A valid length is always accepted.
    let _ = element
        .style()
        .set_property(property, &format!("{}px", hundredths(pixels.max(0.0))));
}

/// The position of the board that contains this element.
pub(super) fn place_of(element: &Element) -> Option<usize> {
    let board = element.closest("[data-place]").ok().flatten()?;
    board.get_attribute("data-place")?.parse().ok()
}

/// Focuses a board, if it is in the page.
pub(super) fn focus(list: &NodeRef, place: usize) {
    let board = list.cast::<Element>();
    let board = board.and_then(|list| {
        let board = list.query_selector(&format!("[data-place='{place}'] .solution"));
        board.ok().flatten()?.dyn_into::<HtmlElement>().ok()
    });
    if let Some(board) = board {
        // Without the focus, the board is still the tab stop.
        let _ = board.focus();
    }
}

/// Scrolls the box around the gallery, and nothing else, until the board is visible.
pub(super) fn reveal(list: &NodeRef, place: usize) {
    let (Some(sight), Some(list)) = (look(list, place + 1), list.cast::<Element>()) else {
        return;
    };
    let boxes = [".gallery-box", ".pane"].map(|name| list.closest(name).ok().flatten());
    let scrolls = |it: &Element| it.scroll_height() > it.client_height();
    let Some(around) = boxes.into_iter().flatten().find(scrolls) else {
        return;
    };
    let seen = around.get_bounding_client_rect();
    let top = list.get_bounding_client_rect().top() + (place / ACROSS) as f64 * sight.pitch;
    let bottom = top + sight.pitch;
    let by = match () {
        () if top < seen.top() => top - GAP - seen.top(),
        () if bottom > seen.bottom() => bottom - seen.bottom(),
        () => return,
    };
    around.set_scroll_top(around.scroll_top() + by.round() as i32);
}
