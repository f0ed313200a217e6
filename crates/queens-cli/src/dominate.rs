//! `queens dominate`: the fewest queens that cover a board, the proof that fewer do not, and all sets of that size; or
//! whether a given number suffices. By frames, where they serve the board; else by coverage, a preset of `run`.

mod by_frames;

use clap::{Args, ValueEnum};
use queens_core::frames::Domination;
use queens_core::{BoardSize, Goal, Problem, Setup, Variant, algorithm};

use crate::Answer;
use crate::failure::Failure;
use crate::options::{self, SearchOptions};
use crate::run::{Preset, run};
use crate::values::{Squares, named, squares, whole};

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
        match (self.engine, Domination::new(&instance)) {
            (Some(SearchEngine::CoverageSearch), _) | (None, Err(_)) => {}
            (_, Ok(search)) => return by_frames::run(search, &instance, self.count, self.json),
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
}
