//! The log of a refutation: a line for each node, in the format of docs/PROOFS.md. A line lists the weighings that
//! excluded a division or a square, in order, and the end of the node.

use std::fmt::Write;

use super::parities::{BySystem, Division, PARITIES};
use super::rows::Rows;
use super::state::{State, Target};
use super::systems::{At, COLOURS};
use crate::board::{BoardSize, Square};
use crate::search::Margins;

/// The version of the format.
const VERSION: u8 = 1;

/// The weights of one step of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weighing {
    /// Weight 1 for each margin file without a queen.
    Files,
    /// Weight 1 for each margin rank without a queen.
    Ranks,
    /// Weight 1 for each open square.
    Squares,
    /// The prices of the open squares of the ring and of the margin lines without a queen.
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

/// The end of a node.
#[derive(Clone, Copy, Debug)]
enum NodeEnd {
    /// The last weighing refutes the node: the open weight exceeds the gain of the missing queens.
    Short { open: u32, gain: u32 },
    /// The node branches: every candidate for this target is tried.
    Target(Target),
}

/// The log entries of one node.
#[derive(Clone, Default)]
pub(super) struct Steps {
    weighings: Vec<Weighing>,
    end: Option<NodeEnd>,
}

impl Steps {
    pub(super) fn clear(&mut self) {
        self.weighings.clear();
        self.end = None;
    }

    /// Records a weighing if it has excluded squares.
    pub(super) fn record(&mut self, weighing: Weighing, before: &Rows, state: &State) {
        if before.0 != state.allowed.0 {
            self.weighings.push(weighing);
        }
    }

    /// Closes the node: the open weight exceeds the greatest gain of the missing queens.
    pub(super) fn close(&mut self, weighing: Weighing, open: u32, gain: u32) {
        self.weighings.push(weighing);
        self.end = Some(NodeEnd::Short { open, gain });
    }

    pub(super) fn branch(&mut self, target: Target) {
        self.end = Some(NodeEnd::Target(target));
    }

    /// Records the systems that exclude divisions, until only `kept` divisions are left. If `kept` is 0, the last
    /// recorded system closes the node.
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

/// The text of a log that has not been taken yet.
#[derive(Clone)]
pub(super) struct Log {
    text: String,
}

/// The first line of a log: the claim that k queens do not dominate the board.
pub(super) fn header(size: BoardSize, k: u8) -> String {
    let n = size.files();
    format!("queens-proof {VERSION} n={n} k={k}\n")
}

impl Log {
    /// A log that starts with this text.
    pub(super) fn new(text: String) -> Log {
        Log { text }
    }

    /// Returns the lines since the last call.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Writes the line of the root of a frame.
    pub(super) fn frame(&mut self, size: BoardSize, margins: Margins, steps: &Steps) {
        let (low, high) = margins.corners(size);
        let _ = write!(self.text, "0 {low}-{high}");
        self.end(steps);
    }

    /// Writes the line of a node below the root, with the queen that was placed last.
    pub(super) fn node(&mut self, depth: usize, queen: At, steps: &Steps) {
        let _ = write!(self.text, "{depth} {}", super::systems::square(queen));
        self.end(steps);
    }

    /// Writes the line of a first queen whose node is in another log.
    pub(super) fn node_in_other_log(&mut self, queen: At) {
        let _ = writeln!(self.text, "1 {} elsewhere", super::systems::square(queen));
    }

    fn end(&mut self, steps: &Steps) {
        let text = &mut self.text;
        text.push(' ');
        text.extend(steps.weighings.iter().map(|weighing| weighing.sign()));
        if steps.weighings.is_empty() {
            text.push('-');
        }
        // Writing to a string cannot fail.
        let _ = match steps.end {
            None => writeln!(text, " set"),
            Some(NodeEnd::Short { open, gain }) => writeln!(text, " {open}>{gain}"),
            Some(NodeEnd::Target(target)) => match target {
                Target::Square(at) => writeln!(text, " {}", super::systems::square(at)),
                Target::File(file) => writeln!(text, " {}", Square::at(file as u8, 0).file),
                Target::Rank(rank) => writeln!(text, " {}", rank + 1),
                Target::Any => writeln!(text, " any"),
            },
        };
    }
}

/// In a log, the sign of a system is one digit. So there can be at most ten systems.
const _: () = assert!(super::systems::SYSTEMS <= 10 && COLOURS == 2);
