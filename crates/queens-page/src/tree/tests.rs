//! Compares layout, folds and steps of the tree with the trees and events of real searches.

mod update;

use std::collections::BTreeSet;

use queens_core::{Algorithm, BoardSize, EventKind, Goal, Instance, TreeReader, algorithm};
use queens_draw::camera::{Motion, Scale};
use queens_draw::tree::layout::{Kind, Row};

use super::*;

const SIZE: Size = Size {
    width: 360.0,
    height: 430.0,
};

fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).unwrap()
}

fn all(n: i64) -> Instance {
    Instance::queens(BoardSize::new(n).unwrap(), &[], Goal::All).unwrap()
}

fn ground(algorithm: &'static Algorithm, n: i64) -> TreeGround {
    TreeGround {
        axis: Tree::axis(algorithm.traversal),
        lines: n as usize,
    }
}

/// The tree of a search up to this step.
fn tree(algorithm: &'static Algorithm, n: i64, known: u64) -> Rc<Tree> {
    let mut reading = TreeReader::new(&algorithm.accept(all(n)).expect("supported"));
    while reading.work(known, 1 << 20).is_pending() {}
    Rc::new(reading.tree().clone())
}

/// A view of the whole tree of all solutions.
fn view(id: &str, n: i64) -> TreeView {
    let algorithm = find(id);
    let mut view = TreeView::default();
    let tree = tree(algorithm, n, u64::MAX);
    view.refresh(&tree, ground(algorithm, n), SIZE, None, None);
    view
}

fn unfolded(id: &str, n: i64) -> TreeView {
    let mut view = view(id, n);
    view.fold_all(Rule::Nothing, ground(find(id), n), SIZE, None);
    view
}

fn layout(view: &TreeView) -> &Layout {
    view.layout().unwrap()
}

/// Asserts that a layout is tidy.
fn check(layout: &Layout) {
    let mut children = BTreeSet::new();
    for (depth, Row { signs, families }) in layout.rows.iter().enumerate() {
        for pair in signs.windows(2) {
            let room = pair[0].kind.half() + pair[1].kind.half();
            let apart = pair[1].x - pair[0].x;
            assert!(
                apart >= room - 1e-9,
                "signs overlap in row {depth}: {pair:?}"
            );
        }
        for family in families {
            let below = &layout.rows[depth + 1].signs;
            let (first, last) = (family.first as usize, family.end as usize - 1);
            let middle = (below[first].x + below[last].x) / 2.0;
            let parent = &signs[family.parent as usize];
            assert!(
                (parent.x - middle).abs() < 1e-9,
                "{parent:?} is not over its children"
            );
            children.extend((first..=last).map(|at| (depth + 1, at)));
        }
        for sign in signs {
            assert!(sign.x - sign.kind.half() >= layout.left - 1e-9);
            assert!(sign.x + sign.kind.half() <= layout.right + 1e-9);
        }
    }
    let signs: usize = layout.rows.iter().map(|row| row.signs.len()).sum();
    assert_eq!(
        children.len(),
        signs - 1,
        "every sign but the root has one parent"
    );
    assert_eq!(signs, layout.signs());
}

#[test]
fn layouts_are_tidy() {
    for id in [
        "recursive",
        "row-by-row",
        "half-board",
        "bitmask",
        "forward-checking",
    ] {
        for n in 1..=7 {
            check(layout(&view(id, n)));
            check(layout(&unfolded(id, n)));
        }
    }
    check(layout(&view("recursive", 8)));
    check(layout(&unfolded("recursive", 8)));
}

