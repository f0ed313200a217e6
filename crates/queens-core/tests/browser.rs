//! Tests of the core in a browser: counts and complete traces must equal those of a native program.
#![cfg(target_arch = "wasm32")]

mod common;

use common::{counted, hashed, instance, supporting, trace_hash, trace_hashes, watched};
use queens_core::counting::published::published;
use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
use queens_core::{BoardSize, Goal, Variant, Work, algorithm};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn eight_queens_have_92_solutions_in_12_classes() {
    let eight = instance(8, &[], Goal::Count);
    for algorithm in supporting(&eight) {
        let counters = counted(algorithm, &eight);
        assert_eq!(
            (counters.solutions, counters.fundamental),
            (92, 12),
            "{algorithm:?}"
        );
    }
}

#[wasm_bindgen_test]
fn the_trace_is_the_same_as_elsewhere() {
    for (algorithm, (id, hash)) in watched().into_iter().zip(trace_hashes()) {
        assert_eq!(algorithm.id, id);
        assert_eq!(trace_hash(algorithm, &hashed(algorithm)), hash, "{id}");
    }
}

/// Larger boards are counted by joining halves, with the vector instructions of the browser. Smaller boards are
/// searched.
#[wasm_bindgen_test]
fn halves_that_meet_have_the_published_solutions() {
    let meet = algorithm::find("meet-in-the-middle").expect("the engine is registered");
    for n in [13, 14] {
        let known = published(n).expect("a published number");
        let instance = instance(n.into(), &[], Goal::Count);
        let counters = counted(meet, &instance);
        let found = (counters.solutions, counters.fundamental);
        assert_eq!(found, (known.solutions, known.fundamental), "n = {n}");
    }
}

/// The search uses the vector instructions of the browser. The number of nodes is the same on every machine.
#[wasm_bindgen_test]
fn dominating_sets_by_frames_are_the_known_ones() {
    for (n, k, sets, nodes) in [(8, 4, 0, 140), (8, 5, 4_860, 4_919), (12, 6, 8, 1_736)] {
        let mut search = FrameSearch::new(FrameSetup {
            size: BoardSize::new(n).expect("a board"),
            variant: Variant::Dominating,
            k,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: false,
        })
        .expect("a question for frames");
        search.finish();
        assert_eq!(
            (search.weighted_count(), search.nodes()),
            (sets, nodes),
            "n = {n}"
        );
    }
}
