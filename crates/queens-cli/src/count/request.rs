//! What `count` is asked, checked. Every refusal names the argument, its value and what is allowed.

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use lexopt::prelude::*;
use queens_core::board::BoardSize;
use queens_core::counting::plan::WIDEST;
use queens_core::instance::{Goal, Instance, Setup};
use queens_core::problem::Problem;

use crate::arguments::Written;
use crate::failure::Failure;
use crate::request;

/// More threads than any machine has a use for.
const MOST_THREADS: usize = 1_024;

/// What the command line asks for.
pub(super) enum Asked {
    Help,
    Count(Request),
}

/// A count.
pub(super) struct Request {
    pub(super) instance: Instance,
    /// Whether the classes are to be counted too.
    pub(super) fundamental: bool,
    pub(super) threads: usize,
    pub(super) ledger: Option<PathBuf>,
    pub(super) json: bool,
}

impl Request {
    /// Reads and checks the rest of the command line.
    pub(super) fn read(mut parser: lexopt::Parser) -> Result<Asked, Failure> {
        let (mut n, mut fixed, mut threads) =
            (Written::default(), Written::default(), Written::default());
        let (mut ledger, mut fundamental, mut json) = (Written::default(), false, false);
        while let Some(argument) = parser.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(Asked::Help),
                Long("fundamental") => fundamental = true,
                Long("json") => json = true,
                Long("fixed") => fixed.set("--fixed", parser.value()?)?,
                Long("threads") => threads.set("--threads", parser.value()?)?,
                Long("ledger") => ledger.set("--ledger", parser.value()?)?,
                Value(value) => n.set("N", value)?,
                other => return Err(Failure::from(other.unexpected())),
            }
        }
        Ok(Asked::Count(Request {
            instance: instance(&fixed, size(&n)?)?,
            fundamental,
            threads: self::threads(&threads)?,
            ledger: ledger.value().map(PathBuf::from),
            json,
        }))
    }

    /// A refusal for what the engine says of the count.
    pub(super) fn refused(&self, why: impl Display) -> Failure {
        Failure::refused("N", &self.instance.size().get().to_string(), why)
    }
}

fn instance(written: &Written, size: BoardSize) -> Result<Instance, Failure> {
    let setup = Setup {
        given: request::fixed(written, size)?,
        ..Setup::new(Problem::Queens, size, Goal::Count)
    };
    request::instance(setup, written)
}

fn size(written: &Written) -> Result<BoardSize, Failure> {
    let number = written.value().and_then(|value| value.parse().ok());
    let size = number.and_then(|n| BoardSize::new(n).ok());
    size.filter(|size| size.get() <= WIDEST).ok_or_else(|| {
        let missing = if written.value().is_none() {
            "missing; "
        } else {
            ""
        };
        let why = format!("{missing}allowed are whole numbers from 1 to {WIDEST}");
        Failure::refused("N", written.value().unwrap_or_default(), why)
    })
}

/// As many as asked for, else one for each core.
fn threads(written: &Written) -> Result<usize, Failure> {
    let Some(value) = written.value() else {
        return Ok(available_parallelism().map_or(1, NonZeroUsize::get));
    };
    let threads = value.parse().ok();
    threads
        .filter(|threads| (1..=MOST_THREADS).contains(threads))
        .ok_or_else(|| {
            let why = format!("allowed are whole numbers from 1 to {MOST_THREADS}");
            Failure::refused("--threads", value, why)
        })
}
