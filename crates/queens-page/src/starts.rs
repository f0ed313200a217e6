//! Every start: what becomes of an algorithm that begins on one square when it begins on each in turn. Of queens on the form's
//! board and on others; of the knight on the form's board, by each order of its moves.

pub(crate) mod update;

use std::ops::RangeInclusive;

use queens_core::{
    BoardSize, Descriptor, GivenSupport, Problem, Reports, Setup, StartResult, Variant, algorithm,
    successes,
};
use queens_worker::protocol::{Job, Reason, RunId};

use crate::settings::Settings;

/// The boards of the chart, beside the form's own: more where the values of the empty board stay, which costs less.
fn charted(algorithm: &Descriptor) -> RangeInclusive<u8> {
    if has_fixed_values(algorithm) {
        4..=BoardSize::MAX
    } else {
        4..=20
    }
}

/// Up to this board no start succeeds by the values of the empty board, from the one after the widest on: a test of the
/// core counts them.
pub const COUNTED_TO: u8 = 60;

/// Whether it goes by the values of the empty board.
pub fn has_fixed_values(algorithm: &Descriptor) -> bool {
    algorithm.reports == Reports::Scans
}

/// The most calls of a knight's search from one square.
pub const MOST_CALLS: u64 = 200_000;

/// What has been asked of the engine, and what it has answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Starts {
    run: RunId,
    variant: Option<Variant>,
    /// The form's board by its algorithm, then those of the chart.
    boards: Vec<Board>,
}

/// The runs of an algorithm on one board.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub algorithm: &'static Descriptor,
    pub size: BoardSize,
    /// What each start so far has come to: a1, b1, …
    pub made: Vec<StartResult>,
    /// Why the runs cannot be made, if they cannot.
    pub refused: Option<Reason>,
}

impl Board {
    /// How many starts led to a solution.
    pub fn successes(&self) -> usize {
        successes(&self.made)
    }

    /// How many runs were ended by their cap.
    pub fn capped(&self) -> usize {
        self.made.iter().filter(|it| it.is_capped).count()
    }

    /// Whether all starts have been made.
    pub fn is_complete(&self) -> bool {
        self.made.len() == self.size.area()
    }
}

/// Whether an algorithm begins on one square.
pub fn has_starts(algorithm: &Descriptor) -> bool {
    algorithm.capabilities.given == GivenSupport::Start
}

/// The algorithms and boards whose starts are told, those of the settings first.
fn asked(settings: &Settings) -> Vec<(&'static Descriptor, BoardSize)> {
    let own = (settings.algorithm, settings.size);
    let others: Vec<_> = match settings.algorithm.problem {
        Problem::Knight => (algorithm::DESCRIPTORS.iter().copied())
            .filter(|it| it.problem == Problem::Knight && has_starts(it))
            .map(|algorithm| (algorithm, settings.size))
            .filter(|it| *it != own)
            .collect(),
        _ => charted(settings.algorithm)
            .filter_map(|n| BoardSize::try_from(n).ok())
            .map(|size| (settings.algorithm, size))
            .collect(),
    };
    [own].into_iter().chain(others).collect()
}

impl Starts {
    /// The runs that these settings ask for, and the jobs for the engine.
    pub fn begin(run: RunId, settings: &Settings) -> (Starts, Vec<Job>) {
        let asked = asked(settings);
        let is_tour = settings.algorithm.problem == Problem::Knight;
        let jobs = asked.iter().map(|&(algorithm, size)| Job {
            algorithm: algorithm.id.to_owned(),
            setup: Setup {
                size,
                given: Vec::new(),
                cap: is_tour.then_some(MOST_CALLS),
                ..settings.job().setup
            },
        });
        let jobs = jobs.collect();
        let boards = asked.into_iter().map(|(algorithm, size)| Board {
            algorithm,
            size,
            made: Vec::new(),
            refused: None,
        });
        let starts = Starts {
            run,
            variant: settings.variant,
            boards: boards.collect(),
        };
        (starts, jobs)
    }

    /// Whether they are the runs that these settings ask for.
    pub fn is_of(&self, settings: &Settings) -> bool {
        let own = (self.board()).map(|board| (board.algorithm, board.size, self.variant));
        own == Some((settings.algorithm, settings.size, settings.variant))
    }

    /// Whether all have been made, or cannot be.
    pub fn is_over(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.all(|board| board.is_complete() || board.refused.is_some())
    }

    /// Whether the code of its algorithm could not be fetched.
    pub fn needs_code(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.any(|board| board.refused == Some(Reason::NoCode))
    }

    /// The form's board.
    pub fn board(&self) -> Option<&Board> {
        self.boards.first()
    }

    /// The form's board, then those of the chart: the smallest first, or the other orders of the knight's moves.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Keeps what follows. Answers about earlier runs are dropped.
    pub fn receive(
        &mut self,
        run: RunId,
        index: u32,
        from: u32,
        outcome: Result<Vec<StartResult>, Reason>,
    ) {
        let Some(board) = self
            .boards
            .get_mut(index as usize)
            .filter(|_| run == self.run)
        else {
            return;
        };
        match outcome {
            Ok(made) if board.made.len() == from as usize => board.made.extend(made),
            Ok(_) => {}
            Err(reason) => board.refused = Some(reason),
        }
    }
}
