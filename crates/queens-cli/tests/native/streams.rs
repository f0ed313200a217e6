//! The exit status does not change if nobody reads standard output, or if standard error cannot be written.

use std::fs::OpenOptions;
use std::io::pipe;
use std::process::Command;

use crate::command::{command, queens};

/// Commands with an exit status other than 0 or a note on standard error, with their exit status.
const ANSWERS: [(&str, i32); 9] = [
    ("tour 4 4", 1),
    ("tour 4 4 --json", 1),
    ("dominate 1 --variant total", 1),
    ("run --algorithm recursive -n 3 --goal first", 1),
    (
        "run --problem knight --algorithm tour-roth -n 4 --fixed b2",
        1,
    ),
    ("run --algorithm recursive -n 33", 2),
    ("tour 8 8 --cap 10", 3),
    ("run --algorithm accessibility-scan -n 8", 3),
    ("trace --algorithm random-rows -n 6", 0),
];

#[test]
fn a_reader_who_is_gone_does_not_change_the_answer() {
    for (arguments, status) in ANSWERS {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = command(arguments).stdout(writer).output().unwrap();
        assert_eq!(
            output.status.code(),
            Some(status),
            "{arguments}: {output:?}"
        );
        let output_text = queens(arguments).stderr;
        assert_eq!(
            output.stderr.is_empty(),
            output_text.is_empty(),
            "{arguments}: {output:?}"
        );
    }
}

#[test]
fn a_list_that_nobody_reads_ends_at_once() {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    // A search for all solutions would take days.
    let mut run = command("run --algorithm bitmask -n 24 --list 1000000");
    let output = run.stdout(writer).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn standard_error_that_cannot_be_written_changes_nothing() {
    for (arguments, status) in ANSWERS {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stderr(full).output().unwrap();
        assert_eq!(output.status.code(), Some(status), "{arguments}");
        let is_empty = output.stdout.is_empty();
        assert_eq!(is_empty, status == 2, "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_unwritable_output_is_a_fault() {
    for arguments in ["algorithms", "--help", "completions bash", "tour 8 8"] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(70), "{arguments}");
        let line = String::from_utf8(output.stderr).unwrap();
        assert!(
            line.starts_with("queens: standard output: ") && line.lines().count() == 1,
            "{line}"
        );
    }
}

/// A count with 16 threads that may use 500 MB of memory. `stack` is the size of each thread's stack in bytes.
#[cfg(target_os = "linux")]
fn crowded(stack: u64) -> Command {
    let limited = r#"ulimit -v 500000; exec "$0" count 14 --threads 16"#;
    let mut count = Command::new("sh");
    count.args(["-c", limited, env!("CARGO_BIN_EXE_queens")]);
    count.env("RUST_MIN_STACK", stack.to_string());
    count
}

#[cfg(target_os = "linux")]
#[test]
fn a_count_continues_with_the_threads_that_the_system_starts() {
    let output = crowded(64 << 20).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{err}");
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.contains(" 365596\n"), "{out}");
    let refused = " of 16 threads started: ";
    assert!(err.contains(refused) && err.lines().count() == 1, "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_count_without_a_thread_is_a_fault_in_one_line() {
    let output = crowded(1 << 44).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(70), "{err}");
    let refused = "queens: 0 of 16 threads started: ";
    assert!(
        err.starts_with(refused) && err.lines().count() == 1,
        "{err}"
    );
}
