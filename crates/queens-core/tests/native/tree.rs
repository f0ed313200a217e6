//! The tree of a search agrees with its events. At every step, the deepest node is the board. The squares tried below
//! a node have the steps of their events.

mod part;

use crate::common;
use crate::common::{OTHER_ORDER, all, events, instance, rejects, squares, traced, trees};
use queens_core::{
    Algorithm, Axis, Event, EventKind, Goal, Instance, Replay, Square, Traversal, Tree, TreeReader,
    algorithm,
};

fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).expect("an algorithm")
}

/// The tree of a search, read in slices of `slice` events.
fn tree(algorithm: &'static Algorithm, instance: &Instance, slice: u64) -> Tree {
    let mut reading = TreeReader::new(&algorithm.accept(instance.clone()).expect("supported"));
    while reading.work(u64::MAX, slice).is_pending() {}
    reading.tree().clone()
}

fn rejected_squares(tree: &Tree) -> usize {
    (0..tree.nodes.len()).map(|index| tree.refused(index)).sum()
}

/// The queens on the path to a node, in the order of placing.
fn path(tree: &Tree, node: usize) -> Vec<Square> {
    let above = std::iter::successors(Some(node), |&node| tree.parent(node));
    let mut path: Vec<_> = above.filter_map(|node| tree.nodes[node].square()).collect();
    path.reverse();
    path
}

/// Instances of every kind that has a tree.
fn instances() -> Vec<Instance> {
    let mut instances = Vec::new();
    for n in 1..=6 {
        instances.extend([Goal::All, Goal::First].map(|goal| instance(n, &[], goal)));
    }
    for given in ["b4", "d3,a1", "f2"] {
        instances.push(instance(6, &squares(given), Goal::All));
    }
    instances.extend(common::knights());
    instances.extend(common::dominations());
    instances
}

