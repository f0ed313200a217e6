//! `queens puzzle`: a board with given queens and exactly one completion, of a day or of a seed. People get the board to
//! solve; the object has the solution, too, for sheets with answers.

use std::fmt;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use clap::Args;
use queens_core::puzzle::{
    Day, DayError, GENERATOR, Grade, Posed, PuzzleMaker, PuzzleSetup, Which,
};
use queens_core::text::joined;
use queens_core::{BoardSize, File, Problem, Rank, Square, Work};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::output::print_summary;
use crate::summary::{ENGINE, milliseconds, names};
use crate::values::whole;

#[derive(Args)]
pub(crate) struct PuzzleOptions {
    /// The day of the puzzle, such as 2026-01-31, in UTC; the default is today
    #[arg(long, value_name = "DATE", value_parser = day)]
    date: Option<Day>,
    /// The seed of the puzzle, instead of a day
    #[arg(long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
    /// What solving needs: 1 forced moves, 2 one contradiction, 3 several, 4 nested ones; the default is that of the day, or
    /// 2 with a seed
    #[arg(long, value_name = "G", value_parser = grade)]
    grade: Option<Grade>,
    /// The number of files and ranks, from 6 to 14; the default is drawn, the same for the same day or seed
    #[arg(short, value_name = "N", value_parser = whole(PuzzleSetup::MIN..=PuzzleSetup::MAX))]
    n: Option<u8>,
    /// Print one object on one line, with the solution
    #[arg(long)]
    json: bool,
}

fn day(text: &str) -> Result<Day, DayError> {
    text.parse()
}

fn grade(text: &str) -> Result<Grade, String> {
    let number = whole(1..=Grade::ALL.len() as u8)(text)?;
    Grade::try_from(number).map_err(|error| error.to_string())
}

/// The puzzle. JSON has the fields as keys, in this order.
#[derive(Serialize)]
struct PuzzleSummary {
    problem: &'static str,
    n: u8,
    m: u8,
    date: Option<String>,
    seed: String,
    grade: u8,
    generator: u32,
    given: Vec<String>,
    solution: Vec<String>,
    elapsed_ms: f64,
    engine: &'static str,
    #[serde(skip)]
    drawing: String,
}

impl PuzzleOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let which = match (self.date, self.seed) {
            (Some(_), Some(seed)) => {
                return Err(Failure::unwanted(
                    "--seed",
                    seed,
                    "--date says which puzzle it is",
                ));
            }
            (None, Some(seed)) => Which::Seed(seed),
            (date, None) => Which::Day(date.map_or_else(today, Ok)?),
        };
        let setup = self.setup(which)?;
        let begun = Instant::now();
        let puzzle = PuzzleMaker::new(setup).finish();
        let elapsed = begun.elapsed();
        let size = setup.size();
        let summary = PuzzleSummary {
            problem: Problem::Queens.name(),
            n: size.get(),
            m: size.get(),
            date: matches!(which, Which::Day(_)).then(|| which.to_string()),
            seed: setup.seed().to_string(),
            grade: setup.grade().number(),
            generator: GENERATOR,
            given: names(Problem::Queens, &puzzle.given),
            solution: names(Problem::Queens, &puzzle.solution),
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
            drawing: drawing(size, &puzzle.given),
        };
        print_summary(&summary, self.json, Answer::Done)
    }

    /// The puzzle that is asked for.
    fn setup(&self, which: Which) -> Result<PuzzleSetup, Failure> {
        let posed = Posed::new(which, self.n, self.grade);
        posed.map(|it| it.setup).map_err(|error| match self.grade {
            Some(grade) => {
                let highest = Grade::highest(self.n.unwrap_or(PuzzleSetup::MAX));
                let why = format!("{error}; allowed are whole numbers from 1 to {highest}");
                Failure::refused("--grade", grade, why)
            }
            None => {
                let why = "allowed are lower grades by --grade, and wider boards";
                let n = self.n.unwrap_or_default();
                Failure::refused("-n", n, format!("{error}; {why}"))
            }
        })
    }
}

/// Today, in UTC.
fn today() -> Result<Day, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok();
    since.and_then(|it| Day::at(it.as_secs())).ok_or_else(|| {
        let why = "the clock says a day without a puzzle; allowed are dates from 2026-01-01";
        Failure::misplaced("--date", why)
    })
}

/// `Q` where a queen is given and `-` elsewhere, with the names of files and ranks.
fn drawing(size: BoardSize, given: &[Square]) -> String {
    let mut drawing = String::new();
    let ranks: Vec<Rank> = Rank::first(size.get()).collect();
    for &rank in ranks.iter().rev() {
        let square = |file| {
            if given.contains(&Square { file, rank }) {
                "Q"
            } else {
                "-"
            }
        };
        let squares = joined(File::first(size.get()).map(square), " ");
        drawing += &format!("{:>2} {squares}\n", rank.to_string());
    }
    let files = joined(File::first(size.get()), " ");
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
        writeln!(f, ", n = {n}, grade {grade}, generator {generator}")?;
        writeln!(f, "given {}", self.given.join(","))
    }
}
