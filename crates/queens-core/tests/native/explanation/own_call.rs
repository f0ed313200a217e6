//! Checks that the calls, the variables and the board agree at every step of the searches in the files `steps.txt`.

use queens_core::{Algorithm, Axis, Event, Position, Replay, Square, StackFrame, Traversal, Value};

use super::each_program::small_searches;
use crate::common::square_at;

/// The expected number of calls or stack levels at a position. It depends on the traversal; the first arms are
/// exceptions.
fn calls(algorithm: &Algorithm, position: &Position) -> usize {
    let (placed, n) = (position.placed().len(), position.size().width());
    let is_over = position.last() == Some(Event::End);
    match (algorithm.id, algorithm.traversal) {
        // The loops are variables of a single call.
        ("nested-loops", _) => 1,
        // Neither program makes a call below the last row.
        ("board-copy" | "upward-scan", _) => (placed + 1).min(n),
        // The program ends when the stack is empty.
        ("explicit-stack", _) if is_over && placed == 0 => 0,
        ("explicit-stack", _) => (placed + 1).min(n),
        // One call for the start, one for each later queen, and one for the current column.
        ("half-board", _) => match position.last() {
            None | Some(Event::End) => 0,
            Some(_) => placed + 1,
        },
        // The number of queens is not known before the first step.
        ("coverage-search", _) if position.last().is_none() => 0,
        ("frames", _) => match (position.last(), position.frame_records().last()) {
            (Some(Event::Bound(_) | Event::End), _) | (_, None) => 0,
            (_, Some(frame)) if frame.closed.is_some() => 0,
            _ => placed + 1,
        },
        (_, Traversal::CountOnly) => 0,
        (
            _,
            Traversal::Candidates
            | Traversal::RandomPlacement
            | Traversal::Greedy
            | Traversal::LocalSearch,
        ) => 1,
        // The appended square has no call.
        (_, Traversal::Moves) => position.queens().len().min(position.size().area() - 1),
        (
            _,
            Traversal::Lines(_) | Traversal::Roots | Traversal::MinDomain | Traversal::SetCover,
        ) => placed + 1,
    }
}

/// The call to which the variables of a step belong. It is the innermost call, or the caller if the step makes a
/// call. If a call removes its own piece and returns, it is that call before the step.
fn own_call<'a>(
    algorithm: &Algorithm,
    before: &'a [StackFrame],
    after: &'a [StackFrame],
) -> Option<&'a StackFrame> {
    match algorithm.traversal {
        Traversal::Moves if after.len() < before.len() => before.last(),
        // A step of the knight shows the call that it has just made.
        Traversal::Moves => after.last(),
        _ if after.len() > before.len() => after.get(before.len().saturating_sub(1)),
        _ => after.last(),
    }
}

fn check_own_call(algorithm: &Algorithm, before: &Replay, after: &Replay) -> usize {
    let at = format!("{algorithm:?}, step {}", after.step());
    let [before, frames] = [before, after].map(|it| algorithm.call_stack(it.position()));
    let variables = algorithm.explain(after.position()).variables;
    let Some(own) = own_call(algorithm, &before, &frames) else {
        return 0;
    };
    let mut shared = 0;
    for (name, value) in &own.locals {
        let shown = variables.iter().find(|(other, _)| other == name);
        if let Some((_, shown)) = shown {
            assert_eq!(shown, value, "{name} of {at}");
            shared += 1;
        }
    }
    shared
}

/// Checks that the variables of a call do not change while it waits for another call.
fn check_waiting(algorithm: &Algorithm, before: &Replay, after: &Replay) {
    let [earlier, later] = [before, after].map(|it| algorithm.call_stack(it.position()));
    let waiting = earlier.len().min(later.len()).saturating_sub(1);
    let at = format!("{algorithm:?}, step {}", after.step());
    assert_eq!(earlier[..waiting], later[..waiting], "{at}");
}

/// Checks each variable that lists a row for each column, or a column for each row. It must equal the queens on the
/// board.
fn check_board(algorithm: &Algorithm, replay: &Replay) {
    let position = replay.position();
    for (name, value) in algorithm.explain(position).variables {
        let Value::Rows(rows) = value else {
            continue;
        };
        let standing = position.queens().to_vec();
        // Only the next start overwrites the queen of a start.
        let is_between_starts = algorithm.id == "half-board" && standing.is_empty();
        let left = match position.last() {
            Some(Event::Remove { square }) => Some(square),
            Some(Event::End) => Some(square_at(0, position.size().ranks() - 1)),
            _ => None,
        };
        let left = left.filter(|_| is_between_starts);
        let queens: Vec<_> = standing.into_iter().chain(left).collect();
        let holds = |queens: &[Square]| {
            [Axis::Files, Axis::Ranks].iter().any(|axis| {
                let mut table = vec![-1; rows.len()];
                for &queen in queens {
                    table[usize::from(axis.line_of(queen))] = axis.place_of(queen) as i8;
                }
                table == rows
            })
        };
        let at = format!("{algorithm:?}, step {}", replay.step());
        assert!(holds(&queens), "{name} of {at}: {rows:?}");
    }
}

#[test]
fn the_number_of_calls_follows_from_the_position() {
    for (algorithm, replays) in small_searches() {
        for replay in &replays {
            let frames = algorithm.call_stack(replay.position());
            let expected = calls(algorithm, replay.position());
            assert_eq!(
                frames.len(),
                expected,
                "{algorithm:?}, step {}",
                replay.step()
            );
        }
    }
}

#[test]
fn the_variables_of_a_step_are_those_of_its_own_call() {
    for (algorithm, replays) in small_searches() {
        let pairs = replays.windows(2);
        let shared = pairs.map(|pair| check_own_call(algorithm, &pair[0], &pair[1]));
        // The variables of a stack level have other names, and an algorithm that only counts has no variables.
        let has_none = ["explicit-stack", "meet-in-the-middle"].contains(&algorithm.id);
        assert_eq!(shared.sum::<usize>() == 0, has_none, "{algorithm:?}");
    }
}

#[test]
fn a_call_that_waits_does_not_change() {
    for (algorithm, replays) in small_searches() {
        for pair in replays.windows(2) {
            check_waiting(algorithm, &pair[0], &pair[1]);
        }
    }
}

#[test]
fn a_table_of_queens_holds_the_board() {
    for (algorithm, replays) in small_searches() {
        replays
            .iter()
            .for_each(|replay| check_board(algorithm, replay));
    }
}
