//! `bitmask`: the usual bit-parallel search, column by column, lowest rank first.
//!
//! Idea: the rows and the two diagonals taken are words; the free squares of a column are one
//! expression, the next one is its lowest bit. Cost: a few instructions for each queen placed, none
//! for a square refused. Source: Richards, "Backtracking algorithms in MCPL using bit patterns and
//! recursion", 1997. Departure: columns of given queens are skipped by shifting the diagonals
//! further, and rows that given queens attack are masked out of every column.

use crate::attacks::line_between;
use crate::board::BoardSize;
use crate::counted::CountedSearch;
use crate::counters::{Count, Counters, MAX_OPERATIONS};
use crate::entry::{Algorithm, Capabilities};
use crate::enumeration::backtracking::Columns;
use crate::event::Event;
use crate::explanation::{Explanation, Reason, Value};
use crate::instance::{Goal, Instance, Problem};
use crate::placement::Placement;
use crate::replay::Position;
use crate::search::Search;
use crate::square::Square;
use crate::symmetry::{Symmetry, is_least};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    id: "bitmask",
    problem: Problem::Queens,
    capabilities: Capabilities {
        goals: &[Goal::All, Goal::First, Goal::Count],
        sizes: 1..=BoardSize::MAX,
        given: true,
    },
    listing: &[
        Count::Nodes,
        Count::Nodes,
        Count::Nodes,
        Count::Placements,
        Count::Placements,
        Count::Placements,
    ],
    operations: &[],
    start: |instance| Box::new(Bitmask::new(instance)),
    count: |_, instance| Box::new(Counting::new(instance)),
    tally: |_, _, _: &mut [u64; MAX_OPERATIONS]| {},
    explain,
    sheet,
};

/// The words of one depth.
#[derive(Clone, Copy, Default)]
struct Level {
    rows: u32,
    up: u32,
    down: u32,
    /// The free squares of this column that are still to be tried.
    free: u32,
}

/// The words of every depth on the current path; what the traced and the counted search share.
#[derive(Clone)]
struct Words {
    columns: Columns,
    /// At each depth, the rows that no given queen attacks.
    allowed: [u32; BoardSize::MAX as usize],
    levels: [Level; BoardSize::MAX as usize],
    depth: u8,
}

impl Words {
    fn new(instance: &Instance) -> Words {
        let (size, given) = (instance.size(), instance.given());
        let columns = Columns::open(size, given);
        let mut allowed = [0; BoardSize::MAX as usize];
        for depth in 0..columns.count() {
            let file = columns.at(depth);
            let attacked = |rank: &u8| {
                given
                    .iter()
                    .any(|&queen| line_between(queen, Square::new(file, *rank)).is_some())
            };
            let free = (0..size.get()).filter(|rank| !attacked(rank));
            allowed[usize::from(depth)] = free.fold(0, |ranks, rank| ranks | 1 << rank);
        }
        let mut levels = [Level::default(); BoardSize::MAX as usize];
        levels[0].free = allowed[0];
        Words {
            columns,
            allowed,
            levels,
            depth: 0,
        }
    }

    #[inline(always)]
    fn level(&mut self) -> &mut Level {
        &mut self.levels[usize::from(self.depth) % BoardSize::MAX as usize]
    }

    /// Takes the lowest free bit of the current depth; there must be one.
    #[inline(always)]
    fn lowest(&mut self) -> u32 {
        let level = self.level();
        let bit = level.free & level.free.wrapping_neg();
        level.free ^= bit;
        bit
    }

    /// Goes to the next depth, which must exist, with a queen on this bit.
    #[inline(always)]
    fn descend(&mut self, bit: u32) {
        let Level { rows, up, down, .. } = *self.level();
        let gap = self.columns.at(self.depth + 1) - self.columns.at(self.depth);
        self.depth += 1;
        let rows = rows | bit;
        let (up, down) = ((up | bit) << gap, (down | bit) >> gap);
        let free =
            self.allowed[usize::from(self.depth) % BoardSize::MAX as usize] & !(rows | up | down);
        *self.level() = Level {
            rows,
            up,
            down,
            free,
        };
    }
}

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
    /// Queens placed by the search.
    placed: u8,
    phase: Phase,
    goal: Goal,
}

