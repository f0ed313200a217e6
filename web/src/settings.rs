//! The reader's settings for all visits, in local storage. If the browser stores nothing, they apply to this visit.
//! Also reads the theme of the system.

use queens_draw::Theme;
use web_sys::Storage;

/// This key exists if shortcuts on character keys are off.
const NO_CHARACTER_KEYS: &str = "queens-no-character-keys";

/// This key exists if an earlier visit has shown the hints.
const HINTED: &str = "queens-hinted";

/// The browser's local storage. `None` if it is not available.
pub(crate) fn storage() -> Option<Storage> {
    gloo_utils::window().local_storage().ok()?
}

/// Whether shortcuts on character keys are on.
pub(crate) fn character_keys() -> bool {
    let kept = storage().and_then(|storage| storage.get_item(NO_CHARACTER_KEYS).ok()?);
    kept.is_none()
}

/// Stores whether shortcuts on character keys are on.
pub(crate) fn keep_character_keys(are_on: bool) {
    let Some(storage) = storage() else { return };
    let _ = if are_on {
        storage.remove_item(NO_CHARACTER_KEYS)
    } else {
        storage.set_item(NO_CHARACTER_KEYS, "")
    };
}

/// Records that the hints were shown. Returns whether this is the first visit. Returns `false` if it cannot be
/// recorded, because the hints would appear at every visit.
pub(crate) fn claim_hints() -> bool {
    let Some(storage) = storage() else {
        return false;
    };
    let is_new = matches!(storage.get_item(HINTED), Ok(None));
    is_new && storage.set_item(HINTED, "").is_ok()
}

/// The theme that the system requests.
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
