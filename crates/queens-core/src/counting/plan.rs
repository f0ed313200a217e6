//! The plan of an exact count: the board, the version of the engine, the number of shards; and the result of a shard
//! with its checksum.

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, de::Error};

use crate::board::{BoardSize, Square};
use crate::problem::{Goal, Instance, Problem, Setup, Variant};
use crate::search::UNIT;
use crate::text::joined;

/// The version of the engine. Another version may divide a count differently, so its shards are never added.
pub const ENGINE_VERSION: u32 = 2;

/// The same of the search for dominating sets; also another order of its nodes is another version, for ledgers keep digests of
/// its logs.
pub(super) const FRAMES_VERSION: u32 = 1;

/// The widest board that can be counted: the widest whose number of solutions is known, and it fits into 64 bits.
pub const WIDEST: u8 = 27;

/// An instance that is not counted in shards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Uncountable {
    /// Queens on a board wider than [`WIDEST`].
    #[error("n={} is outside 1–{WIDEST}", .0.get())]
    Size(BoardSize),
    /// Dominating sets without a number of queens, or with n or more; those with given queens; those of a variant.
    #[error(
        "domination is counted in shards for a number of queens from 1 to n − 1, without given queens or a variant"
    )]
    Sets,
    /// Another problem.
    #[error("problem={0} is not counted in shards; allowed are queens and domination")]
    Problem(Problem),
}

/// Why this engine refuses a plan that was read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// It was made for another version of the engine.
    #[error("engine “{found}” is another than “{expected}”")]
    Engine {
        /// That version.
        found: u32,
        /// The version of this engine.
        expected: u32,
    },
    /// The board has no files, or more than [`WIDEST`].
    #[error("n={found} is outside 1–{WIDEST}")]
    Size {
        /// The number of files.
        found: u8,
    },
    /// Domination by so many queens has no shards.
    #[error("k={found} is outside 1–{}", size.get() - 1)]
    Queens {
        /// The number of queens.
        found: u8,
        /// The board.
        size: BoardSize,
    },
    /// The given queens are not on the board, attack each other, or are not written as a plan writes them.
    #[error(
        "fixed “{}” is no list of queens on the {size} board, by file, none attacking another",
        escaped(found, 64)
    )]
    Fixed {
        /// The text that was read.
        found: String,
        /// The board.
        size: BoardSize,
    },
    /// The count has another number of shards.
    #[error("this count has {expected} shards, not {found}")]
    Shards {
        /// The number that was read.
        found: u32,
        /// The number that the count has.
        expected: u32,
    },
}

/// A board with given queens and the number of shards of its count. A plan that was read may say anything: it is
/// compared with another, or checked by [`Plan::instance`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Plan {
    pub(super) engine: u32,
    pub(super) n: u8,
    /// The number of queens that dominate the board; none of a count of n queens.
    #[cfg_attr(feature = "serde", serde(default))]
    pub(super) k: Option<u8>,
    /// The given queens, comma separated, by file.
    pub(super) fixed: String,
    pub(super) shards: u32,
}

/// A part of a count.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Shard {
    pub(super) plan: Plan,
    /// From 0, below the number of shards.
    pub(super) number: u32,
}

/// A finished shard. The tally that it is added to checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct ShardResult {
    pub(super) shard: Shard,
    /// The solutions, written as decimal digits: not every JSON reader has integers of 64 bits.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "decimal"))]
    pub(super) count: u64,
    #[cfg_attr(feature = "serde", serde(default))]
    pub(super) log: Option<LogDigest>,
    pub(super) checksum: String,
}

/// The log of a shard of domination, by which it can be told from any other.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct LogDigest {
    /// The nodes of the search.
    pub nodes: u64,
    /// The first 16 bytes of the SHA-256 of its text, as hexadecimal digits.
    pub sha256: String,
}

impl Plan {
    /// The plan of a count. It depends only on the board, the number of queens, the given ones and the engine's version.
    ///
    /// # Errors
    ///
    /// If the problem has no shards, the board is too wide, or sets of domination are not asked for by their number alone.
    pub fn new(instance: &Instance) -> Result<Plan, Uncountable> {
        let size = instance.size();
        let plan = Plan {
            engine: ENGINE_VERSION,
            n: size.get(),
            k: None,
            fixed: joined(instance.given(), ","),
            shards: 0,
        };
        match instance.problem() {
            Problem::Queens if size.get() > WIDEST => Err(Uncountable::Size(size)),
            Problem::Queens => Ok(Plan {
                shards: shards(size.get() - instance.given().len() as u8),
                ..plan
            }),
            Problem::Domination => {
                let is_plain = instance.given().is_empty()
                    && instance
                        .variant()
                        .is_none_or(|variant| variant == Variant::Dominating);
                let k = instance.k().filter(|&k| is_plain && k < size.get().into());
                Ok(Plan {
                    engine: FRAMES_VERSION,
                    k: Some(k.ok_or(Uncountable::Sets)? as u8),
                    shards: shards_of_sets(size),
                    ..plan
                })
            }
            problem => Err(Uncountable::Problem(problem)),
        }
    }

    /// The number of queens that dominate the board; none of a count of n queens.
    pub fn k(&self) -> Option<u8> {
        self.k
    }

