//! Who may import whom inside a crate: the arrows of the architecture.

use queens_core::algorithm::ALL;

use crate::modules::{Crate, Module};
use crate::paths::absolute;
use crate::report;
use crate::repository::files;
use crate::source::Source;

/// The family that is one engine in several files. It counts shards and tells no events, so that whoever
/// wants shards asks it; the registry has it as one algorithm.
const COUNTING: &str = "counting";

/// The engine of exact domination, for whoever decides a number of queens; the registry does not have it.
const FRAMES: [&str; 2] = ["domination", "frames"];

const CORE: &str = "crates/queens-core/src/";
const WEB: &str = "web/src/";
const PAGE: &str = "crates/queens-page/src/";
const TEXT: &str = "crates/queens-text/src/";

/// The core with what is each algorithm's own: its file and those below, of `counting` all.
struct Core {
    files: Crate,
    algorithms: Vec<Module>,
}

impl Core {
    /// The algorithms are the modules that the registry imports.
    fn read() -> Self {
        let files = Crate::read(CORE);
        let mut algorithms = Vec::new();
        for arrow in files.arrows() {
            let is_registry = files.module(arrow.from) == ["algorithm"];
            if is_registry && arrow.is_to_module && !arrow.named.is_test {
                algorithms.push(match files.module(arrow.to) {
                    [family, ..] if family == COUNTING => vec![family.clone()],
                    module => module.to_vec(),
                });
            }
        }
        assert_eq!(algorithms.len(), ALL.len(), "{algorithms:?}");
        Self { files, algorithms }
    }

    /// Whether the module is in a folder of searches.
    fn is_search(&self, module: &[String]) -> bool {
        let family = module.first();
        family.is_some() && self.algorithms.iter().any(|it| it.first() == family)
    }

    /// Fails for each arrow for which `forbidden(from, to)`.
    #[track_caller]
    fn check(&self, rule: &str, forbidden: impl Fn(&[String], &[String]) -> bool) {
        let module = |file| self.files.module(file);
        let mut found = self.files.arrows();
        found.retain(|arrow| forbidden(module(arrow.from), module(arrow.to)));
        let findings: Vec<String> = found.iter().map(|it| self.files.words(it)).collect();
        report(rule, &findings);
    }
}

#[test]
fn replay_imports_no_search() {
    let core = Core::read();
    let rule = "replay folds events, whatever search they come from";
    core.check(rule, |from, to| {
        from.first().is_some_and(|room| room == "replay")
            && (to == ["algorithm"] || core.is_search(to))
    });
}

#[test]
fn algorithms_never_import_each_other() {
    let core = Core::read();
    let rule = "algorithms share a machine, never each other";
    core.check(rule, |from, to| {
        let mut owners = core.algorithms.iter().filter(|own| to.starts_with(own));
        let is_foreign = owners.any(|own| !from.starts_with(own));
        // The engine of shards counts by halves, depth first, or by frames.
        let is_counting = from.first().is_some_and(|room| room == COUNTING);
        let asks = is_counting && to.starts_with(&FRAMES.map(str::to_owned));
        core.is_search(from) && is_foreign && !to.starts_with(from) && !asks
    });
}

#[test]
fn the_registry_is_the_only_importer_of_searches() {
    let core = Core::read();
    let rule = "only `algorithm` knows which searches there are";
    let is_engine = |to: &[String]| to[0] == COUNTING || to.starts_with(&FRAMES.map(str::to_owned));
    core.check(rule, |from, to| {
        let may = from.is_empty() || from == ["algorithm"] || core.is_search(from);
        // Prospects, puzzles and checks ask the engines, as other crates do.
        let asks = from
            .first()
            .is_some_and(|room| ["prospect", "puzzle", "check"].contains(&room.as_str()))
            && is_engine(to);
        core.is_search(to) && !may && !asks
    });
    for room in [
        "crates/queens-worker/src/",
        "crates/queens-cli/src/",
        "crates/queens-npm/src/",
        "crates/queens-draw/src/",
        "crates/queens-programs/src/",
        PAGE,
        TEXT,
        WEB,
    ] {
        check(rule, room, |_, path| {
            let names: Vec<String> = path.iter().map(|name| (*name).to_owned()).collect();
            let to = match path {
                ["queens_core", _, ..] => core.files.resolve(&[], &names[1..]),
                _ => None,
            };
            let to = to.map(|(file, _)| core.files.module(file));
            to.is_some_and(|to| core.is_search(to) && !is_engine(to))
        });
    }
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
    let keys = address_keys();
    assert!(keys.iter().any(|key| key == "fixed"), "{keys:?}");
    let mut findings = Vec::new();
    for file in files(&[PAGE, TEXT, WEB], &[".rs"]) {
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
        "addresses are read and written in `permalink` only",
        &findings,
    );
}

/// The keys of the address: the variants of `Key` in `permalink.rs`, each of one word.
fn address_keys() -> Vec<String> {
    let path = format!("{PAGE}permalink.rs");
    let files = files(&[PAGE], &[".rs"]);
    let file = files.iter().find(|file| file.path == path);
    let text = &file.expect("permalink.rs").text;
    let variants = text.split_once("pub enum Key {").expect("the keys").1;
    let variants = variants.split_once('}').expect("their end").0;
    let names = variants.split(',').map(str::trim);
    let names = names.filter(|name| !name.is_empty());
    names.map(str::to_lowercase).collect()
}

/// Fails for each path in the code below `room` for which `forbidden(module, path)`. The module is
/// without `crate`; the path begins with `crate` or with another crate's name.
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
