//! Compares the objects of `--json` and the events of `trace` with the tables of docs/JSON.md.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::Value;

use crate::command::files::Folder;
use crate::command::{queens, succeeds};

const DOCUMENT: &str = include_str!("../../../../docs/JSON.md");

/// The number of rows for objects inside other objects. These rows are the last ones of the table.
const NESTED: usize = 6;

/// The keys of an object, from a row of the document.
#[derive(Clone, Default)]
struct Object {
    always: BTreeSet<String>,
    sometimes: BTreeSet<String>,
}

/// The documented keys and types, and the keys that the commands have printed so far.
struct Keys {
    objects: BTreeMap<String, Object>,
    types: BTreeMap<String, String>,
    /// The printed keys, as pairs of object and key. `valued` contains the keys that had a value.
    seen: BTreeSet<(String, String)>,
    valued: BTreeSet<String>,
}

/// The cells of each row of the table under a heading.
fn rows(heading: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let (_, section) = DOCUMENT.split_once(heading).expect("the heading");
    let lines = section.lines().skip_while(|line| !line.starts_with('|'));
    let table = lines.take_while(|line| line.starts_with('|')).skip(2);
    table.map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
}

/// The words in backticks, without options.
fn names(cell: &str) -> Vec<String> {
    let quoted = cell.split('`').skip(1).step_by(2);
    let names = quoted.filter(|name| !name.starts_with("--"));
    names.map(str::to_owned).collect()
}

/// The keys and their types in the table under a heading.
fn types(heading: &str) -> Vec<(String, String)> {
    let row = |row: Vec<&str>| {
        let names = names(row[0]).into_iter();
        names
            .map(|name| (name, row[1].to_owned()))
            .collect::<Vec<_>>()
    };
    rows(heading).flat_map(row).collect()
}

/// The type of a value, with the name that the document uses. The type of an empty array is `array`.
fn type_of(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) => "boolean".to_owned(),
        Value::Number(_) => "number".to_owned(),
        Value::String(_) => "string".to_owned(),
        Value::Object(_) => "object".to_owned(),
        Value::Array(items) => {
            let types: BTreeSet<_> = items.iter().map(type_of).collect();
            let kinds: BTreeSet<_> = types
                .iter()
                .map(|name| name.split(' ').next().unwrap_or_default())
                .collect();
            assert!(kinds.len() < 2, "one type in {value}");
            kinds
                .first()
                .map_or("array".to_owned(), |kind| format!("array of {kind}s"))
        }
    }
}

impl Keys {
    fn new() -> Keys {
        let mut objects = BTreeMap::new();
        let rows: Vec<_> = rows("## The objects").collect();
        let every = names(rows[0][1]);
        for (at, row) in rows.iter().enumerate().skip(1) {
            // The last rows describe objects inside other objects.
            let is_nested = at + NESTED >= rows.len();
            for name in names(row[0]) {
                let mut always: BTreeSet<_> = names(row[1]).into_iter().collect();
                if !is_nested {
                    always.extend(every.iter().cloned());
                }
                let sometimes = names(row[2]).into_iter().collect();
                objects.insert(name, Object { always, sometimes });
            }
        }
        let tables = [
            "## The keys of searches",
            "## The keys of counts",
            "## The keys of puzzles",
        ];
        let mut types = BTreeMap::new();
        for (key, kind) in tables.into_iter().flat_map(self::types) {
            assert_eq!(types.insert(key.clone(), kind), None, "{key} has two rows");
        }
        Keys {
            objects,
            types,
            seen: BTreeSet::new(),
            valued: BTreeSet::new(),
        }
    }

    /// Compares a printed object with the object `name` of the document. `at` is the command.
    fn see(&mut self, name: &str, value: &Value, at: &str) {
        let object = self.objects.get(name).cloned();
        let object = object.unwrap_or_else(|| panic!("{name} is not in the document"));
        let map = value.as_object().expect("an object");
        let keys: BTreeSet<String> = map.keys().cloned().collect();
        let missing: Vec<_> = object.always.difference(&keys).collect();
        assert!(missing.is_empty(), "{at}: {name} lacks {missing:?}");
        for (key, value) in map {
            let is_listed = object.always.contains(key) || object.sometimes.contains(key);
            assert!(is_listed, "{at}: {name} has {key}, which is not listed");
            self.see_value(key, value, at);
            self.seen.insert((name.to_owned(), key.clone()));
        }
    }

