//! What cannot be used is refused: status 2, nothing on standard output, and one line on standard error that
//! names the argument, its value and what is allowed.

use crate::command::{command, ids, json, queens, succeeds};

fn check(arguments: &[&str], said: &str) {
    let output = command("").args(arguments).output();
    let output = output.expect("the command starts");
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {line}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert_eq!(line, format!("queens: {said}\n"), "{arguments:?}");
}

#[test]
fn options_are_refused_with_their_value_and_what_is_allowed() {
    let sizes = "allowed for recursive are whole numbers from 1 to 32";
    let squares = "allowed are squares of the 8×8 board, such as a1,b3";
    let steps = "allowed are whole numbers from 0 to";
    for (options, said) in [
        (
            "--goal some",
            "--goal some: allowed for recursive are all, first, count".to_owned(),
        ),
        (
            "--goal ALL",
            "--goal ALL: allowed for recursive are all, first, count".to_owned(),
        ),
        (
            "--symmetry half",
            "--symmetry half: allowed are all, fundamental".to_owned(),
        ),
        (
            "--fixed z",
            format!("--fixed z: “z” is not a square; {squares}"),
        ),
        (
            "--fixed a1,,b3",
            format!("--fixed a1,,b3: “” is not a square; {squares}"),
        ),
        (
            "--fixed a9",
            format!(
                "--fixed a9: a9 is not on the 8×8 board; {squares}, no queen attacking another"
            ),
        ),
        (
            "--fixed i1",
            format!(
                "--fixed i1: i1 is not on the 8×8 board; {squares}, no queen attacking another"
            ),
        ),
        (
            "--fixed a5,a5",
            format!("--fixed a5,a5: a5 is given twice; {squares}, no queen attacking another"),
        ),
        (
            "--fixed c7,a5",
            format!(
                "--fixed c7,a5: c7 and a5 attack each other on a diagonal; {squares}, no queen attacking another"
            ),
        ),
        (
            "--list -1",
            format!("--list -1: {steps} 18446744073709551615"),
        ),
        (
            "--list 1.5",
            format!("--list 1.5: {steps} 18446744073709551615"),
        ),
        (
            "-m 6",
            "-m 6: queens is played on square boards; allowed is 8".to_owned(),
        ),
        (
            "--variant open",
            "--variant open: queens has no variants; allowed is to leave it out".to_owned(),
        ),
        (
            "--k 5",
            "--k 5: queens places n queens; allowed is to leave it out".to_owned(),
        ),
        (
            "--seed 1",
            "--seed 1: recursive makes no random choice; allowed is to leave it out".to_owned(),
        ),
        (
            "--cap 1",
            "--cap 1: recursive has no cap; allowed is to leave it out".to_owned(),
        ),
        (
            "--goal all --goal first",
            "--goal first: --goal all was given before; allowed is one".to_owned(),
        ),
        (
            "-n 9",
            "-n 9: -n 8 was given before; allowed is one".to_owned(),
        ),
        (
            "--goal",
            "--goal: its value is missing; queens --help lists what is allowed".to_owned(),
        ),
        (
            "--frobnicate",
            "--frobnicate: unknown; queens --help lists what is allowed".to_owned(),
        ),
        (
            "-x",
            "-x: unknown; queens --help lists what is allowed".to_owned(),
        ),
        (
            "more",
            "argument more: unknown; queens --help lists what is allowed".to_owned(),
        ),
        (
            "--json=yes",
            "--json yes: it takes no value; allowed is the option alone".to_owned(),
        ),
    ] {
        for subcommand in ["run", "trace"] {
            let mut arguments = vec![subcommand, "--algorithm", "recursive", "-n", "8"];
            arguments.extend(options.split(' '));
            check(&arguments, &said);
        }
    }
    for n in [
        "0",
        "33",
        "99",
        "-3",
        "8.5",
        "",
        "eight",
        "99999999999999999999",
        "1e3",
        "+",
    ] {
        let value = if n.is_empty() {
            String::new()
        } else {
            format!(" {n}")
        };
        check(
            &["run", "--algorithm", "recursive", "-n", n],
            &format!("-n{value}: {sizes}"),
        );
    }
}

