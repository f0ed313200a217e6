//! Queens in a frame.

use queens_core::frames::{FrameLines, Margins};
use queens_core::{BoardSize, Square};

use super::Picture;

impl Picture {
    /// A frame, and queens with the squares that they cover.
    pub fn of_frame(size: BoardSize, margins: Margins, queens: &[Square]) -> Picture {
        let mut picture = Picture::with_queens(size, queens);
        picture.dot(queens, None);
        picture.frame = FrameLines::new(size, margins).ok();
        picture
    }
}
