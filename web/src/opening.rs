//! The first drawing of the page. Drawn at once, it would block the thread of a slow phone for half a second. It is
//! therefore drawn in stages, each in a separate task, and hidden over the content of index.html until it is complete.

use strum::{EnumIter, IntoEnumIterator};
use web_sys::Element;

/// A stage of the first drawing. Each stage includes the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, EnumIter)]
pub(crate) enum Opening {
    /// Nothing is drawn; the search has been set up.
    Begun,
    /// The board and its event.
    Board,
    /// The header, the transport and the content below it.
    Controls,
    /// The form.
    Form,
    /// The listing.
    Listing,
    /// Everything.
    Done,
}

impl Opening {
    /// The stages in order. An embed is small enough to be drawn in one stage.
    pub(crate) fn of(is_embed: bool) -> impl Iterator<Item = Opening> {
        Opening::iter().filter(move |it| !is_embed || *it == Opening::Done)
    }
}

/// The element in which the page is drawn.
pub(crate) fn mount() -> Element {
    let mount = gloo_utils::document().get_element_by_id("app");
    mount.unwrap_or_else(|| gloo_utils::body().into())
}

/// Replaces the content of index.html by the finished drawing.
pub(crate) fn show() {
    for before in [".shell", ".slow"] {
        if let Ok(Some(before)) = gloo_utils::document().query_selector(before) {
            before.remove();
        }
    }
    // Removing an attribute cannot fail, even if it is missing.
    let _ = mount().remove_attribute("class");
}
