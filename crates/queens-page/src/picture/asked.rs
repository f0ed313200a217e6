//! The board while a question is open.

use queens_draw::{Mark, Picture};

use crate::model::Model;
use crate::predict::Question;

/// Removes the marks that would answer the question, and marks its square.
pub(super) fn ask(picture: &mut Picture, model: &Model) {
    let Some(open) = model.predictions.open() else {
        return;
    };
    picture.clear(Mark::Attacked);
    if let Question::Test(square) = open.question {
        picture.add(square, Mark::Asked);
    }
}