impl Bitmask {
    fn new(instance: &Instance) -> Bitmask {
        let words = Words::new(instance);
        let phase = if words.columns.count() == 0 {
            Phase::Full
        } else {
            Phase::Entered
        };
        let ranks = [0; BoardSize::MAX as usize];
        Bitmask {
            words,
            ranks,
            placed: 0,
            phase,
            goal: instance.goal(),
        }
    }

    fn place(&mut self) -> Event {
        let bit = self.words.lowest();
        let rank = bit.trailing_zeros() as u8;
        let square = Square::new(self.words.columns.at(self.words.depth), rank);
        self.ranks[usize::from(self.placed)] = rank;
        self.placed += 1;
        if self.placed == self.words.columns.count() {
            self.phase = Phase::Full;
        } else {
            self.words.descend(bit);
            self.phase = Phase::Entered;
        }
        Event::Place { square }
    }

    fn retreat(&mut self) -> Event {
        if self.placed == 0 {
            self.phase = Phase::Over;
            return Event::End;
        }
        self.placed -= 1;
        self.words.depth = self.placed;
        self.phase = Phase::Returned;
        let rank = self.ranks[usize::from(self.placed)];
        Event::Remove {
            square: Square::new(self.words.columns.at(self.placed), rank),
        }
    }
}

impl Search for Bitmask {
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
            Phase::Entered | Phase::Returned if self.words.level().free != 0 => self.place(),
            Phase::Entered => {
                self.phase = Phase::Retreat;
                Event::DeadEnd
            }
            Phase::Returned => self.retreat(),
        }
    }
}

/// The counted search: the same words in the same order, without events.
struct Counting {
    words: Words,
    group: Vec<Symmetry>,
    given: Vec<Square>,
    size: BoardSize,
    counters: Counters,
    over: bool,
}

impl Counting {
    fn new(instance: &Instance) -> Counting {
        let depth = instance.given().len() as u64;
        Counting {
            words: Words::new(instance),
            group: Symmetry::keeping(instance.size(), instance.given()),
            given: instance.given().to_vec(),
            size: instance.size(),
            counters: Counters {
                nodes: 1,
                depth,
                ..Counters::default()
            },
            over: false,
        }
    }

    /// Counts the solution that ends with this bit in the last open column.
    #[inline]
    fn solution(&mut self, last: Option<u32>) {
        self.counters.solutions += 1;
        if self.group.len() == 1 || self.may_be_least(last) && self.is_least(last) {
            self.counters.fundamental += 1;
        }
    }

    /// A quick test that most of the other images fail, from the first and last row alone.
    #[inline]
    fn may_be_least(&self, last: Option<u32>) -> bool {
        let (Some(last), 8) = (last, self.group.len()) else {
            return true;
        };
        let width = u32::from(self.size.get());
        let first = self.words.levels[1].rows;
        let mirrored = |bit: u32| bit.reverse_bits() >> (32 - width);
        width < 2 || first <= mirrored(first).min(last).min(mirrored(last))
    }

    fn is_least(&self, last: Option<u32>) -> bool {
        let mut squares = self.given.clone();
        let open = self.words.columns.count();
        for depth in 0..open {
            let here = &self.words.levels[usize::from(depth)];
            let bit = match last {
                Some(last) if depth + 1 == open => last,
                _ => self.words.levels[usize::from(depth) + 1].rows ^ here.rows,
            };
            squares.push(Square::new(
                self.words.columns.at(depth),
                bit.trailing_zeros() as u8,
            ));
        }
        let placement = Placement::new(self.size, &squares);
        placement.is_some_and(|placement| is_least(&placement, &self.group))
    }
}

