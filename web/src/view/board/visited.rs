//! The squares that a knight has visited, as a picture by itself.

use queens_core::{BoardSize, Square};
use queens_draw::Picture;
use yew::Html;

use super::still;

/// The way so far, the squares that he may go to next, one that he can no more reach, and what a screen
/// reader says of it all.
pub(crate) fn visited(
    size: BoardSize,
    way: &[Square],
    next: &[Square],
    lost: Option<Square>,
    label: String,
) -> Html {
    let picture = Picture::of_way(size, way, next, lost);
    still(picture, way.len() as u64, label)
}
