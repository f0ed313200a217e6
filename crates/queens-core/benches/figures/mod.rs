//! Prints each figure of a benchmark as one line of JSON, for `cargo xtask bench`.

use serde_json::json;

/// A bound on the least, median or greatest value of a figure: which value, `<=` or `>=`, and the bound. `None` if
/// the figure has no bound.
pub(crate) type Limit = Option<(&'static str, &'static str, f64)>;

/// Prints the median, the minimum and the maximum of the values.
pub(crate) fn print(what: &str, unit: &str, mut values: Vec<f64>, limit: Limit) {
    values.sort_by(f64::total_cmp);
    let (Some(least), Some(most)) = (values.first(), values.last()) else {
        return;
    };
    let runs = values.len();
    // The median of an even number of values is the mean of the two middle values.
    let median = f64::midpoint(values[(runs - 1) / 2], values[runs / 2]);
    println!(
        "{}",
        json!({
            "what": what, "unit": unit, "median": median, "least": least, "most": most, "runs": runs, "limit": limit,
        })
    );
}
