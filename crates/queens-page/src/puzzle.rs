//! The current puzzle, the choices for another one, and the record of solved puzzles in this browser.

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

/// A side effect for puzzles.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleCommand {
    /// Report the date and the record.
    Look,
    /// Start the puzzle's timer.
    Begin,
    /// Stop the timer, and report the time.
    End,
    /// Append this line to the record, and report whether it was stored.
    Keep(String),
    /// Delete the record, then report it again.
    Clear,
}

/// An event of puzzles.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleMessage {
    ProblemChosen(Problem),
    GradeChosen(Grade),
    SizeChosen(u8),
    /// The seconds since 1970-01-01, and the record. `None` if the browser stores nothing.
    Looked {
        seconds: u64,
        record: Option<String>,
    },
    /// A puzzle was solved in this time.
    Timed {
        milliseconds: f64,
    },
    Kept(bool),
    /// The reader wants to copy this result of the current puzzle.
    ResultWanted(String),
    ExportWanted,
    ClearWanted,
}

/// A solved puzzle: the time since it appeared, and the number of hint steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    pub seconds: u64,
    pub hints: u32,
}

/// The state of the timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Timing {
    /// The puzzle is not on the board yet.
    Stopped,
    Runs,
    /// The puzzle is solved.
    Ended,
}

/// The current puzzle, if any, and the choices for another one.
pub struct Puzzles {
    /// The puzzle's keys in the address.
    keys: Option<PuzzleKeys>,
    posed: Option<ChosenPuzzle>,
    asked: Option<RunId>,
    made: Option<Puzzle>,
    hints: u32,
    timing: Timing,
    solved: Option<Solved>,
    /// Whether the browser failed to store the result.
    pub is_unkept: bool,
    /// The request for the number of the solution, and its answer.
    numbered: (Option<RunId>, Option<SolutionNumber>),
    /// The problem of another puzzle.
    pub problem: Problem,
    pub n: u8,
    wished: Grade,
    pub today: Option<Day>,
    /// Whether the dialog was open at the last update.
    pub(crate) is_open: bool,
    /// The lines of the record. `None` if it is unknown or if the browser stores nothing.
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

    /// Opens the puzzle in the address. An unchanged puzzle keeps its state.
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

    /// The current puzzle's keys in the address.
    pub(crate) fn keys(&self) -> Option<&PuzzleKeys> {
        self.keys.as_ref()
    }

    /// Parses the keys of the address once. Returns the setup of the puzzle, if it exists, and the problems with the
    /// keys.
    pub(crate) fn pose(&mut self) -> Option<(Option<PuzzleSetup>, Vec<Notice>)> {
        let keys = self.keys.as_ref().filter(|_| self.posed.is_none())?;
        let (posed, notices) = keys.read();
        self.posed = posed;
        self.keys = posed.map(PuzzleKeys::of);
        if let Some(ChosenPuzzle { setup, .. }) = posed {
            // Another puzzle has the same problem and size by default.
            (self.problem, self.n) = (setup.problem(), setup.size().files());
            self.wished = setup.grade();
        }
        Some((posed.map(|posed| posed.setup), notices))
    }

    /// Chooses the problem of another puzzle.
    pub(crate) fn choose(&mut self, problem: Problem) {
        let sizes = PuzzleSetup::sizes(problem);
        self.problem = problem;
        self.n = self.n.clamp(*sizes.start(), *sizes.end());
    }

    /// The puzzle that the engine has to make.
    pub(crate) fn due(&self) -> Option<PuzzleSetup> {
        let is_due = self.made.is_none() && self.asked.is_none();
        self.posed.filter(|_| is_due).map(|posed| posed.setup)
    }

    pub(crate) fn ask(&mut self, run: RunId) {
        self.asked = Some(run);
    }

    /// Forgets the requests, because their engine is gone.
    pub(crate) fn lose(&mut self) {
        self.asked = None;
        self.numbered.0 = None;
    }

