//! Which solutions are counted as fundamental: the first of each class that a search comes to, or the
//! least.

use super::{Position, Rules};
use crate::board::BoardSize;
use crate::candidate::Candidate;
use crate::entry::Walk;
use crate::event::Event;
use crate::instance::Goal;
use crate::lanes::{Axis, Lanes};
use crate::placement::Placement;
use crate::problem::Problem;
use crate::square::Square;
use crate::symmetry::Symmetry;

impl Rules {
    /// Whether the solution that a position has just come to is the first of its class, or, where a
    /// search has no order that its images share, the least of it.
    pub(super) fn is_new_class(&self, position: &Position, before: Option<Event>) -> bool {
        // An image follows its own.
        if matches!(before, Some(Event::Solution | Event::Image { .. })) {
            return false;
        }
        if self.goal == Goal::First {
            return true;
        }
        let squares = position.solution().unwrap_or_default();
        if self.problem != Problem::Queens {
            return self.is_least(position.size, &squares);
        }
        let placement = Placement::new(position.size, &squares);
        placement.is_some_and(|it| self.is_first_of_class(position.given(), before, &it))
    }

    /// Whether no image of the squares comes before them: of a set, in the order of its sorted numbers;
    /// of a way, in the order of visiting.
    fn is_least(&self, size: BoardSize, squares: &[Square]) -> bool {
        let numbers = |symmetry: Symmetry| {
            let image = squares.iter().map(|&it| symmetry.apply(size, it));
            let mut numbers: Vec<_> = image.map(|it| size.number(it)).collect();
            if self.problem == Problem::Domination {
                numbers.sort();
            }
            numbers
        };
        let own = numbers(Symmetry::Identity);
        self.group.iter().all(|&symmetry| numbers(symmetry) >= own)
    }

    /// Whether a solution that the search comes to is the first of its class. Of two boards, a walk
    /// comes first to the one with the lower place in the first lane in which they differ.
    fn is_first_of_class(
        &self,
        given: &[Square],
        before: Option<Event>,
        solution: &Placement,
    ) -> bool {
        let axis = match (self.walk, before) {
            (Walk::Lanes(axis), _) => axis,
            // Candidates go on in the order in which they are packed; squares are numbered by ranks.
            (_, Some(Event::Candidate(Candidate::Ranks(_) | Candidate::Squares(_)))) => Axis::Ranks,
            _ => Axis::Files,
        };
        let size = solution.size();
        let mut rivals: Vec<Placement> = self
            .group
            .iter()
            .map(|&symmetry| solution.image(symmetry))
            .filter(|image| image != solution)
            // Below the middle of file a, no start is set.
            .filter(|image| self.walk != Walk::Starts || image.rows()[0] >= size.get() / 2)
            .collect();
        let open = Lanes::open(axis, size, given);
        let mut queens = given.to_vec();
        for depth in 0..open.count() {
            let lane = match self.walk {
                Walk::Fewest => Lanes::fewest(size, &queens).map(|(file, _)| file.0),
                _ => Some(open.at(depth)),
            };
            let (Some(lane), false) = (lane, rivals.is_empty()) else {
                break;
            };
            let place = place_in(solution, axis, lane);
            if rivals.iter().any(|it| place_in(it, axis, lane) < place) {
                return false;
            }
            rivals.retain(|it| place_in(it, axis, lane) == place);
            queens.push(axis.square(lane, place));
        }
        true
    }
}

/// The place of the queen in a lane.
fn place_in(placement: &Placement, axis: Axis, lane: u8) -> u8 {
    let rows = placement.rows();
    match axis {
        Axis::Files => rows[usize::from(lane)],
        Axis::Ranks => rows.iter().take_while(|&&row| row != lane).count() as u8,
    }
}
