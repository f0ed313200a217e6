//! The definition of a solution for each problem, independent of any search. Every solution of a search is checked
//! against the definition before the solution is shown.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::square_set::repeated;
use crate::board::{LineKind, Square, attacking_pair, knight, line_between};
use crate::problem::{Instance, Problem, Variant};
use crate::text::{counted, with_commas};

/// The reason why a board is not a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum NotASolution {
    /// The board has a wrong number of queens.
    Queens {
        /// The number of queens on the board.
        found: u64,
        /// The number of queens of a solution, or an upper bound if the least number is not known.
        expected: u64,
    },
    /// No row or column has this number. Only [`check`](crate::check) reports this reason, because it reads numbers
    /// instead of squares.
    Number {
        /// The number that is not a row or column.
        number: i64,
    },
    /// No square has this number. Only [`check`](crate::check) reports this reason.
    SquareNumber {
        /// The number that is not the number of a square.
        number: i64,
        /// The number of the first square, 0 or 1.
        first: u8,
        /// The number of the last square.
        last: u16,
    },
    /// A table of visit numbers does not contain each number once. Only [`check`](crate::check) reports this reason.
    VisitNumbers {
        /// A number that occurs twice. `None` if no number occurs twice.
        twice: Option<i64>,
        /// The first number that is missing.
        missing: i64,
    },
    /// Two consecutive numbers of a table of visit numbers are not a knight's move apart. Only [`check`](crate::check)
    /// reports this reason.
    NoMove {
        /// The earlier number.
        number: i64,
        /// The square of the earlier number.
        from: Square,
        /// The square of the next number.
        to: Square,
    },
    /// This square is not on the board.
    OffBoard {
        /// The square outside the board.
        square: Square,
    },
    /// This square occurs twice.
    Repeated {
        /// The repeated square.
        square: Square,
    },
    /// No queen covers this square. In total domination, no queen attacks this square.
    Uncovered {
        /// The uncovered square.
        square: Square,
    },
    /// A tour does not visit every square.
    Visits {
        /// The number of squares of the tour.
        found: u64,
        /// The number of squares of the board.
        expected: u64,
    },
    /// A tour does not begin on its start.
    Start {
        /// The square on which the tour must begin.
        square: Square,
    },
    /// Two consecutive squares of a tour are not a knight's move apart.
    Jump {
        /// The earlier square.
        from: Square,
        /// The later square.
        to: Square,
    },
    /// A tour that should be closed ends on a square from which no move leads back to the start.
    Open {
        /// The last square of the tour.
        square: Square,
    },
    /// Two queens attack each other.
    Attack {
        /// The queen that comes first.
        first: Square,
        /// The other queen.
        second: Square,
        /// The line that joins them.
        line: LineKind,
    },
    /// There is no queen on this given square.
    Given {
        /// The given square without a queen.
        square: Square,
    },
    /// There is a piece on this blocked square.
    Blocked {
        /// The blocked square.
        square: Square,
    },
}

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NotASolution::Queens { found, expected } => {
                let (found, expected) = (counted(found, "queen"), with_commas(expected));
                write!(f, "{found} instead of {expected}")
            }
            NotASolution::Number { number } => {
                write!(f, "{number} is not a row or a column of this board")
            }
            NotASolution::SquareNumber {
                number,
                first,
                last,
            } => write!(
                f,
                "{number} is not the number of a square: squares are numbered from {first} to {last}"
            ),
            NotASolution::VisitNumbers { twice, missing } => {
                if let Some(twice) = twice {
                    write!(f, "{twice} appears twice, ")?;
                }
                write!(f, "{missing} is missing")
            }
            NotASolution::NoMove { number, from, to } => write!(
                f,
                "no knight’s move from step {number} to step {} ({from} to {to})",
                number + 1
            ),
            NotASolution::OffBoard { square } => write!(f, "{square} is not on this board"),
            NotASolution::Repeated { square } => write!(f, "{square} appears twice"),
            NotASolution::Uncovered { square } => write!(f, "no queen covers {square}"),
            NotASolution::Visits { found, expected } => {
                let (found, expected) = (with_commas(found), with_commas(expected));
                write!(f, "{found} of {expected} squares are visited")
            }
            NotASolution::Start { square } => write!(f, "the tour does not begin on {square}"),
            NotASolution::Jump { from, to } => {
                write!(f, "no knight’s move leads from {from} to {to}")
            }
            NotASolution::Open { square } => write!(
                f,
                "no move leads from the last square, {square}, back to the first"
            ),
            NotASolution::Attack {
                first,
                second,
                line,
            } => {
                let line = line.name();
                write!(f, "{first} and {second} attack each other on a {line}")
            }
            NotASolution::Given { square } => write!(f, "no queen on the fixed square {square}"),
            NotASolution::Blocked { square } => write!(f, "the square {square} is blocked"),
        }
    }
}

