//! `queens complete`: solutions that contain the given queens, counts, and the reasons why there is no solution.

use serde_json::{Value, json};

use crate::command::{json, queens, succeeds};
use crate::tour::places;

/// Whether the squares are a solution for `n` queens that contains the given squares.
fn is_completion(names: &[&str], n: i64, given: &[&str]) -> bool {
    let places = places(names.iter().copied());
    let is_on = |it: &(i64, i64)| (1..=n).contains(&it.0) && (1..=n).contains(&it.1);
    let is_apart = |a: &(i64, i64), b: &(i64, i64)| {
        a.0 != b.0 && a.1 != b.1 && (a.0 - b.0).abs() != (a.1 - b.1).abs()
    };
    let pairs = |at: usize| places[..at].iter().all(|it| is_apart(it, &places[at]));
    names.len() as i64 == n
        && places.iter().all(is_on)
        && (0..places.len()).all(pairs)
        && given.iter().all(|name| names.contains(name))
}

#[test]
fn a_witness_holds_the_given_queens() {
    for (n, given) in [
        (1, ""),
        (8, ""),
        (8, "a1,b5"),
        (20, "c4"),
        (32, "af32"),
        (300, "kn300,a2,bz50"),
    ] {
        let found = json(&format!("complete {n} --fixed={given} --json"));
        let names: Vec<_> = found["witness"].as_array().unwrap().iter().collect();
        let names: Vec<_> = names.iter().filter_map(|it| it.as_str()).collect();
        let given: Vec<_> = given.split(',').filter(|it| !it.is_empty()).collect();
        assert!(is_completion(&names, n, &given), "{found}");
        assert_eq!(found["completable"], true);
        assert_eq!(
            (&found["why"], &found["exact"]),
            (&Value::Null, &json!(false))
        );
    }
}

#[test]
fn the_first_line_is_the_witness_and_can_be_given_again() {
    let text = succeeds("complete 12 --fixed b3");
    let line = text.lines().next().unwrap();
    let names: Vec<_> = line.split(',').collect();
    assert!(is_completion(&names, 12, &["b3"]), "{text}");
    assert!(
        text.contains("\none completion found; there may be more\n"),
        "{text}"
    );
    let again = succeeds(&format!("complete 12 --fixed {line} --count"));
    assert_eq!(again.lines().next(), Some(line));
    assert!(
        again
            .lines()
            .any(|it| it == format!("{:20}{:>20}", "solutions", 1)),
        "{again}"
    );
}

#[test]
fn completions_are_counted_on_boards_that_the_exact_count_supports_and_on_wider_ones() {
    for arguments in ["8", "8 --fixed a1", "14 --fixed g7"] {
        let found = json(&format!("complete {arguments} --count --json"));
        let run = format!("run --algorithm bitmask -n {arguments} --goal count --json");
        assert_eq!(found["solutions"], json(&run)["solutions"], "{arguments}");
        assert_eq!(found["exact"], true);
    }
    // On this board of 28 columns, the first 20 are given and 8 are open.
    let found = json("complete 28 --json");
    let witness: Vec<_> = found["witness"].as_array().unwrap().iter().collect();
    let given: Vec<_> = witness[..20].iter().filter_map(|it| it.as_str()).collect();
    let given = given.join(",");
    let counted = json(&format!("complete 28 --fixed {given} --count --json"));
    let run = json(&format!(
        "run --algorithm bitmask -n 28 --fixed {given} --goal count --json"
    ));
    assert_eq!(counted["solutions"], run["solutions"]);
}

#[test]
fn no_is_status_1_with_the_reason() {
    for (arguments, why, nodes) in [
        ("2", "a full search of ", 1),
        ("3", "a full search of ", 1),
        ("6 --fixed a1", "a full search of ", 1),
        ("4 --fixed a1,b3", "file c has no free square", 0),
        ("5 --fixed a2,d4 --count", "rank 3 has no free square", 0),
    ] {
        let output = queens(&format!("complete {arguments}"));
        assert_eq!(output.status.code(), Some(1), "{arguments}: {output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(&format!("\nno completion: {why}")), "{text}");
        let output = queens(&format!("complete {arguments} --json"));
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        let found: Value = serde_json::from_slice(&output.stdout).unwrap();
        let values = ["completable", "solutions", "witness", "exact"].map(|key| &found[key]);
        assert_eq!(
            values,
            [&json!(false), &json!("0"), &Value::Null, &json!(true)]
        );
        assert!(found["why"].as_str().unwrap().starts_with(why));
        let least = found["nodes"].as_str().unwrap().parse::<u64>().unwrap();
        assert!(least >= nodes, "{found}");
    }
}
