//! The reader's settings for all visits, in local storage. If the browser stores nothing, they apply to this visit.
//! Also reads the theme of the system.

use queens_draw::Theme;
use web_sys::Storage;

/// This key exists if shortcuts on character keys are off.
const NO_CHARACTER_KEYS: &str = "queens-no-character-keys";

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
