//! What a survey says of random searches: how many boards they draw until the first solution, beside
//! what can be expected.

use super::growth::operation;
use super::plan::{EXHAUSTIVE, PLACEMENT, ROWS};
use super::{Sample, Taken};

/// The operation that counts how often a random search begins again.
const RESTARTS: &str = "restarts";

/// The boards that were drawn on one board size.
#[derive(Clone, PartialEq, Debug)]
pub struct RandomDraws {
    pub n: u8,
    /// The number of candidates, in decimal digits.
    pub space: String,
    pub solutions: u64,
    /// Candidates a solution: how many have to be drawn on average.
    pub expected: f64,
    /// Those of `random-rows`.
    pub rows: Option<Sample>,
    /// Those of `random-placement`.
    pub placement: Option<Sample>,
}

impl Taken {
    /// The draws on each board that has been gone through.
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

    /// The boards that one algorithm has drawn on boards of a size, a number for each search.
    fn sample(&self, id: &str, n: u8) -> Option<Sample> {
        let drawn = self.entries().filter_map(|(search, outcome)| {
            let is_one = search.algorithm.id == id && search.size.files() == n;
            let counters = outcome.counters().filter(|_| is_one)?;
            // The first board is begun, each other one begun again.
            Some(operation(search.algorithm, counters, RESTARTS)? + 1)
        });
        Sample::of(&drawn.collect::<Vec<_>>())
    }
}
