//! The machine of the accessibility heuristics: each queen goes to the square that the values choose, until no
//! square is free. None is taken back.

use crate::board::attacks::free_squares;
use crate::board::{BoardSize, Square};
use crate::problem::Instance;
use crate::search::{Event, Position, Reason, Search, Traversal, Value, Variables};

/// When values are written on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Written {
    /// Once, before the first queen is placed.
    Once,
    /// After each queen that stands, the start included.
    AfterEachQueen,
}

/// The free squares with their values, and the choice of the next one.
pub(crate) trait Choice: Clone + Send + 'static {
    /// When its values are written.
    const WRITTEN: Written;

    /// The board with these queens.
    fn beside(size: BoardSize, queens: &[Square]) -> Self;

    /// Puts a queen on a free square.
    fn place(&mut self, square: Square);

    /// The free squares with their values, row by row.
    fn values(&self) -> impl Iterator<Item = (Square, u16)>;

    /// The free square of least value, the first of equals row by row; none if no square is free.
    fn least(&mut self) -> Option<Square>;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum GreedyPhase {
    /// Values are to be written.
    Score,
    /// A queen is to be placed.
    Look,
    Over,
}

/// A greedy search in progress.
#[derive(Clone)]
pub(crate) struct Greedy<C> {
    choice: C,
    n: u8,
    standing: u8,
    phase: GreedyPhase,
}

impl<C: Choice> Search for Greedy<C> {
    fn new(instance: &Instance) -> Self {
        let (size, given) = (instance.size(), Traversal::Greedy.given(instance));
        Greedy {
            choice: C::beside(size, &given),
            n: size.get(),
            standing: given.len() as u8,
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
                    self.standing += 1;
                    if C::WRITTEN == Written::AfterEachQueen {
                        self.phase = GreedyPhase::Score;
                    }
                    Event::Place { square }
                }
                None => {
                    self.phase = GreedyPhase::Over;
                    if self.standing == self.n {
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

/// Whether the last event ends a pass over the board for the next square.
pub(crate) fn has_looked(position: &Position) -> bool {
    matches!(
        position.last(),
        Some(Event::Place { .. } | Event::Solution | Event::DeadEnd)
    )
}

/// Why an event of such a search happened. What depends on the kind of values is read from `C`.
pub(crate) fn reason<C: Choice>(position: &Position) -> Reason {
    match position.last() {
        None => Reason::Start { line: None },
        Some(Event::Score) if C::WRITTEN == Written::Once => Reason::TableWritten,
        Some(Event::Score) => Reason::Valued {
            squares: free_squares(position.size(), position.queens()).count() as u16,
        },
        Some(Event::Place { square }) => {
            let choice = C::beside(position.size(), position.queens_before());
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

/// The sheet's `sols` and `pos`: the queens in the order of placing, and the last of them.
pub(crate) fn standing(position: &Position) -> Variables {
    let queens = position.queens();
    let last = queens.last().map(|&pos| ("pos", Value::Squares(vec![pos])));
    let sols = ("sols", Value::Squares(queens.to_vec()));
    [sols].into_iter().chain(last).collect()
}
