//! Checks the reasons for a knight's moves, dead ends and removals against the visited squares.

use queens_core::knight::{is_closed, is_move, moves};
use queens_core::{
    Algorithm, Event, Goal, Instance, Position, Problem, Reason, Setup, Square, StackFrame, Value,
    is_solution,
};

use super::Step;
use crate::common::label;

/// Whether the visited squares are an open tour of the board.
fn is_tour(position: &Position) -> bool {
    let setup = Setup {
        blocked: position.blocked().to_vec(),
        ..Setup::new(Problem::Knight, position.size(), Goal::First)
    };
    let instance = Instance::new(setup).expect("an instance");
    is_solution(&instance, position.queens())
}

/// The number of squares that the knight has to visit.
fn area(position: &Position) -> usize {
    position.size().area() - position.blocked().len()
}

/// The unvisited squares that a knight can reach from a square in one move.
fn free_neighbours(position: &Position, from: Square) -> Vec<Square> {
    let (visited, blocked) = (position.queens(), position.blocked());
    moves(position.size(), from)
        .filter(|to| !visited.contains(to) && !blocked.contains(to))
        .collect()
}

/// Checks a reason that occurs only in knight's tours.
pub(crate) fn check(algorithm: &Algorithm, step: &Step, reason: Reason) {
    let (before, after) = (step.before.position(), step.after.position());
    let area = area(after);
    let last = |position: &Position| *position.queens().last().expect("a square");
    let at = format!("{algorithm:?}: {reason:?} explains {:?}", step.event);
    match (step.event, reason) {
        (
            Event::Place { square },
            Reason::Moved {
                from,
                to,
                valuation,
            },
        ) => {
            assert_eq!((from, to), (last(before), square), "{at}");
            let lists = free_neighbours(before, from);
            assert!(lists.contains(&to), "{at}");
            let sorts = algorithm.id != "tour-natural-order";
            assert_eq!(valuation.is_some(), sorts, "{at}");
            let left = |square| free_neighbours(before, square).len();
            if let Some(valuation) = valuation {
                assert_eq!(usize::from(valuation), left(to), "{at}");
                let tried = before.tried(before.depths() - 1);
                let untried = |square: &&Square| !tried.iter().any(|(it, _)| it == *square);
                let least = lists.iter().filter(untried).map(|&square| left(square));
                assert_eq!(least.min(), Some(left(to)), "{at}");
            }
        }
        (Event::Score, Reason::Sorted { square, moves }) => {
            assert_eq!(square, last(after), "{at}");
            assert_eq!(
                usize::from(moves),
                free_neighbours(after, square).len(),
                "{at}"
            );
        }
        (Event::Critical, Reason::Emptied { square, by }) => {
            assert_eq!(by, last(after), "{at}");
            assert_eq!(free_neighbours(after, square), [], "{at}");
            assert!(is_move(by, square) && !after.queens().contains(&square));
            assert!(after.queens().len() + 1 < area, "{at}");
        }
        (Event::Critical, Reason::NoWayHome { start, by }) => {
            assert_eq!((start, by), (after.queens()[0], last(after)), "{at}");
            assert_eq!(free_neighbours(after, start), [], "{at}");
            assert!(after.queens().len() < area, "{at}");
        }
        (Event::DeadEnd, Reason::NoMove { square }) => {
            assert_eq!(square, last(after), "{at}");
            assert_eq!(free_neighbours(after, square), [], "{at}");
        }
        (
            Event::Remove { square },
            Reason::Freed {
                square: reported,
                to,
                more,
            },
        ) => {
            assert_eq!((reported, to), (square, last(after)), "{at}");
            let goes_on = !matches!(step.next, Some(Event::Remove { .. } | Event::End));
            assert_eq!(more, goes_on, "{at}, then {:?}", step.next);
            let line = label(algorithm, after);
            let emptied = free_neighbours(before, square)
                .into_iter()
                .any(|next| free_neighbours(before, next).is_empty());
            let no_way_home = free_neighbours(before, after.queens()[0]).is_empty();
            let is_critical = match before.last() {
                Some(Event::Critical) => true,
                // After a tour, the last call but one also ends in this way.
                Some(Event::Remove { .. }) => before.queens().len() + 1 == area,
                _ => false,
            };
            assert_eq!(line == "LeaveCritical", is_critical, "{at}");
            assert!(!is_critical || emptied || no_way_home, "{at}");
        }
        (
            Event::Append { square },
            Reason::OnlySquare {
                square: reported,
                from,
            },
        ) => {
            assert_eq!((reported, from), (square, last(before)), "{at}");
            assert!(is_tour(after), "{at}");
        }
        (Event::Remove { square }, Reason::Detached { square: reported }) => {
            assert_eq!(reported, square, "{at}");
            assert_eq!(before.last(), Some(Event::Solution), "{at}");
        }
        (
            Event::Solution,
            Reason::Toured {
                is_closed: reported,
            },
        ) => {
            assert!(is_tour(after), "{at}");
            assert_eq!(reported, is_closed(after.queens()), "{at}");
        }
        (Event::CapReached, Reason::CapReached) => assert_eq!(step.next, None, "{at}"),
        _ => panic!("{at}"),
    }
}

fn numbers(position: &Position, squares: &[Square]) -> Value {
    let number = |&square: &Square| position.size().number(square) as i64;
    Value::List(squares.iter().map(number).collect())
}

/// Checks that `ListeCoups` holds the visited squares. Each visited square must have a call with the squares to which
/// the knight could move from there.
pub(crate) fn check_calls(position: &Position, variables: &[(&str, Value)], frames: &[StackFrame]) {
    let held = |name| variables.iter().find(|(other, _)| *other == name);
    let visited = position.queens();
    assert_eq!(
        held("ListeCoups"),
        Some(&("ListeCoups", numbers(position, visited)))
    );
    let is_tour = visited.len() == area(position);
    let calls = &visited[..visited.len() - usize::from(is_tour)];
    assert_eq!(frames.len(), calls.len().min(24));
    for (frame, depth) in frames.iter().rev().zip((0..calls.len()).rev()) {
        let number = |square| Value::Number(position.size().number(square) as i64);
        assert_eq!(frame.locals[0], ("n", number(calls[depth])));
        let list = frame.locals.iter().find(|(name, _)| *name == "L");
        let Some((_, Value::List(list))) = list else {
            assert_eq!(depth + 1, calls.len());
            continue;
        };
        let mut list = list.clone();
        list.sort();
        let open: Vec<_> = moves(position.size(), calls[depth])
            .filter(|to| !calls[..depth].contains(to) && !position.blocked().contains(to))
            .collect();
        let Value::List(mut open) = numbers(position, &open) else {
            unreachable!("numbers are a list");
        };
        open.sort();
        assert_eq!(list, open);
        if let Some(&next) = calls.get(depth + 1) {
            assert!(frame.locals.contains(&("k", number(next))));
        }
    }
}
