//! The ledgers of `queens count`. A ledger may be continued, refused, cut off, or changed by another program during a
//! run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;

use crate::command::command;
use queens_core::counting::{ShardResult, ledger};
use serde_json::{Value, json};

/// The path of a ledger for one test, without a file.
fn path_of(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.jsonl"));
    let _ = fs::remove_file(&path);
    path
}

/// Counts n = 13 with a ledger. Returns the exit status, the JSON object, and the text on standard error.
fn thirteen(ledger: &PathBuf) -> (Option<i32>, Value, String) {
    let output = command("count 13 --json --ledger").arg(ledger).output();
    let output = output.expect("the command starts");
    let object = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let error_line = String::from_utf8(output.stderr).expect("text");
    (output.status.code(), object, error_line)
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
    // A second count has no missing shards and writes nothing.
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
            "engine “1” belongs to another count; this count has “2”",
        ),
        (
            replaced(0, "\"n\":13", "\"n\":14"),
            1,
            "n “14” belongs to another count; this count has “13”",
        ),
        (replaced(0, "{", "["), 1, "it is not the plan of a count"),
        (replaced(3, &count(digits), &count("7")), 4, "checksum "),
        (replaced(3, "\"engine\":2", "\"engine\":1"), 4, "checksum "),
        (replaced(9, "{", ""), 10, "it is not a finished shard"),
        ("no ledger".to_owned(), 1, "it is cut off"),
        (text.clone() + "\n", 18, "it is not a finished shard"),
    ] {
        fs::write(&path, &changed).unwrap();
        let (status, object, error_line) = thirteen(&path);
        assert_eq!((status, object), (Some(2), Value::Null), "{error_line}");
        // The message quotes the line after a comma. It quotes nothing if the line is empty.
        let at = [", ", ": "].map(|after| format!(": line {line}{after}"));
        assert!(error_line.starts_with("queens: --ledger "), "{error_line}");
        let remedy = "; use a new file, or the ledger of this count\n";
        assert!(error_line.ends_with(remedy), "{error_line}");
        assert!(
            at.iter().any(|at| error_line.contains(at)) && error_line.contains(refusal),
            "{refusal}: {error_line}"
        );
        assert_eq!(error_line.lines().count(), 1, "{error_line}");
        assert_eq!(fs::read_to_string(&path).unwrap(), changed);
    }
}

/// After an interrupted write, only the shard of the incomplete line is counted again.
#[test]
fn a_truncated_last_line_is_dropped_with_a_warning() {
    let path = path_of("cut-off");
    thirteen(&path);
    let text = fs::read_to_string(&path).unwrap();
    let whole: String = text.split_inclusive('\n').take(7).collect();
    let next = &text[whole.len()..];
    let zeros = [whole.as_bytes(), &[0; 40]].concat();
    let torn = |bytes: usize| text.as_bytes()[..bytes].to_vec();
    for (left, cut) in [
        (torn(whole.len() + 1), "{"),
        (torn(whole.len() + 50), &next[..50]),
        (torn(whole.len() + 60), &next[..60]),
        (zeros, "\\u{0}\\u{0}\\u{0}"),
        ([whole.as_bytes(), &[0xff, 0xe2]].concat(), "\u{fffd}"),
        // The line of the plan is cut off.
        (torn(1), "{"),
        (torn(42), &text[..42]),
    ] {
        fs::write(&path, &left).unwrap();
        let (status, count, error_line) = thirteen(&path);
        assert_eq!((status, &count["solutions"]), (Some(0), &json!("73712")));
        let message = format!("queens: --ledger {}: the last line, {cut}", path.display());
        assert!(error_line.starts_with(&message), "{error_line}");
        assert!(
            error_line.ends_with(", is cut off and dropped\n"),
            "{error_line}"
        );
        assert_eq!(error_line.lines().count(), 1, "{error_line}");
        let after = fs::read_to_string(&path).unwrap();
        assert_eq!((after.lines().count(), after.len()), (17, text.len()));
        assert!(left.len() < whole.len() || after.starts_with(&whole));
        assert_eq!(thirteen(&path).2, "", "nothing is cut off any longer");
    }
}

