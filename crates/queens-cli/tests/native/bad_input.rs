//! Bad input is refused: status 2, nothing on standard output, and one line on standard error that names the argument,
//! its value and what is allowed.

use crate::command::{check, command, ids, queens};
use queens_core::algorithm;

/// The options of `run`, as a refusal lists them.
const OPTIONS: &str = "--problem, --algorithm, -n, -m, --fixed, --goal, --symmetry, --variant, --k, \
                       --seed, --cap, --list, --draw, --json";

#[test]
fn options_are_refused_with_their_value_and_what_is_allowed() {
    let sizes = "allowed for recursive are whole numbers from 1 to 32";
    let squares = "allowed are squares of the 8×8 board, such as a1,b3";
    let names = "is not a square; allowed are names such as a1 or b3";
    let steps = "allowed are whole numbers from 0 to";
    for (options, refusal) in [
        (
            "--goal some",
            "--goal some: allowed are first, all, count".to_owned(),
        ),
        (
            "--goal ALL",
            "--goal ALL: allowed are first, all, count".to_owned(),
        ),
        (
            "--symmetry half",
            "--symmetry half: allowed are all, fundamental; did you mean all?".to_owned(),
        ),
        ("--fixed z", format!("--fixed z: “z” {names}")),
        ("--fixed a1,,b3", format!("--fixed a1,,b3: “” {names}")),
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
            "--k 5: queens asks for no number of queens; allowed is to leave it out".to_owned(),
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
            "--goal: its value is missing; allowed are first, all, count".to_owned(),
        ),
        (
            "--json=yes",
            "--json yes: it takes no value; allowed is the option alone".to_owned(),
        ),
    ] {
        for subcommand in ["run", "trace"] {
            let mut arguments = vec![subcommand, "--algorithm", "recursive", "-n", "8"];
            arguments.extend(options.split(' '));
            check(&arguments, &refusal);
        }
    }
    for (option, named) in [
        ("--zyx", "--zyx"),
        ("--zyx 9", "--zyx 9"),
        ("--zyx=9", "--zyx 9"),
        // The next option is no value.
        ("--zyx --json", "--zyx"),
        ("-x", "-x"),
        ("more", "argument more"),
    ] {
        for (subcommand, span) in [("run", ""), ("trace", ", --from, --events, --format")] {
            let allowed = format!("allowed are {OPTIONS}{span}, --help");
            let mut arguments = vec![subcommand];
            arguments.extend(option.split(' '));
            check(&arguments, &format!("{named}: unknown; {allowed}"));
        }
    }
    let widest = "allowed are whole numbers from 1 to 2000";
    for (n, sizes) in [
        ("33", sizes),
        ("99", sizes),
        ("0", widest),
        ("-3", widest),
        ("8.5", widest),
        ("", widest),
        ("eight", widest),
        ("99999999999999999999", widest),
        ("1e3", widest),
        ("+", widest),
    ] {
        let value = if n.is_empty() { "\"\"" } else { n };
        check(
            &["run", "--algorithm", "recursive", "-n", n],
            &format!("-n {value}: {sizes}"),
        );
    }
}

const SUBCOMMANDS: &str = "algorithms, run, trace, draw, animate, count, shards, ledger, solve, check, complete, dominate, tour, puzzle, program, completions, help, --help, --version";

#[test]
fn a_missing_argument_is_refused() {
    check(
        &[],
        &format!("SUBCOMMAND: missing; allowed are {SUBCOMMANDS}"),
    );
    let ids = algorithm::ALL.map(|algorithm| algorithm.id).join(", ");
    check(
        &["run", "-n", "8"],
        &format!("--algorithm: missing; allowed are {ids}"),
    );
    check(
        &["run", "--algorithm", "bitmask"],
        "-n: missing; allowed is the number of files and ranks: at most 32, or more if the algorithm serves large boards",
    );
}

#[test]
fn unknown_names_are_refused_with_the_known_ones() {
    let run = |option, value| ["run", option, value, "-n", "8"];
    let all = algorithm::ALL.map(|algorithm| algorithm.id).join(", ");
    check(
        &run("--algorithm", "quantum"),
        &format!("--algorithm quantum: allowed are {all}"),
    );
    check(
        &run("--algorithm", "recursiv"),
        &format!("--algorithm recursiv: allowed are {all}; did you mean recursive?"),
    );
    check(
        &run("--algorithm", "tour-roth"),
        &format!(
            "--algorithm tour-roth: it solves knight; allowed is --problem knight, or one of {}",
            ids()
        ),
    );
    let problems: Vec<_> = algorithm::problems()
        .map(|problem| problem.name())
        .collect();
    check(
        &run("--problem", "rooks"),
        &format!("--problem rooks: allowed are {}", problems.join(", ")),
    );
    for name in ["juggle", "zzz"] {
        check(
            &[name, "8"],
            &format!("SUBCOMMAND {name}: allowed are {SUBCOMMANDS}"),
        );
    }
    // Of two that are like it, the likelier one.
    for (name, like) in [("cuont", "count"), ("tun", "run")] {
        check(
            &[name, "8"],
            &format!("SUBCOMMAND {name}: allowed are {SUBCOMMANDS}; did you mean {like}?"),
        );
    }
    check(
        &["algorithms", "--xml"],
        "--xml: unknown; allowed are --json, --help",
    );
    check(
        &["algorithms", "--jso"],
        "--jso: unknown; allowed are --json, --help; did you mean --json?",
    );
    check(
        &["--frobnicate"],
        &format!("--frobnicate: unknown; allowed are {SUBCOMMANDS}"),
    );
}

#[test]
fn the_span_of_a_trace_is_given_in_steps_and_its_format_by_name() {
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
        &trace("--format", "xml"),
        "--format xml: allowed are jsonl, csv",
    );
    check(
        &["run", "--algorithm", "bitmask", "-n", "8", "--from", "5"],
        &format!("--from 5: unknown; allowed are {OPTIONS}, --help"),
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
fn a_value_that_is_not_text_is_refused() {
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
fn a_message_is_written_in_full_without_a_terminal() {
    let output = queens("run --algorithm recursive -n 99");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "queens: -n 99: allowed for recursive are whole numbers from 1 to 32\n"
    );
}
