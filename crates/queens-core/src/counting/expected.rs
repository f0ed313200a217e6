//! The expected cost of a count before it runs, as a multiple of a short count. The caller measures the short count on
//! its machine and multiplies.
//!
//! The figures were measured with `cargo bench --bench shards`; the figures for WebAssembly were measured under Node.

use crate::counting::engine::depth_first_queens;
use crate::counting::plan::WIDEST;
use crate::problem::{Instance, Problem};

/// The number of files of the empty board whose count is the unit of cost. It takes a few hundredths of a second.
pub const UNIT_FILES: u8 = 14;

/// The number of files of the narrowest board with a measured figure. Narrower boards are counted depth first.
const FIRST: u8 = 13;
/// The number of boards from [`FIRST`] to [`WIDEST`].
const BOARDS: usize = (WIDEST - FIRST + 1) as usize;
/// The cost in units of each empty board, tables included. Up to n = 20, all or many shards were measured; for n = 21,
/// single shards. The other figures come from `cargo bench --bench scale`, which counts random slices.
const NATIVE: [f64; BOARDS] = [
    0.45, 1.0, 3.8, 9.2, 39.0, 145.0, 1e3, 4.9e3, 5.5e4, 4.4e5, 1e7, 1e8, 1.24e9, 1.9e10, 3e11,
];
/// The costs in WebAssembly, whose narrower vectors make long lists slower. Up to n = 15 they equal the native costs,
/// and up to n = 22 they were measured on single shards. The other figures are a guess: one and a half times the native
/// time of a count without tables.
const WEBASSEMBLY: [f64; BOARDS] = [
    0.45, 1.0, 3.8, 10.0, 53.0, 215.0, 2e3, 9.6e3, 1.03e5, 1.2e6, 1.5e7, 1.5e8, 1.9e9, 2.9e10,
    4.5e11,
];
/// The number of queens that a depth-first search places in the time of one unit.
const QUEENS: f64 = 2.6e6;

/// The cost of counting completions by halves, as a multiple of the cost of the empty board with as many queens to
/// place. Completions cost more because they use no symmetry and no tables. The measured factors are 5 for 15 queens, 9
/// to 11 for 17, 11 to 12 for 19 and 14 for 20.
const GIVEN: f64 = 9.0;

/// The expected cost of this count in units. A unit is the count of the empty board with [`UNIT_FILES`] files, by one
/// thread on the same machine. The relative error is up to one half. With given queens and up to 20 queens to place,
/// the estimate is wrong by up to a factor of two. With more queens to place, it is a guess. `None` for boards wider
/// than [`WIDEST`], and for problems other than n queens.
///
/// ```
/// use queens_core::counting::expected::expected;
/// use queens_core::{BoardSize, Goal, Instance};
///
/// let unit = Instance::queens(BoardSize::new(14)?, &[], Goal::Count)?;
/// assert_eq!(expected(&unit), Some(1.0));
/// let wider = Instance::queens(BoardSize::new(28)?, &[], Goal::Count)?;
/// assert_eq!(expected(&wider), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn expected(instance: &Instance) -> Option<f64> {
    if cfg!(target_arch = "wasm32") {
        cost(instance, &WEBASSEMBLY)
    } else {
        cost(instance, &NATIVE)
    }
}

fn cost(instance: &Instance, figures: &[f64; BOARDS]) -> Option<f64> {
    let (n, given) = (instance.size().files(), instance.given().len());
    if n > WIDEST || instance.problem() != Problem::Queens {
        return None;
    }
    if let Some(queens) = depth_first_queens(instance) {
        return Some(queens / QUEENS);
    }
    let factor = if given == 0 { 1.0 } else { GIVEN };
    Some(factor * units(figures, usize::from(n) - given))
}

/// The memory in megabytes that a browser's worker needs for this count, tables included. `None` for more than 21
/// files, with given queens, and for problems other than n queens, because these counts were not measured.
pub fn megabytes(instance: &Instance) -> Option<u32> {
    let megabytes = match instance.size().files() {
        0..=18 => 31,
        // This figure was not measured. It is the size of the tables plus the other memory measured for n = 18 and 20.
        19 => 70,
        20 => 138,
        21 => 508,
        _ => return None,
    };
    let is_empty = instance.given().is_empty() && instance.problem() == Problem::Queens;
    is_empty.then_some(megabytes)
}

