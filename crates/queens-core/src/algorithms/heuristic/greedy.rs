//! The greedy search shared by the accessibility heuristics. Each queen goes to the free square with the lowest
//! value, until no square is free. No queen is removed.

use crate::board::attacks::free_squares;
use crate::board::{BoardSize, Square};
use crate::problem::Instance;
use crate::search::{Event, Position, Reason, Search, Traversal, Value, Variables};

/// When a greedy search writes the values on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WriteTime {
    /// Once, before the search places its first queen.
    Once,
    /// After each queen, including the start queen.
    AfterEachQueen,
}

/// The free squares with their values, and the choice of the next square.
pub(crate) trait Choice: Clone + Send + 'static {
    /// When the search writes the values on the board.
    const WRITE_TIME: WriteTime;

    /// Creates the board with these queens.
    fn new(size: BoardSize, queens: &[Square]) -> Self;

    /// Places a queen on a free square.
    fn place(&mut self, square: Square);

    /// The free squares with their values, row by row.
    fn values(&self) -> impl Iterator<Item = (Square, u16)>;

    /// The free square with the lowest value, in a tie the first in row order; `None` if no square is free.
    fn least(&mut self) -> Option<Square>;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum GreedyPhase {
    /// Write the values of the free squares on the board.
    Score,
    /// Place the next queen, or end the search.
    Look,
    Over,
}

/// A greedy search in progress.
#[derive(Clone)]
pub(crate) struct Greedy<C> {
    choice: C,
    n: u8,
    queen_count: u8,
    phase: GreedyPhase,
}

impl<C: Choice> Search for Greedy<C> {
    fn new(instance: &Instance) -> Self {
        let (size, given) = (instance.size(), Traversal::Greedy.given(instance));
        Greedy {
            choice: C::new(size, &given),
            n: size.files(),
            queen_count: given.len() as u8,
            phase: GreedyPhase::Score,
        }
    }

    fn advance(&mut self) -> Event {
        match self.phase {
            GreedyPhase::Score => {
                self.phase = GreedyPhase::Look;
                Event::Score
            }
            GreedyPhase::Look => match self.choice.least() {
                Some(square) => {
                    self.choice.place(square);
                    self.queen_count += 1;
                    if C::WRITE_TIME == WriteTime::AfterEachQueen {
                        self.phase = GreedyPhase::Score;
                    }
                    Event::Place { square }
                }
                None => {
                    self.phase = GreedyPhase::Over;
                    if self.queen_count == self.n {
                        Event::Solution
                    } else {
                        Event::DeadEnd
                    }
                }
            },
            GreedyPhase::Over => Event::End,
        }
    }
}

/// Whether the last event ended a pass over the board, in which the program looks for the next square.
pub(crate) fn ended_pass(position: &Position) -> bool {
    matches!(
        position.last(),
        Some(Event::Place { .. } | Event::Solution | Event::DeadEnd)
    )
}

/// The reason for the last event of a greedy search that uses the values of `C`.
pub(crate) fn reason<C: Choice>(position: &Position) -> Reason {
    match position.last() {
        None => Reason::Start { line: None },
        Some(Event::Score) if C::WRITE_TIME == WriteTime::Once => Reason::TableWritten,
        Some(Event::Score) => Reason::Valued {
            squares: free_squares(position.size(), position.queens()).count() as u16,
        },
        Some(Event::Place { square }) => {
            let choice = C::new(position.size(), position.queens_before());
            let (mut value, mut sharing) = (u16::MAX, 0);
            for (_, other) in choice.values() {
                if other < value {
                    (value, sharing) = (other, 0);
                }
                sharing += u16::from(other == value);
            }
            Reason::LeastValue {
                square,
                value,
                sharing,
            }
        }
        Some(Event::DeadEnd) => Reason::NoSquareFree,
        Some(Event::Solution) => Reason::Complete,
        Some(_) => Reason::Finished,
    }
}

/// The sheet's variables `sols` and `pos`: the queens in order of placement, and the last queen.
pub(crate) fn sheet_variables(position: &Position) -> Variables {
    let queens = position.queens();
    let last = queens.last().map(|&pos| ("pos", Value::Squares(vec![pos])));
    let sols = ("sols", Value::Squares(queens.to_vec()));
    [sols].into_iter().chain(last).collect()
}
