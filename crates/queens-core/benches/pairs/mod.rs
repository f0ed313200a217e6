//! Measures two sides alternately in one run: A B, B A, A B, … Other load on the machine slows both sides alike. So
//! their ratio is more reliable than single times.

use std::time::{Duration, Instant};

use crate::figures::{self, Limit};

/// One side of a comparison: a name, and work that returns its count.
pub(crate) struct Side<'a, T> {
    pub(crate) name: &'a str,
    pub(crate) work: &'a mut dyn FnMut() -> T,
}

impl<T: PartialEq + std::fmt::Debug> Side<'_, T> {
    /// Executes the work once, checks its count, and returns the time.
    fn time(&mut self, expected: &T) -> Duration {
        let start = Instant::now();
        let counted = (self.work)();
        let time = start.elapsed();
        assert_eq!(&counted, expected, "{} counts wrongly", self.name);
        time
    }
}

/// Executes both sides once to warm up, then `pairs` times alternately. Prints the ratio of the first time to the
/// second, and the milliseconds of each side.
pub(crate) fn compare<T>(pairs: usize, expected: T, limit: Limit, mut a: Side<T>, mut b: Side<T>)
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
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let ratios = times.iter().map(|(a, b)| a.as_secs_f64() / b.as_secs_f64());
    let what = format!("{}, against {}", a.name, b.name);
    figures::print(&what, "times", ratios.collect(), limit);
    let of_a = times.iter().map(|(a, _)| milliseconds(*a));
    figures::print(a.name, "ms", of_a.collect(), None);
    let of_b = times.iter().map(|(_, b)| milliseconds(*b));
    figures::print(b.name, "ms", of_b.collect(), None);
}
