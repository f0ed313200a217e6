//! How fast a trace is extended, and how long the farthest step takes to be read once the search
//! has run past it.

use std::time::{Duration, Instant};

use queens_core::algorithm;
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance};
use queens_core::trace::Trace;
use queens_core::window::{WINDOW, WindowReading};

const STEPS: u64 = 200_000_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for id in ["recursive", "bitmask"] {
        for (n, goal) in [(16, Goal::All), (32, Goal::First)] {
            let algorithm = algorithm::find(id).ok_or("not registered")?;
            let instance = Instance::queens(BoardSize::new(n)?, &[], goal)?;
            let mut trace = Trace::new(algorithm, &instance);
            let start = Instant::now();
            trace.extend(STEPS);
            let extending = start.elapsed();
            assert_eq!(trace.known(), STEPS);
            // Seeds of a step far from the checkpoint before it, as well as near.
            let mut slowest = Duration::ZERO;
            for part in 0..64 {
                let index = STEPS / WINDOW * part / 64;
                let start = Instant::now();
                let mut reading = WindowReading::begin(&trace, index, None);
                let (window, _) = loop {
                    if let Some(read) = reading.advance(1_000_000) {
                        break read;
                    }
                };
                slowest = slowest.max(start.elapsed());
                assert_eq!(window.first(), index * WINDOW);
            }
            println!(
                "trace {id} n={n}: {:.1} million events/s; any of {STEPS} steps within {:.2} ms",
                STEPS as f64 / extending.as_secs_f64() / 1e6,
                slowest.as_secs_f64() * 1e3,
            );
        }
    }
    Ok(())
}
