//! `queens dominate`: the fewest queens that cover a board, the proof that fewer do not, and all sets of that size. It is
//! `run` of all solutions by the default algorithm.

use clap::Args;
use queens_core::{BoardSize, Goal, Problem, Variant, algorithm};

use crate::Answer;
use crate::failure::Failure;
use crate::options::SearchOptions;
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
    /// Count the sets and list none
    #[arg(long)]
    count: bool,
    /// Print one object on one line
    #[arg(long)]
    json: bool,
}

impl DominateOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let problem = Problem::Domination;
        let options = SearchOptions {
            fixed: self.fixed,
            goal: Some(Goal::All),
            variant: self.variant,
            list: (!self.count).then_some(u64::MAX),
            json: self.json,
            ..SearchOptions::new(problem, algorithm::default(problem).id, self.n)?
        };
        run(&options, Preset::Dominate)
    }
}
