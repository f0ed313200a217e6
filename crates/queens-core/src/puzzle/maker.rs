//! The maker of puzzles: a solution is drawn, and its queens are taken away one by one, in an order that is drawn, as long
//! as the grade suffices to bring them back. If less suffices in the end, another solution is drawn.
//!
//! Each queen of the puzzle is needed: without it, the grade does not suffice.

use std::task::Poll;

use super::{Grade, Puzzle, PuzzleSetup};
use crate::deduction::LineDomains;
use crate::{Random, Square, Work};

/// A puzzle in the making. Its budget is queens that are tried to be taken away.
#[derive(Clone)]
pub struct PuzzleMaker {
    setup: PuzzleSetup,
    random: Random,
    solution: Vec<Square>,
    /// The queens that still stand: those that are needed, then those that have not been tried.
    given: Vec<Square>,
    needed: usize,
}

impl PuzzleMaker {
    /// The maker of this puzzle.
    pub fn new(setup: PuzzleSetup) -> PuzzleMaker {
        let PuzzleSetup { seed, size, grade } = setup;
        // Puzzles of one seed on other boards and of other grades begin with other solutions.
        let distinct = u64::from(size.get()) << 56 | u64::from(grade.number()) << 48;
        PuzzleMaker {
            setup,
            random: Random::new(seed ^ distinct),
            solution: Vec::new(),
            given: Vec::new(),
            needed: 0,
        }
    }

    fn begin(&mut self) {
        self.solution.clear();
        let domains = LineDomains::new(self.setup.size, &[]);
        draw(&domains, &mut self.random, &mut self.solution);
        self.given.clone_from(&self.solution);
        self.random.shuffle(&mut self.given);
        self.needed = 0;
    }

    /// Tries to take the next queen away.
    fn take_away(&mut self) {
        let PuzzleSetup { size, grade, .. } = self.setup;
        let queen = self.given.remove(self.needed);
        if !grade.suffices(size, &self.given) {
            self.given.insert(self.needed, queen);
            self.needed += 1;
        }
    }
}

impl Work for PuzzleMaker {
    type Output = Puzzle;

    fn work(&mut self, budget: u64) -> Poll<Puzzle> {
        for _ in 0..budget {
            if self.solution.is_empty() {
                self.begin();
            }
            if self.needed < self.given.len() {
                self.take_away();
                continue;
            }
            let PuzzleSetup { size, grade, .. } = self.setup;
            if Grade::of(size, &self.given) == Some(grade) {
                let mut given = self.given.clone();
                let mut solution = self.solution.clone();
                given.sort();
                solution.sort();
                return Poll::Ready(Puzzle {
                    setup: self.setup,
                    given,
                    solution,
                });
            }
            self.solution.clear();
        }
        Poll::Pending
    }
}

/// Places queens until every line has one, each on a square drawn from the line with the fewest; false if that fails.
fn draw(domains: &LineDomains, random: &mut Random, queens: &mut Vec<Square>) -> bool {
    let Some(line) = domains.fewest() else {
        return true;
    };
    let mut squares = domains.of(line);
    random.shuffle(&mut squares);
    squares.into_iter().any(|square| {
        let mut next = domains.clone();
        next.place(square);
        queens.push(square);
        let is_drawn = draw(&next, random, queens);
        if !is_drawn {
            queens.pop();
        }
        is_drawn
    })
}
