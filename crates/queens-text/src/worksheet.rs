//! The refusal of a worksheet's board size.

use queens_core::Problem;

use crate::pictures::is_empty;
use crate::words::Worksheet;

impl Worksheet {
    /// The reason why the typed text is not a valid board size for the problem.
    pub fn refused(self, problem: Problem, typed: &str) -> String {
        let typed = (!is_empty(typed)).then_some(typed);
        self.bad_size(typed, problem.is_rectangular())
    }
}
