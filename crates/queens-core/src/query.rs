//! The short way to an answer: choose a problem, then list, count or find its solutions. The query chooses the
//! algorithm.

use crate::algorithm;
use crate::board::{BoardSize, SizeError, Square};
use crate::problem::{Goal, Instance, InstanceError, Problem, Setup, Variant};
use crate::search::{Accepted, Ending, Solutions, Unsupported};
use crate::text::counted;

/// A problem on a board, as [`queens`], [`dominating_sets`] and [`tours`] return it. Errors are reported when the query
/// is answered.
#[derive(Clone, Debug)]
pub struct Query {
    setup: Result<Setup, SizeError>,
}

/// The reason why a query has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum QueryError {
    /// The board is too small or too large.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The problem does not allow the board, the variant or a given square.
    #[error(transparent)]
    Instance(#[from] InstanceError),
    /// No algorithm supports the query.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
    /// The search reached its cap, so solutions may be missing.
    #[error("the search ended at its cap after {}; others may be missing", counted(*found, "solution"))]
    Capped {
        /// The number of solutions found before.
        found: u64,
    },
}

/// All ways to place n queens on a board of n×n squares so that no queen attacks another, for n from 1 to 32.
///
/// `n` can have any integer type.
///
/// ```
/// assert_eq!(queens_core::queens(8).count()?, 92);
/// assert_eq!(queens_core::queens(8_u8).count()?, 92);
///
/// let given = ["a1".parse()?, "h8".parse()?];
/// assert!(queens_core::queens(8).given(&given).count().is_err(), "they attack each other");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn queens(n: impl TryInto<i64>) -> Query {
    Query::new(Problem::Queens, BoardSize::new(number(n)))
}

/// All smallest sets of queens that occupy or attack every square of a board of n×n squares, for n from 1 to 32.
///
/// ```
/// use queens_core::{Variant, dominating_sets};
///
/// let first = dominating_sets(8).first()?.ok_or("no set")?;
/// assert_eq!(first.len(), 5);
/// assert_eq!(dominating_sets(8).count()?, 4860);
/// assert_eq!(dominating_sets(8).variant(Variant::Independent).count()?, 728);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn dominating_sets(n: impl TryInto<i64>) -> Query {
    Query::new(Problem::Domination, BoardSize::new(number(n)))
}

/// The knight's tours of a board that start on a1, or on the square of [`Query::given`]. A closed tour counts in both
/// directions. The search stops at its cap of 2,000,000 calls, unless [`Query::cap`] sets another.
///
/// ```
/// use queens_core::{Variant, tours};
///
/// let tour = tours(8, 8).first()?.ok_or("no tour")?;
/// assert_eq!(tour.len(), 64);
/// assert_eq!(tours(5, 5).count()?, 304);
/// assert_eq!(tours(5, 5).given(&["b1".parse()?]).count()?, 0);
/// assert_eq!(tours(4, 4).variant(Variant::Closed).first()?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tours(files: impl TryInto<i64>, ranks: impl TryInto<i64>) -> Query {
    let size = BoardSize::rectangular(number(files), number(ranks));
    Query::new(Problem::Knight, size)
}

/// The number as an `i64`. A number that does not fit becomes [`i64::MAX`], which is not the size of a board.
fn number(n: impl TryInto<i64>) -> i64 {
    n.try_into().unwrap_or(i64::MAX)
}

impl Query {
    fn new(problem: Problem, size: Result<BoardSize, SizeError>) -> Query {
        let setup = |size| Setup::new(problem, size, Goal::All);
        Query {
            setup: size.map(setup),
        }
    }

