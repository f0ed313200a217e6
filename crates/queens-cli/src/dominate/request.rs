//! What `dominate` is asked, checked. Every refusal names the argument, its value and what is allowed.

use lexopt::prelude::*;
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance, Setup};
use queens_core::problem::Problem;

use crate::arguments::Written;
use crate::failure::Failure;
use crate::request;

/// What the command line asks for.
pub(super) enum Asked {
    Help,
    Search(Request),
}

/// A search for the least sets.
pub(super) struct Request {
    pub(super) instance: Instance,
    /// Whether the sets are counted and not listed.
    pub(super) count: bool,
    pub(super) json: bool,
}

impl Request {
    /// Reads and checks the rest of the command line.
    pub(super) fn read(mut parser: lexopt::Parser) -> Result<Asked, Failure> {
        let (mut n, mut fixed, mut variant) =
            (Written::default(), Written::default(), Written::default());
        let (mut count, mut json) = (false, false);
        while let Some(argument) = parser.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(Asked::Help),
                Long("count") => count = true,
                Long("json") => json = true,
                Long("fixed") => fixed.set("--fixed", parser.value()?)?,
                Long("variant") => variant.set("--variant", parser.value()?)?,
                Value(value) => n.set("N", value)?,
                other => return Err(Failure::from(other.unexpected())),
            }
        }
        let size = size(&n)?;
        let setup = Setup {
            given: request::fixed(&fixed, size)?,
            variant: request::variant(&variant, Problem::Domination)?,
            ..Setup::new(Problem::Domination, size, Goal::All)
        };
        Ok(Asked::Search(Request {
            instance: request::instance(setup, &fixed)?,
            count,
            json,
        }))
    }
}

fn size(written: &Written) -> Result<BoardSize, Failure> {
    let number = written.value().and_then(|value| value.parse().ok());
    let size = number.and_then(|n| BoardSize::new(n).ok());
    size.ok_or_else(|| {
        let missing = if written.value().is_none() {
            "missing; "
        } else {
            ""
        };
        let most = BoardSize::MAX;
        let why = format!("{missing}allowed are whole numbers from 1 to {most}");
        Failure::refused("N", written.value().unwrap_or_default(), why)
    })
}
