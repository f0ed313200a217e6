//! `cargo xtask bench [page|worker|large|problems|core]`: measurements, each with its figures on standard output;
//! `large` is a part of `worker`.

use crate::command::{command, run as run_to_end};
use crate::failure::{Failure, Outcome};
use crate::{browser, build, paths};

const ALL: [&str; 4] = ["core", "worker", "problems", "page"];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => ALL.iter().try_for_each(|subject| measure(subject)),
        [subject] => measure(subject),
        [_, extra, ..] => Err(Failure::usage(
            extra,
            "one of core, worker, large, problems, page",
        )),
    }
}

fn measure(subject: &str) -> Outcome {
    match subject {
        "core" => run_to_end(&mut command("cargo bench --package queens-core")),
        "worker" | "large" | "problems" | "page" => in_browser(subject),
        unknown => Err(Failure::usage(
            unknown,
            "core, worker, large, problems or page",
        )),
    }
}

/// The release page, measured by `tests/measure`.
fn in_browser(subject: &str) -> Outcome {
    let driver = browser::ensure()?;
    let dist = paths::test_dist();
    build::page_into(&dist)?;
    let mut measure = command("cargo run --quiet --profile measure --package queens-tests");
    measure.args(["--bin", "measure", "--", subject]);
    run_to_end(measure.env("CHROMEDRIVER", driver).env("QUEENS_DIST", dist))
}
