//! Adds a hash of the contents to file names, so that a cache never mixes two builds: `styles.css` becomes
//! `styles-HASH.css`.
//!
//! Before this stage, files refer to each other by plain names. `./NAME` becomes the new address of the file.
//! `sha384-NAME` becomes the hash of the file in the form of the attribute `integrity`. The hash in the name of a file
//! covers the file and all files that it refers to, directly or indirectly.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha384};

use crate::files;
use anyhow::{Result, bail};

use super::{Page, preview};

/// The files that keep their names. Browsers, the module, hosts, search engines and link previews request them by name.
pub(super) const FIXED: [&str; 8] = [
    "index.html",
    "worker.js",
    "sw.js",
    "robots.txt",
    preview::PICTURE,
    NOT_FOUND[0],
    NOT_FOUND[1],
    NO_SERVER,
];

/// The page that hosts send for an unknown path, and its script.
pub(super) const NOT_FOUND: [&str; 2] = ["404.html", "not-found.js"];

/// The page in place of index.html at a `file:` address.
pub(super) const NO_SERVER: &str = "no-server.html";

/// The contents of all files of a page, by plain name.
type Files = BTreeMap<String, Vec<u8>>;

/// Renames the files of the page and updates their references to each other.
pub(super) fn name(page: &Page) -> Result<()> {
    let mut files = Files::new();
    for name in files::names(&page.directory)? {
        let path = page.file(&name);
        files.insert(name, fs_err::read(&path)?);
        fs_err::remove_file(&path)?;
    }
    for (name, bytes) in named(files)? {
        fs_err::write(page.file(&name), bytes)?;
    }
    Ok(())
}

/// The hash of a file, in the form of the attribute `integrity`.
pub(super) fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// A short hash for file names: 16 hexadecimal digits.
pub(super) fn short(bytes: &[u8]) -> String {
    let hash = Sha384::digest(bytes);
    let digits = hash.iter().take(8).map(|byte| format!("{byte:02x}"));
    digits.collect()
}

/// The files with their new names, with updated references and hashes in their texts.
fn named(mut files: Files) -> Result<Files> {
    // Trunk escapes these characters in the attributes that it copies.
    for bytes in files.values_mut() {
        if let Ok(text) = str::from_utf8(bytes) {
            let text = text.replace("&#x2D;", "-").replace("&#x2E;", ".");
            *bytes = text.into_bytes();
        }
    }
    let new: BTreeMap<String, String> = files
        .keys()
        .map(|name| (name.clone(), new_name(name, &files)))
        .collect();
    for (name, new) in &new {
        replace(&mut files, &format!("./{name}"), &format!("./{new}"));
    }
    write_hashes(&mut files)?;
    let renamed = files
        .into_iter()
        .map(|(name, bytes)| (new[&name].clone(), bytes));
    Ok(renamed.collect())
}

fn new_name(name: &str, files: &Files) -> String {
    if FIXED.contains(&name) {
        return name.to_owned();
    }
    let reached = reached(name, files);
    let hashes: String = reached
        .iter()
        .map(|name| integrity(&files[*name]))
        .collect();
    let end = name.find(['_', '.']).unwrap_or(name.len());
    let (stem, rest) = name.split_at(end);
    format!(
        "{stem}-{}{rest}",
        short(format!("{name}{hashes}").as_bytes())
    )
}

/// The names of a file and of all files that it refers to, directly or indirectly.
fn reached<'a>(name: &'a str, files: &'a Files) -> BTreeSet<&'a str> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![name]);
    while let Some(name) = open.pop() {
        if reached.insert(name) {
            let others = files.keys().map(String::as_str);
            let is_named = |other: &&str| {
                ["./", "sha384-"]
                    .iter()
                    .any(|before| contains_text(&files[name], &format!("{before}{other}")))
            };
            open.extend(others.filter(is_named));
        }
    }
    reached
}

/// Replaces all references to hashes by the hashes. A file is hashed when its own references have been replaced. Fails
/// if files contain each other's hashes.
fn write_hashes(files: &mut Files) -> Result<()> {
    let reference = |name: &str| format!("sha384-{name}");
    let mut open: Vec<String> = files.keys().cloned().collect();
    while !open.is_empty() {
        let waits = |name: &String| {
            open.iter()
                .any(|other| contains_text(&files[name], &reference(other)))
        };
        let Some(at) = open.iter().position(|name| !waits(name)) else {
            bail!("each of {} has the hash of another", open.join(", "));
        };
        let name = open.remove(at);
        let hash = integrity(&files[&name]);
        replace(files, &reference(&name), &hash);
    }
    Ok(())
}

