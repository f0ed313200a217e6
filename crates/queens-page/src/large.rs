//! A board above n = 32: the progress of its search, and the reader's view of it.

pub mod camera;
pub mod keys;
pub(crate) mod update;
pub mod watch;

use std::rc::Rc;

use by_address::ByAddress;
use queens_core::large::{LargeInstance, LargeSize, is_solution};
use queens_core::{Counters, Ending};
use queens_draw::camera::{Camera, Motion, Size};
use queens_worker::protocol::RunId;

use self::camera::BoardPlace;
use self::watch::Watch;
use crate::settings::Settings;

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LargeStage {
    Searching,
    Solved,
    /// The search has reached its limit.
    CapReached,
    /// The reader stopped it, or its engine failed.
    Stopped,
}

/// A search of a large board.
pub struct LargeRun {
    id: RunId,
    settings: Settings,
    instance: LargeInstance,
    pub stage: LargeStage,
    /// The clock, if the search is watched.
    pub watch: Option<Watch>,
    pub steps: u64,
    pub counters: Counters,
    /// The engine's working time in milliseconds.
    pub milliseconds: f64,
    pub queens: Queens,
    /// The step in the address.
    pub asked: Option<u64>,
}

/// The queens, indexed by column and by row.
#[derive(Clone, PartialEq, Default)]
pub struct Queens {
    rows: ByAddress<Rc<[u16]>>,
    columns: ByAddress<Rc<[u16]>>,
}

/// The reader's view of the board.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct LargeView {
    /// The size of the picture.
    pub size: Size,
    pub camera: Camera,
    /// The column of the queen under the cursor.
    pub cursor: Option<u16>,
    /// Whether to watch the next search.
    pub is_watching: bool,
}

/// An action on the picture of a large board, or on its solution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LargeMessage {
    /// The size of the picture changed.
    Measured(Size),
    /// The camera moved.
    Camera(Motion),
    /// Watch the next search, or stop watching.
    WatchToggled,
    /// The pointer is at the queen in this column.
    Pointed(u16),
    /// Read out the next queen.
    Moved(QueenStep),
    /// Copy the solution.
    Copied,
    /// Save the solution.
    Saved,
}

/// The direction to the next queen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QueenStep {
    /// To a column further right, or left if negative.
    Columns(i32),
    /// To a row further up, or down if negative.
    Rows(i32),
    First,
    Last,
}

impl LargeView {
    /// The column and row of the queen under the cursor, if it is in the picture.
    pub fn pointed(&self, queens: &Queens) -> Option<(u16, u16)> {
        let n = u16::try_from(queens.rows().len()).ok()?;
        let column = self.cursor?;
        let row = queens.row(column)?;
        let place = BoardPlace::of(&self.camera, n, self.size).middle(column, row);
        self.size.contains(place).then_some((column, row))
    }
}

impl Queens {
    /// The queens on these rows. `None` if they are not a solution, according to a check that is independent of the
    /// search.
    pub fn new(rows: Vec<u16>) -> Option<Queens> {
        is_solution(&rows).then(|| Queens::moving(rows)).flatten()
    }

    /// The queens of a watched search, where several queens may share a row. `None` if a queen is outside the board.
    pub fn moving(rows: Vec<u16>) -> Option<Queens> {
        let mut columns = vec![0; rows.len()];
        for (column, &row) in (0..).zip(&rows) {
            *columns.get_mut(usize::from(row))? = column;
        }
        Some(Queens {
            rows: ByAddress(rows.into()),
            columns: ByAddress(columns.into()),
        })
    }

    /// The row of each column, from 0. Empty before the rows are known.
    pub fn rows(&self) -> &[u16] {
        &self.rows
    }

    /// The row of a column's queen.
    pub fn row(&self, column: u16) -> Option<u16> {
        self.rows.get(usize::from(column)).copied()
    }

    /// The column of the next queen.
    pub fn next(&self, from: Option<u16>, way: QueenStep) -> Option<u16> {
        let last = self.rows.len().checked_sub(1)? as i32;
        let moved = |from: u16, by: i32| (i32::from(from) + by).clamp(0, last) as usize;
        Some(match (way, from) {
            (QueenStep::Last, _) => last as u16,
            (QueenStep::First, _) | (_, None) => 0,
            (QueenStep::Columns(by), Some(column)) => moved(column, by) as u16,
            (QueenStep::Rows(by), Some(column)) => self.columns[moved(self.row(column)?, by)],
        })
    }
}

