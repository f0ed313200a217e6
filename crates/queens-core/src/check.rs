//! What a program printed, compared with all solutions of a search in its order: how many are right,
//! which are missing, doubled or wrong, and where the order departs from the algorithm's.

use std::collections::HashMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::attacks::{Line, attacking_pair};
use crate::entry::{Algorithm, Notation};
use crate::event::{Event, EventKind};
use crate::formats::read::{self, Printed, Unreadable};
use crate::formats::{Base, Form};
use crate::instance::{Goal, Instance};
use crate::placement::Placement;
use crate::reader::Reader;
use crate::square::Square;
use crate::unsupported::Unsupported;

/// The longest text that is checked, in bytes: all solutions of thirteen queens as numbers.
pub const LONGEST_TEXT: usize = 4_000_000;
/// The largest board that is checked: all its solutions are found anew for every check.
pub const LARGEST_BOARD: u8 = 13;
/// How many defects of each kind are listed; all are counted.
pub const LISTED: usize = 100;

/// What came of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The form of the first board, if one was read.
    pub form: Option<Form>,
    /// From where the numbers count.
    pub base: Base,
    /// How many boards were read.
    pub printed: u64,
    /// How many different solutions of the search were printed.
    pub right: u64,
    /// How many solutions there are.
    pub solutions: u64,
    /// The solutions that were not printed, in the algorithm's order: the row of each column.
    pub missing: Listed<Vec<u8>>,
    /// The solutions that were printed again.
    pub doubled: Listed<Doubled>,
    /// The boards that are no solutions.
    pub wrong: Listed<Wrong>,
    /// The lines that could not be read.
    pub unreadable: Listed<Unreadable>,
    /// Where the order first departs from the algorithm's, what is missing left aside.
    pub departure: Option<Departure>,
}

/// The first things of a kind, at most [`LISTED`], and how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed<T> {
    /// How many there are.
    pub total: u64,
    /// The first of them.
    pub first: Vec<T>,
}

/// A solution that was printed before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Doubled {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The line on which it was printed first.
    pub before: u64,
}

/// A board that is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrong {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Why.
    pub fault: Fault,
}

/// Why a board is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fault {
    /// There are not n queens on it.
    Queens {
        /// How many there are.
        found: u64,
    },
    /// This number is none of a row or column.
    Number {
        /// The number.
        number: i64,
    },
    /// Two queens attack each other.
    Attack {
        /// The queen that comes first.
        first: Square,
        /// The other one.
        second: Square,
        /// The line that joins them.
        line: Line,
    },
    /// No queen stands on this given square.
    Given {
        /// The square.
        square: Square,
    },
}

/// Where the order of a text departs from that of an algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Departure {
    /// The line, from 1.
    pub line: u64,
    /// What was printed there: the row of each column.
    pub printed: Vec<u8>,
    /// What the algorithm finds there.
    pub expected: Vec<u8>,
}

/// Why a check cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CheckError {
    /// The text is longer than [`LONGEST_TEXT`].
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The board is larger than [`LARGEST_BOARD`].
    TooLarge {
        /// Its size.
        n: u8,
    },
    /// The algorithm cannot find all solutions.
    Unsupported(Unsupported),
}

/// A check in progress.
pub struct Checking {
    reader: Reader,
    batch: Vec<Event>,
    solutions: u64,
    /// The different solutions that were printed, in the order printed.
    found: Vec<Found>,
    /// Where each of them stands among them.
    index: HashMap<Placement, usize>,
    verdict: Verdict,
}

struct Found {
    line: u64,
    placement: Placement,
    /// Its place in the algorithm's order, once the search has come to it.
    rank: Option<u64>,
}

impl<T> Default for Listed<T> {
    fn default() -> Listed<T> {
        Listed {
            total: 0,
            first: Vec::new(),
        }
    }
}

impl<T> Listed<T> {
    fn add(&mut self, thing: T) {
        self.total += 1;
        if self.first.len() < LISTED {
            self.first.push(thing);
        }
    }
}

impl Verdict {
    /// Whether every solution was printed once, nothing else, and in the algorithm's order.
    pub fn is_perfect(&self) -> bool {
        self.is_complete() && self.departure.is_none()
    }

    /// Whether every solution was printed once and nothing else, in whatever order.
    pub fn is_complete(&self) -> bool {
        let defects = [
            self.missing.total,
            self.doubled.total,
            self.wrong.total,
            self.unreadable.total,
        ];
        defects.into_iter().all(|total| total == 0)
    }
}

