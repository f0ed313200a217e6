//! The progress of a search, on one line of standard error that is overwritten, if that is a terminal.

use std::cell::Cell;
use std::io::{self, IsTerminal};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use queens_core::{Accepted, Count, Counters, Descriptor, Goal};
use queens_text::ENGLISH;

use crate::words::several;

/// The parts of a whole bar.
const PARTS: f64 = 1000.0;
/// Shorter searches have no line.
const FIRST: Duration = Duration::from_millis(500);
/// The time between two changes of the line.
const EVERY: Duration = Duration::from_millis(100);
/// From this time and this share on, the time left is estimated.
const ENOUGH: (Duration, f64) = (Duration::from_secs(2), 0.01);

/// A line of progress, which is erased when it is dropped.
pub(crate) struct ProgressLine {
    bar: ProgressBar,
    /// The time of the next change.
    next: Cell<Duration>,
}

impl ProgressLine {
    pub(crate) fn new() -> ProgressLine {
        ProgressLine::from_bar(ProgressBar::new(PARTS as u64))
    }

    /// A line that is never shown.
    pub(crate) fn hidden() -> ProgressLine {
        ProgressLine::from_bar(ProgressBar::hidden())
    }

    fn from_bar(bar: ProgressBar) -> ProgressLine {
        let next = Cell::new(FIRST);
        ProgressLine { bar, next }
    }

    /// Shows the text for the time that has passed, after a bar if the share that is done is known.
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

    /// Does work that may write on the terminal, without the line.
    pub(crate) fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
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
    /// The counters that can measure its work. The first that is not 0 does.
    units: Vec<(Count, &'static str)>,
    /// Whether the search may end before its whole share is done.
    may_end_early: bool,
    /// Whether solutions are printed on the same terminal.
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

    /// The progress of a search of this algorithm that may end before its whole share is done.
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

    /// Shows the counters, their rate, the time, and the time left if the share that is done is known.
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

    /// Prints a solution, without the line where both are on one terminal.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        if self.shares_terminal {
            self.line.aside(print)
        } else {
            print()
        }
    }
}

/// The work done in this time, and in a second.
pub(crate) fn rate(done: u64, unit: &str, elapsed: Duration) -> String {
    let rate = done as f64 / elapsed.as_secs_f64();
    format!("{}, {rate:.0} per second, ", several(done, unit))
}

pub(crate) fn duration(time: Duration) -> String {
    ENGLISH.transport.duration(time.as_secs())
}

/// The time left if the rest is as fast as the share that is done. Empty if too little is done.
pub(crate) fn left(share: f64, elapsed: Duration) -> String {
    if elapsed < ENOUGH.0 || share < ENOUGH.1 {
        return String::new();
    }
    let seconds = elapsed.as_secs_f64() * (1.0 - share) / share;
    format!(", about {} left", ENGLISH.transport.estimate(seconds))
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
