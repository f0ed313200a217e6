//! `queens complete`: decides whether given queens can be completed to a solution. It prints a solution, the reason why
//! there is no solution, or the number of solutions.

use std::fmt;
use std::time::{Duration, Instant};

use clap::Args;
use queens_core::completion::{Completability, CompletionCount, CompletionError, CompletionSearch};
use queens_core::counting::WIDEST;
use queens_core::large::is_solution;
use queens_core::text::joined;
use queens_core::{BoardSize, Goal, Instance, Problem, Queen, Setup, Square, Work};
use serde::Serialize;

use crate::Answer;
use crate::count;
use crate::failure::Failure;
use crate::options;
use crate::output::print_summary;
use crate::summary::milliseconds;
use crate::values::{list_of, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens complete 8 --fixed a1,b5
  queens complete 8 --fixed a1,b5 --count")]
pub(crate) struct CompleteOptions {
    /// Files and ranks of the board, 1 to 2,000
    #[arg(value_name = "N", value_parser = whole(1..=CompletionSearch::MAX))]
    n: u16,
    /// The given queens, such as a1,b5
    #[arg(long, value_name = "SQUARES", value_parser = queens)]
    fixed: Option<Queens>,
    /// Count all solutions with these queens
    #[arg(long)]
    count: bool,
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

/// The value of `--fixed`.
type Queens = Vec<Queen>;

fn queens(text: &str) -> Result<Queens, String> {
    list_of(text)
}

/// The result. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct CompletionSummary {
    problem: &'static str,
    n: u16,
    m: u16,
    goal: &'static str,
    fixed: Vec<String>,
    completable: bool,
    /// The reason why there is no completion. `None` if there is one.
    why: Option<String>,
    /// The number of solutions found. With `--count`, the number of all solutions.
    solutions: String,
    /// The nodes that the search for one completion visited after its last restart.
    nodes: String,
    /// A solution that contains the fixed queens. `None` if there is none.
    witness: Option<Vec<String>>,
    /// Whether `solutions` is the number of all solutions.
    exact: bool,
    elapsed_ms: f64,
    /// Whether at most one solution can contain the fixed queens. Then the text does not mention further solutions.
    #[serde(skip)]
    has_one_candidate: bool,
}

impl CompleteOptions {
    pub(crate) fn run(mut self) -> Result<Answer, Failure> {
        let mut given = self.fixed.take().unwrap_or_default();
        let start = Instant::now();
        let mut search = CompletionSearch::new(self.n, &given).map_err(|error| match error {
            CompletionError::Size { .. } => Failure::Internal(error.to_string()),
            CompletionError::Queen(error) => options::given_refused(error),
        })?;
        given.sort();
        let answer = search.finish();
        let solutions = match (&answer, self.count) {
            (Completability::No { .. }, _) => 0,
            (Completability::Yes { witness }, _) if !is_completion(witness, &given) => {
                return Err(Failure::wrong_solution(&joined(witness, " ")));
            }
            (_, true) => self.solutions(&given)?,
            (_, false) => 1,
        };
        let mut summary = self.summary(&given, solutions, start.elapsed());
        summary.nodes = search.nodes().to_string();
        match answer {
            Completability::No { reason } => summary.why = Some(reason.to_string()),
            Completability::Yes { witness } => summary.witness = Some(names(&witness)),
        }
        let answer = if solutions == 0 {
            Answer::No
        } else {
            Answer::Done
        };
        print_summary(&summary, self.json, answer)
    }

    /// The number of completions, after a search has found one. Boards of up to `WIDEST` files are counted in shards,
    /// and wider boards are searched.
    fn solutions(&self, given: &[Queen]) -> Result<u64, Failure> {
        let internal = |error: &dyn fmt::Display| Failure::Internal(error.to_string());
        if self.n > WIDEST.into() {
            let search = CompletionCount::new(self.n, given);
            return Ok(search.map_err(|error| internal(&error))?.finish());
        }
        let square = |queen: &Queen| Square::new(queen.column as u8, queen.row as u8).ok();
        let size = BoardSize::new(self.n.into()).map_err(|error| internal(&error))?;
        let instance = Instance::new(Setup {
            given: given.iter().filter_map(square).collect(),
            ..Setup::new(Problem::Queens, size, Goal::Count)
        });
        count::solutions(&instance.map_err(|error| internal(&error))?)
    }

    fn summary(&self, given: &[Queen], solutions: u64, elapsed: Duration) -> CompletionSummary {
        CompletionSummary {
            problem: Problem::Queens.name(),
            n: self.n,
            m: self.n,
            goal: if self.count { Goal::Count } else { Goal::First }.name(),
            fixed: given.iter().map(Queen::to_string).collect(),
            completable: solutions > 0,
            why: None,
            solutions: solutions.to_string(),
            nodes: String::new(),
            witness: None,
            exact: self.count || solutions == 0,
            elapsed_ms: milliseconds(elapsed),
            has_one_candidate: given.len() + 1 >= self.n.into(),
        }
    }
}

fn is_completion(rows: &[u16], given: &[Queen]) -> bool {
    let holds = |queen: &Queen| rows.get(usize::from(queen.column)) == Some(&queen.row);
    is_solution(rows) && given.iter().all(holds)
}

fn names(rows: &[u16]) -> Vec<String> {
    let queens = (0..).zip(rows).map(|(column, &row)| Queen { column, row });
    queens.map(|queen| queen.to_string()).collect()
}

impl fmt::Display for CompletionSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(witness) = &self.witness {
            writeln!(f, "{}", witness.join(","))?;
        }
        let CompletionSummary { n, goal, .. } = self;
        writeln!(
            f,
            "completion, n = {n}, goal {goal}, {:.1} ms",
            self.elapsed_ms
        )?;
        match &self.why {
            Some(why) => return writeln!(f, "no completion: {why}"),
            None if !self.exact && !self.has_one_candidate => {
                writeln!(f, "one completion found; there may be more")?
            }
            None => writeln!(f, "{:20}{:>20}", "solutions", self.solutions)?,
        }
        writeln!(f, "{:20}{:>20}", "nodes", self.nodes)
    }
}
