//! Reads which puzzle is asked for.

use queens_core::Problem;
use queens_core::puzzle::{Day, GENERATOR, Grade, PuzzleSetup};

use super::{Key, Reader, seeds, whole};
use crate::puzzle::{Posed, Which};

impl Reader {
    /// The puzzle, if one is asked for; board and grade may be left out.
    pub(super) fn puzzle(&mut self, problem: Problem) -> Option<Posed> {
        let which = self.take(Key::Puzzle);
        let which = which.and_then(|text| {
            let which = Which::parse(&text).filter(|_| problem == Problem::Queens);
            if which.is_none() {
                let allowed = match problem {
                    Problem::Queens => format!("{}–, {}", Day::FIRST, seeds()),
                    Problem::Domination | Problem::Knight => "–".to_owned(),
                };
                self.bad(Key::Puzzle, &text, allowed, "–".to_owned());
            }
            which
        });
        let Some(which) = which else {
            for key in [Key::Grade, Key::Generator] {
                if let Some(text) = self.take(key) {
                    self.bad(key, &text, "–".to_owned(), "–".to_owned());
                }
            }
            return None;
        };
        let own = GENERATOR.to_string();
        if let Some(text) = self.take(Key::Generator).filter(|text| *text != own) {
            self.bad(Key::Generator, &text, own.clone(), own);
        }
        let (n, grade) = (self.take(Key::N), self.take(Key::Grade));
        let parsed = |text: &String| u8::try_from(whole(text)?).ok();
        let board = |n: &u8| (PuzzleSetup::MIN..=PuzzleSetup::MAX).contains(n);
        let files = n.as_ref().and_then(parsed).filter(board);
        let wished = grade.as_ref().and_then(parsed);
        let wished = wished.and_then(|number| Grade::try_from(number).ok());
        let posed = Posed::new(which, files, wished);
        // A board that has no such puzzle has one of its highest grade.
        let highest = files.map(Grade::highest);
        let posed = posed.or_else(|_| Posed::new(which, files, highest)).ok()?;
        let setup = posed.setup;
        if let (Some(text), None) = (&n, files) {
            let allowed = format!("{}–{}", PuzzleSetup::MIN, PuzzleSetup::MAX);
            self.bad(Key::N, text, allowed, setup.size().get().to_string());
        }
        let asked = match which {
            Which::Day(day) => wished.unwrap_or(day.grade()),
            Which::Seed(_) => wished.unwrap_or(setup.grade()),
        };
        let is_bad = grade.is_some() && wished.is_none();
        if is_bad || asked != setup.grade() {
            let text = grade.unwrap_or_else(|| asked.to_string());
            let most = Grade::highest(setup.size().get());
            let used = setup.grade().to_string();
            self.bad(Key::Grade, &text, format!("1–{most}"), used);
        }
        Some(posed)
    }
}
