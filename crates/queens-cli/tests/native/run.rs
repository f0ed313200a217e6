//! `queens run`: the results on the exercise sheet, the keys of the JSON object, drawings, and exit statuses.

use crate::command::{json, queens, succeeds};
use serde_json::{Value, json};

#[test]
fn recursive_finds_the_sheets_92_and_its_first_five() {
    let run = json("run --problem queens --algorithm recursive -n 8 --list 5 --json");
    assert_eq!(
        (&run["solutions"], &run["fundamental"]),
        (&json!("92"), &json!("12"))
    );
    assert_eq!(
        run["list"],
        json!([
            [0, 4, 7, 5, 2, 6, 1, 3],
            [0, 5, 7, 2, 6, 3, 1, 4],
            [0, 6, 3, 5, 7, 1, 4, 2],
            [0, 6, 4, 7, 1, 3, 5, 2],
            [1, 3, 5, 7, 2, 0, 6, 4],
        ])
    );
    assert_eq!(
        run["sheet"],
        json!([
            "Sol #  1: [0 4 7 5 2 6 1 3 ]",
            "Sol #  2: [0 5 7 2 6 3 1 4 ]",
            "Sol #  3: [0 6 3 5 7 1 4 2 ]",
            "Sol #  4: [0 6 4 7 1 3 5 2 ]",
            "Sol #  5: [1 3 5 7 2 0 6 4 ]",
        ])
    );
}

#[test]
fn the_object_has_its_keys_and_their_types() {
    let run = json("run --algorithm recursive -n 8 --fixed c8,a5 --json");
    let expected = json!({
        "problem": "queens",
        "algorithm": "recursive",
        "n": 8,
        "m": 8,
        "goal": "all",
        "variant": null,
        "k": null,
        "seed": null,
        "fixed": ["a5", "c8"],
        "exact": true,
        "list": [],
        "sheet": [],
    });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&run[key], value, "{key}");
    }
    let counts = [
        "solutions",
        "fundamental",
        "tests",
        "placements",
        "removals",
        "nodes",
    ];
    let operations = ["calls", "comparisons", "erasures", "removals_after_loop"];
    let counted = counts.map(|name| &run[name]).into_iter();
    for count in counted.chain(operations.map(|name| &run["operations"][name])) {
        let digits = count.as_str().unwrap();
        assert!(digits.parse::<u64>().is_ok(), "{digits}");
    }
    assert_eq!(
        run["operations"].as_object().unwrap().len(),
        operations.len()
    );
    assert_eq!(run["max_depth"], 8);
    assert!(run["elapsed_ms"].is_number() && run["engine"].is_string());
    assert_eq!(run.as_object().unwrap().len(), 12 + counts.len() + 5);
}

#[test]
fn counters_are_those_of_the_sheets_program() {
    let run = json("run --algorithm recursive -n 8 --json");
    let counters = ["tests", "placements", "removals", "nodes"].map(|name| &run[name]);
    assert_eq!(counters, ["15720", "2056", "2056", "2057"]);
    assert_eq!(
        run["operations"],
        json!({
            "calls": "2057",
            "comparisons": "46752",
            "erasures": "15720",
            "removals_after_loop": "1965",
        })
    );
}

#[test]
fn a_count_agrees_with_the_traced_run() {
    for algorithm in ["recursive", "bitmask"] {
        for fixed in ["", "d5", "a1,b5"] {
            let run = |goal: &str| {
                let mut run = json(&format!(
                    "run --algorithm {algorithm} -n 9 --fixed={fixed} --goal {goal} --json"
                ));
                let object = run.as_object_mut().unwrap();
                object.remove("elapsed_ms");
                object.remove("goal");
                run
            };
            assert_eq!(run("count"), run("all"), "{algorithm} from {fixed}");
        }
    }
}

#[test]
fn a_first_solution_is_not_an_exact_count() {
    let run = json("run --algorithm bitmask -n 8 --goal first --list 9 --json");
    assert_eq!(
        (&run["solutions"], &run["exact"]),
        (&json!("1"), &json!(false))
    );
    assert_eq!(run["list"], json!([[0, 4, 7, 5, 2, 6, 1, 3]]));
    assert_eq!(run["sheet"], json!(["0 4 7 5 2 6 1 3"]));
}

#[test]
fn finding_no_first_solution_is_status_1_and_counting_zero_is_status_0() {
    for (arguments, status) in [
        ("-n 3 --goal first", 1),
        ("-n 3 --goal all", 0),
        ("-n 3 --goal count", 0),
        ("-n 4 --fixed a1 --goal first", 1),
        ("-n 8 --goal first", 0),
    ] {
        let run = queens(&format!("run --algorithm recursive {arguments} --json"));
        assert_eq!(run.status.code(), Some(status), "{arguments}");
        let run: Value = serde_json::from_slice(&run.stdout).unwrap();
        assert_eq!(
            run["exact"],
            arguments != "-n 8 --goal first",
            "{arguments}"
        );
    }
}

