//! The help of the command line, page by page, as it is in `tests/help`. `UPDATE_EXPECT=1 cargo test -p queens-cli`
//! writes these files again.

use std::collections::BTreeSet;

use crate::command::files::Folder;
use crate::command::{queens, subcommands, succeeds};
use expect_test::expect_file;

#[test]
fn every_page_is_the_one_on_file() {
    expect_file!["../help/queens.txt"].assert_eq(&succeeds("--help"));
    expect_file!["../help/algorithms.txt"].assert_eq(&succeeds("algorithms --help"));
    expect_file!["../help/run.txt"].assert_eq(&succeeds("run --help"));
    expect_file!["../help/trace.txt"].assert_eq(&succeeds("trace --help"));
    expect_file!["../help/draw.txt"].assert_eq(&succeeds("draw --help"));
    expect_file!["../help/animate.txt"].assert_eq(&succeeds("animate --help"));
    expect_file!["../help/check.txt"].assert_eq(&succeeds("check --help"));
    expect_file!["../help/count.txt"].assert_eq(&succeeds("count --help"));
    expect_file!["../help/shards.txt"].assert_eq(&succeeds("shards --help"));
    expect_file!["../help/ledger.txt"].assert_eq(&succeeds("ledger --help"));
    expect_file!["../help/solve.txt"].assert_eq(&succeeds("solve --help"));
    expect_file!["../help/complete.txt"].assert_eq(&succeeds("complete --help"));
    expect_file!["../help/dominate.txt"].assert_eq(&succeeds("dominate --help"));
    expect_file!["../help/tour.txt"].assert_eq(&succeeds("tour --help"));
    expect_file!["../help/puzzle.txt"].assert_eq(&succeeds("puzzle --help"));
    expect_file!["../help/program.txt"].assert_eq(&succeeds("program --help"));
    expect_file!["../help/completions.txt"].assert_eq(&succeeds("completions --help"));
}

#[test]
fn help_has_a_page_for_each_subcommand_by_any_of_its_names() {
    let overview = succeeds("--help");
    for same in ["-h", "help"] {
        assert_eq!(succeeds(same), overview, "{same}");
    }
    assert_eq!(succeeds(""), overview);
    let mut names = subcommands();
    names.retain(|name| *name != "help");
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/help");
    assert_eq!(
        std::fs::read_dir(directory).unwrap().count(),
        1 + names.len()
    );
    for name in names {
        let page = succeeds(&format!("{name} --help"));
        assert!(page.contains(&format!("Usage: queens {name}")), "{page}");
        assert_eq!(succeeds(&format!("{name} -h")), page);
        assert_eq!(succeeds(&format!("help {name}")), page);
    }
}

#[test]
fn every_command_is_in_one_group_of_the_overview() {
    let script = succeeds("completions fish");
    let mut known: Vec<_> = script
        .lines()
        .filter(|line| line.contains("__fish_queens_needs_command"))
        .filter_map(|line| line.split(" -a \"").nth(1)?.split('"').next())
        .collect();
    let mut listed = subcommands();
    known.sort();
    listed.sort();
    assert_eq!(listed, known);
}

/// `queens 0.1.0`, and in a Git checkout the commit with its date: `queens 0.1.0 (abc123def 2026-11-28)`.
#[test]
fn the_version_is_that_of_the_crate_and_names_the_commit() {
    let version = succeeds("--version");
    assert_eq!(succeeds("-V"), version);
    let crate_version = concat!("queens ", env!("CARGO_PKG_VERSION"));
    let rest = version.strip_prefix(crate_version).expect("the version");
    let rest = rest.strip_suffix('\n').expect("one line");
    if !rest.is_empty() {
        let commit = rest.strip_prefix(" (").and_then(|it| it.strip_suffix(')'));
        let (hash, date) = commit.and_then(|it| it.split_once(' ')).expect("a commit");
        assert!(
            hash.len() >= 9 && hash.bytes().all(|it| it.is_ascii_hexdigit()),
            "{version}"
        );
        assert!(
            date.len() == 10 && date.split('-').count() == 3,
            "{version}"
        );
    }
}

#[test]
fn every_shell_gets_a_script_that_knows_the_algorithms() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = succeeds(&format!("completions {shell}"));
        assert!(script.contains("dominate"), "{shell}");
        // The scripts of two shells complete names of options and no values.
        let has_values = script.contains("explicit-stack");
        assert_eq!(
            has_values,
            !matches!(shell, "elvish" | "powershell"),
            "{shell}"
        );
    }
    assert_eq!(queens("completions").status.code(), Some(2));
}

