//! The pieces that the reader places by hand on the board of the form. The submodules judge them.

mod advice;
mod judgement;
mod prospects;
pub(crate) mod role;
pub(crate) mod update;

use std::mem;

use queens_core::feasibility::Feasibility;
use queens_core::knight::is_move;
use queens_core::{BoardSize, Position, Problem, Square};
use queens_worker::protocol::{Encoded, PlayAnswer, RunId};

use crate::settings::Settings;

pub use advice::Advice;
pub use judgement::{Clash, Judgement};
pub use prospects::Prospects;

/// The squares of pieces placed by hand, without the given ones. Queens are sorted by file, then by rank. A knight's
/// squares are in visiting order, after the given start if there is one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Placed(Vec<Square>);

/// The reason why a piece cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceError {
    /// The square is not on the board.
    OffBoard { square: Square, size: BoardSize },
    /// The square has a piece, or the knight has visited it.
    Repeated { square: Square },
    /// The square has a given piece.
    Given { square: Square },
    /// The square is blocked.
    Blocked { square: Square },
    /// The knight cannot move from one square to the other.
    NoMove { from: Square, to: Square },
}

/// An action of the reader on the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayMessage {
    /// Place or remove a piece on this square. The knight moves there, or back to there.
    SquareToggled(Square),
    /// Move a queen to another square.
    Moved {
        from: Square,
        to: Square,
    },
    /// Pick up the queen on this square. The next square that is chosen receives it.
    PickedUp(Square),
    /// Put the queen that is picked up back on its square.
    PutBack,
    Undo,
    Redo,
    Clear,
    /// Show or hide marks on attacked squares.
    AttackedToggled,
    /// Show or hide whether the pieces can still be completed.
    AnswerToggled,
    /// Show a hint, or its next step.
    HintWanted,
}

/// The last change of the pieces, for screen readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Placed(Square),
    TakenBack(Square),
    Moved {
        from: Square,
        to: Square,
    },
    /// A queen is picked up, and still counts as standing on its square.
    PickedUp(Square),
    PutBack(Square),
    Undone,
    Redone,
    Cleared,
}

/// The pieces placed by hand, with their history.
#[derive(Default)]
pub struct Play {
    placed: Placed,
    /// The pieces from an address or from another board, such as the beginning of a tour to finish.
    before: Placed,
    /// Earlier positions, the latest last, and undone ones.
    past: Vec<Placed>,
    future: Vec<Placed>,
    /// The square of the queen that is picked up.
    pub picked_up: Option<Square>,
    pub hides_attacked: bool,
    /// The reader's choice whether the page shows if the pieces can still be completed. `None` without a choice since
    /// the last puzzle was posed.
    pub shows_answer: Option<bool>,
    /// The judgement of the position. `None` until the deferred code is loaded.
    pub judgement: Option<Judgement>,
    /// Whether the pieces can still be completed.
    pub prospects: Prospects,
    /// The hints about the position.
    pub advice: Advice,
    /// Answers of the engine that are not decoded yet.
    pub(crate) answers: Vec<(RunId, Encoded<PlayAnswer>)>,
    /// Answers about whether the pieces can be completed, and in how many ways, that are not decoded yet.
    pub(crate) found: Vec<(RunId, Encoded<Feasibility>, Option<u64>)>,
}

