//! Checks the explanation of each step of the sheet's programs against the board.

use super::*;
use crate::common::{label, labelled};
use crate::explanation::{Step, check_common, steps};

fn variable<'a>(locals: &'a [(&'static str, Value)], name: &str) -> Option<&'a Value> {
    let found = locals.iter().find(|(other, _)| *other == name);
    found.map(|(_, value)| value)
}

fn attacked(position: &Position, square: Square) -> bool {
    let queens = position.queens();
    queens
        .iter()
        .any(|&queen| queen == square || line_between(queen, square).is_some())
}

fn by_rank(position: &Position) -> Vec<Square> {
    let mut queens = position.queens().to_vec();
    queens.sort_by_key(|queen| queen.rank);
    queens
}

/// The test compares a square with earlier ranks before it compares it with given queens on later ranks.
fn check_attacker(step: &Step) {
    if let Event::Reject {
        square, attacker, ..
    } = step.event
    {
        let mut earlier = by_rank(step.before.position());
        earlier.retain(|&queen| queen.rank < square.rank);
        let attacks = |&queen: &Square| line_between(queen, square).is_some();
        assert_eq!(attacker.rank < square.rank, earlier.iter().any(attacks));
    }
}

/// Checks that the detail matches the operation counters and the board before the step.
fn check_detail(algorithm: &'static Algorithm, step: &Step, detail: Option<&Detail>) {
    let [before, after] = [&step.before, &step.after].map(|replay| replay.counters());
    let more = |name| operation(algorithm, after, name) - operation(algorithm, before, name);
    let position = step.before.position();
    let holds = |square: &Square| position.queens().contains(square);
    let attacker = match step.event {
        Event::Reject { attacker, .. } => Some(attacker),
        _ => None,
    };
    let squares: &[Square] = match detail {
        Some(Detail::Marked(squares) | Detail::Read(squares)) => squares,
        Some(Detail::Called { squares, .. }) => squares,
        None => &[],
        Some(detail) => panic!("{detail:?} of {algorithm:?}"),
    };
    assert!(
        squares
            .iter()
            .all(|&square| position.size().contains(square))
    );
    match algorithm.id {
        "nested-loops" | "board-copy" => {
            assert_eq!(squares.len() as u64, more("marks"));
            assert_eq!(u64::from(detail.is_some()), more("place_calls"));
            let Some((&own, others)) = squares.split_first() else {
                return;
            };
            assert_eq!(step.event, Event::Place { square: own });
            let seen =
                |&other: &Square| other.rank >= own.rank && line_between(own, other).is_some();
            assert!(others.iter().all(seen));
            // A marking program visits every square from the queen's rank on that shares a line with the queen. No
            // square may occur twice.
            let mut distinct = squares.to_vec();
            distinct.sort();
            distinct.dedup();
            let later = position.size().squares().filter(seen);
            assert_eq!(
                (distinct.len(), squares.len()),
                (later.count() + 1, distinct.len())
            );
        }
        "upward-scan" => {
            assert_eq!(squares.len() as u64, more("cells_read"));
            let met: Vec<_> = squares.iter().copied().filter(holds).collect();
            let earlier = attacker.filter(|&attacker| {
                Some(attacker.rank) < step.event.square().map(|square| square.rank)
            });
            assert_eq!(met, Vec::from_iter(earlier));
            assert!(earlier.is_none() || squares.last() == earlier.as_ref());
        }
        "digit-string" => {
            let off_board = match detail {
                Some(&Detail::Called { off_board, .. }) => u64::from(off_board),
                _ => 0,
            };
            assert_eq!(squares.len() as u64 + off_board, more("test_calls"));
            assert_eq!(u64::from(detail.is_some()), more("pos_ok"));
            let met = squares.iter().copied().find(holds);
            assert!(met.is_none() || (met == attacker && met.as_ref() == squares.last()));
        }
        id => panic!("{id} is not of the sheet"),
    }
}

/// The lowest rank without a queen.
fn open_rank(position: &Position) -> Option<u8> {
    let queens = by_rank(position);
    let mut ranks = 0..position.size().files();
    ranks.find(|&rank| queens.iter().all(|queen| queen.rank.get() != rank))
}

/// The current row and column of the program. `None` if the program has none.
fn at(step: &Step) -> (Option<u8>, Option<u8>) {
    let position = step.after.position();
    match (step.event.square(), open_rank(position)) {
        (Some(square), _) => (Some(square.rank.get()), Some(square.file.get())),
        (None, Some(rank)) => (Some(rank), None),
        (None, None) => {
            let last = position.placed().last();
            (
                last.map(|queen| queen.rank.get()),
                last.map(|queen| queen.file.get()),
            )
        }
    }
}

fn check_variables(id: &str, step: &Step, explanation: &Explanation) {
    let position = step.after.position();
    let n = position.size().files();
    let variable = |name: &str| variable(&explanation.variables, name).cloned();
    let (row, column) = at(step);
    let string = |base: u8, end: u8| {
        let queens = by_rank(position).into_iter();
        let earlier = queens.filter(|queen| queen.rank.get() < end);
        Value::Text(
            earlier
                .map(|queen| char::from(base + queen.file.get()))
                .collect(),
        )
    };
    match id {
        "nested-loops" => {
            let name = format!("x{}", row.unwrap_or(n));
            assert_eq!(variable(&name), column.map(Value::number));
            // If the queen marks squares, the program also writes its digit and begins the next loop. The innermost
            // loop does not mark.
            let loop_at = match explanation.detail {
                Some(Detail::Marked(_)) => open_rank(position),
                _ => row,
            };
            let written = string(b'0', loop_at.unwrap_or(n));
            assert_eq!(variable("st"), Some(written));
        }
        "board-copy" | "upward-scan" => {
            let name = if id == "board-copy" { "colonne" } else { "x" };
            assert_eq!(variable("ligne"), Some(Value::number(row.unwrap_or(n))));
            assert_eq!(variable(name), column.map(Value::number));
            assert_eq!(variable("st"), Some(string(b'1', row.unwrap_or(n))));
        }
        _ => {
            let full = position.queens().len() == usize::from(n);
            let calls_below = full && step.event.square().is_none();
            let (lg, col) = if calls_below {
                (n, None)
            } else {
                (row.unwrap_or(n), column)
            };
            assert_eq!(variable("lg"), Some(Value::number(lg + 1)));
            assert_eq!(variable("col"), col.map(|col| Value::number(col + 1)));
            let mut string = vec![b'0'; usize::from(n)];
            for queen in position.queens() {
                string[queen.rank.index()] += 1 + queen.file.get();
            }
            let string = string.into_iter().map(char::from).collect();
            assert_eq!(variable("st"), Some(Value::Text(string)));
        }
    }
    match variable("t") {
        Some(Value::Marks { marked, .. }) => {
            // On later ranks, exactly the attacked squares are marked.
            let top = position
                .placed()
                .last()
                .map_or(0, |queen| queen.rank.get() + 1);
            let later = position
                .size()
                .squares()
                .filter(|square| square.rank.get() >= top);
            later
                .for_each(|square| assert_eq!(marked.contains(square), attacked(position, square)));
        }
        Some(Value::Squares(queens)) => assert_eq!(queens, by_rank(position)),
        t => assert!(id == "digit-string" && t.is_none()),
    }
}

fn check_stack(algorithm: &'static Algorithm, procedure: &str, position: &Position) {
    let frames = algorithm.call_stack(position);
    assert!(frames.iter().all(|frame| frame.name == procedure));
    let open = position.size().width() - position.given().len();
    let placed = position.placed();
    let calls = match algorithm.id {
        "nested-loops" => 1,
        "digit-string" => placed.len() + 1,
        _ => (placed.len() + 1).min(open.max(1)),
    };
    assert_eq!(frames.len(), calls);
    for (depth, queen) in placed.iter().enumerate() {
        let (row, column) = (i64::from(queen.rank.get()), i64::from(queen.file.get()));
        let name = format!("x{row}");
        let (frame, expected) = match algorithm.id {
            "nested-loops" => (&frames[0], vec![(&*name, column)]),
            "board-copy" => (&frames[depth], vec![("ligne", row), ("colonne", column)]),
            "upward-scan" => (&frames[depth], vec![("ligne", row), ("x", column)]),
            _ => (&frames[depth], vec![("lg", row + 1), ("col", column + 1)]),
        };
        for (name, value) in expected {
            assert_eq!(variable(&frame.locals, name), Some(&Value::Number(value)));
        }
        // The copy is the board at the beginning of the call, before the queen of the call marks squares.
        if let Some(Value::Marks { marked, .. }) = variable(&frame.locals, "tab_sauve") {
            assert!(!marked.contains(*queen));
        }
    }
}

fn check_explanations((id, procedure, ..): &Sheet, instance: &Instance, limit: usize) {
    let algorithm = find(id);
    let (start, _) = accepted(algorithm, instance).replay();
    let first = (0..instance.size().files()).find(|&rank| {
        instance
            .given()
            .iter()
            .all(|queen| queen.rank.get() != rank)
    });
    let line = first.and_then(|rank| Axis::Ranks.line(rank));
    let explanation = algorithm.explain(start.position());
    assert_eq!(explanation.reason, Reason::Start { line });
    check_stack(algorithm, procedure, start.position());
    for step in steps(algorithm, instance, limit) {
        let position = step.after.position();
        let explanation = algorithm.explain(position);
        check_common(algorithm, &step, &explanation);
        check_attacker(&step);
        check_detail(algorithm, &step, explanation.detail.as_ref());
        check_variables(id, &step, &explanation);
        check_stack(algorithm, procedure, position);
    }
}

#[test]
fn explanations_are_true_of_the_board() {
    for sheet in &SHEETS {
        for n in 1..=6 {
            check_explanations(sheet, &all(n), usize::MAX);
            check_explanations(sheet, &instance(n, &[], Goal::First), usize::MAX);
        }
    }
}

#[test]
fn explanations_are_true_of_the_widest_board() {
    let given = common::squares("a32,af31,c1");
    for sheet in &SHEETS {
        check_explanations(sheet, &all(32), 5_000);
        check_explanations(sheet, &instance(32, &given, Goal::All), 5_000);
    }
}

/// Some lines are shown for only one kind of event. They must run as often as they are shown.
#[test]
fn lines_are_shown_as_often_as_they_run() {
    let shown = [
        ("nested-loops", "Test Mark, Solution, Mark, Restore"),
        ("board-copy", "Test Mark, Mark, Solution, Restore"),
        ("upward-scan", "Test Put, Put, Solution, Erase"),
        (
            "digit-string",
            "TestColumn TestDiagonals Put, TestDiagonals Put, Solution, Put, Erase",
        ),
    ];
    for (id, groups) in shown {
        let algorithm = find(id);
        let steps = steps(algorithm, &all(6), usize::MAX);
        let lines = steps
            .iter()
            .map(|step| label(algorithm, step.after.position()));
        let lines: Vec<_> = lines.collect();
        let end = steps.last().expect("a last step").after.counters();
        for group in groups.split(", ") {
            let group: Vec<&str> = group.split(' ').collect();
            let shown = lines.iter().filter(|line| group.contains(line)).count() as u64;
            let count = labelled(algorithm, group[0]).count;
            assert_eq!(end.get(count), shown, "lines {group:?} of {id}");
        }
    }
}

proptest! {
    #[test]
    fn explanations_are_true_with_given_queens(instance in any_given(6, Goal::All)) {
        for sheet in &SHEETS {
            check_explanations(sheet, &instance, usize::MAX);
        }
    }
}
