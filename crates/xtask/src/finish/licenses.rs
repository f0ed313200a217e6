//! Writes `licenses.txt` into a release: the licences of the crates whose code the page contains.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use crate::command::{command, failure, output_of};
use crate::{files, paths};
use anyhow::{Result, bail};

use super::Page;

/// The command that lists the crates that the page links, with their versions, one crate on each line.
const LINKED: &str = "cargo tree --package queens-web --target wasm32-unknown-unknown --prefix none \
                      --edges normal,no-proc-macro --no-dedupe --format {p}";
const METADATA: &str = "cargo metadata --format-version 1 --filter-platform wasm32-unknown-unknown";

/// The beginnings of the names of licence files, in lower case.
const STARTS: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// The licence text for crates that contain no licence file, and the licence that such a crate must allow.
const FALLBACK: [&str; 2] = ["LICENSE-APACHE", "Apache-2.0"];

const HEAD: &str = "This page holds code of others, under the licences below. The licences of the page itself are MIT or\n\
                    Apache-2.0, as you choose.\n";

pub(super) fn add(page: &Page) -> Result<()> {
    if page.is_release {
        Ok(fs_err::write(page.file("licenses.txt"), notices()?)?)
    } else {
        Ok(())
    }
}

/// All licence texts. The heading of each text lists the crates that it covers.
fn notices() -> Result<String> {
    let linked = printed(LINKED)?;
    let metadata = printed(METADATA)?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let fallback = fs_err::read_to_string(paths::root().join(FALLBACK[0]))?;
    let mut covered =
        BTreeMap::from([(fallback.clone(), vec!["Rust's standard library".to_owned()])]);
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let [name, version, license, manifest] = ["name", "version", "license", "manifest_path"]
            .map(|key| package[key].as_str().unwrap_or_default());
        let is_linked = linked
            .lines()
            .any(|line| line == format!("{name} v{version}"));
        let Some(directory) = Path::new(manifest).parent().filter(|_| is_linked) else {
            continue;
        };
        let text = match license_in(directory, license)? {
            text if !text.is_empty() => text,
            _ if license.contains(FALLBACK[1]) => fallback.clone(),
            _ => bail!("{name} has no text of its licence"),
        };
        covered
            .entry(text)
            .or_default()
            .push(format!("{name} {version}"));
    }
    let blocks = covered
        .iter()
        .map(|(text, crates)| format!("\n\n==== {}\n\n{}\n", crates.join(", "), text.trim()));
    Ok(format!("{HEAD}{}", blocks.collect::<String>()))
}

fn printed(line: &str) -> Result<String> {
    let mut command = command(line);
    output_of(&mut command).ok_or_else(|| failure(&command, "it failed"))
}

/// The licence text of the crate in a directory: the MIT licence if the crate allows that choice, otherwise all its
/// texts. Empty if the crate contains no licence file.
fn license_in(directory: &Path, license: &str) -> Result<String> {
    let names = files::names(directory)?;
    let is_license = |name: &&String| {
        STARTS
            .iter()
            .any(|start| name.to_lowercase().starts_with(start))
    };
    let all: Vec<&String> = names.iter().filter(is_license).collect();
    let mit = all
        .iter()
        .find(|name| name.contains("MIT") && !license.contains(" AND "));
    let chosen = mit.map_or(all.as_slice(), std::slice::from_ref);
    let texts: std::io::Result<Vec<String>> = chosen
        .iter()
        .map(|name| fs_err::read_to_string(directory.join(name)))
        .collect();
    Ok(texts?.join("\n"))
}
