//! The puzzle that the reader plays, what "another one" is to be, and the record of those that were solved in this browser.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{ChosenPuzzle, Day, GENERATOR, Grade, Puzzle, PuzzleSetup, PuzzleSource};
use queens_core::{GivenSquares, Problem, Square};
use queens_worker::protocol::RunId;

use crate::address::PuzzleKeys;
use crate::notice::Notice;
use crate::settings::Settings;

/// What is to be done for puzzles outside the model.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleCommand {
    /// Say what day it is, and what the record has.
    Look,
    /// The time of a puzzle begins.
    Begin,
    /// It ends: say how long it was.
    End,
    /// Put this line into the record, and say whether it was kept.
    Keep(String),
    /// Forget the record, and look again.
    Clear,
}

/// Something that happened to puzzles.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleMessage {
    ProblemChosen(Problem),
    GradeChosen(Grade),
    SizeChosen(u8),
    /// The seconds since 1970-01-01, and the record; none where the browser keeps nothing.
    Looked {
        seconds: u64,
        record: Option<String>,
    },
    /// A puzzle was solved in this time.
    Timed {
        milliseconds: f64,
    },
    Kept(bool),
    ExportWanted,
    ClearWanted,
}

/// A puzzle that was solved here: the time since it stood on the board, and the steps of hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    pub seconds: u64,
    pub hints: u32,
}

/// Whether the time of the puzzle is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Timing {
    /// It does not stand yet.
    Stopped,
    Runs,
    /// It was solved.
    Ended,
}

/// The puzzle, if one is played, and what is known of puzzles.
pub struct Puzzles {
    /// What the address says of it.
    keys: Option<PuzzleKeys>,
    posed: Option<ChosenPuzzle>,
    asked: Option<RunId>,
    made: Option<Puzzle>,
    hints: u32,
    timing: Timing,
    solved: Option<Solved>,
    /// Whether the browser has not kept what was solved.
    pub is_unkept: bool,
    /// Which solution stands: the question, and the answer.
    numbered: (Option<RunId>, Option<SolutionNumber>),
    /// What another puzzle is to be.
    pub problem: Problem,
    pub n: u8,
    wished: Grade,
    pub today: Option<Day>,
    /// Whether the dialog was open when the model was last followed.
    pub(crate) is_open: bool,
    /// The lines of the record; none where it is not known or the browser keeps nothing.
    pub record: Option<String>,
}

impl Default for Puzzles {
    fn default() -> Puzzles {
        Puzzles {
            keys: None,
            posed: None,
            asked: None,
            made: None,
            hints: 0,
            timing: Timing::Stopped,
            solved: None,
            is_unkept: false,
            numbered: (None, None),
            problem: Problem::Queens,
            n: 8,
            wished: Grade::OneContradiction,
            today: None,
            is_open: false,
            record: None,
        }
    }
}

impl Puzzles {
    pub fn posed(&self) -> Option<ChosenPuzzle> {
        self.posed
    }

    pub(crate) fn which(&self) -> Option<PuzzleSource> {
        self.posed.map(|posed| posed.source)
    }

    /// The address asks for this one. What was made of the same one is still there.
    pub(crate) fn open(&mut self, keys: Option<PuzzleKeys>) {
        let is_posed = self.posed.is_some_and(|posed| {
            let read = keys.as_ref().and_then(|keys| keys.read().0);
            read == Some(posed)
        });
        if self.keys != keys && !is_posed {
            (self.keys, self.posed) = (keys, None);
            (self.asked, self.made) = (None, None);
            (self.hints, self.timing) = (0, Timing::Stopped);
            (self.solved, self.is_unkept) = (None, false);
        }
    }

    /// What the address says of the puzzle that is played.
    pub(crate) fn keys(&self) -> Option<&PuzzleKeys> {
        self.keys.as_ref()
    }

    /// Reads what the address says, if that has not been done: what the puzzle is made of, or nothing if there is no puzzle; and
    /// what is wrong.
    pub(crate) fn pose(&mut self) -> Option<(Option<PuzzleSetup>, Vec<Notice>)> {
        let keys = self.keys.as_ref().filter(|_| self.posed.is_none())?;
        let (posed, notices) = keys.read();
        self.posed = posed;
        self.keys = posed.map(PuzzleKeys::of);
        if let Some(ChosenPuzzle { setup, .. }) = posed {
            // Another one is to be like it.
            (self.problem, self.n) = (setup.problem(), setup.size().files());
            self.wished = setup.grade();
        }
        Some((posed.map(|posed| posed.setup), notices))
    }

    /// Another puzzle is to be one of this problem.
    pub(crate) fn choose(&mut self, problem: Problem) {
        let sizes = PuzzleSetup::sizes(problem);
        self.problem = problem;
        self.n = self.n.clamp(*sizes.start(), *sizes.end());
    }

    /// The puzzle that has to be made.
    pub(crate) fn due(&self) -> Option<PuzzleSetup> {
        let is_due = self.made.is_none() && self.asked.is_none();
        self.posed.filter(|_| is_due).map(|posed| posed.setup)
    }

    pub(crate) fn ask(&mut self, run: RunId) {
        self.asked = Some(run);
    }

    /// The engine, which was asked, is no more.
    pub(crate) fn lose(&mut self) {
        self.asked = None;
        self.numbered.0 = None;
    }

    /// The engine has refused to make the puzzle or to number the solution; whether it was asked that.
    pub(crate) fn refuse(&mut self, run: RunId) -> bool {
        let is_puzzle = self.asked == Some(run);
        if is_puzzle {
            (self.keys, self.posed) = (None, None);
        }
        is_puzzle || self.numbered.0 == Some(run)
    }

