//! The help of the command line, page by page, as it stands in `tests/help`. `UPDATE_EXPECT=1 cargo test -p queens-cli`
//! writes these files anew.

use crate::command::{queens, succeeds};
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
    let commands = overview.lines().skip_while(|line| *line != "Commands:");
    let commands = commands.skip(1).take_while(|line| !line.is_empty());
    let mut names: Vec<_> = commands
        .filter_map(|line| line.split_whitespace().next())
        .collect();
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
fn the_version_is_that_of_the_crate() {
    let version = concat!("queens ", env!("CARGO_PKG_VERSION"), "\n");
    for option in ["--version", "-V"] {
        assert_eq!(succeeds(option), version);
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
