//! Compiles and runs every program. Its output must equal the solutions that the core finds, byte for byte. For Python
//! and C++, tools count the runs of every line. The marked lines must run as often as their lines of the pseudo-code or
//! of a helper. Programs have the names of the sheets or, as on the page, those of a language. `QUEENS_PROGRAM=recursive` runs
//! only the programs of one algorithm.
//!
//! Schools have old compilers. So g++ compiles every program as C++14 and as C++17, and vermin checks that Python 3.8
//! runs every program. `QUEENS_VERMIN` is the path of vermin. If there is a `python3.8`, it runs every program, too.

mod cases;
mod instance;
mod sheet;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};
use std::thread;

use cases::CASES;
use instance::{accepted, found, helper_runs, runs};
use queens_core::{HelperLine, algorithm};
use queens_page::language::Language;
use queens_programs::{CommentLanguage, Program, ProgramLanguage, languages, program};
use queens_text::Texts;

/// A program to run.
struct Run {
    id: &'static str,
    words: &'static str,
    language: ProgramLanguage,
    comments: CommentLanguage,
    /// The language of the names. `None` for the names of the sheets.
    names: Option<Language>,
}

impl Run {
    fn name(&self) -> String {
        format!("{} {} in {}", self.id, self.words, self.language.name())
    }

    fn file_name(&self) -> String {
        format!("{} {}", self.id, self.words).replace([' ', ','], "_")
    }

    /// The folder for the files of the run.
    fn folder(&self) -> PathBuf {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(self.language.name())
            .join(self.file_name());
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }
}

/// The natural languages of the programs, in turn.
const LANGUAGES: [(CommentLanguage, Option<Language>); 4] = [
    (CommentLanguage::English, Some(Language::ENGLISH)),
    (CommentLanguage::French, Some(Language::FRENCH)),
    (CommentLanguage::Romanian, Some(Language::ROMANIAN)),
    (CommentLanguage::English, None),
];

/// The path of Python 3.8, if this machine has it. If pyenv provides it, the variable chooses this version.
static PYTHON_3_8: LazyLock<Option<String>> = LazyLock::new(|| {
    let mut python = Command::new("python3.8");
    python.args(["-c", "import sys; print(sys.executable)"]);
    let path = output(python.env("PYENV_VERSION", "3.8")).ok()?;
    Some(path.trim().to_owned())
});

/// The runs of every program, or only those of `QUEENS_PROGRAM`.
fn all_runs() -> Vec<Run> {
    let only = std::env::var("QUEENS_PROGRAM").ok();
    let mut all = Vec::new();
    for (id, cases) in CASES {
        for (at, words) in cases.split("; ").enumerate() {
            let (comments, names) = LANGUAGES[at % LANGUAGES.len()];
            let is_wanted = only.as_deref().is_none_or(|only| only == id);
            let is_named = |it: &ProgramLanguage| words.split(' ').any(|word| word == it.name());
            let are_named = languages(id).any(|it| is_named(&it));
            let languages = languages(id).filter(|it| is_wanted && (!are_named || is_named(it)));
            all.extend(languages.map(|language| Run {
                id,
                words,
                language,
                comments,
                names,
            }));
        }
    }
    assert!(!all.is_empty());
    all
}

