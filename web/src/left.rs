//! Where a count was left that is not finished: the fragment that leads back to it. In the small storage, which can be
//! read before anything has been fetched.

use web_sys::Storage;

const KEY: &str = "queens-count";

fn storage() -> Option<Storage> {
    gloo_utils::window().local_storage().ok()?
}

/// The fragment, if a count was left.
pub(crate) fn read() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

/// A count is begun that can be gone on with. A browser that keeps nothing is told of elsewhere.
pub(crate) fn write(fragment: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, fragment);
    }
}

/// There is nothing to go on with.
pub(crate) fn clear() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}
