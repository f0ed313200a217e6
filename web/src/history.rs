//! The browser's address and history. [`queens_page::address`] interprets the address.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use crate::settings::storage;
use queens_page::address;

/// Keys in session storage: the fragment under which the page was left, and the fragment that should replace it.
const LEFT: [&str; 2] = ["queens-left-at", "queens-left-for"];
/// The key in local storage of the fragment that the reader saw last. `web/early.js` reads it, too.
const PLACE: &str = "queens-place";

/// The parts of the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Location {
    /// Origin and path.
    pub(crate) base: String,
    /// The query without `?`.
    pub(crate) query: String,
    /// The fragment without `#`.
    pub(crate) fragment: String,
}

/// Writes the address, and remembers the last address that it wrote or read.
pub(crate) struct History {
    known: Location,
    /// Whether session storage holds the step at which the page was left.
    is_left: bool,
}

/// Restores the step at which the page was left, if this is a reload. Browsers reload the address from before the page
/// was left, and ignore the address written while it is being left.
pub(crate) fn return_from_reload() {
    let [Some(at), Some(wanted)] = left() else {
        return;
    };
    forget_left();
    let mut history = History::new();
    if is_reload() && history.known().fragment == at {
        // If the browser refuses, the page opens at the step of its address.
        let _ = history.replace(&wanted);
    }
}

/// Returns to the place that the reader saw last, if the address is empty. On a first visit, the story opens.
pub(crate) fn enter() {
    let mut history = History::new();
    let Location {
        query, fragment, ..
    } = history.known();
    let reading = address::read(query, fragment);
    if reading.is_empty && reading.notices.is_empty() {
        let place = storage().and_then(|storage| storage.get_item(PLACE).ok()?);
        // If the browser refuses, the page opens at the story.
        let _ = place.map(|place| history.replace(&place));
    }
}

/// Whether this load of the page is a reload.
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
        // If a key cannot be removed, it could not be stored either.
        let _ = LEFT.map(|key| session.remove_item(key));
    }
}

/// The current address of the page.
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

    /// The address that was last written or read.
    pub(crate) fn known(&self) -> &Location {
        &self.known
    }

    /// Reads the address.
    pub(crate) fn look(&mut self) {
        self.known = location();
        if std::mem::take(&mut self.is_left) {
            forget_left();
        }
    }

    /// Stores the current fragment for the next visit with an empty address.
    pub(crate) fn keep_place(&self) {
        if let Some(storage) = storage() {
            // Without storage, the next visit opens at the story.
            let _ = storage.set_item(PLACE, &self.known.fragment);
        }
    }

    /// Like [`History::replace`], for a page that is hidden and may be discarded: a reload also returns to this
    /// fragment.
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

    /// Adds a history entry with this fragment and no query, unless the page is already there. Fails if the browser
    /// limits how often the address may change.
    pub(crate) fn push(&mut self, fragment: &str) -> Result<(), JsValue> {
        let is_there = self.known.query.is_empty() && self.known.fragment == fragment;
        if is_there {
            return Ok(());
        }
        self.write(fragment, true)
    }

    /// Replaces the current history entry by this fragment and no query. Does nothing if the reader has navigated in
    /// the meantime: the page will handle that event next. Fails as [`History::push`] does.
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
        self.keep_place();
        Ok(())
    }
}
