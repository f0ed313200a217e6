//! The reasons why an algorithm does not support an instance, each with the value and the allowed values.

use std::ops::RangeInclusive;

use crate::board::Square;
use crate::problem::{Goal, Problem};
use crate::search::CandidateSpace;
use crate::text::joined;

/// The reason why an algorithm does not support an instance.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsupported {
    /// The algorithm solves another problem.
    #[error("problem={problem}: {id} solves {solves}")]
    Problem {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested problem.
        problem: Problem,
        /// The problem that the algorithm solves.
        solves: Problem,
    },
    /// The board is too small or too large for the algorithm.
    #[error("{}={n} is outside {}–{} for {id}", if *is_ranks { 'm' } else { 'n' }, sizes.start(), sizes.end())]
    Size {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested number of files or ranks.
        n: u8,
        /// Whether `n` counts ranks.
        is_ranks: bool,
        /// The supported sizes.
        sizes: RangeInclusive<u8>,
    },
    /// The algorithm does not support this goal.
    #[error("goal={} is not one of {id}'s: {}", goal.name(), joined(goals.iter().map(|goal| goal.name()), ", "))]
    Goal {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested goal.
        goal: Goal,
        /// The supported goals.
        goals: &'static [Goal],
    },
    /// The algorithm does not support given squares.
    #[error("{id} cannot keep given squares, such as {}{}", joined(given, ","), advice(*alternative))]
    Given {
        /// The id of the algorithm.
        id: &'static str,
        /// The given squares.
        given: Vec<Square>,
        /// The id of an algorithm that can solve the instance; `None` if no alternative is known.
        alternative: Option<&'static str>,
    },
    /// The algorithm does not support blocked squares.
    #[error(
        "{id} does not support blocked squares, such as {}; use bitmask",
        joined(blocked, ",")
    )]
    Blocked {
        /// The id of the algorithm.
        id: &'static str,
        /// The blocked squares.
        blocked: Vec<Square>,
    },
    /// The algorithm finds only sets with fewer queens than files.
    #[error("{id} finds sets of fewer than {n} queens{}{}", too_many(*k, *n, given), advice(*alternative))]
    Queens {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested number of queens; `None` if no number was requested.
        k: Option<u16>,
        /// The number of files.
        n: u8,
        /// The given squares.
        given: Vec<Square>,
        /// The id of an algorithm that can solve the instance; `None` if no alternative is known.
        alternative: Option<&'static str>,
    },
    /// The algorithm starts from one square, but several squares are given.
    #[error("{id} starts from one square, {count} are given")]
    Starts {
        /// The id of the algorithm.
        id: &'static str,
        /// The number of given squares.
        count: usize,
    },
    /// The algorithm makes random choices until it finds a solution, but there is no solution.
    #[error("{}, and {id} would not end{}", no_solution(*n, given), advice(*alternative))]
    Endless {
        /// The id of the algorithm.
        id: &'static str,
        /// The number of files of the board.
        n: u8,
        /// The given queens that have no completion. Empty if the board itself has no solution.
        given: Vec<Square>,
        /// The id of an algorithm that can solve the instance; `None` if no alternative is known.
        alternative: Option<&'static str>,
    },
    /// The algorithm would go through too many candidates.
    #[error("{id} would look at {space} candidates, at most {most} are allowed{}", advice(*alternative))]
    Space {
        /// The id of the algorithm.
        id: &'static str,
        /// The number of candidates.
        space: CandidateSpace,
        /// The largest number of candidates allowed.
        most: u64,
        /// The id of an algorithm that can solve the instance; `None` if no alternative is known.
        alternative: Option<&'static str>,
    },
}

fn no_solution(n: u8, given: &[Square]) -> String {
    match given {
        [] => format!("n={n} has no solution"),
        _ => format!("no solution has {}", joined(given, ",")),
    }
}

fn too_many(k: Option<u16>, n: u8, given: &[Square]) -> String {
    match k {
        Some(k) => format!(": k={k} is outside 1–{}", n - 1),
        None if given.is_empty() => String::new(),
        None => format!(", which {} may not allow", joined(given, ",")),
    }
}

fn advice(alternative: Option<&str>) -> String {
    alternative.map_or_else(String::new, |alternative| format!("; use {alternative}"))
}
