//! What an algorithm states about itself: page, command line, addresses and refusals derive from it.

mod traversal;

use std::fmt;
use std::ops::{Deref, RangeInclusive};
use std::sync::Arc;

use crate::board::BoardSize;
use crate::counted::CountedSearch;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::cover::SolutionOrder;
use crate::explanation::{Explanation, Frame};
use crate::formats::Base;
use crate::instance::{Goal, Instance};
use crate::large::{LargeSize, StartLarge};
use crate::lines::Axis;
use crate::placement::Placement;
use crate::problem::{Giving, Problem, Variant};
use crate::replay::{CountOperations, Position, Replay, Rules};
use crate::search::BatchSearch;
use crate::space::Space;
use crate::square::Square;
use crate::starts::FromStart;
use crate::unsupported::Unsupported;

pub use self::traversal::Traversal;

/// An algorithm as it is offered: all that can be said of it before it runs. Its text, in each language,
/// lives with the page.
pub struct Descriptor {
    /// The name in addresses and on the command line; never used again for another.
    pub id: &'static str,
    /// The problem that it solves.
    pub problem: Problem,
    /// What it can be asked to do.
    pub capabilities: Capabilities,
    /// How it goes over the board.
    pub traversal: Traversal,
    /// For each line of its listing, how often it has run.
    pub listing: &'static [Count],
    /// The names of what it counts besides the common counters.
    pub operations: &'static [Operation],
    /// What it tells of squares besides queens that come and go.
    pub reports: Reports,
    /// How its sheet prints the numbers of a solution.
    pub prints: Notation,
}

/// One entry of the registry: an algorithm with its code.
pub struct Algorithm {
    /// What it states about itself.
    pub descriptor: &'static Descriptor,
    /// Starts a traced search. Of an algorithm that only counts none is ever asked for: it tells its end alone.
    pub start: fn(&Instance) -> Box<dyn BatchSearch>,
    /// Starts a search that counts and leaves no trace.
    pub count: fn(&'static Algorithm, &Instance) -> Box<dyn CountedSearch>,
    /// Adds up its operations, event by event.
    pub count_operations: CountOperations,
    /// Explains the event that led to a position, step 0 included.
    pub explain: fn(&Position) -> Explanation,
    /// The calls of its program at a position, the outermost first; of an iterative program, the
    /// levels of its stack.
    pub stack: fn(&Position) -> Vec<Frame>,
    /// How the sheet prints a solution.
    pub sheet: Sheet,
    /// The values that are written on squares at a position, if it writes any.
    pub values: Option<Values>,
    /// The order in which it comes to solutions, where its walk does not tell it.
    pub order: Option<MakeOrder>,
    /// Its runs from single squares, where it begins with one queen.
    pub starts: Option<fn(BoardSize) -> FromStart>,
    /// Starts a search of a board beyond those that are drawn square by square, where it serves such.
    pub large: Option<StartLarge>,
}

/// What is written on squares at a position, row by row.
pub type Values = fn(&Position) -> Vec<(Square, u16)>;

/// The order in which a search comes to the solutions of an instance.
pub type MakeOrder = fn(&Instance) -> Arc<dyn SolutionOrder>;

/// How a sheet prints a solution, and what it is given for that; the number is the solution's place in
/// the order found, from 1.
#[derive(Clone, Copy)]
pub enum Sheet {
    /// The 0-based row of each column.
    Rows(fn(u64, &[u8]) -> String),
    /// The board and the squares: the given ones, then the others in the order of placing.
    Squares(fn(u64, BoardSize, &[Square]) -> String),
}

/// Something that the sheet's program does and that is counted.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The name in hooks and output.
    pub name: &'static str,
    /// How often it has been done before step 1.
    pub at_start: u64,
}

/// What a search tells of squares besides queens that come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reports {
    /// Nothing: it looks at free squares only.
    Nothing,
    /// Which squares it reads; it refuses none.
    Scans,
    /// Which squares it refuses.
    Rejections,
    /// Which squares it refuses, and which it read.
    Reads,
    /// Which squares it refuses, and which squares it marked.
    Marks,
}

/// How the numbers of a solution are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notation {
    /// Along the files, the row of each column; along the ranks, the column of each row.
    pub axis: Axis,
    /// The number from which they count, 0 where boards are drawn.
    pub base: Base,
}

/// Which squares an algorithm lets be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Givens {
    /// None.
    Refused,
    /// Any that the problem allows.
    Any,
    /// One, the start; `a1` if none is given.
    Start,
}

/// What an algorithm can be asked to do.
#[derive(Clone, Debug)]
pub struct Capabilities {
    /// The goals, the default first.
    pub goals: &'static [Goal],
    /// The board sizes.
    pub sizes: RangeInclusive<u8>,
    /// Which squares may be given.
    pub given: Givens,
    /// Whether it draws, and so needs a seed.
    pub draws: bool,
    /// The number of candidates that it may have to look at, where that is all that bounds it.
    pub space: Option<fn(&Instance) -> Space>,
    /// The most nodes, or moves where there is no tree, before it gives up, unless another number is asked
    /// for; none where it has no cap.
    pub cap: Option<u64>,
    /// An algorithm of the same problem that serves what this one must refuse.
    pub instead: Option<&'static str>,
    /// The widest board that it serves beyond its sizes, without a trace, if it serves any such.
    pub beyond: Option<u16>,
}

/// The boards on which n queens always attack each other.
const UNSOLVABLE: [u8; 2] = [2, 3];

