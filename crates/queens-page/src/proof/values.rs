//! The least number of queens that cover each board, γ(n), and the evidence for each value. docs/DOMINATION.md states
//! the claims.

use strum::VariantArray;

/// The evidence for a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Basis {
    /// The value is listed in OEIS A075458.
    Listed,
    /// This search finds a set that meets a published lower bound: γ(n) ≥ ⌈n/2⌉ for n ≥ 4 except n = 11 (Finozhenok and
    /// Weakley 2007).
    Met,
    /// No proof before this search is known to us.
    Proven,
}

/// The value of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeastQueens {
    pub n: u8,
    pub queens: u8,
    pub basis: Basis,
    /// The nodes of a proof by frames. `None` if frames do not support the board.
    pub nodes: Option<u64>,
}

/// The seconds per node in WebAssembly: n = 24 took 27 s.
const SECONDS_A_NODE: f64 = 3.7e-6;

/// The values, and the approximate nodes of the search for one set that proves them.
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

/// All known values, from the smallest board to the largest.
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
    /// The approximate time of the proof in seconds.
    pub fn seconds(&self) -> Option<f64> {
        Some(self.nodes? as f64 * SECONDS_A_NODE)
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Square, is_solution};

    use super::*;

    /// The values of OEIS A075458, from n = 1.
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

    /// Dominating sets for the boards without a listed value.
    const SETS: [(u8, &str); 6] = [
        (26, "a4 c14 e26 g6 i24 k12 m18 o10 o22 q10 s2 u8 w20 y16"),
        (27, "b4 d10 e5 f20 h26 j14 l6 n24 p12 r18 t2 v8 x22 z16"),
        (
            28,
            "a5 c13 e19 g23 i27 k1 m15 o11 q3 q17 s25 u19 w9 y7 aa21",
        ),
        (
            29,
            "a7 c25 e19 g9 i3 k29 m17 o11 q27 s1 u21 w13 y23 aa5 ac15",
        ),
        (
            30,
            "a8 c18 e20 g6 i22 k30 m14 o2 q28 s16 u12 w26 y4 aa10 ac24",
        ),
        (
            31,
            "a5 c9 e19 g29 i7 k21 m31 o15 q17 s1 u11 w25 y3 aa13 ac23 ae27",
        ),
    ];

    #[test]
    fn of_each_board_without_a_listed_value_a_set_of_so_many_queens_covers_it() {
        let others = values().filter(|it| it.basis != Basis::Listed);
        for (LeastQueens { n, queens, .. }, (board, set)) in others.zip(SETS) {
            let set: Vec<Square> = set.split(' ').map(|name| name.parse().unwrap()).collect();
            let size = BoardSize::new(n.into()).unwrap();
            let setup = Setup::new(Problem::Domination, size, Goal::First);
            let instance = Instance::new(setup).unwrap();
            assert_eq!((board, set.len()), (n, usize::from(queens)));
            assert!(is_solution(&instance, &set), "{n}");
        }
        let met = values().filter(|it| it.basis == Basis::Met);
        for LeastQueens { n, queens, .. } in met {
            assert_eq!(queens, n.div_ceil(2), "{n}");
        }
    }
}