#[test]
fn what_is_missing_is_said() {
    let subcommands = "algorithms, run, trace, count, dominate, tour";
    check(
        &[],
        &format!("SUBCOMMAND: missing; allowed are {subcommands} (queens --help says more)"),
    );
    check(
        &["run", "-n", "8"],
        &format!("--algorithm: missing; allowed are {}", ids()),
    );
    check(
        &["run", "--algorithm", "bitmask"],
        "-n: missing; allowed for bitmask are whole numbers from 1 to 32",
    );
}

#[test]
fn unknown_names_are_refused_with_those_there_are() {
    let run = |option, value| ["run", option, value, "-n", "8"];
    check(
        &run("--algorithm", "quantum"),
        &format!("--algorithm quantum: allowed are {}", ids()),
    );
    let problems: Vec<_> = queens_core::algorithm::problems()
        .map(|problem| problem.name())
        .collect();
    check(
        &run("--problem", "rooks"),
        &format!("--problem rooks: allowed is {}", problems.join(", ")),
    );
    check(
        &["dance"],
        "SUBCOMMAND dance: allowed are algorithms, run, trace, count, dominate, tour",
    );
    check(
        &["solve", "8"],
        "SUBCOMMAND solve: not available yet; allowed are algorithms, run, trace, count, dominate, tour",
    );
    check(
        &["algorithms", "--xml"],
        "--xml: unknown; queens --help lists what is allowed",
    );
}

#[test]
fn a_count_neither_traces_nor_lists() {
    let count = ["--algorithm", "bitmask", "-n", "8", "--goal", "count"];
    let with =
        |before: &'static str, after: &[&'static str]| [&[before][..], &count, after].concat();
    check(
        &with("trace", &[]),
        "--goal count: it leaves no trace; allowed are all, first",
    );
    let why = "goal count lists no solution; allowed is to leave it out";
    check(&with("run", &["--list", "5"]), &format!("--list 5: {why}"));
    check(&with("run", &["--draw"]), &format!("--draw: {why}"));
    succeeds("run --algorithm bitmask -n 8 --goal count --list 0");
}

#[test]
fn what_brute_force_cannot_look_at_is_refused_with_the_exact_number() {
    let most = "at most 20000000 are allowed; recursive can serve it";
    for (id, n, space) in [
        ("subsets", "7", "85900584"),
        ("one-per-column", "20", "104857600000000000000000000"),
        ("permutations", "11", "39916800"),
    ] {
        for subcommand in ["run", "trace"] {
            check(
                &[subcommand, "--algorithm", id, "-n", n],
                &format!("-n {n}: {id} would look at {space} candidates, {most}"),
            );
        }
    }
    succeeds("run --algorithm one-per-column -n 9 --fixed a1,b3 --goal first");
    // With one queen to place there are few candidates; the board is too large all the same.
    let rows = json("run --algorithm bitmask -n 13 --goal first --list 1 --json");
    let rows = rows["list"][0].as_array().unwrap().iter();
    let queens = "abcdefghijkl"
        .chars()
        .zip(rows.map(|row| row.as_u64().unwrap() + 1));
    let fixed: Vec<_> = queens.map(|(file, rank)| format!("{file}{rank}")).collect();
    let fixed = fixed.join(",");
    check(
        &[
            "run",
            "--algorithm",
            "permutations",
            "-n",
            "13",
            "--fixed",
            &fixed,
        ],
        "-n 13: allowed for permutations are whole numbers from 1 to 12",
    );
}

#[test]
fn a_draw_that_cannot_end_is_refused() {
    for id in ["random-rows", "random-placement", "min-conflicts"] {
        for n in ["2", "3"] {
            let said = format!("n={n} has no solution, and {id} would not end");
            check(
                &["run", "--algorithm", id, "-n", n, "--seed", "1"],
                &format!("-n {n}: {said}; recursive can serve it"),
            );
        }
        check(
            &["run", "--algorithm", id, "-n", "6", "--goal", "all"],
            &format!("--goal all: allowed for {id} are first"),
        );
        for seed in ["-1", "1.5", "x", "18446744073709551616", ""] {
            let value = if seed.is_empty() {
                String::new()
            } else {
                format!(" {seed}")
            };
            let allowed = "allowed are whole numbers from 0 to 18446744073709551615";
            check(
                &["run", "--algorithm", id, "-n", "6", "--seed", seed],
                &format!("--seed{value}: {allowed}"),
            );
        }
    }
    check(
        &["run", "--algorithm", "random-rows", "-n", "13"],
        "-n 13: allowed for random-rows are whole numbers from 1 to 12",
    );
}