#[test]
fn children_stand_in_the_order_of_trying() {
    for id in ["recursive", "half-board", "forward-checking"] {
        let algorithm = find(id);
        let view = unfolded(id, 6);
        let (tree, layout) = (view.tree().unwrap(), layout(&view));
        let axis = Tree::axis(algorithm.traversal);
        for (depth, row) in layout.rows.iter().enumerate() {
            for family in &row.families {
                let node = row.signs[family.parent as usize].node as usize;
                let children = family.first as usize..family.end as usize;
                let items = children.map(|at| view.item(Spot { row: depth + 1, at }).unwrap());
                let tried = tree.tried(axis, node).map(|tried| match tried.node {
                    Some(child) => Item::Node(child),
                    None => Item::Rejected {
                        node,
                        place: tried.place,
                    },
                });
                assert!(items.eq(tried), "{id}");
            }
        }
    }
}

#[test]
fn subtrees_stand_as_near_as_their_outlines_allow() {
    // With leaves side by side, the layout would be at least twice as wide.
    let view = unfolded("recursive", 8);
    let layout = layout(&view);
    let leaves: f64 = layout
        .rows
        .iter()
        .flat_map(|row| {
            let parents: BTreeSet<_> = row.families.iter().map(|family| family.parent).collect();
            let leaves = row.signs.iter().enumerate();
            leaves.filter(move |(at, _)| !parents.contains(&(*at as u32)))
        })
        .map(|(_, sign)| 2.0 * sign.kind.half())
        .sum();
    let width = layout.right - layout.left;
    assert!(width < 0.8 * leaves, "{width} for leaves of {leaves}");
}

#[test]
fn a_small_tree_opens_unfolded_and_a_large_one_with_failures_folded() {
    let small = view("prefix-check", 4);
    assert_eq!((layout(&small).nodes, layout(&small).rejected), (17, 44));
    let large = view("recursive", 8);
    let tree = large.tree().unwrap();
    let mut shown = 0;
    for sign in layout(&large).rows.iter().flat_map(|row| &row.signs) {
        let node = &tree.nodes[sign.node as usize];
        match sign.kind {
            Kind::FailedSubtree | Kind::Failure => assert_eq!(node.solutions, 0),
            Kind::Choice { solved } => assert!(solved || sign.node == 0),
            Kind::Solution => shown += 1,
            Kind::Rejected { .. } => assert!(node.solutions > 0 || sign.node == 0),
            kind => panic!("{kind:?} in a complete tree"),
        }
    }
    assert_eq!(shown, 92);
    let all = unfolded("recursive", 8);
    assert_eq!((layout(&all).nodes, layout(&all).rejected), (2_057, 13_664));
}

#[test]
fn a_folded_node_hides_what_is_below_it_and_unfolds_to_the_same() {
    let (algorithm, n) = (find("recursive"), 6);
    let ground = ground(algorithm, n);
    let mut view = unfolded("recursive", n);
    let before = view.layout().cloned().unwrap();
    let tree = view.tree().cloned().unwrap();
    let solved = (1..tree.nodes.len())
        .find(|&node| tree.nodes[node].solutions > 0)
        .unwrap();
    for node in [1, solved] {
        let below = tree.end(node) - node - 1;
        view.fold(node, Fold::Folded, ground, SIZE);
        assert!(view.is_folded(node));
        assert_eq!(layout(&view).nodes, before.nodes - below);
        let spot = view.spot(Item::Node(tree.end(node) - 1)).unwrap();
        assert_eq!(
            view.item(spot),
            Some(Item::Node(node)),
            "what is hidden is found at its fold"
        );
        let kind = layout(&view).sign(spot).unwrap().kind;
        let expected = if node == 1 {
            Kind::FailedSubtree
        } else {
            Kind::SolvedSubtree
        };
        assert_eq!(kind, expected);
        view.fold(node, Fold::Open, ground, SIZE);
        assert_eq!(layout(&view), &*before);
    }
    let leaf = (1..tree.nodes.len())
        .find(|&node| !Folds::can_fold(&tree, node))
        .unwrap();
    view.fold(leaf, Fold::Folded, ground, SIZE);
    assert!(!view.is_folded(leaf), "there is nothing to fold");
}

