//! The finished shards of a count, each checked before it is added, and the sum of their solutions.

use std::fmt;
use std::ops::Range;

use crate::counting::plan::{LogDigest, Plan, ShardResult, checksum, escaped};
use crate::search::UNIT;

/// The shards of a count that are finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    plan: Plan,
    found: Vec<Option<ShardOutcome>>,
}

/// What a shard has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShardOutcome {
    count: u64,
    log: Option<LogDigest>,
}

/// Why a result is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TallyError {
    /// The result has changed since its checksum was computed.
    #[error(
        "checksum {} does not fit the line; a count without this line counts its shard again",
        escaped(found, 32)
    )]
    Checksum {
        /// The checksum in the result.
        found: String,
    },
    /// The result belongs to another count.
    #[error(
        "{what} “{}” is of another count; this one has “{expected}”",
        escaped(found, 64)
    )]
    Foreign {
        /// The field of the plan that differs.
        what: &'static str,
        /// The value in the result.
        found: String,
        /// The value of this count.
        expected: String,
    },
    /// One counts sets that dominate a board, the other boards of n queens.
    #[error("it belongs to a count of {}; this one is of {}", counted(*sets), counted(!*sets))]
    Kind {
        /// Whether the result counts sets.
        sets: bool,
    },
    /// A shard of domination has a log, any other has none.
    #[error("a shard of domination has a log, and no other has one")]
    Log,
    /// The count has no shard of this number.
    #[error("shard {found} does not exist; the last is {}", shards - 1)]
    Number {
        /// The number, from 0.
        found: u32,
        /// The number of shards.
        shards: u32,
    },
    /// The shard is finished already, with another result.
    #[error("shard {shard} has {found} here and {expected} before")]
    Contradiction {
        /// The number of the shard.
        shard: u32,
        /// What the result says.
        found: ShardOutcome,
        /// What the tally has.
        expected: ShardOutcome,
    },
}

impl Tally {
    /// A tally without finished shards.
    pub fn new(plan: Plan) -> Tally {
        let found = vec![None; plan.shards as usize];
        Tally { plan, found }
    }

    /// Checks that a plan is the plan of this count.
    ///
    /// # Errors
    ///
    /// If the plan is of another count, or of another version of the engine.
    pub fn accepts(&self, found: &Plan) -> Result<(), TallyError> {
        let foreign = |what, found: &dyn fmt::Display, expected: &dyn fmt::Display| {
            let (found, expected) = (found.to_string(), expected.to_string());
            if found == expected {
                return Ok(());
            }
            Err(TallyError::Foreign {
                what,
                found,
                expected,
            })
        };
        if found.k.is_some() != self.plan.k.is_some() {
            let sets = found.k.is_some();
            return Err(TallyError::Kind { sets });
        }
        foreign("engine", &found.engine, &self.plan.engine)?;
        foreign("n", &found.n, &self.plan.n)?;
        if let (Some(found), Some(expected)) = (found.k, self.plan.k) {
            foreign("k", &found, &expected)?;
        }
        foreign("fixed", &found.fixed, &self.plan.fixed)?;
        foreign("shards", &found.shards, &self.plan.shards)
    }

