//! The puzzle maker chooses a random solution and removes its pieces one by one, as long as deductions of the grade can
//! restore them. It tries queens in a random order, each once; a tour loses squares at its end. If deductions of a
//! lower grade suffice at the end, the maker chooses another random solution.
//!
//! Every given queen of a puzzle is needed: without this queen, deductions of the grade no longer suffice. In a tour,
//! the last given move is needed.

use std::task::Poll;

use super::domains::{DomainQuery, PieceDomains, with_domains};
use super::{Grade, Puzzle, PuzzleSetup};
use crate::board::knight::moves;
use crate::board::{BoardSize, Square};
use crate::feasibility::rotations::Rotations;
use crate::problem::Problem;
use crate::random::Random;
use crate::work::Work;

/// The number of rotations per square of the board.
const TURNS: usize = 20;

/// A puzzle in the making. Its budget counts attempts to remove a piece.
#[derive(Clone)]
pub struct PuzzleMaker {
    setup: PuzzleSetup,
    random: Random,
    solution: Vec<Square>,
    /// The remaining pieces: first the needed pieces, then the untried pieces. The next piece to try is the last square
    /// of a tour, or the first untried queen.
    given: Vec<Square>,
    needed: usize,
}

impl PuzzleMaker {
    /// A maker for this puzzle.
    pub fn new(setup: PuzzleSetup) -> PuzzleMaker {
        // For one seed, puzzles on other boards or of other grades start from different solutions.
        let (n, grade) = (setup.size().files(), setup.grade().number());
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

    fn start(&mut self) {
        self.needed = 0;
        if self.is_tour() {
            self.solution = random_tour(self.setup.size(), &mut self.random);
            self.given.clone_from(&self.solution);
            return;
        }
        let draw = Draw(&mut self.random);
        self.solution = with_domains(&self.setup.problem_setup(), &[], draw);
        self.given.clone_from(&self.solution);
        self.random.shuffle(&mut self.given);
    }

    /// Tries to remove the next piece.
    fn try_removal(&mut self) {
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
        grade.suffices(&self.setup.problem_setup(), &self.given)
    }

    /// The finished puzzle. `None` if a lower grade suffices, or if only one queen of a dominating set is missing.
    fn puzzle(&self) -> Option<Puzzle> {
        let grade = Grade::assess(&self.setup.problem_setup(), &self.given);
        grade.filter(|&grade| grade == self.setup.grade())?;
        let (mut given, mut solution) = (self.given.clone(), self.solution.clone());
        if self.setup.problem() == Problem::Domination && given.len() + 1 >= solution.len() {
            // Finding a single queen is not a puzzle.
            return None;
        }
        if !self.is_tour() {
            given.sort_unstable();
            solution.sort_unstable();
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
                self.start();
            }
            if self.needed < self.given.len() {
                self.try_removal();
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

/// A query that chooses a random solution.
struct Draw<'r>(&'r mut Random);

impl DomainQuery for Draw<'_> {
    type Answer = Vec<Square>;

    fn answer<D: PieceDomains>(self, domains: D) -> Vec<Square> {
        let mut pieces = Vec::new();
        domains.draw(self.0, &mut pieces);
        pieces
    }
}

/// A random open tour. Many rotations change an arbitrary tour. A rotation picks a random move from the end of the tour
/// to another square of the tour. It reverses the part after that square, so the tour gets another end. If the whole
/// tour is reversed first, the rotation changes its start. The board must have a tour from a1.
fn random_tour(size: BoardSize, random: &mut Random) -> Vec<Square> {
    let mut tour = Rotations::with_prefix(size, &[], &[Square::A1], false).finish();
    for _ in 0..TURNS * size.area() {
        if random.below(2) == 0 {
            tour.reverse();
        }
        let Some(&end) = tour.last() else {
            continue;
        };
        let onward: Vec<Square> = moves(size, end).collect();
        let Some(to) = onward.get(random.below(onward.len().max(1) as u32) as usize) else {
            continue;
        };
        if let Some(at) = tour.iter().position(|square| square == to) {
            tour[at + 1..].reverse();
        }
    }
    tour
}
