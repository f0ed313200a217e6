//! The sentences about pieces placed by hand: the last change, and the reason why they cannot be completed.

use queens_core::feasibility::Infeasible;
use queens_core::{Axis, File, Problem};
use queens_page::play::Change;

use crate::Texts;

/// The reason why the pieces cannot be completed. A board without any tour has a separate sentence.
pub(crate) fn reason(texts: &Texts, why: &Infeasible) -> String {
    let own = texts.play();
    match *why {
        Infeasible::Attack { first, second, .. } => own.attack(first, second),
        Infeasible::BlockedLine { axis, index } => {
            let name = line_name(axis, index);
            match axis {
                Axis::Files => own.blocked_column(&name),
                Axis::Ranks => own.blocked_row(&name),
            }
        }
        Infeasible::TooMany { queens, k } => own.more_queens(queens.into(), k.into()),
        Infeasible::Uncoverable { square } => own.uncoverable(square),
        Infeasible::TooFew { left, open, reach } => {
            own.too_few(left.into(), open.into(), reach.into())
        }
        Infeasible::Stuck { left } => own.stuck(left.into()),
        Infeasible::Unreachable { square } => own.unreachable(square),
        Infeasible::NoReturn => own.no_return().to_owned(),
        Infeasible::DeadEnd { square } => own.dead_end(square),
        Infeasible::DeadEnds {
            squares: [one, other],
        } => own.dead_ends(one, other),
        Infeasible::Trap { square, from } => own.trap(square, from),
        Infeasible::NoTour(ref obstacle) => texts.knight().obstacle(obstacle),
        Infeasible::Searched { nodes } => own.searched(nodes),
    }
}

/// The reader's last change of the pieces.
pub(crate) fn change(texts: &Texts, problem: Problem, change: Change) -> String {
    let own = texts.play();
    match change {
        Change::Placed(square) => own.placed(problem, square),
        Change::TakenBack(square) => own.taken_back(problem, square),
        Change::Moved { from, to } => own.moved(from, to),
        Change::PickedUp(square) => own.picked_up(square),
        Change::PutBack(square) => own.put_back(square),
        Change::Undone => own.undone().to_owned(),
        Change::Redone => own.redone().to_owned(),
        Change::Cleared => own.cleared().to_owned(),
    }
}

/// The name of a file or rank. `index` starts at 0.
fn line_name(axis: Axis, index: u16) -> String {
    let file = u8::try_from(index)
        .ok()
        .and_then(|file| File::new(file).ok());
    match (axis, file) {
        (Axis::Files, Some(file)) => file.to_string(),
        _ => (index + 1).to_string(),
    }
}
