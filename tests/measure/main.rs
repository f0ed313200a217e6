//! Measures the page in a real browser: `cargo xtask bench page`, `worker`, `large` (a part of that), `problems` or
//! `count`. The figures go to standard output; nothing here passes or fails by them.

mod count;
mod frames;
mod large;
mod machine;
mod problems;
mod sizes;
mod tree;
mod worker;

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

/// The value below which this share of the values lies; none has to be NaN.
fn percentile(values: &[f64], share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = (share * sorted.len() as f64).ceil() as usize;
    sorted
        .get(at.clamp(1, sorted.len().max(1)) - 1)
        .copied()
        .unwrap_or(f64::NAN)
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
