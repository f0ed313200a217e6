//! `cargo xtask test [STEP…]`: all checks, in the order in which they are likely to fail.

use std::env;
use std::ffi::OsString;
use std::thread;

use crate::command::{command, run_to_end};
use crate::failure::{Failure, Outcome};
use crate::step::{Report, Step, Verdict};
use crate::{browser, build, files, node, package, paths, tidy, tools};

/// The variable with the directory of a page that is built already, for the tests to open.
const GIVEN_PAGE: &str = "QUEENS_DIST";

const STEPS: [Step; 10] = [
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
        run: |_| run_to_end(&mut command("cargo fmt --all --check")),
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
            cargo_test(
                "cargo test --workspace --exclude queens-tests",
                arguments,
                &[],
            )
        },
    },
    Step {
        name: "library",
        about: "the core as others use it: without features, its documentation, its package",
        needs: None,
        run: |_| library(),
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
    let (names, rest) = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let mut reports: Vec<Report> = Vec::new();
    for step in chosen(names, env::var_os(GIVEN_PAGE))? {
        reports.push(step.perform(rest, &reports));
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

/// All steps, or the named ones with those that they need, in the table's order. With a page that is built already no
/// step needs another.
fn chosen(names: &[String], page: Option<OsString>) -> Result<Vec<&'static Step>, Failure> {
    const ALL: &[Step] = &STEPS;
    let known = |name: &&String| ALL.iter().any(|step| step.name == **name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        return Err(Failure::usage(unknown, &step_names()));
    }
    let named = |step: &Step| names.is_empty() || names.iter().any(|name| name == step.name);
    let needed = |step: &Step| {
        page.is_none()
            && ALL
                .iter()
                .any(|other| named(other) && other.needs == Some(step.name))
    };
    Ok(ALL
        .iter()
        .filter(|step| named(step) || needed(step))
        .collect())
}

fn clippy() -> Outcome {
    tools::ensure(&[])?;
    const NATIVE: &str = "cargo clippy --workspace --all-targets";
    const WASM: &str = "cargo clippy --target wasm32-unknown-unknown --lib --bins --test browser \
                        --package queens-core --package queens-worker --package queens-web";
    for line in [NATIVE, WASM] {
        run_to_end(&mut command(&format!("{line} -- --deny warnings")))?;
    }
    Ok(())
}

fn library() -> Outcome {
    run_to_end(&mut command(
        "cargo check --package queens-core --no-default-features",
    ))?;
    let mut documentation = command("cargo doc --package queens-core --no-deps");
    run_to_end(documentation.env("RUSTDOCFLAGS", "--deny warnings"))?;
    run_to_end(&mut command(
        "cargo publish --package queens-core --dry-run --allow-dirty",
    ))
}

/// Runs `tests/browser.rs` of core and worker; their other tests run natively.
fn wasm(arguments: &[String]) -> Outcome {
    tools::ensure(&[&tools::WASM_BINDGEN])?;
    const TESTS: &str = "cargo test --target wasm32-unknown-unknown --test browser \
                         --package queens-core --package queens-worker";
    let runner = "wasm-bindgen-test-runner".into();
    // Browsers leave folders behind.
    let left = paths::target().join("browser");
    files::make_directory(&left)?;
    let variables = [
        ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner),
        ("CHROMEDRIVER", browser::ensure()?.into_os_string()),
        ("TMPDIR", left.clone().into()),
    ];
    let outcome = cargo_test(TESTS, arguments, &variables);
    files::remove_directory(&left)?;
    outcome
}

fn page(arguments: &[String]) -> Outcome {
    node::ensure()?;
    // Each test has its own browser; more browsers than cores would time out.
    let cores = thread::available_parallelism()
        .map_or(1, usize::from)
        .min(8);
    let variables = [
        ("CHROMEDRIVER", browser::ensure()?.into_os_string()),
        (
            GIVEN_PAGE,
            env::var_os(GIVEN_PAGE).unwrap_or_else(|| paths::test_dist().into()),
        ),
        ("RUST_TEST_THREADS", cores.to_string().into()),
    ];
    cargo_test(
        "cargo test --package queens-tests --lib --test page",
        arguments,
        &variables,
    )
}

/// Runs tests with these variables; the arguments go to the test binaries.
fn cargo_test(line: &str, arguments: &[String], variables: &[(&str, OsString)]) -> Outcome {
    let mut tests = command(line);
    tests.envs(variables.iter().map(|(name, value)| (name, value)));
    if !arguments.is_empty() {
        tests.arg("--").args(arguments);
    }
    run_to_end(&mut tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Vec<&'static str> {
        let names: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        chosen(&names, None)
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
    fn a_named_step_comes_with_the_steps_it_needs() {
        assert_eq!(names(&["page", "fmt"]), ["fmt", "build", "page"]);
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert!(chosen(&["fnt".to_owned()], None).is_err());
    }
}
