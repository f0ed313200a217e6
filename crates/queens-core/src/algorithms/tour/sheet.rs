//! The descriptor of sheet 004's knight's tours, and the counters of their lines. The tours differ only in the order
//! of the moves. Each line of `TestePosition` and of the procedures that it calls has a counter. Among the counters of
//! the called procedures, only the comparisons of `Fusion` are listed as an operation. The other counters are internal.

use crate::algorithms::tour::explain::{
    calls, current, emptied_square, explain, is_complete, stack, values,
};
use crate::algorithms::tour::lines::{
    APPENDED, COMPARISONS, CRITICALS, FREED, LEFT_FIRST, LISTS, LOOPS_LEFT, LiberePosition,
    Listing, MERGES, OccupePosition, REMOVED, TRIED, TriFusion,
};
use crate::algorithms::tour::visit_search::{CAP, MoveOrder, VisitSearch};
use crate::board::{BoardSize, Square, knight};
use crate::formats::Form;
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, Descriptor, Event, Helper, HelperLine, MAX_OPERATIONS, Operation, Position, Reports,
    Search, Traversal,
};

/// The operations of an algorithm that sorts its lists; other algorithms omit the last operation.
const OPERATIONS: [Operation; 6] = [
    Operation::new("criticals"),
    Operation::new("critical_returns"),
    Operation::new("lists_taken"),
    Operation::new("moves_tried"),
    Operation::new("loops_left"),
    Operation::new("fusion_comparisons"),
];

/// The descriptor of a tour algorithm. An algorithm that does not sort has no comparisons to count.
pub(crate) const fn describe<O: MoveOrder>(id: &'static str) -> Descriptor {
    let operations = if O::SORTS {
        &OPERATIONS
    } else {
        OPERATIONS.split_at(OPERATIONS.len() - 1).0
    };
    Descriptor::new(id, Problem::Knight, Traversal::Moves)
        .sizes(3..=BoardSize::MAX)
        .supports_blocked()
        .cap(CAP)
        .listing(&Listing::LINES)
        .operations(operations)
        .counts_at_start(count_start)
        .reports(Reports::Nothing)
        .prints(Form::Tour)
}

/// The registry entry of a tour algorithm. An algorithm that does not sort shows no values.
pub(crate) const fn entry<O: MoveOrder>(
    descriptor: &'static Descriptor,
    called: &'static [Helper],
) -> Algorithm {
    let algorithm = Algorithm::new(descriptor, VisitSearch::<O>::start)
        .explanation(explain::<O>)
        .operations(count_operations::<O>)
        .stack(stack::<O>)
        .helpers(called, deciding_line);
    if O::SORTS {
        algorithm.values(values)
    } else {
        algorithm
    }
}

/// Counts the list entries that the visit of the start removes. The start is visited before step 1.
fn count_start(instance: &Instance, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Some(&start) = Traversal::Moves.given(instance).first() {
        let neighbours = knight::moves(instance.size(), start);
        let open = neighbours.filter(|square| !instance.blocked().contains(square));
        operations[REMOVED] += open.count() as u64;
    }
}

/// Counts the executions of the lines of `TestePosition` and of its helpers during an event.
fn count_operations<O: MoveOrder>(
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    let Some(lists) = before.free_neighbours() else {
        return;
    };
    let moves = |square: Square| lists.of(square).len() as u64;
    // Without sorting, no event reports that a call takes its list, so the first event of the call counts the list.
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

/// The index of the operation that counts the return of the innermost call.
fn leaves_at(before: &Position) -> usize {
    let is_last_but_one = before.queens().len() + 1 == before.open_squares();
    match before.last() {
        Some(Event::Critical) => FREED,
        // The appended square was removed just before.
        Some(Event::Remove { .. }) if is_last_but_one => FREED,
        _ => LOOPS_LEFT,
    }
}

/// The helper line that caused the last event; `None` if the event does not come from a helper.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    let here = *calls(position).last()?;
    match position.last()? {
        Event::Place { .. } => Some(OccupePosition::Visit.into()),
        // The rule for closed tours is not part of the sheet, so no helper line contains the rule.
        Event::Critical => emptied_square(position, here).map(|_| OccupePosition::Critical.into()),
        Event::Score => {
            let list = position.free_neighbours()?.of(here);
            let is_short = list.len() < 2;
            Some(
                if is_short {
                    TriFusion::Copy
                } else {
                    TriFusion::Merge
                }
                .into(),
            )
        }
        Event::Remove { .. } if position.queens().len() + 1 < position.open_squares() => {
            Some(LiberePosition::Leave.into())
        }
        _ => None,
    }
}
