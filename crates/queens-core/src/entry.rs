//! What an algorithm states about itself: page, command line, addresses and refusals derive from it.

use std::fmt;
use std::ops::RangeInclusive;

use crate::counted::CountedSearch;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::explanation::Explanation;
use crate::instance::{Goal, Instance, Problem};
use crate::replay::{Position, Replay, Rules, Tally};
use crate::search::BatchSearch;

/// One entry of the registry. Its text, in each language, lives with the page.
pub struct Algorithm {
    /// The name in addresses and on the command line; never used again for another.
    pub id: &'static str,
    /// The problem that it solves.
    pub problem: Problem,
    /// What it can be asked to do.
    pub capabilities: Capabilities,
    /// For each line of its listing, how often it has run.
    pub listing: &'static [Count],
    /// The names of what it counts besides the common counters.
    pub operations: &'static [Operation],
    /// Starts a traced search.
    pub start: fn(&Instance) -> Box<dyn BatchSearch>,
    /// Starts a search that counts and leaves no trace.
    pub count: fn(&'static Algorithm, &Instance) -> Box<dyn CountedSearch>,
    /// Adds up its operations, event by event.
    pub tally: Tally,
    /// Explains the event that led to a position, step 0 included.
    pub explain: fn(&Position) -> Explanation,
    /// Writes a solution, the 0-based row of each column, as the sheet prints it; the number is
    /// its place in the order found, from 1.
    pub sheet: fn(u64, &[u8]) -> String,
}

/// Something that the sheet's program does and that is counted.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The name in hooks and output.
    pub name: &'static str,
    /// How often it has been done before step 1.
    pub at_start: u64,
}

/// What an algorithm can be asked to do.
#[derive(Clone, Debug)]
pub struct Capabilities {
    /// The goals, the default first.
    pub goals: &'static [Goal],
    /// The board sizes.
    pub sizes: RangeInclusive<u8>,
    /// Whether queens may be given on any squares.
    pub given: bool,
}

/// Why an algorithm cannot serve an instance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsupported {
    /// The board is too small or too large for it.
    Size {
        /// The algorithm.
        id: &'static str,
        /// The size asked for.
        n: u8,
        /// The sizes that it serves.
        sizes: RangeInclusive<u8>,
    },
    /// It does not have this goal.
    Goal {
        /// The algorithm.
        id: &'static str,
        /// The goal asked for.
        goal: Goal,
        /// The goals that it has.
        goals: &'static [Goal],
    },
    /// It cannot honour given queens.
    Given {
        /// The algorithm.
        id: &'static str,
    },
}

impl Algorithm {
    /// Whether it can serve the instance, or the first reason why not.
    pub fn accepts(&self, instance: &Instance) -> Result<(), Unsupported> {
        let Capabilities {
            goals,
            sizes,
            given,
        } = &self.capabilities;
        let (id, n, goal) = (self.id, instance.size().get(), instance.goal());
        if !sizes.contains(&n) {
            return Err(Unsupported::Size {
                id,
                n,
                sizes: sizes.clone(),
            });
        }
        if !goals.contains(&goal) {
            return Err(Unsupported::Goal { id, goal, goals });
        }
        if !given && !instance.given().is_empty() {
            return Err(Unsupported::Given { id });
        }
        Ok(())
    }

    /// The goal that it has when none is asked for.
    pub fn default_goal(&self) -> Goal {
        self.capabilities.goals[0]
    }

    /// Step 0 of a search of this instance, and the rules to go on from there.
    pub fn replay(&self, instance: &Instance) -> (Replay, Rules) {
        let mut at_start = [0; MAX_OPERATIONS];
        for (slot, operation) in at_start.iter_mut().zip(self.operations) {
            *slot = operation.at_start;
        }
        (
            Replay::new(instance, at_start),
            Rules::new(instance, self.tally),
        )
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

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::Size { id, n, sizes } => {
                write!(
                    f,
                    "n={n} is outside {}–{} for {id}",
                    sizes.start(),
                    sizes.end()
                )
            }
            Unsupported::Goal { id, goal, goals } => {
                let names: Vec<_> = goals.iter().map(|goal| goal.name()).collect();
                write!(
                    f,
                    "goal={} is not one of {id}'s: {}",
                    goal.name(),
                    names.join(", ")
                )
            }
            Unsupported::Given { id } => write!(f, "{id} cannot honour given queens"),
        }
    }
}

impl std::error::Error for Unsupported {}
