//! All algorithms agree with each other, and different runs of an algorithm agree.

use std::collections::BTreeMap;

use crate::common::random::any_instance;
use crate::common::{
    OTHER_ORDER, all, as_along_files, ascending, counted, events, instance, knight, knights,
    rejects, solutions, supporting, traced, transposed, trees, with_goal,
};
use proptest::prelude::*;
use queens_core::algorithm::{self, ALL};
use queens_core::{
    Algorithm, Axis, Count, Event, EventKind, Goal, Instance, Problem, Reader, Reports, Square,
    Symmetry, Traversal,
};

/// The kind of an event and its square, without the attacker. The square is transposed for searches along the ranks.
type Reported = (EventKind, Option<Square>);

fn reported(algorithm: &'static Algorithm, axis: Axis, instance: &Instance) -> Vec<Reported> {
    let reported = |event: Event| {
        (
            event.kind(),
            event.square().map(|it| as_along_files(axis, it)),
        )
    };
    events(algorithm, instance)
        .into_iter()
        .map(reported)
        .collect()
}

/// All searches through the open lines in ascending order must have the same tree. Searches through the ranks have the transposed tree.
fn check_same_tree(instance: &Instance) {
    let mut all_events: Option<Vec<Reported>> = None;
    let mut accepted: Option<Vec<Reported>> = None;
    for (algorithm, axis) in ascending(instance) {
        let mut reported = match axis {
            Axis::Files => reported(algorithm, axis, instance),
            Axis::Ranks => reported(algorithm, axis, &transposed(instance)),
        };
        // An algorithm that masks attacked squares reports the same events except the rejects.
        if rejects(algorithm) {
            let all_events = all_events.get_or_insert_with(|| reported.clone());
            assert_eq!(
                &reported, all_events,
                "{algorithm:?} on {instance:?}; {OTHER_ORDER}"
            );
        }
        reported.retain(|&(kind, _)| kind != EventKind::Reject);
        let accepted = accepted.get_or_insert_with(|| reported.clone());
        assert_eq!(
            &reported, accepted,
            "{algorithm:?} on {instance:?}; {OTHER_ORDER}"
        );
    }
    assert!(all_events.is_some() && accepted.is_some());
}

/// All algorithms must find the same solutions, in any order, and the same number of classes.
fn check_same_solutions(instance: &Instance) {
    let mut known = None;
    for algorithm in supporting(instance) {
        let mut found = solutions(algorithm, instance, usize::MAX);
        found.sort();
        let counters = traced(algorithm, instance);
        assert_eq!(counters.solutions, found.len() as u64, "{algorithm:?}");
        let found = (found, counters.fundamental);
        let known = known.get_or_insert_with(|| found.clone());
        assert_eq!(&found, known, "{algorithm:?} on {instance:?}");
    }
}

#[test]
fn all_searches_through_open_lines_have_the_same_tree() {
    for n in 1..=9 {
        check_same_tree(&all(n));
        check_same_tree(&instance(n, &[], Goal::First));
    }
}

#[test]
fn all_find_the_same_solutions() {
    for n in 1..=8 {
        check_same_solutions(&all(n));
    }
}

#[test]
fn half_board_finds_the_solutions_of_recursive_from_the_middle_on_each_with_its_image() {
    let [half_board, recursive] =
        ["half-board", "recursive"].map(|id| algorithm::find(id).expect(id));
    for n in 1..=9_u8 {
        let instance = all(i64::from(n));
        let mut expected = Vec::new();
        for found in solutions(recursive, &instance, usize::MAX) {
            if found[0] < n / 2 {
                continue;
            }
            let image: Vec<u8> = found.iter().map(|row| n - 1 - row).collect();
            let is_middle = image[0] == found[0];
            expected.push(found);
            if !is_middle {
                expected.push(image);
            }
        }
        assert_eq!(solutions(half_board, &instance, usize::MAX), expected);
        let images = events(half_board, &instance).into_iter();
        let images = images.filter(|event| matches!(event, Event::Image { .. }));
        let mirror = Event::Image {
            symmetry: Symmetry::MirrorRanks,
        };
        assert!(images.into_iter().all(|image| image == mirror));
    }
}

