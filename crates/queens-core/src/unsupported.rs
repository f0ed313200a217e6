//! Why an algorithm cannot serve an instance: each reason with the value and what is allowed.

use std::fmt;
use std::ops::RangeInclusive;

use crate::instance::Goal;
use crate::problem::Problem;
use crate::space::Space;
use crate::square::Square;

/// Why an algorithm cannot serve an instance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsupported {
    /// It solves another problem.
    Problem {
        /// The algorithm.
        id: &'static str,
        /// The problem asked for.
        problem: Problem,
        /// The problem that it solves.
        solves: Problem,
    },
    /// The board is too small or too large for it.
    Size {
        /// The algorithm.
        id: &'static str,
        /// The number of files or ranks asked for.
        n: u8,
        /// Whether `n` counts ranks.
        is_ranks: bool,
        /// The sizes that it serves.
        sizes: RangeInclusive<u8>,
    },
    /// It does not have this goal.
    Goal {
        /// The algorithm.
        id: &'static str,
        /// The goal asked for.
        goal: Goal,
        /// The goals that it has.
        goals: &'static [Goal],
    },
    /// It does not serve given squares.
    Given {
        /// The algorithm.
        id: &'static str,
        /// The squares given.
        given: Vec<Square>,
        /// An algorithm that serves it.
        instead: Option<&'static str>,
    },
    /// It starts from one square.
    Starts {
        /// The algorithm.
        id: &'static str,
        /// The number of squares given.
        count: usize,
    },
    /// It draws until it finds a solution, and there is none.
    Endless {
        /// The algorithm.
        id: &'static str,
        /// The size of the board.
        n: u8,
        /// The given queens that have no completion; none if the board has no solution at all.
        given: Vec<Square>,
        /// An algorithm that serves it.
        instead: Option<&'static str>,
    },
    /// It has too many candidates.
    Space {
        /// The algorithm.
        id: &'static str,
        /// The number of candidates.
        space: Space,
        /// An algorithm that serves it.
        instead: Option<&'static str>,
    },
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::Problem {
                id,
                problem,
                solves,
            } => write!(f, "problem={problem}: {id} solves {solves}"),
            Unsupported::Size {
                id,
                n,
                is_ranks,
                sizes,
            } => {
                let key = if *is_ranks { 'm' } else { 'n' };
                write!(
                    f,
                    "{key}={n} is outside {}–{} for {id}",
                    sizes.start(),
                    sizes.end()
                )
            }
            Unsupported::Goal { id, goal, goals } => {
                let names: Vec<_> = goals.iter().map(|goal| goal.name()).collect();
                write!(
                    f,
                    "goal={} is not one of {id}'s: {}",
                    goal.name(),
                    names.join(", ")
                )
            }
            Unsupported::Given { id, given, instead } => {
                write!(f, "{id} serves no given queens, not {}", names(given))?;
                advise(f, *instead)
            }
            Unsupported::Starts { id, count } => {
                write!(f, "{id} starts from one square, {count} are given")
            }
            Unsupported::Endless {
                id,
                n,
                given,
                instead,
            } => {
                match given[..] {
                    [] => write!(f, "n={n} has no solution")?,
                    _ => write!(f, "no solution has {}", names(given))?,
                }
                write!(f, ", and {id} would not end")?;
                advise(f, *instead)
            }
            Unsupported::Space { id, space, instead } => {
                let most = Space::LIVE;
                write!(
                    f,
                    "{id} would look at {space} candidates, at most {most} are allowed"
                )?;
                advise(f, *instead)
            }
        }
    }
}

fn names(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    names.join(",")
}

fn advise(f: &mut fmt::Formatter<'_>, instead: Option<&str>) -> fmt::Result {
    instead.map_or(Ok(()), |instead| write!(f, "; {instead} can serve it"))
}

impl std::error::Error for Unsupported {}