/// The JSON object of a run, without the time.
fn timeless(arguments: &str) -> Value {
    let mut run = json(arguments);
    run["elapsed_ms"] = Value::Null;
    run
}

#[test]
fn a_seed_is_printed_and_repeats_the_run() {
    for id in ["random-rows", "random-placement"] {
        let drawn = timeless(&format!("run --algorithm {id} -n 6 --list 1 --json"));
        let seed = drawn["seed"].as_str().unwrap();
        assert!(seed.parse::<u64>().is_ok(), "{seed}");
        assert_eq!(
            (&drawn["goal"], &drawn["solutions"], &drawn["exact"]),
            (&json!("first"), &json!("1"), &json!(false))
        );
        let again = format!("run --algorithm {id} -n 6 --list 1 --json --seed {seed}");
        assert_eq!(timeless(&again), drawn);
        let lines = succeeds(&format!("run --algorithm {id} -n 6 --seed {}", u64::MAX));
        assert!(
            lines.contains(", goal first, seed 18446744073709551615, "),
            "{lines}"
        );
    }
    // Four random seeds are not all equal.
    let draw = |_| json("run --algorithm random-rows -n 4 --json")["seed"].clone();
    let seeds: Vec<_> = (0..4).map(draw).collect();
    assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
    assert_eq!(
        json("run --algorithm recursive -n 4 --json")["seed"],
        Value::Null
    );
}

#[test]
fn random_searches_count_draws_and_restarts() {
    let rows = json("run --algorithm random-rows -n 8 --seed 2018 --list 1 --json");
    assert_eq!(rows["list"], json!([[3, 1, 7, 5, 0, 2, 4, 6]]));
    assert_eq!(rows["sheet"], json!(["[3 1 7 5 0 2 4 6 ]"]));
    let operations = ["draws", "restarts"].map(|name| &rows["operations"][name]);
    assert_eq!(operations, ["4155", "4154"]);
    let counters = ["tests", "placements", "nodes"].map(|name| &rows[name]);
    assert_eq!(counters, ["4155", "0", "0"]);
    let placed = json("run --algorithm random-placement -n 8 --seed 2018 --json");
    let operations = ["draws", "restarts"].map(|name| &placed["operations"][name]);
    assert_eq!(operations, ["244", "37"]);
    let counters = ["tests", "placements", "nodes", "removals"].map(|name| &placed[name]);
    assert_eq!(counters, ["244", "244", "245", "0"]);
}

#[test]
fn brute_force_tests_its_whole_space() {
    for (id, space) in [
        ("subsets", "1947792"),
        ("one-per-column", "46656"),
        ("permutations", "720"),
    ] {
        for goal in ["all", "count"] {
            let run = json(&format!("run --algorithm {id} -n 6 --goal {goal} --json"));
            let counters = ["solutions", "fundamental", "tests", "placements", "nodes"];
            let counters = counters.map(|name| &run[name]);
            assert_eq!(counters, ["4", "1", space, "0", "0"], "{id}, {goal}");
        }
    }
}

#[test]
fn permutations_are_printed_in_the_sheets_form_and_drawn_as_any_solution() {
    let run = json("run --algorithm permutations -n 5 --list 10 --draw --json");
    let (list, sheet) = (&run["list"], &run["sheet"]);
    // `list` contains the row of each column. `sheet` contains the column of each row.
    assert_eq!(
        (&list[0], &sheet[0]),
        (&json!([0, 3, 1, 4, 2]), &json!("1 3 5 2 4"))
    );
    let drawings = run["drawings"].as_array().unwrap();
    assert_eq!(drawings.len(), 10);
    for (rows, drawing) in list.as_array().unwrap().iter().zip(drawings) {
        let lines: Vec<_> = drawing.as_str().unwrap().lines().skip(1).collect();
        for (column, row) in rows.as_array().unwrap().iter().enumerate() {
            let cells: Vec<_> = lines[row.as_u64().unwrap() as usize].split(' ').collect();
            assert_eq!(cells[column + 1], "Q", "{rows}\n{drawing}");
        }
    }
}

#[test]
fn images_are_listed_and_drawn_right_after_their_solutions() {
    let run = json("run --algorithm half-board -n 5 --list 100 --draw --json");
    let list = run["list"].as_array().unwrap();
    assert_eq!(run["solutions"], "10");
    assert_eq!(
        (list.len(), run["drawings"].as_array().unwrap().len()),
        (10, 10)
    );
    let different: std::collections::BTreeSet<_> = list.iter().map(Value::to_string).collect();
    assert_eq!(different.len(), 10);
}

