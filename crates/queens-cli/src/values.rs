//! The values of arguments. What is refused is told with what is allowed.

use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use queens_core::Square;
use queens_core::text::excerpt;

/// The value of `--fixed`.
pub(crate) type Squares = Vec<Square>;

/// One of these, by its name.
pub(crate) fn named<T: Copy + Send + Sync + 'static>(
    all: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<T> = all.into_iter().collect();
    let names: Vec<_> = all.iter().map(|&it| name(it)).collect();
    let find = move |given: String| all.iter().copied().find(|&it| name(it) == given);
    PossibleValuesParser::new(names).try_map(move |given| find(given).ok_or("unknown"))
}

/// A whole number of this range.
pub(crate) fn whole<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|it| range.contains(it));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("allowed are whole numbers from {least} to {most}"))
    }
}

/// The numbers from one on and below another.
pub(crate) fn range(text: &str) -> Result<Range<u32>, String> {
    let range = text
        .split_once("..")
        .and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let allowed = "allowed is A..B: from A, counted from 0, up to B, which is left out";
    range
        .filter(|range| !range.is_empty())
        .ok_or_else(|| allowed.to_owned())
}

/// Squares, separated by commas; none if the text is blank.
pub(crate) fn squares(text: &str) -> Result<Squares, String> {
    list_of(text)
}

/// Squares of whatever board, likewise.
pub(crate) fn list_of<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    let names = text.split(',').filter(|_| !text.trim().is_empty());
    names.map(square).collect()
}

/// A square.
pub(crate) fn square<T: FromStr>(text: &str) -> Result<T, String> {
    let why = "is not a square; allowed are names such as a1 or b3";
    text.parse()
        .map_err(|_| format!("“{}” {why}", excerpt(text)))
}
