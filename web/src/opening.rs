//! The first drawing. Whole, it would hold the thread of a slow phone for a third of a second: each part is drawn in a task
//! of its own, over what index.html shows, and seen once the page is whole.

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

/// How much of the page is drawn. Each stage adds its part to those before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, EnumIter)]
pub(crate) enum Opening {
    /// Nothing: the search has been set up.
    Nothing,
    /// The board and its event.
    Board,
    /// The header, the transport and the legend.
    Controls,
    /// The form.
    Form,
    /// The listing.
    Listing,
    /// Everything.
    Whole,
}

/// Puts the application into the page, in a language that is here: no other one is seen before it.
pub(crate) async fn open() {
    let Location {
        query, fragment, ..
    } = History::new().known().clone();
    let chosen = permalink::read(&query, &fragment).address.language;
    let language = chosen.unwrap_or_else(browser_language);
    if let Some(part) = Part::of_language(language) {
        // The page itself asks again, and says so if they do not come.
        let _ = fetch::fetch_within(part, OPEN_WITHIN).await;
    }
    let mut app = None;
    for opening in Opening::iter() {
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
    let before = || {
        gloo_utils::document()
            .query_selector(".shell, .slow")
            .ok()
            .flatten()
    };
    while let Some(before) = before() {
        before.remove();
    }
    // Cannot fail: an element has the attribute, or has it not.
    let _ = mount().remove_attribute("class");
}
