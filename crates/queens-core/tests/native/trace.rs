//! A trace can be read at any step as if all of it were stored, even after several thinnings. The tests check
//! windows, the next solutions, the outline, and the limit on memory.

use std::task::Poll;

use std::sync::LazyLock;

use crate::common::{all, events, instance, supporting, trees};
use proptest::prelude::*;
use queens_core::{
    Algorithm, Direction, Event, EventKind, Goal, Instance, Interest, Reader, Search, Seek, Trace,
    TraceSegment, WINDOW, Window, WindowReader, Work, WrongSolution, algorithm,
};

fn recursive() -> &'static Algorithm {
    algorithm::find("recursive").expect("recursive")
}

/// A complete trace, extended in slices of different lengths.
fn complete(algorithm: &'static Algorithm, instance: &Instance) -> Trace {
    let mut trace = Trace::new(&algorithm.accept(instance.clone()).expect("supported"));
    for budget in [0, 1, 2, 1023, 1024, 4097, 99_991, 1_000_003]
        .into_iter()
        .cycle()
    {
        if trace.is_complete() {
            return trace;
        }
        let before = trace.known_steps();
        trace.extend(budget).expect("right solutions");
        assert!(trace.known_steps() == before + budget || trace.is_complete());
    }
    trace
}

fn window(trace: &Trace, index: u64, near: Option<&Reader>, budget: u64) -> (Window, Reader) {
    let mut reading = WindowReader::new(trace, index, near);
    loop {
        if let Poll::Ready(read) = reading.work(budget) {
            return read;
        }
    }
}

fn solution_next_to(trace: &Trace, from: u64, direction: Direction, budget: u64) -> Option<u64> {
    let mut seek = Seek::new(from, direction, Interest::Solution);
    loop {
        if let Poll::Ready(found) = seek.work(trace, budget) {
            return found;
        }
    }
}

#[test]
fn every_window_is_a_part_of_the_stream() {
    for instance in [all(9), all(5), instance(6, &[], Goal::First)] {
        for algorithm in supporting(&instance) {
            check_windows(algorithm, &instance);
        }
    }
}

fn check_windows(algorithm: &'static Algorithm, instance: &Instance) {
    let whole = events(algorithm, instance);
    let trace = complete(algorithm, instance);
    assert_eq!(trace.known_steps(), whole.len() as u64);
    let (_, rules) = algorithm
        .accept(instance.clone())
        .expect("supported")
        .replay();
    let mut direct = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    for (index, part) in (0..).zip(whole.chunks(WINDOW as usize)) {
        let (window, reader) = window(&trace, index, None, u64::MAX);
        assert_eq!(window.events, part, "{algorithm:?}, window {index}");
        assert_eq!(&window.start, direct.replay());
        assert_eq!(window.first(), index * WINDOW);
        assert_eq!(
            window.last(),
            (index * WINDOW + WINDOW).min(trace.known_steps())
        );
        assert_eq!(reader.step(), window.last());
        let middle = (window.first() + window.last()) / 2;
        direct.read(middle - direct.step(), &mut Vec::new(), |_, _| {});
        assert_eq!(&window.replay_at(middle, &rules), direct.replay());
        direct.read(window.last() - middle, &mut Vec::new(), |_, _| {});
        assert_eq!(&window.replay_at(window.last(), &rules), direct.replay());
        assert_eq!(&window.replay_at(u64::MAX, &rules), direct.replay());
    }
}

#[test]
fn a_window_beyond_the_end_is_empty() {
    let trace = complete(recursive(), &all(6));
    let (window, _) = window(&trace, u64::MAX, None, 1);
    assert_eq!(
        (window.first(), window.last()),
        (trace.known_steps(), trace.known_steps())
    );
    assert!(
        window.holds(trace.known_steps()) && window.events.is_empty() && window.start.is_ended()
    );
}

#[test]
fn a_window_can_be_advanced_one_step_after_another() {
    let trace = complete(recursive(), &all(6));
    let (window, _) = window(&trace, 0, None, u64::MAX);
    let (start, rules) = recursive().accept(all(6)).expect("supported").replay();
    let mut replay = start;
    for step in 0..=window.last() {
        window.advance(&mut replay, step, &rules);
        assert_eq!(replay, window.replay_at(step, &rules));
        assert_eq!(replay.step(), step);
    }
}

