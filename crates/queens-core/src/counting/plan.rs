//! The plan of an exact count, and the result of a shard with its checksum. A plan contains the board, the version of
//! the engine and the number of shards.

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeStruct};

use crate::board::{BoardSize, Square};
use crate::problem::{Goal, Instance, Problem, Setup, Variant};
use crate::search::UNIT;
use crate::text::joined;

/// The version of the engine. Different versions can divide a count differently, so their shards are never added
/// together.
pub const ENGINE_VERSION: u32 = 2;

/// The version of the search for dominating sets. A different order of its nodes also needs a new version, because
/// ledgers keep digests of its logs.
pub(super) const FRAMES_VERSION: u32 = 1;

/// The number of files of the widest board that can be counted. It is the widest board whose number of solutions is
/// known, and that number fits into 64 bits.
pub const WIDEST: u8 = 27;

/// The reason why an instance cannot be counted in shards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Uncountable {
    /// N queens on a board with more than [`WIDEST`] files.
    #[error("n={} is outside 1–{WIDEST}", .0.files())]
    Size(BoardSize),
    /// Domination without a number of queens, with n or more queens, with given queens, or with a variant other than
    /// [`Variant::Dominating`].
    #[error(
        "domination is counted in shards for a number of queens from 1 to n − 1, without given queens or a variant"
    )]
    Sets,
    /// A board with blocked squares.
    #[error("a board with blocked squares is not counted in shards")]
    Blocked,
    /// A problem other than n queens and domination.
    #[error("problem={0} is not counted in shards; allowed are queens and domination")]
    Problem(Problem),
}

/// The reason why this engine refuses a plan that was read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// The plan was made for another version of the engine.
    #[error("engine “{found}” is another than “{expected}”")]
    Engine {
        /// The version of the plan.
        found: u32,
        /// The version of this engine.
        expected: u32,
    },
    /// The board has no files, or more than [`WIDEST`].
    #[error("n={found} is outside 1–{WIDEST}")]
    Size {
        /// The number of files in the plan.
        found: u8,
    },
    /// Domination of this board with this number of queens is not counted in shards.
    #[error("k={found} is outside 1–{}", size.files() - 1)]
    Queens {
        /// The number of queens in the plan.
        found: u8,
        /// The size of the board.
        size: BoardSize,
    },
    /// The given queens are not on the board, attack each other, or are not in the format of a plan.
    #[error(
        "fixed “{}” is not a list of queens on the {size} board, by file, none attacking another",
        escaped(found, 64)
    )]
    Fixed {
        /// The list of given queens in the plan.
        found: String,
        /// The size of the board.
        size: BoardSize,
    },
    /// The count has another number of shards.
    #[error("this count has {expected} shards, not {found}")]
    Shards {
        /// The number of shards in the plan.
        found: u32,
        /// The number of shards into which this engine divides the count.
        expected: u32,
    },
}

/// A board with given queens and the number of shards of its count. A plan that was read can contain any values. The
/// reader compares it with another plan or checks it with [`Plan::instance`].
///
/// ```
/// use queens_core::counting::Plan;
/// use queens_core::{BoardSize, Goal, Instance};
///
/// let instance = Instance::queens(BoardSize::new(12)?, &["a5".parse()?], Goal::Count)?;
/// let plan = Plan::new(&instance)?;
/// assert_eq!((plan.n(), plan.k()), (12, None));
/// assert_eq!(plan.instance()?.given(), ["a5".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Plan {
    pub(super) engine: u32,
    pub(super) n: u8,
    /// The number of queens of a dominating set. `None` for a count of n queens.
    #[cfg_attr(feature = "serde", serde(default))]
    pub(super) k: Option<u8>,
    /// The given queens, comma separated, by file.
    pub(super) fixed: String,
    pub(super) shards: u32,
}

/// A part of a count that is counted separately: the plan of the count and the number of the shard.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Shard {
    pub(super) plan: Plan,
    /// The number of the shard, at least 0 and less than the number of shards.
    pub(super) number: u32,
}

/// The result of a finished shard. [`Tally::add`](crate::counting::Tally::add) checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct ShardResult {
    pub(super) shard: Shard,
    /// The number of solutions. It is written as a string of decimal digits, because not every JSON reader supports
    /// 64-bit integers.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "decimal"))]
    pub(super) count: u64,
    #[cfg_attr(feature = "serde", serde(default))]
    pub(super) log: Option<LogDigest>,
    pub(super) checksum: String,
}

/// The digest of the log of a domination shard. It identifies the log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct LogDigest {
    /// The number of nodes of the search.
    pub nodes: u64,
    /// The first 16 bytes of the SHA-256 of the log's text, as hexadecimal digits.
    pub sha256: String,
}