impl CountedSearch for Counting {
    fn advance(&mut self, budget: u64) -> bool {
        let open = self.words.columns.count();
        if open == 0 && !self.over {
            self.solution(None);
            self.over = true;
        }
        let mut left = budget;
        let mut deepest = 0;
        while !self.over && left > 0 {
            if self.words.level().free == 0 {
                match self.words.depth.checked_sub(1) {
                    Some(depth) => self.words.depth = depth,
                    None => self.over = true,
                }
                continue;
            }
            left -= 1;
            let bit = self.words.lowest();
            if self.words.depth + 1 == open {
                deepest = open;
                self.solution(Some(bit));
            } else {
                self.words.descend(bit);
                deepest = deepest.max(self.words.depth);
            }
            self.counters.nodes += 1;
        }
        let standing = self.given.len() as u64 + u64::from(deepest);
        self.counters.depth = self.counters.depth.max(standing);
        self.over
    }

    fn counters(&self) -> Counters {
        // Nothing is refused, and whatever is placed is taken back by the end.
        let placements = self.counters.nodes - 1;
        Counters {
            tests: placements,
            placements,
            removals: placements,
            ..self.counters
        }
    }

    fn progress(&self) -> f64 {
        if self.over {
            return 1.0;
        }
        let width = f64::from(self.size.get());
        let mut share = 1.0;
        let mut behind = 0.0;
        for depth in 0..=usize::from(self.words.depth) {
            share /= width;
            let free = self.words.levels[depth].free;
            // Ranks below the next free one lie behind, less the one that is being searched.
            let next = if free == 0 {
                self.size.get()
            } else {
                free.trailing_zeros() as u8
            };
            behind += share * f64::from(next.saturating_sub(1));
        }
        behind
    }
}

fn explain(position: &Position) -> Explanation {
    let n = position.size().get();
    let column = Columns::current(position);
    let attacked = position.attacked();
    let free = |file: usize| position.size().ranks() & !attacked.file(file);
    let (line, reason) = match position.last() {
        None => (1, Reason::Start { file: column }),
        Some(Event::Place { square }) => {
            // Without this queen its column still shows the row itself and the free rows above.
            let others: Vec<_> = position
                .queens()
                .iter()
                .copied()
                .filter(|&q| q != square)
                .collect();
            let taken = crate::attacks::attacked_by(position.size(), &others);
            let left = position.size().ranks() & !taken.file(square.file.index());
            let left = left >> square.rank.0;
            (
                6,
                Reason::LowestBit {
                    square,
                    free: left.count_ones() as u8,
                },
            )
        }
        Some(Event::Remove { square }) => {
            let left = free(square.file.index()) & (u32::MAX << square.rank.0 << 1);
            (
                6,
                Reason::TakenBack {
                    square,
                    more: left != 0,
                },
            )
        }
        Some(Event::DeadEnd) => (
            4,
            column.map_or(Reason::Finished, |file| Reason::NoRowLeft { file }),
        ),
        Some(Event::Solution) => (3, Reason::Complete),
        Some(Event::End) | Some(Event::Reject { .. }) => (1, Reason::Finished),
    };
    let rows = position
        .queens()
        .iter()
        .fold(0, |rows, queen| rows | 1 << queen.rank.0);
    let mut variables = vec![
        (
            "column",
            Value::Number(column.map_or(i64::from(n), |file| i64::from(file.0))),
        ),
        (
            "rows",
            Value::Bits {
                bits: rows,
                width: n,
            },
        ),
    ];
    if let Some(file) = column {
        let tried = match position.last() {
            Some(Event::Remove { square }) => u32::MAX << square.rank.0 << 1,
            _ => u32::MAX,
        };
        variables.push((
            "free",
            Value::Bits {
                bits: free(file.index()) & tried,
                width: n,
            },
        ));
    }
    Explanation {
        line,
        reason,
        variables,
    }
}

/// The row of each column, from 0.
fn sheet(_: u64, rows: &[u8]) -> String {
    let rows: Vec<_> = rows.iter().map(u8::to_string).collect();
    rows.join(" ")
}
