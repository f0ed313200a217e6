//! `cargo xtask bench [--record] [SUBJECT] [N …]`: runs measurements and prints their results. `--record` adds the
//! results to the record of this day and machine, and rewrites `benchmarks/RESULTS.md`. `large` is a part of `worker`
//! and has no record. `count` and `scale` accept board sizes; the defaults are 12 to 16 and 22 to 27.

mod record;
mod report;

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::command::{command, failure, run_to_end};
use crate::driver::{self, Driver};
use crate::usage::usage;
use crate::{build, package};
use anyhow::Result;
use record::{Figure, Record};

/// The subjects that run by default, in the order of the tables.
const ALL: [&str; 8] = [
    "core",
    "worker",
    "problems",
    "domination",
    "puzzles",
    "count",
    "scale",
    "page",
];
/// The subjects that run only if they are named: a part of `worker`, and the tables from all records.
const OTHERS: [&str; 2] = ["large", "report"];

/// The names of all subjects, for the help and for error messages.
pub(crate) fn subjects() -> String {
    [&ALL[..], &OTHERS].concat().join(" ")
}

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let (options, words): (Vec<&String>, Vec<&String>) =
        arguments.iter().partition(|word| word.starts_with('-'));
    if let Some(unknown) = options.iter().find(|option| **option != "--record") {
        return Err(usage(unknown, "--record"));
    }
    let is_recorded = !options.is_empty();
    let Some((subject, sizes)) = words.split_first() else {
        return ALL
            .iter()
            .try_for_each(|subject| measure(subject, &[], is_recorded));
    };
    match (subject.as_str(), sizes) {
        ("report", []) => report::write(),
        ("count" | "scale", _) | (_, []) => measure(subject, sizes, is_recorded),
        (_, [extra, ..]) => Err(usage(extra, &subjects())),
    }
}

fn measure(subject: &str, sizes: &[&String], is_recorded: bool) -> Result<()> {
    if is_recorded && !ALL.contains(&subject) {
        return Err(usage(subject, &ALL.join(", ")));
    }
    let figures = measured(subject, sizes)?;
    if is_recorded {
        Record::today()?.add(subject, figures)?;
        report::write()?;
    }
    Ok(())
}

fn measured(subject: &str, sizes: &[&String]) -> Result<Vec<Figure>> {
    match subject {
        "core" => figures(&mut command("cargo bench --package queens-core")),
        "worker" | "large" | "problems" | "page" => in_browser(subject, &[]),
        "domination" => domination(),
        "puzzles" => figures(&mut command(
            "cargo bench --package queens-core --bench puzzles",
        )),
        "count" => count(sizes),
        "scale" => scale(sizes),
        unknown => Err(usage(unknown, &subjects())),
    }
}

/// Measures domination by frames: the long native searches, and the searches in the browser. The subject `core`
/// contains the short native searches.
fn domination() -> Result<Vec<Figure>> {
    let mut native = command("cargo bench --package queens-core --bench domination -- --long");
    let mut all = figures(&mut native)?;
    all.extend(in_browser("domination", &[])?);
    Ok(all)
}

/// Measures exact counts: native, under Node, and in the browser.
fn count(sizes: &[&String]) -> Result<Vec<Figure>> {
    let board = |size: &str| size.parse().is_ok_and(|n: u8| (12..=18).contains(&n));
    if let Some(size) = sizes.iter().find(|size| !board(size)) {
        return Err(usage(size, "boards from 12 to 18"));
    }
    let mut native = command("cargo bench --package queens-core --bench counting --");
    let mut all = figures(native.args(sizes))?;
    let package = package::built()?;
    let mut under_node = command("node crates/queens-npm/bench.mjs");
    all.extend(figures(under_node.arg(package).args(sizes))?);
    all.extend(in_browser("count", sizes)?);
    Ok(all)
}

/// Estimates the cost of exact counts of large boards from a sample of their shards.
fn scale(sizes: &[&String]) -> Result<Vec<Figure>> {
    let board = |size: &str| size.parse().is_ok_and(|n: u8| (22..=27).contains(&n));
    if let Some(size) = sizes.iter().find(|size| !board(size)) {
        return Err(usage(size, "boards from 22 to 27"));
    }
    let mut sampled = command("cargo bench --package queens-core --bench scale --");
    match sizes {
        [] => figures(sampled.args((22..=27).map(|n: u8| n.to_string()))),
        _ => figures(sampled.args(sizes)),
    }
}

/// Measures the release page in a browser, with the program in `tests/measure`.
fn in_browser(subject: &str, sizes: &[&String]) -> Result<Vec<Figure>> {
    let driver = Driver::start()?;
    let dist = build::page_for_tests()?;
    const MEASURE: &str = "--profile measure --package queens-tests --bin measure";
    run_to_end(&mut command(&format!("cargo build --quiet {MEASURE}")))?;
    let mut measure = command(&format!("cargo run --quiet {MEASURE} -- {subject}"));
    measure.args(sizes).env(driver::ADDRESS, driver.address());
    figures(measure.env(build::GIVEN_PAGE, dist))
}

/// Runs a command that prints its results as JSON, one result on each line. Prints each result in readable form as soon
/// as it arrives, and prints other lines unchanged.
fn figures(command: &mut Command) -> Result<Vec<Figure>> {
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| failure(command, error))?;
    let mut figures = Vec::new();
    for line in child
        .stdout
        .take()
        .into_iter()
        .flat_map(|output| BufReader::new(output).lines())
    {
        let line = line.map_err(|error| failure(command, error))?;
        match serde_json::from_str::<Figure>(&line) {
            Ok(figure) => {
                println!("{figure}");
                figures.push(figure);
            }
            Err(_) => println!("{line}"),
        }
    }
    let status = child.wait().map_err(|error| failure(command, error))?;
    if status.success() {
        Ok(figures)
    } else {
        Err(failure(command, status))
    }
}
