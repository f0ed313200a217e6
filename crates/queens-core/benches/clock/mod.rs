//! The clock of benchmarks that measure for minutes, on machines that do other things, too.

use std::fs;
use std::time::UNIX_EPOCH;

/// The processor time of this thread, in steps of a few milliseconds, so that other load does not count. If the system
/// does not report it, the time since 1970.
pub(crate) fn milliseconds() -> f64 {
    let reported = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = reported.and_then(|reported| reported.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || {
            UNIX_EPOCH
                .elapsed()
                .map_or(0.0, |time| time.as_secs_f64() * 1e3)
        },
        |nanoseconds| nanoseconds / 1e6,
    )
}