impl Checking {
    /// Begins to compare this text with all solutions of this search, whatever its goal.
    pub fn begin(
        algorithm: &Algorithm,
        instance: &Instance,
        text: &str,
    ) -> Result<Checking, CheckError> {
        let size = instance.size();
        if text.len() > LONGEST_TEXT {
            return Err(CheckError::TooLong { length: text.len() });
        }
        if size.get() > LARGEST_BOARD {
            return Err(CheckError::TooLarge { n: size.get() });
        }
        let instance = instance.clone().with_goal(Goal::All);
        algorithm
            .accepts(&instance)
            .map_err(CheckError::Unsupported)?;
        let Notation { axis, base } = algorithm.prints;
        let reading = read::read(size, axis, base, text);
        let mut checking = Checking {
            reader: Reader::start(algorithm, &instance),
            batch: Vec::new(),
            solutions: 0,
            found: Vec::new(),
            index: HashMap::new(),
            verdict: Verdict {
                form: reading.form,
                base: reading.base,
                printed: reading.boards.len() as u64,
                right: 0,
                solutions: 0,
                missing: Listed::default(),
                doubled: Listed::default(),
                wrong: Listed::default(),
                unreadable: Listed::default(),
                departure: None,
            },
        };
        for printed in &reading.boards {
            checking.take(&instance, printed);
        }
        for unreadable in reading.unreadable {
            checking.verdict.unreadable.add(unreadable);
        }
        Ok(checking)
    }

    /// Takes a board as right or wrong, new or doubled.
    fn take(&mut self, instance: &Instance, printed: &Printed) {
        let line = printed.line;
        match judged(instance, printed) {
            Err(fault) => self.verdict.wrong.add(Wrong { line, fault }),
            Ok(placement) => match self.index.get(&placement) {
                Some(&index) => {
                    let before = self.found[index].line;
                    self.verdict.doubled.add(Doubled { line, before });
                }
                None => {
                    self.index.insert(placement, self.found.len());
                    let rank = None;
                    self.found.push(Found {
                        line,
                        placement,
                        rank,
                    });
                }
            },
        }
    }

    /// Goes on for about `budget` events; the verdict when it is there.
    pub fn advance(&mut self, budget: u64) -> Option<Verdict> {
        let Checking {
            reader,
            batch,
            solutions,
            found,
            index,
            verdict,
        } = self;
        reader.read(budget, batch, |event, replay| {
            if event.kind() != EventKind::Solution {
                return;
            }
            let position = replay.position();
            let squares = position.solution().unwrap_or_default();
            let Some(placement) = Placement::new(position.size(), &squares) else {
                return;
            };
            match index.get(&placement) {
                Some(&at) => found[at].rank = Some(*solutions),
                None => verdict.missing.add(placement.rows().to_vec()),
            }
            *solutions += 1;
        });
        self.reader.is_ended().then(|| self.verdict())
    }

    fn verdict(&self) -> Verdict {
        let known = |found: &Found| found.rank.map(|rank| (rank, found.line, found.placement));
        let printed: Vec<_> = self.found.iter().filter_map(known).collect();
        let mut ranked = vec![None; self.solutions as usize];
        for &found in &printed {
            ranked[found.0 as usize] = Some(found);
        }
        let expected = ranked.into_iter().flatten();
        let departure = printed.iter().zip(expected).find(|(a, b)| a.0 != b.0);
        Verdict {
            right: printed.len() as u64,
            solutions: self.solutions,
            departure: departure.map(|(printed, expected)| Departure {
                line: printed.1,
                printed: printed.2.rows().to_vec(),
                expected: expected.2.rows().to_vec(),
            }),
            ..self.verdict.clone()
        }
    }
}

/// The placement of a printed board, or why it is no solution.
fn judged(instance: &Instance, printed: &Printed) -> Result<Placement, Fault> {
    let size = instance.size();
    let queens = match &printed.queens {
        Ok(queens) => queens,
        Err(number) => return Err(Fault::Number { number: *number }),
    };
    let found = queens.len() as u64;
    if queens.len() != size.len() {
        return Err(Fault::Queens { found });
    }
    if let Some((first, second, line)) = attacking_pair(queens) {
        return Err(Fault::Attack {
            first,
            second,
            line,
        });
    }
    let placement = Placement::new(size, queens).ok_or(Fault::Queens { found })?;
    match instance
        .given()
        .iter()
        .find(|square| !queens.contains(square))
    {
        Some(&square) => Err(Fault::Given { square }),
        None => Ok(placement),
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckError::TooLong { length } => {
                write!(
                    f,
                    "the text has {length} bytes, at most {LONGEST_TEXT} are checked"
                )
            }
            CheckError::TooLarge { n } => {
                write!(f, "n={n} is outside 1–{LARGEST_BOARD} for a check")
            }
            CheckError::Unsupported(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CheckError {}
