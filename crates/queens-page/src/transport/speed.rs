//! The speed of playback: 0.5 to 10,000 events per second, or as fast as frames allow.

use std::fmt;

/// A speed of playback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Thousandths of an event per second.
    Thousandths(u32),
    /// The maximum: all events that can be read in a frame. A running search is shown at its last event.
    Max,
}

/// The speeds in the controls, in thousandths of an event per second.
const LADDER: [u32; 15] = [
    500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 125_000, 250_000, 500_000, 1_000_000,
    2_000_000, 5_000_000, 10_000_000,
];

/// The slowest numeric speed, in thousandths of an event per second.
const SLOWEST: u32 = 500;
const FASTEST: u32 = 10_000_000;

impl Speed {
    pub const DEFAULT: Speed = Speed::Thousandths(8_000);
    /// Above this speed, nothing is animated.
    const CALM: u32 = 12_000;
    /// Above this speed, texts change too fast to read.
    const BLUR: u32 = 30_000;
    /// Above this speed, several events pass in each frame, and numbers on squares change too fast to read.
    const FLOOD: u32 = 500_000;

    /// The speeds of the controls, slowest first.
    pub fn choices() -> impl Iterator<Item = Speed> {
        LADDER
            .into_iter()
            .map(Speed::Thousandths)
            .chain([Speed::Max])
    }

    /// Parses a speed: a decimal number from 0.5 to 10000, or `max`.
    pub fn parse(text: &str) -> Option<Speed> {
        if text == "max" {
            return Some(Speed::Max);
        }
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let fraction = fraction.trim_end_matches('0');
        let thousandths = format!("{whole}{fraction:0<3}");
        let plain = thousandths.bytes().all(|byte| byte.is_ascii_digit());
        if !plain || fraction.len() > 3 {
            return None;
        }
        let thousandths = thousandths.parse().ok()?;
        (SLOWEST..=FASTEST)
            .contains(&thousandths)
            .then_some(Speed::Thousandths(thousandths))
    }

    /// The speed at which this number of events takes this number of seconds, or the nearest possible one.
    pub fn lasting(events: u64, seconds: u32) -> Speed {
        let thousandths = events.saturating_mul(1000) / u64::from(seconds.max(1));
        match u32::try_from(thousandths) {
            Ok(thousandths) if thousandths <= FASTEST => {
                Speed::Thousandths(thousandths.max(SLOWEST))
            }
            _ => Speed::Max,
        }
    }

    /// The number of events in this time. `None` for [`Speed::Max`], which has no limit.
    pub fn events_in(self, milliseconds: f64) -> Option<f64> {
        match self {
            Speed::Thousandths(thousandths) => Some(f64::from(thousandths) * milliseconds / 1e6),
            Speed::Max => None,
        }
    }

    /// The next faster speed of the controls.
    pub fn faster(self) -> Speed {
        match self {
            Speed::Max => Speed::Max,
            Speed::Thousandths(now) => LADDER
                .into_iter()
                .find(|&step| step > now)
                .map_or(Speed::Max, Speed::Thousandths),
        }
    }

    /// The next slower speed of the controls.
    pub fn slower(self) -> Speed {
        let below = |&step: &u32| {
            self == Speed::Max || matches!(self, Speed::Thousandths(now) if step < now)
        };
        Speed::Thousandths(LADDER.into_iter().rev().find(below).unwrap_or(LADDER[0]))
    }

    /// Whether the eye can follow single events, so that marks may be animated.
    pub fn is_calm(self) -> bool {
        matches!(self, Speed::Thousandths(now) if now <= Speed::CALM)
    }

    /// Whether texts about events change too fast to read.
    pub fn is_blur(self) -> bool {
        self.is_above(Speed::BLUR)
    }

    /// Whether even numbers on squares change too fast to read.
    pub fn is_flood(self) -> bool {
        self.is_above(Speed::FLOOD)
    }

    fn is_above(self, thousandths: u32) -> bool {
        !matches!(self, Speed::Thousandths(now) if now <= thousandths)
    }
}

/// The notation of addresses: the shortest decimal, or `max`.
impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Speed::Max => f.write_str("max"),
            Speed::Thousandths(thousandths) => (f64::from(*thousandths) / 1000.0).fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_run_lasts_as_long_as_asked_where_there_is_such_a_speed() {
        let lasting = |events, seconds| Speed::lasting(events, seconds).to_string();
        assert_eq!(lasting(18_513, 10), "1851.3");
        assert_eq!(lasting(9, 120), "0.5");
        assert_eq!(lasting(100_000, 10), "10000");
        assert_eq!(lasting(100_010, 10), "max");
        assert_eq!(lasting(u64::MAX, 10), "max");
    }

    #[test]
    fn every_choice_reads_back_from_its_text() {
        for speed in Speed::choices() {
            assert_eq!(Speed::parse(&speed.to_string()), Some(speed));
        }
    }

    #[test]
    fn every_speed_that_can_be_written_can_be_read() {
        for speed in (500..=10_000_000).step_by(37).map(Speed::Thousandths) {
            assert_eq!(Speed::parse(&speed.to_string()), Some(speed));
        }
    }

    #[test]
    fn what_is_no_speed_is_refused() {
        for text in [
            "", "0", "0.4", "10001", "-1", "1e3", "NaN", "inf", "fast", "8,5", "0.5001",
        ] {
            assert_eq!(Speed::parse(text), None, "{text}");
        }
    }

    #[test]
    fn faster_and_slower_walk_the_ladder() {
        let up: Vec<_> = std::iter::successors(Some(Speed::Thousandths(500)), |speed| {
            Some(speed.faster()).filter(|next| next != speed)
        })
        .collect();
        assert_eq!(up, Speed::choices().collect::<Vec<_>>());
        assert!(up.windows(2).all(|pair| pair[1].slower() == pair[0]));
        assert_eq!(Speed::Thousandths(500).slower(), Speed::Thousandths(500));
        assert_eq!(Speed::Thousandths(9_000).slower(), Speed::DEFAULT);
    }
}