    /// Records that the engine refused. Returns whether `run` is a current request.
    pub(crate) fn refuse(&mut self, run: RunId) -> bool {
        let is_puzzle = self.asked == Some(run);
        if is_puzzle {
            (self.keys, self.posed) = (None, None);
        }
        is_puzzle || self.numbered.0 == Some(run)
    }

    /// Whether the engine is making the puzzle or numbering the solution.
    pub fn is_awaited(&self) -> bool {
        let (asked, number) = &self.numbered;
        self.posed.is_some() && self.asked.is_some() && self.made.is_none()
            || asked.is_some() && number.is_none()
    }

    /// Records a puzzle from the engine. Returns whether it is the current one.
    pub(crate) fn handle(&mut self, run: RunId, puzzle: Puzzle) -> bool {
        let is_it = self.asked == Some(run);
        if is_it {
            self.made = Some(puzzle);
        }
        is_it
    }

    /// The given queens, once the puzzle is made. A tour has none.
    pub(crate) fn given(&self) -> Option<GivenSquares> {
        let made = self.made.as_ref()?;
        let (problem, size) = (made.setup.problem(), made.setup.size());
        match problem {
            Problem::Knight => Some(GivenSquares::none()),
            _ => GivenSquares::new(problem.given_rule(None), size, &made.given).ok(),
        }
    }

    /// The beginning of the tour to complete, once the puzzle is made.
    pub fn beginning(&self) -> &[Square] {
        let made = self.made.as_ref();
        let made = made.filter(|it| it.setup.problem() == Problem::Knight);
        made.map_or(&[], |it| &it.given)
    }

    /// Whether these are the settings of the puzzle.
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

    /// Whether the puzzle is on the board.
    pub fn is_made(&self) -> bool {
        self.made.is_some()
    }

    /// The timer command after a change, which depends on whether the board is solved.
    pub(crate) fn time(&mut self, is_solved: bool) -> Option<PuzzleCommand> {
        let (timing, command) = match self.timing {
            // The puzzle was already solved when it opened, by a link or after a reload.
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

    /// Records the time in seconds, and returns the line for the record.
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

    /// The number of puzzles in the record.
    pub fn recorded(&self) -> usize {
        let record = self.record.as_deref().unwrap_or_default();
        record.lines().filter(|line| !line.is_empty()).count()
    }

    /// Whether the record contains the puzzle of a day. Older lines for queens lack the problem.
    pub fn has_solved(&self, day: Day) -> bool {
        let (day, problem) = (day.to_string(), self.problem.name());
        let record = self.record.as_deref().unwrap_or_default();
        record.lines().any(|line| {
            let mut words = line.split(' ');
            let is_day = words.next() == Some(&day);
            is_day && words.nth(5).unwrap_or(Problem::Queens.name()) == problem
        })
    }

    /// Drops the request for a solution's number after a change. Returns it if the engine still works on it.
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

    /// Records the number of the solution. Returns whether it was the last request.
    pub(crate) fn number(&mut self, run: RunId, number: SolutionNumber) -> bool {
        let is_it = self.numbered.0 == Some(run);
        if is_it {
            self.numbered.1 = Some(number);
        }
        is_it
    }

    /// The number of the current solution, once it is known.
    pub fn numbered(&self) -> Option<SolutionNumber> {
        self.numbered.1
    }

    pub(crate) fn wish(&mut self, grade: Grade) {
        self.wished = grade;
    }

    /// The grade of another puzzle: the chosen one, or the next lower one that the board has.
    pub fn grade(&self) -> Grade {
        self.wished.nearest(self.problem, self.n)
    }

    /// Another puzzle, by its seed.
    pub fn another(&self, spare: u64) -> Option<ChosenPuzzle> {
        let seed = match self.posed.map(|posed| posed.source) {
            Some(PuzzleSource::Seed(seed)) => seed.wrapping_add(1),
            Some(PuzzleSource::Day(_)) | None => spare,
        };
        let (n, grade) = (Some(self.n), Some(self.grade()));
        ChosenPuzzle::new(self.problem, PuzzleSource::Seed(seed), n, grade).ok()
    }
}
