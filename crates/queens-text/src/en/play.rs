//! Pieces placed by hand. Squares stand between stars.

use queens_core::feasibility::Infeasible;
use queens_core::{Axis, LineKind, Problem};
use queens_page::play::Change;
use queens_page::screen::Role;

use super::event::knight;
use super::number::written;
use crate::play::{PlayTexts, line_name};

pub(crate) const TEXTS: PlayTexts = PlayTexts {
    region: "Your move",
    undo: "Undo",
    redo: "Redo",
    clear: "Take all back",
    reach: |problem| match problem {
        Problem::Domination => "Covered squares",
        _ => "Attacked squares",
    },
    empty: |problem, wanted| match (problem, wanted) {
        (Problem::Knight, _) => "Choose the square where the tour starts".to_owned(),
        (Problem::Domination, None) => "Place queens so that every square is covered".to_owned(),
        (Problem::Domination, Some(1)) => "Place one queen that covers every square".to_owned(),
        (Problem::Domination, Some(wanted)) => {
            format!("Place *{wanted} queens* that together cover every square")
        }
        (Problem::Queens, wanted) => {
            let wanted = queens(wanted.unwrap_or(0));
            format!("Place *{wanted}* so that none attacks another")
        }
    },
    clash: |clash, others| {
        let (first, second) = (clash.first, clash.second);
        let along = match clash.line {
            LineKind::Row => "along a row",
            LineKind::Column => "along a column",
            LineKind::Diagonal => "along a diagonal",
        };
        let more = match others {
            0 => String::new(),
            1 => ", and another pair does".to_owned(),
            _ => format!(", and {others} other pairs do"),
        };
        format!("*{first}* and *{second}* attack each other {along}{more}")
    },
    apart: |standing, left| format!("*{left} left*; {}", none_attacked(standing)),
    open: |open, left| {
        let open = match open {
            0 => "Every square is covered".to_owned(),
            _ => format!("*{open}* not covered yet"),
        };
        match left {
            None => open,
            Some(0) => format!("{open}, and no queen is left"),
            Some(left) => format!("{open}; {} left", queens(left)),
        }
    },
    too_many: |standing, wanted, open| match open {
        0 => format!(
            "Every square is covered, but by *{standing} queens*: {} enough",
            so_many_are(wanted)
        ),
        _ => format!(
            "*{standing} queens* stand, and {} to be enough; {}",
            so_many_are(wanted),
            not_covered(open)
        ),
    },
    knight: |square, visited, of, moves| {
        let moves = match moves {
            0 => "no move leads on".to_owned(),
            1 => "one move leads on".to_owned(),
            _ => format!("{moves} moves lead on"),
        };
        format!("Knight on *{square}*, {visited} of {of} squares visited; {moves}")
    },
    not_closed: |start| format!("Every square is visited, but no move leads back to *{start}*"),
    solved: |problem, pieces, is_closed| match (problem, is_closed) {
        (Problem::Queens, _) => match pieces {
            1 => "*Solved*: one queen, and nothing to attack".to_owned(),
            _ => format!("*Solved*: {pieces} queens, and none attacks another"),
        },
        (Problem::Domination, _) => match pieces {
            1 => "*Solved*: one queen covers every square".to_owned(),
            _ => format!("*Solved*: {pieces} queens cover every square"),
        },
        (Problem::Knight, false) => format!("*Solved*: a tour of all {pieces} squares"),
        (Problem::Knight, true) => format!("*Solved*: a closed tour of all {pieces} squares"),
    },
    covered: |queens, squares, is_least| {
        let queens = self::queens(queens);
        let fewer = if is_least { ", and fewer cannot" } else { "" };
        format!("{squares} squares covered by *{queens}*{fewer}")
    },
    toured: |moves, first, last, is_closed| {
        if is_closed {
            format!("A *closed* tour in {moves} moves: one leads from *{last}* back to *{first}*")
        } else {
            format!("An *open* tour in {moves} moves: none leads from *{last}* back to *{first}*")
        }
    },
    left: |problem, left| match problem {
        Problem::Knight => match left {
            1 => "1 square left".to_owned(),
            _ => format!("{left} squares left"),
        },
        _ => format!("{} left", queens(left)),
    },
    uncovered: |open| format!("{open} not covered"),
    change: |problem, change| match (problem, change) {
        (Problem::Knight, Change::Placed(square)) => format!("Knight to {square}"),
        (Problem::Knight, Change::TakenBack(_)) => "Knight back".to_owned(),
        (_, Change::Placed(square)) => format!("Queen on {square}"),
        (_, Change::TakenBack(square)) => format!("Queen taken back from {square}"),
        (_, Change::Undone) => "Undone".to_owned(),
        (_, Change::Redone) => "Done again".to_owned(),
        (_, Change::Cleared) => "All taken back".to_owned(),
    },
    attacked_by: |queens| format!("Attacked by {queens}"),
    attacker: |square, line| {
        let along = match line {
            LineKind::Row => "same row",
            LineKind::Column => "same column",
            LineKind::Diagonal => "diagonal",
        };
        format!("{square} ({along})")
    },
    role: |role| match role {
        Role::Watch => "You watch the search",
        Role::Play => "You place the pieces",
        Role::Predict => "You say what comes next",
    },
    own: |problem| match problem {
        Problem::Queens | Problem::Domination => "Your queens",
        Problem::Knight => "Your way",
    },
    nothing: "Nothing is placed yet.",
    stands: |problem, number| match problem {
        Problem::Knight => format!("Square {number} of your tour."),
        _ => "Your queen stands here.".to_owned(),
    },
    tells: "Say whether it can still be finished",
    untold: "Whether it can still be finished is not said",
    to_be_told: "After each move, it says here whether it can still be finished",
    awaited: "Can it still be finished? Looking …",
    yes: |ways| match ways {
        None => "It *can* still be finished".to_owned(),
        Some((1, _)) => "It *can* still be finished, in *one* way".to_owned(),
        Some((_, written)) => format!("It *can* still be finished, in *{written}* ways"),
    },
    finished: "Nothing is left to be done",
    no: |reason| format!("It *cannot* be finished: {reason}"),
    reason: |why, numbers| match *why {
        Infeasible::Attack { first, second, .. } => {
            format!("*{first}* and *{second}* attack each other")
        }
        Infeasible::BlockedLine { axis, index } => {
            let line = match axis {
                Axis::Files => "column",
                Axis::Ranks => "row",
            };
            format!(
                "every square of {line} *{}* is attacked",
                line_name(axis, index)
            )
        }
        Infeasible::TooMany { queens, k } => format!("{queens} queens stand, more than {k}"),
        Infeasible::Uncoverable { square } => {
            format!("no queen that may still be placed covers *{square}*")
        }
        Infeasible::TooFew { left: 0, open, .. } => {
            format!("no queen is left, and {}", not_covered(open.into()))
        }
        Infeasible::TooFew {
            left: 1, open: 1, ..
        } => "one more queen cannot cover the one square that is left".to_owned(),
        Infeasible::TooFew { left, open: 1, .. } => {
            format!("{left} more queens cannot cover the one square that is left")
        }
        Infeasible::TooFew {
            left: 1,
            open,
            reach,
        } => {
            format!("one more queen covers at most {reach} of the {open} squares that are left")
        }
        Infeasible::TooFew { left, open, reach } => {
            format!("{left} more queens cover at most {reach} of the {open} squares that are left")
        }
        Infeasible::Stuck { left: 1 } => "no move leads on, and one square is left".to_owned(),
        Infeasible::Stuck { left } => format!("no move leads on, and {left} squares are left"),
        Infeasible::Unreachable { square } => format!("no way leads to *{square}* any more"),
        Infeasible::NoReturn => "no free square leads back to the start".to_owned(),
        Infeasible::DeadEnd { square } => {
            format!("only one move leads to *{square}*, and a closed tour needs two")
        }
        Infeasible::DeadEnds {
            squares: [one, other],
        } => format!(
            "only one move leads to *{one}*, and one to *{other}*; a tour can end on one of them alone"
        ),
        Infeasible::Trap { square, from } => {
            format!(
                "*{square}* can only be reached from *{from}* now, and no move leads on from *{square}*"
            )
        }
        Infeasible::NoTour(ref obstacle) => (knight::TEXTS.obstacle)(obstacle, numbers),
        Infeasible::Searched { nodes } => {
            let positions = written(nodes, &numbers.whole(nodes), "position", "positions");
            format!("every way was tried, in {positions}")
        }
    },
    legend_clash: "attack each other",
    legend_open: "not covered",
    legend_meant: "meant by the hint",
    legend_covers: "covers it",
    legend_impossible: "impossible",
    legend_move: |problem| match problem {
        Problem::Knight => "possible move",
        Problem::Queens | Problem::Domination => "move told by a hint",
    },
    too_long: "The position is too long for a link: it is left out.",
};

fn queens(queens: usize) -> String {
    match queens {
        1 => "1 queen".to_owned(),
        _ => format!("{queens} queens"),
    }
}

/// What is said before “enough” or “to be enough”.
fn so_many_are(queens: usize) -> String {
    match queens {
        1 => "one is".to_owned(),
        _ => format!("{queens} are"),
    }
}

fn not_covered(open: usize) -> String {
    match open {
        1 => "one square is not covered".to_owned(),
        _ => format!("{open} squares are not covered"),
    }
}

fn none_attacked(standing: usize) -> String {
    match standing {
        1 => "one queen stands".to_owned(),
        _ => format!("{standing} queens stand, and none attacks another"),
    }
}
