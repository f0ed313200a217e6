//! `queens check`: the verdicts with their exit status, every key of the JSON object, and the encodings that shells
//! write.

use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

use serde_json::{Value, json};

use crate::command::files::Folder;
use crate::command::{command, queens};

/// Runs `queens check` with a text on standard input, and returns its output and exit status.
fn checked(arguments: &str, text: &[u8]) -> Output {
    let mut child = command(&format!("check - {arguments}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text).expect("the text is taken");
    drop(input);
    child.wait_with_output().expect("the command ends")
}

fn object(arguments: &str, text: &str) -> (Option<i32>, Value) {
    let output = checked(&format!("{arguments} --json"), text.as_bytes());
    let object = serde_json::from_slice(&output.stdout);
    (
        output.status.code(),
        object.unwrap_or_else(|_| panic!("{output:?}")),
    )
}

#[test]
fn the_output_of_run_tour_and_solve_is_right() {
    for (command, arguments) in [
        ("run --algorithm recursive -n 6 --list 9", "-n 6"),
        ("run --algorithm recursive -n 6 --list 9 --draw", "-n 6"),
        ("run --algorithm recursive -n 3 --list 9", "-n 3"),
        (
            "run --algorithm tour-roth -n 5 --list 1",
            "-n 5 --problem knight",
        ),
        (
            "tour 6 6 --closed",
            "-n 6 --problem knight --variant closed",
        ),
        ("solve 8", "-n 8 --goal first"),
    ] {
        let printed = queens(command).stdout;
        let output = checked(arguments, &printed);
        let text = String::from_utf8_lossy(&printed);
        assert_eq!(
            output.status.code(),
            Some(0),
            "{command}:\n{text}{output:?}"
        );
    }
}

#[test]
fn the_verdict_decides_the_status() {
    for (arguments, text, verdict, status) in [
        ("-n 4", "1302\n2031\n", "right", 0),
        ("-n 4", "1302\n", "incomplete", 1),
        ("-n 4 --goal first", "1302\n", "right", 0),
        ("-n 4", "1302\n2031\n0123\n", "wrong", 1),
        ("-n 4", "1302\n2031\nNumber of solutions: 6\n", "wrong", 1),
        ("-n 4", "1302\n2031\nsee 3 and 17\n", "unread", 1),
        ("-n 3", "No solution\n", "right", 0),
        ("-n 4 --fixed a2", "a2 b4 c1 d3\n", "right", 0),
        ("-n 4 --fixed a2", "a3 b1 c4 d2\n", "wrong", 1),
        ("-n 4 --algorithm half-board", "1302\n2031\n", "right", 0),
        (
            "-n 4 --algorithm min-conflicts --goal first",
            "1302\n",
            "right",
            0,
        ),
        (
            "-n 4 -m 3 --problem knight",
            "[[0,3,6,9],[11,8,1,4],[2,5,10,7]]",
            "right",
            0,
        ),
        (
            "-n 4 -m 3 --problem knight --variant closed",
            "[[0,3,6,9],[11,8,1,4],[2,5,10,7]]",
            "wrong",
            1,
        ),
        (
            "-n 4 --problem knight",
            "Solution does not exist\n",
            "right",
            0,
        ),
        (
            "-n 3 --problem domination --k 2 --goal first",
            "a1 b3\n",
            "right",
            0,
        ),
        ("-n 3 --problem domination --goal all", "b2\n", "right", 0),
        (
            "-n 20 --goal first",
            "0 2 4 1 3 12 14 11 17 19 16 8 15 18 7 9 6 13 5 10\n",
            "right",
            0,
        ),
    ] {
        let (code, object) = object(arguments, text);
        assert_eq!(
            (code, &object["verdict"]),
            (Some(status), &json!(verdict)),
            "{arguments}\n{text}{object}"
        );
    }
}

#[test]
fn the_object_has_every_key_and_numbers_are_numbers() {
    let text = "Solution 1: 1 3 0 2\n[2, 0, 3, 1]\n[1, 3, 0, 2]\n0 1 2 3\nfoo 7 8 bar\nNumber of solutions: 6\n";
    let (_, object) = object("-n 4", text);
    let counts =
        ["right", "wrong", "doubled", "unread", "passed_over"].map(|key| object[key].as_u64());
    assert_eq!(counts, [2, 1, 1, 1, 0].map(Some));
    assert_eq!(
        (&object["schema"], &object["solutions"]),
        (&json!(1), &json!("2"))
    );
    assert_eq!(
        object["form"],
        "Read as the row of each column, counted from 0."
    );
    let claim = json!({ "line": 6, "claimed": "6", "expected": "2", "holds": false });
    assert_eq!(object["claims"]["solution_counts"], json!([claim]));
    let faults = json!([
        { "line": 3, "reason": "repeats the board of line 1" },
        { "line": 4, "reason": "a1 and b2 attack each other on a diagonal" },
        { "line": 5, "reason": "“foo 7 8 bar” was not read; expected a board or a list in a known form" },
        { "line": 6, "reason": "the text claims 6 solutions; the true number is 2" },
    ]);
    assert_eq!(object["faults"], faults);
}

#[test]
fn people_read_the_verdict_first_then_each_fault_with_its_line() {
    let output = checked("-n 4", b"# my program\n1302\n0123\n");
    let expected = "Wrong. 1 of 2 solutions printed correctly; 1 missing, 1 wrong.\n\
        Read as the row of each column, counted from 0.\n\
        1 line holds neither a board nor a claim and was passed over.\n\
        Line 3: a1 and b2 attack each other on a diagonal\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    let tour = checked("-n 3 --problem knight", b"[[0,3,6],[5,8,1],[2,7,4]]");
    let text = String::from_utf8_lossy(&tour.stdout);
    assert!(
        text.contains("Line 1: no knight’s move from step 7 to step 8 (b3 to b2)\n"),
        "{text}"
    );
    let doubled = checked(
        "-n 4 -m 3 --problem knight",
        b"[[11,8,5,0],[0,3,10,7],[9,6,1,4]]",
    );
    let text = String::from_utf8_lossy(&doubled.stdout);
    assert!(
        text.contains("Line 1: 0 appears twice, 2 is missing\n"),
        "{text}"
    );
}

#[test]
fn a_file_may_be_in_utf_16_as_powershell_writes_it() {
    let folder = Folder::new("checked");
    let text = "1 3 0 2\r\n2 0 3 1\r\n";
    let little: Vec<u8> = [0xfeff]
        .into_iter()
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let big: Vec<u8> = [0xfeff]
        .into_iter()
        .chain(text.encode_utf16())
        .flat_map(u16::to_be_bytes)
        .collect();
    for (name, bytes) in [
        ("plain", text.as_bytes()),
        ("little", &little),
        ("big", &big),
    ] {
        let file = folder.file(name);
        fs::write(&file, bytes).expect("a file");
        let output = command(&format!("check {file} -n 4"))
            .output()
            .expect("the command starts");
        assert_eq!(output.status.code(), Some(0), "{name}: {output:?}");
    }
    // The check reports bytes that are not text as unread, and does not skip them.
    let output = checked(
        "-n 4",
        &[0xff, 0x31, 0x20, 0x33, 0xff, 0x20, 0x30, 0x20, 0x32],
    );
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}
