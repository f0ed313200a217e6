//! The command under test.

pub(crate) mod files;

use std::process::{Command, Output};

use serde_json::Value;

/// The entries of `algorithms --json`.
pub(crate) fn registry() -> Vec<Value> {
    let registry = json("algorithms --json");
    registry["algorithms"].as_array().expect("a list").clone()
}

/// Whether it leaves a trace: its goal is not count alone.
pub(crate) fn is_traced(entry: &Value) -> bool {
    entry["default_goal"] != "count"
}

pub(crate) fn id(entry: &Value) -> &str {
    entry["id"].as_str().expect("an id")
}

/// The ids of the algorithms for queens, as a message lists them.
pub(crate) fn ids() -> String {
    let registry = registry();
    let queens = registry.iter().filter(|entry| entry["problem"] == "queens");
    let ids: Vec<_> = queens.map(id).collect();
    ids.join(", ")
}

/// The command with these arguments, separated by blanks.
pub(crate) fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_queens"));
    command.args(arguments.split_whitespace());
    // Help has the width of a terminal.
    command.env_remove("COLUMNS");
    command
}

pub(crate) fn queens(arguments: &str) -> Output {
    command(arguments).output().expect("the command starts")
}

/// The standard output of a command that must succeed with nothing on standard error.
pub(crate) fn succeeds(arguments: &str) -> String {
    let output = queens(arguments);
    assert_eq!(
        output.status.code(),
        Some(0),
        "queens {arguments}: {output:?}"
    );
    assert!(output.stderr.is_empty(), "queens {arguments}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one object on the one line that a command prints.
pub(crate) fn json(arguments: &str) -> Value {
    let text = succeeds(arguments);
    assert_eq!(text.lines().count(), 1, "queens {arguments}: {text}");
    serde_json::from_str(&text).expect("a JSON object")
}

/// Checks a refusal: status 2, nothing on standard output, and this line after the command's name.
pub(crate) fn check(arguments: &[&str], refusal: &str) {
    let output = command("").args(arguments).output();
    let output = output.expect("the command starts");
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {line}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert_eq!(line, format!("queens: {refusal}\n"), "{arguments:?}");
}