#[test]
fn fundamental_lists_the_first_solution_of_each_class() {
    let fundamental =
        json("run --algorithm recursive -n 8 --symmetry fundamental --list 100 --json");
    let list = fundamental["list"].as_array().unwrap();
    assert_eq!(list.len(), 12);
    assert_eq!(list[2], json!([1, 3, 5, 7, 2, 0, 6, 4]));
    assert_eq!(list[11], json!([2, 5, 1, 4, 7, 0, 6, 3]));
    assert_eq!(fundamental["solutions"], "92");
    let all = json("run --algorithm recursive -n 8 --symmetry all --list 100 --json");
    assert_eq!(all["list"].as_array().unwrap().len(), 92);
    assert_eq!(all["tests"], fundamental["tests"], "the search is the same");
}

const SHEET_DRAWINGS: &str = "  0 1 2 3 4
0 - Q - - -
1 - - - - Q
2 - - Q - -
3 Q - - - -
4 - - - Q -

  0 1 2 3 4
0 - - - - Q
1 - Q - - -
2 - - - Q -
3 Q - - - -
4 - - Q - -

";

#[test]
fn solutions_from_a_start_position_are_drawn_as_in_the_sheet() {
    let drawn = succeeds("run --algorithm recursive -n 5 --fixed a4 --draw");
    assert!(drawn.starts_with(SHEET_DRAWINGS), "{drawn}");
    let run = json("run --algorithm recursive -n 5 --fixed a4 --draw --json");
    let drawings = run["drawings"].as_array().unwrap().iter();
    let drawings: Vec<_> = drawings
        .map(|drawing| format!("{}\n", drawing.as_str().unwrap()))
        .collect();
    assert_eq!(drawings.concat(), SHEET_DRAWINGS);
}

#[test]
fn only_listed_solutions_are_drawn() {
    let drawn = succeeds("run --algorithm recursive -n 5 --fixed a4 --list 1 --draw");
    assert!(
        drawn.starts_with("Sol #  1: [3 0 2 4 1 ]\n  0 1 2 3 4\n"),
        "{drawn}"
    );
    assert_eq!(drawn.matches("  0 1 2 3 4").count(), 1);
}

#[test]
fn lines_name_every_counter() {
    let lines = succeeds("run --algorithm recursive -n 6");
    for line in [
        "solutions",
        "fundamental",
        "tests",
        "placements",
        "removals",
        "nodes",
        "depth",
    ] {
        assert!(
            lines.lines().any(|other| other.starts_with(line)),
            "{line} in {lines}"
        );
    }
    let comparisons = lines
        .lines()
        .find(|line| line.starts_with("comparisons"))
        .unwrap();
    assert!(comparisons.ends_with(" 2016"), "{comparisons}");
}

#[test]
fn a_fixed_queen_on_every_column_is_one_solution() {
    for goal in ["all", "first", "count"] {
        let run = json(&format!(
            "run --algorithm bitmask -n 4 --fixed b1,d2,a3,c4 --goal {goal} --json"
        ));
        let counters = ["solutions", "fundamental", "tests", "nodes"].map(|name| &run[name]);
        assert_eq!(counters, ["1", "1", "0", "1"], "{goal}");
    }
}

#[test]
fn meet_in_the_middle_counts_solutions_and_classes() {
    for (options, solutions, fundamental) in [
        ("-n 14", "365596", "45752"),
        ("-n 8 --goal count", "92", "12"),
        ("-n 8 --fixed a5", "18", "18"),
        ("-n 1", "1", "1"),
        ("-n 3", "0", "0"),
    ] {
        let run = json(&format!(
            "run --algorithm meet-in-the-middle {options} --json"
        ));
        assert_eq!(
            (&run["solutions"], &run["fundamental"], &run["goal"]),
            (&json!(solutions), &json!(fundamental), &json!("count")),
            "{options}"
        );
        assert_eq!((&run["exact"], &run["tests"]), (&json!(true), &json!("0")));
    }
}

#[test]
fn an_algorithm_that_only_counts_prints_its_two_counts_for_people() {
    let lines = succeeds("run --problem queens --algorithm meet-in-the-middle -n 10");
    let names = lines.lines().skip(1).map(|line| line.split_whitespace());
    let counts: Vec<Vec<&str>> = names.map(Iterator::collect).collect();
    assert_eq!(counts, [["solutions", "724"], ["fundamental", "92"]]);
}
