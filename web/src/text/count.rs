//! Exact counts that workers share. Numbers and times are given as the language writes them.

use crate::model::Failure;

mod english;
mod french;
mod romanian;

pub(super) use english::ENGLISH;
pub(super) use french::FRENCH;
pub(super) use romanian::ROMANIAN;

/// The texts of such counts.
pub(crate) struct CountTexts {
    /// Before the first run: that there is nothing to be played.
    pub(crate) note: &'static str,
    pub(crate) workers: &'static str,
    /// One for each core.
    pub(crate) each_core: fn(u32) -> String,
    pub(crate) fundamental: &'static str,
    pub(crate) engine: &'static str,
    /// The engine's name, with its version.
    pub(crate) engine_name: fn(u32) -> String,
    /// It was stopped before any shard was finished.
    pub(crate) nothing_finished: &'static str,
    /// How many shards are finished, of how many.
    pub(crate) shards: fn(&str, &str) -> String,
    /// For how many shards a cell of the grid stands, where it stands for several.
    pub(crate) cell: fn(u32) -> String,
    /// Hundredths that are behind.
    pub(crate) percent: fn(&str) -> String,
    /// In the place of the time elapsed, where a part was counted before: by an earlier run, or elsewhere.
    pub(crate) since_resumed: &'static str,
    /// The time left, and its spread.
    pub(crate) left: fn(&str, &str, &str) -> String,
    pub(crate) opening: &'static str,
    pub(crate) timing: &'static str,
    /// How long it takes, with how many workers, and the gigabytes that these need, where they are many.
    pub(crate) asking: fn(&str, u32, Option<&str>) -> String,
    pub(crate) agree: &'static str,
    pub(crate) decline: &'static str,
    /// In the strip, while the region asks.
    pub(crate) awaits: &'static str,
    pub(crate) reviewing: &'static str,
    /// The sequences with the same numbers.
    pub(crate) agrees: fn(&str) -> String,
    /// There is no published number to compare with.
    pub(crate) unpublished: &'static str,
    /// How many sets of rows were counted again, and for how many solutions they stand.
    pub(crate) audited: fn(u32, &str) -> String,
    /// Counted depth first: nothing was counted again.
    pub(crate) not_audited: &'static str,
    /// So many shards of so many are kept.
    pub(crate) kept: fn(&str, &str) -> String,
    pub(crate) resume: &'static str,
    pub(crate) again: &'static str,
    pub(crate) forget: &'static str,
    /// In its place, once it was clicked.
    pub(crate) forget_surely: &'static str,
    pub(crate) save: &'static str,
    pub(crate) open: &'static str,
    /// What is finished is kept.
    pub(crate) saved: &'static str,
    pub(crate) full: &'static str,
    /// The storage does not work; what the browser says.
    pub(crate) broken: fn(&str) -> String,
    pub(crate) elsewhere: &'static str,
    /// A record that was kept is not used; why, in English.
    pub(crate) refused: fn(&str) -> String,
    /// The same of a file.
    pub(crate) rejected: fn(&str) -> String,
    /// Why a worker is lost.
    pub(crate) failure: fn(Failure) -> &'static str,
    /// A shard was lost so often as it is tried; the last reason.
    pub(crate) lost: fn(&str, &str) -> String,
    /// No worker goes on; the last reason.
    pub(crate) no_worker: fn(&str) -> String,
    /// The result is not to be trusted; what differs, in English.
    pub(crate) wrong: fn(&str) -> String,
    /// A count was left unfinished in this browser: the width of its board, and how many queens are given.
    pub(crate) left_over: fn(u8, usize) -> String,
    pub(crate) go_on: &'static str,
    pub(crate) not_now: &'static str,
}
