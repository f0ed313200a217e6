//! Compares the algorithms with naive oracles: plain backtracking for the solutions, and plain programs for the
//! traces of tree searches.

use std::collections::BTreeSet;

use crate::common::exhaustive;
use crate::common::naive::{Test, history, test_of};
use crate::common::random::any_instance;
use crate::common::{
    OTHER_ORDER, all, events, queens, rejects, solutions, supporting, traced, trees, with_goal,
};
use proptest::prelude::*;
use queens_core::{Event, EventKind, Goal, Instance, LineKind, Square, Traversal};

/// The solutions that contain the given queens and no blocked square, in lexicographic order.
fn brute_force(instance: &Instance) -> Vec<Vec<u8>> {
    let mut found = exhaustive::solutions(instance.size().files());
    found.retain(|rows| {
        let queens = queens(rows);
        instance.given().iter().all(|queen| queens.contains(queen))
            && !queens
                .iter()
                .any(|queen| instance.blocked().contains(queen))
    });
    found
}

/// A symmetry as a function. The arguments are the last index, a column and a row; the result is a column and a row.
type Map = fn(u8, u8, u8) -> (u8, u8);

/// The number of solutions that are not an image of an earlier solution. The images are those under the stabiliser of
/// the given queens and the blocked squares.
fn naive_classes(instance: &Instance, found: &[Vec<u8>]) -> u64 {
    let last = instance.size().files() - 1;
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
            .map(|square| map(last, square.file.get(), square.rank.get()))
            .collect()
    };
    let given = image(maps[0], instance.given());
    let blocked = image(maps[0], instance.blocked());
    let mut known = BTreeSet::new();
    let mut classes = 0;
    for rows in found {
        let queens = queens(rows);
        if known.contains(&image(maps[0], &queens)) {
            continue;
        }
        classes += 1;
        let stabiliser = maps
            .into_iter()
            .filter(|&map| image(map, instance.given()) == given)
            .filter(|&map| image(map, instance.blocked()) == blocked);
        known.extend(stabiliser.map(|map| image(map, &queens)));
    }
    classes
}

fn check_against_brute_force(instance: &Instance) {
    let expected = brute_force(instance);
    let classes = naive_classes(instance, &expected);
    for algorithm in supporting(instance) {
        let mut found = solutions(algorithm, instance, usize::MAX);
        found.sort();
        assert_eq!(found, expected, "{algorithm:?} on {instance:?}");
        let counters = traced(algorithm, instance);
        assert_eq!(
            counters.fundamental, classes,
            "{algorithm:?} on {instance:?}"
        );
    }
    let first = with_goal(instance, Goal::First);
    for algorithm in supporting(&first) {
        let found = solutions(algorithm, &first, usize::MAX);
        // A heuristic may miss the solutions.
        let is_found = algorithm.traversal != Traversal::Greedy || !found.is_empty();
        let most = expected.len().min(1);
        assert_eq!(
            found.len(),
            if is_found { most } else { 0 },
            "{algorithm:?}"
        );
        let is_known = |solution: &Vec<u8>| expected.contains(solution);
        assert!(found.iter().all(is_known), "{algorithm:?} on {instance:?}");
    }
}

/// The event without its attacker. Sheets that mark or scan the board can meet another attacker first.
fn without_attacker(event: &Event) -> Event {
    match *event {
        Event::Reject { square, .. } => Event::Reject {
            square,
            attacker: square,
            line: LineKind::Diagonal,
        },
        event => event,
    }
}

/// The trace must equal that of the plain program. If the algorithm reports no rejects, they are removed from the
/// expected trace.
fn check_against_the_program(instance: &Instance) {
    for algorithm in trees(instance) {
        let test = test_of(algorithm);
        let reported = history(algorithm, test.unwrap_or(Test::QueenByQueen), instance);
        let mut expected: Vec<Event> = reported.steps.into_iter().map(|step| step.0).collect();
        if !rejects(algorithm) {
            expected.retain(|event| event.kind() != EventKind::Reject);
        }
        let mut events = events(algorithm, instance);
        if test.is_none() {
            expected = expected.iter().map(without_attacker).collect();
            events = events.iter().map(without_attacker).collect();
        }
        assert_eq!(
            events, expected,
            "{algorithm:?} on {instance:?}; {OTHER_ORDER}"
        );
    }
}

#[test]
fn solutions_are_those_of_brute_force() {
    (1..=7).for_each(|n| check_against_brute_force(&all(n)));
}

#[test]
fn traces_are_those_of_the_program_written_out() {
    for n in 1..=7 {
        check_against_the_program(&all(n));
        check_against_the_program(&with_goal(&all(n), Goal::First));
    }
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
        check_against_the_program(&with_goal(&instance, Goal::First));
    }
}
