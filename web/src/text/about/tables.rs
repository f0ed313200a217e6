//! The numbers that the page about the problem shows in tables.

/// n, all solutions, and the fundamental ones.
pub(crate) const COUNTS: [(u8, u64, u64); 12] = [
    (1, 1, 1),
    (2, 0, 0),
    (3, 0, 0),
    (4, 2, 1),
    (5, 10, 2),
    (6, 4, 1),
    (7, 40, 6),
    (8, 92, 12),
    (9, 352, 46),
    (10, 724, 92),
    (11, 2_680, 341),
    (12, 14_200, 1_787),
];

/// The fewest queens that block a board.
pub(crate) struct Least {
    pub(crate) n: u8,
    pub(crate) queens: u8,
    /// The sets of so many queens, and their classes under the symmetries of the board.
    pub(crate) sets: u64,
    pub(crate) classes: u64,
    /// The fewest where no queen attacks another.
    pub(crate) independent: u8,
    /// The fewest that attack every square, if there are any.
    pub(crate) total: Option<u8>,
}

impl Least {
    const fn new(
        n: u8,
        (queens, sets, classes): (u8, u64, u64),
        independent: u8,
        total: Option<u8>,
    ) -> Least {
        Least {
            n,
            queens,
            sets,
            classes,
            independent,
            total,
        }
    }
}

/// Domination by n.
pub(crate) static LEAST: [Least; 9] = [
    Least::new(1, (1, 1, 1), 1, None),
    Least::new(2, (1, 4, 1), 1, Some(2)),
    Least::new(3, (1, 1, 1), 1, Some(2)),
    Least::new(4, (2, 12, 3), 3, Some(2)),
    Least::new(5, (3, 186, 37), 3, Some(3)),
    Least::new(6, (3, 4, 1), 4, Some(4)),
    Least::new(7, (4, 86, 13), 4, Some(4)),
    Least::new(8, (5, 4_860, 638), 5, Some(5)),
    Least::new(9, (5, 114, 21), 5, Some(5)),
];

/// n, and the starts from which n queens are placed by the table hb and by current values.
pub(crate) const SUCCESSES: [(u8, u64, u64); 7] = [
    (4, 4, 8),
    (5, 3, 23),
    (6, 0, 4),
    (7, 0, 29),
    (8, 0, 13),
    (9, 1, 40),
    (10, 0, 24),
];
