//! The sets that a node completes: their weights and their classes.

use std::collections::BTreeSet;

use super::{At, FrameSearch, UNIT, square};
use crate::board::{BoardSize, Square, Symmetry};
use crate::search::Event;

impl FrameSearch {
    /// Records the sets that the deepest node completes.
    #[cold]
    pub(super) fn complete(&mut self) {
        let Some(current) = &self.current else {
            return;
        };
        let (size, depth) = (self.question.size, current.depth);
        let (images, orbit) = (current.frame.images, current.orbit.clone());
        let allowed = self.levels[depth].state.allowed;
        let path = self.levels[..depth].iter().map(|level| level.queen);
        let path: Vec<At> = path.collect();
        let n = self.desk.n;
        let squares = (0..n).flat_map(|rank| (0..n).map(move |file| (file, rank)));
        for last in squares.filter(|&at| allowed.contains(at)) {
            let queens = path.iter().copied().chain([last]);
            let in_orbit = queens.clone().filter(|at| orbit.contains(at)).count() as u64;
            self.weight += images
                * match depth {
                    0 => UNIT,
                    _ => UNIT * orbit.len() as u64 / in_orbit.max(1),
                };
            let queens = queens.map(square).chain(self.question.given.clone());
            let queens: Vec<Square> = queens.collect();
            let sets: BTreeSet<Vec<Square>> = (self.group.iter())
                .map(|&symmetry| image(size, symmetry, &queens))
                .collect();
            let is_new = sets.first().is_some_and(|least| !self.seen.contains(least));
            self.levels[depth].has_placed |= is_new;
            self.note_test(square(last), depth, is_new);
            if is_new {
                self.counters.removals += 1;
                self.tell_solution(&queens);
                self.classes += 1;
                self.found.extend(sets.first().cloned());
                self.seen.extend(sets.into_iter().next());
                self.tell(Event::Remove {
                    square: square(last),
                });
            }
            if self.question.is_first && is_new {
                return;
            }
        }
    }

    /// Emits a solution and then its images, each set once.
    fn tell_solution(&mut self, queens: &[Square]) {
        self.tell(Event::Solution);
        if self.events.is_none() || self.question.is_first {
            return;
        }
        let size = self.question.size;
        let mut told = BTreeSet::new();
        for symmetry in self.group.clone() {
            let is_new = told.insert(image(size, symmetry, queens));
            if is_new && symmetry != Symmetry::Identity {
                self.tell(Event::Image { symmetry });
            }
        }
    }
}

/// The image of a set, sorted by file, then by rank.
pub(in crate::frames) fn image(size: BoardSize, symmetry: Symmetry, set: &[Square]) -> Vec<Square> {
    let image = |&square: &Square| symmetry.apply(size, square);
    let mut image: Vec<Square> = set.iter().map(image).collect();
    image.sort_unstable();
    image
}

#[cfg(test)]
mod tests {
    use super::super::{Kinds, Question, Work};
    use super::*;
    use crate::problem::Variant;

    #[test]
    fn of_the_classes_found_only_those_below_one_queen_are_kept() {
        let mut search = FrameSearch::new(Question {
            size: BoardSize::new(8).unwrap(),
            variant: Variant::Dominating,
            k: 5,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: false,
        })
        .unwrap();
        let (mut found, mut most) = (BTreeSet::new(), 0);
        while search.work(1).is_pending() {
            found.extend(search.take_found());
            most = most.max(search.seen.len());
        }
        assert_eq!((found.len(), search.classes()), (638, 638));
        assert!(most < 100, "{most}");
    }
}
