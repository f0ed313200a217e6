//! The browser's address and history. What the address means is [`queens_page::address`]'s affair.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The session's storage has the fragment under which the page was left, and the one that should have been there.
const LEFT: [&str; 2] = ["queens-left-at", "queens-left-for"];

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
    /// Whether the session's storage has the step at which the page was left.
    is_left: bool,
}

/// Puts back the step at which the page was left, if this is a reload: browsers then open the address that the page had
/// before it was left, whatever was written on the way out.
pub(crate) fn return_from_reload() {
    let [Some(at), Some(wanted)] = left() else {
        return;
    };
    forget_left();
    let mut history = History::new();
    if is_reload() && history.known().fragment == at {
        // Where the browser refuses, the page opens at the step of its address.
        let _ = history.replace(&wanted);
    }
}

/// Whether the reader has loaded the page again.
fn is_reload() -> bool {
    let performance = gloo_utils::window().performance();
    let entry = performance.map(|all| all.get_entries_by_type("navigation").get(0));
    let kind = entry.and_then(|entry| Reflect::get(&entry, &"type".into()).ok());
    kind.is_some_and(|kind| kind == "reload")
}

fn session() -> Option<Storage> {
    gloo_utils::window().session_storage().ok()?
}

fn left() -> [Option<String>; 2] {
    let session = session();
    LEFT.map(|key| session.as_ref()?.get_item(key).ok()?)
}

fn forget_left() {
    if let Some(session) = session() {
        // If the entry cannot be removed, it was not kept, either.
        let _ = LEFT.map(|key| session.remove_item(key));
    }
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
        History {
            known: location(),
            is_left: false,
        }
    }

    /// The address as it was written or seen last.
    pub(crate) fn known(&self) -> &Location {
        &self.known
    }

    /// Looks at the address.
    pub(crate) fn look(&mut self) {
        self.known = location();
        if std::mem::take(&mut self.is_left) {
            forget_left();
        }
    }

    /// Does as [`History::replace`] for a page that is hidden and may be left: a reload comes back to this fragment, too.
    pub(crate) fn replace_hidden(&mut self, fragment: &str) -> Result<(), JsValue> {
        let at = self.known.fragment.clone();
        self.replace(fragment)?;
        if let Some(session) = session() {
            let [key_at, key_wanted] = LEFT;
            session.set_item(key_at, &at)?;
            session.set_item(key_wanted, fragment)?;
            self.is_left = true;
        }
        Ok(())
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