#[test]
fn a_folded_node_stays_where_it_is_in_the_picture() {
    let (algorithm, n) = (find("recursive"), 8);
    let mut view = view("recursive", n);
    let failed = layout(&view).rows[3].signs.iter();
    let failed = failed
        .filter(|sign| sign.kind == Kind::FailedSubtree)
        .nth(5)
        .unwrap();
    let item = Item::Node(failed.node as usize);
    view.follow(SIZE, Some(item));
    let before = view.place(item, SIZE).unwrap();
    view.fold(item.node(), Fold::Open, ground(algorithm, n), SIZE);
    let after = view.place(item, SIZE).unwrap();
    assert!(
        (before.x - after.x).abs() < 1e-6 && before.y == after.y,
        "{before:?}, {after:?}"
    );
}

#[test]
fn a_search_that_goes_on_is_folded_where_it_has_failed() {
    let algorithm = find("recursive");
    let mut view = TreeView::default();
    for known in [0, 20, 500, 5_000, 18_513] {
        let tree = tree(algorithm, 8, known);
        view.refresh(&tree, ground(algorithm, 8), SIZE, None, None);
        check(layout(&view));
        let open = layout(&view).rows.iter().flat_map(|row| &row.signs);
        let open = open.filter(|sign| sign.kind == Kind::Open).count();
        assert_eq!(open, usize::from(known < 18_513), "at {known}");
    }
}

#[test]
fn nothing_is_folded_that_the_search_is_below() {
    let algorithm = find("recursive");
    let ground = ground(algorithm, 8);
    let tree = tree(algorithm, 8, u64::MAX);
    let mut view = TreeView::default();
    view.refresh(
        &tree,
        ground,
        SIZE,
        Some(Item::Node(0)),
        Some(Item::Node(0)),
    );
    let parent = |node: usize| tree.parent(node).expect("a parent");
    let is_deep =
        |node: &usize| view.is_folded(parent(*node)) && view.is_folded(parent(parent(*node)));
    let deep = (2..tree.nodes.len())
        .filter(|node| parent(*node) > 0)
        .rfind(is_deep);
    let deep = deep.expect("a node below failures");
    let (above, far) = (parent(deep), parent(parent(deep)));
    view.refresh(
        &tree,
        ground,
        SIZE,
        Some(Item::Node(deep)),
        Some(Item::Node(deep)),
    );
    assert!(!view.is_folded(above) && !view.is_folded(far));
    let spot = view.spot(Item::Node(deep)).expect("its sign");
    assert_eq!(view.item(spot), Some(Item::Node(deep)));
    check(layout(&view));
    // The reader's fold takes precedence. Elsewhere, failures stay folded.
    view.fold(far, Fold::Folded, ground, SIZE);
    assert!(view.is_folded(far));
    view.fold(far, Fold::Open, ground, SIZE);
    view.refresh(
        &tree,
        ground,
        SIZE,
        Some(Item::Node(0)),
        Some(Item::Node(0)),
    );
    assert!(view.is_folded(above));
}

#[test]
fn the_layout_is_kept_while_the_cursor_moves() {
    let (algorithm, n) = (find("recursive"), 8);
    let tree = tree(algorithm, n, u64::MAX);
    let mut view = unfolded("recursive", n);
    view.refresh(
        &tree,
        ground(algorithm, n),
        SIZE,
        Some(Item::Node(0)),
        Some(Item::Node(0)),
    );
    let before = view.layout().cloned().unwrap();
    for node in 0..200 {
        view.refresh(
            &tree,
            ground(algorithm, n),
            SIZE,
            Some(Item::Node(node)),
            Some(Item::Node(node)),
        );
        assert!(Rc::ptr_eq(&before, view.layout().unwrap()));
        let place = view.place(Item::Node(node), SIZE).unwrap();
        assert!(
            (0.0..=SIZE.width).contains(&place.x),
            "node {node} is in the picture"
        );
    }
}

