//! What a count costs before it is begun, as a multiple of a count that takes a moment: whoever asks times that one
//! once on the machine at hand.
//!
//! The figures were measured by `cargo bench --bench shards`, those of WebAssembly under Node (`docs/BENCHMARKS.md`).

use crate::counting::engine::depth_first_queens;
use crate::counting::plan::WIDEST;
use crate::instance::Instance;

/// The files of the empty board whose count is the unit: some hundredths of a second.
pub const UNIT: u8 = 14;

/// The first board that is measured; narrower ones are counted depth first.
const FIRST: u8 = 13;
/// Units of the empty boards from [`FIRST`] on, their tables included: up to 20 from all shards or many, beyond from single ones.
const NATIVE: [f64; 12] = [
    0.45, 1.0, 3.8, 9.2, 39.0, 145.0, 1e3, 4.9e3, 5.5e4, 4.4e5, 1e7, 1.1e8,
];
/// The same in WebAssembly, whose vectors are narrower, so that long lists take longer: up to 15 what it is natively, then up
/// to 22 from single shards, beyond a guess, one and a half times what it takes natively without tables.
const WEBASSEMBLY: [f64; 12] = [
    0.45, 1.0, 3.8, 10.0, 53.0, 215.0, 2e3, 9.6e3, 1.03e5, 1.2e6, 1.5e7, 1.6e8,
];
/// What one more file costs beyond: a guess; lists grow, and with them what does not fit into the memory near the
/// processor.
const GROWTH: f64 = 11.5;
/// A depth-first search places so many queens in the time of the unit.
const QUEENS: f64 = 2.6e6;

/// By halves, completions cost so many times the empty board with as many queens as are left: no symmetry is used, and
/// there are no tables. Measured were 5 for 15 queens, 9 to 11 for 17, 11 to 12 for 19 and 14 for 20.
const GIVEN: f64 = 9.0;

/// About how often the count of the empty board with [`UNIT`] files could be made in the time of this one, by one
/// thread and on the same machine: up to n = 20 within a half more or less, with given queens and up to 20 others within
/// the double, beyond 24 a guess. None for boards wider than [`WIDEST`].
pub fn expected(instance: &Instance) -> Option<f64> {
    let (n, given) = (instance.size().get(), instance.given().len());
    if n > WIDEST {
        return None;
    }
    if let Some(queens) = depth_first_queens(instance) {
        return Some(queens / QUEENS);
    }
    let factor = if given == 0 { 1.0 } else { GIVEN };
    Some(factor * units(usize::from(n) - given))
}

/// About how many megabytes a browser's worker takes for this count, its tables included; none where that is not known.
pub fn megabytes(instance: &Instance) -> Option<u32> {
    let measured = match instance.size().get() {
        0..=18 => 31,
        20 => 138,
        21 => 508,
        _ => return None,
    };
    instance.given().is_empty().then_some(measured)
}

/// Units of an empty board for so many queens.
fn units(queens: usize) -> f64 {
    let all = match cfg!(target_arch = "wasm32") {
        true => &WEBASSEMBLY,
        false => &NATIVE,
    };
    let at = queens.saturating_sub(usize::from(FIRST));
    let beyond = (at + 1).saturating_sub(all.len());
    all[at - beyond] * GROWTH.powi(beyond as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::instance::Goal;

    fn of(n: i64, given: &str) -> Option<f64> {
        let squares = given.split(',').filter(|name| !name.is_empty());
        let given: Vec<_> = squares.map(|name| name.parse().unwrap()).collect();
        let size = BoardSize::new(n).unwrap();
        expected(&Instance::queens(size, &given, Goal::Count).unwrap())
    }

    #[test]
    fn every_wider_board_costs_more() {
        let all: Vec<f64> = (2..=27).map(|n| of(n, "").unwrap()).collect();
        assert!(all.is_sorted() && WEBASSEMBLY.is_sorted(), "{all:?}");
        assert!(
            NATIVE
                .iter()
                .zip(WEBASSEMBLY)
                .all(|(&native, it)| native <= it)
        );
        assert_eq!(
            (of(14, ""), of(28, ""), of(32, "")),
            (Some(1.0), None, None)
        );
        assert_eq!(of(24, ""), Some(1.1e8));
        let last = of(27, "").unwrap() / of(26, "").unwrap();
        assert!((last - GROWTH).abs() < 1e-9, "{last}");
    }

    /// Seconds on a machine on which the unit takes 28 ms.
    #[test]
    fn what_was_measured_with_given_queens_is_expected_within_the_double() {
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
            let expected = of(n, given).unwrap() * 0.028;
            let off = expected / seconds;
            assert!((0.5..2.0).contains(&off), "n = {n}, {given}: {expected} s");
        }
    }
}
