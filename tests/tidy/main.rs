//! Checks the rules of the repository on its text: first lines of files, imports, places of colours, allowed markup and
//! forbidden words.
//!
//! A broken rule is reported with its file and line. The rules are in `docs/ARCHITECTURE.md`, under invariants.

mod circles;
mod contrast;
mod crates;
mod documents;
mod imports;
mod languages;
mod markup;
mod modules;
mod paths;
mod repository;
mod shape;
mod source;
mod styles;
mod typography;
mod words;

/// Fails if a rule has findings, and prints one per line.
#[track_caller]
fn report(rule: &str, findings: &[String]) {
    assert!(
        findings.is_empty(),
        "{rule}:\n  {}\n",
        findings.join("\n  ")
    );
}
