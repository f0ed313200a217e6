//! `queens trace`: one JSON object for each event.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::command::{command, id, is_traced, json, queens, registry, succeeds};
use serde_json::{Value, json};

fn lines(arguments: &str) -> Vec<Value> {
    let text = succeeds(arguments);
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object"))
        .collect()
}

#[test]
fn the_first_events_of_four_queens_are_printed() {
    let lines = lines("trace --algorithm recursive -n 4 --events 12");
    assert_eq!(
        lines,
        [
            json!({"step": 1, "kind": "place", "depth": 1, "code_line": 7, "square": "a1"}),
            json!({"step": 2, "kind": "reject", "depth": 1, "code_line": 6, "square": "b1",
                "attacker": "a1", "line": "row"}),
            json!({"step": 3, "kind": "reject", "depth": 1, "code_line": 6, "square": "b2",
                "attacker": "a1", "line": "diagonal"}),
            json!({"step": 4, "kind": "place", "depth": 2, "code_line": 7, "square": "b3"}),
            json!({"step": 5, "kind": "reject", "depth": 2, "code_line": 6, "square": "c1",
                "attacker": "a1", "line": "row"}),
            json!({"step": 6, "kind": "reject", "depth": 2, "code_line": 6, "square": "c2",
                "attacker": "b3", "line": "diagonal"}),
            json!({"step": 7, "kind": "reject", "depth": 2, "code_line": 6, "square": "c3",
                "attacker": "a1", "line": "diagonal"}),
            json!({"step": 8, "kind": "reject", "depth": 2, "code_line": 6, "square": "c4",
                "attacker": "b3", "line": "diagonal"}),
            json!({"step": 9, "kind": "dead-end", "depth": 2, "code_line": 4, "cause": "exhausted"}),
            json!({"step": 10, "kind": "remove", "depth": 1, "code_line": 8, "square": "b3"}),
            json!({"step": 11, "kind": "place", "depth": 2, "code_line": 7, "square": "b4"}),
            json!({"step": 12, "kind": "reject", "depth": 2, "code_line": 6, "square": "c1",
                "attacker": "a1", "line": "row"}),
        ]
    );
}

#[test]
fn a_solution_names_its_squares_and_the_end_is_the_last_line() {
    let lines = lines("trace --algorithm recursive -n 8 --goal first --from 1023 --events 1000");
    assert_eq!(
        lines,
        [
            json!({"step": 1024, "kind": "solution", "depth": 8, "code_line": 3,
                "squares": ["a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4"]}),
            json!({"step": 1025, "kind": "end", "depth": 8, "code_line": 1}),
        ]
    );
}

#[test]
fn a_whole_candidate_names_its_squares() {
    let lines = lines("trace --algorithm permutations -n 3 --events 4");
    assert_eq!(
        lines,
        [
            json!({"step": 1, "kind": "relocate", "depth": 3, "code_line": 1,
                "squares": ["a1", "b2", "c3"]}),
            json!({"step": 2, "kind": "reject", "depth": 3, "code_line": 3, "square": "b2",
                "attacker": "a1", "line": "diagonal"}),
            json!({"step": 3, "kind": "relocate", "depth": 3, "code_line": 1,
                "squares": ["a1", "b3", "c2"]}),
            json!({"step": 4, "kind": "reject", "depth": 3, "code_line": 3, "square": "b3",
                "attacker": "c2", "line": "diagonal"}),
        ]
    );
}

#[test]
fn a_random_search_prints_its_restarts_and_is_repeated_by_its_seed() {
    let trace = "trace --algorithm random-placement -n 8 --fixed d4 --events 12 --seed";
    let shown = lines(&format!("{trace} 5"));
    let squares = ["dead-end", "restart"].map(|kind| {
        let at = shown.iter().position(|line| line["kind"] == kind).unwrap();
        (at, shown[at].clone())
    });
    let [(dead_end, dead), (restart, again)] = squares;
    assert_eq!(dead["cause"], "exhausted");
    assert_eq!((restart, again["depth"].clone()), (dead_end + 1, json!(1)));
    assert_eq!(lines(&format!("{trace} 5")), shown);
    assert_ne!(lines(&format!("{trace} 6")), shown);
}

#[test]
fn a_random_seed_is_printed_with_the_trace() {
    let output = queens("trace --algorithm random-rows -n 6 --events 50");
    let message = String::from_utf8(output.stderr).unwrap();
    let seed = message.strip_prefix("queens: --seed ").unwrap();
    let seed = seed.strip_suffix(" gives these events again\n").unwrap();
    let again = succeeds(&format!(
        "trace --algorithm random-rows -n 6 --events 50 --seed {seed}"
    ));
    assert_eq!(again.as_bytes(), output.stdout);
}

#[test]
fn roots_and_images_name_their_cause_and_symmetry() {
    let lines = lines("trace --algorithm half-board -n 4 --events 100000");
    let root = lines.iter().find(|line| line["cause"] == "start").unwrap();
    assert_eq!(
        (&root["kind"], &root["square"]),
        (&json!("place"), &json!("a3"))
    );
    let image = lines
        .iter()
        .find(|line| line.get("symmetry").is_some())
        .unwrap();
    let squares: Vec<_> = image["squares"].as_array().unwrap().iter().collect();
    assert_eq!(image["kind"], "solution");
    let at = image["step"].as_u64().unwrap() as usize;
    let mirrored = lines[at - 2]["squares"].as_array().unwrap();
    assert_eq!(lines[at - 2]["kind"], "solution");
    assert_eq!(mirrored.len(), 4);
    for (queen, image) in mirrored.iter().zip(squares) {
        // The symmetry keeps the file and reflects the rank.
        let [queen, image] = [queen, image].map(|square| square.as_str().unwrap());
        assert_eq!(queen[..1], image[..1]);
        let ranks = [queen, image].map(|square| square[1..].parse::<u8>().unwrap());
        assert_eq!(ranks[0] + ranks[1], 5);
    }
    assert_eq!(image["symmetry"], "(c,n-1-r)");
}