/// Whether the squares are a solution of the instance; its goal and seed do not matter. A solution of n queens is n
/// queens that do not attack each other. A solution of domination is a dominating set of queens, with exactly k queens
/// if k is set. A solution of the knight is a tour, with its squares in visiting order. Each solution contains the
/// given squares, and a tour begins on its given square.
///
/// ```
/// use queens_core::{BoardSize, Goal, Instance, Square, is_solution, queens};
///
/// let corner: Square = "a1".parse()?;
/// let instance = Instance::queens(BoardSize::new(8)?, &[corner], Goal::First)?;
/// let solutions = queens(8).solutions()?;
/// assert_eq!(solutions.filter(|queens| is_solution(&instance, queens)).count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn is_solution(instance: &Instance, squares: &[Square]) -> bool {
    check_solution(instance, instance.given().first().copied(), squares).is_ok()
}

/// Checks that the squares are a solution. The error is the first reason why the squares are not a solution. `start` is
/// the square on which a tour must begin; other problems ignore it.
pub(crate) fn check_solution(
    instance: &Instance,
    start: Option<Square>,
    squares: &[Square],
) -> Result<(), NotASolution> {
    let mut all = squares.iter();
    if let Some(&square) = all.find(|&&square| !instance.size().contains(square)) {
        return Err(NotASolution::OffBoard { square });
    }
    let mut blocked = squares
        .iter()
        .filter(|square| instance.blocked().contains(square));
    if let Some(&square) = blocked.next() {
        return Err(NotASolution::Blocked { square });
    }
    match instance.problem() {
        Problem::Queens => check_placement(instance, squares),
        Problem::Domination => check_set(instance, squares),
        Problem::Knight => check_tour(instance, start, squares),
    }
}

fn check_placement(instance: &Instance, squares: &[Square]) -> Result<(), NotASolution> {
    let expected = instance.size().width();
    if squares.len() != expected {
        let (found, expected) = (squares.len() as u64, expected as u64);
        return Err(NotASolution::Queens { found, expected });
    }
    check_non_attacking(squares)?;
    check_given(instance.given(), squares)
}

fn check_set(instance: &Instance, squares: &[Square]) -> Result<(), NotASolution> {
    check_distinct(squares)?;
    let found = squares.len() as u64;
    if let Some(k) = instance.k().filter(|&k| u64::from(k) != found) {
        let expected = k.into();
        return Err(NotASolution::Queens { found, expected });
    }
    check_given(instance.given(), squares)?;
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    let is_covered = |to: &Square| {
        let is_taken = variant != Variant::Total && squares.contains(to);
        is_taken
            || squares
                .iter()
                .any(|&from| line_between(from, *to).is_some())
    };
    if let Some(square) = instance.size().squares().find(|to| !is_covered(to)) {
        return Err(NotASolution::Uncovered { square });
    }
    match variant {
        Variant::Independent => check_non_attacking(squares),
        _ => Ok(()),
    }
}

fn check_tour(
    instance: &Instance,
    start: Option<Square>,
    squares: &[Square],
) -> Result<(), NotASolution> {
    check_distinct(squares)?;
    if let Some(square) = start.filter(|start| squares.first() != Some(start)) {
        return Err(NotASolution::Start { square });
    }
    let mut pairs = squares.windows(2).map(|pair| (pair[0], pair[1]));
    if let Some((from, to)) = pairs.find(|&(from, to)| !knight::is_move(from, to)) {
        return Err(NotASolution::Jump { from, to });
    }
    let (found, expected) = (
        squares.len() as u64,
        (instance.size().area() - instance.blocked().len()) as u64,
    );
    if found != expected {
        return Err(NotASolution::Visits { found, expected });
    }
    match (instance.variant(), squares.last()) {
        (Some(Variant::Closed), Some(&square)) if !knight::is_closed(squares) => {
            Err(NotASolution::Open { square })
        }
        _ => Ok(()),
    }
}

