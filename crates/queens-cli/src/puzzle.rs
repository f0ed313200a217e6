//! `queens puzzle`: makes a puzzle: given queens, or the start of a tour, with exactly one completion. Each date and
//! each seed has its own puzzle. The text output shows the board to solve. The JSON object also contains the solution.

use std::fmt;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use clap::Args;
use queens_core::puzzle::{
    ChosenPuzzle, Day, DayError, GENERATOR, Grade, PuzzleError, PuzzleMaker, PuzzleSetup,
    PuzzleSource,
};
use queens_core::text::joined;
use queens_core::{BoardSize, File, Problem, Rank, Square, Work};
use serde::Serialize;

use crate::Answer;
use crate::failure::{Failure, one_of, quoted};
use crate::output::print_summary;
use crate::summary::{milliseconds, square_names};
use crate::values::{named, not_between, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens puzzle --date 2026-01-31
  queens puzzle --problem knight --seed 7 -n 6 --json")]
pub(crate) struct PuzzleOptions {
    /// The problem
    #[arg(long, value_name = "P", default_value = "queens", value_parser = named(Problem::ALL, Problem::name))]
    problem: Problem,
    /// The date of the puzzle in UTC, such as 2026-01-31 [default: today]
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Option<Day>,
    /// The seed of the puzzle, instead of a date
    #[arg(long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
    /// Difficulty: 1 forced moves, 2 one contradiction, 3 several, 4 nested ones [default: set by the date; at most 2
    /// with a seed]
    #[arg(long, value_name = "G", value_parser = grade)]
    grade: Option<Grade>,
    /// Files and ranks: 6 to 14 for queens, 6 to 13 for domination, 5 to 10 for the knight [default: set by the date or
    /// seed]
    #[arg(short, value_name = "N", value_parser = whole(1..=u8::MAX))]
    n: Option<u8>,
    /// Print one JSON object on one line, with the solution
    #[arg(long)]
    json: bool,
}

fn day(text: &str) -> Result<Day, String> {
    text.parse().map_err(|error| match error {
        DayError::Malformed { text } => {
            format!("expected a date such as 2026-01-31, got {}", quoted(&text))
        }
        DayError::Early { date } => format!("expected a date from 2026-01-01 on, got {date}"),
    })
}

fn grade(text: &str) -> Result<Grade, String> {
    let number = whole(1..=Grade::ALL.len() as u8)(text)?;
    Grade::try_from(number).map_err(|error| error.to_string())
}

/// The puzzle. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct PuzzleSummary {
    problem: &'static str,
    n: u8,
    m: u8,
    date: Option<String>,
    seed: String,
    grade: u8,
    generator: u32,
    k: Option<u16>,
    given: Vec<String>,
    solution: Vec<String>,
    elapsed_ms: f64,
    #[serde(skip)]
    drawing: String,
}

impl PuzzleOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let which = match (self.date, self.seed) {
            (Some(_), Some(seed)) => {
                let why = "--date already selects the puzzle";
                return Err(Failure::not_applicable("--seed", seed, why));
            }
            (None, Some(seed)) => PuzzleSource::Seed(seed),
            (date, None) => PuzzleSource::Day(date.map_or_else(today, Ok)?),
        };
        let setup = self.setup(which)?;
        let start = Instant::now();
        let puzzle = PuzzleMaker::new(setup).finish();
        let elapsed = start.elapsed();
        let size = setup.size();
        let summary = PuzzleSummary {
            problem: self.problem.name(),
            n: size.files(),
            m: size.files(),
            date: matches!(which, PuzzleSource::Day(_)).then(|| which.to_string()),
            seed: setup.seed().to_string(),
            grade: setup.grade().number(),
            generator: GENERATOR,
            k: setup.k(),
            given: square_names(self.problem, &puzzle.given),
            solution: square_names(self.problem, &puzzle.solution),
            elapsed_ms: milliseconds(elapsed),
            drawing: drawing(self.problem, size, &puzzle.given),
        };
        print_summary(&summary, self.json, Answer::Done)
    }

    /// The setup of the requested puzzle. Fails if there is no puzzle of this size or grade.
    fn setup(&self, which: PuzzleSource) -> Result<PuzzleSetup, Failure> {
        let chosen = ChosenPuzzle::new(self.problem, which, self.n, self.grade);
        chosen
            .map(|puzzle| puzzle.setup)
            .map_err(|error| match (error, self.grade) {
                (PuzzleError::NoSuchGrade { n, problem, .. }, Some(grade)) => {
                    let grades = Grade::available(problem, n).iter();
                    let grades: Vec<_> = grades.map(ToString::to_string).collect();
                    let grades = one_of(grades.iter().map(String::as_str));
                    Failure::expected(
                        "--grade",
                        format!("{grades} for {problem} on {n} files"),
                        grade,
                    )
                }
                (_, _) => {
                    let sizes = PuzzleSetup::sizes(self.problem);
                    let (least, most) = (sizes.start(), sizes.end());
                    let n = self.n.unwrap_or_default().to_string();
                    Failure::not_allowed_here("-n", not_between(least, most, &n))
                }
            })
    }
}

/// The current date in UTC.
fn today() -> Result<Day, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok();
    since
        .and_then(|since| Day::at(since.as_secs()))
        .ok_or_else(|| {
            let why = "there is no puzzle for this computer's date; use --date 2026-01-01 or later";
            Failure::bad_input(why)
        })
}

/// A drawing of the board with the names of files and ranks. `Q` is a given queen, a number is a step of the given
/// start of a tour, and `-` is any other square.
fn drawing(problem: Problem, size: BoardSize, given: &[Square]) -> String {
    let width = match problem {
        Problem::Knight => size.area().to_string().len(),
        Problem::Queens | Problem::Domination => 1,
    };
    let mut drawing = String::new();
    let ranks: Vec<Rank> = Rank::first(size.files()).collect();
    for &rank in ranks.iter().rev() {
        let square = |file| {
            let at = given
                .iter()
                .position(|&square| square == Square { file, rank });
            let sign = match (at, problem) {
                (None, _) => "-".to_owned(),
                (Some(at), Problem::Knight) => (at + 1).to_string(),
                (Some(_), _) => "Q".to_owned(),
            };
            format!("{sign:>width$}")
        };
        let squares = joined(File::first(size.files()).map(square), " ");
        drawing += &format!("{:>2} {squares}\n", rank.to_string());
    }
    let name = |file: File| format!("{:>width$}", file.to_string());
    let files = joined(File::first(size.files()).map(name), " ");
    drawing + &format!("   {files}\n")
}

impl fmt::Display for PuzzleSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PuzzleSummary {
            n,
            grade,
            generator,
            seed,
            ..
        } = self;
        write!(f, "{}puzzle ", self.drawing)?;
        match &self.date {
            Some(date) => write!(f, "of {date}")?,
            None => write!(f, "of seed {seed}")?,
        }
        if let Some(k) = self.k {
            write!(f, ", {k} queens in all")?;
        }
        writeln!(f, ", n = {n}, grade {grade}, generator {generator}")?;
        writeln!(f, "given {}", self.given.join(","))
    }
}
