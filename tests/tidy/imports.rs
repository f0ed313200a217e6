//! Who may import whom inside a crate: the arrows of the architecture.

use crate::paths::{Names, absolute, module_of};
use crate::report;
use crate::repository::files;
use crate::source::Source;

/// Where the searches of the core live.
const FAMILIES: [&str; 8] = [
    "enumeration",
    "heuristic",
    "brute_force",
    "local_search",
    "domination",
    "tour",
    COUNTING,
    "completion",
];

/// The family that is one engine in several files. It counts shards and tells no events, so that whoever
/// wants shards asks it; the registry has it as one algorithm.
const COUNTING: &str = "counting";

/// What several algorithms of a family may share.
const MACHINES: [&str; 16] = [
    "array",
    "backtracking",
    "bounds",
    "candidates",
    "conflicts",
    "fixed_values",
    "free_squares",
    "greedy",
    "marking",
    "plateau",
    "rank_by_rank",
    "repair",
    "telling",
    "told",
    "valuation",
    "visiting",
];

const CORE: &str = "crates/queens-core/src/";
const WEB: &str = "web/src/";

#[test]
fn replay_imports_no_search() {
    let rule = "replay folds events, whatever search they come from";
    check(rule, CORE, |module, path| match (module, path) {
        (["replay", ..], ["crate", room, ..]) => *room == "algorithm" || FAMILIES.contains(room),
        _ => false,
    });
}

#[test]
fn algorithms_never_import_each_other() {
    let rule = "algorithms share a machine, never each other";
    check(rule, CORE, |module, path| match (module, path) {
        ([family, own, ..], ["crate", other_family, other, ..]) => {
            let searches = FAMILIES.contains(family) && FAMILIES.contains(other_family);
            let one = *family == COUNTING && *other_family == COUNTING;
            let same = one || (family, own) == (other_family, other);
            searches && !same && !MACHINES.contains(other)
        }
        _ => false,
    });
}

#[test]
fn the_registry_is_the_only_importer_of_searches() {
    let rule = "only `algorithm` knows which searches there are";
    check(rule, CORE, |module, path| match (module, path) {
        ([room, ..], _) if *room == "algorithm" || FAMILIES.contains(room) => false,
        (_, ["crate", family, _, ..]) => FAMILIES.contains(family),
        _ => false,
    });
    for room in [
        "crates/queens-worker/src/",
        "crates/queens-cli/src/",
        "crates/queens-npm/src/",
        WEB,
    ] {
        check(rule, room, |_, path| match path {
            ["queens_core", family, _, ..] => FAMILIES.contains(family) && *family != COUNTING,
            _ => false,
        });
    }
}

#[test]
fn update_knows_neither_the_framework_nor_the_browser() {
    const OUTSIDE: [&str; 6] = [
        "yew",
        "web_sys",
        "js_sys",
        "wasm_bindgen",
        "wasm_split",
        "gloo",
    ];
    const PURE: [&str; 4] = ["update", "model", "message", "parts"];
    check("update is pure", WEB, |module, path| match (module, path) {
        ([room, ..], ["crate", "view", ..]) => PURE.contains(room) && !module.contains(&"tests"),
        ([room, ..], [first, ..]) => {
            PURE.contains(room) && OUTSIDE.iter().any(|name| first.starts_with(name))
        }
        _ => false,
    });
}

#[test]
fn views_never_import_the_line_to_the_worker() {
    let rule = "a view sends messages and nothing else";
    check(rule, WEB, |module, path| {
        matches!(module, ["view", ..]) && path.contains(&"worker_client")
    });
}

#[test]
fn only_permalink_knows_address_keys() {
    const KEYS: [&str; 18] = [
        "problem",
        "n",
        "m",
        "algorithm",
        "goal",
        "symmetry",
        "variant",
        "k",
        "fixed",
        "seed",
        "step",
        "view",
        "compare",
        "clock",
        "speed",
        "lang",
        "theme",
        "embed",
    ];
    let mut findings = Vec::new();
    for file in files(&[WEB], &[".rs"]) {
        let is_test = file.path.ends_with("/tests.rs") || file.path.contains("/tests/");
        if file.path.contains("permalink") || is_test {
            continue;
        }
        let source = Source::of(&file);
        for (line, literal) in &source.literals {
            let words = literal
                .split_inclusive(['#', '?', '&', '='])
                .collect::<Vec<&str>>();
            let key = |pair: &[&str]| {
                pair[0].ends_with(['#', '?', '&'])
                    && pair[1]
                        .strip_suffix('=')
                        .is_some_and(|key| KEYS.contains(&key))
            };
            if words.windows(2).any(key) {
                findings.push(format!("{}:{line}: {literal}", file.path));
            }
        }
        for line in source.lines_with("UrlSearchParams") {
            findings.push(format!("{}:{line}: UrlSearchParams", file.path));
        }
    }
    report(
        "addresses are read and written in `permalink` only",
        &findings,
    );
}

/// Fails for each path in the code below `room` for which `forbidden(module, path)`. The module is
/// without `crate`; the path begins with `crate` or with another crate's name.
#[track_caller]
fn check(rule: &str, room: &str, forbidden: impl Fn(&[&str], &[&str]) -> bool) {
    let mut findings = Vec::new();
    for file in files(&[room], &[".rs"]) {
        let module = module_of(&file.path, room);
        for named in Names::of(&Source::of(&file).tokens, &module).paths {
            let path = absolute(&named.module, &named.names);
            let module: Vec<&str> = named.module.iter().map(String::as_str).collect();
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            if forbidden(&module, &path) {
                findings.push(format!("{}:{}: {}", file.path, named.line, path.join("::")));
            }
        }
    }
    report(rule, &findings);
}
