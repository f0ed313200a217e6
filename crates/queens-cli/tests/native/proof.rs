//! `queens dominate` in shards, and writing and checking proofs.

use std::fs;

use crate::command::files::Folder;
use crate::command::{json, queens, succeeds};
use queens_core::counting::{LogDigest, ShardResult, ledger};
use serde_json::json;
use sha2::{Digest, Sha256};

/// Runs a command that must fail with this exit status. Returns the line on standard error.
fn refused(arguments: &str, status: i32) -> String {
    let output = queens(arguments);
    let line = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "{arguments}: {line}");
    line
}

#[test]
fn a_ledger_keeps_the_shards_of_domination() {
    let folder = Folder::new("domination");
    let path = folder.file("a.jsonl");
    let plan = json("dominate 14 --k 7 --plan --json");
    let (version, engine) = (1, &plan["engine"]);
    let expected = json!({
        "schema": 1, "engine_version": version, "n": 14, "k": 7, "shards": 16, "slices": 408, "engine": engine,
    });
    assert_eq!(plan, expected);
    let part = json(&format!(
        "dominate 14 --k 7 --shards 3..9 --ledger {path} --json"
    ));
    assert_eq!(
        (&part["counted"], &part["missing"]),
        (&json!(6), &json!([[0, 3], [9, 16]]))
    );
    assert_eq!(
        (&part["algorithm"], &part["k"]),
        (&"frames".into(), &7.into())
    );
    // This run searches the missing shards. Only a complete search can show that there is no set.
    let output = queens(&format!("dominate 14 --k 7 --ledger {path} --json"));
    assert_eq!(output.status.code(), Some(1), "no such set");
    let output_text =
        String::from_utf8(queens(&format!("dominate 14 --k 7 --ledger {path}")).stdout);
    assert!(output_text.expect("text").ends_with("no set of 7 queens\n"));
    let status = json(&format!("ledger status {path} --json"));
    assert_eq!((&status["k"], &status["finished"]), (&7.into(), &16.into()));
    let verified = json(&format!("ledger verify {path} --recount 16 --json"));
    assert_eq!(
        (&verified["recounted"], &verified["proof"]),
        (&16.into(), &true.into())
    );
    let verified = json(&format!("ledger verify {path} --shards 2..4 --json"));
    assert_eq!(
        (&verified["recounted"], &verified["proof"]),
        (&2.into(), &false.into())
    );
    // The digest of shard 11 no longer matches its log.
    let (_, tally) = ledger::import(&fs::read_to_string(&path).unwrap()).expect("a ledger");
    let changed = tally.results().map(|result| {
        let (shard, log) = (result.shard().clone(), result.log().expect("a log").clone());
        let nodes = log.nodes + u64::from(shard.number() == 11);
        ShardResult::with_log(shard, 0, Some(LogDigest { nodes, ..log }))
    });
    let lines: String = changed.map(|result| ledger::result_line(&result)).collect();
    fs::write(&path, ledger::plan_line(tally.plan()) + &lines).unwrap();
    let line = refused(&format!("ledger verify {path} --recount 16"), 70);
    assert!(
        line.contains("shard 11: it has another log when it is searched again"),
        "{line}"
    );
}

