//! `queens count`: exact numbers, the keys of the JSON object, threads, and the warning about memory.

use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::command::{command, json, succeeds};
use serde_json::json;

#[test]
fn a_count_that_takes_much_memory_warns_before_it_starts() {
    for (options, message) in [
        ("22 --threads 256", "--threads 256 takes about 4.5 GB"),
        ("24 --threads 8", "--threads 8 takes about 1.6 GB"),
        (
            "26 --fixed a1 --threads 9",
            "--threads 9 takes about 1.7 GB",
        ),
    ] {
        let mut count = command(&format!("count {options}"));
        let mut count = count.stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(count.stderr.take().unwrap()).lines();
        let (sender, receiver) = mpsc::channel();
        let reader = thread::spawn(move || sender.send(lines.next()));
        let line = receiver.recv_timeout(Duration::from_secs(120));
        count.kill().unwrap();
        count.wait().unwrap();
        reader.join().unwrap().unwrap();
        let line = line.expect("a line before the end").unwrap().unwrap();
        let expected = format!("queens: {message} of memory; fewer threads take less");
        assert_eq!(line, expected);
    }
}

#[test]
fn counts_are_the_known_ones() {
    for (n, solutions, fundamental) in [
        (1, "1", "1"),
        (2, "0", "0"),
        (8, "92", "12"),
        (12, "14200", "1787"),
        (13, "73712", "9233"),
        (15, "2279184", "285053"),
    ] {
        let count = json(&format!("count {n} --fundamental --json"));
        assert_eq!(count["solutions"], solutions, "n = {n}");
        assert_eq!(count["fundamental"], fundamental, "n = {n}");
    }
}

#[test]
fn the_object_has_its_keys_and_their_types() {
    let count = json("count 8 --fixed c8,a5 --threads 2 --json");
    let expected = json!({
        "problem": "queens",
        "algorithm": "meet-in-the-middle",
        "n": 8,
        "m": 8,
        "goal": "count",
        "fixed": ["a5", "c8"],
        "fundamental": null,
        "exact": true,
        "threads": 2,
    });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&count[key], value, "{key}");
    }
    assert!(count["solutions"].as_str().unwrap().parse::<u64>().is_ok());
    assert!(count["elapsed_ms"].is_number() && count["engine"].is_string());
    assert_eq!(count["audit"], json!({"published": [], "row_sets": "0"}));
    assert_eq!(count.as_object().unwrap().len(), 9 + 5);
}

#[test]
fn lines_have_the_numbers_of_the_object() {
    let lines = succeeds("count 14 --fundamental");
    assert!(lines.starts_with("meet-in-the-middle, n = 14, "), "{lines}");
    let values: Vec<_> = lines.lines().skip(1).map(str::split_whitespace).collect();
    let values: Vec<Vec<_>> = values.into_iter().map(Iterator::collect).collect();
    assert_eq!(
        values[..2],
        [["solutions", "365596"], ["fundamental", "45752"]]
    );
    assert_eq!(values[2].join(" "), "agrees with A000170 and A002562");
    let again = values[3].join(" ");
    assert!(again.contains(" of rows counted again agree"), "{again}");
    assert_eq!(values.len(), 4);
}

#[test]
fn a_count_names_the_value_that_it_agrees_with() {
    let agreements = |options: &str| {
        let lines = succeeds(&format!("count {options}"));
        let lines = lines.lines().filter(|line| line.contains("agree"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(agreements("8"), ["agrees with A000170"]);
    assert_eq!(
        agreements("8 --fundamental"),
        ["agrees with A000170 and A002562"]
    );
    assert!(agreements("8 --fixed a1").is_empty());
    // This number is not published. So the audit only counts sets of rows again.
    let sets = agreements("16 --fixed h5");
    assert!(
        sets.len() == 1 && sets[0].contains(" counted again agree"),
        "{sets:?}"
    );
    let count = json("count 15 --json");
    assert_eq!(count["audit"]["published"], json!(["A000170"]));
    assert!(
        count["audit"]["row_sets"]
            .as_str()
            .unwrap()
            .parse::<u32>()
            .unwrap()
            > 0
    );
}

#[test]
fn counts_with_fixed_queens_and_threads_agree_with_run() {
    for options in ["13 --fixed a1", "14 --fixed g7,b13", "9 --fixed e5"] {
        let (n, fixed) = options.split_once(' ').unwrap();
        let run = json(&format!(
            "run --algorithm bitmask --goal count -n {n} {fixed} --json"
        ));
        for threads in [1, 2, 7] {
            let count = json(&format!(
                "count {options} --fundamental --threads {threads} --json"
            ));
            assert_eq!(count["solutions"], run["solutions"], "{options}");
            assert_eq!(count["fundamental"], run["fundamental"], "{options}");
        }
    }
}
