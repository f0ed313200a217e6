//! The arguments of `count`, checked.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use queens_core::counting::{Overflow, WIDEST};
use queens_core::{Goal, Instance, Problem, Setup};

use crate::arguments::Syntax;
use crate::failure::Failure;
use crate::request;

/// More threads than any machine can use.
const MOST_THREADS: usize = 1_024;

/// A count.
pub(super) struct CountRequest {
    pub(super) instance: Instance,
    /// Whether the classes are counted too.
    pub(super) fundamental: bool,
    pub(super) threads: usize,
    pub(super) ledger: Option<PathBuf>,
    pub(super) json: bool,
}

impl CountRequest {
    /// Reads and checks the rest of the command line; none if it asks for help.
    pub(super) fn read(parser: lexopt::Parser) -> Result<Option<CountRequest>, Failure> {
        let syntax = Syntax {
            positions: &["N"],
            options: &["--fixed", "--threads", "--ledger"],
            flags: &["--fundamental", "--json"],
        };
        let Some(arguments) = syntax.read(parser)? else {
            return Ok(None);
        };
        let size = request::square_board(arguments.get("N"), WIDEST)?;
        let fixed = arguments.get("--fixed");
        let setup = Setup {
            given: request::squares(fixed, size)?,
            ..Setup::new(Problem::Queens, size, Goal::Count)
        };
        let threads = arguments.get("--threads").whole(1..=MOST_THREADS)?;
        let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
        Ok(Some(CountRequest {
            instance: request::instance(setup, fixed)?,
            fundamental: arguments.has("--fundamental"),
            threads: threads.unwrap_or_else(cores),
            ledger: arguments.get("--ledger").value().map(PathBuf::from),
            json: arguments.has("--json"),
        }))
    }

    /// The refusal of a board with too many solutions.
    pub(super) fn overflow(&self, overflow: Overflow) -> Failure {
        let n = self.instance.size().get().to_string();
        let why = format!("{overflow}; allowed are boards with fewer");
        Failure::refused("N", Some(&n), why)
    }
}
