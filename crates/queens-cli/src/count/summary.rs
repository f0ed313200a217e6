//! The results of `queens count`, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

use queens_core::Instance;
use serde::Serialize;

use super::audit::Audited;
use crate::summary::{milliseconds, square_names};

pub(super) const ALGORITHM: &str = "meet-in-the-middle";

/// The result of a count. The fields are the JSON keys, in this order.
#[derive(Serialize)]
pub(super) struct CountSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    m: u8,
    goal: &'static str,
    fixed: Vec<String>,
    solutions: String,
    /// The number of symmetry classes. `None` without `--fundamental`.
    fundamental: Option<String>,
    exact: bool,
    threads: usize,
    /// The time of the count, without the time of the audit.
    elapsed_ms: f64,
    audit: Audited,
}

impl CountSummary {
    pub(super) fn new(
        instance: &Instance,
        threads: usize,
        solutions: u64,
        fundamental: Option<u64>,
        elapsed: Duration,
        audit: Audited,
    ) -> CountSummary {
        let n = instance.size().files();
        CountSummary {
            problem: instance.problem().name(),
            algorithm: ALGORITHM,
            n,
            m: n,
            goal: instance.goal().name(),
            fixed: square_names(instance.problem(), instance.given()),
            solutions: solutions.to_string(),
            fundamental: fundamental.map(|classes| classes.to_string()),
            exact: true,
            threads,
            elapsed_ms: milliseconds(elapsed),
            audit,
        }
    }
}

impl fmt::Display for CountSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{ALGORITHM}, n = {}, {:.1} ms", self.n, self.elapsed_ms)?;
        writeln!(f, "{:20}{:>20}", "solutions", self.solutions)?;
        if let Some(classes) = &self.fundamental {
            writeln!(f, "{:20}{classes:>20}", "fundamental")?;
        }
        self.audit.fmt(f)
    }
}
