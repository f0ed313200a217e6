//! The speed of extending a trace, and the time to read the steps farthest from a checkpoint.

mod figures;

use std::time::Instant;

use queens_core::{
    Algorithm, BoardSize, Goal, Instance, Trace, WINDOW, WindowReader, Work, algorithm,
};

const STEPS: u64 = 200_000_000;

/// Extends the trace by at most `STEPS` events and returns the events per second, in millions.
fn extended(trace: &mut Trace) -> f64 {
    let start = Instant::now();
    trace.extend(STEPS).expect("right solutions");
    trace.known_steps() as f64 / start.elapsed().as_secs_f64() / 1e6
}

/// The milliseconds to read the window just before a checkpoint, for every 16th checkpoint.
fn windows(trace: &Trace) -> Vec<f64> {
    let outline = trace.outline();
    let boundaries = (1..outline.segments.len() as u64).step_by(16);
    let read = |boundary: u64| {
        let index = (boundary * outline.width - 1) / WINDOW;
        let start = Instant::now();
        let mut reading = WindowReader::new(trace, index, None);
        let (window, _) = reading.finish();
        assert_eq!(window.first(), index * WINDOW);
        start.elapsed().as_secs_f64() * 1e3
    };
    boundaries.map(read).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let all = Instance::queens(BoardSize::new(12)?, &[], Goal::All)?;
    let is_tree = |it: &&'static Algorithm| it.traversal.is_tree() && it.accepts(&all).is_ok();
    for algorithm in algorithm::ALL.into_iter().filter(is_tree) {
        let mut trace = Trace::new(&algorithm.accept(all.clone()).expect("supported"));
        let speed = extended(&mut trace);
        assert!(trace.is_complete());
        assert_eq!(trace.frontier().replay().counters().solutions, 14_200);
        let what = format!("all events of {} n=12, traced", algorithm.id);
        figures::print(&what, "million/s", vec![speed], None);

        let endless = Instance::queens(BoardSize::new(32)?, &[], Goal::All)?;
        let mut trace = Trace::new(&algorithm.accept(endless.clone()).expect("supported"));
        let speed = extended(&mut trace);
        assert_eq!(trace.known_steps(), STEPS);
        let what = format!("200 million events of {} n=32, traced", algorithm.id);
        figures::print(&what, "million/s", vec![speed], None);
        let what = format!("{what}: to the steps before a checkpoint");
        figures::print(&what, "ms", windows(&trace), Some(("most", "<=", 200.0)));
    }
    Ok(())
}
