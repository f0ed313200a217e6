//! The picture next to a finished count, which has no steps: one of the counted solutions.

use queens_core::solve::Explicit;
use queens_core::{Square, Work};
use queens_draw::{Mark, Picture};

use crate::model::Model;
use crate::pool::count::CountStage;

/// A solution by construction, next to a finished count of queens. `None` with fixed queens, which the construction
/// cannot keep, and for boards without a solution.
pub fn sample(model: &Model) -> Option<Picture> {
    let count = model.shown.shared()?;
    let instance = count.instance();
    let is_counted = count.stage == CountStage::Done && count.tally().plan().k().is_none();
    if !is_counted || !instance.given().is_empty() {
        return None;
    }
    let rows = Explicit::new(instance.size().files().into()).ok()?.finish();
    let squares = (0_u8..).zip(&rows);
    let queens: Result<Vec<Square>, _> = squares
        .map(|(file, &row)| Square::new(file, row as u8))
        .collect();
    let queens = queens.ok()?;
    let mut picture = Picture::with_queens(instance.size(), &queens);
    picture.is_solved = true;
    for &square in &queens {
        picture.add(square, Mark::Solution);
    }
    Some(picture)
}
