//! A seek finds the same events as a plain pass through the whole trace.

use std::task::Poll;

use crate::common;
use crate::common::{all, events, instance, square_at};
use proptest::prelude::*;
use queens_core::{
    Algorithm, Direction, Event, EventKind, Goal, Instance, Interest, Seek, Trace, algorithm,
};

/// The steps that match `interest`, by a pass through all events.
fn steps(algorithm: &'static Algorithm, instance: &Instance, interest: Interest) -> Vec<u64> {
    let (mut replay, rules) = algorithm
        .accept(instance.clone())
        .expect("supported")
        .replay();
    let mut found = Vec::new();
    for event in events(algorithm, instance) {
        replay.apply(event, &rules);
        let queens = replay.position().queens();
        let is_met = match interest {
            Interest::Solution => event.kind() == EventKind::Solution,
            Interest::DeadEnd => event == Event::DeadEnd,
            Interest::Critical => matches!(event, Event::Critical | Event::Append { .. }),
            Interest::Rejection => event.kind() == EventKind::Reject,
            Interest::Bound => event.kind() == EventKind::Bound,
            Interest::Square(square) => event.square() == Some(square),
            Interest::Depth(depth) => {
                event.kind() == EventKind::Place && queens.len() == usize::from(depth)
            }
            Interest::Tests(tests) => replay.counters().tests >= tests,
        };
        if is_met {
            found.push(replay.step());
        }
    }
    found
}

fn find(
    trace: &Trace,
    from: u64,
    direction: Direction,
    interest: Interest,
    budget: u64,
) -> Option<u64> {
    let mut seek = Seek::new(from, direction, interest);
    loop {
        if let Poll::Ready(found) = seek.work(trace, budget) {
            return found;
        }
    }
}

fn recursive() -> &'static Algorithm {
    algorithm::find("recursive").expect("recursive")
}

fn any_interest() -> impl Strategy<Value = Interest> {
    prop_oneof![
        Just(Interest::Solution),
        Just(Interest::DeadEnd),
        Just(Interest::Rejection),
        Just(Interest::Bound),
        (0_u8..7, 0_u8..7).prop_map(|(file, rank)| Interest::Square(square_at(file, rank))),
        (0_u16..9).prop_map(Interest::Depth),
        (0_u64..4000).prop_map(Interest::Tests),
    ]
}

proptest! {
    #[test]
    fn the_next_step_of_interest_is_that_of_a_plain_pass(
        interest in any_interest(), from in 0_u64..6000, budget in 1_u64..700,
    ) {
        let instance = all(7);
        let mut trace = Trace::new(&recursive().accept(instance.clone()).expect("supported"));
        trace.extend(u64::MAX).expect("right solutions");
        let all = steps(recursive(), &instance, interest);
        let next = all.iter().copied().find(|&step| step > from);
        let previous = all.iter().rev().copied().find(|&step| step < from);
        let found = |direction| find(&trace, from, direction, interest, budget);
        prop_assert_eq!(found(Direction::Forwards), next);
        prop_assert_eq!(found(Direction::Backwards), previous);
    }

    #[test]
    fn a_seek_continues_when_the_trace_has_grown(
        interest in any_interest(), first in 0_u64..3000, more in 1_u64..2000,
    ) {
        let instance = all(7);
        let all = steps(recursive(), &instance, interest);
        let mut trace = Trace::new(&recursive().accept(instance.clone()).expect("supported"));
        trace.extend(first).expect("right solutions");
        let mut seek = Seek::new(0, Direction::Forwards, interest);
        let found = loop {
            match seek.work(&trace, 97) {
                Poll::Ready(None) if !trace.is_complete() => trace.extend(more).expect("right solutions"),
                Poll::Ready(found) => break found,
                Poll::Pending => {}
            }
        };
        prop_assert_eq!(found, all.first().copied());
    }
}

#[test]
fn the_eighth_queen_is_placed_one_step_before_the_first_solution() {
    let mut trace = Trace::new(
        &recursive()
            .accept(instance(8, &[], Goal::First))
            .expect("supported"),
    );
    trace.extend(u64::MAX).expect("right solutions");
    let deepest = find(&trace, 0, Direction::Forwards, Interest::Depth(8), 1 << 20);
    assert_eq!(deepest, Some(1023));
    let tests = find(
        &trace,
        0,
        Direction::Forwards,
        Interest::Tests(876),
        1 << 20,
    );
    assert_eq!(tests, deepest);
}

#[test]
fn all_critical_situations_are_found_one_after_another() {
    let tour = algorithm::find("tour-natural-order").expect("tour-natural-order");
    let mut trace = Trace::new(
        &tour
            .accept(common::knight(5, 5, "c3", Goal::First))
            .expect("supported"),
    );
    trace.extend(u64::MAX).expect("right solutions");
    let mut from = 0;
    let mut found = 0;
    while let Some(step) = find(&trace, from, Direction::Forwards, Interest::Critical, 50) {
        (from, found) = (step, found + 1);
    }
    let criticals = tour.operations.iter().position(|it| it.name == "criticals");
    let counted = trace.frontier().replay().counters().operations[criticals.expect("an operation")];
    assert!(counted > 1);
    assert_eq!(found, counted);
}

#[test]
fn the_gallery_holds_every_solution_with_its_step() {
    let instance = all(8);
    let mut trace = Trace::new(&recursive().accept(instance.clone()).expect("supported"));
    trace.extend(u64::MAX).expect("right solutions");
    let gallery = trace.gallery();
    let reported = steps(recursive(), &instance, Interest::Solution);
    let listed: Vec<u64> = (0..gallery.len())
        .filter_map(|index| gallery.step(index))
        .collect();
    assert_eq!((gallery.len(), listed), (92, reported));
    assert_eq!(gallery.rows(0), Some(vec![0, 4, 7, 5, 2, 6, 1, 3]));
    assert_eq!((gallery.rows(92), gallery.step(92)), (None, None));
    let mut joined = gallery.part(0, 50);
    joined.extend(&gallery.part(50, usize::MAX));
    assert_eq!(&joined, gallery);
    assert_eq!(
        gallery.step(17).and_then(|step| gallery.index_of(step)),
        Some(17)
    );
}
