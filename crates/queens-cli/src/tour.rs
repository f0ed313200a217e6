//! `queens tour`: finds one knight's tour with the algorithm `tour-rotations`, or prints the reason why there is no
//! tour.

use clap::Args;
use queens_core::{BoardSize, Goal, Square, Variant, algorithm};

use crate::Answer;
use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::print_summary;
use crate::run::{Listing, results};
use crate::values::{Squares, square, squares, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens tour 8 8 --closed
  queens tour 5 4 --start a1 --json")]
pub(crate) struct TourOptions {
    /// Files of the board, 3 to 32
    #[arg(value_name = "W", value_parser = side())]
    w: u8,
    /// Ranks of the board, 3 to 32
    #[arg(value_name = "H", value_parser = side())]
    h: u8,
    /// The first square
    #[arg(long, value_name = "SQUARE", default_value = "a1", value_parser = square::<Square>)]
    start: Square,
    /// Squares that the knight cannot visit, such as b2,c3
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    blocked: Option<Squares>,
    /// Find a tour whose last square is one move from the first
    #[arg(long)]
    closed: bool,
    /// Stop after this number of steps [default: 2,000,000; boards without blocked squares need fewer than 100,000]
    #[arg(long, value_name = "STEPS", value_parser = whole(1..=u64::MAX))]
    cap: Option<u64>,
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

fn side() -> impl Fn(&str) -> Result<u8, String> + Clone + Send + Sync + 'static {
    whole(algorithm::ROTATIONS.capabilities.sizes.clone())
}

impl TourOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let size = BoardSize::rectangular(self.w.into(), self.h.into());
        let size = size.map_err(|error| Failure::Internal(error.to_string()))?;
        if !size.contains(self.start) {
            let why = format!("it is not on the {size} board; use a square such as a1");
            return Err(Failure::refused("--start", self.start, why));
        }
        let blocked = self.blocked.unwrap_or_default();
        if blocked.contains(&self.start) {
            let why = "it is blocked; use another first square";
            return Err(Failure::refused("--start", self.start, why));
        }
        let variant = if self.closed {
            Variant::Closed
        } else {
            Variant::Open
        };
        let options = SearchOptions {
            m: Some(self.h.into()),
            fixed: Some(vec![self.start]),
            blocked: Some(blocked),
            goal: Some(Goal::First),
            variant: Some(variant),
            cap: self.cap,
            list: Some(1),
            json: self.json,
            ..SearchOptions::new(algorithm::ROTATIONS, self.w.into())
        };
        let mut summary = results(&options, Listing::Squares)?;
        summary.show_only(&["nodes"]);
        print_summary(&summary, self.json, summary.answer())
    }
}
