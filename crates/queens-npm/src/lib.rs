//! The core as an npm package: functions for JavaScript. The bindings are here, so that the core knows no browser.

use std::error::Error;

use queens_core::{BoardSize, Goal, Instance, algorithm};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// The number of ways to place n queens on an n × n board so that none attacks another, as decimal digits. Throws an
/// `Error` that names n and what is allowed. Above n = 16 each next n takes about five times as long, and more from 20 on.
#[wasm_bindgen]
pub fn count(n: f64) -> Result<String, JsError> {
    count_by(COUNTER, n)
}

/// The same number by the algorithm of this id, such as `bitmask` or `recursive`. Throws an `Error` if the algorithm does
/// not serve n with the goal `count`.
#[wasm_bindgen(js_name = countBy)]
pub fn count_by(algorithm: &str, n: f64) -> Result<String, JsError> {
    solutions(algorithm, n).map_err(|error| JsError::new(&error.to_string()))
}

/// The fastest algorithm, which only counts.
const COUNTER: &str = "meet-in-the-middle";

fn solutions(id: &str, n: f64) -> Result<String, Box<dyn Error>> {
    if n.fract() != 0.0 {
        return Err(format!("n={n} is not a whole number").into());
    }
    // The cast saturates outside the range of i64, and the board's size refuses the result.
    let size = BoardSize::new(n as i64)?;
    let algorithm = algorithm::find(id).ok_or_else(|| format!("there is no algorithm “{id}”"))?;
    let instance = Instance::queens(size, &[], Goal::Count)?;
    let mut search = algorithm.accept(instance)?.count();
    while !search.advance(u64::MAX) {}
    Ok(search.counters().solutions.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_queens_have_ninety_two_solutions() {
        for id in [COUNTER, "bitmask", "recursive"] {
            assert_eq!(solutions(id, 8.0).expect("eight is allowed"), "92");
        }
    }

    #[test]
    fn a_bad_board_size_is_refused() {
        for n in [0.0, -1.0, 8.5, 1e300, f64::NAN, f64::INFINITY] {
            assert!(solutions(COUNTER, n).is_err(), "{n}");
        }
    }

    #[test]
    fn an_algorithm_that_does_not_serve_the_board_is_refused() {
        for (id, n) in [(COUNTER, 28.0), ("min-conflicts", 8.0), ("queens", 8.0)] {
            assert!(solutions(id, n).is_err(), "{id}, n={n}");
        }
    }
}
