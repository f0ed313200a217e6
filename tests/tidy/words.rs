//! Forbidden words in the code, and the two commands that the README must contain.

use crate::report;
use crate::repository::{file, files, rust};
use crate::source::Source;

/// Words of the code, outside comments and text, and where they are allowed.
const FORBIDDEN: [(&str, &[&str]); 4] = [
    ("unsafe", &[]),
    ("todo", &[]),
    ("unimplemented", &[]),
    // Measurements, and the loop that watches for changed sources.
    ("sleep", &["tests/measure/", "crates/xtask/src/serve.rs"]),
];

#[test]
fn nothing_is_unsafe_unfinished_or_waits_for_a_time() {
    let mut findings = Vec::new();
    for file in rust() {
        let source = Source::of(&file);
        for (word, allowed) in FORBIDDEN {
            if !allowed.iter().any(|it| file.path.starts_with(it)) {
                let lines = source.lines_with(word);
                findings.extend(
                    lines
                        .iter()
                        .map(|line| format!("{}:{line}: {word}", file.path)),
                );
            }
        }
    }
    report(
        "no unsafe code, nothing unfinished, no test that waits for a time",
        &findings,
    );
}

/// Names that this project once coined for things that have a name in its field. Comments may use the words.
const COINED: [&str; 61] = [
    "Beside",
    "Deducing",
    "Departure",
    "Descended",
    "Deserted",
    "Desk",
    "Dispo",
    "Disposition",
    "Fate",
    "FoundNode",
    "FrameAccount",
    "FromStart",
    "Givens",
    "Giving",
    "Heard",
    "Hopeless",
    "Hopelessness",
    "LineFault",
    "LookOptions",
    "LostCandidate",
    "Misplaced",
    "Occupant",
    "OfDomains",
    "Outlook",
    "Posed",
    "Preparation",
    "Prospect",
    "QuestionError",
    "Refuting",
    "Repairing",
    "Settled",
    "Shortage",
    "StretchReading",
    "Swaps",
    "TooDear",
    "Unpaid",
    "Usual",
    "Visiting",
    "are_of",
    "asks_for_all",
    "bare_word",
    "begin_again",
    "desk",
    "has_too_many_ways",
    "in_vain",
    "is_last_way_home",
    "jumps_at",
    "knot",
    "knows_size",
    "lacks_code",
    "leaves_alone",
    "most_candidates",
    "outlooks",
    "pauls",
    "retreat_silently",
    "scarcest",
    "serves_given",
    "serves_large",
    "taboo",
    "tell_solution",
    "ways_home",
];

#[test]
fn names_are_those_of_the_field() {
    let mut findings = Vec::new();
    for file in rust() {
        let source = Source::of(&file);
        for name in COINED {
            let lines = source.lines_with(name).into_iter();
            findings.extend(lines.map(|line| format!("{}:{line}: {name}", file.path)));
        }
    }
    report("names come from chess and computer science", &findings);
}

/// Crates in which no value is called `it`.
const NAMED: [&str; 6] = [
    "crates/queens-core/src",
    "crates/queens-worker/src",
    "crates/queens-cli/src",
    "crates/queens-programs/src",
    "crates/queens-proof/src",
    "crates/xtask/src",
];

#[test]
fn arguments_of_closures_have_the_name_of_the_thing() {
    let mut findings = Vec::new();
    for file in files(&NAMED, &[".rs"]) {
        let lines = Source::of(&file).lines_with("it");
        findings.extend(lines.iter().map(|line| format!("{}:{line}: it", file.path)));
    }
    report("a name says what the value is", &findings);
}

#[test]
fn no_test_is_switched_off() {
    let mut findings = Vec::new();
    for file in rust() {
        let lines = Source::of(&file).attributes_with("ignore");
        findings.extend(
            lines
                .iter()
                .map(|line| format!("{}:{line}: #[ignore]", file.path)),
        );
    }
    report("every test runs", &findings);
}

#[test]
fn tests_for_the_browser_are_where_the_browser_looks() {
    let mut findings = Vec::new();
    for file in rust() {
        if !file.path.ends_with("/tests/browser.rs") {
            let lines = Source::of(&file).lines_with("wasm_bindgen_test");
            findings.extend(lines.iter().map(|line| format!("{}:{line}", file.path)));
        }
    }
    let rule = "`cargo xtask test wasm` runs `tests/browser.rs` of a crate and nothing else";
    report(rule, &findings);
}

#[test]
fn the_readme_names_both_commands() {
    let readme = file("README.md");
    let commands = ["cargo xtask serve", "cargo xtask test"];
    let missing = commands
        .iter()
        .filter(|command| !readme.text.contains(**command));
    let findings: Vec<String> = missing
        .map(|command| format!("README.md:1: has no `{command}`"))
        .collect();
    report(
        "the README says how to see the page and how to check a change",
        &findings,
    );
}
