//! The picture of the squares that a knight has visited.

use queens_core::{BoardSize, Square};
use queens_draw::Picture;
use yew::Html;

use super::still;

/// The path so far, the possible next squares, a square that can no longer be reached, and a description for screen
/// readers.
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