impl Plan {
    /// The plan of a count. It depends only on the board, the number of queens, the given queens and the version of the
    /// engine.
    ///
    /// # Errors
    ///
    /// If the problem is not counted in shards, squares are blocked, or the board of n queens has more than [`WIDEST`]
    /// files. Domination needs a number of queens below n; given queens and variants other than
    /// [`Variant::Dominating`] are refused.
    pub fn new(instance: &Instance) -> Result<Plan, Uncountable> {
        let size = instance.size();
        let plan = Plan {
            engine: ENGINE_VERSION,
            n: size.files(),
            k: None,
            fixed: joined(instance.given(), ","),
            shards: 0,
        };
        match instance.problem() {
            _ if !instance.blocked().is_empty() => Err(Uncountable::Blocked),
            Problem::Queens if size.files() > WIDEST => Err(Uncountable::Size(size)),
            Problem::Queens => Ok(Plan {
                shards: shards(size.files() - instance.given().len() as u8),
                ..plan
            }),
            Problem::Domination => {
                let is_plain = instance.given().is_empty()
                    && instance
                        .variant()
                        .is_none_or(|variant| variant == Variant::Dominating);
                let k = instance
                    .k()
                    .filter(|&k| is_plain && k < size.files().into());
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

    /// The number of queens of a dominating set. `None` for a count of n queens.
    pub fn k(&self) -> Option<u8> {
        self.k
    }

    /// The number of files of the board.
    pub fn n(&self) -> u8 {
        self.n
    }

    /// The version of the engine for which the plan was made.
    pub fn engine(&self) -> u32 {
        self.engine
    }

    /// The value that one solution adds to a count. It is greater than 1 for domination, because a set can count in
    /// fractions.
    pub fn unit(&self) -> u64 {
        self.k.map_or(1, |_| UNIT)
    }

    /// The number of shards of the count.
    pub fn shards(&self) -> u32 {
        self.shards
    }

    /// The instance to count.
    ///
    /// # Errors
    ///
    /// If a value of the plan is not valid, or [`Plan::new`] makes a different plan for the instance.
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

    /// The shard with this number, from 0. The number is not checked.
    pub fn shard(&self, number: u32) -> Shard {
        Shard {
            plan: self.clone(),
            number,
        }
    }
}

/// The number of shards of a count of n queens, by the number of queens to place. For 19 to 22 queens, a shard takes
/// one thread about a second.
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

/// The number of shards of a search for dominating sets. If the whole search takes a few minutes, a shard takes a few
/// hundredths of a second.
fn shards_of_sets(size: BoardSize) -> u32 {
    match size.files() {
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
    /// The number of the shard, at least 0 and less than the number of shards.
    pub fn number(&self) -> u32 {
        self.number
    }
}

impl ShardResult {
    /// The result of a shard with `count` solutions.
    pub fn new(shard: Shard, count: u64) -> ShardResult {
        ShardResult::with_log(shard, count, None)
    }

    /// The result of a shard with `count` solutions and, for domination, the digest of its log.
    pub fn with_log(shard: Shard, count: u64, log: Option<LogDigest>) -> ShardResult {
        let checksum = checksum(&shard, count, log.as_ref());
        ShardResult {
            shard,
            count,
            log,
            checksum,
        }
    }

    /// The shard that was counted.
    pub fn shard(&self) -> &Shard {
        &self.shard
    }

    /// The number of solutions. For domination, the weighted number of sets, multiplied by [`Plan::unit`].
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The digest of the log. `None` for a count of n queens.
    pub fn log(&self) -> Option<&LogDigest> {
        self.log.as_ref()
    }
}

/// The checksum of a result: FNV-1a of 64 bits over all its fields, as 16 hexadecimal digits.
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

/// Text formats omit the fields that a count of n queens does not have. Binary formats contain all fields, because they
/// do not name the fields.
#[cfg(feature = "serde")]
impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_k = self.k.is_some() || !serializer.is_human_readable();
        let mut fields = serializer.serialize_struct("Plan", 4 + usize::from(has_k))?;
        fields.serialize_field("engine", &self.engine)?;
        fields.serialize_field("n", &self.n)?;
        if has_k {
            fields.serialize_field("k", &self.k)?;
        }
        fields.serialize_field("fixed", &self.fixed)?;
        fields.serialize_field("shards", &self.shards)?;
        fields.end()
    }
}

#[cfg(feature = "serde")]
impl Serialize for ShardResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_log = self.log.is_some() || !serializer.is_human_readable();
        let mut fields = serializer.serialize_struct("ShardResult", 3 + usize::from(has_log))?;
        fields.serialize_field("shard", &self.shard)?;
        // Not every JSON reader supports 64-bit integers.
        fields.serialize_field("count", &self.count.to_string())?;
        if has_log {
            fields.serialize_field("log", &self.log)?;
        }
        fields.serialize_field("checksum", &self.checksum)?;
        fields.end()
    }
}

/// Deserialises an integer from a string of decimal digits.
#[cfg(feature = "serde")]
fn decimal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let digits = String::deserialize(deserializer)?;
    digits
        .parse()
        .map_err(|_| D::Error::custom(format!("“{digits}” is not a whole number of up to 64 bits")))
}

/// The first `most` characters of the escaped text, so that an error stays on one line.
pub(super) fn escaped(found: &str, most: usize) -> String {
    found.escape_default().take(most).collect()
}
