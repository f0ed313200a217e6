//! Parsers for the values of arguments. A message about a bad value names the expected values.

use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use queens_core::Square;

use crate::failure::quoted;

/// The value of `--fixed` and of `--blocked`.
pub(crate) type Squares = Vec<Square>;

/// A parser that selects one of the values in `all` by its name.
pub(crate) fn named<T: Copy + Send + Sync + 'static>(
    all: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<T> = all.into_iter().collect();
    let names: Vec<_> = all.iter().map(|&value| name(value)).collect();
    let find = move |given: String| all.iter().copied().find(|&value| name(value) == given);
    PossibleValuesParser::new(names).try_map(move |given| find(given).ok_or("unknown"))
}

/// A parser for whole numbers in a range. A maximum with more than ten digits would clutter the message. So the message
/// names such a maximum only if the given number is also that long.
pub(crate) fn whole<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    const MAX_DIGITS: usize = 10;
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            let is_long = |number: &str| number.len() > MAX_DIGITS;
            let is_exceeded = is_long(text) && text.bytes().all(|digit| digit.is_ascii_digit());
            if is_long(&most.to_string()) && !is_exceeded {
                expected(format_args!("a whole number, {least} or more"), text)
            } else {
                not_between(least, most, text)
            }
        })
    }
}

/// The message about a value that is not a whole number in a range.
pub(crate) fn not_between(least: impl Display, most: impl Display, text: &str) -> String {
    expected(format_args!("a whole number from {least} to {most}"), text)
}

fn expected(what: impl Display, got: &str) -> String {
    format!("expected {what}, got {}", quoted(got))
}

/// Parses a range of shards `A..B`: A is the first shard, and B is the shard after the last.
pub(crate) fn range(text: &str) -> Result<Range<u32>, String> {
    let range = text
        .split_once("..")
        .and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let what = "A..B such as 0..10 for the shards 0 to 9";
    range
        .filter(|range| !range.is_empty())
        .ok_or_else(|| expected(what, text))
}

/// Parses squares separated by commas. A blank text gives an empty list.
pub(crate) fn squares(text: &str) -> Result<Squares, String> {
    list_of(text)
}

/// Like `squares`, for any type of square, such as a square of a large board.
pub(crate) fn list_of<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    let names = text.split(',').filter(|_| !text.trim().is_empty());
    let square = |name: &str| {
        name.parse()
            .map_err(|_| expected("squares such as a1,b3", name))
    };
    names.map(square).collect()
}

pub(crate) fn square<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| expected("a square such as a1", text))
}
