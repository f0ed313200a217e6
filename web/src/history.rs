//! The browser's address and history. What the address means is [`crate::permalink`]'s affair.

use wasm_bindgen::JsValue;

/// The address in its parts.
pub(crate) struct Location {
    /// Origin and path.
    pub(crate) base: String,
    /// The query, without its mark.
    pub(crate) query: String,
    /// The fragment, without its mark.
    pub(crate) fragment: String,
}

/// Access to the address.
pub(crate) struct History;

impl History {
    pub(crate) fn new() -> History {
        History
    }

    /// Where the page is now.
    pub(crate) fn location(&self) -> Location {
        let location = gloo_utils::window().location();
        let part = |part: Result<String, JsValue>| part.unwrap_or_default();
        let bare = |text: String, mark| text.strip_prefix(mark).map_or(text.clone(), str::to_owned);
        Location {
            base: part(location.origin()) + &part(location.pathname()),
            query: bare(part(location.search()), '?'),
            fragment: bare(part(location.hash()), '#'),
        }
    }

    /// Adds an entry with this fragment and no query.
    pub(crate) fn push(&self, fragment: &str) {
        self.write(fragment, true);
    }

    /// Puts this fragment, and no query, in place of the current entry.
    pub(crate) fn replace(&self, fragment: &str) {
        self.write(fragment, false);
    }

    fn write(&self, fragment: &str, adds: bool) {
        let Location {
            base,
            query,
            fragment: current,
        } = self.location();
        if !adds && query.is_empty() && current == fragment {
            return;
        }
        let url = Some(format!("{base}#{fragment}"));
        if let Ok(history) = gloo_utils::window().history() {
            // A browser that limits how often the address changes loses this one, not the page.
            let _ = if adds {
                history.push_state_with_url(&JsValue::NULL, "", url.as_deref())
            } else {
                history.replace_state_with_url(&JsValue::NULL, "", url.as_deref())
            };
        }
    }
}
