//! The documents: their links lead to files, and so do the paths that they name.

use std::path::Path;

use queens_tests::places;

use crate::report;
use crate::repository::{File, file, files};

/// How full paths begin. A crate has a folder `tests`, too, so that of the root is named with the folder below it.
const BEGINNINGS: [&str; 10] = [
    "benchmarks/",
    "crates/",
    "docs/",
    "proofs/",
    "scripts/",
    "tests/measure/",
    "tests/page/",
    "tests/src/",
    "tests/tidy/",
    "web/",
];

/// All Markdown documents, except the page's own texts.
fn documents() -> Vec<File> {
    let mut all: Vec<File> = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
        .map(file)
        .into();
    all.extend(files(&["docs", "benchmarks"], &[".md"]));
    all.extend(files(&["crates"], &["README.md"]));
    all
}

/// A piece of a document, with the number of its line.
type Piece = (usize, String);

/// The pieces of a text between two backticks, and each line without them. Blocks of code are left out.
fn parts(text: &str) -> (Vec<Piece>, Vec<Piece>) {
    let (mut code, mut prose) = (Vec::new(), Vec::new());
    let mut is_block = false;
    for (line, number) in text.lines().zip(1..) {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if !is_block {
            let pieces = line.split('`').enumerate();
            let (inside, outside): (Vec<_>, Vec<_>) = pieces.partition(|(at, _)| at % 2 == 1);
            code.extend(
                inside
                    .iter()
                    .map(|(_, piece)| (number, (*piece).to_owned())),
            );
            let outside: Vec<&str> = outside.into_iter().map(|(_, piece)| piece).collect();
            prose.push((number, outside.join("`")));
        }
    }
    (code, prose)
}

/// The targets of the links and pictures of a line.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let behind = line.split("](").skip(1);
    behind.filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

#[test]
fn every_link_leads_to_a_file() {
    let mut findings = Vec::new();
    for document in documents() {
        let folder = Path::new(&document.path).parent().unwrap_or(Path::new(""));
        for (line, text) in parts(&document.text).1 {
            for target in targets(&text) {
                let path = target.split('#').next().unwrap_or_default();
                let is_elsewhere = path.is_empty() || path.contains("://");
                if !is_elsewhere && !places::root().join(folder).join(path).exists() {
                    findings.push(format!("{}:{line}: {target}", document.path));
                }
            }
        }
    }
    report("a link leads to a file", &findings);
}

#[test]
fn every_path_that_a_document_names_exists() {
    let mut findings = Vec::new();
    for document in documents() {
        // It names files of the past.
        if document.path == "CHANGELOG.md" {
            continue;
        }
        for (line, code) in parts(&document.text).0 {
            let is_path = BEGINNINGS.iter().any(|it| code.starts_with(it));
            let has_gap = code.contains([' ', '*', '…', '{']) || code.contains("CODE");
            if is_path && !has_gap && !places::root().join(&code).exists() {
                findings.push(format!("{}:{line}: {code}", document.path));
            }
        }
    }
    report("a path that a document names exists", &findings);
}

#[test]
fn links_and_paths_are_found() {
    let text = "See [a](b.md#c) and `crates/d`.\n```\n[e](f)\n```\n![g](h.png) `[i](j)` [k](l)";
    let (code, prose) = parts(text);
    assert_eq!(code, [(1, "crates/d".to_owned()), (5, "[i](j)".to_owned())]);
    let found: Vec<&str> = prose.iter().flat_map(|(_, line)| targets(line)).collect();
    assert_eq!(found, ["b.md#c", "h.png", "l"]);
}
