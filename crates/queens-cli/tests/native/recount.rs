//! Compares the counters of `run` with a count of the events that `trace` prints.

use std::collections::BTreeSet;

use crate::command::{id, is_traced, queens, registry};
use serde_json::Value;

/// The JSON object that `run` prints. `None` if `run` refuses the options.
fn run(options: &str) -> Option<Value> {
    let output = queens(&format!("run {options} --json"));
    // Status 1 or 3 means that the search for a first solution found none.
    matches!(output.status.code(), Some(0 | 1 | 3))
        .then(|| serde_json::from_slice(&output.stdout).expect("a JSON object"))
}

fn events(options: &str) -> Vec<Value> {
    let output = queens(&format!("trace {options} --events 10000000"));
    assert!(output.status.success(), "{options}: {output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a JSON object"))
        .collect()
}

/// The file and the rank of a square with this name, both from 0.
fn square(name: &Value) -> (i64, i64) {
    let name = name.as_str().expect("the name of a square");
    let file = i64::from(name.as_bytes()[0] - b'a');
    (file, name[1..].parse::<i64>().expect("a rank") - 1)
}

/// Maps a column and a row to their image under a symmetry. The third argument is the last column, which is also the
/// last row.
type Formula = fn(i64, i64, i64) -> (i64, i64);

/// The images of a set of squares, or of a tour, under the eight symmetries.
fn images(n: i64, squares: &[(i64, i64)], is_tour: bool) -> [Vec<(i64, i64)>; 8] {
    let last = n - 1;
    let formulas: [Formula; 8] = [
        |c, r, _| (c, r),
        |c, r, last| (last - r, c),
        |c, r, last| (last - c, last - r),
        |c, r, last| (r, last - c),
        |c, r, last| (last - c, r),
        |c, r, last| (c, last - r),
        |c, r, _| (r, c),
        |c, r, last| (last - r, last - c),
    ];
    formulas.map(|formula| {
        let images = squares.iter().map(|&(c, r)| formula(c, r, last));
        let mut images: Vec<_> = images.collect();
        if !is_tour {
            images.sort_unstable();
        }
        images
    })
}

/// Counts the events of a trace. Returns the counters with the names that `run` prints.
fn recount(n: i64, fixed: &[Value], events: &[Value], is_tour: bool) -> Vec<(&'static str, u64)> {
    let count =
        |is_it: &dyn Fn(&Value) -> bool| events.iter().filter(|it| is_it(it)).count() as u64;
    let kind = |kind: &'static str| count(&|it| it["kind"] == kind);
    let starts = count(&|it| it["kind"] == "place" && it["cause"] == "start");
    let (places, solutions) = (kind("place") - starts, kind("solution"));
    let appended = count(&|it| it["kind"] == "place" && it["cause"] == "append");
    let has_candidates = kind("relocate") > 0;
    let judged = if has_candidates { solutions } else { 0 };
    let started: Vec<_> = events.iter().filter(|it| it["cause"] == "start").collect();
    // A removal that leaves only the given queens removes a start.
    let bare = fixed.len() as u64;
    let starts_removed = count(&|it| {
        let is_start = started.iter().any(|start| start["square"] == it["square"]);
        it["kind"] == "remove" && is_start && it["depth"] == bare
    });
    let roots = if has_candidates { 0 } else { starts.max(1) };
    let depth = events.iter().filter_map(|it| it["depth"].as_u64()).max();
    let given: Vec<_> = fixed.iter().map(square).collect();
    let own = images(n, &given, is_tour)[0].clone();
    let keeps = images(n, &given, is_tour).map(|image| image == own);
    let shown = events.iter().filter(|it| it["kind"] == "solution");
    let classes: BTreeSet<_> = shown
        .map(|it| {
            let squares = it["squares"].as_array().expect("its squares");
            let squares: Vec<_> = squares.iter().map(square).collect();
            let images = images(n, &squares, is_tour).into_iter().zip(keeps);
            images
                .filter_map(|(image, keeps)| keeps.then_some(image))
                .min()
        })
        .collect();
    vec![
        ("solutions", solutions),
        ("fundamental", classes.len() as u64),
        ("tests", places + kind("reject") + judged),
        ("placements", places),
        ("removals", kind("remove") - starts_removed),
        // The last square, which is appended to a tour, is not a node.
        ("nodes", roots + places - appended),
        ("max_depth", depth.unwrap_or(0).max(bare)),
    ]
}

#[test]
fn the_counters_equal_a_count_over_the_events() {
    for entry in registry().into_iter().filter(is_traced) {
        let (id, draws) = (id(&entry), entry["seeded"] == true);
        let mut shown = 0;
        for n in 1..=6 {
            for fixed in ["", " --fixed b4", " --fixed a2,c1"] {
                for goal in ["all", "first"] {
                    // Nine million subsets, or all tours of 25 squares, would take too long.
                    let is_tour = entry["problem"] == "knight";
                    let is_long = n == 6 || n == 5 && goal == "all";
                    if id == "subsets" && n == 6 || is_tour && is_long {
                        continue;
                    }
                    // Without a solution, a random search does not end.
                    let is_solvable = || {
                        let first = run(&format!("--algorithm bitmask -n {n}{fixed} --goal first"));
                        first.is_some_and(|first| first["solutions"] == "1")
                    };
                    if draws && !is_solvable() {
                        continue;
                    }
                    let seed = if draws { " --seed 9" } else { "" };
                    let problem = entry["problem"].as_str().expect("a problem");
                    let options = format!(
                        "--problem {problem} --algorithm {id} -n {n}{fixed} --goal {goal}{seed}"
                    );
                    let Some(found) = run(&options) else { continue };
                    let events = events(&options);
                    let fixed = found["fixed"].as_array().expect("squares");
                    for (name, value) in recount(n, fixed, &events, is_tour) {
                        let shown = match &found[name] {
                            Value::String(digits) => digits.clone(),
                            number => number.to_string(),
                        };
                        assert_eq!(shown, value.to_string(), "{name} of {options}");
                    }
                    shown += 1;
                    // The goal `count` has no events, but its counters must be equal.
                    if goal == "all" {
                        let counted = run(&options.replace("goal all", "goal count"));
                        let counted = counted.expect("a count");
                        for name in ["solutions", "fundamental", "tests", "nodes", "operations"] {
                            assert_eq!(counted[name], found[name], "{name} of {options}, counted");
                        }
                    }
                }
            }
        }
        assert!(shown > 2, "{id}");
    }
}
