//! `queens ledger`: lists the finished shards of ledgers, merges ledgers, and verifies their results.

use std::fmt;
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Args;
use queens_core::Instance;
use queens_core::counting::ledger::{LineError, cut_off, import, line_of, plan_line, read, write};
use queens_core::counting::published::{self, Comparison};
use queens_core::counting::{Tally, TallyError};
use serde::Serialize;
use strum::{IntoStaticStr, VariantArray};

use crate::Answer;
use crate::count::ledger::text_of;
use crate::count::part::missing;
use crate::failure::{Failure, cause};
use crate::file::{AtomicFile, unwritable};
use crate::output::{print, print_summary};
use crate::summary::square_names;
use crate::values::{named, range, whole};
use crate::words::{none_dominate, several};
use recount::ShardChoice;

mod proofs;
mod recount;

/// The greatest value of `--recount`.
const MOST_RECOUNTS: u32 = 100_000;

/// A subcommand of `ledger`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
enum Action {
    Status,
    Merge,
    Verify,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens ledger status 14.jsonl
  queens ledger verify 14.jsonl --recount 1")]
pub(crate) struct LedgerOptions {
    /// status lists finished shards, merge writes one file, verify checks the results
    #[arg(value_name = "ACTION", value_parser = named(Action::VARIANTS.iter().copied(), |action| action.into_str()))]
    action: Action,
    /// The files that `queens count --ledger` or `queens dominate --ledger` wrote
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The file that merge writes [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// With verify, count K random shards again; for domination, also check their proofs
    #[arg(long, value_name = "K", value_parser = whole(1..=MOST_RECOUNTS))]
    recount: Option<u32>,
    /// With verify, count the shards A to B-1 again instead of random shards
    #[arg(long, value_name = "A..B", value_parser = range, conflicts_with = "recount")]
    shards: Option<Range<u32>>,
    /// Print one JSON object per file
    #[arg(long)]
    json: bool,
}

/// A ledger after its lines were read and checked.
struct LoadedLedger<'a> {
    path: &'a Path,
    instance: Instance,
    tally: Tally,
    /// Whether the last line is incomplete, because its write was interrupted.
    is_torn: bool,
}

impl LedgerOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        if let Some(out) = self.out.as_ref().filter(|_| self.action != Action::Merge) {
            let why = "only merge writes a file";
            return Err(Failure::not_applicable("--out", out.display(), why));
        }
        if let Some(recount) = self.recount.filter(|_| self.action != Action::Verify) {
            let why = "only verify counts shards again";
            return Err(Failure::not_applicable("--recount", recount, why));
        }
        if let Some(Range { start, end }) = self
            .shards
            .as_ref()
            .filter(|_| self.action != Action::Verify)
        {
            let why = "only verify counts shards again";
            return Err(Failure::not_applicable(
                "--shards",
                format!("{start}..{end}"),
                why,
            ));
        }
        match self.action {
            Action::Status => self.report_each(|loaded| {
                let status = Status::new(&loaded);
                print_summary(&status, self.json, Answer::Done)
            }),
            Action::Verify => self.report_each(|loaded| {
                let range = self.shards.clone().map(ShardChoice::Range);
                let choice = range.or(self.recount.map(ShardChoice::Random));
                let verified = verified(&loaded, choice.as_ref())?;
                print_summary(&verified, self.json, Answer::Done)
            }),
            Action::Merge if self.json => {
                let why = "--json: a merged ledger always consists of JSON lines; drop --json";
                Err(Failure::bad_input(why))
            }
            Action::Merge => self.merge(),
        }
    }

    fn report_each(
        &self,
        report: impl Fn(LoadedLedger) -> Result<Answer, Failure>,
    ) -> Result<Answer, Failure> {
        for path in &self.files {
            report(LoadedLedger::read(path)?)?;
        }
        Ok(Answer::Done)
    }

    /// Merges the shards of all files into one ledger and writes it.
    fn merge(&self) -> Result<Answer, Failure> {
        let mut merged = LoadedLedger::read(&self.files[0])?.tally;
        for index in 1..self.files.len() {
            self.add(index, &mut merged)?;
        }
        let text = write(&merged);
        let Some(path) = &self.out else {
            return print(text, Answer::Done);
        };
        // `AtomicFile::new` comes first because it refuses a pipe. `check_replacement` would open the pipe and wait
        // forever.
        let unwritable = |error| unwritable("--out", path, &error);
        let file = AtomicFile::new(path).map_err(unwritable)?;
        check_replacement(&merged, path)
            .map_err(|why| Failure::refused("--out", path.display(), why))?;
        file.write(text.as_bytes()).map_err(unwritable)?;
        Ok(Answer::Done)
    }

    /// Adds the shards of `files[index]` to the tally. If a shard has another result in an earlier file, the message
    /// names that file and the line.
    fn add(&self, index: usize, tally: &mut Tally) -> Result<(), Failure> {
        let path = &self.files[index];
        let text = text(path)?;
        read(&text, tally).map_err(|error| {
            let before = match &error.wrong {
                LineError::Refused(TallyError::Contradiction { shard, .. }) => {
                    self.files[..index].iter().find_map(|path| {
                        let line = line_of(&text_of(path).ok()?, *shard)?;
                        Some(format!(" ({}, line {line})", path.display()))
                    })
                }
                _ => None,
            };
            let why = format!("{error}{}", before.unwrap_or_default());
            Failure::refused("FILE", path.display(), why)
        })
    }
}

