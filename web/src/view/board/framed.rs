//! What a search by frames shows besides its events: the frame, and the set that it has found where it is counted.

use queens_core::frames::Margins;
use queens_core::{BoardSize, Square};
use yew::Html;

use super::picture::Picture;
use super::still;
use queens_page::looked_at::looked_at;
use queens_page::model::Model;
use queens_page::playback::Run;
use queens_page::proof::lines::FrameLines;

/// A frame, and queens with the squares that they cover, as a picture by itself.
pub(crate) fn framed(
    size: BoardSize,
    margins: Margins,
    queens: &[Square],
    label: &'static str,
) -> Html {
    let mut picture = Picture::with_queens(size, queens);
    picture.dot(queens, None);
    picture.frame = FrameLines::of(size, margins);
    still(picture, 0, label)
}

impl Picture {
    /// The set that a search has found which is counted.
    pub(super) fn of_set(run: &Run) -> Picture {
        let mut picture = Picture::blank(run.settings().size);
        let standing = run.standing();
        picture.stand(standing.queens(), standing.given().len());
        picture.solve(run);
        picture.count(run);
        picture
    }

    /// The frame that is looked at in the panel of the proof; else the one in which queens are placed, or that is closed,
    /// by the event shown.
    pub(super) fn frame(&mut self, model: &Model) {
        self.frame = model.shown.run().and_then(|run| {
            let current = || run.frames().last().filter(|_| run.tells_of_frame());
            let frame = looked_at(model).or_else(current)?;
            FrameLines::of(run.settings().size, frame.margins)
        });
    }
}
