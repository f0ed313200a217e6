//! Worksheets: the refusal of a size.

use queens_core::Problem;

use crate::pictures::is_empty;
use crate::words::Worksheet;

impl Worksheet {
    /// The reason why the text typed is not a size of a board of the problem.
    pub fn refused(self, problem: Problem, typed: &str) -> String {
        let typed = (!is_empty(typed)).then_some(typed);
        self.bad_size(typed, problem.is_rectangular())
    }
}
