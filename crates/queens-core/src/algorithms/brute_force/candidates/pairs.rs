//! The pairs of queens that the test of a candidate compares: all pairs i<j, including given queens, with i in
//! the outer loop, up to the first pair that attack each other.
use crate::board::{Axis, Square};
use crate::search::{Event, MAX_OPERATIONS, Position};

/// Operation index of the generated candidates.
pub(crate) const GENERATED: usize = 0;
/// Operation index of the compared pairs.
pub(crate) const PAIR_CHECKS: usize = 1;

/// Counts the operations of an algorithm that generates its candidates in order.
pub(crate) fn count_operations(
    axis: Axis,
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    operations[GENERATED] += u64::from(matches!(event, Event::Candidate(_)));
    operations[PAIR_CHECKS] += comparisons(axis, event, before);
}

/// Counts the pairs that an event's test compares; 0 if the event is not a test.
pub(crate) fn comparisons(axis: Axis, event: Event, before: &Position) -> u64 {
    let queens = before.queens();
    let all = queens.len() as u64;
    match event {
        Event::Reject {
            square, attacker, ..
        } => {
            let index = |of| {
                let earlier = queens
                    .iter()
                    .filter(|&&queen| axis.key(queen) < axis.key(of));
                earlier.count() as u64
            };
            let (i, j) = (index(attacker), index(square));
            // All pairs of the queens before i, then the pairs of i up to j.
            i * (all - 1) - i * i.saturating_sub(1) / 2 + (j - i)
        }
        Event::Solution => all * all.saturating_sub(1) / 2,
        _ => 0,
    }
}

/// The pairs that the last event's test compared, in order; `None` if the event is not a test.
pub(crate) fn pairs_compared(axis: Axis, position: &Position) -> Option<Vec<(Square, Square)>> {
    let last = match position.last()? {
        Event::Reject {
            square, attacker, ..
        } => Some((attacker, square)),
        Event::Solution => None,
        _ => return None,
    };
    let queens = axis.ordered(position.queens());
    let mut pairs = Vec::new();
    for (i, &first) in queens.iter().enumerate() {
        for &second in &queens[i + 1..] {
            pairs.push((first, second));
            if Some((first, second)) == last {
                return Some(pairs);
            }
        }
    }
    Some(pairs)
}
