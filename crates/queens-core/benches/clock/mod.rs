//! The clock for benchmarks that run for minutes on a machine with other load.

use std::fs;
use std::time::UNIX_EPOCH;

/// The processor time of this thread in milliseconds, which excludes other load. If the system does not report it,
/// returns the milliseconds since 1970. The resolution is a few milliseconds.
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