/// docs/DOMINATION.md describes these ledgers. Every run of the test searches other random shards.
#[test]
fn the_committed_ledgers_hold() {
    for (name, n, k) in [("26-13", 26, 13), ("28-14", 28, 14)] {
        let path = format!("{}/../../proofs/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let verified = json(&format!("ledger verify {path} --recount 3 --json"));
        for (key, value) in [
            ("n", json!(n)),
            ("k", json!(k)),
            ("finished", json!(2_048)),
            ("missing", json!([])),
            ("solutions", json!("0")),
            ("recounted", json!(3)),
        ] {
            assert_eq!(verified[key], value, "{name}: {key}");
        }
    }
}

#[test]
fn sets_in_shards_are_those_of_the_whole_search() {
    let folder = Folder::new("sets");
    let path = folder.file("a.jsonl");
    let sets = json(&format!("dominate 18 --k 9 --ledger {path} --json"));
    assert_eq!(
        (&sets["solutions"], &sets["missing"]),
        (&json!("16"), &json!([]))
    );
    let verified = json(&format!("ledger verify {path} --recount 9 --json"));
    assert_eq!(
        (&verified["solutions"], &verified["proof"]),
        (&"16".into(), &false.into())
    );
}

#[test]
fn a_forged_number_of_sets_is_found() {
    let folder = Folder::new("forged");
    let path = folder.file("a.jsonl");
    succeeds(&format!("dominate 18 --k 9 --ledger {path}"));
    let verified = json(&format!("ledger verify {path} --json"));
    assert_eq!(verified["published"], json!(["A002564"]));
    let (_, tally) = ledger::import(&fs::read_to_string(&path).unwrap()).expect("a ledger");
    let unit = tally.plan().unit();
    for (added, why) in [
        (unit, "n = 18: counted 17, but A002564 has 16"),
        (1, "the weights of its sets have no whole sum"),
    ] {
        let forged = tally.results().map(|result| {
            let (shard, log) = (result.shard().clone(), result.log().cloned());
            let added = if shard.number() == 7 { added } else { 0 };
            ShardResult::with_log(shard, result.count() + added, log)
        });
        let lines: String = forged.map(|result| ledger::result_line(&result)).collect();
        fs::write(&path, ledger::plan_line(tally.plan()) + &lines).unwrap();
        let line = refused(&format!("ledger verify {path}"), 70);
        assert!(line.contains(why), "{line}");
    }
    // The sum of an incomplete ledger cannot be checked. Only a new search reveals the wrong shard.
    let text = fs::read_to_string(&path).unwrap();
    let part: Vec<&str> = text.lines().take(9).collect();
    fs::write(&path, part.join("\n") + "\n").unwrap();
    let line = refused(&format!("ledger verify {path} --shards 7..8"), 70);
    let why = "shard 7: it has another number of sets when it is searched again";
    assert!(line.contains(why), "{line}");
}

#[test]
fn a_proof_is_written_and_checked_and_a_changed_one_is_refused() {
    let folder = Folder::new("proof");
    let path = folder.file("14-7");
    let written = json(&format!("dominate 14 --k 7 --prove {path} --json"));
    let text = fs::read_to_string(&path).expect("a log");
    assert_eq!(written["bytes"], text.len());
    let output_text = succeeds(&format!("dominate 14 --k 7 --check {path}"));
    assert!(
        output_text.starts_with("accepted: no 7 queens dominate the 14×14 board\n"),
        "{output_text}"
    );
    let check = |log: &str| {
        let other = folder.file("other");
        fs::write(&other, log).unwrap();
        let output = queens(&format!("dominate 14 --k 7 --check {other} --json"));
        assert_eq!(output.status.code(), Some(1));
        let output_text: serde_json::Value =
            serde_json::from_slice(&output.stdout).expect("an object");
        assert_eq!(output_text["accepted"], false);
        output_text["refused"]
            .as_str()
            .expect("a sentence")
            .to_owned()
    };
    let lines: Vec<&str> = text.lines().collect();
    let half = lines[..lines.len() / 2].join("\n") + "\n";
    assert!(check(&half).starts_with(&format!("line {}: the node of depth ", lines.len() / 2 + 1)));
    let less: Vec<&str> = [&lines[..1], &lines[lines.len() - 1..]].concat();
    let why = check(&(less.join("\n") + "\n"));
    assert!(why.contains(" and its images are not in it"), "{why}");
    let other = text.replacen("k=7", "k=6", 1);
    assert_eq!(check(&other), "it is about n=14, k=6");
    // If the search finds a set, no file is written.
    let none = folder.file("none");
    let output = queens(&format!("dominate 12 --k 6 --prove {none}"));
    assert_eq!(output.status.code(), Some(1));
    let output_text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output_text.starts_with("nothing to prove: ")
            && output_text.ends_with(" dominate the board\n")
    );
    assert_eq!(folder.names().len(), 2, "{:?}", folder.names());
}

#[test]
fn the_log_of_one_shard_is_the_one_of_the_ledger() {
    let folder = Folder::new("shard");
    let (path, ledger) = (folder.file("log"), folder.file("a.jsonl"));
    json(&format!(
        "dominate 14 --k 7 --shards 5..6 --ledger {ledger} --json"
    ));
    let kept = fs::read_to_string(&ledger).unwrap();
    let (_, tally) = ledger::import(&kept).expect("a ledger");
    let result = tally.result(5).expect("the shard");
    let kept = result.log().expect("a log").clone();
    let arguments = format!("dominate 14 --k 7 --shards 5..6 --prove {path}");
    let written = json(&format!("{arguments} --json"));
    assert_eq!(written["nodes"], kept.nodes.to_string());
    assert_eq!(written["shard"], 5);
    let log = fs::read(&path).unwrap();
    let sha256: String = Sha256::digest(&log)
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(sha256, kept.sha256);
    // One part is not a proof.
    let output = queens(&format!("dominate 14 --k 7 --check {path}"));
    assert_eq!(output.status.code(), Some(1));
    let output_text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output_text.starts_with("refused: only a part: each line holds, but the frame "),
        "{output_text}"
    );
    assert!(
        output_text.ends_with(" and its images are not in it\n"),
        "{output_text}"
    );
    // A shard with sets refutes nothing.
    let output = queens(&format!("dominate 8 --k 5 --shards 0..1 --prove {path}"));
    assert_eq!(output.status.code(), Some(1));
    let output_text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output_text, "nothing to prove: there are sets in shard 0\n");
}

#[test]
fn options_that_shards_and_proofs_do_not_take_are_refused() {
    let folder = Folder::new("refused");
    let path = folder.file("a.jsonl");
    succeeds(&format!("count 14 --shards 0..4 --ledger {path}"));
    for (range, why) in [
        (
            "900..1000",
            "this count has 16 shards; use a range within 0..16",
        ),
        ("2..6", "lacks shard 4; use a range of finished shards"),
    ] {
        let line = refused(&format!("ledger verify {path} --shards {range}"), 2);
        assert!(line.contains(why), "{line}");
    }
    let path = folder.file("b.jsonl");
    // A ledger of n queens does not fit a search for dominating sets.
    succeeds(&format!("count 8 --ledger {path}"));
    let line = refused(&format!("dominate 8 --k 4 --ledger {path}"), 2);
    assert!(
        line.contains("it belongs to a count of n queens; this one is of dominating sets"),
        "{line}"
    );
}
