//! `bitmask`: the usual bit-parallel search, column by column, lowest rank first.
//!
//! Idea: the rows and the two diagonals taken are words; the free squares of a column are one
//! expression, the next one is its lowest bit. Cost: a few instructions for each queen placed, none
//! for a square refused. Source: Richards, "Backtracking algorithms in MCPL using bit patterns and
//! recursion", 1997. Departure: columns of given queens are skipped by shifting the diagonals
//! further, and rows that given queens attack are masked out of every column.

mod counting;
mod words;

use crate::attacks::attacked_by;
use crate::board::BoardSize;
use crate::counters::Count;
use crate::descriptor::{Descriptor, Reports};
use crate::entry::Algorithm;
use crate::event::Event;
use crate::explanation::{Explanation, Frame, Reason, Value};
use crate::instance::{Goal, Instance};
use crate::lines::{Axis, Line};
use crate::problem::Problem;
use crate::replay::Position;
use crate::search::Search;
use crate::square::Square;
use crate::traversal::Traversal;
use counting::BitmaskCount;
use words::MaskStack;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("bitmask", Problem::Queens, Traversal::Lines(Axis::Files))
        .listing(&[
            Count::Nodes,
            Count::Nodes,
            Count::Nodes,
            Count::Placements,
            Count::Placements,
            Count::Placements,
        ])
        .reports(Reports::Nothing);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(Bitmask::new(instance)),
    explain,
)
.stack(stack)
.count(|instance| Box::new(BitmaskCount::new(instance)));

#[derive(Clone, Copy, PartialEq, Eq)]
enum BitmaskPhase {
    /// At a depth just entered.
    Entered,
    /// Back at a depth that has placed a queen, or left its last column.
    Returned,
    /// Below the last column.
    Full,
    /// To take back the last queen.
    Retreat,
    Over,
}

/// The traced search.
#[derive(Clone)]
pub struct Bitmask {
    words: MaskStack,
    /// The rank of the queen placed at each depth.
    ranks: [u8; BoardSize::MAX as usize],
    /// The depth: queens placed by the search.
    placed: usize,
    phase: BitmaskPhase,
    goal: Goal,
}

impl Bitmask {
    fn new(instance: &Instance) -> Bitmask {
        let words = MaskStack::new(instance);
        let phase = if words.open() == 0 {
            BitmaskPhase::Full
        } else {
            BitmaskPhase::Entered
        };
        Bitmask {
            words,
            ranks: [0; BoardSize::MAX as usize],
            placed: 0,
            phase,
            goal: instance.goal(),
        }
    }

    #[inline]
    fn place(&mut self) -> Event {
        let level = self.words.level(self.placed);
        let (bit, level) = (level.take(), *level);
        let rank = bit.trailing_zeros() as u8;
        let square = Square::new(self.words.column(self.placed).file, rank);
        self.ranks[self.placed % self.ranks.len()] = rank;
        self.placed += 1;
        if self.placed == self.words.open() {
            self.phase = BitmaskPhase::Full;
        } else {
            *self.words.level(self.placed) = level.below(bit, self.words.column(self.placed));
            self.phase = BitmaskPhase::Entered;
        }
        Event::Place { square }
    }

    #[inline]
    fn retreat(&mut self) -> Event {
        if self.placed == 0 {
            self.phase = BitmaskPhase::Over;
            return Event::End;
        }
        self.placed -= 1;
        self.phase = BitmaskPhase::Returned;
        let rank = self.ranks[self.placed % self.ranks.len()];
        let file = self.words.column(self.placed).file;
        Event::Remove {
            square: Square::new(file, rank),
        }
    }
}

impl Search for Bitmask {
    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            BitmaskPhase::Full => {
                self.phase = if self.goal == Goal::First {
                    BitmaskPhase::Over
                } else {
                    BitmaskPhase::Retreat
                };
                Event::Solution
            }
            BitmaskPhase::Over => Event::End,
            BitmaskPhase::Retreat => self.retreat(),
            BitmaskPhase::Entered | BitmaskPhase::Returned
                if self.words.level(self.placed).free != 0 =>
            {
                self.place()
            }
            BitmaskPhase::Entered => {
                self.phase = BitmaskPhase::Retreat;
                Event::DeadEnd
            }
            BitmaskPhase::Returned => self.retreat(),
        }
    }
}

fn explain(position: &Position) -> Explanation {
    let n = position.size().get();
    let last = position.last();
    // What is told of a queen that was placed is told by the call that placed it.
    let placed = match last {
        Some(Event::Place { square }) => Some(square),
        _ => None,
    };
    let standing = position.queens().iter().copied();
    let queens: Vec<Square> = standing.filter(|&queen| Some(queen) != placed).collect();
    let line = placed.map_or_else(
        || position.current_line(Axis::Files),
        |square| Some(Line::File(square.file)),
    );
    let untried = match last {
        Some(Event::Place { square } | Event::Remove { square }) => above(square),
        Some(Event::End) => 0,
        _ => u32::MAX,
    };
    let attacked = attacked_by(position.size(), &queens);
    let free = line
        .map(|line| position.size().ranks() & !attacked.file(usize::from(line.index())) & untried);
    let left = free.map_or(0, u32::count_ones) as u8;
    let (code_line, reason) = match last {
        None => (1, Reason::Start { line }),
        Some(Event::Place { square }) => (
            6,
            Reason::LowestBit {
                square,
                free: left + 1,
            },
        ),
        Some(Event::Remove { square }) => (
            6,
            Reason::TakenBack {
                square,
                line: Line::File(square.file),
                more: left > 0,
            },
        ),
        Some(Event::DeadEnd) => (
            4,
            line.map_or(Reason::Finished, |line| Reason::NoSquareLeft { line }),
        ),
        Some(Event::Solution) => (3, Reason::Complete),
        Some(_) => (1, Reason::Finished),
    };
    let rows = queens
        .iter()
        .fold(0, |rows, queen| rows | 1 << queen.rank.0);
    let number = i64::from(line.map_or(n, |line| line.index()));
    let bits = |bits| Value::Bits { bits, width: n };
    let mut variables = vec![("column", Value::Number(number)), ("rows", bits(rows))];
    variables.extend(free.map(|free| ("free", bits(free))));
    Explanation {
        code_line,
        reason,
        detail: None,
        variables,
    }
}

/// The ranks above a square: a column is tried from below.
fn above(square: Square) -> u32 {
    u32::MAX << square.rank.0 << 1
}

/// One call for each queen placed, and one for the column that is searched.
fn stack(position: &Position) -> Vec<Frame> {
    let size = position.size();
    let bits = |bits| Value::Bits {
        bits,
        width: size.get(),
    };
    let rows = |queens: &[Square]| {
        queens
            .iter()
            .fold(0, |rows, queen| rows | 1 << queen.rank.0)
    };
    let calls = 0..=position.placed().len();
    calls
        .map(|depth| {
            let before = &position.queens()[..position.given().len() + depth];
            let line = position.line_at(Axis::Files, depth);
            let mut locals = vec![
                (
                    "column",
                    Value::Number(i64::from(line.map_or(size.get(), |line| line.index()))),
                ),
                ("rows", bits(rows(before))),
            ];
            if let Some(line) = line {
                let attacked = attacked_by(size, before).file(usize::from(line.index()));
                let tried = position.tried(depth).last().map(|&(square, _)| square);
                let taken = position.placed().get(depth).copied().or(tried);
                let untried = taken.map_or(u32::MAX, above);
                locals.push(("free", bits(size.ranks() & !attacked & untried)));
            }
            Frame {
                name: "place",
                locals,
            }
        })
        .collect()
}
