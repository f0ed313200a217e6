//! The command line after the subcommand. Each subcommand states its syntax; unknown arguments, missing values and
//! repeated arguments are refused.

use std::ffi::OsString;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use lexopt::prelude::*;

use crate::failure::Failure;

/// The arguments that a subcommand takes, besides `-h` and `--help`.
pub(crate) struct Syntax<'a> {
    /// The values without a name, in order.
    pub(crate) positions: &'a [&'static str],
    /// The options with a value.
    pub(crate) options: &'a [&'static str],
    /// The options without a value.
    pub(crate) flags: &'a [&'static str],
}

/// The arguments of one command line.
#[derive(Default)]
pub(crate) struct Arguments {
    values: Vec<(&'static str, String)>,
    flags: Vec<&'static str>,
}

/// An argument, with its value if it is given.
#[derive(Clone, Copy)]
pub(crate) struct Argument<'a> {
    name: &'static str,
    value: Option<&'a str>,
}

impl Syntax<'_> {
    /// Reads the rest of the command line; none if it asks for help.
    pub(crate) fn read(&self, mut parser: lexopt::Parser) -> Result<Option<Arguments>, Failure> {
        let mut arguments = Arguments::default();
        while let Some(argument) = parser.next()? {
            let name = match argument {
                Short('h') | Long("help") => return Ok(None),
                Short(letter) => format!("-{letter}"),
                Long(word) => format!("--{word}"),
                Value(value) => {
                    let is_missing = |name: &&&'static str| arguments.get(name).value.is_none();
                    let next = self.positions.iter().find(is_missing);
                    let Some(position) = next.or(self.positions.last()) else {
                        let value = value.to_string_lossy();
                        return Err(Failure::refused("argument", Some(&value), self.unknown()));
                    };
                    arguments.add(position, value)?;
                    continue;
                }
            };
            let find = |names: &[&'static str]| names.iter().copied().find(|it| *it == name);
            if let Some(flag) = find(self.flags) {
                arguments.flags.push(flag);
            } else if let Some(option) = find(self.options) {
                arguments.add(option, parser.value()?)?;
            } else {
                let value = parser.optional_value();
                let value = value.as_ref().map(|value| value.to_string_lossy());
                return Err(Failure::refused(&name, value.as_deref(), self.unknown()));
            }
        }
        Ok(Some(arguments))
    }

    fn unknown(&self) -> String {
        let names = [self.positions, self.options, self.flags, &["--help"]].concat();
        format!("unknown; {}", allowed("allowed", names))
    }
}

impl Arguments {
    /// The argument of this name.
    pub(crate) fn get(&self, name: &'static str) -> Argument<'_> {
        let value = self.values.iter().find(|(known, _)| *known == name);
        let value = value.map(|(_, value)| value.as_str());
        Argument { name, value }
    }

    /// Whether this option without a value is given.
    pub(crate) fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    fn add(&mut self, name: &'static str, value: OsString) -> Result<(), Failure> {
        let value = value.into_string().map_err(|value| {
            let value = value.to_string_lossy();
            Failure::refused(name, Some(&value), "allowed is text in UTF-8")
        })?;
        if let Some(first) = self.get(name).value {
            let why = format!("{name} {first} was given before; allowed is one");
            return Err(Failure::refused(name, Some(&value), why));
        }
        self.values.push((name, value));
        Ok(())
    }
}

impl<'a> Argument<'a> {
    /// The value.
    pub(crate) fn value(self) -> Option<&'a str> {
        self.value
    }

    /// Refuses the value, or that there is none.
    pub(crate) fn refused(self, why: impl Display) -> Failure {
        match self.value {
            Some(value) => Failure::refused(self.name, Some(value), why),
            None => Failure::refused(self.name, None, format!("missing; {why}")),
        }
    }

    /// The value as a whole number of this range, if it is given.
    pub(crate) fn whole<T>(self, range: RangeInclusive<T>) -> Result<Option<T>, Failure>
    where
        T: FromStr + PartialOrd + Display,
    {
        self.value.map(|_| self.required(range)).transpose()
    }

    /// The value as a whole number of this range.
    pub(crate) fn required<T>(self, range: RangeInclusive<T>) -> Result<T, Failure>
    where
        T: FromStr + PartialOrd + Display,
    {
        let number = self.value.and_then(|value| value.parse().ok());
        number.filter(|it| range.contains(it)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            self.refused(format!("allowed are whole numbers from {least} to {most}"))
        })
    }
}

/// `allowed is a`, `allowed are a, b`.
pub(crate) fn allowed<'a>(opening: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<_> = names.into_iter().collect();
    let verb = if names.len() == 1 { "is" } else { "are" };
    format!("{opening} {verb} {}", names.join(", "))
}
