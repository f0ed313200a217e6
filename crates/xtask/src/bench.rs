//! `cargo xtask bench [page|worker|large|problems|count|core] [N …]`: measurements, with their figures on standard output.
//! `large` is a part of `worker`. `count` takes the sizes of boards; the default is 12 to 16.

use crate::command::{command, run_to_end};
use crate::failure::{Failure, Outcome};
use crate::{browser, build, package, paths};

const ALL: [&str; 5] = ["core", "worker", "problems", "count", "page"];
const SUBJECTS: &str = "one of core, worker, large, problems, count, page";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => ALL.iter().try_for_each(|subject| measure(subject, &[])),
        [subject, sizes @ ..] if subject == "count" => measure(subject, sizes),
        [subject] => measure(subject, &[]),
        [_, extra, ..] => Err(Failure::usage(extra, SUBJECTS)),
    }
}

fn measure(subject: &str, sizes: &[String]) -> Outcome {
    match subject {
        "core" => run_to_end(&mut command("cargo bench --package queens-core")),
        "worker" | "large" | "problems" | "page" => in_browser(subject, &[]),
        "count" => count(sizes),
        unknown => Err(Failure::usage(unknown, SUBJECTS)),
    }
}

/// Exact counts on this machine, under Node and in the browser.
fn count(sizes: &[String]) -> Outcome {
    let board = |size: &String| size.parse().is_ok_and(|n: u8| (12..=18).contains(&n));
    if let Some(size) = sizes.iter().find(|size| !board(size)) {
        return Err(Failure::usage(size, "boards from 12 to 18"));
    }
    let mut native = command("cargo bench --package queens-core --bench counting --");
    run_to_end(native.args(sizes))?;
    let package = package::built()?;
    let mut under_node = command("node crates/queens-npm/bench.mjs");
    run_to_end(under_node.arg(package).args(sizes))?;
    in_browser("count", sizes)
}

/// The release page, measured by `tests/measure`.
fn in_browser(subject: &str, sizes: &[String]) -> Outcome {
    let driver = browser::ensure()?;
    let dist = paths::test_dist();
    build::page_into(&dist)?;
    let mut measure = command("cargo run --quiet --profile measure --package queens-tests");
    measure
        .args(["--bin", "measure", "--", subject])
        .args(sizes);
    run_to_end(measure.env("CHROMEDRIVER", driver).env("QUEENS_DIST", dist))
}
