//! The log of a refutation: a line for each node, as docs/PROOFS.md describes it. A node notes the weighings that left out
//! a division or a square, in their order, and how it ends; the line has nothing else.

use std::fmt::Write;

use super::parities::{BySystem, Division, PARITIES};
use super::rows::Rows;
use super::state::{State, Target};
use super::systems::{At, COLOURS};
use crate::board::{BoardSize, Square};
use crate::search::Margins;

/// The version of the format.
const VERSION: u8 = 1;

/// What is given weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weighing {
    /// 1 for each file of the margins without a queen.
    Files,
    /// 1 for each rank of the margins without a queen.
    Ranks,
    /// 1 for each open square.
    Squares,
    /// The prices of what is open of the ring.
    Prices,
    /// The weights of this system.
    System(usize),
}

impl Weighing {
    fn sign(self) -> char {
        match self {
            Weighing::Files => 'f',
            Weighing::Ranks => 'r',
            Weighing::Squares => 'c',
            Weighing::Prices => 'p',
            Weighing::System(number) => char::from(b'0' + number as u8),
        }
    }
}

/// How a node ends.
#[derive(Clone, Copy, Debug)]
enum End {
    /// By the last weighing: what is open weighs more than the missing queens gain.
    Short { open: u32, gain: u32 },
    /// By what one of the queens must do; each candidate for it is tried.
    Target(Target),
}

/// What one node notes.
#[derive(Clone, Default)]
pub(super) struct Steps {
    weighings: Vec<Weighing>,
    end: Option<End>,
}

impl Steps {
    pub(super) fn clear(&mut self) {
        self.weighings.clear();
        self.end = None;
    }

    /// Notes a weighing if squares have gone since they were these.
    pub(super) fn note(&mut self, weighing: Weighing, before: &Rows, state: &State) {
        if before.0 != state.allowed.0 {
            self.weighings.push(weighing);
        }
    }

    /// The node is closed: so much is open, and the queens gain so much at most.
    pub(super) fn close(&mut self, weighing: Weighing, open: u32, gain: u32) {
        self.weighings.push(weighing);
        self.end = Some(End::Short { open, gain });
    }

    pub(super) fn branch(&mut self, target: Target) {
        self.end = Some(End::Target(target));
    }

    /// Notes the systems that leave out these divisions, but for those that are kept. If none is kept, the last of them
    /// closes the node.
    pub(super) fn divide(
        &mut self,
        mut divisions: Vec<Division>,
        most: &[BySystem; PARITIES],
        open: &BySystem,
        kept: usize,
    ) {
        for system in 0..open.len() {
            if divisions.len() == kept {
                return;
            }
            let gain = |division: &Division| -> i32 {
                let of = |kind: usize| i32::from(division[kind]) * i32::from(most[kind][system]);
                (0..PARITIES).map(of).sum()
            };
            let open = i32::from(open[system]);
            let failing = divisions.iter().map(gain).filter(|&gain| gain < open);
            let Some(most) = failing.max() else {
                continue;
            };
            divisions.retain(|division| gain(division) >= open);
            if divisions.is_empty() {
                self.close(Weighing::System(system), open as u32, most as u32)
            } else {
                self.weighings.push(Weighing::System(system))
            }
        }
    }
}

/// A log as text.
#[derive(Clone)]
pub(super) struct Log {
    text: String,
}

/// The first line of a log: the claim that k queens do not dominate the board.
pub(super) fn header(size: BoardSize, k: u8) -> String {
    let n = size.get();
    format!("queens-proof {VERSION} n={n} k={k}\n")
}

impl Log {
    /// A log that begins with this text.
    pub(super) fn new(text: String) -> Log {
        Log { text }
    }

    /// The lines since they were last taken.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// The root of a frame.
    pub(super) fn frame(&mut self, size: BoardSize, margins: Margins, steps: &Steps) {
        let (low, high) = margins.corners(size);
        let _ = write!(self.text, "0 {low}-{high}");
        self.end(steps);
    }

    /// A node below the root, by the queen that was placed.
    pub(super) fn node(&mut self, depth: usize, queen: At, steps: &Steps) {
        let _ = write!(self.text, "{depth} {}", super::systems::square(queen));
        self.end(steps);
    }

    /// A queen at the root whose node stands in another log.
    pub(super) fn elsewhere(&mut self, queen: At) {
        let _ = writeln!(self.text, "1 {} elsewhere", super::systems::square(queen));
    }

    fn end(&mut self, steps: &Steps) {
        let text = &mut self.text;
        text.push(' ');
        text.extend(steps.weighings.iter().map(|weighing| weighing.sign()));
        if steps.weighings.is_empty() {
            text.push('-');
        }
        // Writing to a text does not fail.
        let _ = match steps.end {
            None => writeln!(text, " set"),
            Some(End::Short { open, gain }) => writeln!(text, " {open}>{gain}"),
            Some(End::Target(target)) => match target {
                Target::Square(at) => writeln!(text, " {}", super::systems::square(at)),
                Target::File(file) => writeln!(text, " {}", Square::at(file as u8, 0).file),
                Target::Rank(rank) => writeln!(text, " {}", rank + 1),
                Target::Any => writeln!(text, " any"),
            },
        };
    }
}

/// The systems are signed by a digit each.
const _: () = assert!(super::systems::SYSTEMS <= 10 && COLOURS == 2);
