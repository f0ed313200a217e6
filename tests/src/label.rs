//! The English texts of the page, by message name, so that changed wording breaks no test.

use std::fs;

use crate::places;

/// The English text of a message with one line and no arguments: `label("header.about")`.
///
/// # Panics
///
/// If the message does not exist.
#[track_caller]
pub fn label(name: &str) -> String {
    let (part, message) = name.split_once('.').expect("part.message");
    let path = places::root().join(format!("crates/queens-text/texts/en/{part}.ftl"));
    let file = fs::read_to_string(&path).expect("a file of messages");
    let start = format!("{message} = ");
    let mut lines = file.lines();
    let found = lines.find_map(|line| line.strip_prefix(&start));
    found
        .unwrap_or_else(|| panic!("{} has no {message}", path.display()))
        .to_owned()
}
