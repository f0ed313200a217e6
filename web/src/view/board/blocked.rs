//! A board whose next row has no safe square left, as a picture by itself.

use queens_core::{BoardSize, Rank, Square};
use queens_draw::Picture;
use yew::Html;

use super::still;

/// The board with these queens, which row is stuck, and what a screen reader says of it.
pub(crate) fn blocked(
    size: BoardSize,
    queens: &[Square],
    stuck: Rank,
    label: &'static str,
) -> Html {
    still(Picture::stuck(size, queens, stuck), 0, label)
}
