//! Functions that several tests share.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use queens_core::{BoardSize, Goal, Instance, Tree, TreeReader, algorithm};

/// The whole tree of `recursive` for n queens.
pub(crate) fn tree(n: i64) -> Tree {
    let size = BoardSize::new(n).expect("a size");
    let instance = Instance::queens(size, &[], Goal::All).expect("an instance");
    let recursive = algorithm::find("recursive").expect("an algorithm");
    let accepted = recursive.accept(instance).expect("it is served");
    let mut reading = TreeReader::new(&accepted);
    while reading.work(u64::MAX, 1 << 20).is_pending() {}
    reading.tree().clone()
}

/// The characters in the texts of all languages.
pub(crate) fn letters_of_all_texts() -> BTreeSet<char> {
    let mut letters = BTreeSet::new();
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../queens-text/texts");
    let mut folders = vec![texts];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ftl") {
                let text = fs::read_to_string(&path).expect("a text");
                letters.extend(text.chars().filter(|letter| !letter.is_control()));
            }
        }
    }
    letters
}
