//! `queens run` on a large board: the options that apply there, and the same object.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::large::{LargeInstance, LargeSearch, Outcome, is_solution, list};
use queens_core::{Algorithm, BoardSize, Goal};

use crate::Answer;
use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::request::{self, LEAVE_OUT};
use crate::summary::{ListedSolution, RunSummary, print};

/// What `run` is asked on such a board. The algorithm serves it.
pub(crate) struct LargeRequest {
    algorithm: &'static Algorithm,
    instance: LargeInstance,
    lists: bool,
    json: bool,
}

impl LargeRequest {
    /// Checks the options, if they ask for such a board and the algorithm serves it.
    pub(crate) fn check(arguments: &Arguments) -> Result<Option<LargeRequest>, Failure> {
        let problem = request::problem(arguments)?;
        let algorithm = request::algorithm(arguments, problem)?;
        let Some(size) = request::large_size(arguments.get("-n"), algorithm) else {
            return Ok(None);
        };
        let (m, fixed) = (arguments.get("-m"), arguments.get("--fixed"));
        if m.value().is_some_and(|m| m != size.get().to_string()) {
            return Err(request::not_square(m, problem, size.get()));
        }
        let beyond = format!("boards above {}", BoardSize::MAX);
        if fixed.value().is_some_and(|it| !it.trim().is_empty()) {
            return Err(fixed.refused(format!("{beyond} have no fixed squares; {LEAVE_OUT}")));
        }
        if arguments.has("--draw") {
            let why = format!("{beyond} are not drawn; {LEAVE_OUT}");
            return Err(Failure::refused("--draw", None, why));
        }
        request::goal(arguments, algorithm)?;
        request::variant(arguments, problem)?;
        request::selection(arguments)?;
        let k = arguments.get("--k");
        if k.value().is_some() {
            return Err(k.refused(format!("{problem} places n queens; {LEAVE_OUT}")));
        }
        Ok(Some(LargeRequest {
            algorithm,
            instance: LargeInstance {
                size,
                seed: request::seed(arguments, algorithm)?.unwrap_or(0),
                cap: request::cap(arguments, algorithm)?,
            },
            lists: arguments.get("--list").whole(0..=u64::MAX)? > Some(0),
            json: arguments.has("--json"),
        }))
    }

    /// Runs the search to its end and prints what came of it.
    pub(crate) fn run(&self) -> Result<Answer, Failure> {
        let search = self.algorithm.search_large(&self.instance);
        let refused = || Failure::Fault(format!("{} refuses the board", self.algorithm.id));
        self.finish(search.ok_or_else(refused)?)
    }

    fn finish(&self, mut search: Box<dyn LargeSearch>) -> Result<Answer, Failure> {
        let begun = Instant::now();
        while !search.advance(u64::MAX) {}
        let elapsed = begun.elapsed();
        let is_solved = search.outcome() == Outcome::Solved;
        let rows = search.rows();
        if is_solved && !is_solution(rows) {
            return Err(Failure::no_solution(&list(rows)));
        }
        let is_listed = self.lists && is_solved;
        let sheet = is_listed.then(|| list(rows));
        let LargeInstance { size, seed, .. } = self.instance;
        let (sides, goal) = ([size.get(); 2], Goal::First);
        let counters = search.counters();
        let mut out = io::stdout().lock();
        if let Some(rows) = sheet.as_ref().filter(|_| !self.json) {
            writeln!(out, "{rows}")?;
        }
        let algorithm = self.algorithm;
        let mut summary = RunSummary::new(algorithm, sides, goal, &counters, !is_solved, elapsed);
        summary.seed = Some(seed.to_string());
        summary
            .list
            .extend(is_listed.then(|| ListedSolution::Rows(rows.to_vec())));
        summary.sheet.extend(sheet);
        print(&mut out, &summary, self.json)?;
        Ok(match is_solved {
            true => Answer::Done,
            false => Answer::Undecided,
        })
    }
}

#[cfg(test)]
mod tests {
    use queens_core::large::LargeSize;
    use queens_core::{Counters, algorithm};

    use super::*;

    /// Puts every queen on row 0 and calls that a solution.
    struct FalseRows;

    impl LargeSearch for FalseRows {
        fn advance(&mut self, _: u64) -> bool {
            true
        }

        fn steps(&self) -> u64 {
            0
        }

        fn counters(&self) -> Counters {
            Counters::default()
        }

        fn outcome(&self) -> Outcome {
            Outcome::Solved
        }

        fn rows(&self) -> &[u16] {
            &[0; 33]
        }
    }

    #[test]
    fn a_solution_that_is_none_is_a_fault() {
        let size = LargeSize::new(33).unwrap();
        let request = LargeRequest {
            algorithm: algorithm::find("min-conflicts").unwrap(),
            instance: LargeInstance {
                size,
                seed: 0,
                cap: None,
            },
            lists: true,
            json: true,
        };
        let failure = request.finish(Box::new(FalseRows)).unwrap_err();
        assert_eq!(failure.status(), 70, "{failure}");
        assert!(failure.to_string().contains("is none: 0 0 0"), "{failure}");
    }
}
