//! Job files: `sh` counts the missing shards of a count, and the parts are merged.

use std::fs;

use crate::command::files::Folder;
use crate::command::{json, shell, succeeds};
use queens_core::counting::{jobs, ledger};

#[test]
fn a_job_file_counts_the_missing_shards_and_its_parts_are_merged() {
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
    // A second run of the job file adds nothing to the parts.
    for _ in 0..2 {
        run("sh jobs.sh", &folder);
        for (name, lines) in [("part-4.jsonl", 5), ("part-9.jsonl", 2)] {
            let part = fs::read_to_string(folder.file(name)).expect("a part");
            assert_eq!(part.lines().count(), lines, "{name}");
        }
    }
    let merge = "queens ledger merge begun.jsonl part-*.jsonl --out whole.jsonl";
    run(merge, &folder);
    let whole = folder.file("whole.jsonl");
    let verified = json(&format!("ledger verify {whole} --json"));
    assert_eq!(verified["solutions"], "365596");
    assert_eq!(verified["published"], serde_json::json!(["A000170"]));
}

/// Runs a shell command in the folder. The command must succeed.
fn run(line: &str, folder: &Folder) {
    let output = shell(line, folder.path());
    assert!(output.status.success(), "{line}: {output:?}");
}
