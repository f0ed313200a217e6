//! What the reader places by hand, on the board of the form.

use queens_core::knight::is_move;
use queens_core::{BoardSize, Problem, Square};

use crate::settings::Settings;

/// The squares of pieces placed by hand, beside the given ones: queens by file, then by rank; a knight's in the order of
/// visiting, after the given start if there is one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Placed(Vec<Square>);

/// The reason why a piece cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceError {
    /// The square is not on the board.
    OffBoard { square: Square, size: BoardSize },
    /// A piece stands there, or the knight has been there.
    Repeated { square: Square },
    /// The knight cannot go from one square to the other.
    NoMove { from: Square, to: Square },
}

impl Placed {
    /// Adds a piece; if it cannot be placed, changes nothing. Queens may attack each other.
    pub fn add(&mut self, settings: &Settings, square: Square) -> Result<(), PlaceError> {
        let size = settings.size;
        if !size.contains(square) {
            return Err(PlaceError::OffBoard { square, size });
        }
        if self.0.contains(&square) || settings.given.contains(square) {
            return Err(PlaceError::Repeated { square });
        }
        if settings.algorithm.problem != Problem::Knight {
            let at = self.0.partition_point(|&placed| placed < square);
            self.0.insert(at, square);
            return Ok(());
        }
        let last = self.0.last().or(settings.given.squares().last());
        if let Some(&from) = last.filter(|&&last| !is_move(last, square)) {
            return Err(PlaceError::NoMove { from, to: square });
        }
        self.0.push(square);
        Ok(())
    }

    /// The squares, in their order.
    pub fn squares(&self) -> &[Square] {
        &self.0
    }
}
