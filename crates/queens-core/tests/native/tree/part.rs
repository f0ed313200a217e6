//! If a tree is too large, only the part around the requested step is kept. All numbers in the part equal those of
//! the whole tree.

use std::collections::BTreeSet;

use super::{each_tree, find, path, tree};
use crate::common::{all, dominations, instance, knights, trees};
use queens_core::{Algorithm, Goal, Instance, Reader, Tree, TreeReader};

fn begin(algorithm: &'static Algorithm, instance: &Instance, limit: usize) -> TreeReader {
    let accepted = algorithm.accept(instance.clone()).expect("supported");
    TreeReader::with_limit(&accepted, limit)
}

/// The part around `step`, in the tree of the first `known` steps.
fn part(reading: &mut TreeReader, step: u64, known: u64) -> Tree {
    reading.request(step);
    while reading.work(known, 1_000).is_pending() {}
    reading.tree().clone()
}

/// The whole tree of the first `known` steps.
fn known_to(algorithm: &'static Algorithm, instance: &Instance, known: u64) -> Tree {
    let mut reading = begin(algorithm, instance, Tree::LIMIT);
    while reading.work(known, u64::MAX).is_pending() {}
    reading.tree().clone()
}

/// Compares every number in a part with the whole tree.
fn check(algorithm: &'static Algorithm, part: &Tree, whole: &Tree) {
    let axis = Tree::axis(algorithm.traversal);
    let at = |step| whole.nodes.partition_point(|node| node.first < step);
    for (index, node) in part.nodes.iter().enumerate() {
        let same = at(node.first);
        assert_eq!(path(part, index), path(whole, same));
        let numbers =
            |node: &queens_core::Node| (node.first, node.last, node.depth, node.solutions);
        assert_eq!(numbers(node), numbers(&whole.nodes[same]));
        assert_eq!(part.below(index), whole.below(same));
        assert_eq!(part.is_closed(index), whole.is_closed(same));
        assert_eq!(part.has_children(index), whole.has_children(same));
        if part.is_left_out(index) {
            assert!(node.last < part.from);
            assert_eq!(
                (part.tried(axis, index).count(), part.refused(index)),
                (0, 0)
            );
        } else {
            let tried = |tree: &Tree, index| {
                let tried = tree.tried(axis, index);
                let tried = tried.map(|tried| (tried.place, tried.square, tried.step));
                tried.collect::<Vec<_>>()
            };
            assert_eq!(tried(part, index), tried(whole, same));
        }
    }
}

#[test]
fn every_step_is_in_its_part_and_all_numbers_are_exact() {
    let mut instances = vec![all(6), instance(7, &[], Goal::First)];
    instances.extend(knights().into_iter().take(2));
    instances.extend(dominations().into_iter().take(3));
    // The algorithms for which some part omits nodes.
    let mut too_large = BTreeSet::new();
    for instance in &instances {
        for algorithm in trees(instance) {
            let whole = tree(algorithm, instance, u64::MAX);
            let limit = 60;
            let (mut reading, mut shown) = (begin(algorithm, instance, limit), Tree::default());
            for step in (0..=whole.known).step_by(1 + whole.known as usize / 200) {
                if shown.holds(step) {
                    continue;
                }
                shown = part(&mut reading, step, whole.known);
                let at = format!("{algorithm:?}, step {step} of {instance:?}");
                assert!(shown.holds(step) && shown.nodes.len() <= limit, "{at}");
                let same = whole.at(step).expect("a node");
                assert_eq!(
                    path(&shown, shown.at(step).expect("a node")),
                    path(&whole, same),
                    "{at}"
                );
                check(
                    algorithm,
                    &shown,
                    &known_to(algorithm, instance, shown.known),
                );
                if (0..shown.nodes.len()).any(|node| shown.is_left_out(node)) {
                    too_large.insert(format!("{algorithm:?}"));
                }
            }
        }
    }
    assert!(too_large.len() >= 10, "{too_large:?}");
}

#[test]
fn a_part_contains_the_nodes_before_and_after_its_step() {
    let (algorithm, instance) = (find("recursive"), all(8));
    let known = tree(algorithm, &instance, u64::MAX).known;
    for step in (2_000..known - 2_000).step_by(977) {
        let part = part(&mut begin(algorithm, &instance, 400), step, known);
        let later = part.nodes.iter().filter(|node| node.first > step).count();
        let is_before = |node: &&queens_core::Node| (part.from..step).contains(&node.first);
        let earlier = part.nodes.iter().filter(is_before).count();
        assert!(
            later >= 199 && (part.from == 0 || earlier >= 60),
            "{step}: {earlier}, {later}"
        );
    }
}

#[test]
fn a_part_is_exact_wherever_the_reading_was_before() {
    let (algorithm, instance) = (find("recursive"), all(7));
    let known = tree(algorithm, &instance, u64::MAX).known;
    let mut wanderer = begin(algorithm, &instance, 100);
    for step in [known, 1, known / 2, known / 2 + 1, known / 3, 0, known] {
        let wandered = part(&mut wanderer, step, known);
        assert!(wandered.holds(step), "{step}");
        check(
            algorithm,
            &wandered,
            &known_to(algorithm, &instance, wandered.known),
        );
    }
}

#[test]
fn a_tree_that_is_not_too_large_leaves_nothing_out() {
    each_tree(|algorithm, instance, tree| {
        let mut reading = begin(algorithm, instance, tree.nodes.len() + 1);
        assert_eq!(&part(&mut reading, tree.known, tree.known), tree);
        assert_eq!(tree.from, 0);
    });
}

#[test]
fn a_step_far_beyond_the_limit_is_in_its_part() {
    let (algorithm, instance) = (find("recursive"), all(12));
    let step = 9_000_000;
    let mut reading = begin(algorithm, &instance, Tree::LIMIT);
    let part = part(&mut reading, step, 9_999_999);
    let mut reader = Reader::start(&algorithm.accept(instance).expect("supported"));
    reader.read(step, &mut Vec::new(), |_, _| {});
    assert!(part.from > 1_000_000 && part.nodes.len() <= Tree::LIMIT);
    let node = part.at(step).expect("a node");
    assert_eq!(path(&part, node), reader.replay().position().placed());
}
