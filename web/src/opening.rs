//! The opening: the page's first drawing. At once, it would hold the thread of a slow phone for half a second: it is made
//! little by little, each time in a task of its own, over what index.html shows, and seen once it is whole.

use strum::{EnumIter, IntoEnumIterator};
use web_sys::Element;

/// How much of the page is drawn. Each adds to those before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, EnumIter)]
pub(crate) enum Opening {
    /// None of what follows: the search has been set up.
    Begun,
    /// The board and its event.
    Board,
    /// The header, the transport and what stands under it.
    Controls,
    /// The form.
    Form,
    /// The listing.
    Listing,
    /// Everything.
    Done,
}

impl Opening {
    /// What is drawn in turn. An embed is small enough to be drawn at once.
    pub(crate) fn of(is_embed: bool) -> impl Iterator<Item = Opening> {
        Opening::iter().filter(move |it| !is_embed || *it == Opening::Done)
    }
}

/// Where the page is drawn.
pub(crate) fn mount() -> Element {
    let mount = gloo_utils::document().get_element_by_id("app");
    mount.unwrap_or_else(|| gloo_utils::body().into())
}

/// Shows what is drawn in the place of what index.html had.
pub(crate) fn show() {
    for before in [".shell", ".slow"] {
        if let Ok(Some(before)) = gloo_utils::document().query_selector(before) {
            before.remove();
        }
    }
    // Cannot fail: an element has the attribute, or has it not.
    let _ = mount().remove_attribute("class");
}