/// The cost in units of an empty board with this number of queens. Fewer than [`FIRST`] queens cost as much as
/// [`FIRST`].
fn units(figures: &[f64; BOARDS], queens: usize) -> f64 {
    figures[queens.saturating_sub(usize::from(FIRST))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::counting::halves::Halves;
    use crate::counting::published::published;
    use crate::problem::{Goal, Setup};
    use crate::random::Random;

    fn instance(n: i64, given: &str) -> Instance {
        let squares = given.split(',').filter(|name| !name.is_empty());
        let given: Vec<_> = squares.map(|name| name.parse().unwrap()).collect();
        Instance::queens(BoardSize::new(n).unwrap(), &given, Goal::Count).unwrap()
    }

    fn units_of(n: i64, given: &str) -> f64 {
        expected(&instance(n, given)).unwrap()
    }

    /// The costs also increase where the method changes, and up to the last figure.
    #[test]
    fn every_wider_board_costs_more() {
        let costs: Vec<f64> = (2..=i64::from(WIDEST)).map(|n| units_of(n, "")).collect();
        assert!(costs.is_sorted_by(|a, b| a < b), "{costs:?}");
        assert_eq!(expected(&instance(28, "")), None);
        let size = BoardSize::new(14).unwrap();
        let sets = Setup {
            k: Some(7),
            ..Setup::new(Problem::Domination, size, Goal::Count)
        };
        assert_eq!(expected(&Instance::new(sets).unwrap()), None);
    }

    /// The cost model was measured on one machine: 15 ns per listed placement, 0.5 ns per 256 pairs, and 12 µs per set
    /// of rows. One unit takes 28 ms on that machine.
    #[test]
    fn figures_follow_the_placements_and_pairs_of_the_halves() {
        let mut random = Random::new(1);
        for n in FIRST..=20 {
            let halves = Halves::new(&instance(n.into(), "")).filled();
            let (mut nanoseconds, mut buffer) = (0.0, Vec::new());
            let drawn = 40;
            for _ in 0..drawn {
                let (rows, _) = halves.draw(&mut random);
                let [west, east] = halves
                    .placements(rows, &mut buffer)
                    .map(|count| count as f64);
                nanoseconds += 15.0 * (west + east) + 0.5 * west * east / 256.0 + 12e3;
            }
            let sets = halves.number_of_sets() as f64;
            let by_work = nanoseconds / f64::from(drawn) * sets / 28e6;
            let off = units_of(n.into(), "") / by_work;
            assert!((0.67..1.5).contains(&off), "n = {n}: {by_work} units");
        }
    }

    /// On wide boards, the pairs take most of the time. n = 23 is the first board without tables; the cost grows most
    /// there. Beyond n = 24, each further file multiplies the pairs per solution by about 1.5, measured on random
    /// slices.
    #[test]
    fn on_wide_boards_the_cost_grows_with_the_published_totals() {
        for figures in [&NATIVE, &WEBASSEMBLY] {
            let solutions = |n| published(n).unwrap().solutions as f64;
            for n in 18..WIDEST {
                let cost = |n| units(figures, usize::from(n));
                let growth = cost(n + 1) / cost(n) / (solutions(n + 1) / solutions(n));
                let allowed = if n < 24 { 0.5..3.0 } else { 1.2..1.8 };
                assert!(allowed.contains(&growth), "from n = {n}: {growth}");
            }
        }
    }

    /// The seconds were measured on a machine on which the unit takes 28 ms.
    #[test]
    fn measured_counts_with_given_queens_are_within_a_factor_of_two() {
        for (n, given, seconds) in [
            (12, "", 0.0103),
            (15, "a1", 0.08),
            (17, "a1,b3", 0.23),
            (19, "a1,b3,c5,d2", 0.024),
            (16, "h5", 0.53),
            (18, "h5", 11.5),
            (19, "h5,b1", 10.1),
            (20, "a1", 344.0),
            (20, "h5", 300.0),
            (22, "h5,b1", 1_845.0),
        ] {
            let expected = units_of(n, given) * 0.028;
            let off = expected / seconds;
            assert!((0.5..2.0).contains(&off), "n = {n}, {given}: {expected} s");
        }
    }

    /// In addition to the tables of quadrants, a worker needs memory for its code, its lists and the tables of its
    /// joins.
    #[test]
    fn the_memory_of_a_worker_is_that_of_its_tables_and_little_more() {
        for n in [18, 19, 20] {
            let tables = Halves::new(&instance(n, "")).filled().table_bytes() as f64 / 1e6;
            let megabytes = megabytes(&instance(n, "")).map(f64::from);
            let overhead = megabytes.map(|all| all - tables);
            assert!(
                overhead.is_some_and(|overhead| (10.0..25.0).contains(&overhead)),
                "n = {n}: {tables} MB of tables, {megabytes:?}"
            );
        }
    }
}
