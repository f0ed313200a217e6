//! Measures the page in a real browser: `cargo xtask bench page`, `worker`, `large` (a part of `worker`), `problems`,
//! `domination` or `count`. Each figure is a line of JSON on standard output, and other output goes to standard error.
//! No figure passes or fails here.

mod count;
mod domination;
#[path = "../../crates/queens-core/benches/figures/mod.rs"]
mod figures;
mod frames;
mod large;
mod machine;
mod pictures;
mod problems;
mod sizes;
mod tree;
mod worker;

use figures::{Limit, print};
use queens_worker::protocol::{Answer, encode};

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("page") => {
            sizes::report();
            frames::report();
            tree::report();
            pictures::report();
        }
        Some("worker") => {
            worker::report();
            large::report();
        }
        Some("large") => large::report(),
        Some("problems") => problems::report(),
        Some("domination") => domination::report(),
        Some("count") => count::report(),
        other => {
            eprintln!(
                "measure: {other:?} is not one of page, worker, large, problems, domination, count"
            );
            std::process::exit(2);
        }
    }
}

/// The first byte of a message with this kind of answer.
fn first_byte(answer: &Answer) -> u8 {
    encode(answer).expect("it can be written")[0]
}

/// The numbers of a JSON array.
fn numbers(value: &serde_json::Value) -> Vec<f64> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(serde_json::Value::as_f64)
        .collect()
}
