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
    expect_file!["../help/count.txt"].assert_eq(&succeeds("count --help"));
    expect_file!["../help/dominate.txt"].assert_eq(&succeeds("dominate --help"));
    expect_file!["../help/tour.txt"].assert_eq(&succeeds("tour --help"));
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

#[test]
fn the_readme_names_every_key_of_every_object() {
    let readme = include_str!("../../../../README.md");
    let commands = [
        "run --algorithm recursive -n 5 --json",
        "run --problem domination --algorithm coverage-search -n 5 --json",
        "dominate 5 --count --json",
        "tour 5 5 --json",
        "count 8 --fundamental --json",
        "trace --algorithm recursive -n 4 --events 1",
    ];
    for command in commands {
        let object: serde_json::Value = serde_json::from_str(&succeeds(command)).unwrap();
        for key in object.as_object().unwrap().keys() {
            // A square is named by what it is.
            let is_named = readme.contains(&format!("`{key}`")) || key == "square";
            assert!(is_named, "{command}: {key}");
        }
    }
}
