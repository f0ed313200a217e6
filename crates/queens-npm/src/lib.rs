//! The core as an npm package: plain functions that JavaScript can call. Bindings live here so that
//! the core itself knows no browser.

use std::error::Error;

use queens_core::algorithm;
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Nodes between two looks at whether the search is over.
const SLICE: u64 = 1 << 20;

/// The number of ways to place n queens on an n × n board so that none attacks another, as decimal
/// digits. Throws an `Error` that names n and what is allowed when n is not. The time grows about
/// eightfold with each n from 12 on, where it takes a blink.
#[wasm_bindgen]
pub fn count(n: f64) -> Result<String, JsError> {
    solutions(n).map_err(|error| JsError::new(&error.to_string()))
}

fn solutions(n: f64) -> Result<String, Box<dyn Error>> {
    if n.fract() != 0.0 {
        return Err(format!("n={n} is not a whole number").into());
    }
    // Beyond the range of integers the cast saturates, which the board's size refuses.
    let size = BoardSize::new(n as i64)?;
    let instance = Instance::queens(size, &[], Goal::Count)?;
    let bitmask = algorithm::find("bitmask").ok_or("the registry has no bitmask search")?;
    let mut search = (bitmask.count)(bitmask, &instance);
    while !search.advance(SLICE) {}
    Ok(search.counters().solutions.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_queens_have_ninety_two_solutions() {
        assert_eq!(solutions(8.0).expect("eight is allowed"), "92");
    }

    #[test]
    fn what_is_no_board_size_is_refused() {
        for n in [0.0, -1.0, 8.5, 1e300, f64::NAN, f64::INFINITY] {
            assert!(solutions(n).is_err(), "{n}");
        }
    }
}
