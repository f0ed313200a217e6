//! The maker of puzzles: a solution is drawn, and its pieces are taken away one by one, as long as the grade suffices to bring
//! them back: queens in an order that is drawn, each once; of a tour the end. If less suffices in the end, another solution is
//! drawn.
//!
//! Each queen of the puzzle is needed: without it, the grade does not suffice; nor does it without the last move of a beginning.

use std::task::Poll;

use super::{Grade, Puzzle, PuzzleSetup, tours};
use crate::board::Square;
use crate::problem::Problem;
use crate::puzzle::hint::{OfDomains, PieceDomains, with_domains};
use crate::random::Random;
use crate::work::Work;

/// A puzzle in the making. Its budget is pieces that are tried to be taken away.
#[derive(Clone)]
pub struct PuzzleMaker {
    setup: PuzzleSetup,
    random: Random,
    solution: Vec<Square>,
    /// The pieces that still stand: those that are needed, then those that have not been tried, the next one last of a tour
    /// and first of queens.
    given: Vec<Square>,
    needed: usize,
}

impl PuzzleMaker {
    /// The maker of this puzzle.
    pub fn new(setup: PuzzleSetup) -> PuzzleMaker {
        // Puzzles of one seed on other boards and of other grades begin with other solutions.
        let (n, grade) = (setup.size().get(), setup.grade().number());
        let distinct = u64::from(n) << 56 | u64::from(grade) << 48;
        PuzzleMaker {
            setup,
            random: Random::new(setup.seed() ^ distinct),
            solution: Vec::new(),
            given: Vec::new(),
            needed: 0,
        }
    }

    fn is_tour(&self) -> bool {
        self.setup.problem() == Problem::Knight
    }

    fn begin(&mut self) {
        self.needed = 0;
        if self.is_tour() {
            self.solution = tours::drawn(self.setup.size(), &mut self.random);
            self.given.clone_from(&self.solution);
            return;
        }
        let draw = Draw(&mut self.random);
        self.solution = with_domains(&self.setup.asked(), &[], draw);
        self.given.clone_from(&self.solution);
        self.random.shuffle(&mut self.given);
    }

    /// Tries to take the next piece away.
    fn take_away(&mut self) {
        let at = if self.is_tour() {
            self.given.len() - 1
        } else {
            self.needed
        };
        let piece = self.given.remove(at);
        if self.suffices(self.setup.grade()) {
            return;
        }
        self.given.insert(at, piece);
        self.needed = if self.is_tour() {
            self.given.len()
        } else {
            self.needed + 1
        };
    }

    fn suffices(&self, grade: Grade) -> bool {
        grade.suffices(&self.setup.asked(), &self.given)
    }

    /// The puzzle, if no lower grade suffices.
    fn puzzle(&self) -> Option<Puzzle> {
        let grade = Grade::of(&self.setup.asked(), &self.given);
        grade.filter(|&grade| grade == self.setup.grade())?;
        let (mut given, mut solution) = (self.given.clone(), self.solution.clone());
        if self.setup.problem() == Problem::Domination && given.len() + 1 >= solution.len() {
            // One queen is no puzzle.
            return None;
        }
        if !self.is_tour() {
            given.sort();
            solution.sort();
        }
        Some(Puzzle {
            setup: self.setup,
            given,
            solution,
        })
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
            if let Some(puzzle) = self.puzzle() {
                return Poll::Ready(puzzle);
            }
            self.solution.clear();
        }
        Poll::Pending
    }
}

/// Draws a solution.
struct Draw<'r>(&'r mut Random);

impl OfDomains for Draw<'_> {
    type Answer = Vec<Square>;

    fn of<D: PieceDomains>(self, domains: D) -> Vec<Square> {
        let mut pieces = Vec::new();
        domains.draw(self.0, &mut pieces);
        pieces
    }
}
