//! The algorithms make the same steps as the sheet's program, with the same events and lists.

use queens_core::{
    Algorithm, BoardSize, Event, Goal, INNERMOST, Instance, Position, Reader, StackFrame, Value,
    Variant,
};

use super::naive::{Action, Call, Key, Program};
use super::{ALGORITHMS, board, find, tour};

fn key(algorithm: &'static Algorithm) -> Option<Key> {
    match algorithm.id {
        "tour-natural-order" => None,
        "tour-fewest-onward" => Some(|program, n| (program.liste_ca[n].len(), 0)),
        _ => Some(|program, n| {
            let (up, across) = (n / program.files, n % program.files);
            let off = |at: usize, count: usize| (2 * at as isize - (count as isize - 1)).pow(2);
            let distance = off(up, program.ranks) + off(across, program.files);
            (program.liste_ca[n].len(), -distance)
        }),
    }
}

/// The action of the sheet's program that an event reports. `Score` includes the sorted list.
fn did(algorithm: &'static Algorithm, event: Event, position: &Position) -> Action {
    let size = position.size();
    let number = |square| size.number(square);
    match event {
        Event::Place { square } => Action::Place(number(square)),
        Event::Score => {
            let variables = algorithm.explain(position).variables;
            let list = variables.into_iter().find(|(name, _)| *name == "L");
            let Some((_, Value::List(list))) = list else {
                panic!("a sorted list is shown");
            };
            Action::Score(list.into_iter().map(|n| n as usize).collect())
        }
        Event::Critical => Action::Critical,
        Event::DeadEnd => Action::DeadEnd,
        Event::Remove { square } => Action::Remove(number(square)),
        Event::Append { square } => Action::Append(number(square)),
        Event::Solution => Action::Solution,
        Event::End => Action::End,
        Event::CapReached => Action::CapReached,
        other => panic!("{other:?}"),
    }
}

/// `ListeCA` as recorded in the replay.
fn lists(position: &Position) -> Vec<Vec<usize>> {
    let size = position.size();
    let free_neighbours = position.free_neighbours().expect("the knight's lists");
    let list = |n| {
        let squares = free_neighbours.squares(size.numbered(n));
        squares.map(|square| size.number(square)).collect()
    };
    (0..size.area()).map(list).collect()
}

/// The innermost calls, in the form that the call stack shows.
fn frames(calls: &[Call]) -> Vec<StackFrame> {
    let number = |number: usize| Value::Number(number as i64);
    let list = |list: &Vec<usize>| Value::List(list.iter().map(|&n| n as i64).collect());
    let frame = |call: &Call| {
        let mut locals = vec![("n", number(call.n))];
        locals.extend(call.list.as_ref().map(|it| ("L", list(it))));
        locals.extend(call.k.map(|k| ("k", number(k))));
        locals.push(("len(ListeCoups)", number(call.coups)));
        StackFrame {
            name: "TestePosition",
            locals,
        }
    };
    let hidden = calls.len().saturating_sub(INNERMOST);
    calls[hidden..].iter().map(frame).collect()
}

fn check(size: BoardSize, start: usize, variant: Variant, goal: Goal, cap: u64) {
    for algorithm in ALGORITHMS.map(find) {
        let instance: Instance = tour(size, size.numbered(start), variant, goal, Some(cap));
        let mut program = Program::new(size.width(), usize::from(size.ranks()));
        program.key = key(algorithm);
        program.cap = cap;
        program.closed = variant == Variant::Closed;
        program.all = goal == Goal::All;
        program.keeps_memory = true;
        program.run(start);
        let mut reported = program.reported.into_iter();
        let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
        reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
            let position = replay.position();
            let at = format!(
                "{algorithm:?} on {size} from {start}, step {}",
                replay.step()
            );
            let (expected, memory) = reported.next().expect("the program goes on");
            assert_eq!(did(algorithm, event, position), expected, "{at}");
            assert_eq!(lists(position), memory.liste_ca, "{at}");
            assert_eq!(
                algorithm.call_stack(position),
                frames(&memory.stack),
                "{at}"
            );
        });
        assert_eq!(
            reported.next(),
            None,
            "{algorithm:?} on {size} from {start}"
        );
        assert_eq!(reader.replay().counters().nodes, program.calls);
    }
}

#[test]
fn every_step_from_every_start_of_small_boards_is_the_programs() {
    for (files, ranks) in [(3, 3), (4, 3), (3, 4), (5, 3), (4, 4), (5, 4), (5, 5)] {
        let size = board(files, ranks);
        for start in 0..size.area() {
            for variant in [Variant::Open, Variant::Closed] {
                for goal in [Goal::First, Goal::All] {
                    check(size, start, variant, goal, 300);
                }
            }
        }
    }
}

#[test]
fn every_step_of_the_sheets_board_and_of_wide_ones_is_the_programs() {
    for start in [0, 20, 37] {
        check(board(8, 8), start, Variant::Open, Goal::First, 1_000);
        check(board(8, 8), start, Variant::Closed, Goal::All, 1_000);
    }
    check(board(9, 32), 17, Variant::Open, Goal::First, 400);
    check(board(32, 5), 159, Variant::Closed, Goal::First, 400);
}