    /// The number of files.
    pub fn n(&self) -> u8 {
        self.n
    }

    /// The version of the engine.
    pub fn engine(&self) -> u32 {
        self.engine
    }

    /// What one solution counts: sets of domination are weighed.
    pub fn unit(&self) -> u64 {
        self.k.map_or(1, |_| UNIT)
    }

    /// The number of shards.
    pub fn shards(&self) -> u32 {
        self.shards
    }

    /// The instance to count.
    ///
    /// # Errors
    ///
    /// If [`Plan::new`] does not make exactly this plan for it.
    pub fn instance(&self) -> Result<Instance, PlanError> {
        let size = BoardSize::new(self.n.into()).map_err(|_| PlanError::Size { found: self.n })?;
        let fixed = || PlanError::Fixed {
            found: self.fixed.clone(),
            size,
        };
        let names = self.fixed.split(',').filter(|_| !self.fixed.is_empty());
        let squares: Result<Vec<Square>, _> = names.map(str::parse).collect();
        let problem = match self.k {
            Some(_) => Problem::Domination,
            None => Problem::Queens,
        };
        let setup = Setup {
            given: squares.map_err(|_| fixed())?,
            k: self.k.map(u16::from),
            ..Setup::new(problem, size, Goal::Count)
        };
        let queens = |found: u8| PlanError::Queens { found, size };
        let instance = Instance::new(setup).map_err(|_| match self.k {
            Some(found) if self.fixed.is_empty() => queens(found),
            _ => fixed(),
        })?;
        let plan = Plan::new(&instance).map_err(|_| match self.k {
            Some(found) if self.fixed.is_empty() => queens(found),
            Some(_) => fixed(),
            None => PlanError::Size { found: self.n },
        })?;
        if plan.engine != self.engine {
            let (found, expected) = (self.engine, plan.engine);
            return Err(PlanError::Engine { found, expected });
        }
        if plan.fixed != self.fixed {
            return Err(fixed());
        }
        if plan.shards != self.shards {
            let (found, expected) = (self.shards, plan.shards);
            return Err(PlanError::Shards { found, expected });
        }
        Ok(instance)
    }

    /// The shard of this number.
    pub fn shard(&self, number: u32) -> Shard {
        Shard {
            plan: self.clone(),
            number,
        }
    }
}

/// The number of shards, by the number of queens to place. For 19 to 22 queens a shard takes about a second.
fn shards(queens: u8) -> u32 {
    match queens {
        0..=12 => 1,
        13..=17 => 16,
        18 => 32,
        19 => 64,
        20 => 256,
        21 => 2_048,
        22 => 16_384,
        23.. => 131_072,
    }
}

/// The number of shards of a search for dominating sets: those of one that takes some minutes take some hundredths of a
/// second.
fn shards_of_sets(size: BoardSize) -> u32 {
    match size.get() {
        0..=12 => 1,
        13..=17 => 16,
        18..=21 => 128,
        22..=25 => 512,
        26..=29 => 2_048,
        30.. => 16_384,
    }
}

/// The number of slices of one shard: with k shards, shard i has the slices i, i + k, i + 2k …
pub(super) fn slices_of(slices: u64, shards: u32, number: u32) -> u64 {
    let shards = u64::from(shards);
    slices / shards + u64::from(u64::from(number) < slices % shards)
}

impl Shard {
    /// Its number, from 0, below the number of shards.
    pub fn number(&self) -> u32 {
        self.number
    }
}

impl ShardResult {
    /// The result of a shard with `count` solutions.
    pub fn new(shard: Shard, count: u64) -> ShardResult {
        ShardResult::with_log(shard, count, None)
    }

    /// The result of a shard with `count` solutions and, of domination, this log.
    pub fn with_log(shard: Shard, count: u64, log: Option<LogDigest>) -> ShardResult {
        let checksum = checksum(&shard, count, log.as_ref());
        ShardResult {
            shard,
            count,
            log,
            checksum,
        }
    }

    /// The shard.
    pub fn shard(&self) -> &Shard {
        &self.shard
    }

    /// Its solutions; of domination, its weighed sets in units of [`Plan::unit`].
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Its log, of domination.
    pub fn log(&self) -> Option<&LogDigest> {
        self.log.as_ref()
    }
}

/// FNV-1a over all fields of a result, in 16 hexadecimal digits.
pub(super) fn checksum(shard: &Shard, count: u64, log: Option<&LogDigest>) -> String {
    let Plan {
        engine,
        n,
        k,
        fixed,
        shards,
    } = &shard.plan;
    let mut text = format!("{engine} {n} {fixed} {shards} {} {count}", shard.number);
    if let Some(k) = k {
        text += &format!(" k={k}");
    }
    if let Some(LogDigest { nodes, sha256 }) = log {
        text += &format!(" {nodes} {sha256}");
    }
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// An integer as decimal digits.
#[cfg(feature = "serde")]
fn decimal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let digits = String::deserialize(deserializer)?;
    digits
        .parse()
        .map_err(|_| D::Error::custom(format!("“{digits}” is no whole number of up to 64 bits")))
}

/// The first characters of what was read, so that an error stays one line.
pub(super) fn escaped(found: &str, most: usize) -> String {
    found.escape_default().take(most).collect()
}
