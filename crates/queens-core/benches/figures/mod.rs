//! What a benchmark prints: a figure a line, as JSON, for `cargo xtask bench`.

use serde_json::json;

/// What is kept of a figure: its least, median or greatest value, `<=` or `>=`, and a bound.
pub(crate) type Limit = Option<(&'static str, &'static str, f64)>;

/// Prints the median, the least and the greatest of some values.
pub(crate) fn print(what: &str, unit: &str, mut values: Vec<f64>, limit: Limit) {
    values.sort_by(f64::total_cmp);
    let [Some(least), Some(median), Some(most)] =
        [0, values.len() / 2, values.len().saturating_sub(1)].map(|at| values.get(at))
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
