//! The keys of a puzzle, which are kept unchanged until the deferred code is loaded.

use queens_core::Problem;
use queens_core::puzzle::{ChosenPuzzle, GENERATOR, Grade, PuzzleSetup, PuzzleSource};
use queens_core::text::joined;

use super::Key;
use super::read::{Reader, quoted};
use super::value::whole;
use crate::notice::Notice;

/// The keys of the current puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleKeys {
    pub problem: Problem,
    pub puzzle: String,
    pub grade: Option<String>,
    pub generator: Option<String>,
    /// The number of files, if given.
    pub n: Option<String>,
}

impl PuzzleKeys {
    /// All keys of a puzzle.
    pub fn of(posed: ChosenPuzzle) -> PuzzleKeys {
        PuzzleKeys {
            problem: posed.setup.problem(),
            puzzle: posed.source.to_string(),
            grade: Some(posed.setup.grade().to_string()),
            generator: Some(GENERATOR.to_string()),
            n: Some(posed.setup.size().files().to_string()),
        }
    }

    /// Parses the puzzle, and returns the problems with its keys. Board and grade are optional.
    pub fn read(&self) -> (Option<ChosenPuzzle>, Vec<Notice>) {
        let problem = self.problem;
        let mut notices = Vec::new();
        let mut bad = |key: Key, value: &str, allowed: String, used: String| {
            notices.push(Notice::BadValue {
                key: key.into_str(),
                value: quoted(value),
                allowed,
                used,
            });
        };
        let Some(which) = PuzzleSource::parse(&self.puzzle) else {
            let value = quoted(&self.puzzle);
            return (None, vec![Notice::NoPuzzle { value }]);
        };
        let own = GENERATOR.to_string();
        if let Some(text) = self.generator.as_ref().filter(|text| **text != own) {
            bad(Key::Generator, text, own.clone(), own.clone());
        }
        let files = self.n.as_deref().and_then(|n| files(problem, n));
        let wished = self.grade.as_deref().and_then(small);
        let wished = wished.and_then(|number| Grade::try_from(number).ok());
        let asked = wished.unwrap_or(which.default_grade());
        // If the board has no puzzle of this grade, the nearest grade is used.
        let grade = files.map_or(asked, |n| asked.nearest(problem, n));
        let posed = ChosenPuzzle::new(problem, which, files, Some(grade));
        let Ok(posed) = posed else {
            return (None, notices);
        };
        let setup = posed.setup;
        if let (Some(text), None) = (&self.n, files) {
            let sizes = PuzzleSetup::sizes(problem);
            let allowed = format!("{}–{}", sizes.start(), sizes.end());
            bad(Key::N, text, allowed, setup.size().files().to_string());
        }
        if self.grade.is_some() && wished.is_none() || asked != setup.grade() {
            let text = self.grade.clone().unwrap_or_else(|| asked.to_string());
            let made = Grade::available(problem, setup.size().files());
            bad(
                Key::Grade,
                &text,
                joined(made, ", "),
                setup.grade().to_string(),
            );
        }
        (Some(posed), notices)
    }
}

/// Parses a valid number of files for a puzzle.
fn files(problem: Problem, text: &str) -> Option<u8> {
    small(text).filter(|n| PuzzleSetup::sizes(problem).contains(n))
}

fn small(text: &str) -> Option<u8> {
    u8::try_from(whole(text)?).ok()
}

impl Reader {
    /// The keys of a puzzle, if the problem has puzzles.
    pub(super) fn puzzle(&mut self, problem: Problem) -> Option<PuzzleKeys> {
        let [puzzle, grade, generator] =
            [Key::Puzzle, Key::Grade, Key::Generator].map(|key| self.take(key));
        let marks = |text: &String| text.bytes().all(|byte| byte < b':');
        match puzzle {
            Some(puzzle) if marks(&puzzle) => {
                let n = self.pairs.iter().find(|(key, _)| *key == Key::N);
                let n = n.map(|(_, n)| n.clone());
                if n.as_deref().and_then(|n| files(problem, n)).is_none() {
                    // The puzzle reports a bad number of files itself.
                    self.take(Key::N);
                }
                Some(PuzzleKeys {
                    problem,
                    puzzle,
                    grade,
                    generator,
                    n,
                })
            }
            Some(puzzle) => {
                let value = quoted(&puzzle);
                self.notices.push(Notice::NoPuzzle { value });
                None
            }
            None => {
                let all = [(Key::Grade, grade), (Key::Generator, generator)];
                if let Some((key, text)) = all.into_iter().find_map(|(key, it)| Some((key, it?))) {
                    self.bad(key, &text, "–".to_owned(), "–".to_owned());
                }
                None
            }
        }
    }
}
