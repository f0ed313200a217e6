//! The searches that the page about the problem leads to, each by a name of its own.

use queens_core::{Goal, Square, Variant};

/// A search with its settings.
pub(crate) struct Example {
    /// The name in the texts.
    pub(crate) name: &'static str,
    /// The id of the algorithm.
    pub(crate) algorithm: &'static str,
    /// The side of the board.
    pub(crate) n: u8,
    /// The usual one of the algorithm if there is none.
    pub(crate) goal: Option<Goal>,
    pub(crate) variant: Option<Variant>,
    pub(crate) k: Option<u16>,
    pub(crate) given: Option<Square>,
}

impl Example {
    const fn new(name: &'static str, algorithm: &'static str, n: u8) -> Example {
        Example {
            name,
            algorithm,
            n,
            goal: None,
            variant: None,
            k: None,
            given: None,
        }
    }

    /// From a square, by its column and row from 0.
    const fn from(mut self, column: u8, row: u8) -> Example {
        self.given = Square::new(column, row);
        self
    }

    const fn all(mut self) -> Example {
        self.goal = Some(Goal::All);
        self
    }

    const fn first(mut self) -> Example {
        self.goal = Some(Goal::First);
        self
    }

    const fn with(mut self, variant: Variant) -> Example {
        self.variant = Some(variant);
        self
    }

    const fn of(mut self, k: u16) -> Example {
        self.k = Some(k);
        self
    }
}

/// All of them.
pub(crate) static EXAMPLES: [Example; 24] = [
    Example::new("move-one", "move-one", 8).first(),
    Example::new("move-one-5", "move-one", 5).first(),
    Example::new("coverage", "coverage-search", 8).all(),
    Example::new("coverage-4", "coverage-search", 8).all().of(4),
    Example::new("independent", "coverage-search", 8)
        .all()
        .with(Variant::Independent),
    Example::new("total", "coverage-search", 8)
        .all()
        .with(Variant::Total),
    Example::new("scan-5", "accessibility-scan", 5).from(1, 1),
    Example::new("scan-8", "accessibility-scan", 8).from(0, 0),
    Example::new("list-5", "accessibility-list", 5).from(1, 1),
    Example::new("list-8", "accessibility-list", 8).from(0, 0),
    Example::new("list-9", "accessibility-list", 9).from(5, 4),
    Example::new("dynamic", "accessibility-dynamic", 8).from(5, 0),
    Example::new("conflicts", "min-conflicts", 32),
    Example::new("natural-a1", "tour-natural-order", 8).from(0, 0),
    Example::new("natural-e3", "tour-natural-order", 8).from(4, 2),
    Example::new("natural-5", "tour-natural-order", 5).from(1, 0),
    Example::new("fewest-a1", "tour-fewest-onward", 8).from(0, 0),
    Example::new("fewest-f5", "tour-fewest-onward", 8).from(5, 4),
    Example::new("fewest-e1", "tour-fewest-onward", 8).from(4, 0),
    Example::new("fewest-g2", "tour-fewest-onward", 8).from(6, 1),
    Example::new("fewest-d3", "tour-fewest-onward", 8).from(3, 2),
    Example::new("fewest-g4", "tour-fewest-onward", 8).from(6, 3),
    Example::new("fewest-5", "tour-fewest-onward", 5).from(0, 0),
    Example::new("roth-f5", "tour-roth", 8).from(5, 4),
];
