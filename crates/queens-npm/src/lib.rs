//! The core as an npm package: plain functions that JavaScript can call. Bindings live here so that
//! the core itself knows no browser.

use std::error::Error;

use queens_core::algorithm;
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Nodes, or placements, between two looks at whether the search is over.
const SLICE: u64 = 1 << 20;

/// The number of ways to place n queens on an n × n board so that none attacks another, as decimal
/// digits. Throws an `Error` that names n and what is allowed when n is not. Up to n = 16 it takes a blink, beyond about
/// five times as long for each n, and from 20 on more.
#[wasm_bindgen]
pub fn count(n: f64) -> Result<String, JsError> {
    count_by(COUNTER, n)
}

/// The same by the algorithm of this id, which has to serve n with the goal `count`: `bitmask` and `recursive` are for
/// comparison. Throws an `Error` that says what it does not serve.
#[wasm_bindgen(js_name = countBy)]
pub fn count_by(algorithm: &str, n: f64) -> Result<String, JsError> {
    solutions(algorithm, n).map_err(|error| JsError::new(&error.to_string()))
}

/// The algorithm that does nothing but count.
const COUNTER: &str = "meet-in-the-middle";

fn solutions(id: &str, n: f64) -> Result<String, Box<dyn Error>> {
    if n.fract() != 0.0 {
        return Err(format!("n={n} is not a whole number").into());
    }
    // Beyond the range of integers the cast saturates, which the board's size refuses.
    let size = BoardSize::new(n as i64)?;
    let algorithm = algorithm::find(id).ok_or_else(|| format!("there is no algorithm “{id}”"))?;
    let instance = Instance::queens(size, &[], Goal::Count)?;
    let mut search = algorithm.accept(instance)?.count();
    while !search.advance(SLICE) {}
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
    fn what_is_no_board_size_is_refused() {
        for n in [0.0, -1.0, 8.5, 1e300, f64::NAN, f64::INFINITY] {
            assert!(solutions(COUNTER, n).is_err(), "{n}");
        }
    }

    #[test]
    fn what_does_not_serve_is_refused() {
        for (id, n) in [(COUNTER, 28.0), ("min-conflicts", 8.0), ("queens", 8.0)] {
            assert!(solutions(id, n).is_err(), "{id}, n={n}");
        }
    }
}
