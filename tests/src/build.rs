//! A built page held in memory, and what another build of it would be: so that a test can put one in the place of
//! the other while somebody reads the page.

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
    /// The page that the tests open.
    pub fn tested() -> Self {
        let mut files = BTreeMap::new();
        gather(&places::dist(), "", &mut files);
        Self { files }
    }

    /// The page as other sources would give it: modules, build and hashes have other names, and fit together.
    pub fn another(&self) -> Self {
        let [module, build] = [self.module(), self.name()];
        let mut other = Self {
            files: BTreeMap::new(),
        };
        for (name, bytes) in &self.files {
            let mut bytes = bytes.clone();
            for old in [&module, &build] {
                replace(&mut bytes, old, &turned(old));
            }
            other
                .files
                .insert(name.replace(&module, &turned(&module)), bytes);
        }
        let old = self
            .files
            .iter()
            .map(|(name, bytes)| (name.replace(&module, &turned(&module)), hash(bytes)))
            .collect();
        other.settle(old);
        other
    }

    /// The same without the file whose path ends like this.
    pub fn without(mut self, end: &str) -> Self {
        let count = self.files.len();
        self.files.retain(|name, _| !name.ends_with(end));
        assert_eq!(self.files.len() + 1, count, "files that end in {end}");
        self
    }

    /// The same with another service worker.
    pub fn with_worker(mut self, script: &str) -> Self {
        self.files.insert(WORKER.to_owned(), script.into());
        self
    }

    /// What the names of its modules have in common: 16 hexadecimal digits.
    pub fn module(&self) -> String {
        let mut names = self.files.keys();
        let module = names.find_map(|name| {
            let stem = name.strip_suffix("_bg.wasm")?;
            Some(stem.strip_prefix("queens-web-")?.to_owned())
        });
        module.expect("a page has a module")
    }

    /// By which its service worker calls it: 16 hexadecimal digits.
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

    /// Puts the hashes right wherever one is written. A file whose text changes by that has another one itself.
    fn settle(&mut self, mut known: BTreeMap<String, String>) {
        while let Some((name, hash)) = self.unsettled(&known) {
            let old = known.insert(name, hash.clone()).unwrap_or_default();
            for (_, bytes) in self.files.iter_mut().filter(|(name, _)| is_text(name)) {
                replace(bytes, &old, &hash);
            }
        }
    }

    /// The first file whose hash is not the known one, with its own.
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

fn is_text(name: &str) -> bool {
    [".js", ".html"].iter().any(|end| name.ends_with(end))
}

/// As `integrity` has it.
fn hash(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// Another name of the same length.
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

    /// A page of one module, with the hash of each file where the next one has it.
    fn page() -> Build {
        let module = b"code of queens-web-0123456789abcdef".to_vec();
        let glue = format!("load('{}')", hash(&module)).into_bytes();
        let worker = format!("const BUILD = \"fedcba9876543211\"; '{}'", hash(&glue));
        let files = [
            ("queens-web-0123456789abcdef_bg.wasm", module),
            ("queens-web-0123456789abcdef.js", glue),
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
        assert_eq!(other.module(), "fedcba9876543210");
        assert_eq!(other.name(), turned(&page.name()));
        let file = |name: &str| other.file(name).expect("it is there").to_vec();
        let module = file("queens-web-fedcba9876543210_bg.wasm");
        assert!(module.ends_with(b"fedcba9876543210"));
        let glue = file("queens-web-fedcba9876543210.js");
        assert_eq!(glue, format!("load('{}')", hash(&module)).into_bytes());
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
