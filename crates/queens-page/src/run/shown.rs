//! The content of the board: nothing, a trace, a count, or a large board.

use queens_core::Counters;

use crate::large::LargeRun;
use crate::pool::count::Count;
use crate::run::Run;
use crate::settings::Settings;

/// The content of the board.
#[derive(Default)]
pub enum Shown {
    /// The empty board of the form.
    #[default]
    Nothing,
    /// A search of the engine, with steps or counted.
    Trace(Box<Run>),
    /// A count that workers share, and its shards once it has started.
    Count(Box<Run>, Option<Box<Count>>),
    /// The search of a large board.
    Large(Box<LargeRun>),
}

impl Shown {
    /// The run whose steps or total the page shows.
    pub fn run(&self) -> Option<&Run> {
        match self {
            Shown::Trace(run) | Shown::Count(run, _) => Some(run),
            Shown::Nothing | Shown::Large(_) => None,
        }
    }

    pub fn run_mut(&mut self) -> Option<&mut Run> {
        match self {
            Shown::Trace(run) | Shown::Count(run, _) => Some(run),
            Shown::Nothing | Shown::Large(_) => None,
        }
    }

    /// The shared count.
    pub fn count(&self) -> Option<&Count> {
        match self {
            Shown::Count(_, count) => count.as_deref(),
            _ => None,
        }
    }

    pub fn count_mut(&mut self) -> Option<&mut Count> {
        match self {
            Shown::Count(_, count) => count.as_deref_mut(),
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
            Shown::Nothing => None,
            Shown::Trace(run) | Shown::Count(run, _) => Some(run.counters()),
            Shown::Large(large) => Some(&large.counters),
        }
    }

    /// Whether a shared count has only the node counter. This holds for searches that have steps outside shared counts.
    pub fn tells_nodes_alone(&self) -> bool {
        matches!(self, Shown::Count(run, _) if run.settings().algorithm.is_traced())
    }

    /// The settings of the search, if any.
    pub fn settings(&self) -> Option<&Settings> {
        match self {
            Shown::Nothing => None,
            Shown::Trace(run) | Shown::Count(run, _) => Some(run.settings()),
            Shown::Large(large) => Some(large.settings()),
        }
    }
}
