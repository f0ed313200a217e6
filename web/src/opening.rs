//! The opening: the page's first drawing. At once, it would hold the thread of a slow phone for half a second: it is made
//! little by little, each time in a task of its own, over what index.html shows, and seen once it is whole.

use gloo_timers::future::TimeoutFuture;
use strum::{EnumIter, IntoEnumIterator};
use web_sys::Element;

use crate::app::{App, AppProps, browser_language};
use crate::fetch;
use crate::history::{History, Location};
use queens_page::parts::Part;
use queens_page::permalink;

/// Milliseconds that the page waits for the texts of its language before it opens in English.
const OPEN_WITHIN: u32 = 4_000;

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

/// Puts the application into the page, in a language that is here: no other one is seen before it.
pub(crate) async fn open() {
    let Location {
        query, fragment, ..
    } = History::new().known().clone();
    let address = permalink::read(&query, &fragment).address;
    let language = address.language.unwrap_or_else(browser_language);
    if let Some(part) = Part::of_language(language) {
        // The page itself asks again, and says so if they do not come.
        let _ = fetch::fetch_within(part, OPEN_WITHIN).await;
    }
    let mut app = None;
    // An embed is small enough to be drawn at once.
    let is_drawn_apart = |opening: &Opening| !address.is_embed || *opening == Opening::Done;
    for opening in Opening::iter().filter(is_drawn_apart) {
        // The browser has its turn between them.
        TimeoutFuture::new(0).await;
        let props = AppProps { opening };
        match &mut app {
            None => app = Some(yew::Renderer::<App>::with_root_and_props(mount(), props).render()),
            Some(app) => app.update(props),
        }
    }
}

fn mount() -> Element {
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
