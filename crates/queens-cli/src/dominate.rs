//! `queens dominate`: finds the fewest queens that cover a board, proves that fewer queens do not, and lists all sets
//! of that size. With `--k`, it decides whether K queens suffice. The search uses frames if the board is large enough,
//! otherwise the algorithm `coverage-search`.

mod by_frames;
mod in_shards;
mod proof;
mod summary;

use std::ops::Range;
use std::path::PathBuf;
use std::time::Instant;

use clap::{Args, ValueEnum};
use queens_core::frames::Domination;
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Variant};

use crate::Answer;
use crate::count::{MOST_THREADS, cores};
use crate::failure::Failure;
use crate::options::{self, Selection};
use crate::search::searched;
use crate::values::{Squares, named, range, squares, whole};
use summary::Sets;

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens dominate 8 --count
  queens dominate 12 --k 6")]
pub(crate) struct DominateOptions {
    /// Files and ranks of the board, 1 to 32
    #[arg(value_name = "N", value_parser = whole(1..=BoardSize::MAX))]
    n: u8,
    /// The kind of set [default: dominating]
    #[arg(long, value_name = "V")]
    #[arg(value_parser = named(Problem::Domination.variants().to_vec(), Variant::name))]
    variant: Option<Variant>,
    /// Queens in every set, such as a1,b3
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Decide whether K queens are enough; with --count, count all sets of K queens
    #[arg(long, value_name = "K", value_parser = whole(1..=BoardSize::MAX as u16 - 1))]
    k: Option<u16>,
    /// Find one smallest set, not all
    #[arg(long)]
    one: bool,
    /// Count the sets without listing them
    #[arg(long)]
    count: bool,
    /// The search algorithm [default: frames if it accepts the board]
    #[arg(long, value_name = "ENGINE")]
    engine: Option<SearchEngine>,
    /// Show how the search is divided into shards; requires --k
    #[arg(long, help_heading = "Long searches and proofs")]
    plan: bool,
    /// Search only the shards A to B-1, counted from 0; requires --ledger or --prove
    #[arg(long, help_heading = "Long searches and proofs", value_name = "A..B", value_parser = range)]
    shards: Option<Range<u32>>,
    /// Save finished shards in this file, and continue from it; requires --k
    #[arg(long, help_heading = "Long searches and proofs", value_name = "FILE")]
    ledger: Option<PathBuf>,
    /// The number of threads; requires --ledger [default: one per core]
    #[arg(long, help_heading = "Long searches and proofs", value_name = "T", value_parser = whole(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Write a proof that K queens are not enough; requires --k
    #[arg(long, help_heading = "Long searches and proofs", value_name = "FILE")]
    prove: Option<PathBuf>,
    /// Check such a proof with an independent program; requires --k
    #[arg(long, help_heading = "Long searches and proofs", value_name = "FILE")]
    check: Option<PathBuf>,
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

/// The search algorithm for dominating sets.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SearchEngine {
    Frames,
    CoverageSearch,
}

