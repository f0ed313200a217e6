//! `queens algorithms`: the list of algorithms, as text and as JSON.

use crate::command::{id, is_traced, json, queens, succeeds};
use queens_core::algorithm;
use serde_json::json;

#[test]
fn every_algorithm_has_a_line_and_an_entry() {
    let lines = succeeds("algorithms");
    let entries = json("algorithms --json");
    let entries = entries["algorithms"].as_array().unwrap();
    assert_eq!(lines.lines().count(), entries.len());
    for (line, entry) in lines.lines().zip(entries) {
        assert!(line.starts_with(entry["id"].as_str().unwrap()), "{line}");
    }
    let ids: Vec<_> = entries.iter().map(id).collect();
    let registered: Vec<_> = algorithm::every().map(|algorithm| algorithm.id).collect();
    assert_eq!(ids, registered);
}

#[test]
fn an_entry_states_which_instances_an_algorithm_accepts() {
    let registry = json("algorithms --json");
    assert_eq!(
        registry["algorithms"][0],
        json!({
            "id": "recursive",
            "problem": "queens",
            "goals": ["all", "first", "count"],
            "default_goal": "all",
            "least_n": 1,
            "most_n": 32,
            "most_n_empty": 32,
            "most_n_untraced": null,
            "accepts_fixed": true,
            "starts": false,
            "cap": null,
            "seeded": false,
            "traced": true,
            "operation_names": ["calls", "comparisons", "erasures", "removals_after_loop"],
            "code_lines": 8,
        })
    );
}

#[test]
fn a_run_accepts_the_instances_that_an_entry_states() {
    let registry = json("algorithms --json");
    for entry in registry["algorithms"].as_array().unwrap() {
        let (id, most) = (entry["id"].as_str().unwrap(), &entry["most_n_empty"]);
        let seed = if entry["seeded"] == true {
            "--seed 1"
        } else {
            ""
        };
        let problem = entry["problem"].as_str().unwrap();
        let search = format!("--problem {problem} --algorithm {id}");
        if is_traced(entry) {
            succeeds(&format!("trace {search} -n {most} {seed} --events 1"));
        }
        for goal in entry["goals"].as_array().unwrap() {
            let goal = goal.as_str().unwrap();
            let arguments = format!("run {search} -n 6 --goal {goal} --json");
            let output = queens(&arguments);
            // A search from one square may find nothing or reach its cap. Every other search must find something.
            let is_answered = match output.status.code() {
                Some(0) => true,
                Some(1 | 3) => entry["starts"] == true,
                _ => false,
            };
            assert!(
                is_answered && output.stderr.is_empty(),
                "{arguments}: {output:?}"
            );
        }
    }
}

#[test]
fn boards_with_too_many_candidates_need_fixed_squares() {
    let registry = json("algorithms --json");
    let entries = registry["algorithms"].as_array().unwrap();
    let sizes = |id: &str| {
        let entry = entries.iter().find(|entry| entry["id"] == id).unwrap();
        (
            entry["most_n"].as_u64().unwrap(),
            entry["most_n_empty"].as_u64().unwrap(),
        )
    };
    assert_eq!(sizes("permutations"), (12, 10));
    assert_eq!(sizes("one-per-column"), (12, 8));
    assert_eq!(sizes("subsets"), (12, 6));
    let lines = succeeds("algorithms");
    let line = |id: &str| lines.lines().find(|line| line.starts_with(id)).unwrap();
    assert!(line("subsets").contains("n = 1–12 (1–6 with nothing fixed), goals all first count"));
    assert!(
        line("random-rows").ends_with("goals first, any square may be fixed, draws from a seed")
    );
    let sizes = "n = 1–32 (to 2000 without a trace)";
    assert!(line("min-conflicts").contains(sizes));
    assert!(line("half-board").ends_with("no square may be fixed"));
    let counting = "queens, n = 1–27, goals count, any square may be fixed, no steps";
    assert!(line("meet-in-the-middle").ends_with(counting));
}