impl Capabilities {
    /// Those of a search through all placements: every goal, every board, queens given anywhere.
    pub const ENUMERATION: Capabilities = Capabilities {
        goals: &[Goal::All, Goal::First, Goal::Count],
        sizes: 1..=BoardSize::MAX,
        given: Givens::Any,
        draws: false,
        space: None,
        cap: None,
        instead: None,
        beyond: None,
    };

    /// The widest board, with a trace or without.
    pub fn widest(&self) -> u16 {
        let traced = u16::from(*self.sizes.end());
        self.beyond.map_or(traced, |beyond| beyond.max(traced))
    }

    /// Whether it serves a board of this size, without a trace.
    pub fn serves_large(&self, size: LargeSize) -> bool {
        self.beyond.is_some_and(|beyond| size.get() <= beyond)
    }
}

impl Sheet {
    /// A solution as it is printed; nothing where a sheet that prints rows is given no placement.
    pub fn write(self, number: u64, size: BoardSize, squares: &[Square]) -> String {
        match self {
            Sheet::Rows(write) => {
                let placement = Placement::new(size, squares);
                placement.map_or_else(String::new, |it| write(number, it.rows()))
            }
            Sheet::Squares(write) => write(number, size, squares),
        }
    }

    /// The same, of a placement that is held as the row of each column.
    pub fn write_rows(self, number: u64, rows: &[u8]) -> String {
        let squares = (0..).zip(rows).map(|(file, &row)| Square::new(file, row));
        match (self, BoardSize::new(rows.len() as i64)) {
            (Sheet::Rows(write), _) => write(number, rows),
            (Sheet::Squares(write), Ok(size)) => write(number, size, &squares.collect::<Vec<_>>()),
            (Sheet::Squares(_), Err(_)) => String::new(),
        }
    }
}

impl Notation {
    /// Along this axis, from this number.
    pub const fn of(axis: Axis, base: Base) -> Notation {
        Notation { axis, base }
    }
}

impl Descriptor {
    /// Whether it can serve the instance, or the first reason why not. That it would look at too many
    /// candidates comes first where the board is beyond its sizes, too: that says more.
    pub fn accepts(&self, instance: &Instance) -> Result<(), Unsupported> {
        let Capabilities {
            goals,
            sizes,
            given,
            draws,
            space,
            instead,
            ..
        } = &self.capabilities;
        if instance.problem() != self.problem {
            let (id, problem) = (self.id, instance.problem());
            return Err(Unsupported::Problem { id, problem });
        }
        let (id, n, goal) = (self.id, instance.size().get(), instance.goal());
        let (m, instead) = (instance.size().height(), *instead);
        let space = space.map(|space| space(instance));
        let space = space.filter(|space| !space.is_live());
        match space {
            Some(space) if !sizes.contains(&n) => Err(Unsupported::Space { id, space, instead }),
            None if !sizes.contains(&n) || !sizes.contains(&m) => {
                let sizes = sizes.clone();
                let is_ranks = sizes.contains(&n);
                let n = if is_ranks { m } else { n };
                Err(Unsupported::Size {
                    id,
                    n,
                    is_ranks,
                    sizes,
                })
            }
            _ if !goals.contains(&goal) => Err(Unsupported::Goal { id, goal, goals }),
            _ if *given == Givens::Refused && !instance.given().is_empty() => {
                Err(Unsupported::Given { id, instead })
            }
            _ if *given == Givens::Start && instance.given().len() > 1 => {
                let count = instance.given().len();
                Err(Unsupported::Starts { id, count })
            }
            _ if *draws && UNSOLVABLE.contains(&n) => Err(Unsupported::Endless { id, n, instead }),
            Some(space) => Err(Unsupported::Space { id, space, instead }),
            None => Ok(()),
        }
    }

    /// Which squares may be given together.
    pub fn giving(&self, variant: Option<Variant>) -> Giving {
        match self.capabilities.given {
            Givens::Start => Giving::Start,
            Givens::Any | Givens::Refused => self.problem.giving(variant),
        }
    }

    /// The goal that it has when none is asked for.
    pub fn default_goal(&self) -> Goal {
        self.capabilities.goals[0]
    }

    /// Whether any of its searches leaves a trace, so that it can be watched; if not, it only counts.
    pub fn is_traced(&self) -> bool {
        let mut goals = self.capabilities.goals.iter();
        goals.any(|&goal| goal != Goal::Count)
    }

    /// Whether this counter is shown beside its searches. What leaves a trace has all of them, even those that
    /// stay 0; what only counts has those that it keeps.
    pub fn shows(&self, count: Count) -> bool {
        self.is_traced() || self.traversal.keeps(count)
    }

    /// Step 0 of a search of this instance.
    pub fn at_start(&self, instance: &Instance) -> Replay {
        let mut at_start = [0; MAX_OPERATIONS];
        for (slot, operation) in at_start.iter_mut().zip(self.operations) {
            *slot = operation.at_start;
        }
        Replay::new(instance, self.traversal, at_start)
    }
}

impl Algorithm {
    /// Step 0 of a search of this instance, and the rules to go on from there.
    pub fn replay(&self, instance: &Instance) -> (Replay, Rules) {
        (self.at_start(instance), self.rules(instance))
    }

    /// The rules to replay a search of this instance.
    pub fn rules(&self, instance: &Instance) -> Rules {
        let order = self.order.map(|order| order(instance));
        Rules::new(instance, self.traversal, self.count_operations, order)
    }
}

impl Deref for Algorithm {
    type Target = Descriptor;

    fn deref(&self) -> &Descriptor {
        self.descriptor
    }
}

impl PartialEq for Descriptor {
    fn eq(&self, other: &Descriptor) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Algorithm {
    fn eq(&self, other: &Algorithm) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
