//! The repository's own rules, checked over its text: how files open, who may
//! import whom, where colours live, what a page may carry, which words have no place here.
//!
//! A rule that fails names file and line. The rules are in `docs/ARCHITECTURE.md`, under invariants.

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

/// Fails with all findings of a rule, one a line.
#[track_caller]
fn report(rule: &str, findings: &[String]) {
    assert!(
        findings.is_empty(),
        "{rule}:\n  {}\n",
        findings.join("\n  ")
    );
}