#[test]
fn a_near_reader_gives_the_same_window() {
    let trace = complete(recursive(), &all(10));
    for (from, index) in [(0, 0), (3, 4), (3, 3), (7, 2), (0, 20)] {
        let (_, near) = window(&trace, from, None, u64::MAX);
        let read = |near| window(&trace, index, near, u64::MAX).0;
        assert_eq!(read(Some(&near)), read(None), "from {from} to {index}");
    }
}

#[test]
fn the_known_part_of_a_trace_in_progress_can_be_read() {
    let whole = events(recursive(), &all(8));
    let mut trace = Trace::new(&recursive().accept(all(8)).expect("supported"));
    assert_eq!(window(&trace, 0, None, 1).0.events, []);
    trace.extend(10_000).expect("right solutions");
    assert_eq!((trace.known_steps(), trace.is_complete()), (10_000, false));
    assert_eq!(window(&trace, 1, None, 100).0.events, whole[8192..10_000]);
    trace.extend(u64::MAX).expect("right solutions");
    assert!(trace.is_complete());
    assert_eq!(window(&trace, 1, None, 100).0.events, whole[8192..16384]);
    assert_eq!(trace.frontier().step(), 18_513);
}

#[test]
fn the_solution_next_to_any_step_is_that_of_a_linear_scan() {
    let instance = all(7);
    for algorithm in supporting(&instance) {
        let whole = events(algorithm, &instance);
        let at = |&step: &u64| whole[step as usize - 1].kind() == EventKind::Solution;
        let known: Vec<u64> = (1..=whole.len() as u64).filter(at).collect();
        assert_eq!(known.len(), 40);
        let trace = complete(algorithm, &instance);
        assert_eq!(trace.outline().marks, known);
        for from in 0..=whole.len() as u64 + 2 {
            let next = known.iter().copied().find(|&step| step > from);
            let previous = known.iter().copied().rfind(|&step| step < from);
            let find = |direction| solution_next_to(&trace, from, direction, 500);
            assert_eq!(
                find(Direction::Forwards),
                next,
                "{algorithm:?} after {from}"
            );
            assert_eq!(
                find(Direction::Backwards),
                previous,
                "{algorithm:?} before {from}"
            );
        }
    }
}

/// A long trace that was thinned four times, and the expected outline from a single pass without checkpoints.
struct Long {
    trace: Trace,
    segments: Vec<TraceSegment>,
    solutions: Vec<u64>,
}

fn long() -> Long {
    let trace = complete(recursive(), &all(12));
    let width = trace.outline().width;
    assert_eq!(width, 1024 << 4, "thinned four times");
    let mut direct = Reader::start(&recursive().accept(all(12)).expect("supported"));
    let mut segments: Vec<TraceSegment> = Vec::new();
    let mut solutions = Vec::new();
    let mut depth = 0;
    direct.read(u64::MAX, &mut Vec::new(), |event, replay| {
        if (replay.step() - 1) % width == 0 {
            segments.push(TraceSegment {
                low: depth,
                high: depth,
                solutions: 0,
            });
        }
        depth = replay.position().queens().len() as u16;
        if let Some(stretch) = segments.last_mut() {
            stretch.low = stretch.low.min(depth);
            stretch.high = stretch.high.max(depth);
            stretch.solutions += u64::from(event == Event::Solution);
        }
        if event == Event::Solution {
            solutions.push(replay.step());
        }
    });
    assert_eq!(direct.step(), trace.known_steps());
    Long {
        trace,
        segments,
        solutions,
    }
}