fn check_distinct(squares: &[Square]) -> Result<(), NotASolution> {
    repeated(squares).map_or(Ok(()), |square| Err(NotASolution::Repeated { square }))
}

fn check_non_attacking(squares: &[Square]) -> Result<(), NotASolution> {
    attacking_pair(squares).map_or(Ok(()), |(first, second, line)| {
        Err(NotASolution::Attack {
            first,
            second,
            line,
        })
    })
}

fn check_given(given: &[Square], squares: &[Square]) -> Result<(), NotASolution> {
    let missing = given.iter().find(|square| !squares.contains(square));
    missing.map_or(Ok(()), |&square| Err(NotASolution::Given { square }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::problem::{Goal, Setup};

    fn squares(names: &str) -> Vec<Square> {
        let names = names.split_whitespace();
        names.map(|name| name.parse().expect("a square")).collect()
    }

    fn judged(problem: Problem, n: i64, change: impl FnOnce(&mut Setup), names: &str) -> bool {
        let size = BoardSize::new(n).expect("a size");
        let mut setup = Setup::new(problem, size, Goal::First);
        change(&mut setup);
        let instance = Instance::new(setup).expect("an instance");
        is_solution(&instance, &squares(names))
    }

    #[test]
    fn a_placement_has_n_queens_that_do_not_attack_each_other_and_the_given_ones() {
        let queens = |given: &str, names| {
            let given = squares(given);
            judged(Problem::Queens, 4, |setup| setup.given = given, names)
        };
        assert!(queens("", "a2 b4 c1 d3"));
        assert!(queens("c1", "a2 b4 c1 d3"));
        assert!(!queens("c4", "a2 b4 c1 d3"));
        assert!(!queens("", "a2 b4 c1 d2"));
        assert!(!queens("", "a2 b4 c1"));
        assert!(!queens("", "a2 b4 c1 e5"));
    }

    #[test]
    fn a_dominating_set_has_k_queens() {
        let sets = |variant, k, names| {
            let change = |setup: &mut Setup| (setup.variant, setup.k) = (Some(variant), k);
            judged(Problem::Domination, 3, change, names)
        };
        assert!(sets(Variant::Dominating, None, "b2"));
        assert!(sets(Variant::Dominating, Some(1), "b2"));
        assert!(!sets(Variant::Dominating, Some(2), "b2"));
        assert!(!sets(Variant::Dominating, Some(2), "b2 b2"));
        assert!(!sets(Variant::Total, None, "b2"));
    }

    #[test]
    fn a_set_is_judged_by_its_variant() {
        let sets = |n, names: &str| {
            let variants = Problem::Domination.variants().iter();
            let is_set = |&variant: &Variant| {
                let change = |setup: &mut Setup| setup.variant = Some(variant);
                judged(Problem::Domination, n, change, names)
            };
            variants.map(is_set).collect::<Vec<_>>()
        };
        assert_eq!(sets(1, "a1"), [true, true, false]);
        assert_eq!(sets(3, "b2"), [true, true, false]);
        assert_eq!(sets(3, "b2 a1"), [true, false, true]);
        assert_eq!(sets(4, "a1 c3"), [true, false, true]);
        assert_eq!(sets(4, "a1 b3"), [false; 3]);
    }

    #[test]
    fn a_tour_visits_every_square_once_and_only_by_knight_moves() {
        let tour = |names| {
            let size = BoardSize::rectangular(4, 3).expect("a size");
            let change = |setup: &mut Setup| setup.size = size;
            judged(Problem::Knight, 4, change, names)
        };
        assert!(tour("a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3"));
        for broken in [
            "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2",
            "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d1",
            "c2 a1 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3",
            "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d4",
        ] {
            assert!(!tour(broken), "{broken}");
        }
    }

    #[test]
    fn a_tour_begins_at_its_start_and_a_closed_one_comes_back() {
        let tour = "a1 c2 e1 d3 e5 c4 a5 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";
        let knight = |variant, start: &str, names| {
            let given = squares(start);
            let change = |setup: &mut Setup| {
                (setup.variant, setup.given) = (Some(variant), given);
            };
            judged(Problem::Knight, 5, change, names)
        };
        assert!(knight(Variant::Open, "a1", tour));
        assert!(!knight(Variant::Open, "c3", tour));
        assert!(!knight(Variant::Closed, "a1", tour));
        assert!(!knight(Variant::Open, "a1", "a1 c2"));
    }
}
