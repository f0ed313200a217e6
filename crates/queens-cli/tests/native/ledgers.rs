//! `queens ledger`: the status of ledgers, merges, and recounts.

use std::fs;
use std::io::Write;

use crate::command::files::Folder;
use crate::command::{json, queens, succeeds};
use queens_core::counting::{ShardResult, ledger};
use serde_json::json;

/// Counts a range of the shards of n = 14. Returns the path of the ledger, which has the given name.
fn counted(folder: &Folder, name: &str, range: &str) -> String {
    let path = folder.file(name);
    succeeds(&format!("count 14 --shards {range} --ledger {path}"));
    path
}

/// Runs a command that must fail with this exit status. Returns the line on standard error.
fn refused(arguments: &str, status: i32) -> String {
    let output = queens(arguments);
    let line = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "{arguments}: {line}");
    assert!(output.stdout.is_empty(), "{arguments}");
    line
}

/// The text of a ledger in which the count of one shard is too large by one. The checksum of its line is correct.
fn changed(path: &str, number: u32) -> String {
    let (_, tally) = ledger::import(&fs::read_to_string(path).expect("a text")).expect("a ledger");
    let lines = tally.results().map(|result| match result.shard().number() {
        it if it == number => ShardResult::new(result.shard().clone(), result.count() + 1),
        _ => result,
    });
    let lines: String = lines.map(|result| ledger::result_line(&result)).collect();
    ledger::plan_line(tally.plan()) + &lines
}

#[test]
fn the_status_of_a_ledger_lists_its_content() {
    let folder = Folder::new("status");
    let path = counted(&folder, "a.jsonl", "2..5");
    let status = json(&format!("ledger status {path} --json"));
    let expected = json!({
        "file": path, "n": 14, "k": null, "fixed": [], "engine_version": 2, "shards": 16,
        "finished": 3, "missing": [[0, 2], [5, 16]], "torn": false, "schema": 1, "engine": status["engine"],
    });
    assert_eq!(status, expected);
    // A last line that is cut off is not an error.
    let mut file = fs::OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"{\"shard\"").unwrap();
    assert_eq!(json(&format!("ledger status {path} --json"))["torn"], true);
    let output_text = succeeds(&format!("ledger status {path}"));
    let output_text: Vec<_> = output_text.lines().skip(1).collect();
    let cut = "the last line is cut off; a count drops it";
    assert_eq!(output_text, ["3 of 16 shards", "missing 0..2 5..16", cut]);
}

#[test]
fn ledgers_are_merged_and_equal_shards_are_one() {
    let folder = Folder::new("merge");
    let parts = [
        counted(&folder, "a.jsonl", "0..7"),
        counted(&folder, "b.jsonl", "5..9"),
        counted(&folder, "c.jsonl", "9..16"),
    ];
    let out = folder.file("whole.jsonl");
    succeeds(&format!("ledger merge {} --out {out}", parts.join(" ")));
    let text = fs::read_to_string(&out).expect("a ledger");
    assert_eq!(text.lines().count(), 17);
    assert_eq!(succeeds(&format!("ledger merge {}", parts.join(" "))), text);
    let verified = json(&format!("ledger verify {out} --recount 3 --json"));
    assert_eq!(verified["solutions"], "365596");
    assert_eq!(verified["published"], json!(["A000170"]));
    assert_eq!(
        (&verified["recounted"], &verified["row_sets"]),
        (&3.into(), &"3".into())
    );
    assert_eq!(folder.names().len(), 4, "nothing is left beside it");
    // A ledger is not replaced while a count writes it.
    let other = fs::File::open(&out).expect("a ledger");
    other.lock().expect("a lock");
    let line = refused(&format!("ledger merge {} --out {out}", parts[0]), 2);
    assert!(
        line.contains(": another run is writing it; use another file"),
        "{line}"
    );
    assert_eq!(fs::read_to_string(&out).expect("a ledger"), text);
}

