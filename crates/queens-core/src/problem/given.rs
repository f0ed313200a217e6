//! The given squares, with pieces that are placed before the search begins.
use crate::board::{BoardSize, LineKind, Square, line_between};
use crate::problem::GivenRule;

/// The given squares, sorted by file, then by rank. They are on the board, each occurs once, and the problem allows
/// them together.
///
/// ```
/// use queens_core::{BoardSize, GivenRule, GivenSquares};
///
/// let squares = ["c1".parse()?, "a2".parse()?];
/// let given = GivenSquares::new(GivenRule::Apart, BoardSize::new(8)?, &squares)?;
/// assert_eq!(given.squares(), ["a2".parse()?, "c1".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct GivenSquares(Vec<Square>);

/// The reason why a square cannot be given. `S` is [`Queen`](crate::problem::Queen) in the module `completion`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GivenError<S = Square> {
    /// The square is not on the board.
    #[error("{square} is not on the {files}×{ranks} board")]
    OffBoard {
        /// The square outside the board.
        square: S,
        /// The number of files of the board.
        files: u16,
        /// The number of ranks of the board.
        ranks: u16,
    },
    /// The square is already given.
    #[error("{square} is given twice")]
    Repeated {
        /// The square that is already given.
        square: S,
    },
    /// The new queen attacks a queen that is already given.
    #[error("{first} and {second} attack each other on a {}", line.name())]
    Attacking {
        /// The queen that is already given.
        first: S,
        /// The new queen.
        second: S,
        /// The line that joins them.
        line: LineKind,
    },
    /// A start is already given, and a tour has only one start.
    #[error("{second} is a second start beside {first}")]
    SecondStart {
        /// The start that is already given.
        first: S,
        /// The rejected second start.
        second: S,
    },
}

impl GivenSquares {
    /// The empty set of given squares.
    pub const fn none() -> GivenSquares {
        GivenSquares(Vec::new())
    }

    /// Creates the given squares from a list. `given_rule` is the problem's rule for squares that are given together.
    ///
    /// # Errors
    ///
    /// The error of the first square that cannot be given together with the squares before it.
    pub fn new(
        given_rule: GivenRule,
        size: BoardSize,
        squares: &[Square],
    ) -> Result<GivenSquares, GivenError> {
        let mut given = GivenSquares::none();
        squares
            .iter()
            .try_for_each(|&square| given.add(given_rule, size, square))?;
        Ok(given)
    }

    /// Adds a square. On an error, the given squares do not change.
    ///
    /// ```
    /// use queens_core::{BoardSize, GivenError, GivenRule, GivenSquares, Square};
    ///
    /// let (first, second): (Square, Square) = ("a1".parse()?, "b1".parse()?);
    /// let mut start = GivenSquares::none();
    /// start.add(GivenRule::Start, BoardSize::new(8)?, first)?;
    /// let error = start.add(GivenRule::Start, BoardSize::new(8)?, second);
    /// assert_eq!(error, Err(GivenError::SecondStart { first, second }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the square is not on the board, is already given, or cannot be given together with the other given squares.
    pub fn add(
        &mut self,
        given_rule: GivenRule,
        size: BoardSize,
        square: Square,
    ) -> Result<(), GivenError> {
        if !size.contains(square) {
            return Err(GivenError::OffBoard {
                square,
                files: size.files().into(),
                ranks: size.ranks().into(),
            });
        }
        let Err(at) = self.0.binary_search(&square) else {
            return Err(GivenError::Repeated { square });
        };
        self.0
            .iter()
            .try_for_each(|&first| check_pair(given_rule, first, square))?;
        self.0.insert(at, square);
        Ok(())
    }

    /// Removes a square. Returns whether it was given.
    pub fn remove(&mut self, square: Square) -> bool {
        match self.0.binary_search(&square) {
            Ok(at) => {
                self.0.remove(at);
                true
            }
            Err(_) => false,
        }
    }

    /// The squares, by file, then by rank.
    pub fn squares(&self) -> &[Square] {
        &self.0
    }

    /// Whether this square is given.
    pub fn contains(&self, square: Square) -> bool {
        self.0.binary_search(&square).is_ok()
    }
}

/// Checks that the second square can be given together with the first.
fn check_pair(given_rule: GivenRule, first: Square, second: Square) -> Result<(), GivenError> {
    match (given_rule, line_between(first, second)) {
        (GivenRule::Start, _) => Err(GivenError::SecondStart { first, second }),
        (GivenRule::Apart, Some(line)) => Err(GivenError::Attacking {
            first,
            second,
            line,
        }),
        (GivenRule::Apart, None) | (GivenRule::Together, _) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(names: &str) -> Vec<Square> {
        names.split(',').map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn given_queens_are_sorted_and_checked_one_against_another() {
        let size = BoardSize::new(8).unwrap();
        let given = GivenSquares::new(GivenRule::Apart, size, &squares("c8,a5")).unwrap();
        assert_eq!(given.squares(), squares("a5,c8"));
        let refused = |given_rule, names| {
            GivenSquares::new(given_rule, size, &squares(names))
                .unwrap_err()
                .to_string()
        };
        let apart = |names| refused(GivenRule::Apart, names);
        assert_eq!(apart("a5,c7"), "a5 and c7 attack each other on a diagonal");
        assert_eq!(apart("a5,a8"), "a5 and a8 attack each other on a column");
        assert_eq!(apart("a5,h5"), "a5 and h5 attack each other on a row");
        assert_eq!(apart("a5,a5"), "a5 is given twice");
        assert_eq!(apart("a9"), "a9 is not on the 8×8 board");
        let start = refused(GivenRule::Start, "c8,a5");
        assert_eq!(start, "a5 is a second start beside c8");
        assert!(GivenSquares::new(GivenRule::Together, size, &squares("a5,a8,c7")).is_ok());
        assert_eq!(refused(GivenRule::Together, "b2,b2"), "b2 is given twice");
    }

    #[test]
    fn a_refused_queen_changes_nothing() {
        let size = BoardSize::new(8).unwrap();
        let mut given = GivenSquares::new(GivenRule::Apart, size, &squares("a5,c8")).unwrap();
        let before = given.clone();
        assert!(given.add(GivenRule::Apart, size, Square::at(1, 3)).is_err());
        assert_eq!(given, before);
        assert!(given.remove(Square::at(0, 4)) && !given.remove(Square::at(0, 4)));
    }
}
