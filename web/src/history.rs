//! The browser's address and history. What the address means is [`queens_page::permalink`]'s affair.

use wasm_bindgen::JsValue;

/// The address in its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Location {
    /// Origin and path.
    pub(crate) base: String,
    /// The query, without its mark.
    pub(crate) query: String,
    /// The fragment, without its mark.
    pub(crate) fragment: String,
}

/// Writes the address, and knows what it wrote or saw there last.
pub(crate) struct History {
    known: Location,
}

/// Where the page is now.
pub(crate) fn location() -> Location {
    let location = gloo_utils::window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let bare = |text: String, mark| text.strip_prefix(mark).map_or(text.clone(), str::to_owned);
    Location {
        base: part(location.origin()) + &part(location.pathname()),
        query: bare(part(location.search()), '?'),
        fragment: bare(part(location.hash()), '#'),
    }
}

impl History {
    pub(crate) fn new() -> History {
        History { known: location() }
    }

    /// The address as it was written or seen last.
    pub(crate) fn known(&self) -> &Location {
        &self.known
    }

    /// Looks at the address.
    pub(crate) fn look(&mut self) {
        self.known = location();
    }

    /// Adds an entry with this fragment and no query, unless that is where the page is. Fails where the browser limits how often the address may change.
    pub(crate) fn push(&mut self, fragment: &str) -> Result<(), JsValue> {
        let is_there = self.known.query.is_empty() && self.known.fragment == fragment;
        if is_there {
            return Ok(());
        }
        self.write(fragment, true)
    }

    /// Puts this fragment, and no query, in place of the current entry; unless the reader has gone
    /// elsewhere meanwhile, which is about to be noticed and wins. Fails as [`History::push`] does.
    pub(crate) fn replace(&mut self, fragment: &str) -> Result<(), JsValue> {
        let is_there = self.known.query.is_empty() && self.known.fragment == fragment;
        if is_there || location() != self.known {
            return Ok(());
        }
        self.write(fragment, false)
    }

    fn write(&mut self, fragment: &str, adds: bool) -> Result<(), JsValue> {
        let history = gloo_utils::window().history()?;
        let url = Some(format!("{}#{fragment}", self.known.base));
        if adds {
            history.push_state_with_url(&JsValue::NULL, "", url.as_deref())?;
        } else {
            history.replace_state_with_url(&JsValue::NULL, "", url.as_deref())?;
        }
        self.look();
        Ok(())
    }
}
