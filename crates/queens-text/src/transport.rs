//! Playback: buttons, step, speed, and what is said while the reader waits.

/// The texts of playback. Numbers are given as the language writes them.
pub struct TransportTexts {
    /// The name of the region.
    pub playback: &'static str,
    pub to_start: &'static str,
    pub step_back: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub step_forward: &'static str,
    pub to_end: &'static str,
    pub previous_solution: &'static str,
    pub next_solution: &'static str,
    /// The name of the scrubber.
    pub scrubber: &'static str,
    /// Before the number of the step.
    pub step: &'static str,
    /// How many steps are known.
    pub of: fn(&str) -> String,
    /// What the sign after that number means: there are more.
    pub so_far: &'static str,
    /// The step and how many are known, as the scrubber says it.
    pub position: fn(&str, &str) -> String,
    pub speed: &'static str,
    pub slower: &'static str,
    pub faster: &'static str,
    /// Events a second.
    pub per_second: fn(&str) -> String,
    /// Before the times that a whole run may last.
    pub whole_run: &'static str,
    /// So many seconds.
    pub within: fn(u32) -> String,
    /// The lane of the steps around the one that is shown.
    pub near: &'static str,
    pub fastest: &'static str,
    pub stop: &'static str,
    /// The name of the progress bar and of its region.
    pub progress: &'static str,
    /// How many steps have been searched without finding what is looked for.
    pub searched: fn(&str) -> String,
    pub percent: fn(u64) -> String,
    /// After the number of solutions, while counting.
    pub solutions_so_far: &'static str,
    /// After the number of solutions, once the count is complete.
    pub solutions: &'static str,
    /// After the number of solutions of a count that was stopped.
    pub solutions_at_least: &'static str,
    /// After the number of nodes, where one solution is looked for.
    pub nodes: &'static str,
    pub rate: &'static str,
    pub nodes_rate: &'static str,
    pub elapsed: &'static str,
    pub time_left: &'static str,
    /// Less than a second.
    pub instant: &'static str,
    /// About this long.
    pub about: fn(&str) -> String,
    /// The sign of a day.
    pub day: &'static str,
}

impl TransportTexts {
    /// A time of so many seconds, in its two largest units.
    pub fn duration(&self, seconds: u64) -> String {
        let day = self.day;
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

    /// Seconds that were reckoned, rounded to about what is known of them.
    pub fn estimate(&self, seconds: f64) -> String {
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
            assert_eq!(ENGLISH.transport.duration(seconds), text);
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
            assert_eq!(ENGLISH.transport.estimate(seconds), text);
        }
    }
}