impl LargeRun {
    /// A new search, if the settings request a large board.
    pub fn begin(id: RunId, settings: Settings, asked: Option<u64>) -> Option<LargeRun> {
        let instance = LargeInstance {
            size: settings.large?,
            seed: settings.seed.unwrap_or_default(),
            cap: None,
        };
        Some(LargeRun {
            id,
            settings,
            instance,
            stage: LargeStage::Searching,
            watch: None,
            steps: 0,
            counters: Counters::default(),
            milliseconds: 0.0,
            queens: Queens::default(),
            asked,
        })
    }

    pub fn id(&self) -> RunId {
        self.id
    }

    /// Gives the run the number that a new engine uses.
    pub fn renumber(&mut self, id: RunId) {
        self.id = id;
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The number of moves so far.
    pub fn moves(&self) -> u64 {
        let operations = self.settings.algorithm.operations.iter();
        let counted = operations.zip(self.counters.operations);
        let moves = counted.filter(|(operation, _)| operation.name == "moves");
        moves.map(|(_, count)| count).sum()
    }

    /// The instance for the engine.
    pub fn instance(&self) -> LargeInstance {
        self.instance
    }

    pub fn size(&self) -> LargeSize {
        self.instance.size
    }

    /// Stops the run, because the engine failed.
    pub fn interrupt(&mut self) {
        if self.stage == LargeStage::Searching {
            self.stage = LargeStage::Stopped;
        }
    }

    /// The row of each column, once the board is solved.
    pub fn solution(&self) -> Option<&[u16]> {
        (self.stage == LargeStage::Solved).then(|| self.queens.rows())
    }

    /// Whether the engine has finished with the run.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, LargeStage::Solved | LargeStage::CapReached)
    }

    /// The step for the address: the last step, or the requested one.
    pub fn step(&self) -> u64 {
        if self.is_over() {
            self.steps
        } else {
            self.asked.unwrap_or(0)
        }
    }

    /// Updates the progress. Returns false if the engine's report cannot be true.
    pub fn learn(&mut self, ending: Option<Ending>, rows: Vec<u16>) -> bool {
        let rows_fit = |queens: &Queens| queens.rows().len() == usize::from(self.size().get());
        match ending {
            None if rows.is_empty() => {}
            None => match Queens::moving(rows).filter(rows_fit) {
                Some(queens) => self.queens = queens,
                None => return false,
            },
            Some(Ending::CapReached) => self.stage = LargeStage::CapReached,
            Some(Ending::Complete) => {
                let queens = Queens::new(rows);
                match queens.filter(rows_fit) {
                    Some(queens) => self.queens = queens,
                    None => return false,
                }
                self.stage = LargeStage::Solved;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queens_follow_each_other_by_column_and_by_row() {
        let queens = Queens::new(vec![1, 3, 0, 2]).unwrap();
        let next = |from, way| queens.next(from, way).unwrap();
        assert_eq!(next(None, QueenStep::Columns(1)), 0);
        assert_eq!(next(Some(0), QueenStep::Columns(1)), 1);
        assert_eq!(next(Some(3), QueenStep::Columns(1)), 3);
        assert_eq!(next(Some(0), QueenStep::Columns(-1)), 0);
        // Moves up from row 1 in column 0 to row 2, whose queen is in column 3.
        assert_eq!(next(Some(0), QueenStep::Rows(1)), 3);
        assert_eq!(next(Some(2), QueenStep::Rows(-1)), 2);
        assert_eq!(
            (
                next(Some(2), QueenStep::First),
                next(Some(2), QueenStep::Last)
            ),
            (0, 3)
        );
        assert_eq!(Queens::default().next(None, QueenStep::First), None);
    }

    #[test]
    fn what_is_no_solution_is_not_shown() {
        assert!(Queens::new(vec![0, 1, 2, 3]).is_none());
        assert!(Queens::new(vec![1, 3, 0, 1]).is_none());
    }
}
