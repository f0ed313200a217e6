//! Galleries, trees and windows can be written as JSON and read back. Damaged JSON is refused.

use std::task::Poll;

use crate::common::{all, dominations, instance, knights, squares, supporting, trees};
use queens_core::counting::fixed_points;
use queens_core::{
    Algorithm, Gallery, Goal, Instance, Outline, Trace, Tree, TreeReader, Window, WindowReader,
    Work, algorithm,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn recursive() -> &'static Algorithm {
    algorithm::find("recursive").expect("recursive")
}

fn trace(algorithm: &'static Algorithm, instance: &Instance) -> Trace {
    let mut trace = Trace::new(&algorithm.accept(instance.clone()).expect("supported"));
    trace.extend(20_000).expect("right solutions");
    trace
}

fn window(trace: &Trace, index: u64) -> Window {
    let mut reading = WindowReader::new(trace, index, None);
    reading.finish().0
}

fn tree(algorithm: &'static Algorithm, instance: &Instance, known: u64) -> Tree {
    let mut reading = TreeReader::new(&algorithm.accept(instance.clone()).expect("supported"));
    assert_eq!(reading.work(known, u64::MAX), Poll::Ready(()));
    reading.tree().clone()
}

fn written<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("JSON")
}

fn check_read_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    assert_eq!(
        &serde_json::from_value::<T>(written(value)).expect("the same value"),
        value
    );
}

/// The error message for a value with the part at `path` replaced.
fn refused<T: Serialize + DeserializeOwned>(value: &T, path: &str, other: Value) -> String {
    let mut value = written(value);
    *value.pointer_mut(path).expect(path) = other;
    let read = serde_json::from_value::<T>(value);
    read.err()
        .unwrap_or_else(|| panic!("{path} was read"))
        .to_string()
}

#[test]
fn parts_of_a_trace_are_read_back() {
    let mut instances = vec![all(6), instance(5, &[], Goal::First)];
    instances.push(instance(6, &squares("d3,a1"), Goal::All));
    instances.extend(knights());
    instances.extend(dominations());
    for instance in instances {
        for algorithm in supporting(&instance) {
            let trace = trace(algorithm, &instance);
            check_read_back(trace.gallery());
            check_read_back(&trace.gallery().part(1, 3));
            check_read_back(&window(&trace, 0));
            check_read_back(&window(&trace, 1));
        }
        for algorithm in trees(&instance) {
            for known in [0, 100, u64::MAX] {
                check_read_back(&tree(algorithm, &instance, known));
            }
        }
    }
}

#[test]
fn a_gallery_with_wrong_ends_steps_or_squares_is_refused() {
    let trace = trace(recursive(), &all(6));
    let gallery: &Gallery = trace.gallery();
    assert_eq!(gallery.len(), 4);
    let refused = |path, other| refused(gallery, path, other);
    for (path, end) in [("/ends/3", 23), ("/ends/3", 25), ("/ends/0", 13)] {
        let error = refused(path, json!(end));
        assert!(error.contains("of 24 squares"), "{path} = {end}: {error}");
    }
    for (path, step) in [("/steps/0", 1_000_000), ("/steps/3", 0)] {
        assert_eq!(
            refused(path, json!(step)),
            "the steps of a gallery do not rise"
        );
    }
    let g1 = written(&squares("g1")[0]);
    assert_eq!(refused("/squares/0", g1), "g1 is not on the 6×6 board");
    refused("/squares", json!([]));
    refused("/steps", json!([]));
    refused("/size", json!([0, 6]));
}

#[test]
fn a_tree_whose_nodes_do_not_follow_their_parents_is_refused() {
    let tree = tree(recursive(), &all(4), u64::MAX);
    let refused = |path, other| refused(&tree, path, other);
    for (path, other) in [
        ("/nodes/3/parent", json!(3)),
        ("/nodes/3/parent", json!(16)),
        ("/nodes/3/depth", json!(65_535)),
        ("/nodes/3/first", json!(0)),
        ("/nodes/3/first", json!(1_000)),
        ("/nodes/3/last", json!(1_000)),
    ] {
        let error = refused(path, other);
        assert_eq!(
            error, "node 3 of a tree does not follow its parent",
            "{path}"
        );
    }
    for (path, other) in [
        ("/nodes", json!([])),
        ("/nodes/0/depth", json!(1)),
        ("/known", json!(82)),
    ] {
        let error = refused(path, other);
        assert!(
            error.starts_with("node 0 is not the root"),
            "{path}: {error}"
        );
    }
}

