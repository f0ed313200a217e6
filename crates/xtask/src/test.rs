//! `cargo xtask test [STEP… [NAME…]]`: runs all checks or some steps. With one step, it can run only the tests whose
//! names contain one of the words.
//!
//! Several steps run in parallel in two lanes: steps that compile the workspace, and steps that run other programs.
//! Each step writes a log, and this program prints one line when a step ends. A single step writes to the terminal.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use anyhow::{Context, Result, bail, ensure};

use crate::command::{cargo_test, command, run_to_end};
use crate::driver::{self, Driver};
use crate::usage::usage;
use crate::{browser, build, cluster, decoders, node, package, paths, programs, tex, tidy, tools};

/// A step, which runs one check. The arguments of `run` are the arguments for the test binaries.
struct Step {
    name: &'static str,
    about: &'static str,
    lane: Lane,
    run: fn(&[String]) -> Result<()>,
}

/// A sequence of steps that run one after another, in parallel with the other sequences.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// Steps that run before the other lanes start.
    First,
    /// Steps that compile the workspace. Cargo runs one such command at a time.
    Compiler,
    /// Steps that run other programs, most of them on one core.
    Programs,
}

const fn step(
    name: &'static str,
    about: &'static str,
    lane: Lane,
    run: fn(&[String]) -> Result<()>,
) -> Step {
    Step {
        name,
        about,
        lane,
        run,
    }
}

/// All steps. The steps of a lane run in this order.
const STEPS: [Step; 15] = [
    step("tools", "install missing tools", Lane::First, |_| {
        ensure_tools()
    }),
    step(
        "fmt",
        "the format of all Rust files; `cargo fmt --all` repairs it",
        Lane::Compiler,
        |_| run("cargo fmt --all --check"),
    ),
    step(
        "clippy",
        "no warning, on this machine's target and on WebAssembly",
        Lane::Compiler,
        |_| clippy(),
    ),
    step(
        "native",
        "the tests of every crate on this machine",
        Lane::Compiler,
        native,
    ),
    step(
        "library",
        "the core without features, its documentation, its package; the command without pictures",
        Lane::Compiler,
        |_| library(),
    ),
    step(
        "tidy",
        "headers, imports, colours, policy, links of documents",
        Lane::Compiler,
        tidy::run,
    ),
    step(
        "wasm",
        "the tests of core and worker inside a browser",
        Lane::Compiler,
        wasm,
    ),
    step(
        "page",
        "the release page in Chromium, with axe",
        Lane::Compiler,
        page,
    ),
    step(
        "firefox",
        "the release page in Firefox, by the tests named for it",
        Lane::Compiler,
        firefox,
    ),
    step(
        "licenses",
        "licences and sources of all dependencies, by deny.toml",
        Lane::Programs,
        |_| licenses(),
    ),
    step(
        "programs",
        "every program in Python, C++ and Pascal, compiled and run",
        Lane::Programs,
        programs::run,
    ),
    step(
        "tex",
        "a picture of each problem as TikZ, set by pdfTeX",
        Lane::Programs,
        |_| tex::pictures(),
    ),
    step(
        "decoders",
        "stills and animations, read by Pillow and apngdis",
        Lane::Programs,
        |_| decoders::pictures(),
    ),
    step(
        "cluster",
        "counts on a Dask cluster, by GNU parallel and as an array of jobs, with losses",
        Lane::Programs,
        |_| cluster::run(),
    ),
    step(
        "package",
        "the core as an npm package, run under Node; the command as one file",
        Lane::Programs,
        |_| package::all(),
    ),
];

pub(crate) fn test(arguments: &[String]) -> Result<()> {
    let selection = Selection::read(arguments)?;
    if let [step] = selection.steps[..] {
        println!("{}: {}", step.name, step.about);
        let repeat = || {
            let arguments = selection.arguments.join(" ");
            format!("repeat with: cargo xtask test {} {arguments}", step.name)
        };
        return (step.run)(&selection.arguments).with_context(repeat);
    }
    let logs = paths::target().join("steps");
    fs_err::create_dir_all(&logs)?;
    println!(
        "{} steps; their output is in {}",
        selection.steps.len(),
        logs.display()
    );
    let mut ended = lane(&selection, Lane::First, &logs);
    thread::scope(|scope| {
        let lanes = [Lane::Compiler, Lane::Programs];
        let lanes = lanes.map(|of| {
            let (selection, logs) = (&selection, &logs);
            scope.spawn(move || lane(selection, of, logs))
        });
        for lane in lanes {
            // If a lane panicked, the message has already been printed.
            ended.extend(lane.join().unwrap_or_default());
        }
    });
    ensure!(
        ended.len() == selection.steps.len(),
        "a step was interrupted"
    );
    print_slowest(&ended)?;
    let failed: Vec<&StepResult> = ended.iter().filter(|step| step.has_failed).collect();
    for step in &failed {
        println!("\n==> {}\n{}", step.name, last_lines(&step.log)?);
    }
    let failed: Vec<&str> = failed.iter().map(|step| step.name).collect();
    if !failed.is_empty() {
        let failed = failed.join(" ");
        bail!("failed: {failed}; repeat with: cargo xtask test {failed}");
    }
    Ok(())
}

