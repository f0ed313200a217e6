//! The counters of a search. The page, the command line and the sheets use the same numbers.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The largest number of operations that one algorithm counts, including internal counters, which have no name in the
/// output.
pub const MAX_OPERATIONS: usize = 10;

/// The counters of a search from its beginning up to a step.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Counters {
    /// The number of tested candidate squares or whole candidates.
    pub tests: u64,
    /// The number of queens placed after a successful test.
    pub placements: u64,
    /// The number of queens removed.
    pub removals: u64,
    /// The number of nodes of the search tree: the root, which is the given board, and one node for each queen placed.
    pub nodes: u64,
    /// The largest number of queens on the board at once, including given queens.
    pub depth: u64,
    /// The number of solutions found.
    pub solutions: u64,
    /// The number of classes of solutions under the stabiliser of the given queens. A class is counted when the search
    /// finds the first of its solutions.
    pub fundamental: u64,
    /// The operations of the sheet's own program, in the order of the algorithm's `operations`. Further entries are
    /// internal counters, which have no name in the output. They only help to count the lines of helpers.
    pub operations: [u64; MAX_OPERATIONS],
}

/// A counter of a search, for listings and output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// The counter [`Counters::tests`].
    Tests,
    /// The counter [`Counters::placements`].
    Placements,
    /// The counter [`Counters::removals`].
    Removals,
    /// The counter [`Counters::nodes`].
    Nodes,
    /// The counter [`Counters::depth`].
    Depth,
    /// The counter [`Counters::solutions`].
    Solutions,
    /// The counter [`Counters::fundamental`].
    Fundamental,
    /// Nodes that are not placements: the given board, or each queen placed without a test.
    Roots,
    /// The entry of [`Counters::operations`] with this index.
    Operation(usize),
    /// No counter: for a line of a listing that is not counted.
    Uncounted,
}

impl Count {
    /// The counters that every algorithm has.
    pub const COMMON: [Count; 7] = [
        Count::Tests,
        Count::Placements,
        Count::Removals,
        Count::Nodes,
        Count::Depth,
        Count::Solutions,
        Count::Fundamental,
    ];

    /// The name in output and in the page's attributes. `None` for roots, uncounted lines and operations. An algorithm
    /// names its operations itself.
    pub const fn name(self) -> Option<&'static str> {
        Some(match self {
            Count::Tests => "tests",
            Count::Placements => "placements",
            Count::Removals => "removals",
            Count::Nodes => "nodes",
            Count::Depth => "depth",
            Count::Solutions => "solutions",
            Count::Fundamental => "fundamental",
            Count::Roots | Count::Operation(_) | Count::Uncounted => return None,
        })
    }
}

impl Counters {
    /// Whether the number of classes is known. A count that does not visit single solutions knows this number only at
    /// its end.
    pub const fn has_classes(&self) -> bool {
        self.fundamental > 0 || self.solutions == 0
    }

    /// The value of one counter.
    ///
    /// ```
    /// use queens_core::{Count, Goal, queens};
    ///
    /// let mut search = queens(8).accept(Goal::All)?.untraced();
    /// search.finish();
    /// assert_eq!(search.counters().get(Count::Solutions), 92);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If `count` is an operation with an index of [`MAX_OPERATIONS`] or more.
    pub const fn get(&self, count: Count) -> u64 {
        match count {
            Count::Tests => self.tests,
            Count::Placements => self.placements,
            Count::Removals => self.removals,
            Count::Nodes => self.nodes,
            Count::Depth => self.depth,
            Count::Solutions => self.solutions,
            Count::Fundamental => self.fundamental,
            Count::Roots => self.nodes.saturating_sub(self.placements),
            Count::Operation(index) => {
                assert!(
                    index < MAX_OPERATIONS,
                    "an algorithm has at most 10 operations"
                );
                self.operations[index]
            }
            Count::Uncounted => 0,
        }
    }
}