#[test]
fn every_program_prints_the_solutions_of_the_core_and_its_lines_run_as_often() {
    let all = all_runs();
    let (next, findings) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(run) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(finding) = check(run) {
                findings.lock().expect("no panic").push(finding);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let findings = findings.into_inner().expect("no panic");
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn every_algorithm_with_a_program_runs_in_each_language() {
    for algorithm in algorithm::ALL {
        let cases = CASES.iter().find(|it| it.0 == algorithm.id);
        let count = cases.map_or(0, |it| it.1.split("; ").count());
        let is_written = languages(algorithm.id).next().is_some();
        assert!(
            count >= if is_written { LANGUAGES.len() } else { 0 },
            "{}",
            algorithm.id
        );
    }
}

#[test]
fn vermin_finds_nothing_newer_than_python_3_8() {
    let vermin = std::env::var_os("QUEENS_VERMIN").unwrap_or_else(|| "vermin".into());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("vermin");
    // Otherwise vermin would also read programs of earlier runs.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for run in all_runs() {
        if run.language == ProgramLanguage::Python {
            let file = folder.join(run.file_name()).with_extension("py");
            fs::write(file, written(&run).text()).expect("a file");
        }
    }
    let mut vermin = Command::new(vermin);
    vermin.args(["--target=3.8-", "--violations", "--no-tips", "."]);
    output(vermin.current_dir(folder)).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn python_compiles_as_many_loops_as_a_program_may_have() {
    let most = accepted("nested-loops", "20");
    let program = program(&most, ProgramLanguage::Python, CommentLanguage::English);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("most_loops.py");
    fs::write(&file, program.expect("a program").text()).expect("a file");
    let compiled = output(
        Command::new("python3")
            .args(["-m", "py_compile"])
            .arg(&file),
    );
    assert_eq!(compiled, Ok(String::new()));
}

/// The program of a run, with its names.
fn written(run: &Run) -> Program {
    let accepted = accepted(run.id, run.words);
    let program = program(&accepted, run.language, run.comments);
    let mut program = program.unwrap_or_else(|refusal| panic!("{}: {refusal}", run.name()));
    if let Some(names) = run.names.map(Texts::of) {
        for line in &mut program.lines {
            line.text = names.renamed(&line.text);
        }
    }
    program
}

/// Runs a program. The error describes the first difference from the core.
fn check(run: &Run) -> Result<(), String> {
    let &Run {
        id,
        words,
        language,
        ..
    } = run;
    let name = run.name();
    let program = written(run);
    let (expected, counters) = found(id, words);
    let (printed, times) =
        execute(&program, language, &run.folder()).map_err(|it| format!("{name}: {it}"))?;
    if printed != expected {
        return Err(format!("{name} printed\n{printed}instead of\n{expected}"));
    }
    let Some(times) = times else { return Ok(()) };
    let mut ran: BTreeMap<u8, u64> = BTreeMap::new();
    for (number, line) in (1..).zip(&program.lines).filter(|it| it.1.is_exact) {
        let times = times.get(&number).copied().unwrap_or(0);
        line.listing
            .iter()
            .for_each(|&listed| *ran.entry(listed).or_default() += times);
    }
    let mut called: Vec<(HelperLine, u64)> = Vec::new();
    for (number, line) in (1..).zip(&program.lines) {
        let Some(helper) = line.helper else { continue };
        let times = times.get(&number).copied().unwrap_or(0);
        match called.iter_mut().find(|it| it.0 == helper) {
            Some(it) => it.1 += times,
            None => called.push((helper, times)),
        }
    }
    for (helper, times) in called {
        let wanted = helper_runs(id, &counters, helper);
        if times != wanted {
            return Err(format!(
                "{name}: {helper:?} ran {times} times, not {wanted}"
            ));
        }
    }
    let wanted = |listed| runs(id, &counters, listed);
    let mut wrong = ran
        .into_iter()
        .filter(|&(listed, times)| times != wanted(listed));
    match wrong.next() {
        Some((listed, times)) => Err(format!(
            "{name}: line {listed} ran {times} times, not {}",
            wanted(listed)
        )),
        None => Ok(()),
    }
}

/// The number of runs of each line of a program that was executed. `None` if no tool counts the runs.
type Times = Option<BTreeMap<usize, u64>>;

/// Runs a program in a folder. Returns its output and the number of runs of its lines.
fn execute(
    program: &Program,
    language: ProgramLanguage,
    folder: &Path,
) -> Result<(String, Times), String> {
    let file = folder.join("program").with_extension(language.extension());
    fs::write(&file, program.text()).expect("a file");
    match language {
        ProgramLanguage::Python => {
            let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/lines.py");
            let printed = output(
                Command::new("python3")
                    .arg(script)
                    .arg(&file)
                    .arg(folder.join("times")),
            )?;
            if let Some(python) = &*PYTHON_3_8 {
                let by_3_8 = output(Command::new(python).arg(&file))?;
                if by_3_8 != printed {
                    return Err(format!("Python 3.8 printed\n{by_3_8}instead of\n{printed}"));
                }
            }
            let times = fs::read_to_string(folder.join("times")).expect("times");
            let times = times.lines().filter_map(|line| {
                let (line, times) = line.split_once(' ')?;
                Some((line.parse().ok()?, times.parse().ok()?))
            });
            Ok((printed, Some(times.collect())))
        }
        ProgramLanguage::Cpp => {
            const STEPS: [&str; 4] = [
                "g++ -std=gnu++17 -Wall -Wextra -Wpedantic -Werror -fsyntax-only program.cpp",
                "g++ -std=gnu++14 -Wall -Wextra -Wpedantic -Werror --coverage -c program.cpp",
                "g++ --coverage -o program program.o",
                "gcov --stdout program.cpp",
            ];
            let [mut check, mut compile, mut link, mut gcov] = STEPS.map(|line| {
                let mut words = line.split(' ');
                let mut command = Command::new(words.next().unwrap_or_default());
                command.args(words).current_dir(folder);
                command
            });
            // Otherwise the counts of earlier runs would be added.
            let _ = fs::remove_file(folder.join("program.gcda"));
            output(&mut check)?;
            output(&mut compile)?;
            output(&mut link)?;
            let printed = output(Command::new("./program").current_dir(folder))?;
            let gcov = output(&mut gcov)?;
            // gcov also prints sections for headers.
            let own = gcov
                .split("0:Source:")
                .find(|part| part.starts_with("program.cpp"));
            let times = own.unwrap_or_default().lines().filter_map(|line| {
                let mut columns = line.split(':').map(str::trim);
                let times = columns.next()?.trim_end_matches('*').replace("#####", "0");
                Some((columns.next()?.parse().ok()?, times.parse().ok()?))
            });
            Ok((printed, Some(times.collect())))
        }
        ProgramLanguage::Pascal => {
            output(
                Command::new("fpc")
                    .args(["-v0", "-Se", "program.pas"])
                    .current_dir(folder),
            )?;
            Ok((output(Command::new("./program").current_dir(folder))?, None))
        }
    }
}

/// Runs a command and returns its standard output. The error contains the whole output.
fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .output()
        .map_err(|error| format!("{command:?}: {error}"))?;
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() {
        Ok(text(&output.stdout))
    } else {
        Err(format!(
            "{command:?}: {}{}",
            text(&output.stdout),
            text(&output.stderr)
        ))
    }
}
