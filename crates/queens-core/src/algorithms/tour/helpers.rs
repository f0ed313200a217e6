//! Counts the operations of `TestePosition` and how often the lines of its procedures run. Also finds the
//! procedure line behind an event. Of the procedures' counters, only the comparisons of `Fusion` have a name.

use crate::algorithms::tour::explain::{
    COMPARISONS, CRITICALS, FREED, LISTS, LOOPS_LEFT, TRIED, calls, current, emptied, is_complete,
};
use crate::algorithms::tour::valuation::MoveOrder;
use crate::board::{Square, knight};
use crate::problem::Instance;
use crate::search::{
    Count, Event, Helper, HelperLine, MAX_OPERATIONS, Position, Procedure, Runs, Traversal,
};

/// Internal counter: entries removed from lists.
const REMOVED: usize = 6;
/// Internal counter: entries appended to lists.
const APPENDED: usize = 7;
/// Internal counter: merges of two halves.
const MERGES: usize = 8;
/// Internal counter: entries taken from the left half while the right half still has entries.
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
        // Each merge adds two calls.
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

/// Each comparison computes the valuations of two squares.
const VALUATION: &[Runs] = &[Runs::each(2, Count::Operation(COMPARISONS)); 2];

/// The helpers of the search in natural order.
pub(crate) static NATURAL: &[Helper] = &[OCCUPE, LIBERE];

/// The helpers of the search that sorts its lists by valuation.
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

/// The helpers of the search that sorts its lists by Roth's valuation.
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

/// Counts the start, which is occupied before step 1.
pub(crate) fn begin(instance: &Instance, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Some(&start) = Traversal::Moves.given(instance).first() {
        operations[REMOVED] += knight::moves(instance.size(), start).count() as u64;
    }
}

/// Counts the operations of `TestePosition` and of the helper lines in an event.
pub(crate) fn count_operations<O: MoveOrder>(
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    let Some(lists) = before.free_neighbours() else {
        return;
    };
    let moves = |square: Square| lists.of(square).len() as u64;
    // Without sorting, no event reports that a call takes its list, so the call's first event counts it.
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
        // The appended square was removed just before.
        Some(Event::Remove { .. }) if is_last_but_one => FREED,
        _ => LOOPS_LEFT,
    }
}

/// The helper line behind the last event; `None` if the event does not come from a helper.
pub(crate) fn decided(position: &Position) -> Option<HelperLine> {
    let here = *calls(position).last()?;
    match position.last()? {
        Event::Place { .. } => Some(Procedure::OccupePosition.line(2)),
        // The rule for closed tours is not part of the sheet, so it has no line.
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