#[test]
fn forward_checking_has_the_smallest_tree() {
    for n in 6..=10 {
        let nodes = |algorithm: &'static Algorithm| traced(algorithm, &all(n)).nodes;
        let fewest = |algorithm: &&Algorithm| algorithm.traversal == Traversal::MinDomain;
        let (fewest, others): (Vec<_>, Vec<_>) = trees(&all(n)).into_iter().partition(fewest);
        assert!(!fewest.is_empty());
        for algorithm in fewest {
            let nodes_of_fewest = nodes(algorithm);
            for other in &others {
                // A search of half the board takes about half the work.
                let whole = if other.traversal == Traversal::Roots {
                    2
                } else {
                    1
                };
                assert!(nodes_of_fewest < whole * nodes(other), "{other:?}, n = {n}");
            }
        }
    }
}

/// Checks the counters and the board at the end of a run.
fn check_the_end(algorithm: &'static Algorithm, instance: &Instance) {
    let at = format!("{algorithm:?} on {instance:?}");
    let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    let mut kinds = BTreeMap::new();
    let mut roots = u64::from(algorithm.traversal.is_rooted());
    let given = algorithm.traversal.given(instance);
    let (mut most, mut appended) = (given.len(), 0);
    reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
        *kinds.entry(event.kind().name()).or_insert(0) += 1;
        roots += u64::from(matches!(event, Event::Start { .. }));
        appended += u64::from(matches!(event, Event::Append { .. }));
        most = most.max(replay.position().queens().len());
    });
    let reported = |kind: EventKind| kinds.get(kind.name()).copied().unwrap_or(0_u64);
    let (counters, position) = (reader.replay().counters(), reader.replay().position());
    assert_eq!(reported(EventKind::End), 1, "{at}");
    assert_eq!(counters.solutions, reported(EventKind::Solution), "{at}");
    assert_eq!(counters.depth, most as u64, "{at}");
    assert!(counters.fundamental <= counters.solutions, "{at}");
    if matches!(
        algorithm.traversal,
        Traversal::Candidates | Traversal::LocalSearch
    ) {
        let judged = reported(EventKind::Reject) + reported(EventKind::Solution);
        assert_eq!(counters.tests, judged, "{at}");
        // A local search only judges its last placement.
        let is_judged = reported(EventKind::Relocate) == judged;
        assert!(
            is_judged || algorithm.traversal == Traversal::LocalSearch,
            "{at}"
        );
        assert_eq!(
            [counters.placements, counters.removals, counters.nodes],
            [0; 3]
        );
        return;
    }
    let called = counters.placements - appended;
    assert_eq!(counters.nodes, roots + called, "{at}");
    assert_eq!(
        counters.tests,
        counters.placements + reported(EventKind::Reject),
        "{at}"
    );
    let started = reported(EventKind::Place) - counters.placements;
    if algorithm.traversal.is_tree() && instance.goal() == Goal::All {
        assert_eq!(counters.removals, counters.placements, "{at}");
        assert_eq!(
            reported(EventKind::Remove),
            counters.removals + started,
            "{at}"
        );
        assert_eq!(position.queens(), given, "{at}");
    } else if counters.solutions > 0 && instance.problem() == Problem::Queens {
        assert_eq!(position.queens().len(), instance.size().width(), "{at}");
    }
}

#[test]
fn the_end_agrees_with_the_events() {
    for n in 1..=7 {
        for goal in [Goal::All, Goal::First] {
            let instance = instance(n, &[], goal);
            for algorithm in supporting(&instance) {
                check_the_end(algorithm, &instance);
            }
        }
    }
    for instance in knights() {
        for algorithm in supporting(&instance) {
            check_the_end(algorithm, &instance);
        }
    }
}

#[test]
fn only_algorithms_that_report_free_squares_alone_have_no_rejects() {
    let is_tree = |it: &&Algorithm| it.traversal.is_tree() && it.problem == Problem::Queens;
    for algorithm in ALL.into_iter().filter(is_tree) {
        let masks = matches!(algorithm.reports, Reports::Nothing);
        assert_eq!(!rejects(algorithm), masks, "{algorithm:?}");
    }
}

