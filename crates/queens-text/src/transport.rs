//! Durations during playback and searches.

use super::words::Transport;

impl Transport {
    /// A duration that a whole run may have.
    pub fn within(self, seconds: u32) -> String {
        match seconds {
            ..60 => self.seconds(seconds.into()),
            _ => self.minutes((seconds / 60).into()),
        }
    }

    /// A time in seconds, in its two largest units.
    pub fn duration(self, seconds: u64) -> String {
        queens_core::text::duration(seconds, self.day())
    }

    /// An estimated time in seconds, rounded to a plausible precision.
    pub fn estimate(self, seconds: f64) -> String {
        queens_core::text::estimate(seconds, self.day())
    }
}
