//! The trace table: for each step of a range, the line of the listing, the variables, the test and the result.

pub mod table;
pub(crate) mod update;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use queens_core::{Event, Variables};

use crate::share::ShareError;

/// The maximum number of rows on the page.
pub const MOST_ROWS: u64 = 500;
/// The range of the trace table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TracePanel {
    /// The typed first and last step. Empty means around the cursor.
    pub typed: [String; 2],
    /// Whether rows of the table are still being loaded.
    is_loading: bool,
}

/// An event of the trace table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TraceMessage {
    /// The text in the field for the first step (0) or the last step (1) changed.
    Typed(usize, String),
    /// Save the rows as a file. The argument has the shown names of the variables, one on each line.
    Saved(Rc<str>),
    /// Compose a worksheet of the table.
    SheetWanted,
}

/// A row of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceRow {
    pub step: u64,
    /// The event of the step. `None` at step 0.
    pub event: Option<Event>,
    /// The line of the listing, from 1. 0 if the algorithm does not explain its events.
    pub line: u8,
    pub variables: Variables,
    /// Whether the search tests whole candidates.
    pub is_candidate: bool,
    /// The number of solutions found so far.
    pub solutions: u64,
}

/// The table of a range of steps.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceTable {
    pub rows: Vec<TraceRow>,
    /// The names of the variables, in order of their first use.
    pub variables: Vec<&'static str>,
    /// The first and the last step of the rows.
    pub steps: [u64; 2],
    /// Whether the chosen range has more steps than the table.
    pub is_part: bool,
}

/// A column that a pupil can fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceColumn {
    Line,
    Test,
    Result,
    /// The variable with this index and this name.
    Variable(usize, &'static str),
}

impl TraceColumn {
    /// The number of the column in a choice of columns. It does not depend on the range of steps, except for variables.
    pub const fn number(self) -> usize {
        match self {
            TraceColumn::Line => 0,
            TraceColumn::Test => 1,
            TraceColumn::Result => 2,
            TraceColumn::Variable(index, _) => 3 + index,
        }
    }
}

/// The reason why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoTable {
    /// No search has run.
    NotRun,
    /// The search only counts.
    Counted,
    /// A board above n = 32 is searched without steps.
    Large,
    /// The reader places the pieces.
    Played,
    /// Events pass too fast to read.
    Rushing,
    /// The rows are still being loaded.
    Coming,
    /// The typed range is not valid.
    Range(ShareError),
}

impl TraceTable {
    /// All columns that a pupil can fill in, from left to right.
    pub fn columns(&self) -> Vec<TraceColumn> {
        let variables = self.variables.iter().enumerate();
        let variables = variables.map(|(index, name)| TraceColumn::Variable(index, name));
        let ends = [TraceColumn::Test, TraceColumn::Result];
        [TraceColumn::Line]
            .into_iter()
            .chain(variables)
            .chain(ends)
            .collect()
    }
}
