//! Dominating sets: the tables of `domination.json`, and the results of the sheet for the 8×8 board. All algorithms
//! of the problem are compared with an enumeration of all subsets.

mod frames;
mod shards;
mod subsets;
mod tables;

use crate::common;
use crate::common::{advanced, board, events, squares};
use queens_core::algorithm::{ALL, find};
use queens_core::{
    Algorithm, Bound, Event, Goal, Instance, Problem, Reader, Replay, Square, Trace, Variant,
    is_solution,
};

/// An instance for all sets of this variant. The sets have k queens, or the minimum size if k is `None`.
fn sets(n: i64, variant: Variant, k: Option<u16>, given: &[Square]) -> Instance {
    common::domination(n, variant, k, given, Goal::All)
}

fn named(name: &str) -> Variant {
    let mut variants = Problem::Domination.variants().iter();
    let found = variants.find(|variant| variant.name() == name);
    *found.expect("a variant of domination")
}

/// The algorithms for domination that accept an instance.
fn supporting(instance: &Instance) -> Vec<&'static Algorithm> {
    let accepting = |algorithm: &&Algorithm| algorithm.accepts(instance).is_ok();
    ALL.into_iter().filter(accepting).collect()
}

/// Runs a search to the end and checks each set by the definition. Returns the sets as sorted square numbers in the
/// order found, and the last state.
fn run(algorithm: &'static Algorithm, instance: &Instance) -> (Vec<Vec<usize>>, Replay) {
    let size = instance.size();
    let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    let mut found = Vec::new();
    reader.read(u64::MAX, &mut Vec::new(), |_, replay| {
        let Some(set) = replay.position().solution() else {
            return;
        };
        assert!(is_solution(instance, &set), "{algorithm:?}: {set:?}");
        let mut numbers: Vec<_> = set.iter().map(|&square| size.number(square)).collect();
        numbers.sort();
        found.push(numbers);
    });
    (found, reader.replay().clone())
}

fn bounds(algorithm: &'static Algorithm, instance: &Instance) -> Vec<Bound> {
    let bound = |event| match event {
        Event::Bound(bound) => Some(bound),
        _ => None,
    };
    events(algorithm, instance)
        .into_iter()
        .filter_map(bound)
        .collect()
}

#[test]
fn the_default_of_the_problem_is_the_search_by_coverage() {
    let default = queens_core::algorithm::default(Problem::Domination);
    assert_eq!(default.id, "coverage-search");
}

#[test]
fn four_queens_are_refuted_on_the_8x8_board_within_the_nodes_of_a_plain_search() {
    let search = find("coverage-search").expect("coverage-search");
    let (found, replay) = run(search, &sets(8, Variant::Dominating, Some(4), &[]));
    assert!(found.is_empty());
    let nodes = replay.counters().nodes;
    assert!(nodes <= 1_594, "{nodes} nodes");
}

#[test]
fn the_sheets_question_is_answered_from_three_queens_on_with_five() {
    let instance = sets(8, Variant::Dominating, None, &[]);
    for (id, known) in [
        ("coverage-search", vec![Bound::AtLeast(3)]),
        ("move-one", vec![Bound::AtLeast(3), Bound::AtMost(7)]),
    ] {
        let algorithm = find(id).expect(id);
        let refuted = [3, 4].map(Bound::Refuted);
        let expected: Vec<_> = known.into_iter().chain(refuted).collect();
        let first = instance.clone().with_goal(Goal::First);
        assert_eq!(bounds(algorithm, &first), expected, "{id}");
        let (found, replay) = run(algorithm, &first);
        assert_eq!((found.len(), found[0].len()), (1, 5), "{id}");
        assert!(replay.is_ended());
    }
}

#[test]
fn nothing_dominates_one_square_in_total() {
    for given in ["", "a1"] {
        let instance = sets(1, Variant::Total, None, &squares(given));
        for algorithm in supporting(&instance) {
            let (found, _) = run(algorithm, &instance);
            assert!(found.is_empty());
            let reported = bounds(algorithm, &instance);
            assert_eq!(reported.last(), Some(&Bound::Refuted(1)));
        }
    }
}