#[test]
fn an_algorithm_that_honours_no_fixed_squares_says_so() {
    check(
        &[
            "run",
            "--algorithm",
            "half-board",
            "-n",
            "8",
            "--fixed",
            "a1",
        ],
        "--fixed a1: half-board cannot honour given queens; recursive can serve it; allowed is to leave it out",
    );
}

#[test]
fn spans_of_a_trace_are_steps() {
    let trace = |option, value| ["trace", "--algorithm", "bitmask", "-n", "8", option, value];
    let allowed = "allowed are whole numbers from 0 to 9007199254740991";
    for value in ["-1", "0.5", "9007199254740992", "1e9", "x"] {
        check(
            &trace("--from", value),
            &format!("--from {value}: {allowed}"),
        );
        check(
            &trace("--events", value),
            &format!("--events {value}: {allowed}"),
        );
    }
    check(
        &["run", "--algorithm", "bitmask", "-n", "8", "--from", "5"],
        "--from: unknown; queens --help lists what is allowed",
    );
}

#[test]
fn hostile_values_stay_on_one_short_line() {
    let long = "a1,".repeat(30_000);
    for value in ["a\nb", "\u{1b}[2J", "\u{202e}", &long] {
        let mut run = command("run --algorithm recursive -n 8 --fixed");
        let output = run.arg(value).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(line.lines().count(), 1, "{line}");
        assert!(line.len() < 400, "{line}");
        assert!(!line.trim_end().chars().any(char::is_control), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn a_value_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;

    let mut run = command("run --algorithm recursive -n 8 --goal");
    let output = run
        .arg(std::ffi::OsStr::from_bytes(&[0xff, b'a']))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        line,
        "queens: argument \u{fffd}a: allowed is text in UTF-8\n"
    );
}

#[test]
fn help_and_version_are_no_errors() {
    let help = succeeds("--help");
    for word in [
        "algorithms",
        "run",
        "trace",
        "--algorithm",
        "--fixed",
        "--events",
        "Exit status",
    ] {
        assert!(help.contains(word), "{word}");
    }
    for same in [
        "-h",
        "help",
        "run --help",
        "trace -h",
        "count -h",
        "algorithms --help",
    ] {
        assert_eq!(succeeds(same), help, "{same}");
    }
    assert!(succeeds("--version").starts_with("queens "));
}

#[test]
fn an_unwritable_output_is_no_panic() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let output = command("algorithms").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let line = String::from_utf8(output.stderr).unwrap();
    assert!(
        line.starts_with("queens: standard output: ") && line.lines().count() == 1,
        "{line}"
    );
}

#[test]
fn a_message_is_written_in_full_even_without_a_terminal() {
    let output = queens("run --algorithm recursive -n 99");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "queens: -n 99: allowed for recursive are whole numbers from 1 to 32\n"
    );
}

#[test]
fn what_only_counts_has_no_other_goal_no_list_and_no_trace() {
    let search = ["--algorithm", "meet-in-the-middle", "-n"];
    let refused = |command: &str, options: &[&str], said: &str| {
        check(&[&[command], &search[..], options].concat(), said);
    };
    for goal in ["all", "first"] {
        let said = format!("--goal {goal}: allowed for meet-in-the-middle are count");
        refused("run", &["8", "--goal", goal], &said);
    }
    let sizes = "-n 28: allowed for meet-in-the-middle are whole numbers from 1 to 27";
    refused("run", &["28"], sizes);
    let list = "--list 3: goal count lists no solution; allowed is to leave it out";
    refused("run", &["8", "--list", "3"], list);
    let others = ids().replace(", meet-in-the-middle", "");
    let traced =
        format!("--algorithm meet-in-the-middle: it leaves no trace; allowed are {others}");
    refused("trace", &["8"], &traced);
}
