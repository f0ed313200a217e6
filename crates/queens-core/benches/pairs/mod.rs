//! Two sides measured in pairs, A B, B A, A B, …, in one run. Other load on the machine slows both sides alike, so their
//! ratio is more reliable than single times.

use std::time::{Duration, Instant};

/// One side of a comparison: a name, and work that returns its count.
pub(crate) struct Side<'a, T> {
    pub(crate) name: &'a str,
    pub(crate) work: &'a mut dyn FnMut() -> T,
}

impl<T: PartialEq + std::fmt::Debug> Side<'_, T> {
    /// The time of one execution. Checks the count.
    fn time(&mut self, expected: &T) -> Duration {
        let start = Instant::now();
        let counted = (self.work)();
        let time = start.elapsed();
        assert_eq!(&counted, expected, "{} counts wrongly", self.name);
        time
    }
}

/// Executes both sides once to warm up, then `pairs` times in turns. Prints the least time of each side and the ratio of
/// the first to the second: that of the least times, and the median of the pairs.
pub(crate) fn compare<T>(title: &str, pairs: usize, expected: T, mut a: Side<T>, mut b: Side<T>)
where
    T: PartialEq + std::fmt::Debug,
{
    a.time(&expected);
    b.time(&expected);
    let mut times = Vec::with_capacity(pairs);
    for pair in 0..pairs {
        times.push(if pair % 2 == 0 {
            let first = a.time(&expected);
            (first, b.time(&expected))
        } else {
            let second = b.time(&expected);
            (a.time(&expected), second)
        });
    }
    let seconds = |time: Duration| time.as_secs_f64();
    let mut ratios: Vec<f64> = times
        .iter()
        .map(|&(a, b)| seconds(a) / seconds(b))
        .collect();
    ratios.sort_by(f64::total_cmp);
    let least = |side: fn(&(Duration, Duration)) -> Duration| {
        seconds(times.iter().map(side).min().unwrap_or_default()) * 1e3
    };
    let (least_a, least_b) = (least(|times| times.0), least(|times| times.1));
    println!(
        "{title}: {} {least_a:.2} ms, {} {least_b:.2} ms; ratio {:.3} (median of {pairs} pairs {:.3})",
        a.name,
        b.name,
        least_a / least_b,
        ratios[pairs / 2],
    );
}
