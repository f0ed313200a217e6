//! The progress of a search, on one line of standard error that later updates overwrite. Only a terminal shows the
//! line.

use std::cell::Cell;
use std::io::{self, IsTerminal};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use queens_core::{Accepted, Count, Counters, Descriptor, Goal, text};

use crate::words::several;

/// The number of steps of a full progress bar.
const PARTS: f64 = 1000.0;
/// The time until the line appears. Shorter searches show no line.
const FIRST: Duration = Duration::from_millis(500);
/// The least time between two updates of the line.
const EVERY: Duration = Duration::from_millis(100);
/// The line estimates the time left once this time has elapsed and this share is finished.
const ESTIMATE_FROM: (Duration, f64) = (Duration::from_secs(2), 0.01);

/// The symbol of a day.
const DAY: &str = "d";

/// A progress line, which is erased when it is dropped.
pub(crate) struct ProgressLine {
    bar: ProgressBar,
    /// The elapsed time at which the line may next change.
    next: Cell<Duration>,
}

impl ProgressLine {
    pub(crate) fn new() -> ProgressLine {
        ProgressLine::from_bar(ProgressBar::new(PARTS as u64))
    }

    /// A line that never appears.
    pub(crate) fn hidden() -> ProgressLine {
        ProgressLine::from_bar(ProgressBar::hidden())
    }

    fn from_bar(bar: ProgressBar) -> ProgressLine {
        let next = Cell::new(FIRST);
        ProgressLine { bar, next }
    }

    /// Shows a text, which `text` makes from the elapsed time. If the finished share is known, shows a bar in front of
    /// the text.
    pub(crate) fn show(&self, share: Option<f64>, text: impl FnOnce(Duration) -> String) {
        let elapsed = self.bar.elapsed();
        if self.bar.is_hidden() || elapsed < self.next.get() {
            return;
        }
        self.next.set(elapsed + EVERY);
        let template = match share {
            Some(_) => "{percent} % {bar:20} {wide_msg}",
            None => "{wide_msg}",
        };
        let style = ProgressStyle::with_template(template);
        self.bar
            .set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        self.bar.set_message(text(elapsed));
        self.bar
            .set_position((share.unwrap_or_default() * PARTS) as u64);
    }

    /// Hides the line while `work` runs, because `work` may write to the terminal.
    pub(crate) fn suspend<T>(&self, work: impl FnOnce() -> T) -> T {
        self.bar.suspend(work)
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// The progress of a search with counters.
pub(crate) struct SearchProgress {
    line: ProgressLine,
    /// The counters that measure the work of this search, with their units. The line shows the first counter that is
    /// not 0.
    units: Vec<(Count, &'static str)>,
    /// Whether the search may end before the finished share is 1.
    may_end_early: bool,
    /// Whether standard output is a terminal. Then printed solutions and the line would mix.
    shares_terminal: bool,
}

impl SearchProgress {
    pub(crate) fn new(accepted: &Accepted) -> SearchProgress {
        let is_first = accepted.instance().goal() == Goal::First;
        SearchProgress {
            may_end_early: is_first || accepted.share().is_capped(),
            ..SearchProgress::from_algorithm(accepted.algorithm())
        }
    }

    /// The progress of a search with this algorithm that may end before the finished share is 1.
    pub(crate) fn from_algorithm(algorithm: &Descriptor) -> SearchProgress {
        let units = [
            (Count::Nodes, "node"),
            (Count::Tests, "test"),
            (Count::Solutions, "solution"),
        ];
        let units = units.into_iter();
        SearchProgress {
            line: ProgressLine::new(),
            units: units
                .filter(|(count, _)| algorithm.traversal.keeps(*count))
                .collect(),
            may_end_early: true,
            shares_terminal: io::stdout().is_terminal(),
        }
    }

    /// Shows a counter, its rate and the elapsed time. If the finished share is known, also shows an estimate of the
    /// time left.
    pub(crate) fn show(&self, share: Option<f64>, counters: impl FnOnce() -> Counters) {
        self.line.show(share, |elapsed| {
            let counters = counters();
            let units = self.units.iter();
            let mut counts = units.map(|&(count, unit)| (counters.get(count), unit));
            let done = counts.find(|&(count, _)| count > 0);
            let mut text = done.map_or_else(String::new, |(done, unit)| rate(done, unit, elapsed));
            text += &duration(elapsed);
            let left = share.map_or_else(String::new, |share| left(share, elapsed));
            let is_bound = self.may_end_early && !left.is_empty();
            text + &left + if is_bound { " at most" } else { "" }
        });
    }

    /// Calls `print`, which prints a solution. If standard output is a terminal, hides the line meanwhile.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        if self.shares_terminal {
            self.line.suspend(print)
        } else {
            print()
        }
    }
}

/// A text with the amount of work done and the work per second, such as `3000 nodes, 1500 per second, `.
pub(crate) fn rate(done: u64, unit: &str, elapsed: Duration) -> String {
    let rate = done as f64 / elapsed.as_secs_f64();
    format!("{}, {rate:.0} per second, ", several(done, unit))
}

pub(crate) fn duration(time: Duration) -> String {
    text::duration(time.as_secs(), DAY)
}

/// The text of an estimated time in seconds.
pub(crate) fn estimate(seconds: f64) -> String {
    text::estimate(seconds, DAY)
}

/// A text with the time left, if the rest of the search is as fast as the finished share. Empty if it is too early for
/// an estimate.
pub(crate) fn left(share: f64, elapsed: Duration) -> String {
    if elapsed < ESTIMATE_FROM.0 || share < ESTIMATE_FROM.1 {
        return String::new();
    }
    let seconds = elapsed.as_secs_f64() * (1.0 - share) / share;
    format!(", about {} left", estimate(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_known_when_enough_is_done() {
        let seconds = Duration::from_secs;
        assert_eq!(left(0.5, seconds(1)), "");
        assert_eq!(left(0.009, seconds(60)), "");
        assert_eq!(left(0.5, seconds(90)), ", about 1 min 30 s left");
        assert_eq!(left(1.0, seconds(90)), ", about 1 s left");
    }

    #[test]
    fn work_has_a_rate() {
        let text = rate(3_000, "node", Duration::from_secs(2));
        assert_eq!(text, "3000 nodes, 1500 per second, ");
        let text = duration(Duration::from_secs(73));
        assert_eq!(text, "1 min 13 s");
    }
}
