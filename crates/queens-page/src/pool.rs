//! Exact counts that workers of the page's own share: what is asked of them and of the browser's storage, and what the
//! page keeps of it. Nothing here knows a worker or a storage: [`Command`]s are carried out elsewhere.

pub mod count;
pub(crate) mod update;
mod workers;

use queens_core::counting::ledger::{self, LedgerError};
use queens_core::counting::{Plan, Tally, TallyError};
use queens_core::{Goal, Instance, Problem};
use queens_worker::protocol::{Begin, Response, RunId};

use crate::engine::Failure;
use crate::settings::{Settings, has_frames};
use count::Count;

/// Milliseconds between two ticks of a count's clock.
pub const TICK: u32 = 250;

/// A worker, by its count and its number there: no two are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkerId {
    pub run: RunId,
    pub number: u32,
}

/// Something to be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Read what is kept of this count.
    Look { key: String },
    /// Find out whether another page has this count open.
    Seek { key: String },
    /// Keep other pages from counting the same, and read what is kept of it; tick from now on.
    Open { run: RunId, key: String },
    /// Keep this ledger, too, or in the place of all that is kept of the count.
    Keep {
        record: String,
        is_whole: bool,
        left: Left,
    },
    /// The count is finished: there is nothing to come back to.
    Finished { key: String },
    /// Keep nothing of this count any more.
    Forget { key: String },
    /// Start a worker.
    Hire(WorkerId),
    /// End a worker.
    Dismiss(WorkerId),
    /// Ask a worker.
    Ask(WorkerId, Begin),
    /// End all workers, let others count the same, and tick no more.
    Close,
}

/// Something that happened to a count.
#[derive(Clone, PartialEq, Debug)]
pub enum PoolMessage {
    /// The reader was asked whether to count for so long, and wants to.
    Agreed,
    /// So many workers are to share the count.
    WorkersChosen(u32),
    /// What is kept of the form's count is to be forgotten.
    Forgotten,
    /// The ledger is to be saved as a file.
    LedgerSaved,
    /// The missing shards are to be saved as a job file.
    JobsSaved,
    /// Files were chosen and read.
    LedgersRead(Vec<LedgerFile>),
    /// What is kept of a count was read.
    Looked { key: String, found: Stored },
    /// The same, for a count that is about to begin.
    Opened { run: RunId, opened: Opened },
    /// No page has the count open that was left.
    Unattended { key: String },
    /// Another page has a count open that was to be forgotten.
    InUse,
    /// Lines have been kept, or could not be.
    Kept {
        key: String,
        outcome: Result<(), StoreFault>,
    },
    /// A worker said something; milliseconds of the page's clock.
    WorkerSaid {
        worker: WorkerId,
        response: Box<Response>,
        now: f64,
    },
    /// A worker cannot go on.
    WorkerFailed {
        worker: WorkerId,
        failure: Failure,
        details: String,
    },
    /// [`TICK`] has gone by; milliseconds of the page's clock.
    Ticked { now: f64 },
    /// The page goes out of sight.
    Hidden,
    /// The page is left, perhaps for ever; if it is come back to, its count is a stopped one.
    Gone,
}

/// A count that was left unfinished: its name in the storage, and the fragment that leads back to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    pub key: String,
    pub fragment: String,
}

/// A file that the reader chose as a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerFile {
    pub name: String,
    pub text: String,
}

/// The ledgers that were opened of the count that is shown.
#[derive(PartialEq, Eq, Debug)]
pub struct Sources {
    pub files: Vec<LedgerFile>,
    /// How many shards they have, each told once.
    pub shards: u32,
}

/// A file that is not used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejected {
    pub file: String,
    pub why: WhyRejected,
}

/// Why a file is not used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyRejected {
    /// It is no ledger, or does not fit; where the other result of its shard is, if another file has it.
    Refused(LedgerError, Option<LedgerPlace>),
    /// The sets of a board so narrow are counted at once, without shards.
    Narrow(u8),
}

/// Where a file has the other result of a shard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerPlace {
    pub file: String,
    /// From 1.
    pub line: usize,
}

/// Shards that were opened, of which this browser has another result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disputed {
    pub shards: usize,
    /// Why the first is refused, and where it is.
    pub first: TallyError,
    pub other: Option<LedgerPlace>,
}

/// What the storage holds of a count: its records, each a ledger.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    pub records: Result<Vec<String>, StoreFault>,
    /// How many cores the machine has, as far as the browser tells.
    pub cores: u32,
}

/// Whether a count may begin, and with what.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// Another page counts the same.
    Elsewhere,
    /// It may.
    Here(Stored),
}

/// Why something cannot be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// The storage is full.
    Full,
    /// There is none, or it does not work: what the browser says.
    Broken(String),
}

