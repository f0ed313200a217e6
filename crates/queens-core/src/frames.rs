//! Exact domination by frames. The search decides whether k queens dominate a board, for k less than the number n of
//! files. It finds all dominating sets of k queens.
//!
//! Idea: a set of fewer than n queens leaves a file and a rank empty. The first and the last empty file, and the first
//! and the last empty rank, are its frame. All lines outside the frame, in the margins, have a queen. The ring is the
//! boundary of the frame. No queen is on a line of the frame, so a queen's gain on the ring is the sum over its four
//! lines. Each system of weights on the ring therefore gives a linear inequality.
//!
//! `systems` defines the weights. `parities` divides the queens by the parities of their squares. `prices` bounds the
//! number of queens that cover the ring, by the dual of a linear program. `node` applies these rules to vectors of 32
//! squares and branches on the requirement with the fewest candidates. `search` visits the frames up to symmetry, and
//! `least` raises the number of queens.
//!
//! Cost: refuting four queens on 8×8 takes 140 nodes, and refuting thirteen on 26×26 takes 33 million. A node takes 1.5
//! to 2 µs.
//!
//! Source: W. D. Weakley proved the bound (n − 1)/2 with the boundary of a frame (Domination in the queen's graph,
//! 1995). The systems of sides, their division by colours and by parities, and the prices are our own.
//! docs/DOMINATION.md proves each rule. We know of no other program that searches by frames.

use std::sync::Arc;

use crate::board::Square;
use crate::formats::Form;
use crate::problem::bounds::at_most;
use crate::problem::{Instance, Problem, Variant};
use crate::search::explanation::domination;
use crate::search::{
    Algorithm, Bound, Descriptor, Event, MAX_OPERATIONS, Operation, Position, Search,
    SolutionOrder, Traversal,
};

mod explain;
mod least;
mod log;
mod node;
mod parities;
mod prices;
mod reasons;
mod rows;
mod search;
pub(crate) mod slices;
mod state;
mod systems;
mod traced;

pub use self::search::{FrameSearch, FrameSetup, FrameSetupError};
pub use crate::search::{
    Branching, FrameLines, FrameRecord, Margins, Need, NoFrame, NodeBound, NodeRefutation,
    RefutedCandidate, Rule, Side,
};
pub use explain::refutation_of;
pub use least::{Contradiction, Domination, DominationError, Refutation};
pub use parities::Kinds;

const BOUNDS: usize = 0;
const SIZES: usize = 1;
const FRAMES: usize = 2;
const VERDICTS: usize = 3;
const CALLS: usize = 4;
const BRANCHINGS: usize = 5;

/// The greatest n whose searches are traced. Larger boards are searched only for the result.
const TRACED: u8 = 12;

crate::listing! {
    pub(crate) enum Listing {
        Bound: Operation(BOUNDS),
        EachFrame: Operation(SIZES),
        TestFrame: Operation(FRAMES),
        NextSize: Operation(VERDICTS),
        Solution: Operation(CALLS),
        Target: Operation(BRANCHINGS),
        EachCandidate: Tests,
        Forbid: Tests,
        Test: Tests,
        Put: Placements,
        Remove: Removals,
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("frames", Problem::Domination, Traversal::SetCover)
        .sizes(2..=32)
        .max_traced_files(TRACED)
        .by_frames()
        .supports(has_an_empty_file)
        .alternative("coverage-search")
        .listing(&Listing::LINES)
        .operations(&[
            Operation::new("bounds"),
            Operation::new("sizes"),
            Operation::new("frames"),
            Operation::new("verdicts"),
            Operation::new("calls"),
            Operation::new("branchings"),
        ])
        .prints(Form::Squares);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, traced::TracedFrames::start)
    .explanation(explain::explain)
    .operations(count_operations)
    .stack(explain::stack)
    .values(domination::values)
    .order(|_| Arc::new(EachFirst))
    .count(traced::CountedFrames::start);

/// The order of solutions in which every set that the search finds is the first of its class. The other sets of the
/// class are reported as images.
#[derive(Debug)]
struct EachFirst;

impl SolutionOrder for EachFirst {
    fn is_first(&self, _: &[Square], _: &[Square], _: &[Vec<Square>]) -> bool {
        true
    }
}

/// Whether the requested sets certainly have fewer queens than the board has files, so that a file is empty.
fn has_an_empty_file(instance: &Instance) -> bool {
    let (size, given) = (instance.size(), instance.given());
    let n = u16::from(size.files());
    if let Some(k) = instance.k() {
        return k < n;
    }
    match instance.variant() {
        // None of the boards searched so far needs more than n/2 + 1 queens.
        Some(Variant::Total) => given.len() as u16 + n / 2 + 1 < n,
        variant => at_most(size, variant.unwrap_or(Variant::Dominating), given).is_some(),
    }
}

/// Counts the operations of an event. A call with all its queens reports a solution; every other call branches.
fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    let queen_count = before.given().len() + before.placed().len();
    operations[SIZES] += u64::from(domination::begins_a_size(event, before));
    operations[VERDICTS] += u64::from(domination::decides_a_size(event, before));
    match event {
        Event::Bound(Bound::AtLeast(_)) => operations[BOUNDS] += 1,
        Event::Frame { closed, .. } => {
            let calls = u64::from(closed.is_none());
            operations[FRAMES] += 1;
            operations[CALLS] += calls;
            operations[BRANCHINGS] += calls;
        }
        Event::Place { .. } => {
            operations[CALLS] += 1;
            operations[BRANCHINGS] += u64::from(queen_count + 1 < before.k().into());
        }
        // The given queens suffice, so this is the only call.
        Event::Solution if before.placed().is_empty() => operations[CALLS] += 1,
        _ => {}
    }
}
