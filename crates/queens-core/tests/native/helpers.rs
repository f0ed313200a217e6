//! Checks the procedures that the listings call: the line of an event must just have run. `cargo xtask test programs`
//! compares the number of runs of each line with real programs.

use queens_core::{Algorithm, Event, Instance, Reader, algorithm};

use crate::common::{board, hashed, of, squares};

/// The number of runs of every line of the algorithm's helpers.
fn runs(algorithm: &Algorithm, reader: &Reader) -> Vec<Vec<u64>> {
    let counters = reader.replay().counters();
    let lines = algorithm.called_helpers().iter().map(|it| it.lines.iter());
    lines
        .map(|lines| lines.map(|line| line.count.get(counters)).collect())
        .collect()
}

/// Reads a search. Returns the number of events that come from a line of a helper.
fn check(algorithm: &'static Algorithm, instance: Instance) -> usize {
    let id = algorithm.id;
    let mut reader = Reader::start(&algorithm.accept(instance).expect(id));
    let (mut before, mut events) = (runs(algorithm, &reader), 0);
    let mut earlier = before.iter().map(|lines| vec![0; lines.len()]).collect();
    let mut batch = Vec::new();
    while !reader.is_ended() && reader.step() < 5_000 {
        reader.read(1, &mut batch, |_, _| {});
        let after = runs(algorithm, &reader);
        let step = reader.step();
        for (before, after) in before.iter().flatten().zip(after.iter().flatten()) {
            assert!(before <= after, "{id}, step {step}: {before} > {after}");
        }
        let position = reader.replay().position();
        if let Some(decided) = algorithm.deciding_line(position) {
            let mut called = algorithm.called_helpers().iter();
            let helper = called.position(|it| it.id == decided.helper);
            let (helper, line) = (helper.expect(id), usize::from(decided.line) - 1);
            // The visit that makes a square critical counts the line, and the event `Critical` follows separately.
            let since: &Vec<Vec<u64>> = match position.last() {
                Some(Event::Critical) => &earlier,
                _ => &before,
            };
            assert!(
                after[helper][line] > since[helper][line],
                "{id}, step {step}: {decided:?} has not run"
            );
            events += 1;
        }
        earlier = before;
        before = after;
    }
    events
}

#[test]
fn an_event_comes_from_a_line_of_a_helper_that_it_has_run() {
    for algorithm in algorithm::ALL.into_iter().filter(|it| it.is_traced()) {
        let is_called = !algorithm.called_helpers().is_empty();
        let given = of(
            algorithm,
            board(6),
            &squares("d2"),
            algorithm.default_goal(),
        );
        let given = given.with_seed(1);
        let mut events = check(algorithm, hashed(algorithm));
        if algorithm.accept(given.clone()).is_ok() {
            events += check(algorithm, given);
        }
        assert_eq!(events > 0, is_called, "{}", algorithm.id);
    }
}
