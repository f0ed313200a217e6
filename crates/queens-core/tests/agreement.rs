//! The algorithms agree with each other, and each run of one algorithm with its other runs.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::random::any_instance;
use common::{all, counted, events, instance, solutions, traced};
use proptest::prelude::*;
use queens_core::algorithm::{ALL, Algorithm};
use queens_core::event::{Event, EventKind};
use queens_core::instance::{Goal, Instance};

/// A search's events without its rejects, which an algorithm that masks squares out does not have.
fn without_rejects(algorithm: &Algorithm, instance: &Instance) -> Vec<Event> {
    let mut events = events(algorithm, instance);
    events.retain(|event| event.kind() != EventKind::Reject);
    events
}

fn check_same_walk(instance: &Instance) {
    let [first, others @ ..] = ALL;
    let walk = without_rejects(first, instance);
    let found = solutions(first, instance, usize::MAX);
    for other in others {
        assert_eq!(
            without_rejects(other, instance),
            walk,
            "{other:?} on {instance:?}"
        );
        let same = solutions(other, instance, usize::MAX);
        assert_eq!(same, found, "{other:?} on {instance:?}");
    }
}

#[test]
fn all_walk_the_same_tree_in_the_same_order() {
    for n in 1..=9 {
        check_same_walk(&all(n));
        check_same_walk(&instance(n, &[], Goal::First));
    }
}

#[test]
fn a_counted_run_gives_the_counters_of_the_traced_one() {
    for algorithm in ALL {
        for n in 1..=10 {
            let counted = counted(algorithm, &instance(n, &[], Goal::Count));
            assert_eq!(
                counted,
                traced(algorithm, &all(n)),
                "{algorithm:?}, n = {n}"
            );
        }
    }
}

fn with_goal(instance: &Instance, goal: Goal) -> Instance {
    common::instance(i64::from(instance.size().get()), instance.given(), goal)
}

/// Runs a count in slices; whatever their length, it ends the same, and its progress never falls.
fn check_slices(algorithm: &'static Algorithm, instance: &Instance, budget: u64) {
    let whole = counted(algorithm, instance);
    let mut search = (algorithm.count)(algorithm, instance);
    let (mut progress, mut before) = (search.progress(), search.counters());
    while !search.advance(budget) {
        let (now, counters) = (search.progress(), search.counters());
        assert!(
            (progress..1.0).contains(&now),
            "{now} after {progress} on {instance:?}"
        );
        let nodes = counters.nodes - before.nodes;
        // A slice is about as long as asked for, so that whoever runs it can listen in between.
        assert!(nodes <= budget + 4096, "{nodes} nodes for {budget}");
        assert!(counters.solutions >= before.solutions && counters.depth >= before.depth);
        (progress, before) = (now, counters);
    }
    assert_eq!(search.progress(), 1.0);
    assert_eq!(search.counters(), whole, "{algorithm:?} on {instance:?}");
    assert!(search.advance(budget), "what is over stays over");
    assert_eq!(search.counters(), whole);
}

proptest! {
    #[test]
    fn all_walk_the_same_tree_from_given_queens(
        instance in any_instance(9, Goal::All), first in any::<bool>(),
    ) {
        let goal = if first { Goal::First } else { Goal::All };
        check_same_walk(&with_goal(&instance, goal));
    }

    #[test]
    fn a_counted_run_gives_the_counters_of_the_traced_one_with_given_queens(
        instance in any_instance(9, Goal::Count),
    ) {
        for algorithm in ALL {
            let traced = traced(algorithm, &with_goal(&instance, Goal::All));
            prop_assert_eq!(counted(algorithm, &instance), traced, "{:?}", algorithm);
        }
    }

    #[test]
    fn a_count_in_slices_ends_as_a_whole_one(
        instance in any_instance(7, Goal::Count), budget in 1_u64..40,
    ) {
        for algorithm in ALL {
            check_slices(algorithm, &instance, budget);
        }
    }
}

#[test]
fn the_progress_of_a_long_count_never_falls() {
    for algorithm in ALL {
        check_slices(algorithm, &instance(10, &[], Goal::Count), 997);
    }
}
