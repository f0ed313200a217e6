//! Every start: what becomes of an algorithm that begins with one queen when it begins on each square in
//! turn, on the form's board and on others.

use queens_core::{BoardSize, Descriptor, Givens, Problem, successes};
use queens_worker::protocol::{Job, Reason, RunId};

use crate::settings::Settings;

/// The boards of the chart, beside the form's own.
const CHARTED: std::ops::RangeInclusive<u8> = 4..=20;

/// What has been asked of the engine, and what it has answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Starts {
    run: RunId,
    pub algorithm: &'static Descriptor,
    /// The form's board, then those of the chart.
    boards: Vec<Board>,
}

/// The runs on one board.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub size: BoardSize,
    /// The queens that stand at the end, for each start so far: a1, b1, …
    pub queens: Vec<u8>,
    /// Why the runs cannot be made, if they cannot.
    pub refused: Option<Reason>,
}

impl Board {
    /// How many starts led to a solution.
    pub fn successes(&self) -> usize {
        successes(self.size, &self.queens)
    }

    /// Whether all starts have been made.
    pub fn is_complete(&self) -> bool {
        self.queens.len() == self.size.area()
    }
}

/// Whether an algorithm of n queens begins with one of them.
pub fn has_starts(algorithm: &Descriptor) -> bool {
    algorithm.problem == Problem::Queens && algorithm.capabilities.given == Givens::Start
}

impl Starts {
    /// The runs that these settings ask for, and the jobs for the engine.
    pub fn begin(run: RunId, settings: &Settings) -> (Starts, Vec<Job>) {
        let charted = CHARTED.filter_map(|n| BoardSize::try_from(n).ok());
        let sizes = [settings.size].into_iter().chain(charted);
        let board = |size| Board {
            size,
            queens: Vec::new(),
            refused: None,
        };
        let boards: Vec<_> = sizes.map(board).collect();
        let jobs = boards.iter().map(|board| {
            let settings = Settings {
                size: board.size,
                given: Default::default(),
                ..settings.clone()
            };
            settings.job()
        });
        let jobs = jobs.collect();
        let starts = Starts {
            run,
            algorithm: settings.algorithm,
            boards,
        };
        (starts, jobs)
    }

    /// Whether they are the runs that these settings ask for.
    pub fn is_of(&self, settings: &Settings) -> bool {
        self.algorithm == settings.algorithm
            && self.board().map(|it| it.size) == Some(settings.size)
    }

    /// Whether all have been made, or cannot be.
    pub fn is_over(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.all(|board| board.is_complete() || board.refused.is_some())
    }

    /// Whether the code of its algorithm could not be fetched.
    pub fn lacks_code(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.any(|board| board.refused == Some(Reason::NoCode))
    }

    /// The form's board.
    pub fn board(&self) -> Option<&Board> {
        self.boards.first()
    }

    /// The boards of the chart, the smallest first.
    pub fn charted(&self) -> &[Board] {
        self.boards.get(1..).unwrap_or_default()
    }

    /// Keeps what follows. Answers about earlier runs are dropped.
    pub fn receive(&mut self, run: RunId, index: u32, from: u32, outcome: Result<Vec<u8>, Reason>) {
        let Some(board) = self
            .boards
            .get_mut(index as usize)
            .filter(|_| run == self.run)
        else {
            return;
        };
        match outcome {
            Ok(queens) if board.queens.len() == from as usize => board.queens.extend(queens),
            Ok(_) => {}
            Err(reason) => board.refused = Some(reason),
        }
    }
}
