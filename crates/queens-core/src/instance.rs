//! The instance of a search: board, given queens, goal and seed, checked at construction. The same
//! instance always gives the same events.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::attacks::{Line, line_between};
use crate::board::BoardSize;
use crate::square::Square;

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Problem {
    /// n queens that do not attack each other.
    Queens,
}

/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// At the first solution.
    First,
    /// When every solution has been found.
    All,
    /// When every solution has been counted; such a run leaves no trace.
    Count,
}

impl Problem {
    /// All problems.
    pub const ALL: [Problem; 1] = [Problem::Queens];

    /// The name in addresses and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Problem::Queens => "queens",
        }
    }
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 3] = [Goal::First, Goal::All, Goal::Count];

    /// The name in addresses and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::First => "first",
            Goal::All => "all",
            Goal::Count => "count",
        }
    }

    /// The goal of that name.
    pub fn from_name(name: &str) -> Option<Goal> {
        Goal::ALL.into_iter().find(|goal| goal.name() == name)
    }
}

/// Queens that stand before the search begins: on the board, on different squares, none attacking
/// another; sorted by file, then by rank.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct GivenQueens(Vec<Square>);

/// Why a queen cannot be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenError {
    /// The square is not on the board.
    OffBoard {
        /// The square.
        square: Square,
        /// The board.
        size: BoardSize,
    },
    /// The square is already taken.
    Repeated {
        /// The square.
        square: Square,
    },
    /// The new queen would attack one that is given already.
    Attacking {
        /// The queen that stands.
        first: Square,
        /// The queen that is refused.
        second: Square,
        /// The line that joins them.
        line: Line,
    },
}

impl GivenQueens {
    /// No queen.
    pub const fn none() -> GivenQueens {
        GivenQueens(Vec::new())
    }

    /// All of these queens, or the first reason against one of them.
    pub fn new(size: BoardSize, squares: &[Square]) -> Result<GivenQueens, GivenError> {
        let mut given = GivenQueens::none();
        squares
            .iter()
            .try_for_each(|&square| given.add(size, square))?;
        Ok(given)
    }

    /// Adds a queen, or says why it cannot stand there and changes nothing.
    pub fn add(&mut self, size: BoardSize, square: Square) -> Result<(), GivenError> {
        if !size.contains(square) {
            return Err(GivenError::OffBoard { square, size });
        }
        match self.0.binary_search(&square) {
            Ok(_) => Err(GivenError::Repeated { square }),
            Err(at) => {
                let attack =
                    |&first: &Square| line_between(first, square).map(|line| (first, line));
                if let Some((first, line)) = self.0.iter().find_map(attack) {
                    return Err(GivenError::Attacking {
                        first,
                        second: square,
                        line,
                    });
                }
                self.0.insert(at, square);
                Ok(())
            }
        }
    }

    /// Takes a queen away; whether it stood there.
    pub fn remove(&mut self, square: Square) -> bool {
        match self.0.binary_search(&square) {
            Ok(at) => {
                self.0.remove(at);
                true
            }
            Err(_) => false,
        }
    }

    /// The queens, by file, then by rank.
    pub fn squares(&self) -> &[Square] {
        &self.0
    }

    /// Whether a queen is given on this square.
    pub fn contains(&self, square: Square) -> bool {
        self.0.binary_search(&square).is_ok()
    }
}

/// A search to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instance {
    size: BoardSize,
    given: GivenQueens,
    goal: Goal,
    seed: Option<u64>,
}

impl Instance {
    /// n queens on a board of this size, with some of them given. The given queens are checked
    /// against this very board, whatever board they were collected for.
    pub fn queens(size: BoardSize, given: &[Square], goal: Goal) -> Result<Instance, GivenError> {
        Ok(Instance {
            size,
            given: GivenQueens::new(size, given)?,
            goal,
            seed: None,
        })
    }

    /// The same instance with the seed of its random choices.
    pub fn with_seed(self, seed: u64) -> Instance {
        Instance {
            seed: Some(seed),
            ..self
        }
    }

    /// The same instance with another goal.
    pub fn with_goal(self, goal: Goal) -> Instance {
        Instance { goal, ..self }
    }

    /// The problem.
    pub fn problem(&self) -> Problem {
        Problem::Queens
    }

    /// The board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The given queens, by file, then by rank.
    pub fn given(&self) -> &[Square] {
        self.given.squares()
    }

    /// When the search ends.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The seed of its random choices, where it makes any.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }
}

impl fmt::Display for GivenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GivenError::OffBoard { square, size } => {
                write!(f, "{square} is not on the {size}×{size} board")
            }
            GivenError::Repeated { square } => write!(f, "{square} is given twice"),
            GivenError::Attacking {
                first,
                second,
                line,
            } => {
                write!(
                    f,
                    "{first} and {second} attack each other on a {}",
                    line.name()
                )
            }
        }
    }
}

impl std::error::Error for GivenError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(names: &str) -> Vec<Square> {
        names.split(',').map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn given_queens_are_sorted_and_checked_one_against_another() {
        let size = BoardSize::new(8).unwrap();
        let given = GivenQueens::new(size, &squares("c8,a5")).unwrap();
        assert_eq!(given.squares(), squares("a5,c8"));
        let refused = |names| {
            GivenQueens::new(size, &squares(names))
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            refused("a5,c7"),
            "a5 and c7 attack each other on a diagonal"
        );
        assert_eq!(refused("a5,a8"), "a5 and a8 attack each other on a column");
        assert_eq!(refused("a5,h5"), "a5 and h5 attack each other on a row");
        assert_eq!(refused("a5,a5"), "a5 is given twice");
        assert_eq!(refused("a9"), "a9 is not on the 8×8 board");
    }

    #[test]
    fn a_refused_queen_changes_nothing() {
        let size = BoardSize::new(8).unwrap();
        let mut given = GivenQueens::new(size, &squares("a5,c8")).unwrap();
        let before = given.clone();
        assert!(given.add(size, Square::new(1, 3)).is_err());
        assert_eq!(given, before);
        assert!(given.remove(Square::new(0, 4)) && !given.remove(Square::new(0, 4)));
    }
}