#[test]
fn fewer_queens_than_are_given_are_refuted_without_a_search() {
    let given = squares("a1,c2,d7");
    for (k, expected) in [(2, 3), (3, 3)] {
        let instance = sets(8, Variant::Dominating, Some(k), &given);
        for algorithm in supporting(&instance) {
            let (found, replay) = run(algorithm, &instance);
            assert!(found.is_empty());
            assert_eq!(replay.position().queens().len(), expected);
            let reported = bounds(algorithm, &instance);
            assert_eq!(reported.last(), Some(&Bound::Refuted(k)), "{algorithm:?}");
        }
    }
}

#[test]
fn given_queens_that_dominate_are_the_only_set_of_their_number() {
    let given = squares("b2");
    let instance = sets(3, Variant::Dominating, None, &given);
    for algorithm in supporting(&instance) {
        let (found, replay) = run(algorithm, &instance);
        assert_eq!(found, [[4]], "{algorithm:?}");
        assert_eq!(replay.counters().fundamental, 1);
    }
}

/// Every call either reports a set or branches. The counters of the listing depend on this.
#[test]
fn a_call_of_the_search_by_coverage_reports_or_branches() {
    let search = find("coverage-search").expect("coverage-search");
    let counted = |replay: &Replay, name: &str| {
        let mut all = search.operations.iter();
        let at = all.position(|it| it.name == name).expect("an operation");
        replay.counters().operations[at]
    };
    for instance in common::dominations() {
        let whole = instance.clone().with_goal(Goal::All);
        let (found, replay) = run(search, &whole);
        let (calls, branchings) = (counted(&replay, "calls"), counted(&replay, "branchings"));
        assert_eq!(calls, branchings + found.len() as u64, "{instance:?}");
    }
    use Variant::{Dominating, Total};
    for (n, variant, k, given, calls, branchings) in [
        (1, Dominating, None, "", 2, 1),
        (1, Total, None, "a1", 0, 0),
        (3, Dominating, None, "b2", 1, 0),
        (8, Dominating, Some(2), "a1,c2,d7", 0, 0),
        (8, Dominating, Some(3), "a1,c2,d7", 0, 0),
        // The search has 356 nodes: the root, and one for each placed queen.
        (8, Dominating, Some(4), "", 356, 356),
    ] {
        let instance = sets(n, variant, k, &squares(given));
        let (_, replay) = run(search, &instance);
        assert_eq!(counted(&replay, "calls"), calls, "n = {n}, given {given}");
        assert_eq!(counted(&replay, "branchings"), branchings, "n = {n}");
    }
}

/// The line that decides a number of queens runs exactly once for each number, including the last one.
#[test]
fn each_number_of_queens_is_decided_once() {
    use Variant::{Dominating, Independent, Total};
    for id in ["coverage-search", "move-one"] {
        let search = find(id).expect(id);
        let line = |replay: &Replay| {
            let explained = search.explain(replay.position());
            let line = search.listing[usize::from(explained.code_line) - 1];
            replay.counters().get(line.count)
        };
        for (n, variant, k, given, sizes) in [
            // The search tries k = 3, 4 and 5.
            (8, Dominating, None, "", 3),
            (8, Dominating, Some(4), "", 1),
            (8, Dominating, Some(5), "", 1),
            // The lower bound of five queens is reached.
            (8, Dominating, None, "a1,c2,d7", 1),
            (8, Dominating, Some(2), "a1,c2,d7", 1),
            (1, Total, None, "a1", 1),
            (4, Independent, None, "", 2),
        ] {
            for goal in [Goal::First, Goal::All] {
                let instance = sets(n, variant, k, &squares(given)).with_goal(goal);
                let (_, replay) = run(search, &instance);
                assert_eq!(line(&replay), sizes, "{id}, {goal:?}, {instance:?}");
            }
        }
    }
}

#[test]
fn all_sets_of_the_8x8_board_are_found_by_moving_one_queen_too() {
    let instance = sets(8, Variant::Dominating, None, &[]);
    let [mut moved, mut searched] = ["move-one", "coverage-search"].map(|id| {
        let (found, replay) = run(find(id).expect(id), &instance);
        assert_eq!(replay.counters().fundamental, 638, "{id}");
        found
    });
    moved.sort();
    searched.sort();
    assert_eq!(moved.len(), 4_860);
    assert_eq!(moved, searched);
}