#[test]
fn a_part_of_a_tree_is_read_back_and_refused_if_nodes_are_missing() {
    let accepted = recursive().accept(all(6)).expect("supported");
    let mut reading = TreeReader::with_limit(&accepted, 60);
    reading.request(1_500);
    assert_eq!(reading.work(u64::MAX, u64::MAX), Poll::Ready(()));
    let part = reading.tree();
    check_read_back(part);
    let folded = (0..part.nodes.len()).find(|&node| part.is_left_out(node));
    let folded = folded.expect("a node whose subtree is left out");
    for (node, left_out) in [(folded, u64::MAX), (part.nodes.len() - 1, 1)] {
        let error = refused(part, &format!("/nodes/{node}/left_out"), json!(left_out));
        let expected = format!("node {node} of a tree omits steps that are in the tree");
        assert_eq!(error, expected);
    }
    let error = refused(part, "/from", json!(1_000_000));
    assert!(
        error.starts_with("a tree from step 1000000 is known up to"),
        "{error}"
    );
}

#[test]
fn a_tree_with_disordered_rejected_squares_is_refused() {
    let coverage = algorithm::find("coverage-search").expect("coverage-search");
    let instance = dominations().pop().expect("an instance");
    let tree = tree(coverage, &instance, u64::MAX);
    let error = refused(&tree, "/refusals/0/step", json!(1_000_000));
    assert_eq!(error, "the rejected squares of a tree are not in order");
    let count = written(&tree)["refusals"].as_array().expect("a list").len();
    let error = refused(&tree, "/nodes/0/rejected", json!(u32::MAX));
    let expected = format!("a tree lists {count} rejected squares, and its nodes count ");
    assert!(error.starts_with(&expected), "{error}");
    let error = refused(&tree, "/refusals", json!([]));
    assert!(error.starts_with("a tree lists 0 rejected"), "{error}");
}

