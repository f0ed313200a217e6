//! Searches by frames that take too long for a test, each with a limit on its nodes. Prints the number of nodes and
//! the time per node. Three programs also count the sets of k queens on 8×8. The default searches take a minute, the
//! searches of `--long` ten minutes.

mod figures;

use std::time::Instant;

use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Variant, Work, algorithm};

/// Files, queens, number of sets, maximum number of nodes, and whether the search takes long. The numbers of sets are
/// from OEIS A002564; 0 means that no set exists.
const SEARCHES: [(i64, u8, u64, u64, bool); 10] = [
    (13, 7, 288, 86_877, false),
    (14, 8, 4_632, 3_219_655, false),
    (15, 8, 0, 487_039, false),
    (17, 9, 124, 3_279_082, false),
    (20, 10, 0, 418_400, false),
    (22, 11, 0, 1_669_726, false),
    (24, 12, 0, 7_828_960, false),
    (16, 9, 2_968, 36_405_697, true),
    (19, 10, 84, 31_151_413, true),
    (26, 13, 0, 35_443_158, true),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let is_long = std::env::args().any(|argument| argument == "--long");
    for (n, k, sets, most, takes_long) in SEARCHES {
        if takes_long != is_long {
            continue;
        }
        let mut search = FrameSearch::new(FrameSetup {
            size: BoardSize::new(n)?,
            variant: Variant::Dominating,
            k,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: false,
        })?;
        let start = Instant::now();
        search.finish();
        let (time, nodes) = (start.elapsed().as_secs_f64(), search.nodes());
        assert_eq!(search.weighted_count(), sets, "n = {n}, k = {k}");
        assert!(nodes <= most, "n = {n}, k = {k}: {nodes} nodes");
        let what = format!("frames, n={n}, {k} queens");
        let limit = Some(("most", "<=", most as f64));
        figures::print(
            &format!("{what}: nodes"),
            "nodes",
            vec![nodes as f64],
            limit,
        );
        let a_node = time * 1e6 / nodes as f64;
        figures::print(&format!("{what}: a node"), "µs", vec![a_node], None);
    }
    by_queens(is_long)
}

/// The number of queens k, sets and classes on 8×8. Each program must count them.
const SETS: [(u16, u64, u64); 5] = [
    (3, 0, 0),
    (4, 0, 0),
    (5, 4_860, 638),
    (6, 1_352_644, 169_760),
    (7, 64_759_120, 8_099_687),
];

fn by_queens(is_long: bool) -> Result<(), Box<dyn std::error::Error>> {
    for (k, sets, classes) in SETS {
        if (k > 5) != is_long {
            continue;
        }
        for id in ["move-one", "coverage-search", "frames"] {
            let setup = Setup {
                k: Some(k),
                ..Setup::new(Problem::Domination, BoardSize::new(8)?, Goal::Count)
            };
            let algorithm = algorithm::find(id).ok_or("an algorithm")?;
            let mut search = algorithm.accept(Instance::new(setup)?)?.count();
            let start = Instant::now();
            search.finish();
            let time = start.elapsed().as_secs_f64();
            let found = search.counters();
            assert_eq!(
                (found.solutions, found.fundamental),
                (sets, classes),
                "{id}, k = {k}"
            );
            let what = format!("8×8, {k} queens, {id}");
            let tests = vec![found.tests as f64];
            figures::print(
                &format!("{what}: squares or sets tested"),
                "tests",
                tests,
                None,
            );
            figures::print(&format!("{what}: all sets"), "s", vec![time], None);
        }
    }
    Ok(())
}
