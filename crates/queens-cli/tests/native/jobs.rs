//! Job files: the missing shards of a count, run by `sh` and merged.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command::files::Folder;
use crate::command::{json, succeeds};
use queens_core::counting::{jobs, ledger};

#[test]
fn a_job_file_counts_what_is_missing_and_its_parts_are_merged() {
    let folder = Folder::new("jobs");
    let begun = folder.file("begun.jsonl");
    for range in ["0..4", "8..9", "10..16"] {
        succeeds(&format!("count 14 --shards {range} --ledger {begun}"));
    }
    let text = fs::read_to_string(&begun).expect("a ledger");
    let (instance, tally) = ledger::import(&text).expect("a ledger");
    let jobs = jobs::write(&instance, &tally);
    assert_eq!(jobs.lines().filter(|it| !it.starts_with('#')).count(), 2);
    fs::write(folder.file("jobs.sh"), &jobs).expect("a job file");
    // Run again, it counts nothing again.
    for _ in 0..2 {
        shell("sh jobs.sh", &begun);
        for (name, lines) in [("part-4.jsonl", 5), ("part-9.jsonl", 2)] {
            let part = fs::read_to_string(folder.file(name)).expect("a part");
            assert_eq!(part.lines().count(), lines, "{name}");
        }
    }
    let merge = "queens ledger merge begun.jsonl part-*.jsonl --out whole.jsonl";
    shell(merge, &begun);
    let whole = folder.file("whole.jsonl");
    let verified = json(&format!("ledger verify {whole} --json"));
    assert_eq!(verified["solutions"], "365596");
    assert_eq!(verified["published"], serde_json::json!(["A000170"]));
}

/// Runs a command of the shell beside a file, with the command line on the PATH.
fn shell(command: &str, beside: &str) {
    let program = Path::new(env!("CARGO_BIN_EXE_queens"));
    let own = program.parent().expect("a folder").display();
    let path = std::env::var("PATH").expect("a PATH");
    let mut shell = Command::new("sh");
    shell.args(["-c", command]);
    shell.env("PATH", format!("{own}:{path}"));
    shell.current_dir(Path::new(beside).parent().expect("a folder"));
    let output = shell.output().expect("a shell");
    assert!(output.status.success(), "{command}: {output:?}");
}
