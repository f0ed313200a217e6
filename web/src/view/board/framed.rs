//! The picture of a frame on a board.

use queens_core::frames::Margins;
use queens_core::{BoardSize, Square};
use queens_draw::Picture;
use yew::Html;

use super::still;

/// A frame, and queens with the squares that they cover.
pub(crate) fn framed(
    size: BoardSize,
    margins: Margins,
    queens: &[Square],
    label: &'static str,
) -> Html {
    still(Picture::of_frame(size, margins, queens), 0, label)
}
