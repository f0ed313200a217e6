//! The core as an npm package: functions for JavaScript. The bindings are here, so that the core knows no browser.

use std::error::Error;

use queens_core::algorithm::{self, ALL};
use queens_core::event_text::{EventFormat, InvalidSolution};
use queens_core::text::joined;
use queens_core::{Accepted, Algorithm, BoardSize, Goal, Instance, Problem, Reader};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

/// The number of ways to place n queens on an n × n board so that none attacks another, as decimal digits. Throws an
/// `Error` with the allowed sizes. Above n = 16 each next n takes about five times as long, and more from 20 on.
#[wasm_bindgen]
pub fn count(n: f64) -> Result<String, JsError> {
    count_by(COUNTER, n)
}

/// The same number by the algorithm of this id, such as `bitmask` or `recursive`. Throws an `Error` with the
/// allowed sizes, or with the algorithms that count if this one does not.
#[wasm_bindgen(js_name = countBy)]
pub fn count_by(algorithm: &str, n: f64) -> Result<String, JsError> {
    counted(algorithm, n).map_err(|error| JsError::new(&error.to_string()))
}

/// Up to `most` solutions of n queens, found by this algorithm. Each is the list of its squares, such as `["a2", "b4",
/// "c1", "d3"]`. Throws an `Error` with the allowed sizes or limits, or with the algorithms that list solutions.
#[wasm_bindgen(js_name = solutions, unchecked_return_type = "string[][]")]
pub fn solutions_of(algorithm: &str, n: f64, most: f64) -> Result<JsValue, JsError> {
    parsed(solutions(algorithm, n, most))
}

/// The first `most` steps of a search, one object for each event. The search has the first goal of its algorithm.
/// Throws an `Error` with the allowed sizes or limits, or with the algorithms that have steps.
#[wasm_bindgen(js_name = trace, unchecked_return_type = "QueensEvent[]")]
pub fn trace_of(algorithm: &str, n: f64, most: f64) -> Result<JsValue, JsError> {
    parsed(trace(algorithm, n, most))
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "
/** An event of a search. The other keys depend on its kind. */
export interface QueensEvent {
    /** The number of the step after the event, from 1. */
    step: number;
    /** The kind, such as `place`, `reject`, `remove` or `solution`. */
    kind: string;
    /** The number of queens on the board. */
    depth: number;
    /** The line of the algorithm's code, from 1. */
    code_line: number;
    /** The square that was tested, or from which a queen was removed. */
    square?: string;
    [key: string]: unknown;
}
";

/// The value of a JSON text, or the error as an exception.
fn parsed(json: Result<String, Box<dyn Error>>) -> Result<JsValue, JsError> {
    let json = json.map_err(|error| JsError::new(&error.to_string()))?;
    js_sys::JSON::parse(&json).map_err(|_| JsError::new("the result is not JSON"))
}

/// The fastest algorithm, which only counts.
const COUNTER: &str = "meet-in-the-middle";

fn counted(id: &str, n: f64) -> Result<String, Box<dyn Error>> {
    let counts = |algorithm: &Algorithm| algorithm.capabilities.goals.contains(&Goal::Count);
    let algorithm = known(id, counts, "counts; these count")?;
    let mut search = accepted(algorithm, n, Goal::Count)?.count();
    search.finish();
    Ok(search.counters().solutions.to_string())
}

/// The lists of squares as JSON.
fn solutions(id: &str, n: f64, most: f64) -> Result<String, Box<dyn Error>> {
    let lists = |algorithm: &Algorithm| algorithm.capabilities.goals.contains(&Goal::All);
    let algorithm = known(id, lists, "lists solutions; these list solutions")?;
    let solutions = accepted(algorithm, n, Goal::All)?.solutions();
    let listed = solutions.take(limit(most)? as usize).map(|squares| {
        let names = squares.iter().map(|square| format!("\"{square}\""));
        format!("[{}]", joined(names, ","))
    });
    Ok(format!("[{}]", joined(listed, ",")))
}

/// The events as JSON.
fn trace(id: &str, n: f64, most: f64) -> Result<String, Box<dyn Error>> {
    let has_steps = |algorithm: &Algorithm| algorithm.is_traced();
    let algorithm = known(id, has_steps, "has steps; these have steps")?;
    let accepted = accepted(algorithm, n, algorithm.default_goal())?;
    let (mut lines, mut wrong) = (Vec::new(), None);
    let mut reader = Reader::start(&accepted);
    reader.read(
        limit(most)?.into(),
        &mut Vec::new(),
        |event, replay| match EventFormat::JsonLines.line(event, replay, &accepted) {
            Ok(line) => lines.push(line),
            Err(InvalidSolution(squares)) => wrong = wrong.take().or(Some(squares)),
        },
    );
    match wrong {
        Some(squares) => Err(format!("{id} reported a wrong solution: {squares:?}").into()),
        None => Ok(format!("[{}]", joined(lines, ","))),
    }
}

/// A limit on the length of a list.
fn limit(most: f64) -> Result<u32, Box<dyn Error>> {
    let whole = most as u32;
    if f64::from(whole) == most {
        return Ok(whole);
    }
    Err(format!("most={most} is not a whole number from 0 to {}", u32::MAX).into())
}

/// The queens algorithm with this id, if it has this property. `property` describes the property in the error.
fn known(
    id: &str,
    has_it: impl Fn(&Algorithm) -> bool,
    property: &str,
) -> Result<&'static Algorithm, Box<dyn Error>> {
    let fits = |algorithm: &&Algorithm| algorithm.problem == Problem::Queens && has_it(algorithm);
    algorithm::find(id).filter(fits).ok_or_else(|| {
        let ids = ALL.into_iter().filter(fits).map(|algorithm| algorithm.id);
        let ids = joined(ids, ", ");
        format!("there is no algorithm “{id}” that {property}: {ids}").into()
    })
}

