//! The reader's settings for all visits, in local storage. If the browser stores nothing, they apply to this visit.
//! Also reads the theme of the system.

use queens_draw::Theme;
use queens_page::screen::{Drawer, Drawers};
use strum::VariantArray;
use web_sys::Storage;

/// This key exists if shortcuts on character keys are off.
const NO_CHARACTER_KEYS: &str = "queens-no-character-keys";

/// The names of the open drawers, separated by spaces.
const DRAWERS: &str = "queens-drawers";

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

/// The drawers that were open when the reader last opened or closed one.
pub(crate) fn drawers() -> Option<Drawers> {
    let kept = storage()?.get_item(DRAWERS).ok()??;
    let is_open = |drawer: &Drawer| kept.split(' ').any(|name| name == drawer.into_str());
    let mut open = Drawers::default();
    for drawer in Drawer::VARIANTS {
        open[*drawer as usize] = is_open(drawer);
    }
    Some(open)
}

/// Stores the open drawers.
pub(crate) fn keep_drawers(drawers: Drawers) {
    let open = Drawer::VARIANTS
        .iter()
        .filter(|&&drawer| drawers[drawer as usize]);
    let open: Vec<_> = open.map(|drawer| drawer.into_str()).collect();
    if let Some(storage) = storage() {
        // Without storage, the next visit opens with the usual drawers.
        let _ = storage.set_item(DRAWERS, &open.join(" "));
    }
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
