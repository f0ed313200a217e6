//! `bitmask`: the usual bit-parallel search, column by column, lowest rank first.
//!
//! Idea: the rows and the diagonals that queens take are bits of words; one expression gives the free
//! squares of a column, and the next square is its lowest bit. Cost: a few instructions for each queen
//! placed, none for an attacked square. Source: Richards, "Backtracking algorithms in MCPL using bit
//! patterns and recursion", 1997. Departure: columns of given queens are skipped by shifting the
//! diagonals further, and the rows that given queens attack are masked out of every column.

mod counting;
mod words;

use crate::attacks::free_ranks;
use crate::{
    Algorithm, Axis, BoardSize, Count, Descriptor, Event, Explanation, Frame, Goal, Instance, Line,
    Position, Problem, Reason, Reports, Search, Square, Traversal, Value, Variables,
};
use counting::BitmaskCount;
use words::MaskStack;

/// What it states about itself.
pub(crate) static DESCRIPTOR: Descriptor =
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
pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, Bitmask::start, explain)
    .stack(stack)
    .count(|instance| Box::new(BitmaskCount::new(instance)));

#[derive(Clone, Copy, PartialEq, Eq)]
enum BitmaskPhase {
    /// At a depth just entered.
    Entered,
    /// Back at a depth that has placed a queen.
    Returned,
    /// Below the last column.
    Full,
    /// The last queen is removed next.
    Back,
    Over,
}

/// The traced search.
#[derive(Clone)]
pub(crate) struct Bitmask {
    words: MaskStack,
    /// The rank of the queen placed at each depth.
    ranks: [u8; BoardSize::MAX as usize],
    /// The depth: queens placed by the search.
    placed: usize,
    phase: BitmaskPhase,
    goal: Goal,
}

impl Bitmask {
    #[inline]
    fn place(&mut self) -> Event {
        let level = self.words.level(self.placed);
        let (bit, level) = (level.take(), *level);
        let rank = bit.trailing_zeros() as u8;
        let square = Square::at(self.words.column(self.placed).file, rank);
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
    fn go_back(&mut self) -> Event {
        if self.placed == 0 {
            self.phase = BitmaskPhase::Over;
            return Event::End;
        }
        self.placed -= 1;
        self.phase = BitmaskPhase::Returned;
        let rank = self.ranks[self.placed % self.ranks.len()];
        let file = self.words.column(self.placed).file;
        Event::Remove {
            square: Square::at(file, rank),
        }
    }
}

impl Search for Bitmask {
    fn new(instance: &Instance) -> Self {
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
    fn advance(&mut self) -> Event {
        match self.phase {
            BitmaskPhase::Full => {
                self.phase = if self.goal == Goal::First {
                    BitmaskPhase::Over
                } else {
                    BitmaskPhase::Back
                };
                Event::Solution
            }
            BitmaskPhase::Over => Event::End,
            BitmaskPhase::Back => self.go_back(),
            BitmaskPhase::Entered | BitmaskPhase::Returned
                if self.words.level(self.placed).free != 0 =>
            {
                self.place()
            }
            BitmaskPhase::Entered => {
                self.phase = BitmaskPhase::Back;
                Event::DeadEnd
            }
            BitmaskPhase::Returned => self.go_back(),
        }
    }
}

fn explain(position: &Position) -> Explanation {
    let last = position.last();
    // A queen just placed is explained by the call that placed it, which did not have it yet.
    let (queens, line) = match last {
        Some(Event::Place { square }) => {
            let before = position.queens().len() - 1;
            (&position.queens()[..before], Some(Line::File(square.file)))
        }
        _ => (position.queens(), position.current_line(Axis::Files)),
    };
    let untried = match last {
        Some(Event::Place { square } | Event::Remove { square }) => above(square),
        Some(Event::End) => 0,
        _ => u32::MAX,
    };
    let free = free(position, line, queens, untried);
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
    Explanation::new(
        code_line,
        reason,
        locals(position.size(), line, queens, free),
    )
}

/// The ranks above a square: a column is tried from below.
fn above(square: Square) -> u32 {
    u32::MAX << square.rank.get() << 1
}

/// The squares of a line that these queens do not attack, among those to be tried; none below the last
/// line.
fn free(position: &Position, line: Option<Line>, queens: &[Square], untried: u32) -> Option<u32> {
    Some(free_ranks(position.size(), queens, line?.index()) & untried)
}

/// The variables of a call: its column, the rows of these queens, and its free squares that are still
/// to be tried.
fn locals(size: BoardSize, line: Option<Line>, queens: &[Square], free: Option<u32>) -> Variables {
    let column = line.map_or(size.get(), Line::index);
    let rows = queens
        .iter()
        .fold(0, |rows, queen| rows | 1 << queen.rank.get());
    let mut locals = vec![
        ("column", Value::number(column)),
        ("rows", Value::bits(size, rows)),
    ];
    locals.extend(free.map(|free| ("free", Value::bits(size, free))));
    locals
}

/// One call for each queen placed, and one for the column that is searched.
fn stack(position: &Position) -> Vec<Frame> {
    let call = |depth| {
        let queens = &position.queens()[..position.given().len() + depth];
        let line = position.line_at(Axis::Files, depth);
        let tried = position.tried(depth).last().map(|&(square, _)| square);
        let taken = position.placed().get(depth).copied().or(tried);
        let free = free(position, line, queens, taken.map_or(u32::MAX, above));
        Frame {
            name: "place",
            locals: locals(position.size(), line, queens, free),
        }
    };
    (0..=position.placed().len()).map(call).collect()
}
