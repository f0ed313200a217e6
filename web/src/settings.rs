//! What a reader has set for all visits, in the browser's small storage. Where that keeps nothing, it holds for this visit.

use web_sys::Storage;

/// Present if keys that write a character are off.
const NO_CHARACTER_KEYS: &str = "queens-no-character-keys";

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
