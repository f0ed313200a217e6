//! Hashes of files, and their place in the page. Trunk puts `integrity` on every preload. On a preload for `fetch`
//! browsers ignore it with a warning, so it becomes `data-integrity`, which boot.js reads.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha384};

use crate::failure::{Failure, Outcome};
use crate::files;

/// The hash of this file, in the form of `integrity`.
pub(crate) fn of(file: &Path) -> Result<String, Failure> {
    let bytes = files::read(file)?;
    Ok(format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes))))
}

/// A short hash for the names of files.
pub(crate) fn short(bytes: &[u8]) -> String {
    let hash = Sha384::digest(bytes);
    hash.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The page with one more module preloaded, with its hash: after `beside`, since boot.js starts the first.
pub(crate) fn preloaded(page: &str, beside: [&str; 2], module: [&str; 2]) -> String {
    let tags = page.split_inclusive('>').map(|tag| {
        if is_preload_of_module(tag) && tag.contains(beside[0]) {
            let [name, hash] = module;
            let second = tag.trim_start().replace(beside[0], name);
            format!("{tag}{}", second.replace(beside[1], hash))
        } else {
            tag.to_owned()
        }
    });
    tags.collect()
}

/// Moves the hashes of the preloads for `fetch` in the page of this directory.
pub(crate) fn move_preload_hashes(staging: &Path) -> Outcome {
    let path = staging.join("index.html");
    let page = files::read_text(&path)?;
    files::write(&path, with_moved_hashes(&page))
}

fn with_moved_hashes(page: &str) -> String {
    let tags = page.split_inclusive('>').map(|tag| {
        if is_preload_for_fetch(tag) {
            tag.replace(" integrity=", " data-integrity=")
        } else {
            tag.to_owned()
        }
    });
    tags.collect()
}

fn is_preload_for_fetch(tag: &str) -> bool {
    is_link(tag, &["rel=preload", "as=fetch"])
}

fn is_preload_of_module(tag: &str) -> bool {
    is_link(tag, &["rel=modulepreload"])
}

/// Whether a tag is a link with all of these attributes, quoted or not.
pub(crate) fn is_link(tag: &str, attributes: &[&str]) -> bool {
    let tag = tag.replace('"', "");
    let has = |attribute: &&str| tag.split([' ', '>']).any(|word| word == *attribute);
    tag.trim_start().starts_with("<link ") && attributes.iter().all(has)
}

/// The value of an attribute: quoted, or bare in a page that is minified.
pub(crate) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_preloaded_beside_another_with_its_own_hash() {
        let page = "<link rel=modulepreload href=./a.js integrity=sha384-a crossorigin><p>a.js</p>";
        assert_eq!(
            preloaded(page, ["a.js", "sha384-a"], ["b.js", "sha384-b"]),
            "<link rel=modulepreload href=./a.js integrity=sha384-a crossorigin>\
             <link rel=modulepreload href=./b.js integrity=sha384-b crossorigin><p>a.js</p>"
        );
    }

    #[test]
    fn only_the_hash_of_a_preload_for_fetch_is_moved() {
        let page = "<link rel=\"modulepreload\" href=\"a.js\" integrity=\"sha384-a\">\
                    <link rel=\"preload\" href=\"a.wasm\" integrity=\"sha384-b\" as=\"fetch\">\
                    <script src=b.js integrity=sha384-c></script>";
        let expected = page.replace("integrity=\"sha384-b\"", "data-integrity=\"sha384-b\"");
        assert_eq!(with_moved_hashes(page), expected);
        let minified = page.replace('"', "");
        let expected = expected.replace('"', "");
        assert_eq!(with_moved_hashes(&minified), expected);
    }
}