#[test]
fn a_merge_loses_no_shard_of_the_file_in_its_place() {
    let folder = Folder::new("kept");
    let [a, b] = [("a.jsonl", "0..7"), ("b.jsonl", "5..9")];
    let [a, b] = [a, b].map(|(name, shards)| counted(&folder, name, shards));
    let (other, notes) = (folder.file("other.jsonl"), folder.file("notes"));
    succeeds(&format!("count 13 --ledger {other}"));
    fs::write(&notes, "to be kept\n").unwrap();
    for (out, why) in [
        (
            &a,
            "it has 5 of 16 shards that the given ledgers lack; add it to the files to merge",
        ),
        (
            &other,
            "n “13” belongs to another count; this count has “14”",
        ),
        (&notes, "it is not the plan of a count"),
    ] {
        let before = fs::read(out).unwrap();
        let line = refused(&format!("ledger merge {b} --out {out}"), 2);
        assert!(
            line.starts_with(&format!("queens: --out {out}: ")) && line.contains(why),
            "{line}"
        );
        assert_eq!(fs::read(out).unwrap(), before);
    }
    #[cfg(target_os = "linux")]
    {
        let pipe = folder.file("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo").success());
        let line = refused(&format!("ledger merge {b} --out {pipe}"), 2);
        assert!(line.contains("it is not a regular file"), "{line}");
        // The pipe has no writer; opening it would wait forever.
        let out = folder.file("merged");
        let line = refused(&format!("ledger merge {pipe} --out {out}"), 2);
        assert!(line.contains("it is not a regular file"), "{line}");
    }
    // A last line without a line break still counts.
    let ended = fs::read_to_string(&a).unwrap();
    fs::write(&a, ended.trim_end()).unwrap();
    let line = refused(&format!("ledger merge {b} --out {a}"), 2);
    assert!(line.contains("it has 5 of 16 shards"), "{line}");
    fs::write(&a, ended).unwrap();
    succeeds(&format!("ledger merge {b} {a} --out {a}"));
    assert_eq!(json(&format!("ledger status {a} --json"))["finished"], 9);
}

#[test]
fn two_results_of_one_shard_stop_a_merge_and_both_places_are_named() {
    let folder = Folder::new("contradiction");
    let [a, b] = ["a.jsonl", "b.jsonl"].map(|name| counted(&folder, name, "4..8"));
    fs::write(&b, changed(&b, 6)).unwrap();
    // The lines of a ledger are in the order in which the shards were finished.
    let counted = fs::read_to_string(&a).expect("a ledger");
    let before = ledger::line_of(&counted, 6).expect("the shard is there");
    let out = folder.file("whole.jsonl");
    let line = refused(&format!("ledger merge {a} {b} --out {out}"), 2);
    assert!(
        line.starts_with(&format!("queens: FILE {b}: line 4, ")),
        "{line}"
    );
    assert!(line.contains("shard 6 has "), "{line}");
    assert!(
        line.ends_with(&format!(" ({a}, line {before})\n")),
        "{line}"
    );
    assert!(fs::metadata(&out).is_err(), "no half of it");
}

#[test]
fn a_false_count_is_found_by_counting_again_and_by_the_published_number() {
    let folder = Folder::new("false");
    let path = counted(&folder, "a.jsonl", "4..8");
    fs::write(&path, changed(&path, 6)).unwrap();
    succeeds(&format!("ledger verify {path}"));
    let line = refused(&format!("ledger verify {path} --recount 4"), 70);
    assert!(
        line.contains("the count is wrong: ") && line.contains("shard 6 has "),
        "{line}"
    );
    let path = counted(&folder, "b.jsonl", "0..16");
    fs::write(&path, changed(&path, 11)).unwrap();
    let line = refused(&format!("ledger verify {path}"), 70);
    assert!(line.contains("365597") && line.contains("365596"), "{line}");
    // A recount names the wrong shard instead of the wrong sum.
    let line = refused(&format!("ledger verify {path} --shards 10..12"), 70);
    assert!(line.contains(": shard 11 has "), "{line}");
}

#[test]
fn a_ledger_of_another_engine_is_refused() {
    let folder = Folder::new("foreign");
    let path = counted(&folder, "a.jsonl", "4..8");
    let text = fs::read_to_string(&path).unwrap();
    let other = folder.file("other.jsonl");
    succeeds(&format!("count 13 --ledger {other}"));
    let line = refused(&format!("ledger merge {path} {other}"), 2);
    assert!(
        line.contains("n “13” belongs to another count; this count has “14”"),
        "{line}"
    );
    for (wrong, why) in [
        (
            text.replace("\"engine\":2", "\"engine\":9"),
            "engine “9” is another than “2”",
        ),
        (
            text.replace("\"shards\":16", "\"shards\":32"),
            "this count has 16 shards, not 32",
        ),
        ("nothing\n".to_owned(), "it is not the plan of a count"),
        (
            String::new(),
            "it is missing; a ledger begins with the plan of a count",
        ),
    ] {
        fs::write(&other, wrong).unwrap();
        for action in ["status", "merge", "verify"] {
            let line = refused(&format!("ledger {action} {other}"), 2);
            assert!(line.contains(why), "{line}");
        }
    }
}
