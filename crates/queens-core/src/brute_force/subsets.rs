//! `subsets`: every set of n squares of the board.
//!
//! Idea: nothing is known beforehand, not even that two queens cannot share a column, so every
//! combination of n of the n² squares is looked at. Cost: C(n²,n) candidates, each compared in pairs
//! up to the first line. Source: sheet 000, §2.6, the exhaustive approach: “toutes les combinaisons
//! possibles des n reines sur l'échiquier”. The squares are numbered a1, b1, …; sets are in the
//! lexicographic order of their numbers, and pairs in the order of the numbers, too. Departure: given
//! queens stand in every candidate, and the others are chosen from the squares that are left.

use crate::board::BoardSize;
use crate::brute_force::candidates::{
    CandidateSearch, Candidates, compared, explanation, standing,
};
use crate::candidate::Candidate;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::descriptor::{Descriptor, Operation};
use crate::entry::Algorithm;
use crate::event::Event;
use crate::explanation::{Reason, Value};
use crate::formats::Form;
use crate::instance::Instance;
use crate::lines::Axis;
use crate::problem::Problem;
use crate::replay::Position;
use crate::space::Space;
use crate::square::Square;
use crate::traversal::Traversal;

const GENERATED: usize = 0;
const PAIR_CHECKS: usize = 1;

/// By rank, then by file: the order of the squares' numbers.
const AXIS: Axis = Axis::Ranks;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("subsets", Problem::Queens, Traversal::Candidates)
        .sizes(1..=12)
        .space(|instance| space(Space::open(instance)))
        .instead("recursive")
        .listing(&[
            Count::Operation(GENERATED),
            Count::Operation(PAIR_CHECKS),
            Count::Operation(PAIR_CHECKS),
            Count::Solutions,
        ])
        .operations(&[Operation::new("generated"), Operation::new("pair_checks")])
        .prints(Form::Spaced);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(CandidateSearch::<Subset>::new(instance)),
    |position| explanation(AXIS, Reason::NextCandidate, position, variables(position)),
)
.operations(count_operations)
.procedure("subsets");

/// The queens that are left on the squares that are left.
fn space((n, open): (u32, u32)) -> Space {
    Space::subsets(n * n - (n - open), open)
}

/// The squares without a given queen, by their numbers.
fn free_squares(size: BoardSize, given: &[Square]) -> Vec<Square> {
    let n = size.get();
    let squares = (0..n).flat_map(|rank| (0..n).map(move |file| Square::new(file, rank)));
    squares.filter(|square| !given.contains(square)).collect()
}

/// A set of the squares that the given queens leave.
#[derive(Clone)]
struct Subset {
    given: Vec<Square>,
    free: Vec<Square>,
    /// The places in `free` of the squares chosen, rising.
    chosen: Vec<usize>,
    /// The given queens and the squares chosen, by their numbers.
    queens: Vec<Square>,
}

impl Subset {
    fn stand(&mut self) {
        self.queens.clear();
        self.queens
            .extend(self.chosen.iter().map(|&at| self.free[at]));
        for &given in &self.given {
            let before = |queen: &Square| AXIS.key(*queen) < AXIS.key(given);
            let at = self.queens.partition_point(before);
            self.queens.insert(at, given);
        }
    }
}

impl Candidates for Subset {
    fn new(instance: &Instance) -> Subset {
        let open = instance.size().len() - instance.given().len();
        let mut subset = Subset {
            given: instance.given().to_vec(),
            free: free_squares(instance.size(), instance.given()),
            chosen: (0..open).collect(),
            queens: Vec::with_capacity(instance.size().len()),
        };
        subset.stand();
        subset
    }

    #[inline]
    fn queens(&self) -> &[Square] {
        &self.queens
    }

    fn packed(&self) -> Candidate {
        debug_assert!(self.chosen.len() <= Candidate::SQUARES);
        let mut squares = [Square::new(0, 0); Candidate::SQUARES];
        for (slot, &at) in squares.iter_mut().zip(&self.chosen) {
            *slot = self.free[at];
        }
        Candidate::of_squares(&squares)
    }

    fn next(&mut self) -> bool {
        // The greatest that the square at each place may be leaves room for those after it.
        let spare = self.free.len() - self.chosen.len();
        let chosen = self.chosen.iter().enumerate();
        let Some(grown) = chosen
            .rev()
            .find_map(|(i, &at)| (at < spare + i).then_some(i))
        else {
            return false;
        };
        let from = self.chosen[grown] + 1;
        for (at, slot) in (from..).zip(&mut self.chosen[grown..]) {
            *slot = at;
        }
        self.stand();
        true
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[GENERATED] += u64::from(matches!(event, Event::Candidate(_)));
    operations[PAIR_CHECKS] += compared(AXIS, event, before);
}

/// The place of a set of squares in the lexicographic order, from 1: the queens beside the given
/// ones, by their numbers. [`u64::MAX`] stands for every place beyond.
pub fn rank(size: BoardSize, given: &[Square], queens: &[Square]) -> u64 {
    let free = free_squares(size, given);
    let mut rank = 1_u64;
    let mut left = queens.len() as u32;
    let mut queens = queens.iter().peekable();
    for (square, after) in free.iter().zip((0..free.len() as u32).rev()) {
        if left == 0 {
            break;
        }
        if queens.next_if_eq(&square).is_some() {
            left -= 1;
        } else {
            // The sets that agree so far and have this square come before.
            rank = rank.saturating_add(Space::subsets(after, left - 1).saturated());
        }
    }
    rank
}

fn variables(position: &Position) -> Vec<(&'static str, Value)> {
    let Some(last) = position.last() else {
        return Vec::new();
    };
    let mut variables = vec![("S", Value::Squares(standing(AXIS, position)))];
    if let Event::Reject {
        square, attacker, ..
    } = last
    {
        variables.push(("a", Value::Squares(vec![attacker])));
        variables.push(("b", Value::Squares(vec![square])));
    }
    let size = position.size();
    let rank = rank(size, position.given(), position.placed());
    let of = space((u32::from(size.get()), position.placed().len() as u32));
    variables.push(("candidate", Value::Rank { rank, of }));
    variables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_space_has_no_more_queens_to_choose_than_a_candidate_holds() {
        let most = ALGORITHM.capabilities.sizes.clone().filter_map(|n| {
            let n = u32::from(n);
            (0..=n).filter(|&open| space((n, open)).is_live()).max()
        });
        assert_eq!(most.max(), Some(Candidate::SQUARES as u32));
    }
}
