//! The time of `queens check`. The first text contains all 14,200 solutions for n = 12 as drawings without a border
//! (4.1 MB). The second text contains 10 MB of lists for n = 12, which repeat each solution. Both are read, judged
//! and compared with all solutions of `recursive`.

mod figures;

use std::time::Instant;

use queens_core::check::{self, Check, Outcome, Progress};
use queens_core::formats::{Border, Form};
use queens_core::{Axis, BoardSize, Goal, Instance, Reader, algorithm};

/// The number of checks of each text.
const RUNS: usize = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let recursive = algorithm::find("recursive").ok_or("recursive is in the registry")?;
    let instance = Instance::queens(BoardSize::new(12)?, &[], Goal::All)?;
    let accepted = recursive.accept(instance)?;
    let mut solutions: Vec<Vec<u8>> = Vec::new();
    Reader::start(&accepted).read(u64::MAX, &mut Vec::new(), |_, replay| {
        if let Some(mut squares) = replay.position().solution() {
            squares.sort_unstable();
            solutions.push(squares.iter().map(|square| square.rank.get()).collect());
        }
    });
    let write = |form: Form| form.write_all(Axis::Files, solutions.iter().map(Vec::as_slice));
    let drawn = write(Form::Letters(Border::Bare));
    let numbers = write(Form::List).repeat(20);
    let long = &numbers[..10_000_000];
    for (what, text, expected, limit) in [
        (
            "all boards of n=12, drawn (4.1 MB)",
            &*drawn,
            Outcome::Right,
            12_000.0,
        ),
        (
            "10 MB of lists of n=12, each many times",
            long,
            Outcome::Wrong,
            12_000.0,
        ),
    ] {
        let (mut reading, mut whole) = (vec![], vec![]);
        for _ in 0..RUNS {
            let begun = Instant::now();
            let mut check: Check = check::start(&accepted, text)?;
            while matches!(check.progress(), Progress::Reading(_)) {
                // A check that is still reading cannot be finished, so the result is not needed.
                let _ = check.work(1 << 15);
            }
            reading.push(begun.elapsed().as_secs_f64() * 1e3);
            let verdict = check.finish();
            whole.push(begun.elapsed().as_secs_f64() * 1e3);
            assert_eq!(verdict.outcome(), expected);
        }
        figures::print(
            &format!("check {what}: read and judged"),
            "ms",
            reading,
            None,
        );
        figures::print(
            &format!("check {what}: compared with all"),
            "ms",
            whole,
            Some(("most", "<=", limit)),
        );
    }
    Ok(())
}
