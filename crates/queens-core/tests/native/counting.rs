//! Exact counts: the totals and classes of `data/enumeration.json`, and completions compared with `bitmask`. The
//! tests also recount shards, and refuse wrong results.

use crate::common;
use crate::common::{board, counted, instance, list, number, square_at, table};
use queens_core::counting::{ENGINE_VERSION, Engine, Plan, ShardResult, Tally, WIDEST, classes};
use queens_core::{Ending, GivenRule, GivenSquares, Goal, Instance, Random, Work, algorithm};
use serde_json::{Value, json};

fn empty(n: i64) -> Instance {
    instance(n, &[], Goal::Count)
}

fn shard(engine: &Engine, number: u32) -> ShardResult {
    engine.start(number).finish().expect("a sum that fits")
}

fn tally(instance: &Instance) -> Tally {
    let engine = Engine::new(instance).expect("a board that is not too wide");
    let mut tally = Tally::new(engine.plan().clone());
    for number in 0..engine.plan().shards() {
        tally
            .add(&shard(&engine, number))
            .expect("a result of its own");
    }
    tally
}

fn solutions(instance: &Instance) -> u64 {
    tally(instance).solutions().expect("a sum that fits")
}

#[test]
fn totals_and_classes_are_the_known_ones_up_to_sixteen() {
    for row in table("enumeration", "totals") {
        let n = number(&row, "n");
        if n > 16 {
            continue;
        }
        let solutions = solutions(&empty(n));
        let classes = classes(&empty(n), solutions).expect("a sum that fits");
        let known = [number(&row, "solutions"), number(&row, "fundamental")];
        assert_eq!([solutions as i64, classes as i64], known, "n = {n}");
    }
}

/// Covers the depth-first count and the count by joining halves.
#[test]
fn the_slices_at_the_positions_of_a_shard_add_up_to_it() {
    for n in [7, 13, 14] {
        let engine = Engine::new(&empty(n)).expect("an engine");
        let (shards, slices) = (engine.plan().shards(), engine.number_of_slices());
        for number in [0, shards - 1] {
            let positions = (u64::from(number)..slices + 100).step_by(shards as usize);
            let positions: Vec<u64> = positions.collect();
            let slices: Vec<u64> = engine
                .slices_at(&positions)
                .map(|slice| slice.expect("a sum that fits").solutions)
                .collect();
            assert_eq!(slices.len() as u32, engine.slices_of(number), "n = {n}");
            let sum: u64 = slices.iter().sum();
            assert_eq!(sum, shard(&engine, number).count(), "n = {n}, {number}");
        }
    }
}

#[test]
fn counts_with_one_given_queen_are_the_known_ones() {
    for row in table("enumeration", "fixed_queen") {
        let n = number(&row, "n");
        let counts: Vec<Vec<u64>> = list(&row, "counts");
        for square in board(n).squares() {
            let found = solutions(&instance(n, &[square], Goal::Count));
            let known = counts[square.file.index()][square.rank.index()];
            assert_eq!(found, known, "n = {n}, {square}");
        }
    }
}

#[test]
fn completions_and_their_classes_are_those_of_bitmask() {
    let bitmask = algorithm::find("bitmask").expect("bitmask");
    let mut random = Random::new(5);
    for round in 0..60 {
        let n = 6 + (round % 10) as u8;
        let size = board(n.into());
        let mut given = GivenSquares::none();
        let least = 1 + u8::from(n > 14);
        while given.squares().len() < usize::from(least) {
            let mut place = || random.below(n.into()) as u8;
            // A queen that attacks an earlier one is not added.
            let _ = given.add(GivenRule::Apart, size, square_at(place(), place()));
        }
        let instance = instance(n.into(), given.squares(), Goal::Count);
        let known = counted(bitmask, &instance);
        let solutions = solutions(&instance);
        let classes = classes(&instance, solutions);
        assert_eq!(
            (solutions, classes),
            (known.solutions, Some(known.fundamental)),
            "{instance:?}"
        );
    }
}

#[test]
fn classes_with_given_queens_are_those_of_bitmask() {
    let bitmask = algorithm::find("bitmask").expect("bitmask");
    for given in ["e5", "b1,i2,h9,a8", "a1", "a2", "e9"] {
        let instance = instance(9, &common::squares(given), Goal::Count);
        let known = counted(bitmask, &instance);
        assert_eq!(
            classes(&instance, known.solutions),
            Some(known.fundamental),
            "{given}"
        );
    }
}

#[test]
fn a_shard_counted_again_has_the_same_result() {
    let engine = Engine::new(&empty(13)).expect("an engine");
    let other = Engine::new(&empty(13)).expect("an engine");
    for number in (0..engine.plan().shards()).rev() {
        assert_eq!(shard(&engine, number), shard(&other, number));
    }
    let mut tally = tally(&empty(13));
    let before = tally.clone();
    tally.add(&shard(&engine, 3)).expect("the same again");
    assert_eq!(tally, before);
    assert_eq!(tally.solutions(), Some(73_712));
}

