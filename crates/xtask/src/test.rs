//! `cargo xtask test [STEP…]`: every check there is, in the order in which they are likely to fail.

use std::env;
use std::process::Command;
use std::thread;

use crate::command::{cargo, run as run_to_end};
use crate::failure::{Failure, Outcome};
use crate::step::{Report, Step, Verdict};
use crate::{browser, build, node, package, paths, tidy, tools};

const CORE: &str = "--package=queens-core";
const WORKER: &str = "--package=queens-worker";
const WEB: &str = "--package=queens-web";

/// `tests/browser.rs` of a crate; its other tests run natively and would only be compiled once more.
const BROWSER_TESTS: &str = "--test=browser";

const STEPS: [Step; 9] = [
    Step {
        name: "tools",
        about: "install what is missing",
        needs: None,
        run: |_| {
            tools::ensure(&[&tools::TRUNK, &tools::WASM_BINDGEN, &tools::WASM_PACK])?;
            node::ensure()?;
            browser::ensure().map(drop)
        },
    },
    Step {
        name: "fmt",
        about: "rustfmt has nothing to change",
        needs: None,
        run: |_| run_to_end(cargo().args(["fmt", "--all", "--check"])),
    },
    Step {
        name: "clippy",
        about: "no warning, on this machine's target and on WebAssembly",
        needs: None,
        run: |_| clippy(),
    },
    Step {
        name: "native",
        about: "the tests of every crate on this machine",
        needs: None,
        run: |arguments| {
            let mut tests = cargo();
            tests.args(["test", "--workspace", "--exclude", "queens-tests"]);
            run_to_end(passing(&mut tests, arguments))
        },
    },
    Step {
        name: "tidy",
        about: "headers, lengths, who may import whom, colours, policy",
        needs: None,
        run: tidy::run,
    },
    Step {
        name: "wasm",
        about: "the tests of core and worker inside a browser",
        needs: None,
        run: wasm,
    },
    Step {
        name: "build",
        about: "the release page that the next step opens",
        needs: None,
        run: |_| build::page_into(&paths::test_dist()),
    },
    Step {
        name: "page",
        about: "the page in a browser, with axe",
        needs: Some("build"),
        run: page,
    },
    Step {
        name: "package",
        about: "the core as an npm package, run under Node",
        needs: None,
        run: |_| package::run(&[]),
    },
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (names, passed_on) = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let mut reports: Vec<Report> = Vec::new();
    for step in chosen(names)? {
        reports.push(step.perform(passed_on, &reports));
    }

    println!("\nSteps:");
    for report in &reports {
        println!("{}", report.line());
    }
    let unfinished: Vec<&'static str> = reports
        .iter()
        .filter(|report| report.verdict != Verdict::Passed)
        .map(|report| report.name)
        .collect();
    println!(
        "{} of {} steps passed",
        reports.len() - unfinished.len(),
        reports.len()
    );
    if unfinished.is_empty() {
        Ok(())
    } else {
        Err(Failure::Steps(unfinished))
    }
}

/// The names of all steps, for help and for messages.
pub(crate) fn step_names() -> String {
    STEPS.map(|step| step.name).join(" ")
}

/// All steps, or the named ones with those that they need, in the table's order.
fn chosen(names: &[String]) -> Result<Vec<&'static Step>, Failure> {
    const ALL: &[Step] = &STEPS;
    if let Some(unknown) = names
        .iter()
        .find(|name| ALL.iter().all(|step| step.name != **name))
    {
        return Err(Failure::usage(unknown, &step_names()));
    }
    let named = |step: &Step| names.is_empty() || names.iter().any(|name| name == step.name);
    let needed = |step: &Step| {
        ALL.iter()
            .any(|other| named(other) && other.needs == Some(step.name))
            && env::var_os("QUEENS_DIST").is_none()
    };
    Ok(ALL
        .iter()
        .filter(|step| named(step) || needed(step))
        .collect())
}

fn clippy() -> Outcome {
    tools::ensure(&[])?;
    let strict = ["--", "--deny", "warnings"];
    run_to_end(
        cargo()
            .args(["clippy", "--workspace", "--all-targets"])
            .args(strict),
    )?;
    let mut wasm = cargo();
    wasm.args(["clippy", "--target", tools::WASM_TARGET, CORE, WORKER, WEB]);
    run_to_end(wasm.args(["--lib", "--bins", BROWSER_TESTS]).args(strict))
}

fn wasm(arguments: &[String]) -> Outcome {
    tools::ensure(&[&tools::WASM_BINDGEN])?;
    let driver = browser::ensure()?;
    let mut tests = cargo();
    tests.args([
        "test",
        "--target",
        tools::WASM_TARGET,
        CORE,
        WORKER,
        BROWSER_TESTS,
    ]);
    tests.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
        "wasm-bindgen-test-runner",
    );
    run_to_end(passing(tests.env("CHROMEDRIVER", driver), arguments))
}

fn page(arguments: &[String]) -> Outcome {
    node::ensure()?;
    let driver = browser::ensure()?;
    let mut tests = cargo();
    tests.args([
        "test",
        "--package",
        "queens-tests",
        "--lib",
        "--test",
        "page",
    ]);
    tests.env("CHROMEDRIVER", driver);
    if env::var_os("QUEENS_DIST").is_none() {
        tests.env("QUEENS_DIST", paths::test_dist());
    }
    if env::var_os("RUST_TEST_THREADS").is_none() {
        // Each test has a browser of its own; more of them than cores would only time out.
        let cores = thread::available_parallelism().map_or(1, usize::from);
        tests.env("RUST_TEST_THREADS", cores.min(8).to_string());
    }
    run_to_end(passing(&mut tests, arguments))
}

/// Hands the reader's own arguments to the test binaries.
fn passing<'command>(tests: &'command mut Command, arguments: &[String]) -> &'command mut Command {
    if !arguments.is_empty() {
        tests.arg("--").args(arguments);
    }
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(asked: &[&str]) -> Vec<&'static str> {
        let asked: Vec<String> = asked.iter().map(|name| (*name).to_owned()).collect();
        chosen(&asked)
            .expect("known steps")
            .iter()
            .map(|step| step.name)
            .collect()
    }

    #[test]
    fn without_names_every_step_runs() {
        assert_eq!(names(&[]).len(), STEPS.len());
    }

    #[test]
    fn a_named_step_brings_along_what_it_needs() {
        assert_eq!(names(&["page", "fmt"]), ["fmt", "build", "page"]);
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert!(chosen(&["fnt".to_owned()]).is_err());
    }
}