    /// Whether the engine makes the puzzle, or looks for the number of the solution.
    pub fn is_awaited(&self) -> bool {
        let (asked, number) = &self.numbered;
        self.posed.is_some() && self.asked.is_some() && self.made.is_none()
            || asked.is_some() && number.is_none()
    }

    /// The engine has made a puzzle. Whether it is the one that is played.
    pub(crate) fn handle(&mut self, run: RunId, puzzle: Puzzle) -> bool {
        let is_it = self.asked == Some(run);
        if is_it {
            self.made = Some(puzzle);
        }
        is_it
    }

    /// The given queens, once the puzzle is made; a tour has none.
    pub(crate) fn given(&self) -> Option<GivenSquares> {
        let made = self.made.as_ref()?;
        let (problem, size) = (made.setup.problem(), made.setup.size());
        match problem {
            Problem::Knight => Some(GivenSquares::none()),
            _ => GivenSquares::new(problem.given_rule(None), size, &made.given).ok(),
        }
    }

    /// The beginning of the tour that is to be finished, once the puzzle is made.
    pub fn beginning(&self) -> &[Square] {
        let made = self.made.as_ref();
        let made = made.filter(|it| it.setup.problem() == Problem::Knight);
        made.map_or(&[], |it| &it.given)
    }

    /// Whether these settings are still those of the puzzle.
    pub(crate) fn is_of(&self, settings: &Settings) -> bool {
        let Some(ChosenPuzzle { setup, .. }) = self.posed else {
            return false;
        };
        let is_board = settings.large.is_none() && settings.size == setup.size();
        let first = setup.problem().variants().first();
        is_board
            && settings.algorithm.problem == setup.problem()
            && settings.variant.as_ref().is_none_or(|it| Some(it) == first)
            && settings.k.is_none_or(|k| Some(k) == setup.k())
            && self.given().is_none_or(|given| given == settings.given)
    }

    /// Whether the puzzle stands on the board.
    pub fn is_made(&self) -> bool {
        self.made.is_some()
    }

    /// What is to be done about the time, whether the board is solved.
    pub(crate) fn time(&mut self, is_solved: bool) -> Option<PuzzleCommand> {
        let (timing, command) = match self.timing {
            // It came solved, by a link or with a page that is loaded anew.
            Timing::Stopped if self.is_made() && is_solved => (Timing::Ended, None),
            Timing::Stopped if self.is_made() => (Timing::Runs, Some(PuzzleCommand::Begin)),
            Timing::Runs if self.is_made() && is_solved => {
                (Timing::Ended, Some(PuzzleCommand::End))
            }
            _ => return None,
        };
        self.timing = timing;
        command
    }

    pub(crate) fn use_hint(&mut self) {
        self.hints += 1;
    }

    /// It has been solved in so many seconds; the line of the record.
    pub(crate) fn solve(&mut self, seconds: u64) -> Option<String> {
        let ChosenPuzzle { source, setup } = self.posed.filter(|_| self.solved.is_none())?;
        let hints = self.hints;
        self.solved = Some(Solved { seconds, hints });
        let (n, grade, problem) = (setup.size().files(), setup.grade(), setup.problem());
        Some(format!(
            "{source} {n} {grade} {GENERATOR} {seconds} {hints} {}",
            problem.name()
        ))
    }

    pub fn solved(&self) -> Option<Solved> {
        self.solved
    }

    /// How many puzzles the record has.
    pub fn recorded(&self) -> usize {
        let record = self.record.as_deref().unwrap_or_default();
        record.lines().filter(|line| !line.is_empty()).count()
    }

    /// Whether the record has the puzzle of a day. Lines of queens did not always name their problem.
    pub fn has_solved(&self, day: Day) -> bool {
        let (day, problem) = (day.to_string(), self.problem.name());
        let record = self.record.as_deref().unwrap_or_default();
        record.lines().any(|line| {
            let mut words = line.split(' ');
            let is_day = words.next() == Some(&day);
            is_day && words.nth(5).unwrap_or(Problem::Queens.name()) == problem
        })
    }

    /// Another solution stands, or none: the question that is still looked into, if one is.
    pub(crate) fn abandon_number(&mut self) -> Option<RunId> {
        let (asked, number) = std::mem::take(&mut self.numbered);
        asked.filter(|_| number.is_none())
    }

    pub(crate) fn is_number_due(&self) -> bool {
        self.numbered == (None, None)
    }

    pub(crate) fn ask_number(&mut self, run: RunId) {
        self.numbered.0 = Some(run);
    }

    /// The engine says which solution stands. Whether that was asked last.
    pub(crate) fn number(&mut self, run: RunId, number: SolutionNumber) -> bool {
        let is_it = self.numbered.0 == Some(run);
        if is_it {
            self.numbered.1 = Some(number);
        }
        is_it
    }

    /// Which solution stands, once that is known.
    pub fn numbered(&self) -> Option<SolutionNumber> {
        self.numbered.1
    }

    pub(crate) fn wish(&mut self, grade: Grade) {
        self.wished = grade;
    }

    /// The grade of another puzzle: the one that is wished for, or the next lower one that the board has.
    pub fn grade(&self) -> Grade {
        self.wished.nearest(self.problem, self.n)
    }

    /// Another puzzle.
    pub fn another(&self, spare: u64) -> Option<ChosenPuzzle> {
        let seed = match self.posed.map(|posed| posed.source) {
            Some(PuzzleSource::Seed(seed)) => seed.wrapping_add(1),
            Some(PuzzleSource::Day(_)) | None => spare,
        };
        let (n, grade) = (Some(self.n), Some(self.grade()));
        ChosenPuzzle::new(self.problem, PuzzleSource::Seed(seed), n, grade).ok()
    }
}
