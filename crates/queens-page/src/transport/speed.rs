//! How fast a search is played: 0.5 to 10,000 events a second, or as fast as frames allow.

use std::fmt;

/// A speed of playback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Thousandths of an event a second.
    Thousandths(u32),
    /// As many events as can be read in a frame; while the search goes on, where it is.
    Max,
}

/// The speeds that the controls offer, in thousandths of an event a second.
const LADDER: [u32; 15] = [
    500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 125_000, 250_000, 500_000, 1_000_000,
    2_000_000, 5_000_000, 10_000_000,
];

/// The slowest and the fastest speed that has a number.
const SLOWEST: u32 = 500;
const FASTEST: u32 = 10_000_000;

impl Speed {
    pub const DEFAULT: Speed = Speed::Thousandths(8_000);
    /// Above this many events a second nothing is animated.
    const CALM: u32 = 12_000;
    /// Above this many no text can be read as they pass.
    const BLUR: u32 = 30_000;
    /// Above this many, several pass in each frame, and no number on a square can be read.
    const FLOOD: u32 = 500_000;

    /// The speeds to choose from, slowest first.
    pub fn choices() -> impl Iterator<Item = Speed> {
        LADDER
            .into_iter()
            .map(Speed::Thousandths)
            .chain([Speed::Max])
    }

    /// The speed that this text asks for: a decimal number from 0.5 to 10000, or `max`.
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

    /// The speed at which so many events last so many seconds, or the nearest there is.
    pub fn lasting(events: u64, seconds: u32) -> Speed {
        let thousandths = events.saturating_mul(1000) / u64::from(seconds.max(1));
        match u32::try_from(thousandths) {
            Ok(thousandths) if thousandths <= FASTEST => {
                Speed::Thousandths(thousandths.max(SLOWEST))
            }
            _ => Speed::Max,
        }
    }

    /// Events in so many milliseconds; none for [`Speed::Max`], which knows no bound.
    pub fn events_in(self, milliseconds: f64) -> Option<f64> {
        match self {
            Speed::Thousandths(thousandths) => Some(f64::from(thousandths) * milliseconds / 1e6),
            Speed::Max => None,
        }
    }

    /// The next speed of the ladder above this one.
    pub fn faster(self) -> Speed {
        match self {
            Speed::Max => Speed::Max,
            Speed::Thousandths(now) => LADDER
                .into_iter()
                .find(|&step| step > now)
                .map_or(Speed::Max, Speed::Thousandths),
        }
    }

    /// The next speed of the ladder below this one.
    pub fn slower(self) -> Speed {
        let below = |&step: &u32| {
            self == Speed::Max || matches!(self, Speed::Thousandths(now) if step < now)
        };
        Speed::Thousandths(LADDER.into_iter().rev().find(below).unwrap_or(LADDER[0]))
    }

    /// Whether single events can be followed by eye, so that marks may be animated.
    pub fn is_calm(self) -> bool {
        matches!(self, Speed::Thousandths(now) if now <= Speed::CALM)
    }

    /// Whether events pass so fast that no text about them can be read.
    pub fn is_blur(self) -> bool {
        self.is_above(Speed::BLUR)
    }

    /// Whether they pass so fast that no number on a square can be read either.
    pub fn is_flood(self) -> bool {
        self.is_above(Speed::FLOOD)
    }

    fn is_above(self, thousandths: u32) -> bool {
        !matches!(self, Speed::Thousandths(now) if now <= thousandths)
    }
}

/// As in addresses: the shortest decimal, or `max`.
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
