//! How fast a trace is extended, and how long it takes to read the steps farthest from a checkpoint.

use std::time::{Duration, Instant};

use queens_core::{BoardSize, Goal, Instance, Trace, WINDOW, WindowReading, algorithm};

const STEPS: u64 = 200_000_000;

/// Extends the trace by at most `STEPS` events and returns the events per second, in millions.
fn extended(trace: &mut Trace) -> f64 {
    let start = Instant::now();
    trace.extend(STEPS);
    trace.known() as f64 / start.elapsed().as_secs_f64() / 1e6
}

/// The longest time to read the window before a checkpoint.
fn slowest_window(trace: &Trace) -> Duration {
    let outline = trace.outline();
    let boundaries = (1..outline.stretches.len() as u64).step_by(16);
    let read = |boundary: u64| {
        let index = (boundary * outline.width - 1) / WINDOW;
        let start = Instant::now();
        let mut reading = WindowReading::begin(trace, index, None);
        let (window, _) = loop {
            if let Some(read) = reading.advance(u64::MAX) {
                break read;
            }
        };
        assert_eq!(window.first(), index * WINDOW);
        start.elapsed()
    };
    boundaries.map(read).max().unwrap_or_default()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let trees = algorithm::ALL.into_iter();
    for algorithm in trees.filter(|algorithm| algorithm.traversal.is_tree()) {
        let all = Instance::queens(BoardSize::new(12)?, &[], Goal::All)?;
        let mut trace = Trace::new(&algorithm.accept(all.clone()).expect("served"));
        let speed = extended(&mut trace);
        assert!(trace.is_complete());
        assert_eq!(trace.frontier().replay().counters().solutions, 14_200);
        println!(
            "trace {} n=12, all: {} events, {speed:.1} million/s",
            algorithm.id,
            trace.known()
        );

        let endless = Instance::queens(BoardSize::new(32)?, &[], Goal::All)?;
        let mut trace = Trace::new(&algorithm.accept(endless.clone()).expect("served"));
        let speed = extended(&mut trace);
        assert_eq!(trace.known(), STEPS);
        println!(
            "trace {} n=32: {STEPS} events, {speed:.1} million/s; any step within {:.1} ms",
            algorithm.id,
            slowest_window(&trace).as_secs_f64() * 1e3,
        );
    }
    Ok(())
}