/// A counted run must end with the same counters as the traced run.
fn check_counted(instance: &Instance) {
    let supporting = supporting(&with_goal(instance, Goal::Count));
    for algorithm in supporting.into_iter().filter(|it| it.is_traced()) {
        let all = with_goal(instance, Goal::All);
        assert_eq!(
            algorithm.accepts(&all),
            Ok(()),
            "a counted instance can be traced"
        );
        let counted = counted(algorithm, &with_goal(instance, Goal::Count));
        assert_eq!(counted, traced(algorithm, &all), "{algorithm:?}, {all:?}");
    }
}

#[test]
fn a_counted_run_gives_the_counters_of_the_traced_one() {
    (1..=9).for_each(|n| check_counted(&all(n)));
    for start in ["a1", "c1", "b2"] {
        check_counted(&knight(4, 3, start, Goal::All));
    }
}

/// Runs a count in slices. The counters must equal those of an uninterrupted count, and the progress must never
/// decrease.
fn check_slices(algorithm: &'static Algorithm, instance: &Instance, budget: u64) {
    let at = format!("{algorithm:?} on {instance:?}");
    let whole = counted(algorithm, instance);
    let mut search = algorithm
        .accept(instance.clone())
        .expect("supported")
        .count();
    let (mut progress, mut before) = (search.progress(), search.counters());
    while search.work(budget).is_pending() {
        let (now, counters) = (search.progress(), search.counters());
        assert!(
            (progress..=1.0).contains(&now),
            "{now} after {progress}, {at}"
        );
        // A slice takes about as long as its budget, so that the worker can handle messages in between.
        let done = match algorithm.traversal {
            Traversal::Candidates => counters.tests - before.tests,
            _ => counters.nodes - before.nodes,
        };
        assert!(done <= budget + 4096, "{done} done for {budget}, {at}");
        assert!(counters.solutions >= before.solutions && counters.depth >= before.depth);
        (progress, before) = (now, counters);
    }
    assert_eq!(search.progress(), 1.0);
    assert_eq!(search.counters(), whole, "{at}");
    assert!(
        search.work(budget).is_ready(),
        "a count that is over stays over"
    );
    assert_eq!(search.counters(), whole);
}

#[test]
fn the_progress_of_a_long_count_never_falls_and_comes_near_its_end() {
    let long = instance(10, &[], Goal::Count);
    for algorithm in supporting(&long) {
        check_slices(algorithm, &long, 997);
        // Some counts do not report nodes, so the test cannot stop them after nine tenths.
        if !algorithm.traversal.keeps(Count::Nodes) {
            continue;
        }
        // After nine tenths of the nodes, the progress must show that most of the search is done.
        let whole = counted(algorithm, &long).nodes;
        let mut search = algorithm.accept(long.clone()).expect("supported").count();
        assert!(search.work(whole * 9 / 10).is_pending());
        let progress = search.progress();
        assert!((0.7..1.0).contains(&progress), "{algorithm:?}: {progress}");
    }
}

#[test]
fn candidates_are_counted_in_slices() {
    let instance = instance(5, &[], Goal::Count);
    for algorithm in supporting(&instance) {
        check_slices(algorithm, &instance, 100);
    }
}

proptest! {
    #[test]
    fn all_searches_through_open_lines_have_the_same_tree_from_given_queens(
        instance in any_instance(8, Goal::All), first in any::<bool>(),
    ) {
        let goal = if first { Goal::First } else { Goal::All };
        check_same_tree(&with_goal(&instance, goal));
    }

    #[test]
    fn all_find_the_same_solutions_from_given_queens(instance in any_instance(8, Goal::All)) {
        check_same_solutions(&instance);
    }

    #[test]
    fn the_end_from_given_queens_agrees_with_the_events(
        instance in any_instance(7, Goal::All), first in any::<bool>(),
    ) {
        let instance = with_goal(&instance, if first { Goal::First } else { Goal::All });
        for algorithm in supporting(&instance) {
            check_the_end(algorithm, &instance);
        }
    }

    #[test]
    fn a_counted_run_gives_the_counters_of_the_traced_one_with_given_queens(
        instance in any_instance(8, Goal::Count),
    ) {
        check_counted(&instance);
    }

    #[test]
    fn a_count_in_slices_ends_as_a_whole_one(
        instance in any_instance(7, Goal::Count), budget in 1_u64..40,
    ) {
        for algorithm in supporting(&instance) {
            check_slices(algorithm, &instance, budget);
        }
    }
}
