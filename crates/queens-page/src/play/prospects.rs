//! Whether the pieces placed by hand can still be completed, as reported by the engine.

use queens_core::feasibility::{Feasibility, Infeasible};
use queens_worker::protocol::RunId;

/// The engine's last answer. Answers about earlier positions are dropped.
#[derive(Default)]
pub struct Prospects {
    /// The last request.
    asked: Option<RunId>,
    feasibility: Option<Feasibility>,
    ways: Option<u64>,
    /// Whether the engine has refused to answer.
    is_refused: bool,
    /// Whether the last answer was yes. It may be about an earlier position.
    before: Option<bool>,
}

impl Prospects {
    /// Records a new request. `None` makes a request due again.
    pub fn ask(&mut self, run: Option<RunId>) {
        (self.asked, self.feasibility, self.ways) = (run, None, None);
        self.is_refused = false;
    }

    /// Drops the request, and returns it if the engine still works on it.
    pub fn abandon(&mut self) -> Option<RunId> {
        let asked = self.asked;
        self.ask(None);
        asked
    }

    /// Whether the answer is still pending.
    pub fn is_awaited(&self) -> bool {
        self.asked.is_some() && self.feasibility.is_none() && !self.is_refused
    }

    /// Whether the engine has refused to answer.
    pub fn is_refused(&self) -> bool {
        self.is_refused
    }

    /// Records that the engine refused. Returns whether `run` is the current request.
    pub fn refuse(&mut self, run: RunId) -> bool {
        self.is_refused |= self.asked == Some(run);
        self.asked == Some(run)
    }

    /// Whether no request was made since the position or the engine changed.
    pub fn is_due(&self) -> bool {
        self.asked.is_none()
    }

    /// Records an answer. Returns whether the answer has changed, or is the first one and negative.
    pub fn handle(&mut self, run: RunId, feasibility: Feasibility, ways: Option<u64>) -> bool {
        if self.asked != Some(run) {
            return false;
        }
        let is_yes = matches!(feasibility, Feasibility::Feasible { .. });
        self.feasibility = Some(feasibility);
        self.ways = ways.or(self.ways);
        self.before.replace(is_yes).unwrap_or(true) != is_yes
    }

    /// Whether the position can be completed. `None` until the engine has answered.
    pub fn feasibility(&self) -> Option<&Feasibility> {
        self.feasibility.as_ref()
    }

    /// The reason why the position cannot be completed, if it cannot.
    pub fn infeasible(&self) -> Option<&Infeasible> {
        match self.feasibility.as_ref()? {
            Feasibility::Infeasible(why) => Some(why),
            Feasibility::Feasible { .. } => None,
        }
    }

    /// The number of completions, once they are counted.
    pub fn ways(&self) -> Option<u64> {
        self.ways
    }

    /// The value of the page's hook.
    pub fn name(&self) -> &'static str {
        match self.feasibility {
            Some(Feasibility::Feasible { .. }) => "yes",
            Some(Feasibility::Infeasible(_)) => "no",
            None => "unknown",
        }
    }
}