impl DominateOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        if self.one && self.count {
            return Err(Failure::bad_input("--one and --count cannot be combined"));
        }
        let problem = Problem::Domination;
        let is_one = self.one || (self.k.is_some() && !self.count);
        let goal = if self.count {
            Goal::Count
        } else if is_one {
            Goal::First
        } else {
            Goal::All
        };
        let size =
            BoardSize::new(self.n.into()).map_err(|error| Failure::Internal(error.to_string()))?;
        let instance = options::instance(Setup {
            given: self.fixed.clone().unwrap_or_default(),
            variant: self.variant,
            k: self.k,
            ..Setup::new(problem, size, goal)
        })?;
        if let Some(answer) = self.shards_or_proof(&instance)? {
            return Ok(answer);
        }
        let start = Instant::now();
        let sets = match (self.engine, Domination::new(&instance)) {
            (Some(SearchEngine::CoverageSearch), _) | (None, Err(_)) => by_coverage(&instance)?,
            (_, Ok(search)) => by_frames::search(search, &instance)?,
            (Some(SearchEngine::Frames), Err(_)) => {
                let why = "it needs a larger board, or fewer queens than files";
                let why = format!("{why}; use --engine coverage-search");
                return Err(Failure::refused("--engine", "frames", why));
            }
        };
        summary::print(&instance, sets, start.elapsed(), self.json)
    }

    /// Runs the command that `--plan`, `--ledger`, `--prove` or `--check` requests. `None` if none of these options is
    /// given.
    fn shards_or_proof(&self, instance: &Instance) -> Result<Option<Answer>, Failure> {
        let options = [
            ("--plan", self.plan),
            ("--ledger", self.ledger.is_some()),
            ("--prove", self.prove.is_some()),
            ("--check", self.check.is_some()),
        ];
        let mut options = options.iter().filter(|(_, is_given)| *is_given);
        let (first, second) = (options.next(), options.next());
        let Some((option, _)) = first else {
            if self.shards.is_some() {
                let why = "--shards needs --ledger FILE or --prove FILE";
                return Err(Failure::bad_input(why));
            }
            if self.threads.is_some() {
                return Err(Failure::bad_input("--threads needs --ledger FILE"));
            }
            return Ok(None);
        };
        if let Some((other, _)) = second {
            return Err(Failure::bad_input(format!(
                "{option} and {other} cannot be combined"
            )));
        }
        let n = self.n;
        let Some(k) = self.k.filter(|&k| k < n.into()).map(|k| k as u8) else {
            return Err(match (n, self.k) {
                (1, _) => Failure::bad_input(format!("{option} needs a board from n = 2 on")),
                (_, None) => Failure::bad_input(format!("{option} needs --k (1 to {})", n - 1)),
                (_, Some(k)) => {
                    let range = format!("a whole number from 1 to {} with {option}", n - 1);
                    Failure::expected("--k", range, k)
                }
            });
        };
        let is_shards = self.ledger.is_some();
        let excluded = [
            ("--one", self.one),
            ("--count", self.count),
            ("--engine", self.engine.is_some()),
            (
                "--variant",
                self.variant
                    .is_some_and(|variant| variant != Variant::Dominating),
            ),
            ("--fixed", self.fixed.is_some()),
            (
                "--shards",
                self.shards.is_some() && !is_shards && self.prove.is_none(),
            ),
            ("--threads", self.threads.is_some() && !is_shards),
        ];
        if let Some((other, _)) = excluded.into_iter().find(|(_, is_given)| *is_given) {
            return Err(Failure::bad_input(format!(
                "{other} and {option} cannot be combined"
            )));
        }
        let json = self.json;
        let answer = match (&self.ledger, &self.prove, &self.check) {
            (Some(path), ..) => {
                let how = (self.threads.unwrap_or_else(cores), json);
                in_shards::run(instance, path, self.shards.as_ref(), how)
            }
            (_, Some(path), _) => proof::prove(instance, k, path, self.shards.as_ref(), json),
            (.., Some(path)) => proof::checked(instance, k, path, json),
            _ => in_shards::plan(instance, json),
        };
        answer.map(Some)
    }
}

/// The sets that `coverage-search` finds.
fn by_coverage(instance: &Instance) -> Result<Sets, Failure> {
    let accepted = options::default(Problem::Domination).accept(instance.clone());
    let accepted = accepted.map_err(|error| Failure::Internal(error.to_string()))?;
    let mut list = Vec::new();
    let found = searched(&accepted, Selection::All, u64::MAX, |_, squares| {
        list.push(squares.to_vec());
        Ok(())
    })?;
    let counters = found.counters;
    let (at_least, refutations) = match found.proof {
        Some(proof) => (Some(proof.at_least), proof.refutations),
        None => (None, Vec::new()),
    };
    Ok(Sets {
        engine: accepted.algorithm().id,
        // The search tries the sizes in increasing order. So the greatest depth is the size of the sets that it found.
        size: (counters.solutions > 0).then_some(counters.depth as u16),
        count: counters.solutions,
        class_count: counters.fundamental,
        at_least,
        refutations,
        nodes: counters.nodes,
        frames: None,
        witness: list.first().cloned(),
        list,
    })
}
