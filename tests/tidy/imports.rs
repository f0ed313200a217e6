//! The allowed imports between the modules of a crate.

use std::collections::BTreeSet;

use queens_core::algorithm;

use crate::modules::{Arrow, Crate, Module};
use crate::paths::absolute;
use crate::report;
use crate::repository::files;
use crate::source::Source;

const CORE: &str = "crates/queens-core/src/";
const WEB: &str = "web/src/";
const PAGE: &str = "crates/queens-page/src/";

/// The page and the crates that it contains.
const PAGE_CRATES: [&str; 9] = [
    CORE,
    "crates/queens-worker/src/",
    PAGE,
    "crates/queens-text/src/",
    "crates/queens-draw/src/",
    "crates/queens-pictures/src/",
    "crates/queens-programs/src/",
    "crates/queens-proof/src/",
    WEB,
];

/// The groups of the core, from bottom to top. Each group may import the groups before it.
const GROUPS: [&str; 19] = [
    "text",
    "vectors",
    "deserialise",
    "random",
    "work",
    "board",
    "problem",
    "formats",
    "search",
    "trace",
    "frames",
    "counting",
    "feasibility",
    "algorithms",
    "puzzle",
    "check",
    "algorithm",
    "query",
    "numbering",
];

/// Fails for each arrow between modules of the core for which `forbidden(from, to)` holds. Tests and `lib.rs` may
/// import anything.
#[track_caller]
fn check_core(rule: &str, forbidden: impl Fn(&Module, &Module) -> bool) {
    let files = Crate::read(CORE);
    let mut found = files.arrows();
    found.retain(|arrow| {
        let [from, to] = [arrow.from, arrow.to].map(|file| files.module(file).to_vec());
        !from.is_empty() && !to.is_empty() && !arrow.named.is_test && forbidden(&from, &to)
    });
    let findings: Vec<String> = found.iter().map(|it| files.words(it)).collect();
    report(rule, &findings);
}

#[test]
fn groups_of_the_core_import_only_those_below_them() {
    let level = |module: &Module| {
        let level = GROUPS.iter().position(|group| *group == module[0]);
        level.unwrap_or_else(|| panic!("{} is not in the list of groups", module[0]))
    };
    check_core("a group imports those below it", |from, to| {
        level(from) < level(to)
    });
}

#[test]
fn only_the_registry_imports_algorithms() {
    check_core("only `algorithm` lists the algorithms", |from, to| {
        to[0] == "algorithms" && !["algorithms", "algorithm"].contains(&from[0].as_str())
    });
}

#[test]
fn algorithms_never_import_each_other() {
    let files = Crate::read(CORE);
    let arrows = files.arrows();
    // The registry names each algorithm by its module. It also imports the module of each family.
    let is_listed = |arrow: &&Arrow| {
        files.module(arrow.from) == ["algorithm"]
            && ["algorithms", "counting", "frames"].contains(&files.module(arrow.to)[0].as_str())
            && !arrow.named.is_test
    };
    let listed = arrows.iter().filter(is_listed);
    let listed: BTreeSet<Module> = listed
        .map(|arrow| files.module(arrow.to).to_vec())
        .collect();
    let is_family =
        |module: &&Module| (listed.iter()).any(|it| it != *module && it.starts_with(module));
    let algorithms: Vec<&Module> = listed.iter().filter(|it| !is_family(it)).collect();
    let count = algorithm::every().count();
    assert_eq!(algorithms.len(), count, "{algorithms:?}");
    check_core("algorithms share a search, never each other", |from, to| {
        let mut owners = algorithms.iter().filter(|own| to.starts_with(own));
        from[0] == "algorithms" && owners.any(|own| !from.starts_with(own) && !to.starts_with(from))
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
fn only_the_address_module_knows_address_keys() {
    let keys = address_keys();
    assert!(keys.iter().any(|key| key == "fixed"), "{keys:?}");
    let mut findings = Vec::new();
    for file in files(&PAGE_CRATES, &[".rs"]) {
        let is_test = file.path.ends_with("/tests.rs") || file.path.contains("/tests/");
        if file.path.contains("/src/address") || is_test {
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
                        .is_some_and(|key| keys.iter().any(|known| known == key))
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
        "addresses are read and written in `address` only",
        &findings,
    );
}

/// The keys of the address: the first word of each line of the table in `address.rs`.
fn address_keys() -> Vec<String> {
    let path = format!("{PAGE}address.rs");
    let files = files(&[PAGE], &[".rs"]);
    let file = files.iter().find(|file| file.path == path);
    let text = &file.expect("address.rs").text;
    let table = text.split_once("\nkeys! {\n").expect("the table").1;
    let table = table.split_once("\n}").expect("its end").0;
    let keys = table
        .lines()
        .filter_map(|line| line.split([' ', ':', '=']).find(|word| !word.is_empty()));
    keys.map(str::to_lowercase).collect()
}

/// Fails for each path in the code below `room` for which `forbidden(module, path)` holds. `module` does not start with
/// `crate`. `path` starts with `crate` or with another crate's name.
#[track_caller]
fn check(rule: &str, room: &str, forbidden: impl Fn(&[&str], &[&str]) -> bool) {
    let krate = Crate::read(room);
    let mut findings = Vec::new();
    for (file, named) in krate.paths() {
        let path = absolute(&named.module, &named.names);
        let module: Vec<&str> = named.module.iter().map(String::as_str).collect();
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        if forbidden(&module, &path) {
            findings.push(format!("{file}:{}: {}", named.line, path.join("::")));
        }
    }
    report(rule, &findings);
}