/// Whether the bytes are a text that contains a reference to a file.
fn contains_text(bytes: &[u8], reference: &str) -> bool {
    str::from_utf8(bytes).is_ok_and(|text| text.split(reference).skip(1).any(ends_name))
}

/// Replaces the references to a file in all texts.
fn replace(files: &mut Files, old: &str, new: &str) {
    for bytes in files.values_mut().filter(|bytes| contains_text(bytes, old)) {
        let text = String::from_utf8_lossy(bytes);
        let mut pieces = text.split(old);
        let first = pieces.next().unwrap_or_default().to_owned();
        let replaced = pieces.fold(first, |text, piece| {
            text + if ends_name(piece) { new } else { old } + piece
        });
        *bytes = replaced.into_bytes();
    }
}

/// Whether a file name ends directly before this text. Otherwise the name is only the start of a longer name.
fn ends_name(text: &str) -> bool {
    let text = text.strip_prefix('.').unwrap_or(text);
    !text.starts_with(|letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of a page whose scripts refer to each other. One script checks the hash of the module, and the page
    /// checks the hashes of both scripts.
    const PAGE: [[&str; 2]; 4] = [
        [
            "index.html",
            "<script src=./a.js integrity=sha384&#x2D;a&#x2E;js><p title=sha384-b.js>",
        ],
        ["a.js", "import './b.js'"],
        [
            "b.js",
            "import './a.js'; load('./c_part.wasm', 'sha384-c_part.wasm')",
        ],
        ["c_part.wasm", "code"],
    ];

    fn files(files: [[&str; 2]; 4]) -> Files {
        let file = |[name, text]: [&str; 2]| (name.to_owned(), text.as_bytes().to_owned());
        files.into_iter().map(file).collect()
    }

    fn names(page: [[&str; 2]; 4]) -> Vec<String> {
        named(files(page)).expect("a page").into_keys().collect()
    }

    #[test]
    fn references_and_hashes_are_those_of_the_shipped_files() {
        let files = named(files(PAGE)).expect("a page");
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        let [a, b, c, page] = names.as_slice() else {
            panic!("{names:?}");
        };
        assert!(c.starts_with("c-") && c.ends_with("_part.wasm"), "{c}");
        let [hash_of_a, hash_of_b, hash_of_c] = [a, b, c].map(|name| integrity(&files[*name]));
        let text = |name: &str| str::from_utf8(&files[name]).expect("a text");
        assert_eq!(*page, "index.html");
        assert_eq!(
            text(page),
            format!("<script src=./{a} integrity={hash_of_a}><p title={hash_of_b}>")
        );
        assert_eq!(text(a), format!("import './{b}'"));
        assert_eq!(
            text(b),
            format!("import './{a}'; load('./{c}', '{hash_of_c}')")
        );
    }

    #[test]
    fn a_changed_byte_changes_the_name_and_those_of_all_that_refer_to_it() {
        let before = names(PAGE);
        assert_eq!(before, names(PAGE));
        for (changed, others) in [(3, 3), (2, 2), (1, 2)] {
            let mut page = PAGE;
            let text = format!("{} ", page[changed][1]);
            page[changed][1] = &text;
            let after = names(page);
            let kept = before.iter().filter(|name| after.contains(name)).count();
            assert_eq!(kept, before.len() - others, "{before:?} {after:?}");
        }
    }

    #[test]
    fn two_files_that_have_each_others_hash_are_refused() {
        let mut page = PAGE;
        page[1][1] = "'sha384-b.js'";
        page[2][1] = "'sha384-a.js'";
        let message = named(files(page)).expect_err("a refusal").to_string();
        assert!(message.contains("a.js, b.js"), "{message}");
    }

    #[test]
    fn a_name_that_begins_like_another_is_not_replaced_inside_it() {
        let page = [
            [
                "index.html",
                "'./a.js' './a.json' './a.js.map' 'sha384-a.json'",
            ],
            ["a.js", ""],
            ["a.js.map", "'sha384-a.js'"],
            ["a.json", "[]"],
        ];
        let files = named(files(page)).expect("a page");
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        let named = |end: &str| {
            names
                .iter()
                .find(|name| name.ends_with(end))
                .expect("a name")
        };
        let [script, map, list] = [".js", ".js.map", ".json"].map(named);
        let page = format!(
            "'./{script}' './{list}' './{map}' '{}'",
            integrity(&files[*list])
        );
        assert_eq!(str::from_utf8(&files["index.html"]), Ok(page.as_str()));
        let hash = format!("'{}'", integrity(&files[*script]));
        assert_eq!(str::from_utf8(&files[*map]), Ok(hash.as_str()));
    }
}