    fn see_value(&mut self, key: &str, value: &Value, at: &str) {
        let documented = self.types.get(key);
        let documented = documented.unwrap_or_else(|| panic!("{key} has no row"));
        let (kind, is_nullable) = match documented.strip_suffix(" or null") {
            Some(kind) => (kind, true),
            None => (&documented[..], false),
        };
        let found = type_of(value);
        let fits = match &found[..] {
            "null" => is_nullable,
            "array" => kind.starts_with("array"),
            found => found == kind,
        };
        assert!(
            fits,
            "{at}: {key} is {found}, and {documented} in the document"
        );
        if !matches!(&found[..], "null" | "array") {
            self.valued.insert(key.to_owned());
        }
        let nested = match key {
            "operations" => {
                let counters = value.as_object().expect("an object");
                for (name, value) in counters {
                    let kind = self.types.get(name);
                    let is_string = kind.is_none_or(|kind| kind.starts_with("string"));
                    assert!(value.is_string() && is_string, "{at}: {name}");
                }
                return;
            }
            "algorithms" => "algorithms[]",
            key => key,
        };
        match value {
            Value::Object(_) => self.see(nested, value, at),
            Value::Array(items) if kind == "array of objects" => {
                items.iter().for_each(|item| self.see(nested, item, at));
            }
            _ => {}
        }
    }
}

#[test]
fn every_object_has_the_keys_and_types_of_the_document() {
    let folder = Folder::new("objects");
    let file = |name: &str| folder.file(name);
    let [sets, none, part, count] = ["sets", "none", "part", "count"].map(file);
    let [log, shard, boards, cover] = ["log", "shard", "boards", "cover"].map(file);
    let printed = "2 4 1 3\n2 4 1 3\n1 2 3 4\nSolution: what?\n(1,2),\nThere are 2 solutions.\n4 solutions found\nNo solution\n";
    fs::write(&boards, printed).expect("a file");
    fs::write(&cover, "c3\nminimum: 1\n").expect("a file");
    let run = "run --problem domination --algorithm";
    let commands = [
        (
            "run",
            "run --algorithm recursive -n 5 --list 1 --draw".to_owned(),
        ),
        (
            "run",
            "run --algorithm bitmask -n 6 --goal count".to_owned(),
        ),
        (
            "run",
            "run --algorithm half-board -n 6 --goal first".to_owned(),
        ),
        (
            "run",
            "run --algorithm random-rows -n 5 --seed 7".to_owned(),
        ),
        (
            "run",
            "run --algorithm min-conflicts -n 40 --seed 1 --list 1".to_owned(),
        ),
        ("run", format!("{run} coverage-search -n 5 --list 2")),
        ("run", format!("{run} coverage-search -n 4 --goal count")),
        ("run", format!("{run} coverage-search -n 5 --k 2")),
        ("run", format!("{run} frames -n 5 --list 1")),
        (
            "run",
            "run --problem knight --algorithm tour-roth -n 5 --list 1".to_owned(),
        ),
        ("run", "tour 5 5".to_owned()),
        ("run", "tour 4 4 --blocked a4,d4".to_owned()),
        ("run", "count 5 --blocked a1,b2 --fundamental".to_owned()),
        ("run", "tour 3 3".to_owned()),
        ("tour --count", "tour 5 5 --count".to_owned()),
        (
            "tour --count",
            "tour 4 4 --blocked a4,d4 --count".to_owned(),
        ),
        ("dominate", "dominate 1".to_owned()),
        ("dominate", "dominate 1 --variant total".to_owned()),
        ("dominate", "dominate 2 --variant total --one".to_owned()),
        ("dominate", "dominate 3 --k 9".to_owned()),
        ("dominate", "dominate 5".to_owned()),
        ("dominate", "dominate 5 --one".to_owned()),
        ("dominate", "dominate 5 --k 2".to_owned()),
        (
            "dominate",
            "dominate 5 --k 2 --engine coverage-search".to_owned(),
        ),
        ("dominate", "dominate 5 --count".to_owned()),
        (
            "dominate",
            "dominate 4 --count --engine coverage-search".to_owned(),
        ),
        ("dominate --plan", "dominate 8 --k 4 --plan".to_owned()),
        (
            "dominate --prove",
            format!("dominate 8 --k 4 --prove {log}"),
        ),
        (
            "dominate --prove",
            format!("dominate 8 --k 4 --shards 0..1 --prove {shard}"),
        ),
        (
            "dominate --prove",
            format!("dominate 8 --k 5 --prove {shard}"),
        ),
        (
            "dominate --prove",
            format!("dominate 8 --k 4 --check {log}"),
        ),
        (
            "dominate --prove",
            format!("dominate 8 --k 3 --check {shard}"),
        ),
        ("solve", "solve 8".to_owned()),
        ("solve", "solve 8 --seed 1".to_owned()),
        ("solve", "solve 3".to_owned()),
        ("complete", "complete 8 --fixed a1 --count".to_owned()),
        ("complete", "complete 4 --fixed a1".to_owned()),
        ("count", "count 8 --fundamental".to_owned()),
        ("count", "count 13".to_owned()),
        (
            "count --shards",
            format!("count 13 --shards 0..2 --ledger {part}"),
        ),
        (
            "count --shards",
            format!("count 13 --shards 0..16 --ledger {count}"),
        ),
        (
            "count --shards",
            format!("dominate 8 --k 5 --ledger {sets}"),
        ),
        (
            "count --shards",
            format!("dominate 8 --k 4 --ledger {none}"),
        ),
        ("shards", "shards 12 --fixed a1".to_owned()),
        ("ledger status", format!("ledger status {part}")),
        ("ledger status", format!("ledger status {none}")),
        (
            "ledger verify",
            format!("ledger verify {count} --recount 1"),
        ),
        (
            "ledger verify",
            format!("ledger verify {none} --recount 99"),
        ),
        ("ledger verify", format!("ledger verify {sets}")),
        ("puzzle", "puzzle --seed 1 -n 6".to_owned()),
        ("puzzle", "puzzle --date 2026-11-01 -n 6".to_owned()),
        (
            "puzzle",
            "puzzle --problem domination --seed 1 -n 6".to_owned(),
        ),
        ("check", format!("check {boards} -n 4")),
        ("check", format!("check {boards} -n 32 --goal first")),
        ("check", format!("check {cover} --problem domination -n 3")),
        ("algorithms", "algorithms".to_owned()),
    ];
    let mut keys = Keys::new();
    for (name, command) in commands {
        let output = queens(&format!("{command} --json"));
        let status = output.status.code();
        assert!(matches!(status, Some(0 | 1)), "{command}: {output:?}");
        let text = String::from_utf8(output.stdout).expect("text");
        assert_eq!(text.lines().count(), 1, "{command}: {text}");
        let value: Value = serde_json::from_str(&text).expect("an object");
        assert_eq!(value["schema"], 1, "{command}");
        keys.see(name, &value, &command);
    }
    // A row with two names describes one object. The commands print it under the first name.
    let named_twice = ["tour", "dominate --check", "dominate --ledger"];
    for (name, object) in &keys.objects {
        for key in object.always.union(&object.sometimes) {
            let seen = keys.seen.contains(&(name.clone(), key.clone()));
            assert!(seen || named_twice.contains(&&name[..]), "{name} {key}");
        }
    }
    for key in keys.types.keys() {
        assert!(keys.valued.contains(key), "{key} never had a value");
    }
}

