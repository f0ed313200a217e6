//! The core as an npm package: plain functions that JavaScript can call. Bindings live here so that
//! the core itself knows no browser.

use std::error::Error;

use queens_core::algorithm;
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Steps between two looks at whether the search is over.
const SLICE: u32 = 1 << 20;

/// The number of ways to place n queens on an n × n board so that none attacks another, as decimal
/// digits. Throws an `Error` that names what is allowed when n is not.
#[wasm_bindgen]
pub fn count(n: u8) -> Result<String, JsError> {
    solutions(n).map_err(|error| JsError::new(&error.to_string()))
}

fn solutions(n: u8) -> Result<String, Box<dyn Error>> {
    let instance = Instance::queens(BoardSize::new(n)?, &[], Goal::Count)?;
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
        assert_eq!(solutions(8).expect("eight is allowed"), "92");
    }

    #[test]
    fn a_board_without_squares_is_refused() {
        assert!(solutions(0).is_err());
    }
}
