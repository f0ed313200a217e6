//! The constants of a run that a replay needs in addition to the events. They decide which events are tests, and which
//! solutions count as fundamental: the first solution of each class that the search finds. The order in which the
//! search finds solutions is known, so a solution itself shows whether it is the first of its class. Earlier solutions
//! are not stored.

use std::cmp::Ordering;
use std::sync::Arc;

use super::{CountOperations, Position};
use crate::board::knight::moves;
use crate::board::{Axis, BoardSize, Candidate, OpenLines, Placement, Square, Symmetry};
use crate::problem::{Goal, Instance, Problem};
use crate::search::{Event, SolutionOrder, Traversal, revolving_door};

/// The constants of a run that a replay needs in addition to the events.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) count_operations: CountOperations,
    traversal: Traversal,
    problem: Problem,
    goal: Goal,
    group: Vec<Symmetry>,
    /// The order in which the search finds solutions; `None` if it follows from the traversal.
    order: Option<Arc<dyn SolutionOrder>>,
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
            group: Symmetry::stabiliser(
                instance.size(),
                &[&traversal.given(instance), instance.blocked()],
            ),
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

    /// Whether the last event of a position reported the first solution of its class. `before` is the event before the
    /// last event.
    pub(super) fn is_new_class(&self, position: &Position, before: Option<Event>) -> bool {
        // An image always follows a solution of its class.
        if matches!(before, Some(Event::Solution | Event::Image { .. })) {
            return false;
        }
        if self.goal == Goal::First {
            return true;
        }
        let squares = position.solution().unwrap_or_default();
        let (size, given) = (position.size, position.given());
        if let Some(order) = &self.order {
            return order.is_first(given, &squares, &self.images(size, &squares));
        }
        match self.problem {
            Problem::Queens => {
                let placement = Placement::new(size, &squares);
                placement
                    .is_ok_and(|placement| self.is_first_of_class(position, before, &placement))
            }
            Problem::Domination => self.is_first_of_sets(size, given, &squares),
            Problem::Knight => self.is_first_tour(size, &squares),
        }
    }

    /// The images of these squares under the symmetries of the given board.
    fn images(&self, size: BoardSize, squares: &[Square]) -> Vec<Vec<Square>> {
        let image = |&symmetry: &Symmetry| {
            let squares = squares.iter();
            squares
                .map(|&square| symmetry.apply(size, square))
                .collect()
        };
        self.group.iter().map(image).collect()
    }

    /// Whether the search finds a tour before its images. A symmetry that maps the tour to the image keeps their common
    /// first squares in place. Both next moves therefore have the same valuation, and the natural order decides which
    /// move is tried first.
    fn is_first_tour(&self, size: BoardSize, tour: &[Square]) -> bool {
        self.images(size, tour).iter().all(|image| {
            let parting = (1..tour.len()).find(|&at| tour[at] != image[at]);
            parting.is_none_or(|at| {
                let mut tried = moves(size, tour[at - 1]);
                tried.find(|square| [tour[at], image[at]].contains(square)) == Some(tour[at])
            })
        })
    }

    /// Whether the search finds a set of squares before its images.
    fn is_first_of_sets(&self, size: BoardSize, given: &[Square], set: &[Square]) -> bool {
        let images = self.images(size, set);
        // Candidates are in the revolving-door order of the squares that are not given.
        let numbers = |set: &[Square]| -> Vec<u16> {
            let free = set.iter().filter(|square| !given.contains(square));
            let mut numbers: Vec<_> = free.map(|&square| size.number(square) as u16).collect();
            numbers.sort_unstable();
            numbers
        };
        let own = numbers(set);
        let comes_before =
            |image: &Vec<Square>| revolving_door::compare(&numbers(image), &own) == Ordering::Less;
        !images.iter().any(comes_before)
    }

    /// Whether the search finds a solution before its images. The search first finds the solution with the lower place
    /// in the first line in which two solutions differ.
    fn is_first_of_class(
        &self,
        position: &Position,
        before: Option<Event>,
        solution: &Placement,
    ) -> bool {
        let axis = match (self.traversal, before) {
            (Traversal::Lines(axis), _) => axis,
            // The packing of candidates determines their order. Squares are numbered rank by rank.
            (_, Some(Event::Candidate(Candidate::Ranks(_) | Candidate::Squares(_)))) => Axis::Ranks,
            _ => Axis::Files,
        };
        let size = solution.size();
        let mut images: Vec<Placement> = self
            .group
            .iter()
            .map(|&symmetry| solution.image(symmetry))
            .filter(|image| image != solution)
            // The search begins only on squares of file a from the middle upwards.
            .filter(|image| {
                self.traversal != Traversal::Roots || image.rows()[0] >= size.files() / 2
            })
            .collect();
        let open = OpenLines::open(axis, size, position.given());
        let mut queens = position.given().to_vec();
        for depth in 0..open.count() {
            let line = match self.traversal {
                Traversal::MinDomain => {
                    OpenLines::fewest(size, &queens, position.blocked()).map(|(file, _)| file.get())
                }
                _ => Some(open.at(depth)),
            };
            let (Some(line), false) = (line, images.is_empty()) else {
                break;
            };
            let place = place_in(solution, axis, line);
            if images
                .iter()
                .any(|image| place_in(image, axis, line) < place)
            {
                return false;
            }
            images.retain(|image| place_in(image, axis, line) == place);
            queens.push(axis.at(line, place));
        }
        true
    }
}

/// The index of the queen's square on a line, from 0.
fn place_in(placement: &Placement, axis: Axis, line: u8) -> u8 {
    let rows = placement.rows();
    match axis {
        Axis::Files => rows[usize::from(line)],
        Axis::Ranks => rows.iter().take_while(|&&row| row != line).count() as u8,
    }
}
