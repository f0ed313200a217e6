//! The least number of queens that cover each board, γ(n), and what each value rests on. docs/DOMINATION.md says what is
//! claimed.

/// What a value rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// It is listed in OEIS A075458.
    Listed,
    /// A published lower bound is met by a set that this search finds: γ(n) is at least ⌈n/2⌉ for 4 ≤ n but 11 (Finozhenok
    /// and Weakley 2007).
    Met,
    /// It was first proven by this search.
    Proven,
}

/// The value of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeastQueens {
    pub n: u8,
    pub queens: u8,
    pub basis: Basis,
    /// The nodes in which the search by frames proves it, if it serves the board.
    pub nodes: Option<u64>,
}

/// Seconds that a node takes in WebAssembly.
const SECONDS_A_NODE: f64 = 5e-6;

/// The values, and the nodes of the search for one set.
const VALUES: [(u8, u64); 31] = [
    (1, 0),
    (1, 6),
    (1, 4),
    (2, 17),
    (3, 64),
    (3, 39),
    (4, 135),
    (5, 601),
    (5, 264),
    (5, 120),
    (5, 83),
    (6, 214),
    (7, 772),
    (8, 7_408),
    (9, 450_914),
    (9, 27_434),
    (9, 2_014),
    (9, 796),
    (10, 4_068),
    (11, 408_300),
    (11, 5_597),
    (12, 1_581_974),
    (12, 12_317),
    (13, 7_385_438),
    (13, 17_981),
    (14, 32_868_591),
    (14, 3_651_864),
    (15, 160_000_000),
    (15, 413_332),
    (15, 116_672),
    (16, 704_550),
];

/// All values, from the smallest board to the widest of which one is known.
pub fn values() -> impl Iterator<Item = LeastQueens> {
    (1..).zip(VALUES).map(|(n, (queens, nodes))| LeastQueens {
        n,
        queens,
        basis: match n {
            26 | 28 => Basis::Proven,
            27.. => Basis::Met,
            _ => Basis::Listed,
        },
        nodes: Some(nodes).filter(|&nodes| nodes > 0),
    })
}

impl LeastQueens {
    /// The seconds that the proof takes about.
    pub fn seconds(&self) -> Option<f64> {
        Some(self.nodes? as f64 * SECONDS_A_NODE)
    }
}

#[cfg(test)]
mod tests {
    use queens_core::frames::Domination;
    use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Work};

    use super::*;

    /// OEIS A075458, from n = 1.
    const LISTED: [u8; 25] = [
        1, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 9, 9, 9, 10, 11, 11, 12, 12, 13, 13,
    ];

    #[test]
    fn the_values_are_those_that_are_published() {
        let listed = values().filter(|it| it.basis == Basis::Listed);
        assert_eq!(listed.map(|it| it.queens).collect::<Vec<_>>(), LISTED);
        for LeastQueens { n, queens, .. } in values().filter(|it| it.n >= 4) {
            let half = n.div_ceil(2);
            assert!((half..=half + 1).contains(&queens) || n == 11, "{n}");
        }
    }

    #[test]
    fn what_meets_the_published_bound_is_that_bound_and_a_set_of_so_many_is_found() {
        for LeastQueens { n, queens, .. } in values().filter(|it| it.basis != Basis::Listed) {
            let setup = Setup {
                k: Some(queens.into()),
                ..Setup::new(
                    Problem::Domination,
                    BoardSize::new(n.into()).unwrap(),
                    Goal::First,
                )
            };
            let mut search = Domination::new(&Instance::new(setup).unwrap()).unwrap();
            search.finish().expect("it agrees with itself");
            assert_eq!(search.classes().count(), 1, "{n}");
        }
        let met = values().filter(|it| it.basis == Basis::Met);
        for LeastQueens { n, queens, .. } in met {
            assert_eq!(queens, n.div_ceil(2), "{n}");
        }
    }
}
