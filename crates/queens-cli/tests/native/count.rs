//! `queens count`: exact numbers, keys of its object, threads, ledgers that a run continues or refuses.

use std::fs;
use std::path::PathBuf;

use crate::command::{command, json, queens, succeeds};
use queens_core::counting::{ShardResult, ledger};
use serde_json::{Value, json};

/// The path of a ledger for one test, without a file.
fn path_of(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.jsonl"));
    let _ = fs::remove_file(&path);
    path
}

/// The status of a count of n=13 with this ledger, its object, and its line on standard error.
fn thirteen(ledger: &PathBuf) -> (Option<i32>, Value, String) {
    let output = command("count 13 --json --ledger").arg(ledger).output();
    let output = output.expect("the command starts");
    let object = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let error_line = String::from_utf8(output.stderr).expect("text");
    (output.status.code(), object, error_line)
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
    assert_eq!(count["audit"], json!({"published": [], "sets": "0"}));
    assert_eq!(count.as_object().unwrap().len(), 9 + 4);
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
fn a_count_names_what_it_agrees_with() {
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
    // This count is not published, but sets of rows are counted again.
    let sets = agreements("16 --fixed h5");
    assert!(
        sets.len() == 1 && sets[0].contains(" counted again agree"),
        "{sets:?}"
    );
    let count = json("count 15 --json");
    assert_eq!(count["audit"]["published"], json!(["A000170"]));
    assert!(
        count["audit"]["sets"]
            .as_str()
            .unwrap()
            .parse::<u32>()
            .unwrap()
            > 0
    );
}

/// The wrong count in the ledger has its right checksum.
#[test]
fn a_count_that_differs_from_the_published_one_is_a_fault() {
    let path = path_of("miscounted");
    thirteen(&path);
    let text = fs::read_to_string(&path).unwrap();
    let mut lines: Vec<String> = text.lines().map(|line| format!("{line}\n")).collect();
    let result: ShardResult = serde_json::from_str(&lines[5]).unwrap();
    let wrong = ShardResult::new(result.shard().clone(), result.count() + 1);
    lines[5] = ledger::result_line(&wrong);
    fs::write(&path, lines.concat()).unwrap();
    let (status, object, line) = thirteen(&path);
    assert_eq!((status, object), (Some(70), Value::Null), "{line}");
    assert_eq!(
        line,
        "queens: the count is wrong: n = 13: counted 73713, but A000170 has 73712\n"
    );
}

#[test]
fn fixed_queens_and_threads_count_what_run_counts() {
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

#[test]
fn a_ledger_has_the_plan_and_a_line_for_each_shard() {
    let path = path_of("whole");
    let (status, count, error_line) = thirteen(&path);
    assert_eq!((status, error_line.as_str()), (Some(0), ""));
    assert_eq!(count["solutions"], "73712");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        lines[0],
        json!({"engine": 2, "n": 13, "fixed": "", "shards": 16})
    );
    let sum = lines[1..].iter().map(|line| {
        assert_eq!(line["shard"]["plan"], lines[0]);
        line["count"].as_str().unwrap().parse::<u64>().unwrap()
    });
    assert_eq!((lines.len(), sum.sum::<u64>()), (17, 73_712));
    // Nothing is left to count, and nothing is written again.
    assert_eq!(thirteen(&path).1["solutions"], "73712");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_run_continues_where_the_ledger_ends() {
    let path = path_of("continued");
    thirteen(&path);
    let text = fs::read_to_string(&path).unwrap();
    let first: String = text.split_inclusive('\n').take(6).collect();
    fs::write(&path, &first).unwrap();
    assert_eq!(thirteen(&path).1["solutions"], "73712");
    let after = fs::read_to_string(&path).unwrap();
    assert!(after.starts_with(&first));
    assert_eq!(after.lines().count(), 17);
}

#[test]
fn a_damaged_ledger_is_refused_and_not_changed() {
    let path = path_of("refused");
    thirteen(&path);
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let digits = lines[3].split("\"count\":\"").nth(1).unwrap();
    let digits = digits.split('"').next().unwrap();
    let replaced = |line: usize, from: &str, to: &str| {
        let mut lines: Vec<String> = lines.iter().map(|line| format!("{line}\n")).collect();
        lines[line] = lines[line].replace(from, to);
        lines.concat()
    };
    let count = |count: &str| format!("\"count\":\"{count}\"");
    for (changed, line, refusal) in [
        (
            replaced(0, "\"engine\":2", "\"engine\":1"),
            1,
            "engine “1” is of another count; this one has “2”",
        ),
        (
            replaced(0, "\"n\":13", "\"n\":14"),
            1,
            "n “14” is of another count; this one has “13”",
        ),
        (replaced(0, "{", "["), 1, "it is no plan of a count"),
        (replaced(3, &count(digits), &count("7")), 4, "checksum "),
        (replaced(3, "\"engine\":2", "\"engine\":1"), 4, "checksum "),
        (replaced(9, "{", ""), 10, "it is no finished shard"),
        (text.trim_end().to_owned(), 17, "it is cut off"),
        (text.clone() + "\n", 18, "it is no finished shard"),
    ] {
        fs::write(&path, &changed).unwrap();
        let (status, object, error_line) = thirteen(&path);
        assert_eq!((status, object), (Some(2), Value::Null), "{error_line}");
        let at = format!(": line {line}, ");
        assert!(error_line.starts_with("queens: --ledger "), "{error_line}");
        let allowed = "; allowed is a writable file, new or with a ledger of this count\n";
        assert!(error_line.ends_with(allowed), "{error_line}");
        assert!(
            error_line.contains(&at) && error_line.contains(refusal),
            "{refusal}: {error_line}"
        );
        assert_eq!(error_line.lines().count(), 1, "{error_line}");
        assert_eq!(fs::read_to_string(&path).unwrap(), changed);
    }
}

#[test]
fn a_ledger_of_another_count_is_refused() {
    let path = path_of("foreign");
    thirteen(&path);
    for (options, refusal) in [
        ("14", "n “13” is of another count; this one has “14”"),
        (
            "13 --fixed a1",
            "fixed “” is of another count; this one has “a1”",
        ),
    ] {
        let mut other = command(&format!("count {options} --ledger"));
        let output = other.arg(&path).output().unwrap();
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(line.contains(refusal), "{line}");
    }
    let directory = env!("CARGO_TARGET_TMPDIR");
    let output = queens(&format!("count 8 --ledger {directory}"));
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(line.contains("; allowed is a writable file"), "{line}");
}

#[test]
fn a_ledger_is_written_by_one_run_at_a_time() {
    let path = path_of("shared");
    thirteen(&path);
    let other = fs::File::open(&path).unwrap();
    other.lock().unwrap();
    let (status, _, line) = thirteen(&path);
    assert_eq!(status, Some(2), "{line}");
    assert!(
        line.ends_with(": another run writes it; allowed is one at a time\n"),
        "{line}"
    );
    other.unlock().unwrap();
    assert_eq!(thirteen(&path).0, Some(0));
}

#[test]
fn bad_arguments_of_a_count_are_refused() {
    let sizes = "allowed are whole numbers from 1 to 27";
    for (options, refusal) in [
        ("", format!("N: missing; {sizes}")),
        ("0", format!("N 0: {sizes}")),
        ("28", format!("N 28: {sizes}")),
        ("eight", format!("N eight: {sizes}")),
        ("8 9", "N 9: N 8 was given before; allowed is one".to_owned()),
        (
            "8 --threads 0",
            "--threads 0: allowed are whole numbers from 1 to 1024".to_owned(),
        ),
        (
            "8 --fixed a1,b2",
            "--fixed a1,b2: a1 and b2 attack each other on a diagonal; allowed are squares of the 8×8 \
             board, such as a1,b3, no queen attacking another"
                .to_owned(),
        ),
        (
            "8 --ledger",
            "--ledger: its value is missing; queens --help lists what is allowed".to_owned(),
        ),
        (
            "8 --goal all",
            "--goal: unknown; allowed are N, --fixed, --threads, --ledger, --fundamental, --json, --help"
                .to_owned(),
        ),
    ] {
        let output = queens(&format!("count {options}"));
        let line = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{options}: {line}");
        assert!(output.stdout.is_empty(), "{options}");
        assert_eq!(line, format!("queens: {refusal}\n"), "{options}");
    }
}