#[test]
fn a_thinned_trace_has_the_shape_and_the_solutions_of_a_single_pass() {
    let long = long();
    let outline = long.trace.outline();
    // Tests, removals, dead ends and solutions of `placerRN` for n = 12, plus one event for the end.
    assert_eq!(long.trace.known_steps(), 11_274_787);
    assert_eq!(outline.segments, long.segments);
    assert!(outline.segments.len() <= 1024);
    assert_eq!(long.solutions.len(), 14_200);
    assert_eq!(outline.marks, long.solutions[..4096]);
    for from in (0..long.trace.known_steps()).step_by(999_983) {
        let next = long.solutions.iter().copied().find(|&step| step > from);
        let previous = long.solutions.iter().copied().rfind(|&step| step < from);
        let find = |direction| solution_next_to(&long.trace, from, direction, 10_000);
        assert_eq!(find(Direction::Forwards), next, "after {from}");
        assert_eq!(find(Direction::Backwards), previous, "before {from}");
    }
    for index in [0, 1, 100, 701, long.trace.known_steps() / WINDOW] {
        let (window, _) = window(&long.trace, index, None, 5000);
        let mut direct = Reader::start(&recursive().accept(all(12)).expect("supported"));
        direct.read(index * WINDOW, &mut Vec::new(), |_, _| {});
        assert_eq!(&window.start, direct.replay());
        let mut events = Vec::new();
        direct.read(WINDOW, &mut Vec::new(), |event, _| events.push(event));
        assert_eq!(window.events, events, "window {index}");
    }
}

#[test]
fn the_number_of_checkpoints_is_bounded_and_every_step_is_near_one() {
    let instance = instance(32, &[], Goal::All);
    for algorithm in trees(&instance) {
        let mut trace = Trace::new(&algorithm.accept(instance.clone()).expect("supported"));
        // Adds enough events to thin the checkpoints twice.
        for _ in 0..5 {
            trace.extend(500_009).expect("right solutions");
            let outline = trace.outline();
            assert!(!trace.is_complete());
            // Each segment has one checkpoint.
            assert!(
                (512..=1024).contains(&outline.segments.len()) || trace.known_steps() < 1 << 20
            );
            assert_eq!(
                outline.segments.len() as u64,
                trace.known_steps().div_ceil(outline.width)
            );
            for part in 0..=100 {
                let step = trace.known_steps() * part / 100;
                let reader = trace.reader_before(step);
                assert!(reader.step() <= step && step - reader.step() <= outline.width);
                assert_eq!(reader.step() % outline.width, 0);
            }
        }
    }
}

/// A search that wrongly reports an empty board as a solution.
#[derive(Clone)]
struct EmptySolution;

impl Search for EmptySolution {
    fn new(_: &Instance) -> Self {
        EmptySolution
    }

    fn advance(&mut self) -> Event {
        Event::Solution
    }
}

#[test]
fn a_solution_that_the_definition_refuses_ends_the_trace() {
    static LIAR: LazyLock<Algorithm> = LazyLock::new(|| {
        let explain = |position: &_| recursive().explain(position);
        Algorithm::new(recursive().descriptor(), EmptySolution::start).explanation(explain)
    });
    let mut trace = Trace::new(&LIAR.accept(all(8)).expect("supported"));
    let wrong = WrongSolution {
        algorithm: "recursive",
        step: 1,
    };
    assert_eq!(trace.extend(100), Err(wrong));
    let known = trace.known_steps();
    assert_eq!(trace.extend(100), Err(wrong));
    assert_eq!((trace.known_steps(), trace.gallery().len()), (known, 0));
    assert_eq!(
        wrong.to_string(),
        "recursive reports a wrong solution at step 1"
    );
}

#[test]
fn windows_and_solutions_read_in_small_slices_are_the_same() {
    let mut trace = Trace::new(&recursive().accept(all(10)).expect("supported"));
    trace.extend(380_000).expect("right solutions");
    proptest!(|(index in 0_u64..50, from in 0_u64..400_000, budget in 1_u64..20_000)| {
        let slices = window(&trace, index, None, budget).0;
        prop_assert_eq!(slices, window(&trace, index, None, u64::MAX).0);
        for direction in [Direction::Forwards, Direction::Backwards] {
            let slices = solution_next_to(&trace, from, direction, budget);
            prop_assert_eq!(slices, solution_next_to(&trace, from, direction, u64::MAX));
        }
    });
}