/// The result of a step that has ended.
struct StepResult {
    name: &'static str,
    log: PathBuf,
    has_failed: bool,
}

/// Runs the selected steps of a lane, each in its own process.
fn lane(selection: &Selection, lane: Lane, logs: &Path) -> Vec<StepResult> {
    let steps = selection.steps.iter().filter(|step| step.lane == lane);
    let ended = steps.map(|step| {
        let log = logs.join(format!("{}.log", step.name));
        let started = Instant::now();
        let outcome = run_logged(step, selection, &log);
        let seconds = started.elapsed().as_secs_f64();
        let has_failed = outcome.is_err();
        let verdict = if has_failed { "FAILED" } else { "passed" };
        println!(
            "  {:<10} {verdict} {seconds:>7.1} s  {}",
            step.name, step.about
        );
        if let Err(error) = outcome {
            println!("             {error:#}");
        }
        StepResult {
            name: step.name,
            log,
            has_failed,
        }
    });
    ended.collect()
}

fn run_logged(step: &Step, selection: &Selection, log: &Path) -> Result<()> {
    let output = File::create(log)?;
    let mut test = Command::new(&selection.program);
    test.args(["test", step.name, "--"])
        .args(&selection.arguments);
    test.stdin(Stdio::null());
    run_to_end(test.stdout(output.try_clone()?).stderr(output))
}

/// Prints the five slowest tests of all steps.
fn print_slowest(ended: &[StepResult]) -> Result<()> {
    let mut times = Vec::new();
    for step in ended {
        let text = fs_err::read_to_string(&step.log)?;
        times.extend(
            text.lines()
                .filter_map(timed)
                .map(|(time, name)| (time, step.name, name.to_owned())),
        );
    }
    times.sort_by(|a, b| b.cmp(a));
    if !times.is_empty() {
        println!("\nThe slowest tests:");
    }
    for (time, step, name) in times.iter().take(5) {
        println!("  {:>7.1} s  {step}: {name}", time.as_secs_f64());
    }
    Ok(())
}

/// The time and the name from a line such as `test one::two ... ok <1.234s>`. `None` for other lines.
fn timed(line: &str) -> Option<(Duration, &str)> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (_, seconds) = rest.split_once('<')?;
    let seconds = seconds.strip_suffix("s>")?.parse().ok()?;
    Some((Duration::try_from_secs_f64(seconds).ok()?, name))
}

/// The last lines of a log, which list the failures.
fn last_lines(log: &Path) -> Result<String> {
    const MOST: usize = 400;
    let text = String::from_utf8_lossy(&fs_err::read(log)?).into_owned();
    let lines: Vec<&str> = text.lines().collect();
    Ok(lines[lines.len().saturating_sub(MOST)..].join("\n"))
}

/// One line about each step, for the help.
pub(crate) fn step_lines() -> String {
    let line = |step: &Step| format!("  {:<10} {}", step.name, step.about);
    STEPS.each_ref().map(line).join("\n")
}

/// The names of all steps, for error messages.
pub(crate) fn step_names() -> String {
    STEPS.map(|step| step.name).join(" ")
}

/// The steps and arguments that the command line selects.
struct Selection {
    /// The selected steps, in the order of [`STEPS`].
    steps: Vec<&'static Step>,
    /// The arguments for the test binaries.
    arguments: Vec<String>,
    /// The path of this program. It is read at the start, because a step may compile this program again. Afterwards,
    /// the system does not know the path.
    program: PathBuf,
}

impl Selection {
    /// Parses the names of steps. If there is one step, parts of test names may follow. Arguments after `--` go to the
    /// test binaries.
    fn read(arguments: &[String]) -> Result<Selection> {
        const ALL: &[Step] = &STEPS;
        let (words, rest) = match arguments.iter().position(|argument| argument == "--") {
            Some(at) => (&arguments[..at], &arguments[at + 1..]),
            None => (arguments, &[][..]),
        };
        let is_step = |word: &String| ALL.iter().any(|step| step.name == *word);
        let known = words.iter().take_while(|word| is_step(word)).count();
        let (names, filters) = words.split_at(known);
        if let (0 | 2.., Some(unknown)) = (known, filters.first()) {
            return Err(usage(unknown, &step_names()));
        }
        let is_named =
            |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
        Ok(Selection {
            steps: ALL.iter().filter(is_named).collect(),
            arguments: [filters, rest].concat(),
            program: env::current_exe()?,
        })
    }
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
    run("cargo test --package queens-cli --no-default-features --bin queens without_pictures")?;
    let mut documentation = command("cargo doc --package queens-core --no-deps");
    run_to_end(documentation.env("RUSTDOCFLAGS", "--deny warnings"))?;
    run("cargo publish --package queens-proof --dry-run --allow-dirty")?;
    run("cargo publish --package queens-core --dry-run --allow-dirty")
}

