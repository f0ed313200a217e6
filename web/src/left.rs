//! Where a count was left that is not finished. In the small storage, which can be read before anything has been fetched.

use queens_page::pool::Left;

use crate::settings::storage;

const KEY: &str = "queens-count";

/// The count that was left, if one was.
pub(crate) fn read() -> Option<Left> {
    let text = storage()?.get_item(KEY).ok()??;
    let (key, fragment) = text.split_once('\n')?;
    Some(Left {
        key: key.to_owned(),
        fragment: fragment.to_owned(),
    })
}

/// A count is begun that can be gone on with. A browser that keeps nothing is told of elsewhere.
pub(crate) fn write(left: &Left) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &format!("{}\n{}", left.key, left.fragment));
    }
}

/// There is nothing of this count to go on with.
pub(crate) fn clear(key: &str) {
    let is_left = read().is_some_and(|left| left.key == key);
    if let Some(storage) = storage().filter(|_| is_left) {
        let _ = storage.remove_item(KEY);
    }
}