/// Fails if the file at this path must not be replaced. It must be a ledger of the same count. The merged ledger must
/// contain all its shards, and no run may be writing it.
fn check_replacement(merged: &Tally, path: &Path) -> Result<(), String> {
    // A running count holds the lock of its ledger.
    let lock = File::open(path).map(|file| file.try_lock());
    if let Ok(Err(TryLockError::WouldBlock)) = lock {
        return Err("another run is writing it; use another file".to_owned());
    }
    let text = match text_of(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        text => text.map_err(|error| cause(&error))?,
    };
    // A file with only the plan line, or a part of that line, has no results.
    if plan_line(merged.plan()).starts_with(&text) {
        return Ok(());
    }
    let mut both = merged.clone();
    // An editor may have removed the last line break. So the text is first read with an added line break.
    let ended = text.clone() + "\n";
    let read = read(&ended, &mut both).or_else(|_| read(&text, &mut both));
    read.map_err(|error| format!("{error}; use a new file, or a ledger of the same count"))?;
    match both.finished() - merged.finished() {
        0 => Ok(()),
        more => Err(format!(
            "it has {more} of {} that the given ledgers lack; add it to the files to merge",
            several(merged.plan().shards(), "shard")
        )),
    }
}

/// Reads the text of a ledger. The failure names the file.
fn text(path: &Path) -> Result<String, Failure> {
    text_of(path).map_err(|error| {
        let why = format!("{}; use a file that --ledger wrote", cause(&error));
        Failure::refused("FILE", path.display(), why)
    })
}

impl LoadedLedger<'_> {
    fn read(path: &Path) -> Result<LoadedLedger<'_>, Failure> {
        let text = text(path)?;
        let (instance, tally) =
            import(&text).map_err(|error| Failure::refused("FILE", path.display(), error))?;
        Ok(LoadedLedger {
            path,
            instance,
            tally,
            is_torn: cut_off(&text).is_some(),
        })
    }
}

/// The results of `status` for one ledger. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct Status {
    file: String,
    n: u8,
    k: Option<u8>,
    fixed: Vec<String>,
    engine_version: u32,
    shards: u32,
    finished: u32,
    missing: Vec<[u32; 2]>,
    torn: bool,
}

