//! `recursive`: backtracking over an array `cb` that holds the row of each column.
//!
//! Idea: try every row of each column in turn. A square is safe if Δy·(Δx−Δy)·(Δx+Δy) ≠ 0 for every earlier
//! queen, where Δx and Δy are the distances in columns and in rows.
//! Cost: a test makes one comparison per earlier queen, up to the first attacker.
//! Source: sheet 000, §2.2 (`issafe`, `placerRN`), and §2.3 (`placerPosRN`) if the queen of file a is given.
//! Departure: columns with a given queen are skipped, and given queens in later columns are compared last.

use crate::algorithms::enumeration::array::{self, Array, comparisons};
use crate::algorithms::enumeration::backtracking::{Backtracking, tested};
use crate::algorithms::enumeration::row_array::{
    ALONE, COMPARISONS, IsSafe, IsSafeTest, calls, is_safe_line, variables,
};
use crate::board::Axis;
use crate::formats::Form;
use crate::problem::Problem;
use crate::search::{
    Algorithm, Descriptor, Event, Explanation, MAX_OPERATIONS, Operation, Position, Search,
    Traversal,
};

const CALLS: usize = 0;
const ERASURES: usize = 2;
const REMOVALS_AFTER_LOOP: usize = 3;

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        Full: Operation(CALLS),
        Solution: Solutions,
        EachRow: Tests,
        Put: Tests,
        Test: Tests,
        Recurse: Placements,
        Erase: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("recursive", Problem::Queens, Traversal::Lines(Axis::Files))
        .listing(&Listing::LINES)
        .supports_blocked()
        .operations(&[
            Operation::once_at_start("calls"),
            Operation::new("comparisons"),
            Operation::new("erasures"),
            Operation::new("removals_after_loop"),
        ])
        .prints(Form::Numbered);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<Array<IsSafeTest>>::start)
        .explanation(explain)
        .operations(count_operations)
        .stack(|position| calls("placerRN", position))
        .helpers(&[IsSafe::HELPER], is_safe_line);

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    let compared = comparisons(Axis::Files, event, before);
    operations[COMPARISONS] += compared;
    operations[ALONE] += u64::from(compared == 0 && tested(event).is_some());
    match event {
        Event::Place { .. } => operations[CALLS] += 1,
        Event::Reject { .. } | Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
    let leaves_loop = matches!(event, Event::Remove { .. } | Event::End);
    if leaves_loop && before.queens().len() < before.size().width() {
        operations[REMOVALS_AFTER_LOOP] += 1;
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => Listing::Recurse,
        Some(Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) => Listing::Erase,
        Some(Event::DeadEnd) => Listing::EachRow,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    array::explanation(Axis::Files, position, code_line, variables(position))
}
