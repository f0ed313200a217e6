//! Decides whether positions placed by hand can be completed, and counts the completions. The results are compared
//! with brute force, and each reason is recounted square by square.

mod domination;
mod knight;
mod queens;

use std::task::Poll;

use queens_core::feasibility::{Feasibility, FeasibilitySearch};
use queens_core::{Goal, Instance, Random, Setup, Square, Variant, Work};

use crate::common::{self, all, squares};

/// The feasibility of a position, and its number of completions if known.
fn decide(instance: &Instance, placed: &[Square]) -> (Feasibility, Option<u64>) {
    let mut search = FeasibilitySearch::new(instance, placed).expect("a position");
    (search.finish(), search.solution_count().finish())
}

fn feasibility(instance: &Instance, placed: &[Square]) -> Feasibility {
    FeasibilitySearch::new(instance, placed)
        .expect("a position")
        .finish()
}

fn is_yes(feasibility: &Feasibility) -> bool {
    matches!(feasibility, Feasibility::Feasible { .. })
}

/// Random different squares of the board.
fn drawn(instance: &Instance, count: usize, random: &mut Random) -> Vec<Square> {
    let mut all: Vec<Square> = instance.size().squares().collect();
    random.shuffle(&mut all);
    all.truncate(count);
    all
}

/// A copy of the instance with these given squares.
fn with_given(instance: &Instance, given: &[Square]) -> Instance {
    let given = given.to_vec();
    Instance::new(Setup {
        given,
        ..instance.setup().clone()
    })
    .expect("squares that may be given")
}

#[test]
fn invalid_positions_are_refused_by_name() {
    let refused = |instance: &Instance, placed| {
        let search = FeasibilitySearch::new(instance, &squares(placed));
        search.err().expect("a reason").to_string()
    };
    let queens = all(8);
    assert_eq!(refused(&queens, "a1,i3"), "i3 is not on the 8×8 board");
    assert_eq!(refused(&queens, "a1,c2,a1"), "a1 is placed twice");
    let knight = common::knight(5, 4, "", Goal::First);
    assert_eq!(refused(&knight, "a1,a5"), "a5 is not on the 5×4 board");
    assert_eq!(refused(&knight, "a1,b3,a1"), "a1 is placed twice");
    assert_eq!(
        refused(&knight, "a1,b3,b4"),
        "a knight does not go from b3 to b4"
    );
    let started = with_given(&knight, &squares("a1"));
    assert_eq!(
        refused(&started, "b1"),
        "a knight does not go from a1 to b1"
    );
    assert_eq!(refused(&started, "b3,a1"), "a1 is placed twice");
}

#[test]
fn given_squares_come_before_placed_squares() {
    let queens = all(8);
    let given = with_given(&queens, &squares("a1,b5"));
    for placed in ["c8", "a1,c8", "c8,b5"] {
        let (feasibility, ways) = decide(&given, &squares(placed));
        assert_eq!((is_yes(&feasibility), ways), (true, Some(1)), "{placed}");
    }
    let knight = common::knight(5, 5, "a1", Goal::First);
    for placed in ["", "a1", "b3", "a1,b3"] {
        assert!(is_yes(&decide(&knight, &squares(placed)).0), "{placed}");
    }
}

#[test]
fn node_by_node_the_answers_are_the_same() {
    let instances = [
        (all(10), "a1,b4"),
        (
            common::domination(8, Variant::Dominating, Some(5), &[], Goal::First),
            "c3",
        ),
        (common::knight(5, 5, "", Goal::First), "a1,b3"),
    ];
    for (instance, placed) in instances {
        let placed = squares(placed);
        let mut search = FeasibilitySearch::new(&instance, &placed).expect("a position");
        let feasibility = loop {
            if let Poll::Ready(feasibility) = search.work(1) {
                break feasibility;
            }
        };
        let mut ways = search.solution_count();
        let ways = loop {
            if let Poll::Ready(ways) = ways.work(1) {
                break ways;
            }
        };
        assert_eq!((feasibility, ways), decide(&instance, &placed));
    }
}
