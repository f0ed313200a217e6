//! What the reader places by hand, on the board of the form; below it, what is to be said of it.

mod advice;
mod judgement;
mod prospects;
pub(crate) mod role;
pub(crate) mod update;

use std::mem;

use queens_core::knight::is_move;
use queens_core::{BoardSize, Position, Problem, Square};
use queens_worker::protocol::{Encoded, PlayAnswer, RunId};

use crate::settings::Settings;

pub use advice::Advice;
pub use judgement::{Clash, Judgement};
pub use prospects::Prospects;

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
    /// A piece is given there.
    Given { square: Square },
    /// The knight cannot go from one square to the other.
    NoMove { from: Square, to: Square },
}

/// Something that the reader does to the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayMessage {
    /// Place a piece on this square, or take it back. The knight goes there, or back to there.
    SquareToggled(Square),
    Undo,
    Redo,
    Clear,
    /// Attacked squares are to be marked, or to be marked no more.
    AttackedToggled,
    /// Whether the pieces can still be completed is to be told, or to be told no more.
    AnswerToggled,
    /// A hint, or its next step.
    HintWanted,
}

/// What has become of the pieces, as screen readers are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Placed(Square),
    TakenBack(Square),
    Undone,
    Redone,
    Cleared,
}

/// The pieces placed by hand, and what they were before.
#[derive(Default)]
pub struct Play {
    placed: Placed,
    /// What an address has placed, such as the beginning of a tour that is to be finished, or another board has left.
    before: Placed,
    /// What they were, the latest last, and what was undone.
    past: Vec<Placed>,
    future: Vec<Placed>,
    pub hides_attacked: bool,
    /// Whether nothing is told of what can still be completed.
    pub hides_answer: bool,
    /// What is to be said of them; none until that is fetched.
    pub judgement: Option<Judgement>,
    /// Whether they can still be completed.
    pub prospects: Prospects,
    /// What hints have told of them.
    pub advice: Advice,
    /// What the engine has answered and nobody has read.
    pub(crate) answers: Vec<(RunId, Encoded<PlayAnswer>)>,
}

impl Placed {
    /// Adds a piece; if it cannot be placed, changes nothing. Queens may attack each other.
    pub fn add(&mut self, settings: &Settings, square: Square) -> Result<(), PlaceError> {
        let size = settings.size;
        if !size.contains(square) {
            return Err(PlaceError::OffBoard { square, size });
        }
        if settings.given.contains(square) {
            return Err(PlaceError::Given { square });
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

    /// The squares, in their order.
    pub fn squares(&self) -> &[Square] {
        &self.0
    }

    /// Takes a piece back if one stands there. A knight that is there goes back by a move; one that has been there comes
    /// back to there.
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

    /// Those that can stand with these settings: of a knight's way its beginning.
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

    /// Whether the pieces have been judged as they stand with these settings, and solve what is asked.
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

    /// The given queens, then those placed, in the order of placing as far as it is known.
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

    /// The position as that of a search that has placed the pieces in their order; none before there is one.
    pub fn position(&self, settings: &Settings) -> Option<Position> {
        let judgement = self.judgement.as_ref()?;
        judgement.position(&self.in_order(settings))
    }

    /// An address asks for these. If they stand already, what was done before is still known.
    pub fn open(&mut self, placed: Placed) {
        if self.placed != placed {
            self.forget(placed);
        }
    }

    /// These stand, and nothing is known of what was done before.
    pub(crate) fn forget(&mut self, placed: Placed) {
        self.before = placed.clone();
        self.placed = placed;
        self.past.clear();
        self.future.clear();
    }

    /// The way begins with these squares, those of a puzzle. If it does not, it becomes them: the others, which are lost.
    pub(crate) fn begin(&mut self, beginning: &[Square]) -> Option<Vec<Square>> {
        if self.placed.0.starts_with(beginning) {
            return None;
        }
        let lost = self.placed.0.clone();
        self.forget(Placed(beginning.to_vec()));
        Some(lost)
    }

    /// Places a piece or takes it back. Given pieces stay, and so do these.
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

    /// Whether the knight is to come back to its given start.
    fn goes_back(&self, settings: &Settings, square: Square) -> bool {
        settings.algorithm.problem == Problem::Knight
            && settings.given.contains(square)
            && !self.placed.0.is_empty()
    }

    fn change(&mut self, placed: Placed) {
        self.past.push(mem::replace(&mut self.placed, placed));
        self.future.clear();
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

    /// Takes all pieces back that the reader has placed; if there are none, those that stood before, without
    /// these.
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

    /// Keeps what is said up with the pieces and the settings; pieces that cannot stand any more are taken away, and
    /// given. Whether anything is new.
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
