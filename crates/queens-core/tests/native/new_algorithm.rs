//! The example in CONTRIBUTING.md finds its solutions, and tests detect typical mistakes of an author.

use std::sync::Arc;

use crate::common::{accepted, all, dominations};
use queens_core::counting::Plan;
use queens_core::{
    Algorithm, BoardSize, Goal, Instance, Problem, Setup, SolutionOrder, Square, algorithm,
};

#[path = "../../examples/new_algorithm.rs"]
mod example;

#[test]
fn the_worked_example_counts_and_is_watched() {
    example::main();
}

/// An order in which every solution is the first of its class.
#[derive(Debug)]
struct AlwaysFirst;

impl SolutionOrder for AlwaysFirst {
    fn is_first(&self, _: &[Square], solution: &[Square], images: &[Vec<Square>]) -> bool {
        assert!(images.iter().any(|image| image == solution));
        true
    }
}

#[test]
fn an_order_of_its_own_decides_the_classes_of_queens_too() {
    let recursive = algorithm::find("recursive").expect("registered");
    let start = |instance: &_| {
        let recursive = algorithm::find("recursive").expect("registered");
        accepted(recursive, instance).search()
    };
    let explain = |position: &_| algorithm::OPENING.explain(position);
    let ordered = Algorithm::new(recursive.descriptor(), start).explanation(explain);
    let ordered: &'static _ = Box::leak(Box::new(ordered.order(|_| Arc::new(AlwaysFirst))));
    let mut search = accepted(ordered, &all(6)).count();
    while search.work(1_000).is_pending() {}
    assert_eq!(search.counters().solutions, 4);
    assert_eq!(search.counters().fundamental, 4);
}

#[test]
fn a_tour_has_no_plan_and_sets_have_one_for_a_number_of_queens() {
    let size = BoardSize::new(5).expect("a board");
    let tour = Instance::new(Setup::new(Problem::Knight, size, Goal::First)).expect("a tour");
    let refused = Plan::new(&tour).expect_err("no plan").to_string();
    assert_eq!(
        refused,
        "problem=knight is not counted in shards; allowed are queens and domination"
    );
    let least = dominations().remove(0).with_goal(Goal::Count);
    let refused = Plan::new(&least).expect_err("no plan").to_string();
    assert!(refused.contains("for a number of queens"), "{refused}");
}
