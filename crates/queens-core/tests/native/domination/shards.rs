//! Shards of domination: together they equal the whole search, and each has the same result on every machine.

use queens_core::counting::{Engine, Plan, ShardResult, Tally, Uncountable, ledger};
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Variant, Work};

fn sets(n: i64, k: u16) -> Instance {
    let size = BoardSize::new(n).expect("a board");
    let k = Some(k);
    Instance::new(Setup {
        k,
        ..Setup::new(Problem::Domination, size, Goal::Count)
    })
    .expect("sets")
}

fn shard(engine: &Engine, number: u32) -> ShardResult {
    engine.start(number).finish().expect("a count")
}

/// The numbers of sets are from OEIS A002564; 0 means that no set exists.
#[test]
fn the_shards_of_a_search_have_all_sets() {
    for (n, k, found) in [
        (4, 2, 12),
        (8, 4, 0),
        (8, 5, 4_860),
        (12, 6, 8),
        (14, 7, 0),
        (18, 9, 16),
    ] {
        let engine = Engine::new(&sets(n, k)).expect("an engine");
        let mut tally = Tally::new(engine.plan().clone());
        // The order of the shards does not matter, and a shard may be added twice.
        for number in (0..engine.plan().shards()).rev().chain([0]) {
            tally.add(&shard(&engine, number)).expect("its own result");
        }
        assert_eq!(tally.missing().count(), 0);
        assert_eq!(tally.solutions(), Some(found), "n = {n}, k = {k}");
        let text = ledger::write(&tally);
        let (instance, read) = ledger::import(&text).expect("its own ledger");
        assert_eq!((instance, &read), (sets(n, k), &tally));
        let mut logs = read
            .results()
            .map(|result| result.log().map(|log| log.nodes));
        assert!(logs.all(|nodes| nodes > Some(0)));
    }
}

/// The complete log described in docs/PROOFS.md. Ledgers contain digests of logs, so a change of the search order
/// needs a new version number.
#[test]
fn a_log_is_the_same_on_every_machine() {
    use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
    use sha2::{Digest, Sha256};
    let mut search = FrameSearch::logged(FrameSetup {
        size: BoardSize::new(14).expect("a board"),
        variant: Variant::Dominating,
        k: 7,
        given: Vec::new(),
        kinds: Kinds::ALL,
        is_first: true,
    })
    .expect("a question for frames");
    search.finish();
    let sum = Sha256::digest(search.take_log());
    let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(
        sum,
        "28d4144632c9d72e5f308a63e67beab65b10c135a5de236ef84120e7d5263fa5"
    );
}

#[test]
fn the_log_of_a_shard_is_the_text_of_its_digest() {
    use sha2::{Digest, Sha256};
    let engine = Engine::new(&sets(14, 7)).expect("an engine");
    let mut run = engine.logged(5);
    let mut log = String::new();
    let result = loop {
        let work = run.work(1);
        log += &run.take_log();
        if let std::task::Poll::Ready(result) = work {
            break result.expect("a count");
        }
    };
    assert_eq!(result, shard(&engine, 5));
    let known = result.log().expect("a log");
    let sum = Sha256::digest(&log)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<String>();
    assert_eq!(known.sha256, sum[..32]);
    let nodes = log
        .lines()
        .skip(1)
        .filter(|line| !line.ends_with(" elsewhere"))
        .count();
    assert_eq!(known.nodes, nodes as u64);
}

#[test]
fn an_instance_without_shards_is_refused() {
    let size = BoardSize::new(8).expect("a board");
    let setup = |k| Setup {
        k,
        ..Setup::new(Problem::Domination, size, Goal::Count)
    };
    let plan = |setup| Plan::new(&Instance::new(setup).expect("an instance"));
    let variant = Some(Variant::Total);
    let given = vec!["a1".parse().expect("a square")];
    for setup in [
        setup(None),
        setup(Some(8)),
        Setup {
            variant,
            ..setup(Some(5))
        },
        Setup {
            given,
            ..setup(Some(5))
        },
    ] {
        assert_eq!(plan(setup), Err(Uncountable::Sets));
    }
    // A result for another number of queens belongs to another plan.
    let mut tally = Tally::new(Plan::new(&sets(8, 5)).expect("a plan"));
    let other = Engine::new(&sets(8, 4)).expect("an engine");
    let refused = tally.add(&shard(&other, 0)).expect_err("another count");
    assert_eq!(
        refused.to_string(),
        "k “4” belongs to another count; this count has “5”"
    );
}
