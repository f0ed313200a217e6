//! A built page in memory, and a different build of it. A test can replace one with the other while the page is open.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha384};

use crate::places;

/// All files of a page, by their paths below its address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Build {
    files: BTreeMap<String, Vec<u8>>,
}

/// The service worker, which names its build.
const WORKER: &str = "sw.js";

impl Build {
    /// The build that the tests open.
    pub fn tested() -> Self {
        let mut files = BTreeMap::new();
        gather(&places::dist(), "", &mut files);
        Self { files }
    }

    /// A build as other sources would produce it: names of files and build differ, and all hashes are consistent.
    pub fn another(&self) -> Self {
        let hashes: Vec<&str> = self.files.keys().filter_map(|name| hash_in(name)).collect();
        let build = self.name();
        let renamed = |name: &str| {
            hashes.iter().fold(name.to_owned(), |name, hash| {
                name.replace(hash, &turned(hash))
            })
        };
        let (mut files, mut known) = (BTreeMap::new(), BTreeMap::new());
        for (name, bytes) in &self.files {
            let mut other = bytes.clone();
            for old in hashes.iter().copied().chain([build.as_str()]) {
                replace(&mut other, old, &turned(old));
            }
            known.insert(renamed(name), hash(bytes));
            files.insert(renamed(name), other);
        }
        let mut other = Self { files };
        other.settle(known);
        other
    }

    /// The build without the file whose path ends with `end`.
    pub fn without(mut self, end: &str) -> Self {
        let count = self.files.len();
        self.files.retain(|name, _| !name.ends_with(end));
        assert_eq!(self.files.len() + 1, count, "files that end in {end}");
        self
    }

    /// The build with another service worker.
    pub fn with_worker(mut self, script: &str) -> Self {
        self.files.insert(WORKER.to_owned(), script.into());
        self
    }

    /// The hash in the name of the module's glue: 16 hexadecimal digits.
    pub fn module(&self) -> String {
        let is_glue = |name: &&String| {
            name.starts_with("queens-web-") && name.ends_with(".js") && !name.contains('_')
        };
        let glue = self.files.keys().find(is_glue);
        let hash = glue.and_then(|name| hash_in(name));
        hash.expect("a page has its glue").to_owned()
    }

    /// The name of the build in its service worker: 16 hexadecimal digits.
    pub fn name(&self) -> String {
        let worker = String::from_utf8_lossy(&self.files[WORKER]).into_owned();
        let (_, rest) = worker
            .split_once("const BUILD")
            .expect("it names its build");
        rest.split('"').nth(1).unwrap_or_default().to_owned()
    }

    pub(crate) fn file(&self, name: &str) -> Option<&[u8]> {
        self.files.get(name).map(Vec::as_slice)
    }

    /// Corrects all hashes in the files. A corrected file has a new hash itself, so this repeats until all hashes are
    /// right.
    fn settle(&mut self, mut known: BTreeMap<String, String>) {
        while let Some((name, hash)) = self.unsettled(&known) {
            let old = known.insert(name, hash.clone()).unwrap_or_default();
            for (_, bytes) in self.files.iter_mut().filter(|(name, _)| is_text(name)) {
                replace(bytes, &old, &hash);
            }
        }
    }

    /// The first file whose hash differs from the known one, with its actual hash.
    fn unsettled(&self, known: &BTreeMap<String, String>) -> Option<(String, String)> {
        self.files.iter().find_map(|(name, bytes)| {
            let hash = hash(bytes);
            (known.get(name) != Some(&hash)).then(|| (name.clone(), hash))
        })
    }
}

fn gather(directory: &Path, way: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(directory).expect("the page can be read") {
        let path = entry.expect("the page can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            gather(&path, &format!("{way}{name}/"), files);
        } else {
            files.insert(
                format!("{way}{name}"),
                fs::read(&path).expect("it can be read"),
            );
        }
    }
}

/// The hash in the name of a file: `styles-0123456789abcdef.css`.
fn hash_in(name: &str) -> Option<&str> {
    let hash = name.rsplit_once('-')?.1.get(..16)?;
    hash.bytes()
        .all(|byte| byte.is_ascii_hexdigit())
        .then_some(hash)
}

fn is_text(name: &str) -> bool {
    [".js", ".html"].iter().any(|end| name.ends_with(end))
}

/// The hash in the format of the attribute `integrity`.
fn hash(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// A different name of the same length.
fn turned(name: &str) -> String {
    let turned: String = name.chars().rev().collect();
    assert_ne!(turned, name, "a name that is another one backwards");
    turned
}

fn replace(bytes: &mut [u8], old: &str, new: &str) {
    let (old, new) = (old.as_bytes(), new.as_bytes());
    assert_eq!(old.len(), new.len(), "lengths that are written elsewhere");
    let mut at = 0;
    while let Some(rest) = bytes.get(at..at + old.len()) {
        if rest == old {
            bytes[at..at + old.len()].copy_from_slice(new);
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page of one module. Each file contains the hash of the preceding file.
    fn page() -> Build {
        let module = b"code of queens-web-0123456789abcdef".to_vec();
        let glue =
            "load('queens-web-0123456789abcdef_bg.wasm', 'sha')".replace("sha", &hash(&module));
        let worker =
            "const BUILD = \"fedcba9876543211\"; 'sha'".replace("sha", &hash(glue.as_bytes()));
        let files = [
            ("queens-web-0123456789abcdef_bg.wasm", module),
            ("queens-web-1000000000000000.js", glue.into_bytes()),
            (WORKER, worker.into_bytes()),
        ];
        Build {
            files: files
                .map(|(name, bytes)| (name.to_owned(), bytes))
                .into_iter()
                .collect(),
        }
    }

    #[test]
    fn another_build_has_other_names_and_hashes_that_fit() {
        let (page, other) = (page(), page().another());
        assert_eq!(other.module(), "0000000000000001");
        assert_eq!(other.name(), turned(&page.name()));
        let file = |name: &str| other.file(name).expect("it is there").to_vec();
        let module = file("queens-web-fedcba9876543210_bg.wasm");
        assert!(module.ends_with(b"fedcba9876543210"));
        let glue = file("queens-web-0000000000000001.js");
        let expected =
            "load('queens-web-fedcba9876543210_bg.wasm', 'sha')".replace("sha", &hash(&module));
        assert_eq!(glue, expected.into_bytes());
        let worker = String::from_utf8(file(WORKER)).expect("a text");
        assert!(worker.ends_with(&format!("'{}'", hash(&glue))), "{worker}");
        assert_eq!(other.another(), page);
    }

    #[test]
    fn a_build_is_named_by_its_worker_as_it_was_written_and_made_smaller() {
        for worker in [
            "const BUILD = \"12ab\";\nconst FILES = {};",
            "const BUILD=\"12ab\",FILES={};",
        ] {
            assert_eq!(page().with_worker(worker).name(), "12ab");
        }
    }

    #[test]
    fn a_file_can_be_left_out() {
        let page = page().without("_bg.wasm");
        assert!(page.files.len() == 2 && page.file("sw.js").is_some());
    }
}
