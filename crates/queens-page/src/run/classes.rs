//! The solutions of a run by class. Two solutions are in the same class if a symmetry that keeps the given queens maps
//! one to the other.

use std::collections::HashMap;

use queens_core::{BoardSize, Instance, Problem, Square, Symmetry};

/// A class of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// The index of the first solution found, from 0.
    pub first: usize,
    /// The size of the orbit, including solutions not found yet.
    pub orbit: usize,
}

/// The classes of the received solutions, in order of their first solutions.
#[derive(Clone, Default, Debug)]
pub struct Classes {
    /// The classes.
    pub list: Vec<Class>,
    /// The class of each solution.
    of: Vec<usize>,
}

/// Sorts solutions into classes.
pub(super) struct Sorter {
    size: BoardSize,
    /// Whether the order of the squares matters.
    is_way: bool,
    group: Vec<Symmetry>,
    /// The class of each minimal image.
    known: HashMap<Vec<u16>, usize>,
}

impl Classes {
    /// The class of a solution.
    pub fn of(&self, solution: usize) -> Option<usize> {
        self.of.get(solution).copied()
    }

    /// The orbit size of a solution's class.
    pub fn orbit(&self, solution: usize) -> usize {
        let class = self.of(solution).and_then(|class| self.list.get(class));
        class.map_or(1, |class| class.orbit)
    }

    /// The received solutions of a class, in the order found.
    pub fn members(&self, class: usize) -> Vec<usize> {
        let numbered = self.of.iter().enumerate();
        let members = numbered.filter(|&(_, &of)| of == class);
        members.map(|(solution, _)| solution).collect()
    }

    /// The number of classes for each orbit size, the largest orbits first.
    pub fn sizes(&self) -> Vec<(usize, u64)> {
        let count = |orbit| {
            self.list
                .iter()
                .filter(|class| class.orbit == orbit)
                .count() as u64
        };
        let sizes = [8, 4, 2, 1].map(|orbit| (orbit, count(orbit)));
        sizes.into_iter().filter(|&(_, count)| count > 0).collect()
    }
}

impl Sorter {
    /// A sorter for the solutions of this instance with these given squares.
    pub(super) fn new(instance: &Instance, given: &[Square]) -> Sorter {
        let size = instance.size();
        Sorter {
            size,
            is_way: instance.problem() == Problem::Knight,
            group: Symmetry::stabiliser(size, &[given, instance.blocked()]),
            known: HashMap::new(),
        }
    }

    /// The number of symmetries.
    pub(super) fn symmetries(&self) -> usize {
        self.group.len()
    }

    /// Adds the next solution.
    pub(super) fn add(&mut self, classes: &mut Classes, squares: &[Square]) {
        let own = self.image(squares, Symmetry::Identity);
        let images: Vec<_> = self
            .group
            .iter()
            .map(|&it| self.image(squares, it))
            .collect();
        // Each image occurs as often as the size of the stabilizer.
        let stabiliser = images.iter().filter(|&image| *image == own).count();
        let least = images.into_iter().min().unwrap_or(own);
        let solution = classes.of.len();
        let orbit = self.group.len() / stabiliser.max(1);
        let class = *self.known.entry(least).or_insert_with(|| {
            classes.list.push(Class {
                first: solution,
                orbit,
            });
            classes.list.len() - 1
        });
        classes.of.push(class);
    }

    /// The image of these squares under a symmetry, as square numbers. A set is sorted.
    fn image(&self, squares: &[Square], symmetry: Symmetry) -> Vec<u16> {
        let images = squares.iter().map(|&it| symmetry.apply(self.size, it));
        let mut numbers: Vec<_> = images.map(|it| self.size.number(it) as u16).collect();
        if !self.is_way {
            numbers.sort_unstable();
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use queens_core::Goal;

    use super::*;

    fn sorted(n: i64, given: &str, solutions: &[&[u8]]) -> Classes {
        let size = BoardSize::new(n).unwrap();
        let given: Vec<Square> = given
            .split_terminator(',')
            .map(|it| it.parse().unwrap())
            .collect();
        let instance = Instance::queens(size, &given, Goal::All).unwrap();
        let (mut sorter, mut classes) = (Sorter::new(&instance, &given), Classes::default());
        for rows in solutions {
            let queens = (0..)
                .zip(*rows)
                .map(|(file, &row)| Square::new(file, row).unwrap());
            sorter.add(&mut classes, &queens.collect::<Vec<_>>());
        }
        classes
    }

    #[test]
    fn solutions_that_a_symmetry_exchanges_are_of_one_class() {
        let found: [&[u8]; 4] = [
            &[0, 2, 4, 1, 3],
            &[0, 3, 1, 4, 2],
            &[1, 3, 0, 2, 4],
            &[1, 4, 2, 0, 3],
        ];
        let classes = sorted(5, "", &found);
        assert_eq!(classes.sizes(), [(8, 1), (2, 1)]);
        assert_eq!(
            (classes.members(0), classes.members(1)),
            (vec![0, 1, 2], vec![3])
        );
        assert_eq!((classes.orbit(2), classes.orbit(3)), (8, 2));
    }

    #[test]
    fn a_given_queen_leaves_fewer_symmetries() {
        let classes = sorted(5, "a1", &[&[0, 2, 4, 1, 3], &[0, 3, 1, 4, 2]]);
        assert_eq!(classes.sizes(), [(2, 1)]);
        let classes = sorted(5, "a1,b3", &[&[0, 2, 4, 1, 3]]);
        assert_eq!(classes.sizes(), [(1, 1)]);
    }
}
