//! The questions to a reader before an event. A question depends on the position and the kinds of nearby events. The
//! right answer is the event itself, so it cannot be wrong. `queens-text` has the words.

pub mod session;
pub(crate) mod update;

#[cfg(test)]
mod tests;

use queens_core::{Descriptor, Event, EventKind, Position, Reports, Square, Traversal};
use strum::IntoStaticStr;

/// A question to the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Question {
    /// Is this square, which the search tests next, accepted or rejected?
    Test(Square),
    /// Is the current board a solution?
    Board,
    /// Which square does the search test next?
    Next,
    /// Is a square left here, or does the search backtrack?
    Back,
}

/// A possible answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    Accept,
    Reject,
    Square(Square),
    GoOn,
    TurnBack,
}

/// A question with its right answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prediction {
    pub question: Question,
    pub right: Guess,
}

impl Question {
    /// The name in the page's hooks.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The answers that have a button and a key. `None` if the answer is a square of the board.
    pub const fn choices(self) -> Option<[Guess; 2]> {
        match self {
            Question::Test(_) | Question::Board => Some([Guess::Accept, Guess::Reject]),
            Question::Next => None,
            Question::Back => Some([Guess::GoOn, Guess::TurnBack]),
        }
    }

    /// Whether this is a possible answer. A square with a piece cannot be next.
    pub fn takes(self, guess: Guess, position: &Position) -> bool {
        match (self.choices(), guess) {
            (Some(choices), guess) => choices.contains(&guess),
            (None, Guess::Square(square)) => {
                position.size().contains(square) && !position.queens().contains(&square)
            }
            (None, _) => false,
        }
    }
}

/// The question before this event, which follows the position and leads to the step. `None` if a reader could not
/// deduce the answer from the board. If several questions are possible, the step selects one pseudo-randomly.
pub fn ask(
    descriptor: &Descriptor,
    position: &Position,
    event: Event,
    step: u64,
) -> Option<Prediction> {
    let all = [
        test(descriptor, event),
        board(descriptor, position, event),
        next(descriptor, position, event),
        back(descriptor, position, event),
    ];
    let count = all.iter().flatten().count() as u64;
    let chosen = scattered(step).checked_rem(count)?;
    all.into_iter().flatten().nth(chosen as usize)
}

/// Hashes the step (Knuth, TAOCP 6.4: multiplication by the golden ratio).
fn scattered(step: u64) -> u64 {
    step.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40
}

/// Whether the search tests squares one by one and rejects some.
fn rejects(descriptor: &Descriptor) -> bool {
    descriptor.reports != Reports::Nothing && descriptor.reports != Reports::Scans
}

fn test(descriptor: &Descriptor, event: Event) -> Option<Prediction> {
    if !descriptor.traversal.is_tree() || !rejects(descriptor) {
        return None;
    }
    let (square, right) = match event {
        Event::Place { square } => (square, Guess::Accept),
        Event::Reject { square, .. } | Event::Pruned { square } => (square, Guess::Reject),
        _ => return None,
    };
    Some(Prediction {
        question: Question::Test(square),
        right,
    })
}

/// The question about the whole board: for searches of complete boards, and for sets that may cover the board early.
fn board(descriptor: &Descriptor, position: &Position, event: Event) -> Option<Prediction> {
    let last = position.last()?.kind();
    let is_tested = match descriptor.traversal {
        Traversal::Candidates | Traversal::LocalSearch => last == EventKind::Relocate,
        Traversal::SetCover => last == EventKind::Place,
        _ => false,
    };
    let right = match event.kind() {
        EventKind::Solution => Guess::Accept,
        EventKind::Bound | EventKind::End | EventKind::Score => return None,
        _ => Guess::Reject,
    };
    is_tested.then_some(Prediction {
        question: Question::Board,
        right,
    })
}

/// The question about the next square. After a rejection it is always the adjacent one, and random choices and long
/// lists are unpredictable.
fn next(descriptor: &Descriptor, position: &Position, event: Event) -> Option<Prediction> {
    let is_foreseen = match descriptor.traversal {
        Traversal::Lines(_)
        | Traversal::Roots
        | Traversal::MinDomain
        | Traversal::Greedy
        | Traversal::Moves => true,
        Traversal::Candidates
        | Traversal::RandomPlacement
        | Traversal::LocalSearch
        | Traversal::SetCover
        | Traversal::CountOnly => false,
    };
    let (Event::Place { square } | Event::Reject { square, .. }) = event else {
        return None;
    };
    let was_rejected = matches!(position.last(), Some(Event::Reject { .. }));
    (is_foreseen && !was_rejected).then_some(Prediction {
        question: Question::Next,
        right: Guess::Square(square),
    })
}

/// The question about backtracking: after a rejection or removal. Searches of free squares only also have it after a
/// placement. After a dead end or a solution, the answer would be obvious.
fn back(descriptor: &Descriptor, position: &Position, event: Event) -> Option<Prediction> {
    let is_foreseen = match descriptor.traversal {
        Traversal::Candidates | Traversal::LocalSearch | Traversal::CountOnly => false,
        Traversal::Lines(_)
        | Traversal::Roots
        | Traversal::MinDomain
        | Traversal::RandomPlacement
        | Traversal::Greedy
        | Traversal::Moves
        | Traversal::SetCover => true,
    };
    let is_open = match position.last()? {
        Event::Reject { .. } | Event::Pruned { .. } | Event::Remove { .. } => true,
        Event::Place { .. } => !rejects(descriptor),
        // A knight whose moves are sorted always has a move.
        Event::Score => descriptor.traversal != Traversal::Moves,
        _ => false,
    };
    let right = match event {
        Event::Place { .. } | Event::Start { .. } | Event::Reject { .. } | Event::Pruned { .. } => {
            Guess::GoOn
        }
        Event::Score if descriptor.traversal == Traversal::Moves => Guess::GoOn,
        Event::Remove { .. } | Event::DeadEnd | Event::Critical => Guess::TurnBack,
        _ => return None,
    };
    (is_foreseen && is_open).then_some(Prediction {
        question: Question::Back,
        right,
    })
}