/// The keys of the objects that these commands print, and of the first object of a list of objects in them.
fn printed(commands: &[&str]) -> BTreeSet<String> {
    let lines = commands.iter().map(|command| succeeds(command));
    let lines: Vec<String> = lines.collect();
    let mut keys = BTreeSet::new();
    for line in lines.iter().flat_map(|printed| printed.lines()) {
        let object: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        keys.extend(object.as_object().expect("an object").keys().cloned());
        let listed = object["algorithms"][0].as_object();
        keys.extend(listed.into_iter().flat_map(|it| it.keys().cloned()));
    }
    keys
}

#[test]
fn the_readme_names_the_keys_of_every_object() {
    let readme = include_str!("../../../../README.md");
    let (_, table) = readme.split_once("| object | keys |").unwrap();
    let rows = table
        .lines()
        .skip(2)
        .map_while(|row| row.strip_prefix("| "));
    let named = rows.map(|row| {
        let (_, keys) = row.split_once(" | ").unwrap();
        let words = keys.split('`').skip(1).step_by(2);
        let is_key = |word: &&str| word.bytes().all(|it| it == b'_' || it.is_ascii_lowercase());
        words.filter(is_key).map(str::to_owned).collect()
    });
    let named: Vec<BTreeSet<String>> = named.collect();
    let [
        run,
        sets_run,
        dominate,
        check,
        dominate_plan,
        proof,
        tour,
        solve,
        complete,
        puzzle,
        count,
        shards,
        parts,
        ledgers,
        algorithms,
        trace,
    ] = &named[..]
    else {
        panic!("{named:?}");
    };
    let sets = "--problem domination --algorithm coverage-search -n 5";
    let knight = "--problem knight --algorithm tour-roth -n 5";
    assert_eq!(
        &printed(&["run --algorithm recursive -n 5 --list 1 --draw --json"]),
        run
    );
    // The presets draw no boards.
    let mut preset = run.clone();
    preset.remove("drawings");
    assert_eq!(&printed(&["dominate 5 --json"]), dominate);
    let by_coverage = printed(&["dominate 5 --engine coverage-search --json"]);
    assert_eq!(by_coverage, &preset | sets_run);
    assert_eq!(printed(&["tour 5 5 --json"]), &preset | tour);
    let drawn = |what| printed(&[&format!("run {what} --draw --json")]);
    assert_eq!(drawn(sets), run | sets_run);
    assert_eq!(drawn(knight), run | tour);
    assert_eq!(&printed(&["solve 8 --json"]), solve);
    assert_eq!(&printed(&["complete 8 --json"]), complete);
    assert_eq!(&printed(&["puzzle --seed 7 --json"]), puzzle);
    assert_eq!(&printed(&["count 8 --fundamental --json"]), count);
    assert_eq!(&printed(&["algorithms --json"]), algorithms);
    assert_eq!(&printed(&["dominate 8 --k 4 --plan --json"]), dominate_plan);
    let folder = Folder::new("keys");
    let file = folder.file("output.txt");
    std::fs::write(&file, "1302 2031").expect("a file");
    assert_eq!(&printed(&[&format!("check {file} -n 4 --json")]), check);
    assert_eq!(&printed(&["shards 8 --json"]), shards);
    let folder = Folder::new("keys");
    let [log, ledger] = ["log", "ledger"].map(|name| folder.file(name));
    let written = printed(&[&format!("dominate 8 --k 4 --prove {log} --json")]);
    let checked = printed(&[&format!("dominate 8 --k 4 --check {log} --json")]);
    let of_shard = printed(&[&format!(
        "dominate 8 --k 4 --shards 0..1 --prove {log} --json"
    )]);
    // None of these is refused.
    let refused = BTreeSet::from(["refused".to_owned()]);
    assert_eq!(&(&(&(&written | &checked) | &of_shard) | &refused), proof);
    let part = printed(&[&format!("dominate 8 --k 5 --ledger {ledger} --json")]);
    assert_eq!(&part, parts);
    let told = ["status", "verify --recount 1"].map(|action| {
        let (action, options) = action.split_once(' ').unwrap_or((action, ""));
        printed(&[&format!("ledger {action} {ledger} {options} --json")])
    });
    assert_eq!(&(&told[0] | &told[1]), ledgers);
    let traced = [
        "trace --algorithm half-board -n 5",
        "trace --algorithm min-conflicts -n 6 --seed 1",
        &format!("trace {sets}"),
        "trace --problem domination --algorithm frames -n 4",
        &format!("trace {knight}"),
    ];
    assert_eq!(&printed(&traced), trace);
}
