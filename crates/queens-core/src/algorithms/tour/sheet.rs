//! Common parts of sheet 004's knight's tours, which differ only in the order of the moves.

use crate::algorithms::tour::explain::{LISTING, OPERATIONS, explain, stack, values};
use crate::algorithms::tour::helpers;
use crate::algorithms::tour::valuation::MoveOrder;
use crate::algorithms::tour::visiting::{CAP, Visiting};
use crate::board::BoardSize;
use crate::formats::Form;
use crate::problem::Problem;
use crate::search::{Algorithm, Descriptor, Helper, Reports, Search, Traversal};

/// The descriptor of a tour algorithm. An algorithm that does not sort has no comparisons to count.
pub(crate) const fn describe<O: MoveOrder>(id: &'static str) -> Descriptor {
    let operations = if O::SORTS {
        &OPERATIONS
    } else {
        OPERATIONS.split_at(OPERATIONS.len() - 1).0
    };
    Descriptor::new(id, Problem::Knight, Traversal::Moves)
        .sizes(3..=BoardSize::MAX)
        .cap(CAP)
        .listing(&LISTING)
        .operations(operations)
        .begins(helpers::begin)
        .reports(Reports::Nothing)
        .prints(Form::Tour)
}

/// The registry entry of a tour algorithm. An algorithm that does not sort shows no values.
pub(crate) const fn entry<O: MoveOrder>(
    descriptor: &'static Descriptor,
    called: &'static [Helper],
) -> Algorithm {
    let algorithm = Algorithm::new(descriptor, Visiting::<O>::start, explain::<O>)
        .operations(helpers::count_operations::<O>)
        .stack(stack::<O>)
        .helpers(called, helpers::decided);
    if O::SORTS {
        algorithm.values(values)
    } else {
        algorithm
    }
}
