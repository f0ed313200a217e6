//! `queens count`: counts the solutions in shards, with several threads. A ledger saves the finished shards, so that a
//! later run can continue the count. The result is audited before it is printed.

mod audit;
pub(crate) mod ledger;
pub(crate) mod memory;
pub(crate) mod part;
mod progress;
mod summary;
pub(crate) mod threads;

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::PathBuf;
use std::task::Poll;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Args;
use queens_core::counting::{Engine, Overflow, Plan, Tally, WIDEST, classes};
use queens_core::{Goal, Instance, algorithm};

use crate::Answer;
use crate::failure::Failure;
use crate::options::{self, SearchOptions};
use crate::output::print_summary;
use crate::run::{Listing, results};
use crate::values::{Squares, range, squares, whole};
use crate::words::several;
use ledger::Ledger;
use part::PartSummary;
use progress::Progress;
use summary::CountSummary;
use threads::Report;

/// The algorithm that counts on boards with blocked squares.
const BITMASK: &str = "bitmask";
/// The greatest value of `--threads`, which is more than any machine can use.
pub(crate) const MOST_THREADS: usize = 1_024;

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens count 14 --fundamental
  queens count 14 --ledger 14.jsonl")]
pub(crate) struct CountOptions {
    /// Files and ranks of the board, 1 to 27
    #[arg(value_name = "N", value_parser = whole(1..=WIDEST))]
    n: u8,
    /// Queens in every solution, such as a1,b3
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Squares without a queen in every solution, such as c6,d2; counted by `bitmask` on one core
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    blocked: Option<Squares>,
    /// Also count the symmetry classes; with --fixed or --blocked, only symmetries that keep these squares
    #[arg(long)]
    fundamental: bool,
    /// The number of threads [default: one per core]
    #[arg(long, help_heading = "Long counts", value_name = "T", value_parser = whole(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Save finished shards in this file, and continue from it
    #[arg(long, help_heading = "Long counts", value_name = "FILE")]
    ledger: Option<PathBuf>,
    /// Count only the shards A to B-1, counted from 0; requires --ledger
    #[arg(long, help_heading = "Long counts", value_name = "A..B", value_parser = range)]
    shards: Option<Range<u32>>,
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

impl CountOptions {
    /// Counts the solutions and prints the results.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        if self
            .blocked
            .as_ref()
            .is_some_and(|blocked| !blocked.is_empty())
        {
            return self.run_blocked();
        }
        let internal = |what: &dyn Display| Failure::Internal(what.to_string());
        let instance = options::count(self.n, self.fixed.clone().unwrap_or_default())?;
        let part = self.part(&instance)?;
        let threads = self.threads.unwrap_or_else(cores);
        let start = Instant::now();
        let engine = Engine::new(&instance).map_err(|error| internal(&error))?;
        let mut tally = Tally::new(engine.plan().clone());
        let mut ledger = match &self.ledger {
            Some(path) => Some(Ledger::open(path, &mut tally)?),
            None => None,
        };
        let refuse = |overflow| self.overflow(overflow);
        let range = part.clone().unwrap_or(0..tally.plan().shards());
        let missing: Vec<u32> = tally
            .missing()
            .filter(|shard| range.contains(shard))
            .collect();
        memory::warn(&instance, threads.min(missing.len()));
        let ledger_mut = ledger.as_mut();
        count(
            &engine,
            &mut tally,
            (&missing, threads),
            ledger_mut,
            &refuse,
        )?;
        if let Some(part) = part {
            let summary = PartSummary::new(&instance, &tally, part, missing.len(), start.elapsed());
            let summary = summary.ok_or_else(|| self.overflow(Overflow));
            let printed =
                summary.and_then(|summary| print_summary(&summary, self.json, Answer::Done));
            return end_run(ledger, &tally, printed);
        }
        let overflow = || self.overflow(Overflow);
        let solutions = tally.solutions().ok_or_else(overflow)?;
        let fundamental = if self.fundamental {
            Some(classes(&instance, solutions).ok_or_else(overflow)?)
        } else {
            None
        };
        let elapsed = start.elapsed();
        let audited = audit::audit(&engine, &instance, solutions, fundamental, elapsed);
        let printed = audited.and_then(|audited| {
            let summary =
                CountSummary::new(&instance, threads, solutions, fundamental, elapsed, audited);
            print_summary(&summary, self.json, Answer::Done)
        });
        end_run(ledger, &tally, printed)
    }

