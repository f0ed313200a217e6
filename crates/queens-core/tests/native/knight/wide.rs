//! The largest boards: a tour from every start, and the state of such a long search.

use crate::common::square_at;
use queens_core::{
    Goal, INNERMOST, Reader, Square, Trace, TreeReader, Variant, WindowReader, Work, is_solution,
};

use super::{board, find, first, tour};

/// A tour needs 1,023 calls; for a few starts the search needs some more.
#[test]
fn with_roths_tie_break_every_start_of_the_widest_board_has_a_tour_almost_straight_away() {
    let (roth, size) = (find("tour-roth"), board(32, 32));
    let mut most = 0;
    for start in size.squares() {
        let instance = tour(size, start, Variant::Open, Goal::First, None);
        let (found, counters, _) = first(roth, &instance);
        assert!(is_solution(&instance, &found.expect("a tour")), "{start}");
        most = most.max(counters.nodes);
    }
    assert!(most < 1_100, "{most} calls");
}

#[test]
fn a_trace_of_the_widest_board_is_read_again_at_any_step() {
    let instance = tour(board(32, 32), Square::A1, Variant::Open, Goal::All, None);
    let roth = find("tour-roth");
    let mut trace = Trace::new(&roth.accept(instance.clone()).expect("supported"));
    trace.extend(100_000).expect("right solutions");
    let outline = trace.outline();
    assert_eq!(outline.segments.iter().map(|it| it.high).max(), Some(1024));
    let mut reader = Reader::start(&roth.accept(instance.clone()).expect("supported"));
    let mut batch = Vec::new();
    for index in [0, 3, 9] {
        let mut reading = WindowReader::new(&trace, index, None);
        let (window, _) = reading.finish();
        reader.read(window.first() - reader.step(), &mut batch, |_, _| {});
        assert_eq!(window.start, *reader.replay());
    }
    let first = trace.gallery().squares(0).expect("a tour");
    assert!(is_solution(&instance, first));
}

/// The page reads the stack and the explanation for every step that it shows.
#[test]
fn the_innermost_calls_of_the_longest_tour_are_shown() {
    let instance = tour(board(32, 32), Square::A1, Variant::Open, Goal::First, None);
    let mut reader = Reader::start(
        &find("tour-roth")
            .accept(instance.clone())
            .expect("supported"),
    );
    reader.read(u64::MAX, &mut Vec::new(), |_, _| {});
    let position = reader.replay().position();
    assert_eq!(position.queens().len(), 1024);
    let roth = find("tour-roth");
    assert_eq!(roth.call_stack(position).len(), INNERMOST);
    assert!(!roth.explain(position).variables.is_empty());
}

#[test]
fn a_tree_reaches_down_to_the_last_square() {
    let instance = tour(
        board(32, 32),
        square_at(5, 6),
        Variant::Open,
        Goal::First,
        None,
    );
    let mut reading = TreeReader::new(
        &find("tour-roth")
            .accept(instance.clone())
            .expect("supported"),
    );
    while reading.work(u64::MAX, 1 << 12).is_pending() {}
    let deepest = reading.tree().nodes.iter().map(|node| node.depth).max();
    assert_eq!(deepest, Some(1023));
}
