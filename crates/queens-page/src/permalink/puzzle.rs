//! The keys of a puzzle: kept as they came until what understands them has been fetched.

use queens_core::Problem;
use queens_core::puzzle::{Day, GENERATOR, Grade, Posed, PuzzleSetup, Which};

use super::Key;
use super::read::{Reader, quoted, seeds, whole};
use crate::notice::Notice;

/// What an address says of the puzzle that is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleKeys {
    pub puzzle: String,
    pub grade: Option<String>,
    pub generator: Option<String>,
    /// The number of files, if it is named.
    pub n: Option<String>,
}

impl PuzzleKeys {
    /// The keys of a puzzle, all of them.
    pub fn of(posed: Posed) -> PuzzleKeys {
        PuzzleKeys {
            puzzle: posed.which.to_string(),
            grade: Some(posed.setup.grade().to_string()),
            generator: Some(GENERATOR.to_string()),
            n: Some(posed.setup.size().get().to_string()),
        }
    }

    /// The puzzle, and what is wrong with the keys; board and grade may be left out.
    pub fn read(&self) -> (Option<Posed>, Vec<Notice>) {
        let mut notices = Vec::new();
        let mut bad = |key: Key, value: &str, allowed: String, used: String| {
            notices.push(Notice::BadValue {
                key: key.into_str(),
                value: quoted(value),
                allowed,
                used,
            });
        };
        let Some(which) = Which::parse(&self.puzzle) else {
            bad(Key::Puzzle, &self.puzzle, allowed(), "–".to_owned());
            return (None, notices);
        };
        let own = GENERATOR.to_string();
        if let Some(text) = self.generator.as_ref().filter(|text| **text != own) {
            bad(Key::Generator, text, own.clone(), own.clone());
        }
        let parsed = |text: &String| u8::try_from(whole(text)?).ok();
        let board = |n: &u8| PuzzleSetup::sizes(Problem::Queens).contains(n);
        let files = self.n.as_ref().and_then(parsed).filter(board);
        let wished = self.grade.as_ref().and_then(parsed);
        let wished = wished.and_then(|number| Grade::try_from(number).ok());
        let posed = Posed::new(Problem::Queens, which, files, wished);
        // A board that has no such puzzle has one of its highest grade.
        let made = |n| Grade::made(Problem::Queens, n).last().copied();
        let highest = files.and_then(made);
        let posed = posed.or_else(|_| Posed::new(Problem::Queens, which, files, highest));
        let Ok(posed) = posed else {
            return (None, notices);
        };
        let setup = posed.setup;
        if let (Some(text), None) = (&self.n, files) {
            let sizes = PuzzleSetup::sizes(Problem::Queens);
            let allowed = format!("{}–{}", sizes.start(), sizes.end());
            bad(Key::N, text, allowed, setup.size().get().to_string());
        }
        let asked = wished.unwrap_or(which.usual_grade());
        if self.grade.is_some() && wished.is_none() || asked != setup.grade() {
            let text = self.grade.clone().unwrap_or_else(|| asked.to_string());
            let most = Grade::made(Problem::Queens, setup.size().get()).len();
            bad(
                Key::Grade,
                &text,
                format!("1–{most}"),
                setup.grade().to_string(),
            );
        }
        (Some(posed), notices)
    }
}

/// What is allowed as a puzzle.
fn allowed() -> String {
    format!("{}–, {}", Day::FIRST, seeds())
}

impl Reader {
    /// The keys of a puzzle, if there may be one.
    pub(super) fn puzzle(&mut self, problem: Problem) -> Option<PuzzleKeys> {
        let [puzzle, grade, generator] =
            [Key::Puzzle, Key::Grade, Key::Generator].map(|key| self.take(key));
        let marks = |text: &String| text.bytes().all(|byte| byte < b':');
        match puzzle {
            Some(puzzle) if problem == Problem::Queens && marks(&puzzle) => Some(PuzzleKeys {
                puzzle,
                grade,
                generator,
                n: self
                    .pairs
                    .iter()
                    .find(|(key, _)| *key == Key::N)
                    .map(|(_, n)| n.clone()),
            }),
            puzzle => {
                let all = [
                    (Key::Puzzle, puzzle),
                    (Key::Grade, grade),
                    (Key::Generator, generator),
                ];
                if let Some((key, text)) = all.into_iter().find_map(|(key, it)| Some((key, it?))) {
                    self.bad(key, &text, "–".to_owned(), "–".to_owned());
                }
                None
            }
        }
    }
}
