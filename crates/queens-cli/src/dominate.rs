//! `queens dominate`: the fewest queens that cover a board, the proof that fewer do not, and all sets of that size; or
//! whether a given number suffices. By frames, where they serve the board; else by coverage, a preset of `run`.

mod by_frames;
mod in_shards;
mod proof;

use std::ops::Range;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use queens_core::frames::Domination;
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Variant, algorithm};

use crate::Answer;
use crate::count::{MOST_THREADS, cores};
use crate::failure::Failure;
use crate::options::{self, SearchOptions};
use crate::run::{Preset, run};
use crate::values::{Squares, named, range, squares, whole};

#[derive(Args)]
pub(crate) struct DominateOptions {
    /// The number of files and ranks, from 1 to 32
    #[arg(value_name = "N", value_parser = whole(1..=BoardSize::MAX))]
    n: u8,
    /// Which sets count
    #[arg(long, value_name = "V")]
    #[arg(value_parser = named(Problem::Domination.variants().to_vec(), Variant::name))]
    variant: Option<Variant>,
    /// Queens that belong to every set, such as a1,b3
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Decide whether K queens suffice, by one set or a proof; with --count, count all sets of K queens
    #[arg(long, value_name = "K", value_parser = whole(1..=BoardSize::MAX as u16 - 1))]
    k: Option<u16>,
    /// Find one set of the least size, not all
    #[arg(long)]
    one: bool,
    /// Count the sets and list none
    #[arg(long)]
    count: bool,
    /// How the sets are searched; the default is frames, where they serve the board
    #[arg(long, value_name = "ENGINE")]
    engine: Option<SearchEngine>,
    /// Tell the shards of the search by frames; it takes --k
    #[arg(long)]
    plan: bool,
    /// Search these shards and no other, from A, counted from 0, up to B, which is left out; with --ledger, or one with --prove
    #[arg(long, value_name = "A..B", value_parser = range)]
    shards: Option<Range<u32>>,
    /// A file that keeps finished shards; the search of all sets of K queens continues from those in it
    #[arg(long, value_name = "FILE")]
    ledger: Option<PathBuf>,
    /// The number of threads that search shards; the default is one for each core
    #[arg(long, value_name = "T", value_parser = whole(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Write a proof that K queens do not suffice
    #[arg(long, value_name = "FILE")]
    prove: Option<PathBuf>,
    /// Check such a proof, by a program that shares no code with the search
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// Print one object on one line
    #[arg(long)]
    json: bool,
}

/// How dominating sets are searched.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SearchEngine {
    Frames,
    CoverageSearch,
}

impl DominateOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        if self.one && self.count {
            let why = "one set leaves nothing to count; allowed is one of --one and --count";
            return Err(Failure::misplaced("--one", why));
        }
        let problem = Problem::Domination;
        let is_one = self.one || (self.k.is_some() && !self.count);
        let goal = match self.count {
            true => Goal::Count,
            false if is_one => Goal::First,
            false => Goal::All,
        };
        let size =
            BoardSize::new(self.n.into()).map_err(|error| Failure::Fault(error.to_string()))?;
        let instance = options::instance(Setup {
            given: self.fixed.clone().unwrap_or_default(),
            variant: self.variant,
            k: self.k,
            ..Setup::new(problem, size, goal)
        })?;
        if let Some(answer) = self.at_scale(&instance)? {
            return Ok(answer);
        }
        match (self.engine, Domination::new(&instance)) {
            (Some(SearchEngine::CoverageSearch), _) | (None, Err(_)) => {}
            (_, Ok(search)) => return by_frames::run(search, &instance, self.json),
            (Some(SearchEngine::Frames), Err(unserved)) => {
                let why = format!("{unserved}; allowed is --engine coverage-search");
                return Err(Failure::refused("--engine", "frames", why));
            }
        }
        let options = SearchOptions {
            fixed: self.fixed,
            goal: Some(goal),
            variant: self.variant,
            k: self.k,
            list: (!self.count).then_some(u64::MAX),
            json: self.json,
            ..SearchOptions::new(problem, algorithm::default(problem).id, self.n)?
        };
        run(&options, Preset::Dominate)
    }

    /// What is asked of shards or proofs; none if nothing is.
    fn at_scale(&self, instance: &Instance) -> Result<Option<Answer>, Failure> {
        let asked = [
            ("--plan", self.plan),
            ("--ledger", self.ledger.is_some()),
            ("--prove", self.prove.is_some()),
            ("--check", self.check.is_some()),
        ];
        let mut asked = asked.iter().filter(|(_, is_asked)| *is_asked);
        let (first, second) = (asked.next(), asked.next());
        if let Some((option, _)) = second {
            let why = "allowed is one of --plan, --ledger, --prove and --check";
            return Err(Failure::misplaced(option, why));
        }
        let Some((option, _)) = first else {
            if let Some(it) = &self.shards {
                let why =
                    "nothing keeps them; allowed is with --ledger FILE, or one with --prove FILE";
                return Err(Failure::refused(
                    "--shards",
                    format!("{}..{}", it.start, it.end),
                    why,
                ));
            }
            if let Some(threads) = self.threads {
                let why = "nothing keeps shards; allowed is with --ledger FILE";
                return Err(Failure::refused("--threads", threads, why));
            }
            return Ok(None);
        };
        let n = self.n;
        let Some(k) = self.k.filter(|&k| k < n.into()).map(|k| k as u8) else {
            let why = format!(
                "it is about a number of queens; allowed is with --k 1 to {}",
                n - 1
            );
            return Err(Failure::misplaced(option, why));
        };
        let is_shards = self.ledger.is_some();
        let unwanted = [
            ("--one", self.one),
            ("--count", self.count),
            ("--engine", self.engine.is_some()),
            (
                "--variant",
                self.variant.is_some_and(|it| it != Variant::Dominating),
            ),
            ("--fixed", self.fixed.is_some()),
            (
                "--shards",
                self.shards.is_some() && !is_shards && self.prove.is_none(),
            ),
            ("--threads", self.threads.is_some() && !is_shards),
        ];
        if let Some((unwanted, _)) = unwanted.into_iter().find(|(_, is_given)| *is_given) {
            let why = format!("{option} does not take it; allowed is to leave it out");
            return Err(Failure::misplaced(unwanted, why));
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
