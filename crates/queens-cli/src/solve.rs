//! `queens solve`: finds one solution for up to ten million queens, by a formula or a local search. It prints the rows
//! of all columns on one line.

use std::fmt;
use std::time::Instant;

use clap::{Args, ValueEnum};
use queens_core::completion::{Completability, CompletionSearch};
use queens_core::large::{is_solution, list};
use queens_core::solve::{Explicit, WIDEST, WindowExchange};
use queens_core::{Goal, Problem, Work};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::options::random_seed;
use crate::output::print_summary;
use crate::summary::{NamedCounts, milliseconds};
use crate::values::whole;

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens solve 8
  queens solve 100000 --seed 7 --json")]
pub(crate) struct SolveOptions {
    /// Files and ranks of the board, 1 to 10,000,000
    #[arg(value_name = "N", value_parser = whole(1..=WIDEST))]
    n: u32,
    /// Use an explicit formula or a local search [default: explicit; with --seed, local-search]
    #[arg(long, value_name = "METHOD")]
    method: Option<SolveMethod>,
    /// The seed of local-search [default: random, and printed]
    #[arg(long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

/// The method of finding a solution.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
enum SolveMethod {
    // A formula gives the solution.
    Explicit,
    // A local search from a random start finds the solution.
    LocalSearch,
}

/// The result. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct SolveSummary {
    problem: &'static str,
    method: SolveMethod,
    n: u32,
    m: u32,
    goal: &'static str,
    seed: Option<String>,
    /// The number of solutions found, 0 or 1.
    solutions: String,
    /// The reason why there is no solution. `None` if a solution exists.
    why: Option<String>,
    operations: NamedCounts,
    /// Whether `solutions` is the number of all solutions.
    exact: bool,
    /// The solution as the row of each column, from 0. Empty if there is no solution.
    list: Vec<Vec<u32>>,
    elapsed_ms: f64,
}

impl SolveOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let SolveOptions { n, seed, .. } = self;
        let method = match (self.method, seed) {
            (Some(SolveMethod::Explicit), Some(seed)) => {
                let why = "explicit makes no random choice";
                return Err(Failure::not_applicable("--seed", seed, why));
            }
            (Some(method), _) => method,
            (None, Some(_)) => SolveMethod::LocalSearch,
            (None, None) => SolveMethod::Explicit,
        };
        let start = Instant::now();
        let mut operations = Vec::new();
        let (rows, seed) = match method {
            SolveMethod::Explicit => {
                let search = Explicit::new(n).ok();
                (search.map(|mut search| search.finish()), None)
            }
            SolveMethod::LocalSearch => {
                let seed = seed.unwrap_or_else(random_seed);
                let mut search = WindowExchange::new(n, seed).ok();
                let rows = search.as_mut().map(Work::finish);
                let search = search.as_ref();
                operations = vec![
                    ("draws", search.map_or(0, WindowExchange::draws)),
                    ("restarts", search.map_or(0, WindowExchange::restarts)),
                ];
                (rows, Some(seed.to_string()))
            }
        };
        if let Some(rows) = rows.as_deref()
            && !(rows.len() == n as usize && is_solution(rows))
        {
            return Err(Failure::wrong_solution(&list(&rows[..rows.len().min(60)])));
        }
        let answer = if rows.is_some() {
            Answer::Done
        } else {
            Answer::No
        };
        let summary = SolveSummary {
            problem: Problem::Queens.name(),
            method,
            n,
            m: n,
            goal: Goal::First.name(),
            seed,
            solutions: usize::from(rows.is_some()).to_string(),
            why: rows.is_none().then(|| no_solution(n)).flatten(),
            operations: NamedCounts(operations),
            exact: rows.is_none(),
            list: rows.into_iter().collect(),
            elapsed_ms: milliseconds(start.elapsed()),
        };
        print_summary(&summary, self.json, answer)
    }
}

/// The reason why there is no solution for n queens. `None` if a solution exists.
fn no_solution(n: u32) -> Option<String> {
    let few = u16::try_from(n).ok()?;
    match CompletionSearch::new(few, &[]).ok()?.finish() {
        Completability::No { reason } => Some(reason.to_string()),
        Completability::Yes { .. } => None,
    }
}

impl fmt::Display for SolveSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rows in &self.list {
            writeln!(f, "{}", list(rows))?;
        }
        let SolveSummary { n, .. } = self;
        match self.method {
            SolveMethod::Explicit => write!(f, "explicit, n = {n}, ")?,
            SolveMethod::LocalSearch => write!(f, "local-search, n = {n}, ")?,
        }
        if let Some(seed) = &self.seed {
            write!(f, "seed {seed}, ")?;
        }
        writeln!(f, "{:.1} ms", self.elapsed_ms)?;
        if let Some(why) = &self.why {
            return writeln!(f, "no solution: {why}");
        }
        self.operations.fmt(f)
    }
}
