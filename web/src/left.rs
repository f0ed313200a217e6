//! The unfinished count that the reader left. It is kept in local storage, which can be read before anything is
//! loaded.

use queens_page::pool::Left;

use crate::settings::storage;

const KEY: &str = "queens-count";

/// The unfinished count. `None` if there is none.
pub(crate) fn read() -> Option<Left> {
    let text = storage()?.get_item(KEY).ok()??;
    let (key, fragment) = text.split_once('\n')?;
    Some(Left {
        key: key.to_owned(),
        fragment: fragment.to_owned(),
    })
}

/// Stores a count that can be continued later. Another notice warns if the browser stores nothing.
pub(crate) fn write(left: &Left) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &format!("{}\n{}", left.key, left.fragment));
    }
}

/// Removes the note about this count, because there is nothing to continue.
pub(crate) fn clear(key: &str) {
    let is_left = read().is_some_and(|left| left.key == key);
    if let Some(storage) = storage().filter(|_| is_left) {
        let _ = storage.remove_item(KEY);
    }
}
