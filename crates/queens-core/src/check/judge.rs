//! Judges a printed board by the definition of its problem: a solution, or the first reason why not.

use super::Fault;
use crate::attacks::{attacking_pair, line_between};
use crate::definition::is_solution;
use crate::formats::read::Printed;
use crate::instance::Instance;
use crate::knight;
use crate::problem::{Problem, Variant};
use crate::square::Square;

/// Squares in the order in which they are compared: a tour in the order of visiting, others by file.
pub(super) fn ordered(problem: Problem, mut squares: Vec<Square>) -> Vec<Square> {
    if problem != Problem::Knight {
        squares.sort_unstable();
    }
    squares
}

/// The ordered squares of a printed board, or why it is no solution. `given` are the squares that the search
/// begins with.
pub(super) fn judged(
    instance: &Instance,
    given: &[Square],
    printed: &Printed,
) -> Result<Vec<Square>, Fault> {
    let size = instance.size();
    let squares = match &printed.queens {
        Ok(squares) => squares,
        Err(number) => return Err(off_board(instance, *number)),
    };
    if let Some(&square) = squares.iter().find(|&&square| !size.contains(square)) {
        return Err(Fault::Beyond { square });
    }
    match instance.problem() {
        Problem::Queens => placement(instance, squares)?,
        Problem::Domination => set(instance, squares)?,
        Problem::Knight => tour(instance, given, squares)?,
    }
    // The definition decides, also where no fault above was found.
    match is_solution(instance, squares) {
        true => Ok(ordered(instance.problem(), squares.clone())),
        false => Err(Fault::Queens {
            found: squares.len() as u64,
            expected: size.len() as u64,
        }),
    }
}

fn off_board(instance: &Instance, number: i64) -> Fault {
    match instance.problem() {
        Problem::Queens => Fault::Number { number },
        Problem::Domination | Problem::Knight => Fault::SquareNumber {
            number,
            last: instance.size().area() as u16 - 1,
        },
    }
}

fn placement(instance: &Instance, squares: &[Square]) -> Result<(), Fault> {
    let expected = instance.size().len();
    if squares.len() != expected {
        let (found, expected) = (squares.len() as u64, expected as u64);
        return Err(Fault::Queens { found, expected });
    }
    apart(squares)?;
    given_stand(instance.given(), squares)
}

fn set(instance: &Instance, squares: &[Square]) -> Result<(), Fault> {
    once(squares)?;
    let found = squares.len() as u64;
    if let Some(k) = instance.k().filter(|&k| u64::from(k) != found) {
        let expected = k.into();
        return Err(Fault::Queens { found, expected });
    }
    given_stand(instance.given(), squares)?;
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    let is_covered = |to: &Square| {
        let is_taken = variant != Variant::Total && squares.contains(to);
        is_taken
            || squares
                .iter()
                .any(|&from| line_between(from, *to).is_some())
    };
    if let Some(square) = instance.size().squares().find(|to| !is_covered(to)) {
        return Err(Fault::Uncovered { square });
    }
    match variant {
        Variant::Independent => apart(squares),
        _ => Ok(()),
    }
}

fn tour(instance: &Instance, given: &[Square], squares: &[Square]) -> Result<(), Fault> {
    once(squares)?;
    let start = given.iter().find(|&start| squares.first() != Some(start));
    if let Some(&square) = start {
        return Err(Fault::Start { square });
    }
    let mut pairs = squares.windows(2).map(|pair| (pair[0], pair[1]));
    if let Some((from, to)) = pairs.find(|&(from, to)| !knight::is_move(from, to)) {
        return Err(Fault::Jump { from, to });
    }
    let (found, expected) = (squares.len() as u64, instance.size().area() as u64);
    if found != expected {
        return Err(Fault::Visits { found, expected });
    }
    match (instance.variant(), squares.last()) {
        (Some(Variant::Closed), Some(&square)) if !knight::is_closed(squares) => {
            Err(Fault::Open { square })
        }
        _ => Ok(()),
    }
}

fn once(squares: &[Square]) -> Result<(), Fault> {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    let again = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    again.map_or(Ok(()), |pair| Err(Fault::Again { square: pair[0] }))
}

fn apart(squares: &[Square]) -> Result<(), Fault> {
    attacking_pair(squares).map_or(Ok(()), |(first, second, line)| {
        Err(Fault::Attack {
            first,
            second,
            line,
        })
    })
}

fn given_stand(given: &[Square], squares: &[Square]) -> Result<(), Fault> {
    let missing = given.iter().find(|square| !squares.contains(square));
    missing.map_or(Ok(()), |&square| Err(Fault::Given { square }))
}