/// A limit on the length of files makes a write fail in the middle of a line.
#[cfg(unix)]
#[test]
fn a_ledger_that_could_not_be_written_to_its_end_is_continued() {
    let path = path_of("short");
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" count 13 --ledger \"$1\"";
    let mut shell = std::process::Command::new("sh");
    let shell = shell.args(["-c", limited, env!("CARGO_BIN_EXE_queens")]);
    let output = shell.arg(&path).output().unwrap();
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(70), "{line}");
    let message = format!("queens: --ledger {}: file too large", path.display());
    assert!(line.starts_with(&message), "{line}");
    assert!(line.ends_with("; it keeps the shards finished before\n"));
    assert_eq!(line.lines().count(), 1, "{line}");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.len() >= 512 && !text.ends_with('\n'), "{text}");
    let whole = text.rfind('\n').unwrap() + 1;
    assert_eq!(thirteen(&path).1["solutions"], "73712");
    assert!(
        fs::read_to_string(&path)
            .unwrap()
            .starts_with(&text[..whole])
    );
}

#[cfg(unix)]
#[test]
fn only_a_regular_file_of_bounded_length_is_a_ledger() {
    let fifo = path_of("fifo");
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let long = path_of("long");
    fs::File::create(&long)
        .unwrap()
        .set_len((64 << 20) + 1)
        .unwrap();
    for (path, refusal) in [
        (PathBuf::from("/dev/full"), "it is not a regular file"),
        (PathBuf::from("/dev/zero"), "it is not a regular file"),
        (fifo, "it is not a regular file"),
        (PathBuf::from(env!("CARGO_TARGET_TMPDIR")), "it is a folder"),
        (long, "it has more than 67108864 bytes"),
    ] {
        let (status, object, line) = thirteen(&path);
        assert_eq!((status, object), (Some(2), Value::Null), "{line}");
        assert!(line.contains(&format!(": {refusal}")), "{line}");
        assert!(line.contains("; use a new file"), "{line}");
        assert_eq!(line.lines().count(), 1, "{line}");
    }
}

/// Runs a count and calls `take`, which removes the ledger, after the first shard. Returns the line on standard error.
fn gone(path: &Path, take: impl FnOnce()) -> String {
    let mut run = command("count 18 --threads 1 --json --ledger");
    let run = run.arg(path).stdout(Stdio::piped());
    let mut run = run
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    while fs::read_to_string(path).map_or(0, |text| text.lines().count()) < 2 {
        assert!(run.try_wait().expect("a status").is_none(), "it has ended");
        thread::yield_now();
    }
    take();
    let output = run.wait_with_output().expect("an output");
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(70), "{line}");
    let count: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(count["solutions"], "666090624");
    let message = format!("queens: --ledger {}: it is gone (", path.display());
    assert!(line.starts_with(&message), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

#[test]
fn a_ledger_that_is_deleted_during_a_run_continues_in_a_new_file() {
    let path = path_of("deleted");
    let new = PathBuf::from(format!("{}.1", path.display()));
    let _ = fs::remove_file(&new);
    let line = gone(&path, || fs::remove_file(&path).unwrap());
    let message = format!("; the finished shards are in {}\n", new.display());
    assert!(line.ends_with(&message), "{line}");
    assert_eq!(fs::read_to_string(&new).unwrap().lines().count(), 33);
}

#[test]
fn a_count_continues_without_a_ledger_if_its_folder_is_gone() {
    let [folder, away] = ["folder", "away"].map(|name| path_of(name).with_extension(""));
    let _ = fs::remove_dir_all(&away);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("gone.jsonl");
    let line = gone(&path, || fs::rename(&folder, &away).unwrap());
    let message = "; the count continues without a ledger\n";
    assert!(line.ends_with(message), "{line}");
    assert!(!folder.exists());
}

#[test]
fn a_ledger_of_another_count_is_refused() {
    let path = path_of("foreign");
    thirteen(&path);
    for (options, refusal) in [
        ("14", "n “13” belongs to another count; this count has “14”"),
        (
            "13 --fixed a1",
            "fixed “” belongs to another count; this count has “a1”",
        ),
    ] {
        let mut other = command(&format!("count {options} --ledger"));
        let output = other.arg(&path).output().unwrap();
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(line.contains(refusal), "{line}");
    }
}

#[test]
fn a_ledger_is_written_by_one_run_at_a_time() {
    let path = path_of("shared");
    thirteen(&path);
    let other = fs::File::open(&path).unwrap();
    other.lock().unwrap();
    let (status, _, line) = thirteen(&path);
    assert_eq!(status, Some(2), "{line}");
    // On Linux, the message names the process that holds the lock.
    #[cfg(target_os = "linux")]
    let holder = format!(": process {} (", std::process::id());
    #[cfg(not(target_os = "linux"))]
    let holder = ": another run";
    assert!(
        line.contains(&*holder) && line.ends_with(" is writing it; use another file\n"),
        "{line}"
    );
    other.unlock().unwrap();
    assert_eq!(thirteen(&path).0, Some(0));
}

/// The wrong count in the ledger has a correct checksum, so only the published number reveals it.
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