impl Placed {
    /// Adds a piece. Changes nothing if it cannot be placed. Queens may attack each other.
    pub fn add(&mut self, settings: &Settings, square: Square) -> Result<(), PlaceError> {
        let size = settings.size;
        if !size.contains(square) {
            return Err(PlaceError::OffBoard { square, size });
        }
        if settings.given.contains(square) {
            return Err(PlaceError::Given { square });
        }
        if settings.blocked.contains(&square) {
            return Err(PlaceError::Blocked { square });
        }
        if self.0.contains(&square) {
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

    /// The squares, in order.
    pub fn squares(&self) -> &[Square] {
        &self.0
    }

    /// Removes the piece on a square, if any. The knight goes back by one move from its current square, or back to an
    /// earlier square.
    fn take(&mut self, problem: Problem, square: Square) -> bool {
        let Some(at) = self.0.iter().position(|&placed| placed == square) else {
            return false;
        };
        match problem {
            Problem::Knight if at + 1 < self.0.len() => self.0.truncate(at + 1),
            _ => drop(self.0.remove(at)),
        }
        true
    }

    /// The pieces that are valid with these settings. A knight keeps the valid beginning of its path.
    fn kept(&self, settings: &Settings) -> Placed {
        let mut kept = Placed::default();
        for &square in &self.0 {
            let added = kept.add(settings, square);
            if added.is_err() && settings.algorithm.problem == Problem::Knight {
                break;
            }
        }
        kept
    }
}

impl Play {
    pub fn placed(&self) -> &Placed {
        &self.placed
    }

    /// Whether the current position is judged and is a solution.
    pub(crate) fn is_solved(&self, settings: &Settings) -> bool {
        let judgement = self.judgement.as_ref();
        judgement.is_some_and(|it| it.is_solved && it.is_of(settings, &self.placed))
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The given queens, then the placed ones, in order of placing if it is known.
    pub fn in_order(&self, settings: &Settings) -> Vec<Square> {
        let placed = |square: &Square| {
            let without = |before: &Placed| !before.0.contains(square);
            self.past.iter().rposition(without)
        };
        let mut ordered = self.placed.0.clone();
        if settings.algorithm.problem != Problem::Knight {
            ordered.sort_by_key(placed);
        }
        [settings.given.squares(), &ordered].concat()
    }

    /// The position, as if a search had placed the pieces in order. `None` before there is a judgement.
    pub fn position(&self, settings: &Settings) -> Option<Position> {
        let judgement = self.judgement.as_ref()?;
        judgement.position(&self.in_order(settings))
    }

    /// Opens the squares of an address. Unchanged pieces keep their history.
    pub fn open(&mut self, placed: Placed) {
        if self.placed != placed {
            self.forget(placed);
        }
    }

    /// Sets these pieces without a history.
    pub(crate) fn forget(&mut self, placed: Placed) {
        self.before = placed.clone();
        self.placed = placed;
        self.past.clear();
        self.future.clear();
        self.picked_up = None;
    }

    /// Makes the path begin with a puzzle's squares. If the path has to change, returns the removed squares.
    pub(crate) fn begin(&mut self, beginning: &[Square]) -> Option<Vec<Square>> {
        if self.placed.0.starts_with(beginning) {
            return None;
        }
        let lost = self.placed.0.clone();
        self.forget(Placed(beginning.to_vec()));
        Some(lost)
    }

    /// Places or removes a piece. Given pieces and those in `kept` stay.
    pub fn toggle(
        &mut self,
        settings: &Settings,
        kept: &[Square],
        square: Square,
    ) -> Result<Change, PlaceError> {
        let mut placed = self.placed.clone();
        let problem = settings.algorithm.problem;
        let change = if placed.take(problem, square) {
            if kept.iter().any(|it| !placed.0.contains(it)) {
                return Err(PlaceError::Given { square });
            }
            Change::TakenBack(square)
        } else if self.goes_back(settings, square) && self.placed.0.len() > kept.len() {
            placed = Placed(kept.to_vec());
            Change::TakenBack(square)
        } else {
            placed.add(settings, square)?;
            Change::Placed(square)
        };
        self.change(placed);
        Ok(change)
    }

    /// Moves a queen to another square. Given queens and those in `kept` stay. `None` if there is no queen to move.
    pub fn relocate(
        &mut self,
        settings: &Settings,
        kept: &[Square],
        from: Square,
        to: Square,
    ) -> Result<Option<Change>, PlaceError> {
        if !self.can_move(settings, kept, from)? {
            return Ok(None);
        }
        let mut placed = self.placed.clone();
        placed.0.retain(|&square| square != from);
        placed.add(settings, to)?;
        self.change(placed);
        Ok(Some(Change::Moved { from, to }))
    }

    /// Picks up the queen on a square. `None` if there is no queen to move.
    pub fn pick_up(
        &mut self,
        settings: &Settings,
        kept: &[Square],
        square: Square,
    ) -> Result<Option<Change>, PlaceError> {
        let can_move = self.can_move(settings, kept, square)?;
        self.picked_up = can_move.then_some(square);
        Ok(self.picked_up.map(Change::PickedUp))
    }

    /// Whether the square has a queen that the reader may move. The error is about a queen that stays.
    fn can_move(
        &self,
        settings: &Settings,
        kept: &[Square],
        square: Square,
    ) -> Result<bool, PlaceError> {
        if settings.given.contains(square) || kept.contains(&square) {
            return Err(PlaceError::Given { square });
        }
        let is_queen = settings.algorithm.problem != Problem::Knight;
        Ok(is_queen && self.placed.0.contains(&square))
    }

    /// Whether the click sends the knight back to its given start.
    fn goes_back(&self, settings: &Settings, square: Square) -> bool {
        settings.algorithm.problem == Problem::Knight
            && settings.given.contains(square)
            && !self.placed.0.is_empty()
    }

    fn change(&mut self, placed: Placed) {
        self.past.push(mem::replace(&mut self.placed, placed));
        self.future.clear();
        self.picked_up = None;
    }

    pub fn undo(&mut self) -> Option<Change> {
        let before = self.past.pop()?;
        self.future.push(mem::replace(&mut self.placed, before));
        Some(Change::Undone)
    }

    pub fn redo(&mut self) -> Option<Change> {
        let after = self.future.pop()?;
        self.past.push(mem::replace(&mut self.placed, after));
        Some(Change::Redone)
    }

    /// Removes the reader's pieces, back to the pieces of the address or of another board. Without any of the reader's
    /// pieces, only those in `kept` stay.
    pub fn clear(&mut self, kept: &[Square]) -> Option<Change> {
        if self.placed.0.len() <= kept.len() {
            return None;
        }
        let stands = |square| self.placed.0.contains(square);
        let goes_on = self.before != self.placed && self.before.0.iter().all(stands);
        self.change(if goes_on {
            self.before.clone()
        } else {
            Placed(kept.to_vec())
        });
        Some(Change::Cleared)
    }

    /// Updates the judgement after a change. Removes pieces that are no longer valid, and returns them. `None` if
    /// nothing has changed.
    pub fn judge(&mut self, settings: &Settings) -> Option<Vec<Square>> {
        let before = self.judgement.as_ref();
        if before.is_some_and(|it| it.is_of(settings, &self.placed)) {
            return None;
        }
        let kept = self.placed.kept(settings);
        let is_lost =
            |square: &Square| !kept.0.contains(square) && !settings.given.contains(*square);
        let lost = self.placed.0.iter().copied().filter(is_lost).collect();
        let is_elsewhere = before.is_some_and(|it| !it.has_board_of(settings));
        if is_elsewhere || kept != self.placed {
            self.forget(kept);
        }
        self.judgement = Judgement::new(settings, &self.placed);
        Some(lost)
    }
}

#[cfg(test)]
mod tests;
