//! The arguments of `tour`, checked.

use queens_core::{BoardSize, Goal, Problem, Setup, Square, Variant, algorithm};

use crate::arguments::{Argument, Syntax};
use crate::failure::Failure;

/// A search for a tour.
pub(super) struct TourRequest {
    pub(super) size: BoardSize,
    /// A square of the board.
    pub(super) start: Square,
    pub(super) variant: Variant,
    /// The most calls, of all searches together.
    pub(super) cap: u64,
    pub(super) json: bool,
}

impl TourRequest {
    /// Reads and checks the rest of the command line; none if it asks for help.
    pub(super) fn read(parser: lexopt::Parser) -> Result<Option<TourRequest>, Failure> {
        let syntax = Syntax {
            positions: &["W", "H"],
            options: &["--start", "--cap"],
            flags: &["--closed", "--json"],
        };
        let Some(arguments) = syntax.read(parser)? else {
            return Ok(None);
        };
        let capabilities = &algorithm::default(Problem::Knight).capabilities;
        let side = |name| arguments.get(name).required(capabilities.sizes.clone());
        let (files, ranks) = (side("W")?, side("H")?);
        let size = BoardSize::rectangular(files.into(), ranks.into());
        let size = size.map_err(|error| arguments.get("W").refused(error))?;
        let cap = arguments.get("--cap").whole(1..=u64::MAX)?;
        Ok(Some(TourRequest {
            size,
            start: start(arguments.get("--start"), size)?,
            variant: match arguments.has("--closed") {
                true => Variant::Closed,
                false => Variant::Open,
            },
            cap: cap.or(capabilities.cap).unwrap_or(u64::MAX),
            json: arguments.has("--json"),
        }))
    }

    /// The setup of a search from this square, with this many calls at most.
    pub(super) fn setup(&self, start: Square, cap: u64) -> Setup {
        Setup {
            given: vec![start],
            variant: Some(self.variant),
            cap: Some(cap),
            ..Setup::new(Problem::Knight, self.size, Goal::First)
        }
    }
}

/// The start; a1 if none is given.
fn start(written: Argument, size: BoardSize) -> Result<Square, Failure> {
    let Some(value) = written.value() else {
        return Ok(Square::A1);
    };
    let square = value.parse().ok().filter(|&it| size.contains(it));
    square.ok_or_else(|| {
        written.refused(format!(
            "allowed is one square of the {size} board, such as a1"
        ))
    })
}
