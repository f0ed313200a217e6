//! The parts of an explanation that all searches for dominating sets share.

use crate::board::Square;
use crate::problem::bounds::{at_least, at_most};
use crate::problem::{Variant, coverage};
use crate::search::{Bound, CoverageReason, Event, Position, Reason};

/// The variant of the instance; [`Variant::Dominating`] if no variant is set.
pub(crate) fn variant(position: &Position) -> Variant {
    position.variant().unwrap_or(Variant::Dominating)
}

/// Whether the search for the next number of queens begins after this event.
pub(crate) fn begins_a_size(event: Event, before: &Position) -> bool {
    match event {
        Event::Bound(Bound::AtLeast(_)) => true,
        Event::Bound(Bound::Refuted(queens)) => {
            before.requested_k().is_none() && usize::from(queens) < before.size().area()
        }
        _ => false,
    }
}

/// Whether this event settles a number of queens: the number was refuted, or a set was found. The end of a search right
/// after a refutation settles nothing further.
pub(crate) fn decides_a_size(event: Event, before: &Position) -> bool {
    match event {
        Event::Bound(Bound::Refuted(_)) => true,
        Event::End => !matches!(before.last(), Some(Event::Bound(Bound::Refuted(_)))),
        _ => false,
    }
}

/// The reason for a bound, for its explanation.
pub(crate) fn bound(bound: Bound, position: &Position) -> Reason {
    let (size, given) = (position.size(), position.given());
    Reason::Coverage(match bound {
        Bound::AtLeast(queens) => {
            let least = at_least(size, variant(position), given);
            CoverageReason::TooFew {
                queens,
                open: least.open,
                most: least.most,
                given: given.len() as u16,
            }
        }
        Bound::AtMost(queens) => {
            let most = at_most(size, variant(position), given);
            CoverageReason::Blocked {
                queens,
                blocking: most.map_or(queens, |most| most.blocking),
            }
        }
        Bound::Refuted(queens) => CoverageReason::Refuted { queens },
    })
}

/// The reason for a solution, for its explanation.
pub(crate) fn dominating_set(position: &Position) -> Reason {
    Reason::Coverage(CoverageReason::Dominated {
        variant: variant(position),
        queens: position.queens().len() as u16,
    })
}

/// Every square of the board, rank after rank, with the number of queens that cover the square.
pub(crate) fn values(position: &Position) -> Vec<(Square, u16)> {
    coverage(position.size(), position.queens(), variant(position))
}
