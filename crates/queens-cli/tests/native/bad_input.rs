//! Bad input is refused: status 2, nothing on standard output, and one line on standard error that names the argument,
//! its value and what is allowed.

use crate::command::{check, command, ids, queens, succeeds};

/// The options of `run`, as a refusal lists them.
const OPTIONS: &str = "--problem, --algorithm, -n, -m, --fixed, --goal, --symmetry, --variant, --k, \
                       --seed, --cap, --list";

#[test]
fn options_are_refused_with_their_value_and_what_is_allowed() {
    let sizes = "allowed for recursive are whole numbers from 1 to 32";
    let squares = "allowed are squares of the 8×8 board, such as a1,b3";
    let steps = "allowed are whole numbers from 0 to";
    for (options, refusal) in [
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
        ("--frobnicate", "--frobnicate"),
        ("--frobnicate=9", "--frobnicate 9"),
        ("-x", "-x"),
        ("more", "argument more"),
    ] {
        for (subcommand, span) in [("run", ""), ("trace", ", --from, --events")] {
            let allowed = format!("allowed are {OPTIONS}{span}, --draw, --json, --help");
            check(
                &[subcommand, option],
                &format!("{named}: unknown; {allowed}"),
            );
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
        let value = if n.is_empty() { "\"\"" } else { n };
        check(
            &["run", "--algorithm", "recursive", "-n", n],
            &format!("-n {value}: {sizes}"),
        );
    }
}

#[test]
fn a_missing_argument_is_refused() {
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
fn unknown_names_are_refused_with_the_known_ones() {
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
        &format!("--problem rooks: allowed are {}", problems.join(", ")),
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
        "--xml: unknown; allowed are --json, --help",
    );
    check(
        &["--frobnicate"],
        "--frobnicate: unknown; allowed are algorithms, run, trace, count, dominate, tour, --help, --version",
    );
}

#[test]
fn the_span_of_a_trace_is_given_in_steps() {
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
        &format!("--from: unknown; allowed are {OPTIONS}, --draw, --json, --help"),
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
    assert_eq!(line, "queens: --goal \u{fffd}a: allowed is text in UTF-8\n");
}

#[test]
fn help_and_version_are_printed_with_status_0() {
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
fn an_unwritable_output_is_reported_with_status_2() {
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
fn a_message_is_written_in_full_without_a_terminal() {
    let output = queens("run --algorithm recursive -n 99");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "queens: -n 99: allowed for recursive are whole numbers from 1 to 32\n"
    );
}
