//! How a Rust file opens, and how long it may be.

use crate::report;
use crate::repository::rust;

const CEILING: usize = 400;

#[test]
fn every_file_opens_with_what_it_is_for() {
    let opens = |text: &str| text.starts_with("//! ");
    let findings: Vec<String> = rust()
        .iter()
        .filter(|file| !opens(&file.text))
        .map(|file| format!("{}:1: begins without a `//!` header", file.path))
        .collect();
    report("a file's first line says what it is for", &findings);
}

#[test]
fn no_file_is_longer_than_the_ceiling() {
    let long = |lines: usize| lines > CEILING;
    let tests = |path: &str| path.contains("tests/") || path.ends_with("/tests.rs");
    let findings: Vec<String> = rust()
        .iter()
        .filter(|file| !tests(&file.path) && long(file.text.lines().count()))
        .map(|file| format!("{}:{}: the last line", file.path, file.text.lines().count()))
        .collect();
    report(
        &format!("a file has at most {CEILING} lines, tests aside"),
        &findings,
    );
}
