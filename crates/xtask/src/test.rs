//! `cargo xtask test [STEP…]`: all checks, in the order in which they are likely to fail.

use std::ffi::OsString;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::command::{command, run_to_end};
use crate::driver::{self, Driver};
use crate::usage::usage;
use crate::{browser, build, cluster, decoders, node, package, programs, tex, tidy, tools};

/// A check: its name on the command line, what it is about, and how it runs. Its arguments go to the test binaries.
type Step = (&'static str, &'static str, fn(&[String]) -> Result<()>);

/// A new check is one entry here.
const STEPS: [Step; 15] = [
    ("tools", "install what is missing", |_| ensure_tools()),
    ("fmt", "rustfmt has nothing to change", |_| {
        run("cargo fmt --all --check")
    }),
    (
        "clippy",
        "no warning, on this machine's target and on WebAssembly",
        |_| clippy(),
    ),
    (
        "native",
        "the tests of every crate on this machine",
        |arguments| {
            cargo_test(
                "cargo test --workspace --exclude queens-tests",
                arguments,
                &[],
            )
        },
    ),
    (
        "library",
        "the core as others use it: without features, its documentation, its package",
        |_| library(),
    ),
    (
        "tidy",
        "headers, imports, colours, policy, links of documents",
        tidy::run,
    ),
    (
        "licenses",
        "licences and sources of all dependencies, by deny.toml",
        |_| licenses(),
    ),
    (
        "wasm",
        "the tests of core and worker inside a browser",
        wasm,
    ),
    ("page", "the release page in Chromium, with axe", page),
    (
        "firefox",
        "the release page in Firefox, by the tests named for it",
        firefox,
    ),
    (
        "tex",
        "a picture of each problem as TikZ, set by pdfTeX",
        |_| tex::pictures(),
    ),
    (
        "decoders",
        "stills and animations, read by Pillow and apngdis",
        |_| decoders::pictures(),
    ),
    (
        "programs",
        "every program in Python, C++ and Pascal, compiled and run",
        programs::run,
    ),
    (
        "cluster",
        "counts on a Dask cluster, by GNU parallel and as an array of jobs, with losses",
        |_| cluster::run(),
    ),
    (
        "package",
        "the core as an npm package, run under Node; the command as one file",
        |_| package::all(),
    ),
];

pub(crate) fn test(arguments: &[String]) -> Result<()> {
    let (names, rest) = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let (mut lines, mut failed) = (String::new(), Vec::new());
    for (name, about, step) in chosen(names)? {
        println!("\n==> {name}: {about}");
        let started = Instant::now();
        let outcome = step(rest);
        let seconds = started.elapsed().as_secs_f64();
        let verdict = if outcome.is_ok() { "passed" } else { "FAILED" };
        println!("<== {name} {verdict} after {seconds:.1} s");
        lines += &format!("  {name:<12} {verdict} {seconds:>7.1} s\n");
        if let Err(error) = outcome {
            println!("    {error:#}");
            failed.push(*name);
        }
    }
    println!("\nSteps:\n{lines}");
    if !failed.is_empty() {
        let failed = failed.join(" ");
        bail!("failed: {failed}; repeat with: cargo xtask test {failed}");
    }
    Ok(())
}

/// The names of all steps, for help and for messages.
pub(crate) fn step_names() -> String {
    STEPS.map(|(name, ..)| name).join(" ")
}

/// The named steps in the order of the list; all without a name.
fn chosen(names: &[String]) -> Result<Vec<&'static Step>> {
    const ALL: &[Step] = &STEPS;
    let is_step = |name: &&String| ALL.iter().any(|step| step.0 == **name);
    if let Some(unknown) = names.iter().find(|name| !is_step(name)) {
        return Err(usage(unknown, &step_names()));
    }
    let is_named = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.0);
    Ok(ALL.iter().filter(is_named).collect())
}

fn run(line: &str) -> Result<()> {
    run_to_end(&mut command(line))
}

