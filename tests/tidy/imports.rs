//! Who may import whom inside a crate: the arrows of the architecture.

use crate::report;
use crate::repository::{File, files};
use crate::source::Source;

/// Where the searches of the core live.
const FAMILIES: [&str; 7] = [
    "enumeration",
    "heuristic",
    "brute_force",
    "domination",
    "tour",
    "counting",
    "completion",
];

/// What several algorithms of a family may share.
const MACHINES: [&str; 1] = ["backtracking"];

const CORE: &str = "crates/queens-core/src/";
const WEB: &str = "web/src/";

#[test]
fn replay_imports_no_search() {
    let replay = |module: &[String]| module.first().is_some_and(|first| first == "replay");
    check(
        "replay folds events, whatever search they come from",
        CORE,
        replay,
        |_, path| forbidden(path),
    );
}

#[test]
fn algorithms_never_import_each_other() {
    let algorithm = |module: &[String]| module.len() > 1 && FAMILIES.contains(&&*module[0]);
    check(
        "algorithms share a machine, never each other",
        CORE,
        algorithm,
        |module, path| {
            let elsewhere = path.len() > 1 && (&path[0], &path[1]) != (&module[0], &module[1]);
            elsewhere && FAMILIES.contains(&&*path[0]) && !MACHINES.contains(&&*path[1])
        },
    );
}

#[test]
fn the_registry_is_the_only_importer_of_searches() {
    let search = |first: &str| FAMILIES.contains(&first);
    let other = |module: &[String]| {
        !module
            .first()
            .is_some_and(|first| first == "algorithm" || search(first))
    };
    let names_a_search = |path: &[String]| path.len() > 1 && search(&path[0]);
    let rule = "only `algorithm` knows which searches there are";
    check(rule, CORE, other, |_, path| names_a_search(path));
    for source in [
        "crates/queens-worker/src/",
        "crates/queens-cli/src/",
        "crates/queens-npm/src/",
        WEB,
    ] {
        check(
            rule,
            source,
            |_| true,
            |_, path| path[0] == "queens_core" && names_a_search(&path[1..]),
        );
    }
}

#[test]
fn update_knows_neither_the_framework_nor_the_browser() {
    const OUTSIDE: [&str; 5] = ["yew", "web_sys", "js_sys", "wasm_bindgen", "gloo"];
    let update = |module: &[String]| module.first().is_some_and(|first| first == "update");
    check("update is pure", WEB, update, |_, path| {
        OUTSIDE.contains(&&*path[0])
    });
}

#[test]
fn views_never_import_the_line_to_the_worker() {
    let view = |module: &[String]| module.first().is_some_and(|first| first == "view");
    check(
        "a view sends messages and nothing else",
        WEB,
        view,
        |_, path| path.iter().any(|name| name == "worker_client"),
    );
}

#[test]
fn only_permalink_knows_address_keys() {
    const KEYS: [&str; 17] = [
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
        "speed",
        "lang",
        "theme",
        "embed",
    ];
    let mut findings = Vec::new();
    for file in files(&[WEB], &[".rs"]) {
        if file.path.contains("permalink") || file.path.ends_with("/tests.rs") {
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

/// Fails for each path that `forbidden(module, path)` in the modules chosen by their path below `root`.
#[track_caller]
fn check(
    rule: &str,
    root: &str,
    chosen: impl Fn(&[String]) -> bool,
    forbidden: impl Fn(&[String], &[String]) -> bool,
) {
    let mut findings = Vec::new();
    for file in files(&[root], &[".rs"]) {
        let module = module_of(&file, root);
        if !chosen(&module) {
            continue;
        }
        for (line, path) in paths(&Source::of(&file).code) {
            let path = absolute(&module, &path);
            if forbidden(&module, &path) {
                findings.push(format!("{}:{line}: {}", file.path, path.join("::")));
            }
        }
    }
    report(rule, &findings);
}

/// `crates/queens-core/src/enumeration/recursive.rs` → `enumeration`, `recursive`.
fn module_of(file: &File, root: &str) -> Vec<String> {
    let below = file.path.trim_start_matches(root).trim_end_matches(".rs");
    let below = below.trim_end_matches("/mod");
    let crate_root = ["lib", "main"].contains(&below);
    below
        .split('/')
        .filter(|_| !crate_root)
        .map(str::to_owned)
        .collect()
}

/// The path from the crate's root, `crate` first; another crate's path as it is.
fn absolute(module: &[String], path: &[String]) -> Vec<String> {
    let supers = path.iter().take_while(|name| *name == "super").count();
    let (base, rest) = match path[0].as_str() {
        "self" => (module, &path[1..]),
        "super" => (
            &module[..module.len().saturating_sub(supers)],
            &path[supers..],
        ),
        _ => return path.to_vec(),
    };
    let root = std::iter::once("crate".to_owned());
    root.chain(base.iter().chain(rest).cloned()).collect()
}

/// Every path of the code with its line; each leaf of a `use` tree is a path of its own.
fn paths(code: &str) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    // The path so far, and what stood before each brace that is open inside it.
    let (mut path, mut outer): (Vec<String>, Vec<Vec<String>>) = (Vec::new(), Vec::new());
    let mut joined = false;
    for (line, token) in tokens(code) {
        match token {
            "::" => joined = true,
            "{" if joined => {
                outer.push(path.clone());
                joined = false;
                path = outer.last().cloned().unwrap_or_default();
            }
            name if name.starts_with(|letter: char| letter.is_alphabetic() || letter == '_') => {
                let fresh = !joined && outer.last() != Some(&path);
                if fresh {
                    path = outer.last().cloned().unwrap_or_default();
                }
                path.push(name.to_owned());
                found.push((line, path.clone()));
                joined = false;
            }
            other => {
                if other == "}" {
                    outer.pop();
                }
                path = outer.last().cloned().unwrap_or_default();
                joined = false;
            }
        }
    }
    found
}

/// Names, `::`, and every other sign by itself, with their lines.
fn tokens(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let named = |letter: char| letter.is_alphanumeric() || letter == '_';
    for (line, number) in code.lines().zip(1..) {
        let mut rest = line;
        while let Some(letter) = rest.chars().next() {
            let length = if named(letter) {
                rest.find(|letter| !named(letter)).unwrap_or(rest.len())
            } else if rest.starts_with("::") {
                2
            } else {
                letter.len_utf8()
            };
            let (token, after) = rest.split_at(length);
            if !token.trim().is_empty() {
                found.push((number, token));
            }
            rest = after;
        }
    }
    found
}

#[test]
fn a_tree_of_imports_is_read_leaf_by_leaf() {
    let code = "use crate::a::{b, c::{d, e}};\nfn f() { super::g::h(); g }";
    let found: Vec<String> = paths(code)
        .iter()
        .map(|(line, path)| format!("{line} {}", path.join("::")))
        .collect();
    for expected in [
        "1 crate::a::b",
        "1 crate::a::c::d",
        "1 crate::a::c::e",
        "2 super::g::h",
        "2 g",
    ] {
        assert!(
            found.iter().any(|path| path == expected),
            "{expected} in {found:?}"
        );
    }
    let module = ["x".to_owned(), "y".to_owned()];
    let path = ["super".to_owned(), "g".to_owned()];
    assert_eq!(absolute(&module, &path), ["crate", "x", "g"]);
}
