//! Naive oracles, wherever they can run: every permutation for the solutions, the sheet's program written
//! out for the trace.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use std::collections::BTreeSet;

use common::naive::account;
use common::random::any_instance;
use common::{all, events, queens, solutions, traced};
use proptest::prelude::*;
use queens_core::algorithm::ALL;
use queens_core::attacks::attacking_pair;
use queens_core::event::{Event, EventKind};
use queens_core::instance::{Goal, Instance};
use queens_core::square::Square;

/// The permutations that hold the given queens and have no attack, in lexicographic order.
fn brute_force(instance: &Instance) -> Vec<Vec<u8>> {
    let n = instance.size().get();
    let mut found = Vec::new();
    extend(n, &mut Vec::new(), &mut |rows| {
        let queens = queens(rows);
        if instance.given().iter().all(|queen| queens.contains(queen))
            && attacking_pair(&queens).is_none()
        {
            found.push(rows.to_vec());
        }
    });
    found
}

fn extend(n: u8, rows: &mut Vec<u8>, see: &mut dyn FnMut(&[u8])) {
    if rows.len() == usize::from(n) {
        return see(rows);
    }
    for row in 0..n {
        if !rows.contains(&row) {
            rows.push(row);
            extend(n, rows, see);
            rows.pop();
        }
    }
}

/// A symmetry: of the last index, a column and a row makes a column and a row.
type Map = fn(u8, u8, u8) -> (u8, u8);

/// The solutions without those that a symmetry which keeps the given queens makes of earlier ones.
fn naive_classes(instance: &Instance, found: &[Vec<u8>]) -> u64 {
    let last = instance.size().get() - 1;
    let maps: [Map; 8] = [
        |_, c, r| (c, r),
        |m, c, r| (m - r, c),
        |m, c, r| (m - c, m - r),
        |m, c, r| (r, m - c),
        |m, c, r| (m - c, r),
        |m, c, r| (c, m - r),
        |_, c, r| (r, c),
        |m, c, r| (m - r, m - c),
    ];
    let image = |map: Map, squares: &[Square]| -> BTreeSet<(u8, u8)> {
        let squares = squares.iter();
        squares
            .map(|square| map(last, square.file.0, square.rank.0))
            .collect()
    };
    let given = image(maps[0], instance.given());
    let mut known = BTreeSet::new();
    let mut classes = 0;
    for rows in found {
        let queens = queens(rows);
        if known.contains(&image(maps[0], &queens)) {
            continue;
        }
        classes += 1;
        let keeping = maps
            .into_iter()
            .filter(|&map| image(map, instance.given()) == given);
        known.extend(keeping.map(|map| image(map, &queens)));
    }
    classes
}

fn check_against_brute_force(instance: &Instance) {
    let expected = brute_force(instance);
    let classes = naive_classes(instance, &expected);
    for algorithm in ALL {
        let found = solutions(algorithm, instance, usize::MAX);
        assert_eq!(found, expected, "{algorithm:?} on {instance:?}");
        let counters = traced(algorithm, instance);
        assert_eq!(
            counters.fundamental, classes,
            "{algorithm:?} on {instance:?}"
        );
    }
}

/// The trace must be the sheet's program's, for an algorithm that has no rejects without those.
fn check_against_the_program(instance: &Instance) {
    let expected: Vec<Event> = account(instance)
        .steps
        .into_iter()
        .map(|step| step.0)
        .collect();
    for algorithm in ALL {
        let events = events(algorithm, instance);
        let mut expected = expected.clone();
        if algorithm.id == "bitmask" {
            expected.retain(|event| event.kind() != EventKind::Reject);
        }
        assert_eq!(events, expected, "{algorithm:?} on {instance:?}");
    }
}

#[test]
fn solutions_are_those_of_brute_force() {
    (1..=7).for_each(|n| check_against_brute_force(&all(n)));
}

#[test]
fn traces_are_those_of_the_program_written_out() {
    (1..=7).for_each(|n| check_against_the_program(&all(n)));
}

proptest! {
    #[test]
    fn solutions_from_given_queens_are_those_of_brute_force(instance in any_instance(7, Goal::All)) {
        check_against_brute_force(&instance);
    }

    #[test]
    fn traces_from_given_queens_are_those_of_the_program_written_out(
        instance in any_instance(7, Goal::All),
    ) {
        check_against_the_program(&instance);
        let n = i64::from(instance.size().get());
        check_against_the_program(&common::instance(n, instance.given(), Goal::First));
    }
}