fn ensure_tools() -> Result<()> {
    tools::ensure(&[
        &tools::TRUNK,
        &tools::WASM_BINDGEN,
        &tools::WASM_PACK,
        &tools::CARGO_DENY,
        &tools::GECKODRIVER,
    ])?;
    node::ensure()?;
    browser::ensure_firefox()?;
    browser::ensure().map(drop)
}

fn clippy() -> Result<()> {
    tools::ensure(&[])?;
    const NATIVE: &str = "cargo clippy --workspace --all-targets";
    const WASM: &str = "cargo clippy --target wasm32-unknown-unknown --lib --bins --test browser \
                        --package queens-core --package queens-worker --package queens-web --package queens-start";
    [NATIVE, WASM]
        .iter()
        .try_for_each(|line| run(&format!("{line} -- --deny warnings")))
}

fn library() -> Result<()> {
    run("cargo check --package queens-core --no-default-features")?;
    let mut documentation = command("cargo doc --package queens-core --no-deps");
    run_to_end(documentation.env("RUSTDOCFLAGS", "--deny warnings"))?;
    run("cargo publish --package queens-core --dry-run --allow-dirty")
}

fn licenses() -> Result<()> {
    tools::ensure(&[&tools::CARGO_DENY])?;
    run("cargo deny --locked check licenses bans sources")
}

/// Runs `tests/browser.rs` of core and worker; their other tests run natively.
fn wasm(arguments: &[String]) -> Result<()> {
    tools::ensure(&[&tools::WASM_BINDGEN])?;
    const TESTS: &str = "cargo test --target wasm32-unknown-unknown --test browser \
                         --package queens-core --package queens-worker";
    let driver = Driver::start()?;
    let variables = [
        (
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner".into(),
        ),
        ("CHROMEDRIVER_REMOTE", driver.address().into()),
    ];
    cargo_test(TESTS, arguments, &variables)
}

fn page(arguments: &[String]) -> Result<()> {
    // One more than cores, for there is always one that waits; with many more they would time out.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tests = cores.min(8) + 1;
    programs::ensure_python()?;
    let driver = Driver::start()?;
    const TESTS: &str = "cargo test --package queens-tests --lib --test page";
    of_page(TESTS, arguments, &driver, browser::for_pages(), tests)
}

/// The tests of the page whose names say that they hold everywhere.
fn firefox(arguments: &[String]) -> Result<()> {
    let program = browser::ensure_firefox()?;
    let driver = Driver::of_firefox()?;
    const TESTS: &str = "cargo test --package queens-tests --test page everywhere";
    of_page(TESTS, arguments, &driver, Some(program), 1)
}

/// Runs tests that open a page which is given, or built once for all of them: so many at a time, with this browser.
fn of_page(
    line: &str,
    arguments: &[String],
    driver: &Driver,
    program: Option<PathBuf>,
    tests: usize,
) -> Result<()> {
    node::ensure()?;
    let dist = build::page_for_tests()?;
    let mut variables = vec![
        (driver::ADDRESS, driver.address().into()),
        (build::GIVEN_PAGE, dist.into()),
        ("RUST_TEST_THREADS", tests.to_string().into()),
    ];
    variables.extend(program.map(|program| (browser::CHOSEN, program.into())));
    cargo_test(line, arguments, &variables)
}

/// Runs tests with these variables; the arguments go to the test binaries.
fn cargo_test(line: &str, arguments: &[String], variables: &[(&str, OsString)]) -> Result<()> {
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
        let steps = chosen(&names).expect("known steps");
        steps.iter().map(|step| step.0).collect()
    }

    #[test]
    fn without_names_every_step_runs() {
        assert_eq!(names(&[]).len(), STEPS.len());
    }

    #[test]
    fn named_steps_run_in_the_order_of_the_list() {
        assert_eq!(names(&["page", "fmt"]), ["fmt", "page"]);
    }

    #[test]
    fn an_unknown_step_is_refused() {
        chosen(&["fnt".to_owned()]).expect_err("a refusal");
    }
}
