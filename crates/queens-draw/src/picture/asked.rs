//! The board while a question stands.

use super::{Mark, Picture};
use queens_page::model::Model;
use queens_page::predict::Question;

impl Picture {
    /// What would answer the question is left out, and the square that it is about is marked.
    pub fn ask(&mut self, model: &Model) {
        let Some(open) = model.predictions.open() else {
            return;
        };
        for marks in &mut self.marks {
            marks.take(Mark::Attacked);
        }
        if let Question::Test(square) = open.question {
            self.add(square, Mark::Asked);
        }
    }
}