#[test]
fn a_tree_above_its_limits_is_refused() {
    let read = |nodes: usize, refusals: usize| {
        let node = |first: usize| {
            let (depth, last) = match first {
                0 => (0, nodes),
                _ => (1, first),
            };
            let rejected = if first == 0 { refusals } else { 0 };
            format!(
                r#"{{"last_placed":{{"file":0,"rank":0}},"depth":{depth},"parent":0,"rejected":{rejected},"solutions":0,"first":{first},"last":{last},"left_out":0}}"#
            )
        };
        let refusal = |step| format!(r#"{{"step":{step},"square":{{"file":0,"rank":0}}}}"#);
        let listed: Vec<String> = (0..nodes).map(node).collect();
        let refused: Vec<String> = (1..=refusals).map(refusal).collect();
        let known = nodes.max(refusals);
        let text = format!(
            r#"{{"nodes":[{}],"refusals":[{}],"from":0,"known":{known},"is_complete":true}}"#,
            listed.join(","),
            refused.join(",")
        );
        serde_json::from_str::<Tree>(&text).map_err(|error| error.to_string())
    };
    assert!(read(Tree::LIMIT, 1).is_ok());
    let error = read(Tree::LIMIT + 1, 1).expect_err("too many nodes");
    assert!(error.starts_with("a tree has 200001 nodes"), "{error}");
    let error = read(1, Tree::REFUSALS + 1).expect_err("too many rejected squares");
    assert!(error.contains("1000001 rejected squares"), "{error}");
}

#[test]
fn an_outline_of_stretches_without_events_is_refused() {
    assert!(Outline::default().width > 0);
    let trace = trace(recursive(), &all(6));
    check_read_back(trace.outline());
    for width in [0, u64::MAX] {
        let error = refused(trace.outline(), "/width", json!(width));
        assert!(
            error.starts_with(&format!("an outline of segments of {width} events")),
            "{error}"
        );
    }
}

#[test]
fn fixed_points_of_no_group_of_symmetries_are_refused() {
    let count = fixed_points(&all(6));
    check_read_back(&count);
    for group in [0, 3, 16] {
        assert_eq!(
            refused(&count, "/group", json!(group)),
            format!("no group of symmetries of a board has {group} of them")
        );
    }
}

#[test]
fn a_window_with_events_off_its_board_is_refused() {
    let trace = trace(recursive(), &all(6));
    let window = window(&trace, 0);
    let refused = |path, other| refused(&window, path, other);
    let [a1, g1] = [squares("a1")[0], squares("g1")[0]];
    for event in [
        json!({"Place": {"square": g1}}),
        json!({"Reject": {"square": a1, "attacker": g1, "line": "Row"}}),
        json!({"Reject": {"square": g1, "attacker": a1, "line": "Row"}}),
        json!({"Relocate": {"from": g1, "to": a1}}),
        json!({"Relocate": {"from": a1, "to": g1}}),
        json!({"Candidate": {"Files": [255, 255, 255, 0, 0, 0]}}),
    ] {
        let error = refused("/events/0", event.clone());
        assert!(
            error.ends_with("is not on the 6×6 board"),
            "{event}: {error}"
        );
    }
    let error = refused("/events/0", json!({"Remove": {"square": a1}}));
    assert_eq!(error, "event 0 removes a queen from an empty board");
    let error = refused("/events", json!(vec!["DeadEnd"; 8193]));
    assert_eq!(error, "a window has 8193 events, at most 8192");
    let error = refused("/start/step", json!(u64::MAX));
    assert!(error.contains("events"), "{error}");
}

#[test]
fn a_rectangular_board_has_no_image_under_a_quarter_turn() {
    let knight = algorithm::find("tour-natural-order").expect("tour-natural-order");
    let instance = crate::common::knight(4, 3, "c1", Goal::All);
    let window = window(&trace(knight, &instance), 0);
    let turned = json!({"Image": {"symmetry": "QuarterTurn"}});
    let error = refused(&window, "/events/0", turned);
    assert!(error.ends_with("is not on the 4×3 board"), "{error}");
}

#[test]
fn a_window_whose_events_no_search_reports_is_refused() {
    let window = window(&trace(recursive(), &all(6)), 0);
    let [a1, c2, b1] = ["a1", "c2", "b1"].map(|name| squares(name)[0]);
    let place = |square| json!({"Place": {"square": square}});
    for (events, expected) in [
        (
            json!([place(a1), place(c2), {"Remove": {"square": a1}}]),
            "event 2 removes a1, but c2 was placed last",
        ),
        (
            json!([place(a1), place(a1)]),
            "event 1 places a second queen on a1",
        ),
        (
            json!([{"Relocate": {"from": a1, "to": b1}}]),
            "event 0 moves a queen from a1, which has no queen",
        ),
        (
            json!([place(a1), place(c2), {"Relocate": {"from": a1, "to": c2}}]),
            "event 2 moves a second queen to c2",
        ),
        (
            json!([place(a1), {"Candidate": {"Lowest": [1, 0]}}]),
            "event 1 replaces the board below placed queens",
        ),
        (
            json!([{"Candidate": {"Squares": [0x11, 0x11, 0, 0x20, 0x30, 0x40]}}]),
            "event 0 places two queens on b2",
        ),
        (
            json!([{"Bound": {"Refuted": 65_535}}]),
            "event 0 is a bound of 65535 queens on 36 squares",
        ),
        (
            json!([{"Bound": {"AtLeast": 37}}]),
            "event 0 is a bound of 37 queens on 36 squares",
        ),
    ] {
        assert_eq!(
            refused(&window, "/events", events.clone()),
            expected,
            "{events}"
        );
    }
    for counter in ["tests", "placements", "solutions", "operations/7"] {
        let path = format!("/start/counters/{counter}");
        let error = refused(&window, &path, json!(u64::MAX - 1));
        assert!(error.contains("18446744073709551614"), "{error}");
    }
}

#[test]
fn a_position_that_no_search_reaches_is_refused() {
    let window = window(&trace(recursive(), &all(6)), 0);
    let [a1, g1] = ["a1", "g1"].map(|name| squares(name)[0]);
    for (part, value, expected) in [
        ("queens", json!([g1]), "queens: g1 is not on the 6×6 board"),
        ("queens", json!([a1, a1]), "queens: two on a1"),
        (
            "trail",
            json!([[g1, "Rejected"]]),
            "trail: g1 is not on the 6×6 board",
        ),
        ("given", json!(1), "given: 1 of 0 queens"),
        ("asked", json!(37), "asked: 37 queens on 36 squares"),
        ("asked", json!(0), "asked: 0 queens on 36 squares"),
        ("least", json!(65_535), "least: 65535 queens on 36 squares"),
        (
            "depth_marks",
            json!([]),
            "depth_marks: 0 with 0 placed queens",
        ),
        (
            "depth_marks",
            json!([[0, 0], [0, 0]]),
            "depth_marks: 2 with 0 placed queens",
        ),
        (
            "depth_marks",
            json!([[1, 0]]),
            "depth_marks: depth 0 cannot begin at 1 of 0 squares tried",
        ),
        (
            "last",
            json!({"Place": {"square": g1}}),
            "last: Place { square: g1 } is not on the 6×6 board",
        ),
    ] {
        let path = format!("/start/position/{part}");
        assert_eq!(refused(&window, &path, value), expected, "{part}");
    }
    let error = refused(
        &window,
        "/start/position/last",
        json!({"Reject": {"square": a1, "attacker": g1, "line": "Row"}}),
    );
    assert!(error.starts_with("last: Reject"), "{error}");
}

#[test]
fn lists_of_moves_that_no_knight_has_are_refused() {
    let knight = algorithm::find("tour-natural-order").expect("tour-natural-order");
    let instance = crate::common::knight(4, 3, "c1", Goal::All);
    let window = window(&trace(knight, &instance), 0);
    let list = "/start/position/free_neighbours/lists/2";
    for moves in [0x8000_0000_u32, 0x11, 0x9, 0x101] {
        let error = refused(&window, list, json!(moves));
        assert_eq!(
            error,
            format!("{moves:#x} is not a list of different moves")
        );
    }
    // The list of c1 is empty, although only the given square is visited.
    let error = refused(&window, list, json!(0));
    assert_eq!(
        error,
        "free_neighbours: the list of c1 does not fit the queens"
    );
    let turned = json!({"Image": {"symmetry": "QuarterTurn"}});
    let error = refused(&window, "/start/position/last", turned);
    assert!(error.starts_with("last: Image"), "{error}");
}
