//! The results of a count's shards, each checked before it is added, and their sum.

use std::fmt;

use crate::counting::plan::{Plan, ShardResult, checksum};

/// The shards of a count that are finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    plan: Plan,
    counts: Vec<Option<u64>>,
}

/// Why a result cannot be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is not what it was when its checksum was taken.
    Checksum {
        /// The checksum that came with it.
        found: String,
        /// That of what it says.
        expected: String,
    },
    /// It belongs to another count.
    Foreign {
        /// What is different.
        what: &'static str,
        /// The value that was found.
        found: String,
        /// The value of this count.
        expected: String,
    },
    /// The count has no shard of this number.
    Number {
        /// The number, from 0.
        found: u32,
        /// The number of shards.
        shards: u32,
    },
    /// The same shard has been counted with another result.
    Contradiction {
        /// The number of the shard.
        shard: u32,
        /// The count that was found.
        found: u64,
        /// The count that stands.
        expected: u64,
    },
}

impl Tally {
    /// A count of which nothing is finished.
    pub fn new(plan: Plan) -> Tally {
        let counts = vec![None; plan.shards as usize];
        Tally { plan, counts }
    }

    /// Whether a plan that was found somewhere is that of this count.
    pub fn accepts(&self, found: &Plan) -> Result<(), Refusal> {
        let foreign = |what, found: &dyn fmt::Display, expected: &dyn fmt::Display| {
            let (found, expected) = (found.to_string(), expected.to_string());
            if found == expected {
                return Ok(());
            }
            Err(Refusal::Foreign {
                what,
                found,
                expected,
            })
        };
        foreign("engine", &found.engine, &self.plan.engine)?;
        foreign("n", &found.n, &self.plan.n)?;
        foreign("fixed", &found.fixed, &self.plan.fixed)?;
        foreign("shards", &found.shards, &self.plan.shards)
    }

    /// Adds the result of a shard; once is enough, and again changes nothing. A refused one is not added.
    pub fn add(&mut self, result: &ShardResult) -> Result<(), Refusal> {
        let expected = checksum(&result.shard, result.count);
        if result.checksum != expected {
            return Err(Refusal::Checksum {
                found: result.checksum.clone(),
                expected,
            });
        }
        self.accepts(&result.shard.plan)?;
        let number = result.shard.number;
        let Some(slot) = self.counts.get_mut(number as usize) else {
            return Err(Refusal::Number {
                found: number,
                shards: self.plan.shards,
            });
        };
        match *slot {
            Some(expected) if expected != result.count => Err(Refusal::Contradiction {
                shard: number,
                found: result.count,
                expected,
            }),
            _ => {
                *slot = Some(result.count);
                Ok(())
            }
        }
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The numbers of the shards that are not finished, in order.
    pub fn missing(&self) -> impl Iterator<Item = u32> {
        let missing = (0..).zip(&self.counts).filter(|(_, count)| count.is_none());
        missing.map(|(number, _)| number)
    }

    /// The results of the finished shards, in order: what a ledger keeps.
    pub fn results(&self) -> impl Iterator<Item = ShardResult> {
        (0..self.plan.shards).filter_map(|number| self.result(number))
    }

    /// The result of the shard of this number, if it is finished.
    pub fn result(&self, number: u32) -> Option<ShardResult> {
        let count = *self.counts.get(number as usize)?;
        Some(ShardResult::new(self.plan.shard(number), count?))
    }

    /// Whether the shard of this number is finished.
    pub fn has(&self, number: u32) -> bool {
        matches!(self.counts.get(number as usize), Some(Some(_)))
    }

    /// Takes the result of a shard away again.
    pub(super) fn remove(&mut self, number: u32) {
        if let Some(slot) = self.counts.get_mut(number as usize) {
            *slot = None;
        }
    }

    /// How many shards are finished.
    pub fn finished(&self) -> u32 {
        self.plan.shards - self.missing().count() as u32
    }

    /// The solutions of the finished shards: at least so many there are. `None` where a sum of 64 bits
    /// does not hold them.
    pub fn solutions(&self) -> Option<u64> {
        let mut counts = self.counts.iter().flatten();
        counts.try_fold(0_u64, |sum, &count| sum.checked_add(count))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Checksum { found, expected } => {
                let found: String = found.escape_default().take(32).collect();
                write!(f, "checksum {found} does not fit; it would be {expected}")
            }
            Refusal::Foreign {
                what,
                found,
                expected,
            } => {
                let found: String = found.escape_default().take(64).collect();
                write!(
                    f,
                    "{what} “{found}” is of another count; this one has “{expected}”"
                )
            }
            Refusal::Number { found, shards } => {
                write!(
                    f,
                    "shard {found} does not exist; the last is {}",
                    shards - 1
                )
            }
            Refusal::Contradiction {
                shard,
                found,
                expected,
            } => write!(
                f,
                "shard {shard} has {found} solutions here and {expected} before"
            ),
        }
    }
}

impl std::error::Error for Refusal {}
