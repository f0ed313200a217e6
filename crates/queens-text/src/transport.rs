//! Durations during playback and searches.

use super::words::Transport;

impl Transport {
    /// The name of a duration that the reader can choose for a whole run.
    pub fn within(self, seconds: u32) -> String {
        match seconds {
            ..60 => self.seconds(seconds.into()),
            _ => self.minutes((seconds / 60).into()),
        }
    }

    /// A duration in its two largest units.
    pub fn duration(self, seconds: u64) -> String {
        queens_core::text::duration(seconds, self.day())
    }

    /// An estimated duration, rounded to a plausible precision.
    pub fn estimate(self, seconds: f64) -> String {
        queens_core::text::estimate(seconds, self.day())
    }
}