/// The search for n queens by this algorithm.
fn accepted(algorithm: &'static Algorithm, n: f64, goal: Goal) -> Result<Accepted, Box<dyn Error>> {
    let sizes = algorithm.capabilities.sizes.clone();
    let (least, most) = (*sizes.start(), *sizes.end());
    let mut sizes = sizes.filter(|&size| f64::from(size) == n);
    let size = sizes
        .next()
        .ok_or_else(|| format!("n={n} is not a whole number from {least} to {most}"))?;
    let instance = Instance::queens(BoardSize::new(size.into())?, &[], goal)?;
    Ok(algorithm.accept(instance)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_queens_have_ninety_two_solutions() {
        for id in [COUNTER, "bitmask", "recursive"] {
            assert_eq!(counted(id, 8.0).expect("eight is allowed"), "92");
        }
    }

    fn refused(id: &str, n: f64) -> String {
        counted(id, n).expect_err("a refusal").to_string()
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
                assert_eq!(counted(id, 4.0).expect(id), "2");
            }
        }
    }

    #[test]
    fn four_queens_have_two_solutions() {
        let all = r#"[["a2","b4","c1","d3"],["a3","b1","c4","d2"]]"#;
        assert_eq!(
            solutions("recursive", 4.0, 10.0).expect("four is allowed"),
            all
        );
        let first = r#"[["a2","b4","c1","d3"]]"#;
        assert_eq!(
            solutions("bitmask", 4.0, 1.0).expect("four is allowed"),
            first
        );
        let refused = solutions(COUNTER, 4.0, 1.0).expect_err("it only counts");
        let message = "that lists solutions; these list solutions: recursive";
        assert!(refused.to_string().contains(message), "{refused}");
        for most in [-1.0, 2.5, f64::NAN] {
            let refused = solutions("recursive", 4.0, most).expect_err("a refusal");
            let message = format!("most={most} is not a whole number from 0 to 4294967295");
            assert_eq!(refused.to_string(), message);
        }
    }

    #[test]
    fn a_trace_has_as_many_events_as_were_requested() {
        for id in ["recursive", "min-conflicts", "accessibility-scan"] {
            let trace = trace(id, 8.0, 2.0).expect(id);
            assert!(trace.starts_with("[{\"step\":1,"), "{trace}");
            assert_eq!(trace.matches("\"step\"").count(), 2, "{trace}");
        }
        let refused = trace(COUNTER, 4.0, 1.0).expect_err("it has no steps");
        assert!(
            refused
                .to_string()
                .contains("that has steps; these have steps: recursive")
        );
    }
}
