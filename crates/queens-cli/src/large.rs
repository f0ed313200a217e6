//! `queens run` on a board that is too wide to be traced: the same options as far as they mean anything there,
//! and the same object.

use std::fmt;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use queens_core::algorithm::Algorithm;
use queens_core::board::BoardSize;
use queens_core::counters::Counters;
use queens_core::instance::Goal;
use queens_core::large::{LargeInstance, Outcome, is_solution, list};
use serde::Serialize;

use crate::Answer;
use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::request::{self, LEAVE};
use crate::summary::{COUNTS, ENGINE, Named, digits, kept};

/// A checked request: the algorithm serves the board.
pub(crate) struct Request {
    algorithm: &'static Algorithm,
    instance: LargeInstance,
    lists: bool,
    json: bool,
}

impl Request {
    /// Checks the options, if they ask for such a board and the algorithm serves it.
    pub(crate) fn check(arguments: &Arguments) -> Result<Option<Request>, Failure> {
        let problem = request::problem(&arguments.problem)?;
        let algorithm = request::algorithm(&arguments.algorithm, problem)?;
        let Some(size) = request::large_size(&arguments.n, algorithm) else {
            return Ok(None);
        };
        let n = size.get().to_string();
        let refuse =
            |option: &str, value: &str, why: String| Err(Failure::refused(option, value, why));
        if let Some(m) = arguments.m.value().filter(|m| *m != n) {
            let why = format!("{problem} is played on square boards; allowed is {n}");
            return refuse("-m", m, why);
        }
        let beyond = format!("boards above {}", BoardSize::MAX);
        if let Some(fixed) = arguments.fixed.value().filter(|it| !it.trim().is_empty()) {
            return refuse(
                "--fixed",
                fixed,
                format!("{beyond} have no fixed squares; {LEAVE}"),
            );
        }
        if arguments.draw {
            return refuse("--draw", "", format!("{beyond} are not drawn; {LEAVE}"));
        }
        let goal = request::goal(&arguments.goal, algorithm)?;
        if !algorithm.capabilities.goals.contains(&goal) {
            return Err(request::goal_refused(&arguments.goal, algorithm));
        }
        request::variant(&arguments.variant, problem)?;
        // A number of queens is refused whatever the board.
        let drawn = BoardSize::try_from(BoardSize::MAX);
        let drawn = drawn.map_err(|error| Failure::refused("-n", &n, error))?;
        request::k(&arguments.k, problem, drawn)?;
        request::listed(&arguments.symmetry)?;
        let seed = request::seed(&arguments.seed, algorithm)?;
        Ok(Some(Request {
            algorithm,
            instance: LargeInstance {
                size,
                seed: seed.unwrap_or(0),
                cap: request::cap(&arguments.cap, algorithm)?,
            },
            lists: request::whole("--list", &arguments.list, u64::MAX)? > Some(0),
            json: arguments.json,
        }))
    }

    /// Runs the search to its end and prints what came of it.
    pub(crate) fn run(&self) -> Result<Answer, Failure> {
        let begun = Instant::now();
        let search = self.algorithm.search_large(&self.instance);
        let mut search = search.ok_or_else(|| io::Error::other("the board was accepted"))?;
        while !search.advance(u64::MAX) {}
        let elapsed = begun.elapsed();
        // Whatever is printed has been checked by what knows nothing of the search.
        let is_solved = search.outcome() == Outcome::Solved && is_solution(search.rows());
        let summary = Summary {
            request: self,
            counters: search.counters(),
            list: match self.lists && is_solved {
                true => vec![search.rows()],
                false => Vec::new(),
            },
            elapsed,
        };
        let mut out = io::stdout().lock();
        match self.json {
            true => writeln!(out, "{}", serde_json::to_string(&summary.object())?)?,
            false => write!(out, "{summary}")?,
        }
        Ok(match is_solved {
            true => Answer::Done,
            false => Answer::CapReached,
        })
    }
}

/// The results.
struct Summary<'a> {
    request: &'a Request,
    counters: Counters,
    list: Vec<&'a [u16]>,
    elapsed: Duration,
}

/// The keys are those of every run.
#[derive(Serialize)]
struct Object<'a> {
    problem: &'static str,
    algorithm: &'static str,
    n: u16,
    m: u16,
    goal: &'static str,
    variant: Option<&'static str>,
    k: Option<u16>,
    seed: String,
    fixed: [&'static str; 0],
    #[serde(flatten)]
    counts: Named,
    max_depth: u64,
    operations: Named,
    exact: bool,
    list: &'a [&'a [u16]],
    sheet: Vec<String>,
    elapsed_ms: f64,
    engine: &'static str,
}

impl Summary<'_> {
    fn counts(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let counts = COUNTS.into_iter();
        counts.filter_map(|count| Some((count.name()?, self.counters.get(count))))
    }

    fn operations(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let names = self.request.algorithm.operations.iter();
        let names = names.map(|operation| operation.name);
        names.zip(self.counters.operations)
    }

    fn object(&self) -> Object<'_> {
        let LargeInstance { size, seed, .. } = self.request.instance;
        Object {
            problem: self.request.algorithm.problem.name(),
            algorithm: self.request.algorithm.id,
            n: size.get(),
            m: size.get(),
            goal: Goal::First.name(),
            variant: None,
            k: None,
            seed: digits(seed),
            fixed: [],
            counts: Named(self.counts().collect()),
            max_depth: self.counters.depth,
            operations: Named(self.operations().collect()),
            // There may be more than the one, or, given up, one all the same.
            exact: false,
            list: &self.list,
            sheet: self.list.iter().map(|rows| list(rows)).collect(),
            elapsed_ms: self.elapsed.as_micros() as f64 / 1e3,
            engine: ENGINE,
        }
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rows in &self.list {
            writeln!(f, "{}", list(rows))?;
        }
        let (id, instance) = (self.request.algorithm.id, self.request.instance);
        let milliseconds = self.elapsed.as_secs_f64() * 1e3;
        let (n, seed) = (instance.size.get(), instance.seed);
        writeln!(
            f,
            "{id}, n = {n}, goal first, seed {seed}, {milliseconds:.1} ms"
        )?;
        match self.counters.solutions {
            0 => writeln!(f, "given up at the cap; there may be solutions")?,
            _ => writeln!(f, "stopped at the first solution; there may be more")?,
        }
        let kept = kept(self.request.algorithm, &self.counters);
        for (name, value) in kept.chain(self.operations()) {
            writeln!(f, "{name:20}{value:>16}")?;
        }
        Ok(())
    }
}
