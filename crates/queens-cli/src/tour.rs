//! `queens tour`: finds one knight's tour with the algorithm `tour-rotations`, or prints the reason why there is no
//! tour. With `--count`, it counts the tours from all starts.

use std::fmt;
use std::task::Poll;
use std::time::{Duration, Instant};

use clap::Args;
use queens_core::knight::totals::{AllTours, TourTotals};
use queens_core::text::{counted, with_commas};
use queens_core::{BoardSize, Goal, Problem, Setup, Square, Variant, Work, algorithm};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::options::{self, SearchOptions};
use crate::output::{note, print_summary};
use crate::run::{Listing, results};
use crate::summary::{NamedCounts, milliseconds, square_names};
use crate::values::{Squares, square, squares, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens tour 8 8 --closed
  queens tour 5 5 --count")]
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
    /// Count all tours, from all starts; 36 squares take seconds to minutes, larger boards much longer
    #[arg(long, conflicts_with_all = ["start", "cap"])]
    count: bool,
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
        if !self.count && !size.contains(self.start) {
            let why = format!("it is not on the {size} board; use a square such as a1");
            return Err(Failure::refused("--start", self.start, why));
        }
        let blocked = self.blocked.unwrap_or_default();
        if !self.count && blocked.contains(&self.start) {
            let why = "it is blocked; use another first square";
            return Err(Failure::refused("--start", self.start, why));
        }
        let variant = if self.closed {
            Variant::Closed
        } else {
            Variant::Open
        };
        if self.count {
            return count(size, variant, blocked, self.json);
        }
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

/// The time between two notes about the progress of a count.
const NOTE_EVERY: Duration = Duration::from_secs(10);
/// The number of nodes between two looks at the clock.
const SLICE: u64 = 1 << 16;

/// The results of a count. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct TotalsSummary {
    problem: &'static str,
    n: u8,
    m: u8,
    variant: &'static str,
    #[serde(flatten)]
    counts: NamedCounts,
    exact: bool,
    elapsed_ms: f64,
    /// Left out if no square is blocked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blocked: Vec<String>,
    #[serde(skip)]
    totals: TourTotals,
}

impl fmt::Display for TotalsSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TourTotals { directed, starts } = self.totals;
        let tours = counted(directed, "tour");
        let free = usize::from(self.n) * usize::from(self.m) - self.blocked.len();
        writeln!(f, "{tours} from {starts} of {free} squares")?;
        let undirected = with_commas(self.totals.undirected());
        writeln!(
            f,
            "{undirected} if the two directions of a tour are the same tour"
        )
    }
}

/// Counts the tours from all starts and prints the totals.
fn count(
    size: BoardSize,
    variant: Variant,
    blocked: Squares,
    json: bool,
) -> Result<Answer, Failure> {
    let setup = Setup {
        blocked,
        variant: Some(variant),
        ..Setup::new(Problem::Knight, size, Goal::Count)
    };
    let instance = options::instance(setup)?;
    let mut tours = AllTours::new(&instance)
        .ok_or_else(|| Failure::Internal("not a knight's board".to_owned()))?;
    let begun = Instant::now();
    let totals =
        finish(&mut tours).ok_or_else(|| Failure::Internal("more than 64 bits".to_owned()))?;
    let summary = TotalsSummary {
        problem: Problem::Knight.name(),
        n: size.files(),
        m: size.ranks(),
        variant: variant.name(),
        counts: NamedCounts(vec![
            ("directed", totals.directed),
            ("undirected", totals.undirected()),
            ("starting_squares", totals.starts.into()),
        ]),
        exact: true,
        elapsed_ms: milliseconds(begun.elapsed()),
        blocked: square_names(Problem::Knight, instance.blocked()),
        totals,
    };
    let answer = if totals.directed > 0 {
        Answer::Done
    } else {
        Answer::No
    };
    print_summary(&summary, json, answer)
}

/// Finishes a count, with a note about its progress from time to time. `None` if the number exceeds 64 bits.
fn finish(tours: &mut AllTours) -> Option<TourTotals> {
    let mut noted = Instant::now();
    loop {
        if let Poll::Ready(totals) = tours.work(SLICE) {
            return totals;
        }
        if noted.elapsed() > NOTE_EVERY {
            noted = Instant::now();
            let (counted, all) = tours.progress();
            note(format!("{counted} of {all} kinds of start are counted"));
        }
    }
}
