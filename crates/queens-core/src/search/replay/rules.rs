//! The constants of a run that a replay needs in addition to the events.

use std::sync::Arc;

use super::CountOperations;
use crate::board::Symmetry;
use crate::problem::{Goal, Instance, Problem};
use crate::search::{Event, SolutionOrder, Traversal};

/// The constants of a run that a replay needs in addition to the events.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) count_operations: CountOperations,
    pub(super) traversal: Traversal,
    pub(super) problem: Problem,
    pub(super) goal: Goal,
    pub(super) group: Vec<Symmetry>,
    /// The order in which the search finds solutions; `None` if it follows from the traversal.
    pub(super) order: Option<Arc<dyn SolutionOrder>>,
}

impl Rules {
    /// The rules of one instance, for an algorithm with this traversal, these operations and this order of solutions.
    /// The order is `None` if it follows from the traversal.
    pub(crate) fn new(
        instance: &Instance,
        traversal: Traversal,
        count_operations: CountOperations,
        order: Option<Arc<dyn SolutionOrder>>,
    ) -> Rules {
        Rules {
            count_operations,
            traversal,
            problem: instance.problem(),
            goal: instance.goal(),
            group: Symmetry::stabiliser(instance.size(), &traversal.given(instance)),
            order,
        }
    }

    /// Whether an event counts as a test.
    #[inline]
    pub fn is_test(&self, event: Event) -> bool {
        match event {
            Event::Place { .. }
            | Event::Append { .. }
            | Event::Reject { .. }
            | Event::Uncovered { .. }
            | Event::Pruned { .. } => true,
            // A whole placement is tested as a solution.
            Event::Solution | Event::Image { .. } => {
                matches!(
                    self.traversal,
                    Traversal::Candidates | Traversal::LocalSearch
                )
            }
            _ => false,
        }
    }
}