#[test]
fn every_algorithm_that_leaves_a_trace_can_be_traced_to_its_end() {
    let finds_all = |entry: &Value| {
        entry["problem"] == "queens" && entry["starts"] == false && is_traced(entry)
    };
    for entry in registry().into_iter().filter(finds_all) {
        let id = id(&entry);
        let seed = if entry["seeded"] == true {
            "--seed 3"
        } else {
            ""
        };
        let problem = entry["problem"].as_str().unwrap();
        // A search from one of these squares ends soon.
        let start = match (entry["starts"] == true, problem) {
            (false, _) => "",
            (true, "knight") => "--fixed a1",
            (true, _) => "--fixed b2",
        };
        let shown = lines(&format!(
            "trace --problem {problem} --algorithm {id} -n 5 {seed} {start} --events 1000000"
        ));
        let last = shown.last().unwrap();
        assert_eq!(last["kind"], "end", "{id}");
        assert_eq!(last["step"], shown.len(), "{id}");
        let solutions = shown.iter().filter(|line| line["kind"] == "solution");
        let squares = if problem == "knight" { 25 } else { 5 };
        assert!(
            solutions
                .clone()
                .all(|line| line["squares"].as_array().unwrap().len() == squares)
        );
        let is_first = entry["default_goal"] == "first";
        let expected = if is_first { 1 } else { 10 };
        assert_eq!(solutions.count(), expected, "{id}");
    }
}

#[test]
fn values_that_commas_separate_have_a_line_of_names_and_a_line_an_event() {
    let trace = "trace --algorithm recursive -n 8 --goal first --from 1022 --format csv";
    assert_eq!(
        succeeds(trace),
        "step,kind,depth,code_line,square,from,squares,attacker,line,cause,value,frame,symmetry\n\
         1023,place,8,7,h4,,,,,,,,\n\
         1024,solution,8,3,,,a1 b5 c8 d6 e3 f7 g2 h4,,,,,,\n\
         1025,end,8,1,,,,,,,,,\n"
    );
    let none = succeeds("trace --algorithm recursive -n 4 --events 0 --format csv");
    assert_eq!(none.lines().count(), 1);
    let plain = "trace --algorithm recursive -n 4";
    let objects = succeeds(&format!("{plain} --format jsonl"));
    assert_eq!(objects, succeeds(plain));
}

#[test]
fn a_hundred_events_from_the_beginning_are_the_default() {
    let lines = lines("trace --algorithm bitmask -n 12 --json");
    let steps: Vec<_> = lines
        .iter()
        .map(|line| line["step"].as_u64().unwrap())
        .collect();
    assert_eq!(steps, (1..=100).collect::<Vec<_>>());
}

#[test]
fn the_output_options_of_run_are_accepted_without_effect() {
    let trace = "trace --algorithm recursive -n 6 --events 1000";
    let idle = "--symmetry fundamental --list 3 --draw --json";
    assert_eq!(succeeds(&format!("{trace} {idle}")), succeeds(trace));
}

#[test]
fn any_part_of_a_trace_equals_that_part_of_the_whole() {
    let whole = lines("trace --algorithm recursive -n 6 --fixed c2 --events 100000");
    assert_eq!(whole.last().unwrap()["kind"], "end");
    for (from, events) in [
        (0, 0),
        (0, 5),
        (7, 90),
        (whole.len() - 3, 100),
        (whole.len(), 1),
    ] {
        let part =
            format!("trace --algorithm recursive -n 6 --fixed c2 --from {from} --events {events}");
        let to = (from + events).min(whole.len());
        assert_eq!(lines(&part), whole[from..to], "{from}, {events}");
    }
}

#[test]
fn a_step_past_the_end_is_refused() {
    for format in ["jsonl", "csv"] {
        let output = queens(&format!(
            "trace --algorithm recursive -n 6 --from 9007199254740991 --format {format}"
        ));
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        let line = String::from_utf8(output.stderr).unwrap();
        let refusal = "queens: --from 9007199254740991: the search ends at step 1097; ";
        assert!(line.starts_with(refusal), "{line}");
    }
}

#[test]
fn the_events_add_up_to_the_counters_of_the_run() {
    for algorithm in ["recursive", "bitmask"] {
        let lines = lines(&format!(
            "trace --algorithm {algorithm} -n 8 --events 1000000"
        ));
        let run = json(&format!("run --algorithm {algorithm} -n 8 --json"));
        let count = |kind: &str| lines.iter().filter(|line| line["kind"] == kind).count();
        let number = |name: &str| run[name].as_str().unwrap().parse::<usize>().unwrap();
        assert_eq!(count("place"), number("placements"));
        assert_eq!(count("place") + count("reject"), number("tests"));
        assert_eq!(count("remove"), number("removals"));
        assert_eq!(count("solution"), number("solutions"));
        assert_eq!(count("end"), 1);
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = command("trace --algorithm recursive -n 12 --events 1000000")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    assert!(first.starts_with("{\"step\":1,"), "{first}");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}
