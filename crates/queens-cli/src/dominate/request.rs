//! The arguments of `dominate`, checked.

use queens_core::{BoardSize, Goal, Instance, Problem, Setup};

use crate::arguments::Syntax;
use crate::failure::Failure;
use crate::request;

/// A search for the least sets.
pub(super) struct DominateRequest {
    pub(super) instance: Instance,
    /// Whether the sets are counted and not listed.
    pub(super) count: bool,
    pub(super) json: bool,
}

impl DominateRequest {
    /// Reads and checks the rest of the command line; none if it asks for help.
    pub(super) fn read(parser: lexopt::Parser) -> Result<Option<DominateRequest>, Failure> {
        let syntax = Syntax {
            positions: &["N"],
            options: &["--fixed", "--variant"],
            flags: &["--count", "--json"],
        };
        let Some(arguments) = syntax.read(parser)? else {
            return Ok(None);
        };
        let size = request::square_board(arguments.get("N"), BoardSize::MAX)?;
        let fixed = arguments.get("--fixed");
        let setup = Setup {
            given: request::squares(fixed, size)?,
            variant: request::variant(&arguments, Problem::Domination)?,
            ..Setup::new(Problem::Domination, size, Goal::All)
        };
        Ok(Some(DominateRequest {
            instance: request::instance(setup, fixed)?,
            count: arguments.has("--count"),
            json: arguments.has("--json"),
        }))
    }
}