    /// Counts with `bitmask`, because shards have no blocked squares.
    fn run_blocked(self) -> Result<Answer, Failure> {
        let many = [
            ("--threads", self.threads.is_some()),
            ("--ledger", self.ledger.is_some()),
            ("--shards", self.shards.is_some()),
        ];
        if let Some((option, _)) = many.into_iter().find(|(_, is_given)| *is_given) {
            let why = format!(
                "{option}: a board with blocked squares is counted on one core; drop {option}"
            );
            return Err(Failure::bad_input(why));
        }
        let bitmask =
            algorithm::find(BITMASK).ok_or_else(|| Failure::Internal(BITMASK.to_owned()))?;
        let options = SearchOptions {
            fixed: self.fixed,
            blocked: self.blocked,
            goal: Some(Goal::Count),
            ..SearchOptions::new(bitmask, self.n.into())
        };
        let mut summary = results(&options, Listing::Sheet)?;
        let shown: &[_] = if self.fundamental {
            &["solutions", "fundamental"]
        } else {
            &["solutions"]
        };
        summary.show_only(shown);
        print_summary(&summary, self.json, summary.answer())
    }

    /// The range of `--shards`, after its check. `None` without the option.
    fn part(&self, instance: &Instance) -> Result<Option<Range<u32>>, Failure> {
        let plan = Plan::new(instance).map_err(|error| Failure::Internal(error.to_string()))?;
        let part = part_of(&plan, self.shards.as_ref(), self.ledger.is_some())?;
        if part.is_some() && self.fundamental {
            return Err(Failure::bad_input(
                "--fundamental and --shards cannot be combined",
            ));
        }
        Ok(part)
    }

    /// The message about a board with too many solutions.
    fn overflow(&self, overflow: Overflow) -> Failure {
        Failure::refused("N", self.n, format!("{overflow}; use a smaller board"))
    }
}

/// The range of `--shards`, or `None` without the option. Fails unless the range lies within the plan and its results
/// are saved.
pub(crate) fn part_of(
    plan: &Plan,
    requested: Option<&Range<u32>>,
    is_saved: bool,
) -> Result<Option<Range<u32>>, Failure> {
    let Some(part) = requested else {
        return Ok(None);
    };
    let requested = format!("{}..{}", part.start, part.end);
    let shards = plan.shards();
    if part.end > shards {
        let why = format!(
            "this count has {}; use a range within 0..{shards}",
            several(shards, "shard")
        );
        return Err(Failure::refused("--shards", requested, why));
    }
    if !is_saved {
        return Err(Failure::bad_input("--shards needs --ledger FILE"));
    }
    Ok(Some(part.clone()))
}

/// Ends a run and returns its answer. Finishes the ledger even if the answer could not be printed.
pub(crate) fn end_run(
    ledger: Option<Ledger>,
    tally: &Tally,
    printed: Result<Answer, Failure>,
) -> Result<Answer, Failure> {
    match ledger {
        Some(ledger) => ledger.end(tally, printed),
        None => printed,
    }
}

pub(crate) fn cores() -> usize {
    available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Counts the solutions of an instance on all cores.
pub(crate) fn solutions(instance: &Instance) -> Result<u64, Failure> {
    let engine = Engine::new(instance).map_err(|error| Failure::Internal(error.to_string()))?;
    let mut tally = Tally::new(engine.plan().clone());
    let refuse = |overflow: Overflow| Failure::Internal(overflow.to_string());
    let missing: Vec<u32> = tally.missing().collect();
    memory::warn(instance, cores().min(missing.len()));
    count(&engine, &mut tally, (&missing, cores()), None, &refuse)?;
    tally.solutions().ok_or_else(|| refuse(Overflow))
}

/// Counts the missing shards with at most `max_threads` threads. Adds the results to the tally and the ledger, and
/// shows the progress on standard error. `refuse` makes the message about an overflow.
pub(crate) fn count(
    engine: &Engine,
    tally: &mut Tally,
    (missing, max_threads): (&[u32], usize),
    mut ledger: Option<&mut Ledger>,
    refuse: &dyn Fn(Overflow) -> Failure,
) -> Result<(), Failure> {
    let threads = max_threads.min(missing.len());
    let is_whole = missing.len() == tally.missing().count();
    let mut progress = Progress::start(tally, threads, is_whole);
    threads::count(engine, missing, threads, |report| {
        let Report {
            shard,
            slices,
            milliseconds,
            work,
        } = report;
        match work {
            Poll::Pending => {
                let of = engine.slices_of(shard);
                progress.running(shard, slices, of, milliseconds);
            }
            Poll::Ready(result) => {
                let result = result.map_err(refuse)?;
                tally
                    .add(&result)
                    .map_err(|error| Failure::Internal(error.to_string()))?;
                if let Some(ledger) = ledger.as_deref_mut() {
                    progress.suspend(|| ledger.append(&result, tally))?;
                }
                progress.finished(shard, milliseconds);
            }
        }
        progress.show(tally);
        Ok(())
    })
}