#[test]
fn a_count_can_be_interrupted_between_any_shards() {
    let engine = Engine::new(&empty(14)).expect("an engine");
    let mut tally = Tally::new(engine.plan().clone());
    let mut least = 0;
    while let Some(number) = tally.missing().last() {
        let result = shard(&engine, number);
        let line = serde_json::to_string(&result).expect("a line");
        let read = serde_json::from_str(&line).expect("the same result");
        tally.add(&read).expect("a result of its own");
        let found = tally.solutions().expect("a sum that fits");
        assert!(found >= least);
        least = found;
    }
    assert_eq!((tally.finished(), least), (engine.plan().shards(), 365_596));
}

#[test]
fn the_algorithm_counts_slice_by_slice_the_sum_of_the_shards() {
    let algorithm = algorithm::find("meet-in-the-middle").expect("meet-in-the-middle");
    for (n, given) in [
        (1, ""),
        (2, ""),
        (8, ""),
        (13, ""),
        (14, ""),
        (14, "c2"),
        (16, "h1,b3"),
    ] {
        let instance = instance(n, &common::squares(given), Goal::Count);
        let known = solutions(&instance);
        for budget in [1, 5_000, u64::MAX] {
            let at = format!("{instance:?} by {budget}");
            let mut search = algorithm
                .accept(instance.clone())
                .expect("supported")
                .count();
            let (mut progress, mut found) = (0.0, 0);
            while search.work(budget).is_pending() {
                let now = search.counters();
                assert!((progress..=1.0).contains(&search.progress()), "{at}");
                assert!((found..=known).contains(&now.solutions), "{at}");
                assert_eq!(now.fundamental, 0, "{at}");
                (progress, found) = (search.progress(), now.solutions);
            }
            let end = search.counters();
            assert_eq!(end.solutions, known, "{at}");
            assert_eq!(Some(end.fundamental), classes(&instance, known), "{at}");
            assert_eq!(search.progress(), 1.0, "{at}");
            assert_eq!(search.finish(), Ending::Complete, "{at}");
            assert_eq!(search.counters(), end, "{at}");
        }
    }
}

#[test]
fn the_number_of_shards_follows_from_the_board() {
    let shards = |n| Plan::new(&empty(n)).expect("a plan").shards();
    assert_eq!(shards(8), 1);
    let sizes = 1..=i64::from(WIDEST);
    assert!(sizes.clone().map(shards).is_sorted());
    assert!(sizes.map(shards).all(|shards| shards > 0));
    let error = Plan::new(&empty(28)).expect_err("too wide");
    assert_eq!(error.to_string(), "n=28 is outside 1–27");
}

/// The JSON of the fourth shard for n = 13, with the value at `path` replaced.
fn changed(path: &str, value: Value) -> Value {
    let engine = Engine::new(&empty(13)).expect("an engine");
    let mut line = serde_json::to_value(shard(&engine, 3)).expect("a line");
    *line.pointer_mut(path).expect("a value of the line") = value;
    line
}

#[test]
fn a_result_with_any_changed_value_is_refused() {
    let mut tally = Tally::new(Plan::new(&empty(13)).expect("a plan"));
    let before = tally.clone();
    for (path, value) in [
        ("/count", json!("5")),
        ("/checksum", json!("0123456789abcdef")),
        ("/shard/number", json!(4)),
        ("/shard/plan/n", json!(14)),
        ("/shard/plan/engine", json!(ENGINE_VERSION + 1)),
        ("/shard/plan/fixed", json!("a1")),
        ("/shard/plan/shards", json!(1)),
    ] {
        let read = serde_json::from_value(changed(path, value)).expect("a result");
        let refusal = tally.add(&read).expect_err(path).to_string();
        assert!(refusal.starts_with("checksum "), "{path}: {refusal}");
    }
    assert_eq!(tally, before);
    for (path, value) in [
        ("/count", json!("-5")),
        ("/count", json!(5)),
        ("/shard", json!({})),
    ] {
        assert!(serde_json::from_value::<ShardResult>(changed(path, value)).is_err());
    }
}

#[test]
fn a_foreign_result_is_refused_with_the_value_that_differs() {
    let mut tally = Tally::new(Plan::new(&empty(13)).expect("a plan"));
    let foreign = |instance: &Instance| {
        let engine = Engine::new(instance).expect("an engine");
        shard(&engine, 0)
    };
    let refused = tally.add(&foreign(&empty(14))).expect_err("another board");
    assert_eq!(
        refused.to_string(),
        "n “14” belongs to another count; this count has “13”"
    );
    let given = instance(13, &common::squares("c1"), Goal::Count);
    let refused = tally.add(&foreign(&given)).expect_err("other queens");
    assert_eq!(
        refused.to_string(),
        "fixed “c1” belongs to another count; this count has “”"
    );
    let plan = Plan::new(&empty(13)).expect("a plan");
    let unknown_shard = ShardResult::new(plan.shard(16), 1);
    let refused = tally.add(&unknown_shard).expect_err("no such shard");
    assert_eq!(
        refused.to_string(),
        "shard 16 does not exist; the last is 15"
    );
    tally
        .add(&ShardResult::new(plan.shard(2), 7))
        .expect("a first result");
    let other = ShardResult::new(plan.shard(2), 8);
    let refused = tally.add(&other).expect_err("another result");
    assert_eq!(
        refused.to_string(),
        "shard 2 has 8 solutions here and 7 solutions before"
    );
    assert_eq!((tally.finished(), tally.solutions()), (1, Some(7)));
}
