//! `queens solve`: solutions of small and very large boards, seeds, and the two boards without a solution.

use serde_json::{Value, json};

use crate::command::{json, queens, succeeds};

/// Whether the rows are a solution for `n` queens: one row for each column, and no row or diagonal twice.
fn is_solution(rows: &[i64], n: i64) -> bool {
    let all_differ = |mut lines: Vec<i64>| {
        lines.sort_unstable();
        lines.windows(2).all(|pair| pair[0] < pair[1])
    };
    let lines = |by: i64| {
        (0..)
            .zip(rows)
            .map(|(column, row)| row + by * column)
            .collect()
    };
    rows.len() as i64 == n
        && rows.iter().all(|row| (0..n).contains(row))
        && [-1, 0, 1].into_iter().all(|by| all_differ(lines(by)))
}

fn rows(found: &Value) -> Vec<i64> {
    let list = found["list"][0].as_array().into_iter().flatten();
    list.filter_map(Value::as_i64).collect()
}

#[test]
fn both_methods_solve_boards_of_every_width() {
    for n in [1, 4, 5, 6, 8, 9, 33, 2_000, 300_000] {
        for method in ["explicit", "local-search"] {
            let found = json(&format!("solve {n} --method {method} --json"));
            assert!(is_solution(&rows(&found), n), "{n}, {method}");
            let values = ["n", "m", "method", "solutions", "why", "exact"].map(|key| &found[key]);
            let expected = [
                json!(n),
                json!(n),
                json!(method),
                json!("1"),
                json!(null),
                json!(false),
            ];
            assert_eq!(values, expected.each_ref());
            assert_eq!(found["seed"].is_string(), method == "local-search");
        }
    }
}

#[test]
fn the_first_line_has_the_rows_and_the_next_one_the_method() {
    let text = succeeds("solve 100");
    let (line, rest) = text.split_once('\n').unwrap();
    let rows: Vec<i64> = line.split(' ').map(|row| row.parse().unwrap()).collect();
    assert!(is_solution(&rows, 100), "{text}");
    assert!(
        rest.starts_with("explicit, n = 100, ") && rest.lines().count() == 1,
        "{rest}"
    );
}

#[test]
fn a_seed_repeats_the_solution_and_alone_asks_for_local_search() {
    let found = json("solve 50 --method local-search --json");
    let seed = found["seed"].as_str().unwrap();
    let again = json(&format!("solve 50 --seed {seed} --json"));
    assert_eq!(
        (&again["list"], &again["method"]),
        (&found["list"], &json!("local-search"))
    );
    assert_eq!(again["operations"], found["operations"]);
    assert_ne!(
        json("solve 50 --seed 1 --json")["list"],
        json("solve 50 --seed 2 --json")["list"]
    );
    let text = succeeds("solve 50 --seed 1");
    assert!(
        text.lines()
            .any(|line| line.starts_with("local-search, n = 50, seed 1, ")),
        "{text}"
    );
}

#[test]
fn two_and_three_queens_have_no_solution_by_either_method() {
    for n in [2, 3] {
        for method in ["explicit", "local-search"] {
            let output = queens(&format!("solve {n} --method {method}"));
            assert_eq!(output.status.code(), Some(1), "{output:?}");
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.contains("\nno solution: a full search of "), "{text}");
            let output = queens(&format!("solve {n} --method {method} --json"));
            assert_eq!(output.status.code(), Some(1));
            let found: Value = serde_json::from_slice(&output.stdout).unwrap();
            let values = ["solutions", "list", "exact"].map(|key| &found[key]);
            assert_eq!(values, [&json!("0"), &json!([]), &json!(true)]);
        }
    }
}
