//! What a reader has set for all visits, in the browser's small storage. Where that keeps nothing, it holds for this visit.
//! And the theme that the system asks for.

use queens_draw::Theme;
use web_sys::Storage;

/// Present if keys that write a character are off.
const NO_CHARACTER_KEYS: &str = "queens-no-character-keys";

/// Present if a visit has seen the hints.
const HINTED: &str = "queens-hinted";

/// The browser's small storage, if it has one.
pub(crate) fn storage() -> Option<Storage> {
    gloo_utils::window().local_storage().ok()?
}

/// Whether keys that write a character act on the page.
pub(crate) fn character_keys() -> bool {
    let kept = storage().and_then(|storage| storage.get_item(NO_CHARACTER_KEYS).ok()?);
    kept.is_none()
}

/// They act from now on, or no more.
pub(crate) fn keep_character_keys(are_on: bool) {
    let Some(storage) = storage() else { return };
    let _ = if are_on {
        storage.remove_item(NO_CHARACTER_KEYS)
    } else {
        storage.set_item(NO_CHARACTER_KEYS, "")
    };
}

/// Notes that a visit has seen the hints. Gives whether it is the first: never where that cannot be kept, for there it would
/// be told at every visit.
pub(crate) fn claim_hints() -> bool {
    let Some(storage) = storage() else {
        return false;
    };
    let is_new = matches!(storage.get_item(HINTED), Ok(None));
    is_new && storage.set_item(HINTED, "").is_ok()
}

/// The theme that the system asks for.
pub(crate) fn system_theme() -> Theme {
    let query = web_sys::window().and_then(|window| {
        window
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
    });
    match query {
        Some(query) if query.matches() => Theme::Dark,
        _ => Theme::Light,
    }
}