    /// Checks the result of a shard and adds it. The same result added twice counts once.
    ///
    /// # Errors
    ///
    /// If the checksum, the plan or the number of the shard is wrong, or the shard already has another result.
    pub fn add(&mut self, result: &ShardResult) -> Result<(), TallyError> {
        if result.checksum != checksum(&result.shard, result.count, result.log.as_ref()) {
            let found = result.checksum.clone();
            return Err(TallyError::Checksum { found });
        }
        self.accepts(&result.shard.plan)?;
        if result.log.is_some() != self.plan.k.is_some() {
            return Err(TallyError::Log);
        }
        let number = result.shard.number;
        let Some(slot) = self.found.get_mut(number as usize) else {
            return Err(TallyError::Number {
                found: number,
                shards: self.plan.shards,
            });
        };
        let found = ShardOutcome {
            count: result.count,
            log: result.log.clone(),
        };
        match slot {
            Some(expected) if *expected != found => Err(TallyError::Contradiction {
                shard: number,
                expected: expected.clone(),
                found,
            }),
            _ => {
                *slot = Some(found);
                Ok(())
            }
        }
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The numbers of the unfinished shards, in order.
    pub fn missing(&self) -> impl Iterator<Item = u32> {
        let missing = (0..).zip(&self.found).filter(|(_, found)| found.is_none());
        missing.map(|(number, _)| number)
    }

    /// The same numbers as ranges.
    pub fn missing_ranges(&self) -> Vec<Range<u32>> {
        let mut ranges: Vec<Range<u32>> = Vec::new();
        for number in self.missing() {
            match ranges.last_mut().filter(|range| range.end == number) {
                Some(range) => range.end += 1,
                None => ranges.push(number..number + 1),
            }
        }
        ranges
    }

    /// The results of the finished shards, in order.
    pub fn results(&self) -> impl Iterator<Item = ShardResult> {
        (0..self.plan.shards).filter_map(|number| self.result(number))
    }

    /// The result of the shard of this number. `None` if it is not finished.
    pub fn result(&self, number: u32) -> Option<ShardResult> {
        let ShardOutcome { count, log } = self.found.get(number as usize)?.clone()?;
        Some(ShardResult::with_log(self.plan.shard(number), count, log))
    }

    /// Whether the shard of this number is finished.
    pub fn has(&self, number: u32) -> bool {
        matches!(self.found.get(number as usize), Some(Some(_)))
    }

    /// Removes the result of a shard.
    #[cfg(feature = "ledger")]
    pub(super) fn remove(&mut self, number: u32) {
        if let Some(slot) = self.found.get_mut(number as usize) {
            *slot = None;
        }
    }

    /// The number of finished shards.
    pub fn finished(&self) -> u32 {
        self.plan.shards - self.missing().count() as u32
    }

    /// The solutions of the finished shards, a lower bound of all solutions. `None` if the sum does not fit into 64
    /// bits.
    pub fn solutions(&self) -> Option<u64> {
        let mut found = self.found.iter().flatten();
        let sum = found.try_fold(0_u64, |sum, found| sum.checked_add(found.count))?;
        Some(sum / self.plan.unit())
    }

    /// Whether the weights of the sets have a whole sum, as those of a finished search of domination must; those of a part
    /// need not. True of a count of queens.
    pub fn has_whole_sum(&self) -> bool {
        let unit = self.plan.unit();
        let found = self.found.iter().flatten();
        found.fold(0, |sum, found| (sum + found.count % unit) % unit) == 0
    }

    /// The nodes of the finished shards, of domination. `None` of a count of queens, or if the sum does not fit into 64
    /// bits.
    pub fn nodes(&self) -> Option<u64> {
        self.plan.k?;
        let mut found = self.found.iter().flatten();
        found.try_fold(0_u64, |sum, found| {
            sum.checked_add(found.log.as_ref()?.nodes)
        })
    }
}

/// What a count is of, for errors.
fn counted(sets: bool) -> &'static str {
    if sets { "dominating sets" } else { "n queens" }
}

impl ShardOutcome {
    /// The solutions of a shard of queens.
    pub fn solutions(&self) -> u64 {
        self.count
    }

    /// The sets of a shard of domination; one that symmetries share between shards is a part of each.
    pub fn sets(&self) -> f64 {
        self.count as f64 / UNIT as f64
    }

    /// The log of a shard of domination.
    pub fn log(&self) -> Option<&LogDigest> {
        self.log.as_ref()
    }
}

impl fmt::Display for ShardOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.log {
            None if self.solutions() == 1 => write!(f, "1 solution"),
            None => write!(f, "{} solutions", self.solutions()),
            Some(LogDigest { nodes, sha256 }) => write!(
                f,
                "{} set{} in {nodes} nodes with the log {}",
                self.sets(),
                if self.count == UNIT { "" } else { "s" },
                escaped(sha256, 32)
            ),
        }
    }
}
