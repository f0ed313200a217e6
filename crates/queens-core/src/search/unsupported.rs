//! Why an algorithm cannot serve an instance: each reason with the value and what is allowed.

use std::ops::RangeInclusive;

use crate::board::Square;
use crate::problem::{Goal, Problem};
use crate::search::CandidateSpace;
use crate::text::joined;

/// Why an algorithm cannot serve an instance.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsupported {
    /// It solves another problem.
    #[error("problem={problem}: {id} solves {solves}")]
    Problem {
        /// The algorithm.
        id: &'static str,
        /// The problem asked for.
        problem: Problem,
        /// The problem that it solves.
        solves: Problem,
    },
    /// The board is too small or too large for it.
    #[error("{}={n} is outside {}–{} for {id}", if *is_ranks { 'm' } else { 'n' }, sizes.start(), sizes.end())]
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
    #[error("goal={} is not one of {id}'s: {}", goal.name(), joined(goals.iter().map(|goal| goal.name()), ", "))]
    Goal {
        /// The algorithm.
        id: &'static str,
        /// The goal asked for.
        goal: Goal,
        /// The goals that it has.
        goals: &'static [Goal],
    },
    /// It does not serve given squares.
    #[error("{id} serves no given queens, not {}{}", joined(given, ","), advice(*alternative))]
    Given {
        /// The algorithm.
        id: &'static str,
        /// The squares given.
        given: Vec<Square>,
        /// An algorithm that serves it.
        alternative: Option<&'static str>,
    },
    /// It finds sets of fewer queens than files only.
    #[error("{id} finds sets of fewer than {n} queens{}{}", too_many(*k, *n, given), advice(*alternative))]
    Queens {
        /// The algorithm.
        id: &'static str,
        /// The number of queens asked for, if one is.
        k: Option<u16>,
        /// The number of files.
        n: u8,
        /// The squares given.
        given: Vec<Square>,
        /// An algorithm that serves it.
        alternative: Option<&'static str>,
    },
    /// It starts from one square.
    #[error("{id} starts from one square, {count} are given")]
    Starts {
        /// The algorithm.
        id: &'static str,
        /// The number of squares given.
        count: usize,
    },
    /// It draws until it finds a solution, and there is none.
    #[error("{}, and {id} would not end{}", no_solution(*n, given), advice(*alternative))]
    Endless {
        /// The algorithm.
        id: &'static str,
        /// The size of the board.
        n: u8,
        /// The given queens that have no completion; none if the board has no solution at all.
        given: Vec<Square>,
        /// An algorithm that serves it.
        alternative: Option<&'static str>,
    },
    /// It has too many candidates.
    #[error("{id} would look at {space} candidates, at most {most} are allowed{}", advice(*alternative))]
    Space {
        /// The algorithm.
        id: &'static str,
        /// The number of candidates.
        space: CandidateSpace,
        /// The most that it goes through.
        most: u64,
        /// An algorithm that serves it.
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
    alternative.map_or_else(String::new, |alternative| {
        format!("; {alternative} can serve it")
    })
}
