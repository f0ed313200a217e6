//! Compares chosen steps of small searches with `steps.txt` in the folders of the algorithms. The line, the variables
//! and the calls must be equal. `src/algorithms/README.md` explains how to read and write a file. The file is optional.

use std::collections::HashSet;
use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

use queens_core::{Algorithm, BoardSize, Goal, Instance, Replay, Setup, algorithm};

use super::written;
use crate::common::{accepted, events, labelled, squares};

/// A search and the steps in its file.
struct Search {
    keys: String,
    instance: Instance,
    /// The lines of each step, without indentation.
    steps: Vec<Vec<String>>,
}

/// The files of recorded steps, each with its algorithm. The folder has the name of the algorithm's module: its id,
/// for a knight's tour without `tour-`.
fn files() -> Vec<(&'static Algorithm, PathBuf)> {
    let mut folders = vec![PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).expect("a folder");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        folders.extend(paths.filter(|path| path.is_dir()));
        let file = folder.join("steps.txt");
        if file.exists() {
            let name = folder.file_name().and_then(|name| name.to_str());
            let id = name.expect("a name").replace('_', "-");
            let found = algorithm::find(&id).or_else(|| algorithm::find(&format!("tour-{id}")));
            let found = found.unwrap_or_else(|| panic!("{}: no algorithm {id}", file.display()));
            files.push((found, file));
        }
    }
    files
}

/// Reads the searches from the file of an algorithm.
fn searches(algorithm: &'static Algorithm, file: &Path) -> Vec<Search> {
    let id = algorithm.id;
    let text = fs::read_to_string(file).expect(id);
    let mut searches: Vec<Search> = Vec::new();
    for block in text.split("\n\n") {
        let lines = block.lines().map(|line| line.trim().to_owned());
        let lines: Vec<String> = lines.filter(|line| !line.starts_with('#')).collect();
        match (lines.first(), searches.last_mut()) {
            (None, _) => {}
            (Some(keys), _) if keys.starts_with("search ") => searches.push(Search {
                keys: keys.clone(),
                instance: instance(algorithm, keys),
                steps: Vec::new(),
            }),
            (Some(_), Some(search)) => {
                let labels = lines.iter().filter_map(|line| line.strip_prefix("line "));
                let labels = labels.filter_map(|line| line.split(' ').next());
                for label in labels {
                    let _ = labelled(algorithm, label);
                }
                search.steps.push(lines);
            }
            (Some(line), None) => panic!("{id}: {line} stands before any search"),
        }
    }
    assert!(!searches.is_empty(), "{id}: no search is named");
    searches
}

/// Parses the instance from a line such as `search n=4 goal=all`.
fn instance(algorithm: &'static Algorithm, line: &str) -> Instance {
    let value = |key: &str| {
        let mut keys = line.split(' ').filter_map(|it| it.split_once('='));
        keys.find(|(other, _)| *other == key)
            .map(|(_, value)| value)
    };
    let number = |key: &str| value(key).map(|it| it.parse::<u64>().expect("a number"));
    let files = number("n").expect("n") as i64;
    let ranks = number("m").map_or(files, |m| m as i64);
    let size = BoardSize::rectangular(files, ranks).expect("a size");
    let goal = value("goal").and_then(Goal::from_name).expect("a goal");
    let setup = Setup {
        given: squares(value("fixed").unwrap_or_default()),
        k: number("k").map(|k| k as u16),
        seed: number("seed"),
        cap: number("cap"),
        ..Setup::new(algorithm.problem, size, goal)
    };
    let instance = Instance::new(setup).expect("an instance");
    assert_eq!(algorithm.accepts(&instance), Ok(()), "{line}");
    instance
}

/// The replay at the start and after each event.
pub(super) fn replays(algorithm: &'static Algorithm, instance: &Instance) -> Vec<Replay> {
    let (start, rules) = accepted(algorithm, instance).replay();
    let mut replays = vec![start];
    for event in events(algorithm, instance) {
        let mut next = replays[replays.len() - 1].clone();
        next.apply(event, &rules);
        replays.push(next);
    }
    replays
}

/// The searches in all files, with their replays.
pub(super) fn small_searches() -> Vec<(&'static Algorithm, Vec<Replay>)> {
    let of = |(algorithm, file): (&'static Algorithm, PathBuf)| {
        let searches = searches(algorithm, &file).into_iter();
        searches.map(move |search| (algorithm, replays(algorithm, &search.instance)))
    };
    files().into_iter().flat_map(of).collect()
}

#[test]
fn line_variables_and_calls_are_those_of_each_program() {
    for (algorithm, file) in files() {
        for search in searches(algorithm, &file) {
            let replays = replays(algorithm, &search.instance);
            for expected in search.steps {
                let name = |lines: &[String]| lines[0].split(':').next().map(str::to_owned);
                let mut shown = replays
                    .iter()
                    .map(|replay| written::step(algorithm, replay));
                let shown = shown.find(|shown| name(shown) == name(&expected));
                let shown = shown.unwrap_or_default();
                assert!(
                    shown == expected,
                    "{algorithm:?}, {}\nthe program:\n  {}\nshown:\n  {}",
                    search.keys,
                    expected.join("\n  "),
                    shown.join("\n  ")
                );
            }
        }
    }
}

#[test]
fn every_kind_of_event_the_fullest_board_and_the_end_are_written_down() {
    for (algorithm, file) in files() {
        for (at, search) in searches(algorithm, &file).into_iter().enumerate() {
            let replays = replays(algorithm, &search.instance);
            let named = |replay: &&Replay| {
                let step = format!("step {}:", replay.step());
                search.steps.iter().any(|lines| lines[0].starts_with(&step))
            };
            let written: Vec<&Replay> = replays.iter().filter(named).collect();
            assert_eq!(
                written.len(),
                search.steps.len(),
                "{algorithm:?}: the search has no such step"
            );
            let last = written.last().map(|replay| replay.is_ended());
            assert_eq!(last, Some(true), "{algorithm:?}, {}: the end", search.keys);
            // Only the first search of a file must cover every kind of event.
            if at > 0 {
                continue;
            }
            assert_eq!(written[0].step(), 0, "{algorithm:?}");
            let kinds = |replays: &[&Replay]| -> HashSet<_> {
                let last = replays.iter().filter_map(|it| it.position().last());
                last.map(|event| discriminant(&event)).collect()
            };
            let all: Vec<&Replay> = replays.iter().collect();
            assert_eq!(kinds(&written), kinds(&all), "{algorithm:?}");
            let fullest = |replays: &[&Replay]| {
                let standing = replays.iter().map(|it| it.position().queens().len());
                standing.max()
            };
            assert_eq!(fullest(&written), fullest(&all), "{algorithm:?}");
        }
    }
}