/// What the page knows of counts.
#[derive(Default)]
pub struct Pool {
    /// Where the last count was left, if it is not finished.
    pub left: Option<Left>,
    /// How many workers the reader wants; none means one a core.
    pub chosen: Option<u32>,
    /// How many cores there are; 0 until that is known.
    pub cores: u32,
    /// The count that was shown before, and is to be stopped.
    pub before: Option<Box<Count>>,
    /// What is kept of the form's count.
    pub kept: Option<Kept>,
    /// The count that was left and asked about, and whether it is known that no page has it open.
    pub asked_about: Option<(String, bool)>,
    /// What was read from ledgers, and waits for its count to begin.
    pub imported: Option<Tally>,
    /// The ledgers that it was read from.
    pub sources: Option<Sources>,
    /// The files that were chosen last and are not used.
    pub rejected: Vec<Rejected>,
    /// The shards that were opened and are not used.
    pub disputed: Option<Disputed>,
    /// Whether another page has the count open that was to be forgotten.
    pub is_in_use: bool,
}

/// What is kept of a count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub key: String,
    /// How many shards are finished, of how many; none before it has been read.
    pub shards: Option<(u32, u32)>,
    /// How many records there are, used or not.
    pub records: usize,
}

impl Pool {
    /// Whether there is anything to be forgotten.
    pub fn has_records(&self) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.records > 0)
    }

    /// How many shards of the form's count are kept, of how many, if any are.
    pub fn kept(&self) -> Option<(u32, u32)> {
        let kept = self.kept.as_ref()?.shards;
        kept.filter(|&(finished, _)| finished > 0)
    }

    /// How many workers are to share a count.
    pub fn workers(&self) -> u32 {
        self.chosen.unwrap_or(self.cores).max(1)
    }
}

/// Whether workers share the search of these settings: a count of an algorithm that only counts, or a count of the sets of
/// so many queens by frames, on boards on which that shows no steps.
pub fn is_shared(settings: &Settings) -> bool {
    let Settings {
        algorithm, size, ..
    } = settings;
    if settings.large.is_some() || settings.leaves_trace() {
        return false;
    }
    let is_wide = has_frames(algorithm) && size.files() > algorithm.capabilities.max_traced_files;
    let is_planned = || settings.instance().is_ok_and(|it| Plan::new(&it).is_ok());
    !algorithm.is_traced() || is_wide && settings.goal == Goal::Count && is_planned()
}

/// The name of a count in the storage.
pub fn key(instance: &Instance) -> String {
    let n = instance.size().files();
    if let (Problem::Domination, Some(k)) = (instance.problem(), instance.k()) {
        return format!("{n} k={k}");
    }
    let given: Vec<String> = instance.given().iter().map(ToString::to_string).collect();
    format!("{n} {}", given.join(","))
}

/// What a count is of, from what [`key`] gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountOf {
    /// Queens, so many of them given.
    Queens { given: usize },
    /// Sets of so many queens that dominate the board.
    Sets { k: u8 },
}

/// The width of the board and what is counted there, from what [`key`] gives; none where it is something else.
pub fn parse_key(key: &str) -> Option<(u8, CountOf)> {
    let (n, of) = key.split_once(' ')?;
    let of = match of.strip_prefix("k=") {
        Some(k) => CountOf::Sets { k: k.parse().ok()? },
        None => {
            let given = of.split(',').filter(|square| !square.is_empty());
            CountOf::Queens {
                given: given.count(),
            }
        }
    };
    Some((n.parse().ok()?, of))
}

/// What the records of a count come to, and why some of them are refused.
pub fn add_up<'a>(
    plan: Plan,
    records: impl IntoIterator<Item = &'a str>,
) -> (Tally, Vec<LedgerError>) {
    let mut tally = Tally::new(plan);
    let read = |record| ledger::read(record, &mut tally).err();
    let refused = records.into_iter().filter_map(read).collect();
    (tally, refused)
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Setup};

    use super::*;

    #[test]
    fn the_name_of_a_count_says_which_one_it_is() {
        let size = BoardSize::new(18).unwrap();
        for given in [&[][..], &["a1"], &["a1", "b3", "c5"]] {
            let squares: Vec<_> = given.iter().map(|it| it.parse().unwrap()).collect();
            let instance = Instance::queens(size, &squares, Goal::Count).unwrap();
            let given = given.len();
            let of = CountOf::Queens { given };
            assert_eq!(parse_key(&key(&instance)), Some((18, of)));
        }
        let setup = Setup {
            k: Some(9),
            ..Setup::new(Problem::Domination, size, Goal::Count)
        };
        let sets = key(&Instance::new(setup).unwrap());
        assert_eq!(parse_key(&sets), Some((18, CountOf::Sets { k: 9 })));
        assert_eq!(parse_key("18 k=nine"), None);
        assert_eq!(parse_key("eighteen"), None);
        assert_eq!(parse_key("300 a1"), None);
    }
}