#[test]
fn every_event_has_the_keys_and_types_of_the_document() {
    let types: Vec<_> = types("## The events of `trace`");
    let heading: Vec<_> = types.iter().map(|(key, _)| &key[..]).collect();
    let csv = succeeds("trace --algorithm recursive -n 4 --events 1 --format csv");
    let mut found: Vec<_> = csv.lines().next().expect("a heading").split(',').collect();
    let mut listed = heading.clone();
    found.sort_unstable();
    listed.sort_unstable();
    assert_eq!(found, listed);
    let types: BTreeMap<_, _> = types.into_iter().collect();
    let mut seen = BTreeSet::new();
    for command in [
        "trace --algorithm half-board -n 5 --events 999",
        "trace --algorithm permutations -n 4 --events 99",
        "trace --algorithm random-rows -n 4 --seed 1 --events 99",
        "trace --problem domination --algorithm move-one -n 4 --events 99",
        "trace --problem domination --algorithm frames -n 4 --events 99",
        "trace --problem knight --algorithm tour-roth -n 5 --events 99",
    ] {
        for line in succeeds(command).lines() {
            let event: Value = serde_json::from_str(line).expect("an object");
            for (key, value) in event.as_object().expect("an object") {
                assert_eq!(Some(&type_of(value)), types.get(key), "{command}: {key}");
                seen.insert(key.clone());
            }
        }
    }
    let all: BTreeSet<_> = types.into_keys().collect();
    assert_eq!(seen, all);
}
