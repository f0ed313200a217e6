//! The state of a node: the open squares, the squares allowed for queens, and the gains along each line.

use super::parities::{BySystem, Division, Kinds, PARITIES, parity};
use super::rows::{Lines, Rows};
use super::systems::{At, ROOM, Systems};
use crate::problem::Variant;

#[derive(Clone)]
pub(super) struct State {
    /// For each system, the open weight that a queen gains along each line.
    pub gains: Vec<Lines>,
    /// For each system, the weight still to be gained: the weight of the uncovered ring squares and of the margin lines
    /// without a queen.
    pub open_weight: BySystem,
    /// For each kind of queen, its greatest gain in each system.
    pub most: [BySystem; PARITIES],
    /// The squares that no queen covers.
    pub open: Rows,
    /// The squares on which a queen can be placed.
    pub allowed: Rows,
    /// The ranks of the margins without a queen, as bits.
    pub required_ranks: u32,
    /// The files of the margins without a queen, as bits.
    pub required_files: u32,
    /// The possible divisions of the missing queens among the kinds.
    pub divisions: Vec<Division>,
    /// The number of queens to be placed.
    pub missing: u8,
}

/// The requirement that the next queen meets: cover a square, or occupy a line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    Square(At),
    Rank(usize),
    File(usize),
    /// Nothing is open, so the queen can be on any allowed square.
    Any,
}

impl State {
    /// The empty board. All squares of the given kinds that are not on a line of the frame are allowed. The caller
    /// fills in `most` and `divisions`.
    pub(super) fn new(n: usize, systems: &Systems, kinds: Kinds, missing: u8) -> State {
        let mut state = State {
            gains: vec![Lines::ZERO; systems.count],
            open_weight: [0; ROOM],
            most: [[0; ROOM]; PARITIES],
            open: Rows::all(n),
            allowed: Rows::EMPTY,
            required_ranks: systems.ranks.in_margins,
            required_files: systems.files.in_margins,
            divisions: Vec::new(),
            missing,
        };
        for ring in &systems.ring {
            for &system in &ring.systems {
                state.gains[system].change(n, ring.at, |gain| *gain += 1);
                state.open_weight[system] += 1;
            }
        }
        for line in 0..n {
            let (rank, file) = (&systems.ranks.weights[line], &systems.files.weights[line]);
            for (system, gains) in state.gains.iter_mut().enumerate() {
                gains.ranks[line] += rank[system];
                gains.files[line] += file[system];
                state.open_weight[system] += i16::from(rank[system]) + i16::from(file[system]);
            }
        }
        let is_empty = |lines: u32, line: usize| lines >> line & 1 == 1;
        for rank in (0..n).filter(|&rank| !is_empty(systems.ranks.empty, rank)) {
            for file in (0..n).filter(|&file| !is_empty(systems.files.empty, file)) {
                if kinds.contains((file, rank)) {
                    state.allowed.0[rank][file] = 255;
                }
            }
        }
        state
    }

    /// Replaces the state with a copy of another state of the same frame, but with these allowed squares.
    #[inline(always)]
    pub(super) fn copy(&mut self, from: &State, allowed: &Rows) {
        self.gains.copy_from_slice(&from.gains);
        self.open_weight = from.open_weight;
        self.most = from.most;
        self.open = from.open;
        self.allowed = *allowed;
        self.required_ranks = from.required_ranks;
        self.required_files = from.required_files;
        self.divisions.clear();
        self.divisions.extend_from_slice(&from.divisions);
        self.missing = from.missing;
    }

    /// Places a queen and updates the gains, the open squares, the allowed squares and the divisions.
    #[inline(always)]
    pub(super) fn place(&mut self, n: usize, systems: &Systems, variant: Variant, at: At) {
        let (file, rank) = at;
        let lines = [
            &systems.ranks.ring[rank],
            &systems.files.ring[file],
            &systems.on_diagonal[file + n - rank],
            &systems.on_antidiagonal[file + rank],
        ];
        for &number in lines.into_iter().flatten() {
            let ring = &systems.ring[usize::from(number)];
            if self.open.contains(ring.at) {
                for &system in &ring.systems {
                    self.gains[system].change(n, ring.at, |gain| *gain -= 1);
                    self.open_weight[system] -= 1;
                }
            }
        }
        if self.required_ranks >> rank & 1 == 1 {
            self.required_ranks &= !(1 << rank);
            let weights = &systems.ranks.weights[rank];
            for (system, gains) in self.gains.iter_mut().enumerate() {
                gains.ranks[rank] -= weights[system];
                self.open_weight[system] -= i16::from(weights[system]);
            }
        }
        if self.required_files >> file & 1 == 1 {
            self.required_files &= !(1 << file);
            let weights = &systems.files.weights[file];
            for (system, gains) in self.gains.iter_mut().enumerate() {
                gains.files[file] -= weights[system];
                self.open_weight[system] -= i16::from(weights[system]);
            }
        }
        let own_is_open = self.open.contains(at);
        self.open.remove_lines(n, at);
        if variant == Variant::Total && own_is_open {
            self.open.0[rank][file] = 255;
        }
        match variant {
            Variant::Independent => self.allowed.remove_lines(n, at),
            _ => self.allowed.remove(at),
        }
        let kind = parity(at);
        self.divisions.retain_mut(|division| {
            let has = division[kind] > 0;
            division[kind] = division[kind].saturating_sub(1);
            has
        });
        self.missing -= 1;
    }
}
