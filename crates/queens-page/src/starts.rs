//! The results of an algorithm from every start. For queens, on the form's board and on other boards. For the knight,
//! on the form's board with each move order.

#[cfg(test)]
mod tests;
pub(crate) mod update;

use std::ops::RangeInclusive;

use queens_core::knight::totals::TourTotals;
use queens_core::{
    BoardSize, Descriptor, GivenSupport, Problem, Reports, Setup, Square, StartResult, Variant,
    algorithm, successes,
};
use queens_worker::protocol::{Encoded, Job, Reason, RunId, StartsAnswer};

use crate::settings::Settings;

/// The sizes of the boards in the chart, in addition to the form's board. Algorithms with fixed values are cheaper, so
/// their chart has more boards.
fn charted(algorithm: &Descriptor) -> RangeInclusive<u8> {
    if has_fixed_values(algorithm) {
        4..=BoardSize::MAX
    } else {
        4..=20
    }
}

/// Up to this size, no start succeeds with the values of the empty board, beginning after the chart's largest board. A
/// test of the core checks this.
pub const COUNTED_TO: u8 = 60;

/// Whether the algorithm uses the values of the empty board.
pub fn has_fixed_values(algorithm: &Descriptor) -> bool {
    algorithm.reports == Reports::Scans
}

/// The maximum number of calls in a knight's search from one square.
pub const MOST_CALLS: u64 = 200_000;

/// The requested runs, and their results so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Starts {
    run: RunId,
    variant: Option<Variant>,
    /// The blocked squares of the form's board.
    pub blocked: Vec<Square>,
    /// The form's board with its algorithm, then the boards of the chart.
    boards: Vec<Board>,
    /// Answers of the engine that are not decoded yet.
    pub(crate) answers: Vec<(RunId, Encoded<StartsAnswer>)>,
    /// The count of tours over all starts, if it was begun.
    pub tours: Option<ToursCount>,
}

/// A count of the tours of the form's board over all starts.
#[derive(Clone, PartialEq, Debug)]
pub struct ToursCount {
    pub(crate) run: RunId,
    /// The number of counted kinds of start, and the number of all kinds.
    pub progress: (u32, u32),
    /// The totals, or the reason why there are none. `None` while the count runs.
    pub outcome: Option<Result<TourTotals, Reason>>,
}

/// The runs of an algorithm on one board.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub algorithm: &'static Descriptor,
    pub size: BoardSize,
    /// The results so far, by start: a1, b1, …
    pub made: Vec<StartResult>,
    /// The reason why the runs are impossible, if they are.
    pub refused: Option<Reason>,
}

impl Board {
    /// The number of starts that lead to a solution.
    pub fn successes(&self) -> usize {
        successes(&self.made)
    }

    /// The number of runs that reached their limit.
    pub fn capped(&self) -> usize {
        self.made.iter().filter(|it| it.is_capped).count()
    }

    /// Whether all starts are finished.
    pub fn is_complete(&self) -> bool {
        self.made.len() == self.size.area()
    }
}

/// Whether an algorithm begins on a chosen square.
pub fn has_starts(algorithm: &Descriptor) -> bool {
    algorithm.capabilities.given == GivenSupport::Start
}

/// The algorithms and boards to run, beginning with those of the settings.
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
    /// The runs for these settings, and the jobs for the engine.
    pub fn begin(run: RunId, settings: &Settings) -> (Starts, Vec<Job>) {
        let asked = asked(settings);
        let is_tour = settings.algorithm.problem == Problem::Knight;
        let jobs = asked.iter().map(|&(algorithm, size)| Job {
            algorithm: algorithm.id.to_owned(),
            setup: Setup {
                size,
                given: Vec::new(),
                cap: is_tour.then_some(MOST_CALLS),
                ..settings.on(size).0.setup()
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
            blocked: settings.blocked.clone(),
            boards: boards.collect(),
            answers: Vec::new(),
            tours: None,
        };
        (starts, jobs)
    }

    /// Whether these are the runs for the settings.
    pub fn is_of(&self, settings: &Settings) -> bool {
        let own = (self.board()).map(|board| (board.algorithm, board.size, self.variant));
        own == Some((settings.algorithm, settings.size, settings.variant))
            && self.blocked == settings.blocked
    }

    /// The number of possible starts on a board of this size. The knight's boards all have the blocked squares.
    pub fn starts(&self, size: BoardSize) -> usize {
        size.area().saturating_sub(self.blocked.len())
    }

    /// Whether all runs are finished or impossible.
    pub fn is_over(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.all(|board| board.is_complete() || board.refused.is_some())
    }

    /// Whether the algorithm's code could not be loaded.
    pub fn needs_code(&self) -> bool {
        let mut boards = self.boards.iter();
        boards.any(|board| board.refused == Some(Reason::NoCode))
    }

    /// The form's board.
    pub fn board(&self) -> Option<&Board> {
        self.boards.first()
    }

    /// The form's board, then the boards of the chart: by size, or by the knight's move order.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Reads the answers of the engine. Answers about earlier runs are ignored.
    pub(crate) fn read_answers(&mut self) {
        for (run, answer) in std::mem::take(&mut self.answers) {
            let answer = answer
                .open()
                .map_err(|error| Reason::Job(error.to_string()));
            if let Some(tours) = self.tours.as_mut().filter(|tours| tours.run == run) {
                match answer {
                    Ok(StartsAnswer::Tours { progress, outcome }) => {
                        tours.progress = progress;
                        tours.outcome = outcome;
                    }
                    Ok(StartsAnswer::Made { .. }) => {}
                    Err(reason) => tours.outcome = Some(Err(reason)),
                }
            } else if run == self.run {
                match answer {
                    Ok(StartsAnswer::Made {
                        index,
                        from,
                        outcome,
                    }) => self.receive(index, from, outcome),
                    Ok(StartsAnswer::Tours { .. }) => {}
                    Err(reason) => self.receive(0, 0, Err(reason)),
                }
            }
        }
    }

    /// Stores the next results of a board.
    fn receive(&mut self, index: u32, from: u32, outcome: Result<Vec<StartResult>, Reason>) {
        let Some(board) = self.boards.get_mut(index as usize) else {
            return;
        };
        match outcome {
            Ok(made) if board.made.len() == from as usize => board.made.extend(made),
            Ok(_) => {}
            Err(reason) => board.refused = Some(reason),
        }
    }
}
