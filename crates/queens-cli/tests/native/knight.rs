//! `queens run` and `queens trace` for knight's tours: squares in the order of visiting, caps, and boards without a
//! tour.

use crate::command::{json, queens, succeeds};
use serde_json::{Value, json};

#[test]
fn a_tour_is_listed_in_the_order_of_visiting_and_printed_in_the_sheets_form() {
    let run = json("run --problem knight --algorithm tour-fewest-onward -n 8 --list 1 --json");
    assert_eq!(run["algorithm"], "tour-fewest-onward");
    assert_eq!(
        (&run["variant"], &run["goal"]),
        (&json!("open"), &json!("first"))
    );
    assert_eq!(run["fixed"], json!(["a1"]));
    let tour = run["list"][0].as_array().expect("a tour");
    assert_eq!(tour[..4], ["a1", "b3", "a5", "b7"]);
    assert_eq!(tour.len(), 64);
    let sheet = run["sheet"][0].as_str().expect("the sheet's list");
    assert!(sheet.starts_with("[0, 17, 32, 49, ") && sheet.ends_with(", 37]"));
}

#[test]
fn a_start_with_backtracking_has_the_counters_of_the_sheets_program() {
    let run = json("run --problem knight --algorithm tour-fewest-onward -n 8 --fixed f5 --json");
    for counter in ["nodes", "tests", "placements"] {
        assert_eq!(run[counter], "80", "{counter}");
    }
    assert_eq!(
        (&run["removals"], &run["max_depth"]),
        (&json!("17"), &json!(64))
    );
}

#[test]
fn a_search_at_its_cap_ends_with_status_3_whatever_its_goal() {
    for goal in ["first", "all", "count"] {
        let output = queens(&format!(
            "run --problem knight --algorithm tour-natural-order -n 8 --goal {goal} --cap 1000 --json"
        ));
        assert_eq!(output.status.code(), Some(3), "{goal}");
        let run: Value = serde_json::from_slice(&output.stdout).expect("an object");
        assert_eq!(run["exact"], false);
        assert_eq!(
            (&run["solutions"], &run["nodes"]),
            (&json!("0"), &json!("1000"))
        );
    }
}

#[test]
fn a_board_without_a_tour_is_reported_before_its_search_ends() {
    let output = queens("run --problem knight --algorithm tour-roth -n 4 --fixed b2 --json");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8(output.stderr).expect("text");
    assert_eq!(
        message,
        "queens: there is no such tour: on a board of four lines, a tour from the inner two would change \
         between these and the outer two with every move, as it changes colour; \
         all outer squares would then have one colour\n"
    );
    let run: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(
        (&run["exact"], &run["solutions"]),
        (&json!(true), &json!("0"))
    );
}

#[test]
fn a_trace_names_critical_situations_and_the_square_that_is_appended() {
    let arguments = "--problem knight --algorithm tour-natural-order -n 4 -m 3 --goal all";
    let text = succeeds(&format!("trace {arguments} --events 100000"));
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    let causes = |cause: &str| lines.iter().filter(|line| line["cause"] == cause).count();
    assert!(causes("critical") > 0);
    assert_eq!(causes("append"), 2);
    let solutions: Vec<_> = (0..lines.len())
        .filter(|&at| lines[at]["kind"] == "solution")
        .collect();
    assert_eq!(solutions.len(), 2);
    for at in solutions {
        assert_eq!(
            (&lines[at - 1]["kind"], &lines[at - 1]["depth"]),
            (&json!("place"), &json!(12))
        );
        let squares = lines[at]["squares"].as_array().expect("a tour");
        assert_eq!(
            (&squares[0], &squares[11]),
            (&json!("a1"), &lines[at - 1]["square"])
        );
        assert_eq!(lines[at + 1]["kind"], "remove");
        assert_eq!(lines[at + 1]["square"], lines[at - 1]["square"]);
    }
}
