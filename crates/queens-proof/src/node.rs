//! A node of a proof: the queens placed so far, and the squares and divisions that remain for the missing queens. One
//! rule excludes squares and divisions.
//!
//! The rule gives a weight to each square and to each line that must be occupied. A queen gains the open weight that it
//! covers and occupies. In the end nothing is open, so together the missing queens gain all open weight. A division is
//! the number of missing queens of each kind.
//!
//! A division is excluded if its queens, each with the greatest gain of its kind, gain less than the open weight. A
//! square is excluded if, in every division with its kind, a queen on it leaves more open weight than the other queens
//! can gain. If no division is left, no set contains the queens of this node.

use crate::board::{Frame, Square, Target, covers, kind, squares};
use crate::weights::Weights;

#[derive(Clone)]
pub(crate) struct Node {
    n: usize,
    /// The squares on which a missing queen can be, rank by rank.
    allowed: Vec<bool>,
    /// The squares that no queen covers, rank by rank.
    open: Vec<bool>,
    /// Whether each file is outside the frame and has no queen.
    files: Vec<bool>,
    /// Whether each rank is outside the frame and has no queen.
    ranks: Vec<bool>,
    /// The remaining divisions, each the number of missing queens of each kind.
    pub(crate) divisions: Vec<[u32; 4]>,
    missing: u32,
}

impl Node {
    /// The root of a frame, with no queen placed.
    pub(crate) fn root(n: usize, frame: Frame, k: u32) -> Node {
        let outside =
            |[first, last]: [usize; 2]| (0..n).map(|line| line < first || line > last).collect();
        let pairs = |sum: u32| (0..=sum).map(move |first| [first, sum - first]);
        let divisions = pairs(k).flat_map(|[low, high]| {
            pairs(low).flat_map(move |[a, b]| pairs(high).map(move |[c, d]| [a, b, c, d]))
        });
        Node {
            n,
            allowed: squares(n).map(|square| frame.allows(square)).collect(),
            open: vec![true; n * n],
            files: outside(frame.files),
            ranks: outside(frame.ranks),
            divisions: divisions.collect(),
            missing: k,
        }
    }

    /// The node after one more queen is placed. `None` if no queen is missing.
    pub(crate) fn with(&self, queen: Square) -> Option<Node> {
        let mut node = self.clone();
        node.missing = self.missing.checked_sub(1)?;
        node.forbid(queen);
        for (open, square) in node.open.iter_mut().zip(squares(self.n)) {
            *open &= !covers(queen, square);
        }
        (node.files[queen.0], node.ranks[queen.1]) = (false, false);
        node.divisions.retain(|division| division[kind(queen)] > 0);
        node.divisions
            .iter_mut()
            .for_each(|division| division[kind(queen)] -= 1);
        Some(node)
    }

    pub(crate) fn forbid(&mut self, (file, rank): Square) {
        self.allowed[rank * self.n + file] = false;
    }

    /// Whether a target is still to be covered or occupied.
    pub(crate) fn needs(&self, target: Target) -> bool {
        let (file, rank) = (target.file, target.rank);
        match target.square() {
            Some((file, rank)) => self.open[rank * self.n + file],
            None => {
                file.is_some_and(|file| self.files[file])
                    || rank.is_some_and(|rank| self.ranks[rank])
            }
        }
    }

    /// The first allowed square from which a queen meets a target. `None` if no allowed square meets the target.
    pub(crate) fn meeting_square(&self, target: Target) -> Option<Square> {
        let mut squares = squares(self.n).zip(&self.allowed);
        let met = squares.find(|&(square, allowed)| *allowed && target.is_met_by(square));
        met.map(|(square, _)| square)
    }

    /// The allowed squares, rank by rank, each with the gain of a queen on it.
    pub(crate) fn gains(&self, weights: &Weights) -> Vec<(Square, u32)> {
        let gains = squares(self.n).zip(self.open(weights).0);
        let allowed = gains.zip(&self.allowed).filter(|(_, allowed)| **allowed);
        allowed.map(|(gain, _)| gain).collect()
    }

    /// The gain of a queen on each square of the board, rank by rank, and the open weight. On 32×32, all of these
    /// numbers are below 300,000 for all weights of a log.
    fn open(&self, weights: &Weights) -> (Vec<u32>, u32) {
        let n = self.n;
        let line = |(&weight, &is_open): (&u32, &bool)| if is_open { weight } else { 0 };
        let mut files: Vec<u32> = weights.files.iter().zip(&self.files).map(line).collect();
        let mut ranks: Vec<u32> = weights.ranks.iter().zip(&self.ranks).map(line).collect();
        let (mut diagonals, mut antidiagonals) = (vec![0; 2 * n], vec![0; 2 * n]);
        let mut own = vec![0; n * n];
        let mut open = files.iter().chain(&ranks).sum();
        for &((file, rank), weight) in &weights.squares {
            if self.open[rank * n + file] {
                open += weight;
                files[file] += weight;
                ranks[rank] += weight;
                diagonals[n + file - rank] += weight;
                antidiagonals[file + rank] += weight;
                own[rank * n + file] = weight;
            }
        }
        // A queen's own square is on all four of its lines, and counts once.
        let gain = |((file, rank), own): (Square, u32)| {
            let diagonal = diagonals[n + file - rank] + antidiagonals[file + rank];
            files[file] + ranks[rank] + diagonal - 3 * own
        };
        (squares(n).zip(own).map(gain).collect(), open)
    }

    /// Excludes squares and divisions by these weights. Returns the open weight, and the greatest sum of the gains that
    /// the queens of one division can have.
    pub(crate) fn weigh(&mut self, weights: &Weights) -> (u32, u32) {
        let (gains, open) = self.open(weights);
        let mut most = [0; 4];
        let all = squares(self.n).zip(&gains).zip(&self.allowed);
        for ((square, &gain), _) in all.filter(|(_, allowed)| **allowed) {
            most[kind(square)] = gain.max(most[kind(square)]);
        }
        let sum = |division: &[u32; 4]| (0..4).map(|kind| division[kind] * most[kind]).sum();
        let greatest = self.divisions.iter().map(sum).max().unwrap_or(0);
        self.divisions.retain(|division| sum(division) >= open);
        // For each kind, the greatest surplus over the open weight in a division with a queen of this kind.
        let spare: [Option<u32>; 4] = std::array::from_fn(|kind| {
            let with = self.divisions.iter().filter(|division| division[kind] > 0);
            with.map(|division| sum(division) - open).max()
        });
        for (at, square) in squares(self.n).enumerate() {
            let suffices = |spare: u32| gains[at] + spare >= most[kind(square)];
            self.allowed[at] &= spare[kind(square)].is_some_and(suffices);
        }
        (open, greatest)
    }
}
