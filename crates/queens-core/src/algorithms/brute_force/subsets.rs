//! `subsets`: every set of n squares of the board.
//!
//! Idea: no rule is used, not even that two queens cannot share a column. Every combination of n of the n²
//! squares is a candidate.
//! Cost: C(n²,n) candidates, each compared in pairs up to the first two queens that attack each other.
//! Source: sheet 000, §2.6, the exhaustive approach: “toutes les combinaisons possibles des n reines sur
//! l'échiquier”. The squares are numbered a1, b1, …; sets and pairs are in the lexicographic order of these
//! numbers.
//! Departure: given queens are part of every candidate, and the other queens are chosen from the squares
//! without a given queen.

use crate::algorithms::brute_force::candidates::{
    CandidateSearch, Candidates, Listing, attacking_pair, count_operations, describe, explanation,
};
use crate::board::{Axis, BoardSize, Candidate, Square};
use crate::formats::Form;
use crate::problem::Instance;
use crate::search::{
    Algorithm, CandidateKind, CandidateSpace, Descriptor, Operation, Position, Reason, Search,
    Value, Variables,
};

/// The order of the squares' numbers: by rank, then by file.
const AXIS: Axis = Axis::Ranks;

pub(crate) static DESCRIPTOR: Descriptor = describe("subsets", &Listing::LINES)
    .chooses(CandidateKind::Squares)
    .sizes(1..=12)
    .space(|instance| space(CandidateSpace::open(instance)))
    .operations(&[Operation::new("generated"), Operation::new("pair_checks")])
    .prints(Form::Spaced);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, CandidateSearch::<Subset>::start)
        .explanation(|position| explanation(AXIS, Reason::NextCandidate, position, variables))
        .operations(|event, before, operations| count_operations(AXIS, event, before, operations))
        .procedure("subsets");

/// The candidate space: the sets of `open` squares among the squares without a given queen.
fn space((n, open): (u32, u32)) -> CandidateSpace {
    CandidateSpace::subsets(n * n - (n - open), open)
}

/// The squares without a given queen, in order of their numbers.
fn open_squares(size: BoardSize, given: &[Square]) -> Vec<Square> {
    let n = size.files();
    let squares = (0..n).flat_map(|rank| (0..n).map(move |file| Square::at(file, rank)));
    squares.filter(|square| !given.contains(square)).collect()
}

/// A set of squares that hold no given queen.
#[derive(Clone)]
struct Subset {
    given: Vec<Square>,
    open: Vec<Square>,
    /// The indices in `open` of the chosen squares, in ascending order.
    chosen: Vec<usize>,
    /// The given queens and the queens on the chosen squares, in the order of their squares' numbers.
    queens: Vec<Square>,
}

impl Subset {
    /// Rebuilds `queens` from the chosen squares and the given queens.
    fn set_queens(&mut self) {
        self.queens.clear();
        self.queens
            .extend(self.chosen.iter().map(|&at| self.open[at]));
        for &given in &self.given {
            let before = |queen: &Square| AXIS.key(*queen) < AXIS.key(given);
            let at = self.queens.partition_point(before);
            self.queens.insert(at, given);
        }
    }
}

impl Candidates for Subset {
    fn new(instance: &Instance) -> Subset {
        let queens = instance.size().width() - instance.given().len();
        let mut subset = Subset {
            given: instance.given().to_vec(),
            open: open_squares(instance.size(), instance.given()),
            chosen: (0..queens).collect(),
            queens: Vec::with_capacity(instance.size().width()),
        };
        subset.set_queens();
        subset
    }

    #[inline]
    fn queens(&self) -> &[Square] {
        &self.queens
    }

    fn packed(&self) -> Candidate {
        debug_assert!(self.chosen.len() <= Candidate::SQUARES);
        let mut squares = [Square::at(0, 0); Candidate::SQUARES];
        for (slot, &at) in squares.iter_mut().zip(&self.chosen) {
            *slot = self.open[at];
        }
        Candidate::of_squares(&squares)
    }

    fn next(&mut self) -> bool {
        // The index chosen at position i is at most `spare + i`, which leaves room for the later indices.
        let spare = self.open.len() - self.chosen.len();
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
        self.set_queens();
        true
    }
}

/// The lexicographic rank of a set of squares, from 1. A rank above [`u64::MAX`] becomes [`u64::MAX`]. `queens` are the
/// queens that are not given, in the order of their squares' numbers.
pub(crate) fn rank(size: BoardSize, given: &[Square], queens: &[Square]) -> u64 {
    let open = open_squares(size, given);
    let mut rank = 1_u64;
    let mut left = queens.len() as u32;
    let mut queens = queens.iter().peekable();
    for (square, after) in open.iter().zip((0..open.len() as u32).rev()) {
        if left == 0 {
            break;
        }
        if queens.next_if_eq(&square).is_some() {
            left -= 1;
        } else {
            // A set that agrees with the ranked set on all earlier squares, and contains this square, comes earlier.
            rank = rank.saturating_add(CandidateSpace::subsets(after, left - 1).saturating_u64());
        }
    }
    rank
}

fn variables(position: &Position) -> Variables {
    let set = AXIS.ordered(position.queens());
    let mut variables = vec![("S", Value::Squares(set))];
    let square = |queen| Value::Squares(vec![queen]);
    variables.extend(attacking_pair(position, ["a", "b"], square));
    let size = position.size();
    let rank = rank(size, position.given(), position.placed());
    let of = space((u32::from(size.files()), position.placed().len() as u32));
    variables.push(("candidate", Value::Rank { rank, of }));
    variables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithms::enumeration::array::Array;
    use crate::algorithms::enumeration::backtracking::Backtracking;
    use crate::algorithms::enumeration::row_array::IsSafeTest;
    use crate::problem::Goal;
    use crate::search::{Event, Search};

    #[test]
    fn a_live_space_has_no_more_queens_to_choose_than_a_candidate_holds() {
        let most = ALGORITHM.capabilities.sizes.clone().filter_map(|n| {
            let n = u32::from(n);
            (0..=n)
                .filter(|&open| space((n, open)).is_within(CandidateSpace::LIVE))
                .max()
        });
        assert_eq!(most.max(), Some(Candidate::SQUARES as u32));
    }

    /// On 8×8, a brute-force search reaches its first solution too late for a test. This test finds all solutions by
    /// backtracking and ranks them.
    #[test]
    fn the_first_solution_ranks_as_in_the_table() {
        let text = include_str!("../../../tests/data/bruteforce.json");
        let tables: serde_json::Value = serde_json::from_str(text).unwrap();
        let rows = tables["tables"]["spaces"].as_array().unwrap();
        for row in rows {
            let size = BoardSize::new(row["n"].as_i64().unwrap()).unwrap();
            let instance = Instance::queens(size, &[], Goal::All).unwrap();
            let mut search = Backtracking::<Array<IsSafeTest>>::new(&instance);
            let mut queens = Vec::new();
            let mut ranks = Vec::new();
            loop {
                match search.advance() {
                    Event::Place { square } => queens.push(square),
                    Event::Remove { .. } => drop(queens.pop()),
                    Event::Solution => ranks.push(rank(size, &[], &Axis::Ranks.ordered(&queens))),
                    Event::End => break,
                    _ => {}
                }
            }
            assert_eq!(ranks.into_iter().min(), row["first_A"].as_u64(), "{size}");
        }
    }
}
