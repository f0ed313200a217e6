//! What a search by frames shows besides its events: the frame, and the set that it has found where it is counted.

use queens_core::frames::{FrameLines, Margins};
use queens_core::{BoardSize, Square};

use super::Picture;
use queens_page::looked_at::looked_at;
use queens_page::model::Model;
use queens_page::playback::Run;

impl Picture {
    /// A frame, and queens with the squares that they cover.
    pub fn of_frame(size: BoardSize, margins: Margins, queens: &[Square]) -> Picture {
        let mut picture = Picture::with_queens(size, queens);
        picture.dot(queens, None);
        picture.frame = FrameLines::new(size, margins);
        picture
    }

    /// The set that a search has found which is counted.
    pub(super) fn of_set(run: &Run) -> Picture {
        let mut picture = Picture::blank(run.settings().size);
        let standing = run.standing();
        picture.stand(standing.queens(), standing.given().len());
        picture.solve(run);
        picture.count(run);
        picture
    }

    /// The frame that is looked at in the panel of the proof, if one is.
    pub(super) fn look_at_frame(&mut self, model: &Model) {
        if let (Some(run), Some(frame)) = (model.shown.run(), looked_at(model)) {
            self.frame = FrameLines::new(run.settings().size, frame.margins);
        }
    }

    /// The frame in which queens are placed, or that is closed, by the event shown.
    pub(super) fn show_frame(&mut self, run: &Run) {
        let frame = run.frame_accounts().last().filter(|_| run.tells_of_frame());
        self.frame = frame.and_then(|it| FrameLines::new(run.settings().size, it.margins));
    }
}
