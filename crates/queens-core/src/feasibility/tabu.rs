//! A local search for a set of queens that covers the board. All further queens are on the board from the start. Each
//! step picks a random open square. It moves a queen so that the queen covers this square and the fewest squares stay
//! open. A square that a queen has left is tabu for some steps. The search finds sets even if they are rare, but it
//! cannot prove that no set exists.

use crate::board::{Square, SquareSet};
use crate::problem::{Cover, Variant};
use crate::random::Random;

/// The number of steps for which a square is tabu.
const TENURE: u64 = 12;
/// The number of steps after which the search restarts.
const RESTART: u64 = 2_000;

/// A tabu search for a set that covers the board.
pub(crate) struct TabuSearch<const W: usize> {
    given: Vec<Square>,
    /// The squares on which further queens can be placed.
    allowed: SquareSet<W>,
    is_independent: bool,
    /// The number of further queens.
    further: usize,
    queens: Vec<Square>,
    /// The squares that queens have left, each with the step at which it stops being tabu.
    tabu: Vec<(Square, u64)>,
    steps: u64,
    random: Random,
}

impl<const W: usize> TabuSearch<W> {
    /// A search for a set of the given queens and `further` more queens on the allowed squares.
    pub(crate) fn new(
        given: &[Square],
        allowed: SquareSet<W>,
        further: u32,
        variant: Variant,
        random: Random,
    ) -> TabuSearch<W> {
        TabuSearch {
            given: given.to_vec(),
            is_independent: variant == Variant::Independent,
            further: further.min(allowed.count()) as usize,
            allowed,
            queens: Vec::new(),
            tabu: Vec::new(),
            steps: 0,
            random,
        }
    }

    /// Makes a step. Returns the given and further queens if they are a solution, and otherwise `None`. Without further
    /// queens, the result is always `None`.
    pub(crate) fn advance(&mut self, cover: &Cover<W>) -> Option<Vec<Square>> {
        if self.further == 0 {
            return None;
        }
        if self.steps.is_multiple_of(RESTART) {
            let mut all: Vec<Square> = self.allowed.squares().collect();
            self.random.shuffle(&mut all);
            all.truncate(self.further);
            (self.queens, self.tabu) = (all, Vec::new());
        }
        self.steps += 1;
        let steps = self.steps;
        self.tabu.retain(|&(_, until)| until > steps);
        let (covered, twice) = self.covered(cover);
        let open = cover.all() - &covered;
        let Some(target) = self.target(cover, &open) else {
            return Some([&self.given[..], &self.queens].concat());
        };
        let (at, to) = self.best_move(cover, target, &open, &twice)?;
        let from = std::mem::replace(&mut self.queens[at], to);
        self.tabu.push((from, steps + TENURE));
        None
    }

    /// A random open square, which must be covered next. If no square is open, the square of an attacked queen in an
    /// independent set. `None` if the set is complete.
    fn target(&mut self, cover: &Cover<W>, open: &SquareSet<W>) -> Option<Square> {
        let squares: Vec<Square> = if open.is_empty() {
            let attacked = |&&queen: &&Square| self.attackers(cover, queen, queen) > 0;
            self.queens.iter().filter(attacked).copied().collect()
        } else {
            open.squares().collect()
        };
        let drawn = self.random.below(squares.len().max(1) as u32);
        squares.get(drawn as usize).copied()
    }

    /// For independent sets, the number of further queens other than `queen` that attack a square; otherwise 0.
    fn attackers(&self, cover: &Cover<W>, square: Square, queen: Square) -> u32 {
        let others = self.queens.iter().filter(|&&other| other != queen);
        if self.is_independent {
            others
                .filter(|&&other| other != square && cover.covered_by(other).contains(square))
                .count() as u32
        } else {
            0
        }
    }

    /// The best move: the index of a queen, and a square from which it covers the target. The best move leaves the
    /// least sum of open squares and attackers of the queen. `open` contains the squares that are open before the move,
    /// and `twice` the squares that are covered more than once. `None` if every square from which a queen covers the
    /// target is occupied, tabu or not allowed.
    fn best_move(
        &mut self,
        cover: &Cover<W>,
        target: Square,
        open: &SquareSet<W>,
        twice: &SquareSet<W>,
    ) -> Option<(usize, Square)> {
        let mut barred: SquareSet<W> = self.queens.iter().copied().collect();
        self.tabu
            .iter()
            .for_each(|&(square, _)| barred.insert(square));
        let covering = cover.covered_by(target) & &self.allowed;
        let to: Vec<Square> = (&covering - &barred).squares().collect();
        let (mut best, mut least, mut equals) = (None, u32::MAX, 0);
        for at in 0..self.queens.len() {
            let queen = self.queens[at];
            let alone = &(cover.covered_by(queen) - twice) & cover.all();
            let open = open | &alone;
            let count = open.count();
            for &square in &to {
                let left = count - cover.covered_by(square).intersection_len(&open)
                    + self.attackers(cover, square, queen);
                if left < least {
                    (least, equals) = (left, 0);
                }
                if left == least {
                    // Each of the best moves is equally likely.
                    equals += 1;
                    if self.random.below(equals) == 0 {
                        best = Some((at, square));
                    }
                }
            }
        }
        best
    }

    /// The squares that the queens cover, and the squares that they cover more than once.
    fn covered(&self, cover: &Cover<W>) -> (SquareSet<W>, SquareSet<W>) {
        let queens = self.given.iter().chain(&self.queens);
        queens.fold(Default::default(), |(covered, twice), &queen| {
            let of = cover.covered_by(queen);
            (&covered | of, &twice | &(&covered & of))
        })
    }
}
