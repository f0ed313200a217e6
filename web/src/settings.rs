//! What the form asks for: board, algorithm, goal and the rest. One value, so that two of them can be
//! compared.

use queens_core::algorithm::{self, Algorithm};
use queens_core::board::BoardSize;
use queens_core::instance::{GivenQueens, Goal, Problem};
use queens_worker::protocol::Job;

/// Which solutions count as different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SymmetrySetting {
    /// All of them.
    All,
    /// One for each class under the symmetries that keep the given queens.
    Fundamental,
}

impl SymmetrySetting {
    pub(crate) const ALL: [SymmetrySetting; 2] =
        [SymmetrySetting::All, SymmetrySetting::Fundamental];

    /// The name in addresses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            SymmetrySetting::All => "all",
            SymmetrySetting::Fundamental => "fundamental",
        }
    }
}

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settings {
    pub(crate) size: BoardSize,
    pub(crate) algorithm: &'static Algorithm,
    pub(crate) goal: Goal,
    pub(crate) symmetry: SymmetrySetting,
    pub(crate) given: GivenQueens,
    pub(crate) seed: Option<u64>,
}

impl Settings {
    /// The size of the board when none is asked for.
    pub(crate) const DEFAULT_SIZE: u8 = 8;

    /// The job for the engine. The symmetry setting never changes a search.
    pub(crate) fn job(&self) -> Job {
        Job {
            algorithm: self.algorithm.id.to_owned(),
            size: self.size,
            given: self.given.squares().to_vec(),
            goal: self.goal,
            seed: self.seed,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        let algorithm = algorithm::default(Problem::Queens);
        Settings {
            size: BoardSize::try_from(Settings::DEFAULT_SIZE)
                .unwrap_or_else(|error| unreachable!("{error}")),
            algorithm,
            goal: algorithm.default_goal(),
            symmetry: SymmetrySetting::All,
            given: GivenQueens::none(),
            seed: None,
        }
    }
}
