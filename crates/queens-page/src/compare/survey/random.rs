//! The random searches of a survey: the number of boards drawn until the first solution, and its expected value.

use super::growth::operation;
use super::plan::{EXHAUSTIVE, PLACEMENT, ROWS};
use super::{Sample, Taken};

/// The operation that counts the restarts of a random search.
const RESTARTS: &str = "restarts";

/// The numbers of draws for one board size.
#[derive(Clone, PartialEq, Debug)]
pub struct RandomDraws {
    pub n: u8,
    /// The number of candidates, in decimal digits.
    pub space: String,
    pub solutions: u64,
    /// The number of candidates per solution, which is the expected number of draws.
    pub expected: f64,
    /// The draws of `random-rows`.
    pub rows: Option<Sample>,
    /// The draws of `random-placement`.
    pub placement: Option<Sample>,
}

impl Taken {
    /// The draws for each board size whose exhaustive search is finished.
    pub fn draws(&self) -> Vec<RandomDraws> {
        let exhaustive = self
            .entries()
            .filter(|(it, _)| it.algorithm.id == EXHAUSTIVE);
        exhaustive
            .filter_map(|(search, outcome)| {
                let n = search.size.files();
                let solutions = outcome.counters()?.solutions;
                let space = search.space()?;
                Some(RandomDraws {
                    n,
                    expected: space.as_f64() / solutions as f64,
                    space: space.to_string(),
                    solutions,
                    rows: self.sample(ROWS, n),
                    placement: self.sample(PLACEMENT, n),
                })
            })
            .collect()
    }

    /// The draws of one algorithm on boards of a size, with one number per search.
    fn sample(&self, id: &str, n: u8) -> Option<Sample> {
        let drawn = self.entries().filter_map(|(search, outcome)| {
            let is_one = search.algorithm.id == id && search.size.files() == n;
            let counters = outcome.counters().filter(|_| is_one)?;
            // The number of boards is one more than the number of restarts.
            Some(operation(search.algorithm, counters, RESTARTS)? + 1)
        });
        Sample::of(&drawn.collect::<Vec<_>>())
    }
}
