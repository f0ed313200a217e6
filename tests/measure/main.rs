//! Measures the page in a real browser: `cargo xtask bench page`, `worker`, `large` (a part of that), `problems` or
//! `count`. Each figure is a line of JSON on standard output, what else there is to say goes to standard error; nothing here
//! passes or fails by them.

mod count;
mod frames;
mod large;
mod machine;
mod problems;
mod sizes;
mod tree;
mod worker;

use serde_json::json;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("page") => {
            sizes::report();
            frames::report();
            tree::report();
        }
        Some("worker") => {
            worker::report();
            large::report();
        }
        Some("large") => large::report(),
        Some("problems") => problems::report(),
        Some("count") => count::report(),
        other => {
            eprintln!("measure: {other:?} is not one of page, worker, large, problems, count");
            std::process::exit(2);
        }
    }
}

/// What is kept of a figure: its least, median or greatest value, `<=` or `>=`, and a bound.
type Limit = Option<(&'static str, &'static str, f64)>;

/// Prints the median, the least and the greatest of some values, a line of JSON for `cargo xtask bench`.
fn print(what: &str, unit: &str, mut values: Vec<f64>, limit: Limit) {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1);
    let [Some(least), Some(median), Some(most)] =
        [0, values.len() / 2, last].map(|at| values.get(at))
    else {
        return;
    };
    let runs = values.len();
    println!(
        "{}",
        json!({
            "what": what, "unit": unit, "median": median, "least": least, "most": most, "runs": runs, "limit": limit,
        })
    );
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
