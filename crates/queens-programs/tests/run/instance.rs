//! Parses an instance from words, such as `6`, `8x6 first` or `8 count a1,h7 seed=3`, and searches it with the core.

use queens_core::{
    Accepted, BoardSize, Counters, Event, Goal, HelperLine, Instance, Reader, Setup, algorithm,
};
use queens_programs::ProgramLanguage;
use strum::VariantArray;

/// The instance that the words describe.
pub(crate) fn accepted(id: &str, words: &str) -> Accepted {
    let algorithm = algorithm::find(id).expect(id);
    let mut setup = Setup::new(
        algorithm.problem,
        BoardSize::new(1).expect("a board"),
        algorithm.default_goal(),
    );
    let variants = algorithm.problem.variants();
    for word in words.split(' ') {
        if ProgramLanguage::VARIANTS.iter().any(|it| it.name() == word) {
            continue;
        }
        if let Some(goal) = Goal::from_name(word) {
            setup.goal = goal;
        } else if let Some(variant) = variants.iter().find(|it| it.name() == word) {
            setup.variant = Some(*variant);
        } else if let Some(k) = word.strip_prefix("k=") {
            setup.k = Some(k.parse().expect(words));
        } else if let Some(seed) = word.strip_prefix("seed=") {
            setup.seed = Some(seed.parse().expect(words));
        } else if word.starts_with(|first: char| first.is_ascii_digit()) {
            let (n, m) = word.split_once('x').unwrap_or((word, word));
            let [n, m] = [n, m].map(|side| side.parse().expect(words));
            setup.size = BoardSize::rectangular(n, m).expect(words);
        } else {
            let squares = word.split(',').map(|name| name.parse().expect(words));
            setup.given = squares.collect();
        }
    }
    let instance = Instance::new(setup).expect(words);
    algorithm.accept(instance).expect(words)
}

/// The lines in which `queens run` lists the solutions of an instance, and the final counters.
pub(crate) fn found(id: &str, words: &str) -> (String, Counters) {
    let accepted = accepted(id, words);
    let (algorithm, size) = (accepted.algorithm(), accepted.instance().size());
    if accepted.instance().goal() == Goal::Count {
        let (_, counters) = found(id, &words.replace("count", "all"));
        let mut count = accepted.count();
        count.finish();
        return (format!("{}\n", count.counters().solutions), counters);
    }
    let (mut printed, mut number) = (String::new(), 0);
    let mut reader = Reader::start(&accepted);
    let mut batch = Vec::new();
    while !reader.is_ended() {
        reader.read(1 << 12, &mut batch, |event, replay| {
            if let Event::Solution | Event::Image { .. } = event {
                number += 1;
                let squares = replay.position().solution().expect("a solution");
                printed += &algorithm.write(number, size, &squares);
                printed.push('\n');
            }
        });
    }
    (printed, *reader.replay().counters())
}

/// The number of times that a line of the pseudo-code runs.
pub(crate) fn runs(id: &str, counters: &Counters, line: u8) -> u64 {
    let listing = algorithm::find(id).expect(id).listing;
    counters.get(listing[usize::from(line) - 1].count)
}

/// The number of times that a line of a helper runs.
pub(crate) fn helper_runs(id: &str, counters: &Counters, helper: HelperLine) -> u64 {
    let mut called = algorithm::find(id).expect(id).called_helpers().iter();
    let called = called.find(|it| it.id == helper.helper);
    called.expect(id).lines[usize::from(helper.line) - 1]
        .count
        .get(counters)
}
