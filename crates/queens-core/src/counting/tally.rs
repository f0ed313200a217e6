//! The finished shards of a count, each checked before it is added, and the sum of their solutions.

use std::fmt;
use std::ops::Range;

use crate::counting::plan::{LogDigest, Plan, ShardResult, checksum, escaped};
use crate::search::UNIT;

/// The finished shards of a count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    plan: Plan,
    found: Vec<Option<ShardOutcome>>,
}

/// The result of a finished shard, without its plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShardOutcome {
    count: u64,
    log: Option<LogDigest>,
}

/// The reason why a result is refused.
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
        "{what} “{}” belongs to another count; this count has “{expected}”",
        escaped(found, 64)
    )]
    Foreign {
        /// The field of the plan that differs.
        what: &'static str,
        /// The value of this field in the result.
        found: String,
        /// The value of this field in the plan of this count.
        expected: String,
    },
    /// The result counts dominating sets and the tally counts n queens, or the other way round.
    #[error("it belongs to a count of {}; this one is of {}", counted(*sets), counted(!*sets))]
    Kind {
        /// Whether the refused result counts dominating sets.
        sets: bool,
    },
    /// A domination shard has no log, or a shard of n queens has a log.
    #[error("a shard of domination has a log, and no other has one")]
    Log,
    /// The count has no shard with this number.
    #[error("shard {found} does not exist; the last is {}", shards - 1)]
    Number {
        /// The number of the shard in the result, from 0.
        found: u32,
        /// The number of shards of this count.
        shards: u32,
    },
    /// The shard is already finished, with another result.
    #[error("shard {shard} has {found} here and {expected} before")]
    Contradiction {
        /// The number of the shard, from 0.
        shard: u32,
        /// The result that is refused.
        found: ShardOutcome,
        /// The result that the tally already contains.
        expected: ShardOutcome,
    },
}

impl Tally {
    /// A tally of the count with this plan, without finished shards.
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

    /// Checks the result of a shard and adds it. A result that is added twice counts once.
    ///
    /// ```
    /// use queens_core::counting::{Plan, ShardResult, Tally, TallyError};
    /// use queens_core::{BoardSize, Goal, Instance};
    ///
    /// let plan = Plan::new(&Instance::queens(BoardSize::new(13)?, &[], Goal::Count)?)?;
    /// let mut tally = Tally::new(plan.clone());
    /// tally.add(&ShardResult::new(plan.shard(0), 7))?;
    /// let other = tally.add(&ShardResult::new(plan.shard(0), 8));
    /// assert!(matches!(other, Err(TallyError::Contradiction { shard: 0, .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// The plan of the count.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The numbers of the unfinished shards, in increasing order.
    pub fn missing(&self) -> impl Iterator<Item = u32> {
        let missing = (0..).zip(&self.found).filter(|(_, found)| found.is_none());
        missing.map(|(number, _)| number)
    }

    /// The numbers of the unfinished shards as ranges, in increasing order.
    ///
    /// ```
    /// use queens_core::counting::{Engine, Tally};
    /// use queens_core::{BoardSize, Goal, Instance, Work};
    ///
    /// let engine = Engine::new(&Instance::queens(BoardSize::new(13)?, &[], Goal::Count)?)?;
    /// let mut tally = Tally::new(engine.plan().clone());
    /// tally.add(&engine.start(2).finish()?)?;
    /// assert_eq!(tally.missing_ranges(), [0..2, 3..engine.plan().shards()]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// The results of the finished shards, in increasing order of their numbers.
    pub fn results(&self) -> impl Iterator<Item = ShardResult> {
        (0..self.plan.shards).filter_map(|number| self.result(number))
    }

    /// The result of the shard with this number. `None` if it is not finished.
    pub fn result(&self, number: u32) -> Option<ShardResult> {
        let ShardOutcome { count, log } = self.found.get(number as usize)?.clone()?;
        Some(ShardResult::with_log(self.plan.shard(number), count, log))
    }

    /// Whether the shard with this number is finished.
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

    /// The number of shards that are finished.
    pub fn finished(&self) -> u32 {
        self.plan.shards - self.missing().count() as u32
    }

    /// The number of solutions of the finished shards, a lower bound for the whole count. `None` if the sum does not
    /// fit into 64 bits.
    pub fn solutions(&self) -> Option<u64> {
        let mut found = self.found.iter().flatten();
        let sum = found.try_fold(0_u64, |sum, found| sum.checked_add(found.count))?;
        Some(sum / self.plan.unit())
    }

    /// Whether the weighted sum of the sets is a whole number. A finished domination count with a fraction is wrong; an
    /// unfinished count can have a fraction. Always true for a count of n queens.
    pub fn has_whole_sum(&self) -> bool {
        let unit = self.plan.unit();
        let found = self.found.iter().flatten();
        found.fold(0, |sum, found| (sum + found.count % unit) % unit) == 0
    }

    /// The number of nodes of the finished domination shards. `None` for a count of n queens, or if the sum does not
    /// fit into 64 bits.
    pub fn nodes(&self) -> Option<u64> {
        self.plan.k?;
        let mut found = self.found.iter().flatten();
        found.try_fold(0_u64, |sum, found| {
            sum.checked_add(found.log.as_ref()?.nodes)
        })
    }
}

/// The name of the counted objects for error messages: dominating sets or n queens.
fn counted(sets: bool) -> &'static str {
    if sets { "dominating sets" } else { "n queens" }
}

impl ShardOutcome {
    /// The number of solutions of a shard of n queens. For domination, use [`ShardOutcome::sets`].
    pub fn solutions(&self) -> u64 {
        self.count
    }

    /// The number of sets of a domination shard. A set that symmetries divide among shards counts as a fraction in each
    /// of these shards.
    pub fn sets(&self) -> f64 {
        self.count as f64 / UNIT as f64
    }

    /// The digest of the log of a domination shard. `None` for a shard of n queens.
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
