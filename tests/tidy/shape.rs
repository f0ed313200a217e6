//! The rule for the first line of a Rust file.

use crate::report;
use crate::repository::rust;

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
