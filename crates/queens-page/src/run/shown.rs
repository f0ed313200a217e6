//! What stands on the board: one of nothing, a trace, a count, a large board.

use queens_core::Counters;

use crate::large::LargeRun;
use crate::pool::count::Count;
use crate::run::Run;
use crate::settings::Settings;

/// What stands on the board.
#[derive(Default)]
pub enum Shown {
    /// The form's board.
    #[default]
    Nothing,
    /// A search of the engine, event by event or counted.
    Trace(Box<Run>),
    /// A count that workers share, and what they share once that is begun.
    Count(Box<Run>, Option<Box<Count>>),
    /// The search of a board above 32.
    Large(Box<LargeRun>),
}

impl Shown {
    /// The run whose steps or sum are shown.
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

    /// The count that workers share.
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

    /// The search of a board above 32.
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

    /// The counters of the step that is shown, or of all that has been searched.
    pub fn counters(&self) -> Option<&Counters> {
        match self {
            Shown::Nothing => None,
            Shown::Trace(run) | Shown::Count(run, _) => Some(run.counters()),
            Shown::Large(large) => Some(&large.counters),
        }
    }

    /// Whether workers share a search that has steps elsewhere: of its counters they tell the nodes alone.
    pub fn tells_nodes_alone(&self) -> bool {
        matches!(self, Shown::Count(run, _) if run.settings().algorithm.is_traced())
    }

    /// What was searched, if anything was.
    pub fn settings(&self) -> Option<&Settings> {
        match self {
            Shown::Nothing => None,
            Shown::Trace(run) | Shown::Count(run, _) => Some(run.settings()),
            Shown::Large(large) => Some(large.settings()),
        }
    }
}
