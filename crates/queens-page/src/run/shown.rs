//! The content of the board: nothing, a search with steps, a count, or a large board.

use queens_core::Counters;

use crate::large::LargeRun;
use crate::pool::count::Count;
use crate::pool::is_shared;
use crate::run::Run;
use crate::settings::Settings;

/// The content of the board.
#[derive(Default)]
pub enum Shown {
    /// The empty board of the form.
    #[default]
    Nothing,
    /// A search with steps.
    Traced(Box<Run>),
    /// A count by the engine.
    Counted(Box<Run>),
    /// A count that workers share, and its shards once it has started.
    Shared(Box<Run>, Option<Box<Count>>),
    /// The search of a large board.
    Large(Box<LargeRun>),
}

impl Shown {
    /// The run whose steps or total the page shows.
    pub fn run(&self) -> Option<&Run> {
        self.traced().or(self.counted())
    }

    pub fn run_mut(&mut self) -> Option<&mut Run> {
        match self {
            Shown::Traced(run) | Shown::Counted(run) | Shown::Shared(run, _) => Some(run),
            Shown::Nothing | Shown::Large(_) => None,
        }
    }

    /// The run whose steps the page shows.
    pub fn traced(&self) -> Option<&Run> {
        match self {
            Shown::Traced(run) => Some(run),
            _ => None,
        }
    }

    pub fn traced_mut(&mut self) -> Option<&mut Run> {
        match self {
            Shown::Traced(run) => Some(run),
            _ => None,
        }
    }

    /// The run that only counts.
    pub fn counted(&self) -> Option<&Run> {
        match self {
            Shown::Counted(run) | Shown::Shared(run, _) => Some(run),
            _ => None,
        }
    }

    /// The shared count.
    pub fn shared(&self) -> Option<&Count> {
        match self {
            Shown::Shared(_, count) => count.as_deref(),
            _ => None,
        }
    }

    pub fn shared_mut(&mut self) -> Option<&mut Count> {
        match self {
            Shown::Shared(_, count) => count.as_deref_mut(),
            _ => None,
        }
    }

    /// The search of a large board.
    pub fn large(&self) -> Option<&LargeRun> {
        match self {
            Shown::Large(large) => Some(large),
            _ => None,
        }
    }

    pub fn large_mut(&mut self) -> Option<&mut LargeRun> {
        match self {
            Shown::Large(large) => Some(large),
            _ => None,
        }
    }

    /// The counters of the current step, or of the whole search so far.
    pub fn counters(&self) -> Option<&Counters> {
        match self {
            Shown::Large(large) => Some(&large.counters),
            _ => self.run().map(Run::counters),
        }
    }

    /// Whether a shared count has only the node counter. This holds for searches that have steps outside shared counts.
    pub fn tells_nodes_alone(&self) -> bool {
        matches!(self, Shown::Shared(run, _) if run.settings().algorithm.is_traced())
    }

    /// The settings of the search, if any.
    pub fn settings(&self) -> Option<&Settings> {
        match self {
            Shown::Large(large) => Some(large.settings()),
            _ => self.run().map(Run::settings),
        }
    }
}

impl From<Run> for Shown {
    fn from(run: Run) -> Shown {
        if run.counting().is_none() {
            Shown::Traced(run.into())
        } else if is_shared(run.settings()) {
            Shown::Shared(run.into(), None)
        } else {
            Shown::Counted(run.into())
        }
    }
}
