//! `queens dominate`, and `queens run` for dominating sets: least sizes, refuted sizes, sets and variants.

use crate::command::{json, queens, succeeds};
use serde_json::{Value, json};

#[test]
fn the_8x8_board_needs_five_queens_and_the_proof_refutes_fewer() {
    let found = json("dominate 8 --json");
    for (key, value) in [
        ("problem", json!("domination")),
        ("algorithm", json!("frames")),
        ("goal", json!("all")),
        ("variant", json!("dominating")),
        ("size", json!(5)),
        ("sets", json!("4860")),
        ("sets_up_to_symmetry", json!("638")),
        ("at_least", json!(4)),
        ("refuted", json!(4)),
        ("exact", json!(true)),
        ("fixed", json!([])),
    ] {
        assert_eq!(found[key], value, "{key}");
    }
    assert!(found["nodes"].is_string() && found["frames"].is_string());
    assert_eq!(found["witness"], found["list"][0]);
    let list = found["list"].as_array().expect("a list");
    assert_eq!(list.len(), 4_860);
    assert!(
        list.iter()
            .all(|set| set.as_array().is_some_and(|set| set.len() == 5))
    );
}

#[test]
fn both_engines_tell_the_same_sets() {
    for n in [4, 5, 6, 7] {
        for variant in ["dominating", "independent", "total"] {
            let of = |engine: &str| {
                let mut found = json(&format!(
                    "dominate {n} --variant {variant} --engine {engine} --json"
                ));
                assert_eq!(found["algorithm"], engine);
                let mut list = found["list"].as_array().expect("a list").clone();
                list.sort_by_key(Value::to_string);
                found["list"] = list.into();
                ["size", "sets", "sets_up_to_symmetry", "refuted", "list"]
                    .map(|key| found[key].clone())
            };
            let [frames, coverage] = ["frames", "coverage-search"].map(of);
            // `refuted` is left out. The bound of one engine may already exclude a size that the other engine refutes
            // by a search.
            assert_eq!(
                [&frames[..3], &frames[4..]],
                [&coverage[..3], &coverage[4..]]
            );
        }
    }
}

#[test]
fn a_number_of_queens_is_decided_or_its_sets_are_counted() {
    let output = queens("dominate 8 --k 4");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        text.contains("4 queens do not suffice: searched 45 frames up to symmetry, 140 nodes"),
        "{text}"
    );
    let found = json("dominate 12 --k 6 --json");
    assert_eq!(
        (&found["sets"], &found["exact"]),
        (&json!("1"), &json!(false))
    );
    assert_eq!(found["witness"].as_array().map(Vec::len), Some(6));
    let found = json("dominate 12 --k 6 --count --json");
    assert_eq!(
        (&found["sets"], &found["exact"]),
        (&json!("8"), &json!(true))
    );
    assert_eq!((&found["k"], &found["refuted"]), (&json!(6), &Value::Null));
    let output = queens("dominate 8 --k 3 --json");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let found: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(
        (&found["refuted"], &found["nodes"]),
        (&json!(3), &json!("0"))
    );
}

#[test]
fn one_set_and_the_proof_are_found_where_all_would_take_long() {
    let found = json("dominate 18 --one --json");
    assert_eq!((&found["size"], &found["at_least"]), (&json!(9), &json!(9)));
    let found = json("dominate 16 --one --json");
    assert_eq!((&found["size"], &found["refuted"]), (&json!(9), &json!(8)));
}

#[test]
fn boards_unsupported_by_frames_are_searched_by_coverage() {
    let found = json("dominate 2 --variant total --json");
    assert_eq!(
        (&found["algorithm"], &found["size"]),
        (&json!("coverage-search"), &json!(2))
    );
    let found = json("dominate 1 --json");
    assert_eq!(
        (&found["algorithm"], &found["size"]),
        (&json!("coverage-search"), &json!(1))
    );
}

#[test]
fn variants_and_fixed_queens_are_honoured() {
    let found = json("dominate 5 --variant total --count --json");
    assert_eq!((&found["size"], &found["sets"]), (&json!(3), &json!("70")));
    assert_eq!(found["list"], Value::Null);
    let found = json("dominate 5 --fixed c3 --json");
    assert_eq!((&found["size"], &found["sets"]), (&json!(3), &json!("46")));
    let sets = found["list"].as_array().expect("a list");
    let has_c3 = |set: &Value| set.as_array().is_some_and(|set| set.contains(&json!("c3")));
    assert!(sets.iter().all(has_c3));
}

#[test]
fn without_json_each_set_is_a_line_before_the_result() {
    let text = succeeds("dominate 4 --variant independent");
    let lines: Vec<_> = text.lines().collect();
    let sets = lines
        .iter()
        .filter(|line| line.matches(',').count() == 2 && !line.contains(' '));
    assert_eq!(sets.count(), 16);
    assert!(text.contains("sets_up_to_symmetry"), "{text}");
}

#[test]
fn there_is_no_total_domination_of_one_square() {
    for arguments in [
        "dominate 1 --variant total",
        "dominate 1 --variant total --json",
        "run --problem domination --algorithm coverage-search -n 1 --variant total",
    ] {
        let output = queens(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments}: {output:?}");
    }
    let output = queens("dominate 1 --variant total --json");
    let found: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(
        (&found["size"], &found["sets"]),
        (&Value::Null, &json!("0"))
    );
}

#[test]
fn a_run_prints_the_size_and_the_number_of_sets() {
    for algorithm in ["coverage-search", "move-one"] {
        let run = json(&format!(
            "run --problem domination --algorithm {algorithm} -n 5 --goal all --list 2 --json"
        ));
        for (key, value) in [
            ("size", json!(3)),
            ("sets", json!("186")),
            ("sets_up_to_symmetry", json!("37")),
            ("solutions", json!("186")),
            ("k", Value::Null),
        ] {
            assert_eq!(run[key], value, "{key} of {algorithm}");
        }
        assert_eq!(run["list"].as_array().map(Vec::len), Some(2));
    }
    let run =
        json("run --problem domination --algorithm coverage-search -n 4 --k 4 --goal count --json");
    assert_eq!(
        (&run["k"], &run["size"], &run["sets"]),
        (&json!(4), &json!(4), &json!("1636"))
    );
    let run =
        json("run --problem domination --algorithm coverage-search -n 8 --k 4 --goal all --json");
    assert_eq!((&run["size"], &run["sets"]), (&Value::Null, &json!("0")));
}

#[test]
fn a_trace_has_bounds_uncovered_squares_and_moves() {
    let trace = "trace --problem domination --algorithm move-one -n 4 --events 5";
    let lines: Vec<Value> = succeeds(trace)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    let kinds: Vec<_> = lines.iter().map(|line| line["kind"].clone()).collect();
    assert_eq!(kinds, ["bound", "bound", "relocate", "reject", "relocate"]);
    assert_eq!(lines[0]["value"], 2);
    assert_eq!(lines[2]["squares"], json!(["a1", "b1"]));
    assert_eq!(
        (&lines[4]["from"], &lines[4]["square"]),
        (&json!("a1"), &json!("c1"))
    );
}
