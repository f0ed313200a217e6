//! The growth of a quantity with the board size, for each algorithm of a survey.

use queens_core::{Count, Counters, Descriptor};
use queens_draw::chart::GrowthPoint;

use super::{Outcome, Taken};

/// A quantity to compare.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Quantity {
    #[default]
    Tests,
    Placements,
    Nodes,
    /// The time in milliseconds.
    Time,
    /// The operation with this name, for algorithms that count it.
    Operation(&'static str),
}

impl Quantity {
    const COMMON: [Quantity; 4] = [
        Quantity::Tests,
        Quantity::Placements,
        Quantity::Nodes,
        Quantity::Time,
    ];

    /// The name of the quantity in hooks and files.
    pub const fn name(self) -> &'static str {
        match self {
            Quantity::Tests => "tests",
            Quantity::Placements => "placements",
            Quantity::Nodes => "nodes",
            Quantity::Time => "milliseconds",
            Quantity::Operation(name) => name,
        }
    }

    /// The quantities for these algorithms. An operation that several of them count occurs once.
    pub fn of(algorithms: &[&'static Descriptor]) -> Vec<Quantity> {
        let mut all = Quantity::COMMON.to_vec();
        for operation in algorithms.iter().flat_map(|it| it.operations) {
            let quantity = Quantity::Operation(operation.name);
            if !all.contains(&quantity) {
                all.push(quantity);
            }
        }
        all
    }

    /// The value at the end of a search, if the algorithm counts it and the search was complete.
    pub fn value(self, algorithm: &Descriptor, outcome: &Outcome) -> Option<f64> {
        let counters = outcome.complete()?;
        let kept = |count| kept(algorithm, counters, count).map(|it| it as f64);
        match self {
            Quantity::Tests => kept(Count::Tests),
            Quantity::Placements => kept(Count::Placements),
            Quantity::Nodes => kept(Count::Nodes),
            Quantity::Time => Some(outcome.milliseconds),
            Quantity::Operation(name) => operation(algorithm, counters, name).map(|it| it as f64),
        }
    }
}

/// A counter, if the algorithm supports it.
pub fn kept(algorithm: &Descriptor, counters: &Counters, count: Count) -> Option<u64> {
    let is_kept = algorithm.traversal.keeps(count);
    is_kept.then(|| counters.get(count))
}

/// The number of times an algorithm performed this operation, if it counts it.
pub(super) fn operation(algorithm: &Descriptor, counters: &Counters, name: &str) -> Option<u64> {
    let mut operations = algorithm.operations.iter();
    let index = operations.position(|operation| operation.name == name)?;
    counters.operations.get(index).copied()
}

impl Taken {
    /// The values of one algorithm, in the order of the boards.
    pub fn points(&self, series: usize, quantity: Quantity) -> Vec<GrowthPoint> {
        let count = self.plan.algorithms.len();
        let of_series = self.entries().skip(series).step_by(count.max(1));
        let points = of_series.filter_map(|(search, outcome)| {
            Some(GrowthPoint {
                n: search.size.files(),
                value: quantity.value(search.algorithm, outcome)?,
            })
        });
        points.collect()
    }
}
