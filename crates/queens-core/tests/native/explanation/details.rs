//! Checks that the details and values of an explanation agree with the board.

use super::*;

/// Checks that the length of a test's detail equals the change of the counters, and that it ends with the attacker.
pub(super) fn check_detail(algorithm: &Algorithm, step: &Step, detail: Option<&Detail>) {
    let [before, after] = [&step.before, &step.after].map(|replay| replay.counters().operations);
    let detailed = |name: &str| match (name, detail) {
        ("comparisons" | "valid_steps", Some(Detail::Compared(queens))) => queens.len(),
        ("cells_read", Some(Detail::Read(squares))) => squares.len(),
        ("marks", Some(Detail::Marked(squares))) => squares.len(),
        ("row_checks", Some(Detail::Pairs { rows, .. })) => usize::from(*rows),
        ("diag_checks" | "pair_checks", Some(Detail::Pairs { pairs, .. })) => pairs.len(),
        ("test_calls", Some(Detail::Called { squares, off_board })) => {
            squares.len() + usize::from(*off_board)
        }
        _ => 0,
    };
    let names = [
        "comparisons",
        "valid_steps",
        "cells_read",
        "marks",
        "row_checks",
        "diag_checks",
        "pair_checks",
        "test_calls",
    ];
    for (operation, (before, after)) in algorithm.operations.iter().zip(before.iter().zip(after)) {
        if names.contains(&operation.name) {
            let detailed = detailed(operation.name) as u64;
            assert_eq!(
                after - before,
                detailed,
                "{} of {:?}",
                operation.name,
                step.event
            );
        }
    }
    let position = step.before.position();
    let attack = match step.event {
        Event::Reject {
            square, attacker, ..
        } => Some((square, attacker)),
        _ => None,
    };
    match detail {
        Some(Detail::Compared(queens)) => {
            assert!(queens.iter().all(|queen| position.queens().contains(queen)));
            if let Some((_, attacker)) = attack {
                assert_eq!(queens.last(), Some(&attacker));
            }
            let line = |queen: &Square| match algorithm.traversal {
                Traversal::Lines(Axis::Ranks) => queen.rank.get(),
                _ => queen.file.get(),
            };
            assert!(queens.is_sorted_by(|one, next| line(one) < line(next)));
        }
        Some(Detail::Pairs { pairs, .. }) => {
            let tested = step.event.square();
            let is_known =
                |queen: &Square| position.queens().contains(queen) || tested == Some(*queen);
            assert!(
                pairs
                    .iter()
                    .all(|(one, other)| is_known(one) && is_known(other))
            );
            let attacks = |&(one, other): &(Square, Square)| line_between(one, other).is_some();
            let first = pairs.iter().find(|pair| attacks(pair));
            if let (Some((square, attacker)), Some(&(one, other))) = (attack, first) {
                assert!([(square, attacker), (attacker, square)].contains(&(one, other)));
                assert_eq!(pairs.last(), Some(&(one, other)));
            }
        }
        Some(Detail::Read(squares) | Detail::Marked(squares) | Detail::Called { squares, .. }) => {
            assert!(
                squares
                    .iter()
                    .all(|&square| position.size().contains(square))
            );
        }
        None => {}
    }
}

/// Checks that the value of a variable fits the board.
pub(super) fn check_value(size: BoardSize, name: &str, value: &Value) {
    let n = size.files();
    assert!(!name.is_empty());
    match value {
        Value::Rows(rows) => {
            assert_eq!(rows.len(), size.width(), "{name}");
            assert!(rows.iter().all(|row| (-1..n as i8).contains(row)), "{name}");
        }
        Value::Squares(squares) => {
            assert!(
                squares.iter().all(|&square| size.contains(square)),
                "{name}"
            );
        }
        Value::Marks { size: of, marked } => {
            assert_eq!(*of, size, "{name}");
            assert!(
                marked.squares().all(|square| size.contains(square)),
                "{name}"
            );
        }
        Value::Bits { bits, width } => {
            assert!(*width <= 32 && bits.checked_shr((*width).into()).unwrap_or(0) == 0);
        }
        Value::Rank { rank, of } => {
            assert!(*rank >= 1 && *rank as f64 <= of.as_f64(), "{name}: {rank}");
        }
        Value::Number(_) | Value::List(_) | Value::Text(_) => {}
    }
}

/// Checks that the names in a list differ, and that the values fit the board.
pub(super) fn check_values(position: &Position, values: &[(&'static str, Value)]) {
    for (at, (name, value)) in values.iter().enumerate() {
        check_value(position.size(), name, value);
        assert!(
            values[..at].iter().all(|(other, _)| other != name),
            "{name}"
        );
    }
}
