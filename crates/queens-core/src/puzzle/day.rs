//! The days with a puzzle: UTC dates from 2026-01-01 on.

use std::fmt;
use std::str::FromStr;

use time::{Date, Month};

use super::Grade;
use crate::text::excerpt;

/// The Julian day number of 1970-01-01.
const UNIX_EPOCH: i32 = 2_440_588;
/// The last year with a puzzle. Its dates still have four digits.
const LAST_YEAR: i32 = 9999;

/// A day with a puzzle.
///
/// ```
/// use queens_core::puzzle::Day;
///
/// let day: Day = "2026-01-31".parse()?;
/// assert_eq!((day.seed(), day.date()), (20_260_131, (2026, 1, 31)));
/// assert!("2026-02-30".parse::<Day>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(Date);

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
    /// The first day with a puzzle: 2026-01-01.
    pub const FIRST: Day = match Date::from_ordinal_date(2026, 1) {
        Ok(date) => Day(date),
        Err(_) => unreachable!(),
    };

    /// The day of a date; `None` if this day has no puzzle.
    fn new(date: Date) -> Option<Day> {
        let day = Day(date);
        (day >= Day::FIRST && date.year() <= LAST_YEAR).then_some(day)
    }

    /// The UTC day at this number of seconds since 1970-01-01; `None` if this day has no puzzle.
    ///
    /// ```
    /// use queens_core::puzzle::Day;
    ///
    /// assert_eq!(Day::at(1_767_225_600), Some(Day::FIRST));
    /// assert_eq!(Day::at(0), None);
    /// ```
    pub fn at(seconds: u64) -> Option<Day> {
        let since = i32::try_from(seconds / 86_400).ok()?;
        let date = Date::from_julian_day(since.checked_add(UNIX_EPOCH)?);
        date.ok().and_then(Day::new)
    }

    /// The grade of the day's puzzle: 1 on Mondays and Tuesdays, 2 on Wednesdays and Thursdays, 3 on Fridays and
    /// Saturdays, 4 on Sundays.
    pub const fn grade(self) -> Grade {
        Grade::ALL[self.0.weekday().number_days_from_monday() as usize / 2]
    }

    /// The seed of the day's puzzle: the date as a number, such as 20260131.
    pub fn seed(self) -> u64 {
        let (year, month, day) = self.date();
        u64::from(year * 10_000 + month * 100 + day)
    }

    /// Year, month and day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        let (year, month, day) = self.0.to_calendar_date();
        (year as u32, u32::from(u8::from(month)), u32::from(day))
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let date = date(text).ok_or_else(|| DayError::Malformed {
            text: excerpt(text),
        })?;
        Day::new(date).ok_or_else(|| DayError::Early {
            date: text.to_owned(),
        })
    }
}

/// Parses a date of four, two and two digits; `None` if the text is not a valid date.
fn date(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let mut number = |digits: usize| {
        let part = parts.next().filter(|part| part.len() == digits)?;
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u16>().ok().filter(|_| is_number)
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    let month = Month::try_from(month as u8).ok()?;
    let date = Date::from_calendar_date(i32::from(year), month, day as u8);
    date.ok().filter(|_| parts.next().is_none())
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
    use time::Duration;

    use super::*;

    #[test]
    fn days_are_dates_from_the_first_to_the_last() {
        let last = Day::at(253_402_300_799).expect("a day");
        assert_eq!(Day::at(253_402_300_800), None);
        let first = Day::FIRST;
        assert_eq!(
            [first, last].map(|day| day.to_string()),
            ["2026-01-01", "9999-12-31"]
        );
        assert_eq!(Day::at(1_767_225_600), Some(first));
        assert_eq!(Day::at(1_767_225_599), None);
        assert_eq!(Day::at(u64::MAX), None);
        let days = (0..2_000).map(|later| Day(first.0 + Duration::days(later)));
        let dates: Vec<String> = days.clone().map(|day| day.to_string()).collect();
        assert!(dates.is_sorted());
        assert!(
            dates.contains(&"2028-02-29".to_owned()) && !dates.contains(&"2027-02-29".to_owned())
        );
        for (day, date) in days.zip(&dates) {
            assert_eq!(date.parse(), Ok(day), "{date}");
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
        let grades = (0..7).map(|later| Day(monday.0 + Duration::days(later)).grade().number());
        assert_eq!(grades.collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3, 4]);
        assert_eq!(monday.seed(), 20_260_105);
    }
}
