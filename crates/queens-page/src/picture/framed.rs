//! The board of a search by frames: the frame, and the set found by a count.

use queens_core::frames::FrameLines;
use queens_draw::Picture;

use super::{count, solve};
use crate::looked_at::looked_at;
use crate::model::Model;
use crate::run::Run;

/// The set found by a count.
pub(super) fn of_set(run: &Run) -> Picture {
    let mut picture = Picture::blank(run.settings().size);
    let standing = run.standing();
    picture.stand(standing.queens(), standing.given().len());
    solve(&mut picture, run);
    count(&mut picture, run);
    picture
}

/// Shows the selected frame of the proof panel.
pub(super) fn look_at_frame(picture: &mut Picture, model: &Model) {
    if let (Some(run), Some(frame)) = (model.shown.run(), looked_at(model)) {
        picture.frame = FrameLines::new(run.settings().size, frame.margins).ok();
    }
}

/// Shows the frame of the current event.
pub(super) fn show_frame(picture: &mut Picture, run: &Run) {
    let frame = run.frame_records().last().filter(|_| run.tells_of_frame());
    picture.frame =
        frame.and_then(|frame| FrameLines::new(run.settings().size, frame.margins).ok());
}
