//! Which solutions are counted as fundamental: the first of each class that a search comes
//! to. It is known from the solution alone, without memory of those before.

use std::cmp::Ordering;

use super::{Position, Rules};
use crate::board::BoardSize;
use crate::candidate::Candidate;
use crate::event::Event;
use crate::instance::Goal;
use crate::knight::moves;
use crate::lines::{Axis, OpenLines};
use crate::placement::Placement;
use crate::problem::Problem;
use crate::revolving_door;
use crate::square::Square;
use crate::symmetry::Symmetry;
use crate::traversal::Traversal;

impl Rules {
    /// Whether the solution that a position has just come to is the first of its class.
    pub(super) fn is_new_class(&self, position: &Position, before: Option<Event>) -> bool {
        // An image follows its own.
        if matches!(before, Some(Event::Solution | Event::Image { .. })) {
            return false;
        }
        if self.goal == Goal::First {
            return true;
        }
        let squares = position.solution().unwrap_or_default();
        let (size, given) = (position.size, position.given());
        match self.problem {
            Problem::Queens => {
                let placement = Placement::new(size, &squares);
                placement.is_some_and(|it| self.is_first_of_class(given, before, &it))
            }
            Problem::Domination => self.is_first_of_sets(size, given, &squares),
            Problem::Knight => self.is_first_way(size, &squares),
        }
    }

    /// The images of these squares.
    fn images(&self, size: BoardSize, squares: &[Square]) -> Vec<Vec<Square>> {
        let image = |&symmetry: &Symmetry| {
            let squares = squares.iter();
            squares.map(|&it| symmetry.apply(size, it)).collect()
        };
        self.group.iter().map(image).collect()
    }

    /// Whether the search comes to a way before its images. Up to the square on which they part they are their
    /// own images, so that both moves from there have the same valuation: the natural order tells which is tried first.
    fn is_first_way(&self, size: BoardSize, way: &[Square]) -> bool {
        self.images(size, way).iter().all(|image| {
            let parted = (1..way.len()).find(|&at| way[at] != image[at]);
            parted.is_none_or(|at| {
                let mut tried = moves(size, way[at - 1]);
                tried.find(|it| [way[at], image[at]].contains(it)) == Some(way[at])
            })
        })
    }

    /// Whether the search comes to a set of squares before its images.
    fn is_first_of_sets(&self, size: BoardSize, given: &[Square], set: &[Square]) -> bool {
        let images = self.images(size, set);
        if let Some(order) = &self.order {
            return order.is_first(given, set, &images);
        }
        // Candidates follow each other in the revolving-door order of the squares that are not given.
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

    /// Whether a solution that the search comes to is the first of its class. Of two boards, a walk
    /// comes first to the one with the lower place in the first lane in which they differ.
    fn is_first_of_class(
        &self,
        given: &[Square],
        before: Option<Event>,
        solution: &Placement,
    ) -> bool {
        let axis = match (self.traversal, before) {
            (Traversal::Lines(axis), _) => axis,
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
            .filter(|image| {
                self.traversal != Traversal::Starts || image.rows()[0] >= size.get() / 2
            })
            .collect();
        let open = OpenLines::open(axis, size, given);
        let mut queens = given.to_vec();
        for depth in 0..open.count() {
            let line = match self.traversal {
                Traversal::Fewest => OpenLines::fewest(size, &queens).map(|(file, _)| file.0),
                _ => Some(open.at(depth)),
            };
            let (Some(line), false) = (line, rivals.is_empty()) else {
                break;
            };
            let place = place_in(solution, axis, line);
            if rivals.iter().any(|it| place_in(it, axis, line) < place) {
                return false;
            }
            rivals.retain(|it| place_in(it, axis, line) == place);
            queens.push(axis.square(line, place));
        }
        true
    }
}

/// The place of the queen in a lane.
fn place_in(placement: &Placement, axis: Axis, line: u8) -> u8 {
    let rows = placement.rows();
    match axis {
        Axis::Files => rows[usize::from(line)],
        Axis::Ranks => rows.iter().take_while(|&&row| row != line).count() as u8,
    }
}
