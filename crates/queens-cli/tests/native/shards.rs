//! `queens shards`, and counts of some shards with `queens count --shards`.

use std::fs;

use crate::command::files::Folder;
use crate::command::{json, succeeds};
use serde_json::json;

#[test]
fn a_plan_prints_the_shards_and_the_cost_of_one() {
    for (n, shards) in [(12, 1), (13, 16), (18, 32), (20, 256), (27, 131_072)] {
        let plan = json(&format!("shards {n} --json"));
        assert_eq!(
            (&plan["n"], &plan["engine_version"]),
            (&n.into(), &2.into())
        );
        assert_eq!(plan["shards"], shards, "n = {n}");
        let (seconds, bytes) = (plan["seconds"].as_f64(), plan["bytes"].as_u64());
        assert!(seconds > Some(0.0) && bytes > Some(1_000_000), "{plan}");
    }
    let plan = json("shards 20 --fixed a1,c4 --json");
    assert_eq!(plan["fixed"], json!(["a1", "c4"]));
    assert_eq!(plan["shards"], 32);
    let plan = succeeds("shards 14 --fixed a1");
    assert!(plan.starts_with("engine 2, n = 14\n"), "{plan}");
}

#[test]
fn shards_are_counted_once_each_whoever_counts_them() {
    let folder = Folder::new("shards");
    let ledger = folder.file("a.jsonl");
    let part = |range: &str| {
        json(&format!(
            "count 14 --shards {range} --ledger {ledger} --json"
        ))
    };
    let first = part("3..9");
    assert_eq!(
        [
            &first["counted"],
            &first["missing"],
            &first["shards"],
            &first["part"]
        ],
        [
            &json!(6),
            &json!([[0, 3], [9, 16]]),
            &json!(16),
            &json!("3..9")
        ]
    );
    // Shards in the ledger are not counted again, but are included in the sum.
    let again = part("3..9");
    assert_eq!(again["counted"], 0);
    assert_eq!(again["solutions"], first["solutions"]);
    let rest = [part("0..4"), part("8..16")];
    assert_eq!(rest.map(|it| it["counted"].clone()), [3, 7]);
    let lines = fs::read_to_string(&ledger).expect("a ledger");
    assert_eq!(lines.lines().count(), 17);
    let whole = json(&format!("count 14 --ledger {ledger} --json"));
    assert_eq!(whole["solutions"], "365596");
    assert_eq!(fs::read_to_string(&ledger).expect("a ledger"), lines);
}
