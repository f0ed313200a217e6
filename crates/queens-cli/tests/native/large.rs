//! `queens run` on boards with more than 32 columns. The list is a solution, the keys equal those of other runs, and
//! a seed repeats the run.

use crate::command::{json, queens, succeeds};
use serde_json::json;

/// Whether queens on these rows, one in each column, do not attack each other.
fn is_solution(rows: &[i64]) -> bool {
    let all = |lines: Vec<i64>| {
        let mut distinct = lines.clone();
        distinct.sort();
        distinct.dedup();
        distinct.len() == lines.len()
    };
    let lines = |by: i64| {
        (0..)
            .zip(rows)
            .map(|(column, row)| row + by * column)
            .collect()
    };
    all(lines(0)) && all(lines(1)) && all(lines(-1))
}

#[test]
fn two_thousand_queens_are_placed() {
    let search = "run --problem queens --algorithm min-conflicts -n 2000 --seed 7 --json";
    let run = json(&format!("{search} --list 1"));
    let expected = json!({
        "problem": "queens", "algorithm": "min-conflicts", "n": 2000, "m": 2000, "goal": "first",
        "variant": null, "k": null, "seed": "7", "fixed": [], "solutions": "1", "fundamental": "1",
        "tests": "1", "max_depth": 2000, "exact": false,
    });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&run[key], value, "{key}");
    }
    let [rows] = &run["list"].as_array().unwrap()[..] else {
        panic!("one solution");
    };
    let rows: Vec<i64> = rows
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_i64().unwrap())
        .collect();
    assert!(rows.len() == 2000 && rows.iter().all(|row| (0..2000).contains(row)));
    assert!(is_solution(&rows));
    let sheet = run["sheet"][0].as_str().unwrap();
    assert_eq!(
        sheet
            .split(' ')
            .map(|row| row.parse().unwrap())
            .collect::<Vec<i64>>(),
        rows
    );
    assert_eq!(json(&format!("{search} --list 1"))["list"], run["list"]);
    assert_eq!(json(search)["list"], json!([]));
    // The keys are the same as for a search with a trace.
    let traced = json("run --algorithm min-conflicts -n 32 --seed 7 --json");
    let keys = |of: &serde_json::Value| of.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&run), keys(&traced));
    let keys_of = |of: &serde_json::Value| keys(&of["operations"]);
    assert_eq!(keys_of(&run), keys_of(&traced));
}

#[test]
fn a_random_seed_is_printed_and_repeats_the_run() {
    let run = json("run --algorithm min-conflicts -n 40 --list 1 --json");
    let seed = run["seed"].as_str().unwrap();
    let again = json(&format!(
        "run --algorithm min-conflicts -n 40 --seed {seed} --list 1 --json"
    ));
    assert_eq!(again["list"], run["list"]);
    let text = succeeds(&format!(
        "run --algorithm min-conflicts -n 40 --seed {seed} --list 1"
    ));
    assert_eq!(text.lines().next(), run["sheet"][0].as_str());
    assert!(text.contains(&format!("min-conflicts, n = 40, goal first, seed {seed}, ")));
}

#[test]
fn a_search_that_reaches_its_cap_reports_it() {
    for (n, answer) in [("500", ", n = 500,"), ("20", ", n = 20,")] {
        let search = format!("run --algorithm min-conflicts -n {n} --seed 1 --cap 2");
        let output = queens(&search);
        assert_eq!(output.status.code(), Some(3), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(
            text.contains(answer) && text.contains("given up at the cap"),
            "{text}"
        );
        let output = queens(&format!("{search} --list 1 --json"));
        let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(
            (&object["solutions"], &object["list"]),
            (&json!("0"), &json!([]))
        );
        assert_eq!(object["operations"]["moves"], "2");
    }
}
