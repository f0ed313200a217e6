//! Compares the four programs of sheet 001 with a translation of the sheet. Order, attackers, operations, output, and
//! the runs of each line must agree. Explanations are checked against the board.

mod explained;
mod programs;

use crate::common;
use crate::common::random::any_given;
use crate::common::{accepted, all, counted, events, instance, number, rows, table, traced};
use programs::{Change, Done, Program};
use proptest::prelude::*;
use queens_core::{
    Algorithm, Axis, Counters, Detail, Event, Explanation, Goal, Instance, Position, Reason,
    Replay, Square, Value, algorithm, line_between,
};

/// The id of an algorithm, the procedure of the sheet, its name in `data/counters.json`, and the translation.
type Sheet = (
    &'static str,
    &'static str,
    &'static str,
    fn(&Instance) -> Program,
);

const SHEETS: [Sheet; 4] = [
    ("nested-loops", "jouer", "001.jouer", programs::jouer),
    ("board-copy", "jouer1", "001.jouer1", programs::jouer1),
    ("upward-scan", "jouer2", "001.jouer2", programs::jouer2),
    ("digit-string", "jouer3", "001.jouer3", programs::jouer3),
];

fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).expect("an algorithm of the sheet")
}

fn operation(algorithm: &'static Algorithm, counters: &Counters, name: &str) -> u64 {
    let mut operations = algorithm.operations.iter().zip(&counters.operations);
    let found = operations.find(|(operation, _)| operation.name == name);
    found
        .map(|(_, &count)| count)
        .expect("an operation of that name")
}

/// The operation counters of the program, in the algorithm's order.
fn operations(algorithm: &'static Algorithm, done: &Done) -> Vec<u64> {
    let count = |name| match name {
        "calls" => done.calls,
        "place_calls" => done.place_calls,
        "marks" => done.marks,
        "saves" => done.saves,
        "cells_read" => done.cells_read,
        "pos_ok" => done.pos_ok,
        "test_calls" => done.test_calls,
        "erasures" => done.erasures,
        name => panic!("the sheet does not count {name}"),
    };
    let operations = algorithm.operations.iter();
    operations.map(|operation| count(operation.name)).collect()
}

/// The change that an event reports. `None` for a dead end, which the program does not report.
fn change(event: Event) -> Option<Change> {
    match event {
        Event::Place { square } => Some(Change::Place(square)),
        Event::Reject {
            square, attacker, ..
        } => Some(Change::Reject(square, attacker)),
        Event::Remove { square } => Some(Change::Remove(square)),
        Event::Solution => Some(Change::Solution),
        Event::End => Some(Change::End),
        Event::DeadEnd => None,
        event => panic!("{event:?} is not of a backtracking search"),
    }
}

/// Every step of the search must equal a step of the program, with the same operations and output.
fn check_program(sheet: &Sheet, instance: &Instance) {
    let &(id, .., program) = sheet;
    let (algorithm, program) = (find(id), program(instance));
    let (mut replay, rules) = accepted(algorithm, instance).replay();
    let ours = |replay: &Replay| {
        let counted = replay.counters().operations;
        counted[..algorithm.operations.len()].to_vec()
    };
    assert_eq!(ours(&replay), operations(algorithm, &program.at_start));
    let (mut steps, mut lines) = (program.steps.iter(), Vec::new());
    for event in events(algorithm, instance) {
        let before = ours(&replay);
        replay.apply(event, &rules);
        let at = format!("{id}, step {} of {instance:?}", replay.step());
        let Some(change) = change(event) else {
            assert_eq!(ours(&replay), before, "{at}");
            continue;
        };
        let (same, done) = steps.next().expect("the program goes on");
        assert_eq!(change, *same, "{at}");
        assert_eq!(ours(&replay), operations(algorithm, done), "{at}");
        if event == Event::Solution {
            let number = replay.counters().solutions;
            lines.push(common::printed(
                algorithm,
                number,
                &rows(replay.position().queens()),
            ));
        }
    }
    assert_eq!(steps.next(), None, "{id} stops before the program does");
    assert_eq!(lines, program.lines, "{id} of {instance:?}");
    if instance.goal() == Goal::All {
        let lines = algorithm.listing.iter();
        let run: Vec<_> = lines
            .map(|line| replay.counters().get(line.count))
            .collect();
        assert_eq!(run, program.run, "lines of {id} for {instance:?}");
    }
}

#[test]
fn each_step_is_that_of_the_sheets_program() {
    for sheet in &SHEETS {
        for n in 1..=8 {
            check_program(sheet, &all(n));
            check_program(sheet, &instance(n, &[], Goal::First));
        }
    }
}

#[test]
fn counters_and_output_are_those_of_the_table() {
    let common = ["tests", "accepted", "nodes", "max_depth", "solutions", "n"];
    for (id, _, name, _) in SHEETS {
        let algorithm = find(id);
        let mut table = table("counters", "counters");
        table.retain(|row| row["algo"] == name);
        assert_eq!(table.len(), 4, "{name}");
        for row in table {
            let n = number(&row, "n");
            let ours = traced(algorithm, &all(n));
            assert_eq!(counted(algorithm, &instance(n, &[], Goal::Count)), ours);
            let Counters {
                tests,
                placements,
                nodes,
                depth,
                solutions,
                ..
            } = ours;
            let counts = [tests, placements, nodes, depth, solutions];
            for (key, count) in common.into_iter().zip(counts) {
                assert_eq!(number(&row, key) as u64, count, "{key} of {row}");
            }
            // The algorithms list the removals of the sheet as erasures.
            let fields = row.as_object().expect("a row").iter();
            let special =
                fields.filter(|(key, value)| value.is_number() && !common.contains(&key.as_str()));
            let mut seen = 0;
            for (key, value) in special {
                let name = if key == "removals" { "erasures" } else { key };
                let count = operation(algorithm, &ours, name);
                assert_eq!(value.as_u64(), Some(count), "{key} of {row}");
                seen += 1;
            }
            assert_eq!(seen, algorithm.operations.len(), "{row}");
            let found = common::solutions(algorithm, &all(n), usize::MAX);
            let mut lines = (1..)
                .zip(&found)
                .map(|(i, rows)| common::printed(algorithm, i, rows));
            let first = lines.next();
            let last = lines.last();
            assert_eq!(row["first"].as_str(), first.as_deref());
            assert_eq!(row["last"].as_str(), last.as_deref());
        }
    }
}

#[test]
fn columns_after_the_ninth_continue_in_the_character_set() {
    let rows: Vec<u8> = (0..32).collect();
    let loops = common::printed(find("nested-loops"), 1, &rows);
    assert_eq!(loops, "0123456789:;<=>?@ABCDEFGHIJKLMNO");
    for id in ["board-copy", "upward-scan", "digit-string"] {
        assert_eq!(
            common::printed(find(id), 1, &rows),
            "123456789:;<=>?@ABCDEFGHIJKLMNOP"
        );
    }
}

proptest! {
    #[test]
    fn each_step_is_that_of_the_sheets_program_with_given_queens(
        instance in any_given(7, Goal::All), first in any::<bool>(),
    ) {
        let goal = if first { Goal::First } else { Goal::All };
        let instance = common::instance(instance.size().files().into(), instance.given(), goal);
        for sheet in &SHEETS {
            check_program(sheet, &instance);
        }
    }
}
