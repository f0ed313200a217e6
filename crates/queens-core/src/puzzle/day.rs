//! The days with a puzzle: UTC dates from 2026-01-01 on.

use std::fmt;
use std::str::FromStr;

use super::Grade;
use crate::text::excerpt;

/// The first day with a puzzle, in days since 1970-01-01.
const FIRST: u32 = 20_454;
/// The last day with a puzzle, 9999-12-31, in days since 1970-01-01.
const LAST: u32 = 2_932_896;

/// A day with a puzzle, in days since 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

/// The reason why a text is not a day with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DayError {
    /// The text is not a date.
    #[error("{text} is not a date; allowed are dates such as 2026-01-31")]
    Malformed {
        /// The text, shortened if it is long.
        text: String,
    },
    /// The date is valid, but it is before the first day with a puzzle.
    #[error("{date} has no puzzle; allowed are dates from 2026-01-01")]
    Early {
        /// The rejected date.
        date: String,
    },
}

impl Day {
    /// The first day with a puzzle.
    pub const FIRST: Day = Day(FIRST);

    /// The UTC day at this number of seconds since 1970-01-01; `None` if this day has no puzzle.
    pub fn at(seconds: u64) -> Option<Day> {
        let days = u32::try_from(seconds / 86_400).ok()?;
        (FIRST..=LAST).contains(&days).then_some(Day(days))
    }

    /// The grade of the day's puzzle: 1 on Mondays and Tuesdays, 2 on Wednesdays and Thursdays, 3 on Fridays and
    /// Saturdays, 4 on Sundays.
    pub const fn grade(self) -> Grade {
        // 1970-01-01 was a Thursday.
        let weekday = (self.0 + 3) % 7;
        Grade::ALL[weekday as usize / 2]
    }

    /// The seed of the day's puzzle: the date as a number, such as 20260131.
    pub fn seed(self) -> u64 {
        let (year, month, day) = self.date();
        u64::from(year * 10_000 + month * 100 + day)
    }

    /// Year, month and day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        let mut left = self.0;
        let mut year = 1970;
        while left >= length(year) {
            left -= length(year);
            year += 1;
        }
        let mut month = 1;
        while left >= days(year, month) {
            left -= days(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

/// The number of days in a year.
const fn length(year: u32) -> u32 {
    365 + is_leap(year) as u32
}

/// The number of days in a month.
const fn days(year: u32, month: u32) -> u32 {
    match month {
        2 => 28 + is_leap(year) as u32,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let (year, month, day) = parts(text).ok_or_else(|| DayError::Malformed {
            text: excerpt(text),
        })?;
        let years: u32 = (1970..year).map(length).sum();
        let months: u32 = (1..month).map(|month| days(year, month)).sum();
        match years + months + day - 1 {
            since @ FIRST..=LAST => Ok(Day(since)),
            _ => Err(DayError::Early {
                date: text.to_owned(),
            }),
        }
    }
}

/// Parses a date of four, two and two digits into year, month and day; `None` if the text is not a valid date.
fn parts(text: &str) -> Option<(u32, u32, u32)> {
    let mut parts = text.split('-');
    let mut number = |digits: usize| {
        let part = parts.next().filter(|part| part.len() == digits)?;
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse().ok().filter(|_| is_number)
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    let is_date = parts.next().is_none() && (1..=12).contains(&month);
    (is_date && (1..=days(year, month)).contains(&day)).then_some((year, month, day))
}

/// Writes the date in the format that `from_str` parses: `2026-01-31`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates_from_the_first_to_the_last() {
        let (first, last) = (Day(FIRST), Day(LAST));
        assert_eq!(
            [first, last].map(|day| day.to_string()),
            ["2026-01-01", "9999-12-31"]
        );
        assert_eq!(Day::at(1_767_225_600), Some(first));
        assert_eq!(Day::at(1_767_225_599), None);
        assert_eq!(Day::at(u64::MAX), None);
        let dates: Vec<String> = (FIRST..FIRST + 2_000)
            .map(|since| Day(since).to_string())
            .collect();
        assert!(dates.is_sorted());
        assert!(
            dates.contains(&"2028-02-29".to_owned()) && !dates.contains(&"2027-02-29".to_owned())
        );
        for (since, date) in (FIRST..).zip(&dates) {
            assert_eq!(date.parse(), Ok(Day(since)), "{date}");
        }
        assert_eq!(last.to_string().parse(), Ok(last));
    }

    #[test]
    fn a_day_without_a_puzzle_is_refused_in_a_sentence() {
        let refused = |text: &str| text.parse::<Day>().unwrap_err().to_string();
        for text in [
            "",
            "today",
            "2026-1-1",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-04-31",
            "20260101",
            "2026-01-01-01",
            "+026-01-01",
            "2026-01-01 ",
            "2026-01-00",
        ] {
            let why = "is not a date; allowed are dates such as 2026-01-31";
            assert_eq!(refused(text), format!("{text} {why}"));
        }
        for text in ["2025-12-31", "1969-12-31", "0001-01-01"] {
            let why = "has no puzzle; allowed are dates from 2026-01-01";
            assert_eq!(refused(text), format!("{text} {why}"));
        }
    }

    #[test]
    fn the_week_grows_harder_from_monday_to_sunday() {
        let monday: Day = "2026-01-05".parse().unwrap();
        let grades = (0..7).map(|later| Day(monday.0 + later).grade().number());
        assert_eq!(grades.collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3, 4]);
        assert_eq!(monday.seed(), 20_260_105);
    }
}
