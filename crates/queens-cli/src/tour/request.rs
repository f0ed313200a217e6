//! What `tour` is asked, checked. Every refusal names the argument, its value and what is allowed.

use std::ops::RangeInclusive;

use lexopt::prelude::*;
use queens_core::algorithm;
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Setup};
use queens_core::problem::{Problem, Variant};
use queens_core::square::Square;

use crate::arguments::Written;
use crate::failure::Failure;

/// What the command line asks for.
pub(super) enum Asked {
    Help,
    Search(Request),
}

/// A search for a tour.
pub(super) struct Request {
    pub(super) size: BoardSize,
    /// A square of the board.
    pub(super) start: Square,
    pub(super) variant: Variant,
    /// The most calls, of all searches together.
    pub(super) cap: u64,
    pub(super) json: bool,
}

impl Request {
    /// Reads and checks the rest of the command line.
    pub(super) fn read(mut parser: lexopt::Parser) -> Result<Asked, Failure> {
        let mut sides = [Written::default(), Written::default()];
        let (mut start, mut cap) = (Written::default(), Written::default());
        let (mut variant, mut json) = (Variant::Open, false);
        while let Some(argument) = parser.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(Asked::Help),
                Long("closed") => variant = Variant::Closed,
                Long("json") => json = true,
                Long("start") => start.set("--start", parser.value()?)?,
                Long("cap") => cap.set("--cap", parser.value()?)?,
                Value(value) if sides[0].value().is_none() => sides[0].set("W", value)?,
                Value(value) => sides[1].set("H", value)?,
                other => return Err(Failure::from(other.unexpected())),
            }
        }
        let [width, height] = &sides;
        let (files, ranks) = (side("W", width)?, side("H", height)?);
        let size = BoardSize::rectangular(files.into(), ranks.into());
        let size = size.map_err(|error| Failure::refused("W", "", error))?;
        Ok(Asked::Search(Request {
            size,
            start: square(&start, size)?,
            variant,
            cap: calls(&cap)?,
            json,
        }))
    }

    /// The terms of a search from this square, with so many calls at most.
    pub(super) fn setup(&self, start: Square, cap: u64) -> Setup {
        Setup {
            given: vec![start],
            variant: Some(self.variant),
            cap: Some(cap),
            ..Setup::new(Problem::Knight, self.size, Goal::First)
        }
    }
}

/// The lengths that the sides of a board may have.
fn sides() -> RangeInclusive<u8> {
    algorithm::default(Problem::Knight)
        .capabilities
        .sizes
        .clone()
}

fn side(name: &str, written: &Written) -> Result<u8, Failure> {
    let length = written.value().and_then(|value| value.parse().ok());
    length.filter(|it| sides().contains(it)).ok_or_else(|| {
        let missing = if written.value().is_none() {
            "missing; "
        } else {
            ""
        };
        let (least, most) = (*sides().start(), *sides().end());
        let why = format!("{missing}allowed are whole numbers from {least} to {most}");
        Failure::refused(name, written.value().unwrap_or_default(), why)
    })
}

/// The start; a1 unless another one is asked for.
fn square(written: &Written, size: BoardSize) -> Result<Square, Failure> {
    let Some(value) = written.value() else {
        return Ok(Square::new(0, 0));
    };
    let square = value.parse().ok().filter(|&it| size.contains(it));
    square.ok_or_else(|| {
        let why = format!("allowed is one square of the {size} board, such as a1");
        Failure::refused("--start", value, why)
    })
}

fn calls(written: &Written) -> Result<u64, Failure> {
    let Some(value) = written.value() else {
        let cap = algorithm::default(Problem::Knight).capabilities.cap;
        return Ok(cap.unwrap_or(u64::MAX));
    };
    let calls = value.parse().ok().filter(|&calls| calls > 0);
    calls.ok_or_else(|| {
        let why = format!("allowed are whole numbers from 1 to {}", u64::MAX);
        Failure::refused("--cap", value, why)
    })
}
