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
        let day = self.day();
        let (large, small, rest) = match seconds {
            0..60 => return format!("{seconds} s"),
            60..3_600 => (format!("{} min", seconds / 60), "s", seconds % 60),
            3_600..86_400 => (format!("{} h", seconds / 3_600), "min", seconds / 60 % 60),
            86_400..86_400_000 => (
                format!("{} {day}", seconds / 86_400),
                "h",
                seconds / 3_600 % 24,
            ),
            _ => return format!("> 999 {day}"),
        };
        match rest {
            0 => large,
            _ => format!("{large} {rest} {small}"),
        }
    }

    /// An estimated time in seconds, rounded to a plausible precision.
    pub fn estimate(self, seconds: f64) -> String {
        let seconds = seconds.max(1.0).round() as u64;
        let step = match seconds {
            0..60 => 1,
            60..120 => 10,
            120..3_600 => 60,
            3_600..36_000 => 600,
            36_000..172_800 => 3_600,
            _ => 86_400,
        };
        self.duration(seconds.saturating_add(step / 2) / step * step)
    }
}

#[cfg(test)]
mod tests {
    use crate::ENGLISH;

    #[test]
    fn a_time_is_told_in_its_two_largest_units() {
        for (seconds, text) in [
            (0, "0 s"),
            (59, "59 s"),
            (125, "2 min 5 s"),
            (120, "2 min"),
            (3_660, "1 h 1 min"),
            (90_000, "1 d 1 h"),
            (u64::MAX, "> 999 d"),
        ] {
            assert_eq!(ENGLISH.transport().duration(seconds), text);
        }
    }

    #[test]
    fn a_reckoned_time_is_rounded_to_what_can_be_known_of_it() {
        for (seconds, text) in [
            (0.2, "1 s"),
            (59.2, "59 s"),
            (94.0, "1 min 30 s"),
            (119.0, "2 min"),
            (254.0, "4 min"),
            (9_200.0, "2 h 30 min"),
            (41_000.0, "11 h"),
            (200_000.0, "2 d"),
            (f64::INFINITY, "> 999 d"),
        ] {
            assert_eq!(ENGLISH.transport().estimate(seconds), text);
        }
    }
}
