//! `queens run` on a board above 32. The JSON object has the same keys as for smaller boards.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::large::{LargeInstance, is_solution, list};
use queens_core::{Goal, LargeSearch};

use crate::Answer;
use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::print_summary;
use crate::progress::SearchProgress;
use crate::search::counted;
use crate::summary::{ListedSolution, RunSummary};

/// Runs the search to its end and prints its results.
pub(crate) fn run(options: &SearchOptions, instance: &LargeInstance) -> Result<Answer, Failure> {
    let algorithm = options.algorithm;
    let search = algorithm.search_large(instance);
    let refused = || Failure::Internal(format!("{} refuses the board", algorithm.id));
    finish(options, instance, &mut *search.ok_or_else(refused)?)
}

fn finish(
    options: &SearchOptions,
    instance: &LargeInstance,
    search: &mut dyn LargeSearch,
) -> Result<Answer, Failure> {
    let start = Instant::now();
    let found = counted(search, &SearchProgress::from_algorithm(options.algorithm));
    let elapsed = start.elapsed();
    let is_solved = !found.is_capped;
    let rows = search.rows();
    if is_solved && !is_solution(rows) {
        return Err(Failure::wrong_solution(&list(rows)));
    }
    let is_listed = is_solved && options.list > Some(0);
    let sheet = is_listed.then(|| list(rows));
    if let Some(rows) = sheet.as_ref().filter(|_| !options.json) {
        writeln!(io::stdout(), "{rows}")?;
    }
    let sides = [instance.size.get(); 2];
    let mut summary = RunSummary::new(options.algorithm, sides, Goal::First, found, elapsed);
    summary.seed = Some(instance.seed.to_string());
    let listed = is_listed.then(|| ListedSolution::Rows(rows.to_vec()));
    summary.list.extend(listed);
    summary.sheet.extend(sheet);
    print_summary(&summary, options.json, summary.answer())
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use queens_core::large::LargeSize;
    use queens_core::{CountedSearch, Counters, Ending, Work, algorithm};

    use super::*;

    /// A search that puts every queen on row 0 and reports a solution.
    struct FalseRows;

    impl Work for FalseRows {
        type Output = Ending;

        fn work(&mut self, _: u64) -> Poll<Ending> {
            Poll::Ready(Ending::Complete)
        }
    }

    impl CountedSearch for FalseRows {
        fn counters(&self) -> Counters {
            Counters::default()
        }

        fn progress(&self) -> f64 {
            1.0
        }
    }

    impl LargeSearch for FalseRows {
        fn steps(&self) -> u64 {
            0
        }

        fn rows(&self) -> &[u16] {
            &[0; 33]
        }
    }

    #[test]
    fn a_wrong_solution_is_a_failure() {
        let options = SearchOptions::new(algorithm::find("min-conflicts").unwrap(), 33);
        let instance = LargeInstance {
            size: LargeSize::new(33).unwrap(),
            seed: 0,
            cap: None,
        };
        let failure = finish(&options, &instance, &mut FalseRows).unwrap_err();
        assert_eq!(failure.status(), 70, "{failure}");
        assert!(
            failure.to_string().contains("a wrong solution: 0 0 0"),
            "{failure}"
        );
    }
}
