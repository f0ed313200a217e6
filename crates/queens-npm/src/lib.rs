//! The core as an npm package: functions for JavaScript. The bindings are here, so that the core knows no browser.

use std::error::Error;

use queens_core::algorithm::{self, ALL};
use queens_core::text::joined;
use queens_core::{Algorithm, BoardSize, Goal, Instance, Problem};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// The number of ways to place n queens on an n × n board so that none attacks another, as decimal digits. Throws an
/// `Error` that names n and what is allowed. Above n = 16 each next n takes about five times as long, and more from 20 on.
#[wasm_bindgen]
pub fn count(n: f64) -> Result<String, JsError> {
    count_by(COUNTER, n)
}

/// The same number by the algorithm of this id, such as `bitmask` or `recursive`. Throws an `Error` that
/// names n and what is allowed, or the algorithms that count if this one does not.
#[wasm_bindgen(js_name = countBy)]
pub fn count_by(algorithm: &str, n: f64) -> Result<String, JsError> {
    solutions(algorithm, n).map_err(|error| JsError::new(&error.to_string()))
}

/// The fastest algorithm, which only counts.
const COUNTER: &str = "meet-in-the-middle";

fn solutions(id: &str, n: f64) -> Result<String, Box<dyn Error>> {
    let counts = |it: &&Algorithm| {
        it.problem == Problem::Queens && it.capabilities.goals.contains(&Goal::Count)
    };
    let algorithm = algorithm::find(id).filter(counts).ok_or_else(|| {
        let ids = joined(ALL.into_iter().filter(counts).map(|it| it.id), ", ");
        format!("there is no algorithm “{id}” that counts; these count: {ids}")
    })?;
    let sizes = algorithm.capabilities.sizes.clone();
    let (least, most) = (*sizes.start(), *sizes.end());
    let mut sizes = sizes.filter(|&size| f64::from(size) == n);
    let size = sizes
        .next()
        .ok_or_else(|| format!("n={n} is not a whole number from {least} to {most}"))?;
    let instance = Instance::queens(BoardSize::new(size.into())?, &[], Goal::Count)?;
    let mut search = algorithm.accept(instance)?.count();
    search.finish();
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

    fn refused(id: &str, n: f64) -> String {
        solutions(id, n).expect_err("a refusal").to_string()
    }

    #[test]
    fn a_bad_board_size_is_refused_with_what_is_allowed() {
        for (id, most) in [(COUNTER, 27), ("bitmask", 32)] {
            let above = f64::from(most + 1);
            for n in [0.0, -1.0, 8.5, above, 1e300, f64::NAN, f64::INFINITY] {
                let message = format!("n={n} is not a whole number from 1 to {most}");
                assert_eq!(refused(id, n), message);
            }
        }
        let message = "n=inf is not a whole number from 1 to 27";
        assert_eq!(refused(COUNTER, f64::INFINITY), message);
    }

    #[test]
    fn an_algorithm_that_does_not_count_is_refused_with_those_that_count() {
        for id in ["min-conflicts", "coverage-search", "queens"] {
            let message = refused(id, 8.0);
            let beginning = format!("there is no algorithm “{id}” that counts; these count: ");
            let ids = message.strip_prefix(&beginning).expect(&message);
            let ids: Vec<_> = ids.split(", ").collect();
            assert!(
                ids.contains(&COUNTER) && ids.contains(&"bitmask"),
                "{ids:?}"
            );
            for id in ids {
                assert_eq!(solutions(id, 4.0).expect(id), "2");
            }
        }
    }
}
