//! What `TestePosition` does under an event, and the lines of the procedures that it calls; the line that an event
//! comes from. Of the counts of these lines only that of `Fusion`’s comparisons has a name.

use crate::algorithms::tour::explain::{
    COMPARISONS, CRITICALS, FREED, LISTS, LOOPS_LEFT, TRIED, calls, current, emptied, is_complete,
};
use crate::algorithms::tour::valuation::MoveOrder;
use crate::board::{Square, knight};
use crate::problem::Instance;
use crate::search::{
    Count, Event, Helper, HelperLine, MAX_OPERATIONS, Position, Procedure, Runs, Traversal,
};

/// Entries taken off lists.
const REMOVED: usize = 6;
/// Entries put back at the ends of lists.
const APPENDED: usize = 7;
/// Merges of two halves, and entries of the left half that are taken while the right one has some.
const MERGES: usize = 8;
const LEFT_FIRST: usize = 9;

const OCCUPE: Helper = Helper {
    procedure: Procedure::OccupePosition,
    lines: &{
        let calls = Runs::of(Count::Nodes);
        let removed = Runs::of(Count::Operation(REMOVED));
        [calls, calls, calls, removed, removed, removed, calls]
    },
};

const LIBERE: Helper = Helper {
    procedure: Procedure::LiberePosition,
    lines: &{
        let calls = Runs::of(Count::Operation(FREED)).and(1, Count::Operation(LOOPS_LEFT));
        let appended = Runs::of(Count::Operation(APPENDED));
        [calls, calls, appended, appended]
    },
};

const TRI_FUSION: Helper = Helper {
    procedure: Procedure::TriFusion,
    lines: &{
        // Each merge is of two further calls.
        let calls = Runs::of(Count::Operation(LISTS)).and(2, Count::Operation(MERGES));
        let merges = Runs::of(Count::Operation(MERGES));
        let short = calls.less(Count::Operation(MERGES));
        [calls, calls, short, merges, merges, merges]
    },
};

const FUSION: Helper = Helper {
    procedure: Procedure::Fusion,
    lines: &{
        let merges = Runs::of(Count::Operation(MERGES));
        let compared = Runs::of(Count::Operation(COMPARISONS));
        let left = Count::Operation(LEFT_FIRST);
        let right = compared.less(left);
        [
            merges,
            merges,
            compared,
            compared,
            Runs::of(left),
            right,
            merges,
        ]
    },
};

/// A comparison values two squares.
const VALUATION: &[Runs] = &[Runs::each(2, Count::Operation(COMPARISONS)); 2];

/// What the search in the order of the lists calls.
pub(crate) static NATURAL: &[Helper] = &[OCCUPE, LIBERE];

/// What the searches call that sort their lists.
pub(crate) static SORTING: &[Helper] = &[
    OCCUPE,
    LIBERE,
    TRI_FUSION,
    FUSION,
    Helper {
        procedure: Procedure::Valuation,
        lines: VALUATION,
    },
];

/// The same with Roth's valuation.
pub(crate) static ROTH: &[Helper] = &[
    OCCUPE,
    LIBERE,
    TRI_FUSION,
    FUSION,
    Helper {
        procedure: Procedure::RothValuation,
        lines: VALUATION,
    },
];

/// The start is occupied before step 1.
pub(crate) fn begin(instance: &Instance, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Some(&start) = Traversal::Moves.given(instance).first() {
        operations[REMOVED] += knight::moves(instance.size(), start).count() as u64;
    }
}

/// Adds up what `TestePosition` and the lines of the helpers do under an event.
pub(crate) fn count_operations<O: MoveOrder>(
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    let Some(lists) = before.free_neighbours() else {
        return;
    };
    let moves = |square: Square| lists.of(square).len() as u64;
    // One that does not sort reports no list.
    let is_called = matches!(before.last(), None | Some(Event::Place { .. }));
    let takes_list = u64::from(is_called && !O::SORTS);
    match event {
        Event::Place { square } => {
            operations[LISTS] += takes_list;
            operations[TRIED] += 1;
            operations[REMOVED] += moves(square);
        }
        Event::DeadEnd | Event::CapReached => operations[LISTS] += takes_list,
        Event::Score => {
            let Some(&here) = calls(before).last() else {
                return;
            };
            let sorted = current::<O>(lists, here);
            operations[LISTS] += 1;
            operations[MERGES] += moves(here).saturating_sub(1);
            operations[COMPARISONS] += sorted.comparisons;
            operations[LEFT_FIRST] += sorted.left_first;
        }
        Event::Critical | Event::Append { .. } => operations[CRITICALS] += 1,
        Event::Remove { square } if !is_complete(before) => {
            operations[leaves_at(before)] += 1;
            operations[APPENDED] += moves(square);
        }
        Event::End if !is_complete(before) => {
            operations[leaves_at(before)] += 1;
            operations[APPENDED] += before.queens().last().map_or(0, |&start| moves(start));
        }
        _ => {}
    }
}

/// The operation that counts the return of the innermost call.
fn leaves_at(before: &Position) -> usize {
    let is_last_but_one = before.queens().len() + 1 == before.size().area();
    match before.last() {
        Some(Event::Critical) => FREED,
        // The appended square was taken back just before.
        Some(Event::Remove { .. }) if is_last_but_one => FREED,
        _ => LOOPS_LEFT,
    }
}

/// The line of a helper that the last event comes from.
pub(crate) fn decided(position: &Position) -> Option<HelperLine> {
    let here = *calls(position).last()?;
    match position.last()? {
        Event::Place { .. } => Some(Procedure::OccupePosition.line(2)),
        // What closes no tour is not the sheet's.
        Event::Critical => emptied(position, here).map(|_| Procedure::OccupePosition.line(6)),
        Event::Score => {
            let list = position.free_neighbours()?.of(here);
            let line = if list.len() < 2 { 3 } else { 6 };
            Some(Procedure::TriFusion.line(line))
        }
        Event::Remove { .. } if position.queens().len() + 1 < position.size().area() => {
            Some(Procedure::LiberePosition.line(2))
        }
        _ => None,
    }
}
