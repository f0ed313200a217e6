//! The time to explain an event at n = 32, for every algorithm. It consists of the explanation, the call stack and
//! the values of the squares. To compare two commits, alternate runs of their binaries.

use std::time::{Duration, Instant};

use queens_core::{
    Algorithm, BoardSize, Goal, Instance, Position, Problem, Reader, Setup, Variant, algorithm,
};

/// The number of events of a run, and the interval between two explained events.
const EVENTS: u64 = 6_000;
const EVERY: u64 = 30;
/// The number of passes over the positions. The benchmark prints the shortest time.
const PASSES: u32 = 5;
/// The number of queens in a set, for algorithms that refuse to search for the minimum.
const FEW: u16 = 8;

/// The first instance at n=32 that an algorithm supports.
fn instance(algorithm: &Algorithm, variant: Option<Variant>) -> Option<Instance> {
    let size = BoardSize::new(32).ok()?;
    let accept = |k: Option<u16>| {
        let instance = Instance::new(Setup {
            variant,
            k,
            seed: algorithm.capabilities.is_random.then_some(1),
            ..Setup::new(algorithm.problem, size, Goal::First)
        });
        instance.ok().filter(|it| algorithm.accepts(it).is_ok())
    };
    let sizes = (1..=FEW).rev().map(Some);
    let sizes = sizes.filter(|_| algorithm.problem == Problem::Domination);
    [None].into_iter().chain(sizes).find_map(accept)
}

/// The positions after every `EVERY`-th event of a run.
fn positions(algorithm: &'static Algorithm, instance: &Instance) -> Vec<Position> {
    let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    let mut positions = Vec::new();
    reader.read(EVENTS, &mut Vec::new(), |_, replay| {
        // At the beginning every position is kept, so that short runs yield enough positions.
        if replay.step() < 2 * EVERY || replay.step() % EVERY == 0 {
            positions.push(replay.position().clone());
        }
    });
    positions
}

/// Explains all positions. Returns the time of each part, and a checksum that must not change between passes.
fn explained(algorithm: &Algorithm, positions: &[Position]) -> ([Duration; 3], usize) {
    let mut sum = 0;
    let mut times = [Duration::ZERO; 3];
    for position in positions {
        let start = Instant::now();
        let explanation = algorithm.explain(position);
        times[0] += start.elapsed();
        let start = Instant::now();
        let stack = algorithm.call_stack(position);
        times[1] += start.elapsed();
        let start = Instant::now();
        let values = algorithm.values_at(position);
        times[2] += start.elapsed();
        sum += usize::from(explanation.code_line) + stack.len() + values.len();
    }
    (times, sum)
}

fn main() {
    for algorithm in algorithm::ALL.into_iter().filter(|it| it.is_traced()) {
        let variants = match algorithm.problem {
            Problem::Queens => vec![None],
            Problem::Domination => vec![Some(Variant::Dominating), Some(Variant::Total)],
            Problem::Knight => vec![Some(Variant::Open), Some(Variant::Closed)],
        };
        for variant in variants {
            let Some(instance) = instance(algorithm, variant) else {
                continue;
            };
            let positions = positions(algorithm, &instance);
            let (mut least, expected) = explained(algorithm, &positions);
            for _ in 0..PASSES {
                let (times, sum) = explained(algorithm, &positions);
                assert_eq!(sum, expected, "{} explains otherwise", algorithm.id);
                for (least, time) in least.iter_mut().zip(times) {
                    *least = time.min(*least);
                }
            }
            let each = |time: Duration| time.as_secs_f64() * 1e6 / positions.len() as f64;
            let whole: Duration = least.iter().sum();
            println!(
                "explain {}{} n=32: {:.2} µs an event of {}; explanation {:.2}, stack {:.2}, values {:.2}; sum {expected}",
                algorithm.id,
                variant.map_or(String::new(), |it| format!(" ({})", it.name())),
                each(whole),
                positions.len(),
                each(least[0]),
                each(least[1]),
                each(least[2]),
            );
        }
    }
}
