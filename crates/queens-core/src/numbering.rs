//! The number of a solution of n queens among all solutions, and the number of its class among all classes. Solutions
//! are ordered by the rows of file a, file b, …; classes are ordered by their first solutions.
//!
//! The algorithm `bitmask` lists the solutions in this order. On 14 files, it finds 365,596 solutions and visits 27
//! million nodes.

use std::task::Poll;

use crate::board::{Placement, Square, Symmetry};
use crate::problem::{Goal, Instance};
use crate::query::{QueryError, queens};
use crate::search::{BatchSearch, Event, Unsupported};
use crate::work::Work;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The number of events that the search appends at once.
const BATCH: usize = 1_024;

/// The number of a solution, and the number of its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct SolutionNumber {
    /// The number of the solution, from 1.
    pub number: u32,
    /// The number of all solutions.
    pub solutions: u32,
    /// The number of the class, from 1.
    pub class: u32,
    /// The number of all classes.
    pub classes: u32,
    /// The number of solutions in the class.
    pub images: u32,
}

/// A search through all solutions. Its budget counts events.
///
/// ```
/// use queens_core::numbering::Numbering;
/// use queens_core::{BoardSize, Placement, Work, queens};
///
/// let last = queens(8).solutions()?.last().ok_or("no solution")?;
/// let placement = Placement::new(BoardSize::new(8)?, &last)?;
/// let number = Numbering::new(placement)?.finish();
/// assert_eq!((number.number, number.class, number.images), (92, 1, 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Numbering {
    search: Box<dyn BatchSearch>,
    events: Vec<Event>,
    queens: Vec<Square>,
    sought: Placement,
    /// The first solution of the class of `sought`.
    first: Placement,
    found: SolutionNumber,
}

impl Numbering {
    /// The largest number of files.
    pub const MAX: u8 = 14;

    /// A search for the number of this solution.
    ///
    /// # Errors
    ///
    /// If the board is larger than [`Numbering::MAX`], or two queens attack each other.
    pub fn new(sought: Placement) -> Result<Numbering, QueryError> {
        let size = sought.size();
        if size.files() > Numbering::MAX {
            return Err(QueryError::Unsupported(Unsupported::Size {
                id: "numbering",
                n: size.files(),
                is_ranks: false,
                sizes: 1..=Numbering::MAX,
            }));
        }
        // Given queens must not attack each other.
        Instance::queens(size, &sought.squares().collect::<Vec<_>>(), Goal::All)?;
        Ok(Numbering {
            search: queens(size.files()).accept(Goal::All)?.search(),
            events: Vec::with_capacity(BATCH),
            queens: Vec::with_capacity(size.width()),
            sought,
            first: sought.canonical(),
            found: SolutionNumber {
                number: 0,
                solutions: 0,
                class: 0,
                classes: 0,
                images: sought.orbit().len() as u32,
            },
        })
    }

    /// Counts the current solution, and its class if the solution is the first of its class.
    fn count_solution(&mut self) {
        let Ok(solution) = Placement::new(self.sought.size(), &self.queens) else {
            return;
        };
        let found = &mut self.found;
        found.solutions += 1;
        if solution == self.sought {
            found.number = found.solutions;
        }
        if solution.is_least(&Symmetry::ALL) {
            found.classes += 1;
            if solution == self.first {
                found.class = found.classes;
            }
        }
    }
}

impl Work for Numbering {
    type Output = SolutionNumber;

    fn work(&mut self, budget: u64) -> Poll<SolutionNumber> {
        let mut left = budget;
        while left > 0 {
            let batch = left.min(BATCH as u64);
            left -= batch;
            let mut events = std::mem::take(&mut self.events);
            self.search.advance_into(&mut events, batch as usize);
            for event in events.drain(..) {
                match event {
                    Event::Place { square } => self.queens.push(square),
                    Event::Remove { .. } => drop(self.queens.pop()),
                    Event::Solution => self.count_solution(),
                    Event::End => return Poll::Ready(self.found),
                    _ => {}
                }
            }
            self.events = events;
        }
        Poll::Pending
    }
}