fn licenses() -> Result<()> {
    tools::ensure(&[&tools::CARGO_DENY])?;
    run("cargo deny --locked check licenses bans sources")
}

/// Runs the tests of all crates except the tests of the page. Without arguments, also runs the examples in the
/// documentation.
fn native(arguments: &[String]) -> Result<()> {
    const TESTS: &str = "cargo test --workspace --exclude queens-tests --exclude xtask";
    // xtask is already compiled with this profile.
    const XTASK: &str = "cargo test --package xtask --profile xtask";
    cargo_test(&format!("{TESTS} --lib --bins --tests"), arguments, &[])?;
    cargo_test(XTASK, arguments, &[])?;
    if !arguments.is_empty() {
        return Ok(());
    }
    run(&format!("{TESTS} --doc"))
}

/// Runs `tests/browser.rs` of core and worker in a browser. Their other tests run in the step `native`.
fn wasm(arguments: &[String]) -> Result<()> {
    tools::ensure(&[&tools::WASM_BINDGEN])?;
    const TESTS: &str = "cargo test --target wasm32-unknown-unknown --test browser \
                         --package queens-core --package queens-worker";
    let driver = Driver::start()?;
    let variables = [
        (
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner".to_owned(),
        ),
        ("CHROMEDRIVER_REMOTE", driver.address()),
    ];
    let mut tests = command(TESTS);
    tests.envs(variables);
    run_to_end(tests.arg("--").args(arguments))
}

fn page(arguments: &[String]) -> Result<()> {
    // One more test than cores, because one test is always waiting. With many more tests, some would time out.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tests = cores.min(8) + 1;
    programs::ensure_python()?;
    let driver = Driver::start()?;
    const TESTS: &str = "cargo test --package queens-tests --lib --test page";
    of_page(TESTS, arguments, &driver, browser::for_pages(), tests)
}

/// Runs the tests of the page with `everywhere` in their names, or the tests that the arguments name.
fn firefox(arguments: &[String]) -> Result<()> {
    let program = browser::ensure_firefox()?;
    let driver = Driver::start_firefox()?;
    const TESTS: &str = "cargo test --package queens-tests --test page";
    let everywhere = ["everywhere".to_owned()];
    let arguments = if arguments.is_empty() {
        &everywhere
    } else {
        arguments
    };
    of_page(TESTS, arguments, &driver, Some(program), 1)
}

/// Runs tests of the page in a browser, `tests` of them at a time. All tests use the same page.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn selection(arguments: &[&str]) -> Result<(Vec<&'static str>, Vec<String>)> {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let selection = Selection::read(&arguments)?;
        let names = selection.steps.iter().map(|step| step.name).collect();
        Ok((names, selection.arguments))
    }

    #[test]
    fn without_names_every_step_runs() {
        let (names, arguments) = selection(&[]).expect("all");
        assert_eq!((names.len(), arguments.len()), (STEPS.len(), 0));
    }

    #[test]
    fn named_steps_run_in_the_order_of_the_list() {
        let (names, _) = selection(&["page", "fmt"]).expect("two");
        assert_eq!(names, ["fmt", "page"]);
    }

    #[test]
    fn tests_of_one_step_are_named_after_it() {
        let (names, arguments) = selection(&["page", "links", "--", "--nocapture"]).expect("one");
        assert_eq!(
            (names, arguments),
            (
                vec!["page"],
                ["links", "--nocapture"].map(str::to_owned).to_vec()
            )
        );
    }

    #[test]
    fn an_unknown_step_is_refused() {
        for arguments in [&["fnt"][..], &["fmt", "page", "lnks"]] {
            selection(arguments).expect_err("a refusal");
        }
    }

    #[test]
    fn the_time_of_a_test_is_read_from_its_line() {
        let time = Duration::from_millis(1_234);
        let line = "test one::two ... ok <1.234s>";
        assert_eq!(timed(line), Some((time, "one::two")));
        for other in ["test one ... ok", "test result: ok. 3 passed", ""] {
            assert_eq!(timed(other), None, "{other}");
        }
    }
}
