//! `queens tour`: one knight's tour, or why there is none. It is `run` of the first tour with a search of its own, by
//! rotations, which finds one for every board and start that has one.

use clap::Args;
use queens_core::{BoardSize, Goal, Problem, Square, Variant, algorithm};

use crate::Answer;
use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::run::{Preset, run};
use crate::values::{square, whole};

#[derive(Args)]
pub(crate) struct TourOptions {
    /// The number of files, from 3 to 32
    #[arg(value_name = "W", value_parser = side())]
    w: u8,
    /// The number of ranks, from 3 to 32
    #[arg(value_name = "H", value_parser = side())]
    h: u8,
    /// The first square
    #[arg(long, value_name = "SQUARE", default_value = "a1", value_parser = square::<Square>)]
    start: Square,
    /// Search a tour that ends a move away from its start
    #[arg(long)]
    closed: bool,
    /// The most steps before the search stops; the default is 2,000,000, and no board needs 100,000
    #[arg(long, value_name = "STEPS", value_parser = whole(1..=u64::MAX))]
    cap: Option<u64>,
    /// Print one object on one line
    #[arg(long)]
    json: bool,
}

fn side() -> impl Fn(&str) -> Result<u8, String> + Clone + Send + Sync + 'static {
    whole(
        algorithm::default(Problem::Knight)
            .capabilities
            .sizes
            .clone(),
    )
}

impl TourOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let size = BoardSize::rectangular(self.w.into(), self.h.into());
        let size = size.map_err(|error| Failure::Fault(error.to_string()))?;
        if !size.contains(self.start) {
            let why = format!("allowed is one square of the {size} board, such as a1");
            return Err(Failure::refused("--start", self.start, why));
        }
        let variant = match self.closed {
            true => Variant::Closed,
            false => Variant::Open,
        };
        // What it accepts and its cap; the search is another one.
        let id = algorithm::default(Problem::Knight).id;
        let options = SearchOptions {
            m: Some(self.h.into()),
            fixed: Some(vec![self.start]),
            goal: Some(Goal::First),
            variant: Some(variant),
            cap: self.cap,
            list: Some(1),
            json: self.json,
            ..SearchOptions::new(Problem::Knight, id, self.w)?
        };
        run(&options, Preset::Tour)
    }
}
