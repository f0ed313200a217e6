//! Compares the help of every command with a file in `tests/help`. `UPDATE_EXPECT=1 cargo test -p queens-cli` rewrites
//! the files.

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

/// The version is `queens 0.2.0` or, in a Git checkout, `queens 0.2.0 (abc123def 2026-11-28)`.
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
fn every_shell_gets_a_script_that_completes_the_algorithms() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = succeeds(&format!("completions {shell}"));
        assert!(script.contains("dominate"), "{shell}");
        // The scripts of two shells complete the names of options, but not their values.
        let has_values = script.contains("explicit-stack");
        assert_eq!(
            has_values,
            !matches!(shell, "elvish" | "powershell"),
            "{shell}"
        );
    }
    assert_eq!(queens("completions").status.code(), Some(2));
}
