//! What a benchmark prints: a figure a line, as JSON, for `cargo xtask bench`.

use serde_json::json;

/// What is kept of a figure: its least, median or greatest value, `<=` or `>=`, and a bound.
pub(crate) type Limit = Option<(&'static str, &'static str, f64)>;

/// Prints the median, the least and the greatest of some values.
pub(crate) fn print(what: &str, unit: &str, mut values: Vec<f64>, limit: Limit) {
    values.sort_by(f64::total_cmp);
    let (Some(least), Some(most)) = (values.first(), values.last()) else {
        return;
    };
    let runs = values.len();
    // Of an even number, half way between the two in the middle.
    let median = f64::midpoint(values[(runs - 1) / 2], values[runs / 2]);
    println!(
        "{}",
        json!({
            "what": what, "unit": unit, "median": median, "least": least, "most": most, "runs": runs, "limit": limit,
        })
    );
}
