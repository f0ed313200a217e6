//! Every start: what becomes of an algorithm that begins with one queen when it begins on each square in
//! turn, on the form's board and on others.

use queens_core::{BoardSize, Descriptor, Givens, Problem, successes};
use queens_worker::protocol::{Job, Reason, RunId};

use crate::settings::Settings;

/// The boards of the chart, beside the form's own.
const CHARTED: std::ops::RangeInclusive<u8> = 4..=20;

/// What has been asked of the engine, and what it has answered.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Starts {
    run: RunId,
    pub(crate) algorithm: &'static Descriptor,
    /// The form's board, then those of the chart.
    boards: Vec<Board>,
}

/// The runs on one board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Board {
    pub(crate) size: BoardSize,
    /// The queens that stand at the end, for each start so far: a1, b1, …
    pub(crate) queens: Vec<u8>,
    /// Why the runs cannot be made, if they cannot.
    pub(crate) refused: Option<Reason>,
}

impl Board {
    /// How many starts led to a solution.
    pub(crate) fn successes(&self) -> usize {
        successes(self.size, &self.queens)
    }

    /// Whether all starts have been made.
    pub(crate) fn is_complete(&self) -> bool {
        self.queens.len() == self.size.area()
    }
}

/// Whether an algorithm of n queens begins with one of them.
pub(crate) fn has_starts(algorithm: &Descriptor) -> bool {
    algorithm.problem == Problem::Queens && algorithm.capabilities.given == Givens::Start
}

impl Starts {
    /// The runs that these settings ask for, and the jobs for the engine.
    pub(crate) fn begin(run: RunId, settings: &Settings) -> (Starts, Vec<Job>) {
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
    pub(crate) fn is_of(&self, settings: &Settings) -> bool {
        self.algorithm == settings.algorithm
            && self.board().map(|it| it.size) == Some(settings.size)
    }

    /// Whether all have been made, or cannot be.
    pub(crate) fn is_over(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.all(|board| board.is_complete() || board.refused.is_some())
    }

    /// Whether the code of its algorithm could not be fetched.
    pub(crate) fn lacks_code(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.any(|board| board.refused == Some(Reason::NoCode))
    }

    /// The form's board.
    pub(crate) fn board(&self) -> Option<&Board> {
        self.boards.first()
    }

    /// The boards of the chart, the smallest first.
    pub(crate) fn charted(&self) -> &[Board] {
        self.boards.get(1..).unwrap_or_default()
    }

    /// Keeps what follows. Answers about earlier runs are dropped.
    pub(crate) fn receive(
        &mut self,
        run: RunId,
        index: u32,
        from: u32,
        outcome: Result<Vec<u8>, Reason>,
    ) {
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
