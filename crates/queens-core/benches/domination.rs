//! Domination by frames: all sets of the boards that tests leave out, numbers of queens that are refuted, each with its
//! nodes and its time a node. By default those of a minute; with `--long` all, which takes ten.

mod figures;

use std::time::Instant;

use queens_core::frames::{FrameSearch, Kinds, Question};
use queens_core::{BoardSize, Variant, Work};

/// Files, queens, sets, the most nodes, and whether it takes long. Sources: OEIS A002564; 0 refutes.
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
        if takes_long && !is_long {
            continue;
        }
        let mut search = FrameSearch::new(Question {
            size: BoardSize::new(n)?,
            variant: Variant::Dominating,
            k,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: false,
        });
        let start = Instant::now();
        search.finish();
        let (time, nodes) = (start.elapsed().as_secs_f64(), search.nodes());
        assert_eq!(search.weighed(), sets, "n = {n}, k = {k}");
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
    Ok(())
}