#[test]
fn every_sign_is_hit_where_it_lies_and_leads_to_its_event() {
    let (algorithm, n) = (find("recursive"), 5);
    let mut events = Vec::new();
    algorithm
        .accept(all(n))
        .expect("supported")
        .search()
        .advance_into(&mut events, 1_000);
    let mut view = unfolded("recursive", n);
    // The zoom is large enough to separate the signs.
    let (factor, around) = (100.0, Some(Point::default()));
    view.look(Motion::Zoomed { factor, around }, SIZE);
    let ground = ground(algorithm, n);
    let tree = view.tree().cloned().unwrap();
    let rows = layout(&view).rows.clone();
    let mut refused = 0;
    for (row, at) in rows
        .iter()
        .enumerate()
        .flat_map(|(row, Row { signs, .. })| (0..signs.len()).map(move |at| (row, at)))
    {
        let item = view.item(Spot { row, at }).unwrap();
        view.follow(SIZE, Some(item));
        let place = view.place(item, SIZE).unwrap();
        assert_eq!(view.hit(SIZE, place, 5.0), Some(item));
        let step = item.step(&tree, ground.axis, Edge::First).unwrap();
        let event = step.checked_sub(1).map(|index| events[index as usize]);
        match (item, event) {
            (Item::Node(0), None) => {}
            (Item::Node(node), Some(event)) => {
                assert_eq!(event.kind(), EventKind::Place);
                assert_eq!(event.square(), tree.nodes[node].square());
                let last = item.step(&tree, ground.axis, Edge::Last).unwrap();
                assert_eq!(events[last as usize].kind(), EventKind::Remove);
                assert_eq!(events[last as usize].square(), tree.nodes[node].square());
            }
            (Item::Rejected { place, .. }, Some(event)) => {
                assert_eq!(event.kind(), EventKind::Reject);
                assert_eq!(
                    event
                        .square()
                        .map(|square| u16::from(ground.axis.place_of(square))),
                    Some(place)
                );
                refused += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    let rejects = events
        .iter()
        .filter(|event| event.kind() == EventKind::Reject);
    assert_eq!(refused, rejects.count());
}

#[test]
fn arrows_reach_every_item() {
    let view = view("recursive", 4);
    let next = |item, way| view.next(item, way, Axis::Files);
    let mut reached = BTreeSet::new();
    let mut open = vec![Item::Node(0)];
    while let Some(item) = open.pop() {
        let id = match item {
            Item::Node(node) => (node, None),
            Item::Rejected { node, place } => (node, Some(place)),
        };
        assert!(reached.insert(id));
        if let Some(child) = next(item, NodeStep::Child) {
            assert_eq!(next(child, NodeStep::Parent), Some(item));
            assert_eq!(next(child, NodeStep::Before), None);
            open.push(child);
        }
        if let Some(sibling) = next(item, NodeStep::After) {
            assert_eq!(next(sibling, NodeStep::Before), Some(item));
            assert_eq!(
                next(sibling, NodeStep::Parent),
                next(item, NodeStep::Parent)
            );
            open.push(sibling);
        }
    }
    assert_eq!(reached.len(), 17 + 44);
}

#[test]
fn a_large_tree_leaves_its_rejections_out() {
    let mut view = view("recursive", 10);
    assert!(layout(&view).has_stubs);
    view.fold_all(Rule::Nothing, ground(find("recursive"), 10), SIZE, None);
    let layout = layout(&view);
    assert_eq!(
        (layout.nodes, layout.rejected, layout.has_stubs),
        (35_539, 0, false)
    );
    check(layout);
    assert_eq!(
        view.next(Item::Node(1), NodeStep::Child, Axis::Files),
        Some(Item::Node(2))
    );
}

#[test]
fn signs_are_as_large_as_their_slots_allow() {
    let radius = |slot, row| Scale { slot, row }.radius();
    assert!(radius(30.0, 60.0) < 15.0 && radius(30.0, 12.0) < 6.0);
    assert!(radius(0.01, 12.0) > 1.0);
}