impl Status {
    fn new(loaded: &LoadedLedger) -> Status {
        let (instance, tally) = (&loaded.instance, &loaded.tally);
        Status {
            file: loaded.path.display().to_string(),
            n: instance.size().files(),
            k: tally.plan().k(),
            fixed: square_names(instance.problem(), instance.given()),
            engine_version: tally.plan().engine(),
            shards: tally.plan().shards(),
            finished: tally.finished(),
            missing: missing(tally),
            torn: loaded.is_torn,
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The greatest number of missing ranges that the output lists. The output only counts further ranges.
        const MOST: usize = 8;
        write!(f, "{}: n = {}", self.file, self.n)?;
        if let Some(k) = self.k {
            write!(f, ", k = {k}")?;
        }
        if !self.fixed.is_empty() {
            write!(f, ", fixed {}", self.fixed.join(","))?;
        }
        writeln!(f, ", engine {}", self.engine_version)?;
        writeln!(f, "{} of {}", self.finished, several(self.shards, "shard"))?;
        let shown = self.missing.iter().take(MOST);
        let shown: Vec<_> = shown.map(|[from, to]| format!("{from}..{to}")).collect();
        if !shown.is_empty() {
            write!(f, "missing {}", shown.join(" "))?;
            match self.missing.len().saturating_sub(MOST) {
                0 => writeln!(f)?,
                more => writeln!(f, " and {}", several(more, "more range"))?,
            }
        }
        if self.torn {
            writeln!(f, "the last line is cut off; a count drops it")
        } else {
            Ok(())
        }
    }
}

/// The results of `verify` for a correct ledger. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct Verified {
    #[serde(flatten)]
    status: Status,
    /// The number of solutions, or of dominating sets, in the finished shards.
    solutions: String,
    /// The published sequences that agree with a finished count.
    published: Vec<&'static str>,
    /// The number of shards that were counted again.
    recounted: usize,
    /// The number of sets of rows for which a second engine found the same count.
    row_sets: String,
    /// For domination, whether the checked logs cover all shards and thus prove the result. `None` for a count of n
    /// queens, or if no shard was searched again.
    proof: Option<bool>,
}

/// Counts the chosen shards of a ledger again, and compares a finished count with the published number.
fn verified(loaded: &LoadedLedger, choice: Option<&ShardChoice>) -> Result<Verified, Failure> {
    let (instance, tally) = (&loaded.instance, &loaded.tally);
    let place = loaded.path.display();
    let solutions = tally.solutions().ok_or_else(|| {
        let why = "its counts do not fit into 64 bits; use a file that --ledger wrote";
        Failure::refused("FILE", &place, why)
    })?;
    let is_whole = tally.finished() == tally.plan().shards();
    if is_whole && !tally.has_whole_sum() {
        let why = format!("{place}: the weights of its sets have no whole sum");
        return Err(Failure::wrong_count(why));
    }
    // The recount comes before the comparison, because only the message of the recount names the wrong shard.
    let recounted = match choice {
        Some(choice) => recount::recount(instance, tally, choice, &place)?,
        None => recount::Recounted::default(),
    };
    let comparison = is_whole.then(|| published::compare(instance, solutions, None));
    let published = match comparison {
        Some(Comparison::Agrees(sequences)) => sequences,
        Some(Comparison::Differs(why)) => {
            let way = match choice {
                None => "; --shards A..B and --recount K count its shards again",
                Some(_) => "",
            };
            return Err(Failure::wrong_count(format!("{place}: {why}{way}")));
        }
        Some(Comparison::Unpublished) | None => Vec::new(),
    };
    Ok(Verified {
        status: Status::new(loaded),
        solutions: solutions.to_string(),
        published,
        recounted: recounted.shards,
        row_sets: recounted.sets.to_string(),
        proof: recounted.is_proof,
    })
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.status.fmt(f)?;
        let what = self.status.k.map_or("solution", |_| "set");
        let solutions = several(&self.solutions, what);
        let whole = if self.status.torn { "whole " } else { "" };
        writeln!(f, "{solutions} in them; every {whole}line is sound")?;
        if !self.published.is_empty() {
            writeln!(f, "agrees with {}", self.published.join(" and "))?;
        }
        let (shards, sets) = (self.recounted, &self.row_sets);
        if let Some(is_proof) = self.proof {
            writeln!(
                f,
                "searched again: {}; the logs are those of the ledger and, without sets, are accepted",
                several(shards, "shard")
            )?;
            if is_proof {
                let Status { n, k, .. } = &self.status;
                let claim = none_dominate(k.unwrap_or_default(), *n);
                writeln!(f, "they are all: a proof that {claim}")?;
            }
        } else if shards > 0 {
            let (shards, sets) = (several(shards, "shard"), several(sets, "set"));
            writeln!(
                f,
                "counted again: {shards}, and {sets} of rows by another engine"
            )?;
        }
        Ok(())
    }
}
