//! Estimates the memory of a count, and warns before a count that needs much memory.

use queens_core::Instance;

use crate::output::note;

/// A count that needs at least this number of megabytes causes a warning.
const MUCH: usize = 1_000;

/// Prints a warning if a count with this number of threads needs much memory.
pub(super) fn warn(instance: &Instance, threads: usize) {
    let megabytes = megabytes(instance, threads);
    if megabytes >= MUCH {
        let gigabytes = megabytes as f64 / 1e3;
        note(format!(
            "--threads {threads} takes about {gigabytes:.1} GB of memory; fewer threads take less"
        ));
    }
}

/// The memory of a count in megabytes: the tables, which all threads share, and the lists of every thread. The figures
/// were measured in the first minutes of counts on the empty board and on boards with one given queen. For n = 27, the
/// benchmark `scale` measured them. Later shards may take more.
pub(crate) fn megabytes(instance: &Instance, threads: usize) -> usize {
    let queens = usize::from(instance.size().files()) - instance.given().len();
    let (shared, each) = match (queens, instance.given().is_empty()) {
        (0..=18, _) => (20, 1),
        (19..=20, true) => (130, 3),
        (21, true) => (500, 14),
        (22, true) => (900, 14),
        (23..=24, true) => (0, 200),
        (25..=26, true) => (0, 1_300),
        (27.., true) => (0, 5_300),
        (19..=21, false) => (0, 14),
        (22..=23, false) => (0, 60),
        (24.., false) => (0, 190),
    };
    shared + each * threads
}