fn each_tree(check: impl Fn(&'static Algorithm, &Instance, &Tree)) {
    for instance in instances() {
        for algorithm in trees(&instance) {
            check(algorithm, &instance, &tree(algorithm, &instance, u64::MAX));
        }
    }
}

#[test]
fn four_queens_are_the_sheets_tree() {
    for id in ["prefix-check", "recursive"] {
        let tree = tree(find(id), &all(4), u64::MAX);
        let sizes = (tree.nodes.len(), rejected_squares(&tree));
        assert_eq!(sizes, (17, 44), "{id}: 61 are drawn");
        assert_eq!((tree.known, tree.is_complete), (83, true));
        // The part of the tree that the sheet draws is 1, 3, 0, 2. Below the first queen, each row is the only valid
        // one.
        let solution = squares("a2,b4,c1,d3");
        let mut node = 0;
        for queen in &solution {
            let tried: Vec<_> = tree.tried(Axis::Files, node).collect();
            assert_eq!(tried.len(), 4, "{id}");
            let placed = tried.iter().filter(|tried| tried.node.is_some());
            assert_eq!(placed.count(), if node == 0 { 4 } else { 1 }, "{id}");
            node = tried[queen.rank.index()].node.expect("a valid row");
        }
        assert_eq!(path(&tree, node), solution, "{id}");
        assert_eq!(tree.nodes[node].solutions, 1);
        assert_eq!(tree.tried(Axis::Files, node).count(), 0);
    }
}

#[test]
fn eight_queens_have_the_nodes_and_the_rejections_of_the_counters() {
    let tree = tree(find("recursive"), &all(8), u64::MAX);
    assert_eq!((tree.nodes.len(), rejected_squares(&tree)), (2_057, 13_664));
    assert_eq!(tree.nodes[0].solutions, 92);
}

#[test]
fn the_deepest_node_of_every_step_is_the_board() {
    each_tree(|algorithm, instance, tree| {
        let (mut replay, rules): (Replay, _) = algorithm
            .accept(instance.clone())
            .expect("supported")
            .replay();
        let events = events(algorithm, instance);
        assert_eq!(tree.known, events.len() as u64);
        for step in 0.. {
            let at = format!("{algorithm:?}, step {step} of {instance:?}");
            let node = tree.at(step).expect("a node");
            assert_eq!(path(tree, node), replay.position().placed(), "{at}");
            let depth = usize::from(tree.nodes[node].depth);
            assert_eq!(depth, replay.position().placed().len(), "{at}");
            let Some(&event) = events.get(step as usize) else {
                break;
            };
            replay.apply(event, &rules);
        }
        assert_eq!(tree.at(tree.known + 1), None);
    });
}

#[test]
fn intervals_are_nested_and_follow_each_other() {
    each_tree(|algorithm, instance, tree| {
        let at = format!("{algorithm:?} of {instance:?}; {OTHER_ORDER}");
        let axis = Tree::axis(algorithm.traversal);
        let events = events(algorithm, instance);
        for (index, node) in tree.nodes.iter().enumerate() {
            let mut next = index + 1;
            let mut step = node.first;
            for tried in tree.tried(axis, index) {
                // A score comes before its square, and a bound before a new search from the root.
                let mut reported = events[step as usize..tried.step as usize - 1].iter();
                let is_aside = |event: &Event| match event.kind() {
                    EventKind::Bound | EventKind::DeadEnd => index == 0,
                    kind => kind == EventKind::Score,
                };
                assert!(reported.all(is_aside), "{at}");
                step = tried.step;
                let Some(child) = tried.node else { continue };
                assert_eq!((child, tree.parent(child)), (next, Some(index)), "{at}");
                assert_eq!(tree.nodes[child].first, tried.step, "{at}");
                assert!(tree.nodes[child].last <= node.last, "{at}");
                next = tree.end(child);
                step = tree.nodes[child].last + 1;
            }
            assert_eq!(next, tree.end(index), "{at}");
            assert_eq!(tree.has_children(index), next > index + 1, "{at}");
        }
        assert_eq!(tree.end(0), tree.nodes.len());
    });
}

#[test]
fn a_refused_square_is_in_the_tree_from_the_step_that_refuses_it() {
    each_tree(|algorithm, instance, tree| {
        let events = events(algorithm, instance);
        let axis = Tree::axis(algorithm.traversal);
        let mut refused = 0;
        for index in 0..tree.nodes.len() {
            for tried in tree.tried(axis, index).filter(|tried| tried.node.is_none()) {
                let event = events[tried.step as usize - 1];
                match event {
                    Event::Reject { square, .. } if !algorithm.has_order() => {
                        assert_eq!(u16::from(axis.place_of(square)), tried.place);
                    }
                    Event::Reject { square, .. } | Event::Pruned { square } => {
                        assert_eq!(tried.square, Some(square));
                    }
                    _ => panic!("{event:?} of {algorithm:?} at step {}", tried.step),
                }
                assert_eq!(tree.at(tried.step), Some(index));
                refused += 1;
            }
        }
        let kind = |event: &&Event| event.kind() == EventKind::Reject;
        assert_eq!(refused, events.iter().filter(kind).count());
    });
}

#[test]
fn the_tree_has_the_nodes_and_solutions_of_the_counters() {
    each_tree(|algorithm, instance, tree| {
        let counters = traced(algorithm, instance);
        let apart = usize::from(algorithm.traversal == Traversal::Roots);
        let appended = tree_appended(algorithm, instance);
        assert_eq!(tree.nodes.len() - apart - appended, counters.nodes as usize);
        assert_eq!(u64::from(tree.nodes[0].solutions), counters.solutions);
        for index in 1..tree.nodes.len() {
            let reported: u32 = children(tree, index)
                .map(|child| tree.nodes[child].solutions)
                .sum();
            let own = tree.nodes[index].solutions;
            assert!(
                own == reported || reported == 0,
                "{algorithm:?}: {own} for {reported}"
            );
        }
    });
}

/// The number of nodes for appended squares.
fn tree_appended(algorithm: &'static Algorithm, instance: &Instance) -> usize {
    let events = events(algorithm, instance);
    let is_appended = |event: &&Event| matches!(event, Event::Append { .. });
    events.iter().filter(is_appended).count()
}

fn children(tree: &Tree, index: usize) -> impl Iterator<Item = usize> {
    let is_below = move |&other: &usize| tree.parent(other) == Some(index);
    (index + 1..tree.end(index)).filter(is_below)
}

#[test]
fn the_starts_of_half_board_are_trees_under_one_root() {
    let tree = tree(find("half-board"), &all(5), u64::MAX);
    let starts: Vec<_> = children(&tree, 0)
        .map(|start| tree.nodes[start].square())
        .collect();
    assert_eq!(
        starts,
        squares("a3,a4,a5")
            .into_iter()
            .map(Some)
            .collect::<Vec<_>>()
    );
    assert_eq!((tree.refused(0), tree.nodes[0].solutions), (0, 10));
}

#[test]
fn masked_squares_are_not_in_the_tree() {
    for id in ["forward-checking", "bitmask"] {
        let algorithm = find(id);
        assert!(!rejects(algorithm));
        let tree = tree(algorithm, &all(6), u64::MAX);
        assert_eq!(rejected_squares(&tree), 0, "{id}");
        let axis = Tree::axis(algorithm.traversal);
        let tried = (0..tree.nodes.len()).map(|index| tree.tried(axis, index).count());
        assert_eq!(tried.sum::<usize>(), tree.nodes.len() - 1, "{id}");
    }
}

#[test]
fn a_tree_is_the_same_in_slices_of_any_length() {
    for slice in [1, 7, 100] {
        for id in ["recursive", "half-board"] {
            let whole = tree(find(id), &all(5), u64::MAX);
            assert_eq!(
                tree(find(id), &all(5), slice),
                whole,
                "{id}, {slice} at once"
            );
        }
    }
}

#[test]
fn a_tree_known_in_part_is_open_along_its_path() {
    let mut reading = TreeReader::new(&find("recursive").accept(all(6)).expect("supported"));
    assert!(reading.work(100, u64::MAX).is_ready());
    let tree = reading.tree().clone();
    assert_eq!((tree.known, tree.is_complete), (100, false));
    let deepest = tree.at(100).expect("a node");
    let open: Vec<_> = (0..tree.nodes.len())
        .filter(|&node| !tree.is_closed(node))
        .collect();
    let mut path: Vec<_> =
        std::iter::successors(Some(deepest), |&node| tree.parent(node)).collect();
    path.reverse();
    assert_eq!(open, path);
    assert!(tree.at(101).is_none());
}

#[test]
fn no_more_nodes_are_read_than_the_limit() {
    let tree = tree(find("recursive"), &all(14), 1 << 16);
    assert_eq!((tree.nodes.len(), tree.is_full()), (Tree::LIMIT, true));
    assert!(!tree.is_complete);
    assert_eq!(tree.at(tree.known), Some(Tree::LIMIT - 1));
    assert_eq!(tree.at(tree.known + 1), None);
}

#[test]
fn a_search_without_a_tree_has_only_a_root() {
    let algorithm = find("permutations");
    let mut reading = TreeReader::new(&algorithm.accept(all(4)).expect("supported"));
    assert!(reading.work(u64::MAX, 1).is_ready());
    assert_eq!(*reading.tree(), Tree::default());
}
