//! Runs the odd command lines in `tests/data/odd_commands.txt` and compares the answers with the recorded ones. To
//! record new answers, run `UPDATE_EXPECT=1 cargo test -p queens-cli odd`, then review them.

use std::fs;

use crate::command::files::Folder;
use crate::command::shell;
use expect_test::expect_file;

/// The number of lines after which an output is cut.
const MOST_LINES: usize = 4;

/// The text of a file that is neither a ledger nor a proof nor a list of solutions.
const NOTES: &str = "Nothing to see here\n";

/// The lines of an output, with a sign before each line. `…` replaces times.
fn lines(sign: &str, output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let mut lines = String::new();
    for (number, line) in text.lines().enumerate() {
        if number == MOST_LINES {
            lines += &format!("{sign} …\n");
            break;
        }
        let mut words: Vec<&str> = line.split(' ').collect();
        if let Some(unit) = words.iter().position(|word| *word == "ms") {
            words[unit - 1] = "…";
        }
        lines += &format!("{sign} {}\n", words.join(" "));
    }
    lines
}

#[test]
fn odd_command_lines_get_helpful_answers() {
    let file = expect_file!["../data/odd_commands.txt"];
    let recorded = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/odd_commands.txt"
    ));
    let recorded = recorded.expect("a file");
    let folder = Folder::new("odd");
    fs::create_dir(folder.path().join("folder")).expect("a folder");
    fs::write(folder.path().join("notes.txt"), NOTES).expect("a file");
    let (mut answers, mut commands) = (String::new(), 0);
    for line in recorded.lines() {
        let Some(command) = line.strip_prefix("$ ") else {
            if line.is_empty() || line.starts_with('#') {
                answers += &format!("{line}\n");
            }
            continue;
        };
        commands += 1;
        let output = shell(command, folder.path());
        let status = output.status.code().expect("a status");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.lines().count() <= 1, "{command}: {error}");
        for jargon in ["allowed", "os error", "panicked", "<", ">"] {
            assert!(!error.contains(jargon), "{command}: {error}");
        }
        if status == 2 {
            assert!(output.stdout.is_empty(), "{command}: {output:?}");
            assert!(error.starts_with("queens: "), "{command}: {error}");
        }
        let [out, error] = [lines(">", &output.stdout), lines("!", &output.stderr)];
        answers += &format!("{line}\n? {status}\n{out}{error}");
    }
    assert!(commands >= 80, "{commands}");
    let mut names = folder.names();
    names.sort();
    assert_eq!(names, ["folder", "notes.txt"], "no command makes a file");
    let notes = fs::read_to_string(folder.path().join("notes.txt"));
    assert_eq!(notes.expect("a file"), NOTES);
    file.assert_eq(&answers);
}
