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
use crate::counters::{Count, MAX_OPERATIONS};
use crate::entry::{Algorithm, Capabilities, Descriptor, Notation, Sheet, Tells, Walk};
use crate::event::Event;
use crate::explanation::{Explanation, Frame, Reason, Value};
use crate::formats::Base;
use crate::instance::{Goal, Instance};
use crate::lanes::{Axis, Lane, Lanes};
use crate::problem::Problem;
use crate::replay::Position;
use crate::search::Search;
use crate::square::Square;
use counting::Counting;
use words::Words;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor {
    id: "bitmask",
    problem: Problem::Queens,
    capabilities: Capabilities::ENUMERATION,
    walk: Walk::Lanes(Axis::Files),
    listing: &[
        Count::Nodes,
        Count::Nodes,
        Count::Nodes,
        Count::Placements,
        Count::Placements,
        Count::Placements,
    ],
    operations: &[],
    tells: Tells::Nothing,
    prints: Notation::of(Axis::Files, Base::Zero),
};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    descriptor: &DESCRIPTOR,
    start: |instance| Box::new(Bitmask::new(instance)),
    count: |_, instance| Box::new(Counting::new(instance)),
    tally: |_, _, _: &mut [u64; MAX_OPERATIONS]| {},
    explain,
    stack,
    sheet: Sheet::Rows(sheet),
    values: None,
    order: None,
    starts: None,
    large: None,
};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
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
    words: Words,
    /// The rank of the queen placed at each depth.
    ranks: [u8; BoardSize::MAX as usize],
    /// The depth: queens placed by the search.
    placed: usize,
    phase: Phase,
    goal: Goal,
}

impl Bitmask {
    fn new(instance: &Instance) -> Bitmask {
        let words = Words::new(instance);
        let phase = if words.open() == 0 {
            Phase::Full
        } else {
            Phase::Entered
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
            self.phase = Phase::Full;
        } else {
            *self.words.level(self.placed) = level.below(bit, self.words.column(self.placed));
            self.phase = Phase::Entered;
        }
        Event::Place { square }
    }

    #[inline]
    fn retreat(&mut self) -> Event {
        if self.placed == 0 {
            self.phase = Phase::Over;
            return Event::End;
        }
        self.placed -= 1;
        self.phase = Phase::Returned;
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
            Phase::Full => {
                self.phase = if self.goal == Goal::First {
                    Phase::Over
                } else {
                    Phase::Retreat
                };
                Event::Solution
            }
            Phase::Over => Event::End,
            Phase::Retreat => self.retreat(),
            Phase::Entered | Phase::Returned if self.words.level(self.placed).free != 0 => {
                self.place()
            }
            Phase::Entered => {
                self.phase = Phase::Retreat;
                Event::DeadEnd
            }
            Phase::Returned => self.retreat(),
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
    let lane = placed.map_or_else(
        || Lanes::current(Axis::Files, position),
        |square| Some(Lane::File(square.file)),
    );
    let untried = match last {
        Some(Event::Place { square } | Event::Remove { square }) => above(square),
        Some(Event::End) => 0,
        _ => u32::MAX,
    };
    let attacked = attacked_by(position.size(), &queens);
    let free = lane
        .map(|lane| position.size().ranks() & !attacked.file(usize::from(lane.index())) & untried);
    let left = free.map_or(0, u32::count_ones) as u8;
    let (line, reason) = match last {
        None => (1, Reason::Start { lane }),
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
                lane: Lane::File(square.file),
                more: left > 0,
            },
        ),
        Some(Event::DeadEnd) => (
            4,
            lane.map_or(Reason::Finished, |lane| Reason::NoSquareLeft { lane }),
        ),
        Some(Event::Solution) => (3, Reason::Complete),
        Some(_) => (1, Reason::Finished),
    };
    let rows = queens
        .iter()
        .fold(0, |rows, queen| rows | 1 << queen.rank.0);
    let number = i64::from(lane.map_or(n, |lane| lane.index()));
    let bits = |bits| Value::Bits { bits, width: n };
    let mut variables = vec![("column", Value::Number(number)), ("rows", bits(rows))];
    variables.extend(free.map(|free| ("free", bits(free))));
    Explanation {
        line,
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
            let lane = Lanes::of_depth(Axis::Files, position, depth);
            let mut locals = vec![
                (
                    "column",
                    Value::Number(i64::from(lane.map_or(size.get(), |lane| lane.index()))),
                ),
                ("rows", bits(rows(before))),
            ];
            if let Some(lane) = lane {
                let attacked = attacked_by(size, before).file(usize::from(lane.index()));
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

/// The row of each column, from 0.
fn sheet(_: u64, rows: &[u8]) -> String {
    let rows: Vec<_> = rows.iter().map(u8::to_string).collect();
    rows.join(" ")
}
