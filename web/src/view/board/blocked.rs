//! The picture of a board whose next row has no safe square left.

use queens_core::{BoardSize, Rank, Square};
use queens_draw::Picture;
use yew::Html;

use super::still;

/// The board with these queens, the stuck row, and a description for screen readers.
pub(crate) fn blocked(
    size: BoardSize,
    queens: &[Square],
    stuck: Rank,
    label: &'static str,
) -> Html {
    still(Picture::stuck(size, queens, stuck), 0, label)
}
