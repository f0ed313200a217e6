//! Exact counts that several workers of the page share: their commands to workers and storage, and their state. This
//! module only issues [`Command`]s, which other code carries out.

pub mod count;
pub(crate) mod update;
mod workers;

use queens_core::counting::ledger::{self, LedgerError};
use queens_core::counting::{Plan, Tally};
use queens_core::{Goal, Instance, Problem};
use queens_worker::protocol::{Begin, RunId};

use crate::engine::{Failure, Said};
use crate::settings::{Settings, has_frames};
use count::Count;

/// The interval between two ticks of a count's clock, in milliseconds.
pub const TICK: u32 = 250;

/// A unique id of a worker: its count, and its number within the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkerId {
    pub run: RunId,
    pub number: u32,
}

/// A side effect of a count.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Read the stored records of this count.
    Look { key: String },
    /// Check whether another page has this count open.
    Seek { key: String },
    /// Prevent other pages from counting the same, read the stored records, and start the clock.
    Open { run: RunId, key: String },
    /// Store this ledger in addition to the count's records, or instead of them.
    Keep {
        record: String,
        is_whole: bool,
        left: Left,
    },
    /// Forget the reminder of an unfinished count, because the count is finished.
    Finished { key: String },
    /// Delete the stored records of this count.
    Forget { key: String },
    /// Start a worker.
    Hire(WorkerId),
    /// End a worker.
    Dismiss(WorkerId),
    /// Send a task to a worker.
    Ask(WorkerId, Begin),
    /// End all workers, release the count to other pages, and stop the clock.
    Close,
}

/// An event of a count.
#[derive(Clone, PartialEq, Debug)]
pub enum PoolMessage {
    /// The reader agreed to a long count.
    Agreed,
    /// Share the count among this number of workers.
    WorkersChosen(u32),
    /// Delete the stored records of the form's count.
    Forgotten,
    /// The stored records of a count were read.
    Looked { key: String, found: Stored },
    /// The stored records of a starting count were read.
    Opened { run: RunId, opened: Opened },
    /// No page has the unfinished count open.
    Unattended { key: String },
    /// The reader tried to delete the records of a count that another page has open.
    InUse,
    /// Lines were stored, or could not be.
    Kept {
        key: String,
        outcome: Result<(), StoreFault>,
    },
    /// A worker sent a response, at this time of the page's clock in milliseconds.
    WorkerSaid {
        worker: WorkerId,
        response: Said,
        now: f64,
    },
    /// A worker failed.
    WorkerFailed {
        worker: WorkerId,
        failure: Failure,
        details: String,
    },
    /// The clock ticked, at this time of the page's clock in milliseconds.
    Ticked { now: f64 },
    /// The page is hidden.
    Hidden,
    /// The reader leaves the page. If the reader returns, the count is a stopped one.
    Gone,
}

/// An unfinished count: its name in the storage, and the fragment of its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    pub key: String,
    pub fragment: String,
}

/// The stored records of a count, each a ledger.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    pub records: Result<Vec<String>, StoreFault>,
    /// The number of processor cores, as reported by the browser.
    pub cores: u32,
}

/// Whether a count may start, and the stored records.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// Another page is counting the same.
    Elsewhere,
    /// The count may start.
    Here(Stored),
}

/// The reason why data cannot be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// The storage is full.
    Full,
    /// There is no storage, or it fails with this message.
    Broken(String),
}

/// The page's state of counts.
#[derive(Default)]
pub struct Pool {
    /// The last unfinished count.
    pub left: Option<Left>,
    /// The chosen number of workers. `None` means one per core.
    pub chosen: Option<u32>,
    /// The number of cores. 0 until it is known.
    pub cores: u32,
    /// The previous count, which has to be stopped.
    pub before: Option<Box<Count>>,
    /// The stored part of the form's count.
    pub kept: Option<Kept>,
    /// The unfinished count that was checked, and whether no page is known to have it open.
    pub asked_about: Option<(String, bool)>,
    /// Whether the reader tried to delete the records of a count that another page has open.
    pub is_in_use: bool,
}

/// The stored part of a count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub key: String,
    /// The numbers of finished and of all shards. `None` before they are read.
    pub shards: Option<(u32, u32)>,
    /// The number of records, used or not.
    pub records: usize,
}

impl Pool {
    /// Whether the storage has records to delete.
    pub fn has_records(&self) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.records > 0)
    }

    /// The numbers of stored and of all shards of the form's count. `None` if none is stored.
    pub fn kept(&self) -> Option<(u32, u32)> {
        let kept = self.kept.as_ref()?.shards;
        kept.filter(|&(finished, _)| finished > 0)
    }

    /// The number of workers for a count.
    pub fn workers(&self) -> u32 {
        self.chosen.unwrap_or(self.cores).max(1)
    }
}

/// Whether workers share this search. This is the case for a count-only algorithm. It also holds for a count of sets of
/// a given size by frames, on boards without a trace.
pub fn is_shared(settings: &Settings) -> bool {
    let Settings {
        algorithm, size, ..
    } = settings;
    if settings.leaves_trace() {
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

/// The subject of a count, parsed from its [`key`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountOf {
    /// Queens, with this number of given ones.
    Queens { given: usize },
    /// Sets of `k` queens that dominate the board.
    Sets { k: u8 },
}

/// The width of the board and the subject, parsed from a [`key`]. `None` for any other text.
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

/// The sum of a count's records, and the reasons for refused records.
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