#[test]
fn an_instance_with_too_many_candidates_is_refused() {
    let search = find("move-one").expect("move-one");
    let refused = |n, k| search.accepts(&sets(n, Variant::Dominating, k, &[])).err();
    // The sheet requests sets of three to seven queens on 8×8.
    for (n, k) in [(8, None), (8, Some(7)), (11, None), (5, Some(12))] {
        assert_eq!(refused(n, k), None, "n = {n}");
    }
    let message = refused(8, Some(8)).expect("a refusal").to_string();
    assert_eq!(
        message,
        "move-one would look at 4426165368 candidates, at most 621216192 are allowed; \
         use coverage-search"
    );
    assert!(refused(12, None).is_some() && refused(32, None).is_some());
}

/// The board must follow from the events. A clone of the search must continue like the original.
fn check_search(algorithm: &'static Algorithm, instance: &Instance) {
    let at = format!("{algorithm:?} on {instance:?}");
    let (mut replay, rules) = algorithm
        .accept(instance.clone())
        .expect("supported")
        .replay();
    let whole = events(algorithm, instance);
    let mut queens = instance.given().to_vec();
    for &event in &whole {
        replay.apply(event, &rules);
        match event {
            Event::Place { square } => queens.push(square),
            Event::Remove { .. } => queens.truncate(queens.len() - 1),
            Event::Candidate(candidate) => {
                queens.truncate(instance.given().len());
                queens.extend(candidate.squares(instance.size(), instance.given()));
            }
            Event::Relocate { from, to } => {
                let moved = queens.iter().position(|&queen| queen == from);
                queens[moved.expect("a queen that stands")] = to;
            }
            _ => {}
        }
        assert_eq!(replay.position().queens(), queens, "{at}");
        assert_eq!(replay.position().given(), instance.given(), "{at}");
        assert!(queens.len() <= usize::from(replay.position().k()).max(instance.given().len()));
    }
    assert!(replay.is_ended(), "{at}");
    for part in 0..4 {
        let part = part * whole.len() / 4;
        let mut search = algorithm
            .accept(instance.clone())
            .expect("supported")
            .search();
        assert_eq!(advanced(&mut *search, part)[..], whole[..part], "{at}");
        let mut clone = search.clone();
        assert_eq!(
            advanced(&mut *search, usize::MAX)[..],
            whole[part..],
            "{at}"
        );
        assert_eq!(advanced(&mut *clone, usize::MAX)[..], whole[part..], "{at}");
        assert_eq!(advanced(&mut *clone, 2), [Event::End], "{at}");
    }
    let counting = instance.clone().with_goal(Goal::Count);
    if instance.goal() == Goal::All {
        assert_eq!(
            common::counted(algorithm, &counting),
            *replay.counters(),
            "{at}"
        );
    }
}

#[test]
fn the_board_follows_from_the_events_and_a_clone_continues_with_them() {
    for instance in common::dominations() {
        for algorithm in supporting(&instance) {
            check_search(algorithm, &instance);
        }
    }
}

#[test]
fn the_largest_board_can_be_watched() {
    let size = 32;
    let instance = sets(size, Variant::Dominating, None, &[]);
    let search = find("coverage-search").expect("coverage-search");
    let mut reader = Reader::start(&search.accept(instance.clone()).expect("supported"));
    reader.read(300, &mut Vec::new(), |_, replay| {
        assert!(replay.position().queens().len() <= usize::from(replay.position().k()));
    });
    assert!(!reader.is_ended());
}

#[test]
fn the_outline_keeps_every_bound_with_its_step_and_its_cost() {
    let instance = sets(8, Variant::Dominating, None, &[]).with_goal(Goal::First);
    let search = find("coverage-search").expect("coverage-search");
    let mut trace = Trace::new(&search.accept(instance.clone()).expect("supported"));
    trace.extend(u64::MAX).expect("right solutions");
    let bounds = &trace.outline().bounds;
    let reported: Vec<_> = bounds.iter().map(|established| established.bound).collect();
    assert_eq!(
        reported,
        [Bound::AtLeast(3), Bound::Refuted(3), Bound::Refuted(4)]
    );
    for established in bounds {
        let mut reader = trace.reader_before(established.step);
        let left = established.step - reader.step();
        reader.read(left, &mut Vec::new(), |_, _| {});
        let (position, counters) = (reader.replay().position(), reader.replay().counters());
        assert_eq!(position.last(), Some(Event::Bound(established.bound)));
        assert_eq!(counters.placements, established.placements);
        assert_eq!(counters.tests, established.tests);
    }
    // The number of nodes is the root plus the placements after the earlier bound.
    assert_eq!(1 + bounds[2].placements - bounds[1].placements, 356);
}