    /// Only solutions with these pieces. A tour has one given square, its start.
    ///
    /// ```
    /// use queens_core::queens;
    ///
    /// assert_eq!(queens(8).given(&["a1".parse()?]).count()?, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn given(mut self, squares: &[Square]) -> Query {
        if let Ok(setup) = &mut self.setup {
            setup.given = squares.to_vec();
        }
        self
    }

    /// Only solutions without a piece on these squares. Blocked squares are holes: a queen attacks across them. Dominating
    /// sets have no blocked squares.
    ///
    /// ```
    /// use queens_core::queens;
    ///
    /// assert_eq!(queens(8).blocked(&["a1".parse()?, "h8".parse()?]).count()?, 84);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn blocked(mut self, squares: &[Square]) -> Query {
        if let Ok(setup) = &mut self.setup {
            setup.blocked = squares.to_vec();
        }
        self
    }

    /// Another kind of set or tour than the first in [`Problem::variants`].
    ///
    /// ```
    /// use queens_core::{Variant, tours};
    ///
    /// // 16 closed tours, each in both directions.
    /// assert_eq!(tours(3, 10).variant(Variant::Closed).count()?, 32);
    /// # Ok::<(), queens_core::QueryError>(())
    /// ```
    pub fn variant(mut self, variant: Variant) -> Query {
        if let Ok(setup) = &mut self.setup {
            setup.variant = Some(variant);
        }
        self
    }

    /// The greatest number of nodes or calls of a search that has a cap, such as that of [`tours`].
    ///
    /// ```
    /// use queens_core::{QueryError, tours};
    ///
    /// let capped = tours(5, 5).cap(1_000).count();
    /// assert!(matches!(capped, Err(QueryError::Capped { .. })));
    /// # Ok::<(), QueryError>(())
    /// ```
    pub fn cap(mut self, cap: u64) -> Query {
        if let Ok(setup) = &mut self.setup {
            setup.cap = Some(cap);
        }
        self
    }

    /// The solutions, found while the iterator advances.
    ///
    /// ```
    /// use queens_core::queens;
    ///
    /// let corner = "a1".parse()?;
    /// let solutions = queens(10).solutions()?;
    /// assert_eq!(solutions.filter(|queens| queens.contains(&corner)).count(), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the query is not valid or no algorithm supports it. The iterator itself ends early at the cap of a search; see
    /// [`Solutions::ending`].
    pub fn solutions(&self) -> Result<Solutions, QueryError> {
        Ok(self.accept(Goal::All)?.solutions())
    }

    /// The solution that is found first. `None` if there is none.
    ///
    /// ```
    /// use queens_core::queens;
    ///
    /// let first = queens(5).first()?.ok_or("no solution")?;
    /// assert_eq!(first, ["a1", "b3", "c5", "d2", "e4"].map(|name| name.parse().unwrap()));
    /// assert_eq!(queens(3).first()?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the query is not valid, no algorithm supports it, or the search reached its cap without a solution.
    pub fn first(&self) -> Result<Option<Vec<Square>>, QueryError> {
        let mut solutions = self.accept(Goal::First)?.solutions();
        match (solutions.next(), solutions.ending()) {
            (None, Some(Ending::CapReached)) => Err(QueryError::Capped { found: 0 }),
            (first, _) => Ok(first),
        }
    }

    /// The number of solutions, by an algorithm that is fast at counting.
    ///
    /// ```
    /// use queens_core::{QueryError, queens};
    ///
    /// assert_eq!(queens(12).count()?, 14_200);
    /// assert!(matches!(queens(0).count(), Err(QueryError::Size(_))));
    /// # Ok::<(), QueryError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the query is not valid, no algorithm supports it, or the search reached its cap.
    pub fn count(&self) -> Result<u64, QueryError> {
        let mut count = self.accept(Goal::Count)?.count();
        let ending = count.finish();
        let found = count.counters().solutions;
        match ending {
            Ending::Complete => Ok(found),
            Ending::CapReached => Err(QueryError::Capped { found }),
        }
    }

    /// The search that answers the query, to trace it or to advance it in slices.
    ///
    /// ```
    /// use queens_core::{Goal, queens};
    ///
    /// let search = queens(6).accept(Goal::First)?;
    /// assert_eq!(search.algorithm().id, "bitmask");
    /// # Ok::<(), queens_core::QueryError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the query is not valid or no algorithm supports it.
    pub fn accept(&self, goal: Goal) -> Result<Accepted, QueryError> {
        let mut setup = self.setup.clone()?;
        setup.goal = goal;
        let instance = Instance::new(setup)?;
        let (first, second) = algorithm::fast(instance.problem(), goal);
        match (first.accept(instance.clone()), second) {
            (Err(_), Some(second)) => Ok(second.accept(instance)?),
            (accepted, _) => Ok(accepted?),
        }
    }
}
