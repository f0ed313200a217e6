//! Watches a search that places a queen, rejects a square and removes a queen, then reads one step again.
//!
//! `cargo run --example watch`

use queens_core::{BoardSize, Goal, Instance, Trace, Window, WindowReader, Work, algorithm};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = BoardSize::new(4)?;
    let instance = Instance::queens(size, &[], Goal::First)?;
    let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    let accepted = recursive.accept(instance)?;

    // A trace is extended as far as needed. Every step up to that point can be read.
    let mut trace = Trace::new(&accepted);
    trace.extend(1_000)?;
    let mut reading = WindowReader::new(&trace, 0, None);
    let (window, _): (Window, _) = reading.finish();

    let (mut replay, rules) = accepted.replay();
    for &event in &window.events {
        replay.apply(event, &rules);
        let queens: Vec<String> = replay
            .position()
            .queens()
            .iter()
            .map(|it| it.to_string())
            .collect();
        println!(
            "{:>3} {:<9} {}",
            replay.step(),
            event.kind().name(),
            queens.join(" ")
        );
    }
    assert_eq!(
        replay.position().solution().map(|it| it.len()),
        None,
        "the last event is the end"
    );
    assert_eq!(replay.counters().solutions, 1);

    // The explanation of step 3, and the variables of the program at that step.
    let third = window.replay_at(3, &rules);
    let explanation = recursive.explain(third.position());
    println!(
        "\nStep 3 is line {} of the listing: {:?}",
        explanation.code_line, explanation.reason
    );
    for frame in recursive.call_stack(third.position()) {
        println!("  {} {:?}", frame.name, frame.locals);
    }
    Ok(())
}
