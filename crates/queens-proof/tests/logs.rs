//! Logs of the search by frames, held against the checker.

use queens_core::frames::{FrameSearch, Kinds, Question};
use queens_core::{BoardSize, Variant, Work};
use queens_proof::check;

fn log(n: u16, k: u8) -> (String, u64) {
    let mut search = FrameSearch::logged(Question {
        size: BoardSize::new(n.into()).expect("a board"),
        variant: Variant::Dominating,
        k,
        given: Vec::new(),
        kinds: Kinds::ALL,
        is_first: true,
    });
    let mut log = String::new();
    while search.work(1 << 14).is_pending() {
        log += &search.take_log();
    }
    log += &search.take_log();
    (log, search.nodes())
}

#[test]
fn refutations_are_accepted() {
    for (n, k) in [
        (4, 1),
        (5, 2),
        (6, 2),
        (7, 3),
        (8, 4),
        (9, 4),
        (10, 4),
        (11, 4),
        (12, 5),
        (13, 6),
        (14, 7),
    ] {
        let start = std::time::Instant::now();
        let (log, nodes) = log(n, k);
        let engine = start.elapsed();
        let verdict = check(log.as_bytes(), |_| {});
        eprintln!(
            "{n} {k} {nodes} nodes {} bytes {:.1} a node; {engine:?} {:?}",
            log.len(),
            log.len() as f64 / nodes as f64,
            start.elapsed() - engine
        );
        match verdict {
            Ok(verdict) => eprintln!("{verdict:?}"),
            Err(fault) => {
                eprintln!("{fault}");
                if let queens_proof::Fault::Refused(line, _) = fault {
                    for l in log.lines().skip(line as usize - 12).take(13) {
                        eprintln!("   {l}");
                    }
                }
                panic!();
            }
        }
    }
}
