//! Whether what was placed by hand can still be completed, as far as the engine has said so.

use queens_core::feasibility::{Feasibility, Infeasible};
use queens_worker::protocol::RunId;

/// What is known; answers about earlier positions are dropped.
#[derive(Default)]
pub struct Prospects {
    /// The question that was asked last.
    asked: Option<RunId>,
    feasibility: Option<Feasibility>,
    ways: Option<u64>,
    /// Whether the engine has refused to answer.
    is_refused: bool,
    /// Whether the last answer, perhaps about an earlier position, was yes.
    before: Option<bool>,
}

impl Prospects {
    /// Another question is asked, or is to be asked again.
    pub fn ask(&mut self, run: Option<RunId>) {
        (self.asked, self.feasibility, self.ways) = (run, None, None);
        self.is_refused = false;
    }

    /// Nobody waits for the answer any more: the question that is still looked into, if one is.
    pub fn abandon(&mut self) -> Option<RunId> {
        let asked = self.asked;
        self.ask(None);
        asked
    }

    /// Whether the answer is still looked for.
    pub fn is_awaited(&self) -> bool {
        self.asked.is_some() && self.feasibility.is_none() && !self.is_refused
    }

    /// Whether there will be no answer, for the engine refuses it.
    pub fn is_refused(&self) -> bool {
        self.is_refused
    }

    /// The engine has refused to answer; whether it was asked this.
    pub fn refuse(&mut self, run: RunId) -> bool {
        self.is_refused |= self.asked == Some(run);
        self.asked == Some(run)
    }

    /// Whether nothing was asked since the position or the engine changed.
    pub fn is_due(&self) -> bool {
        self.asked.is_none()
    }

    /// The engine has answered. Whether the answer has turned, or is the first one and no.
    pub fn handle(&mut self, run: RunId, feasibility: Feasibility, ways: Option<u64>) -> bool {
        if self.asked != Some(run) {
            return false;
        }
        let is_yes = matches!(feasibility, Feasibility::Feasible { .. });
        self.feasibility = Some(feasibility);
        self.ways = ways.or(self.ways);
        self.before.replace(is_yes).unwrap_or(true) != is_yes
    }

    /// Whether it can be completed; none while that is not known.
    pub fn feasibility(&self) -> Option<&Feasibility> {
        self.feasibility.as_ref()
    }

    /// Why it cannot, if it cannot.
    pub fn infeasible(&self) -> Option<&Infeasible> {
        match self.feasibility.as_ref()? {
            Feasibility::Infeasible(why) => Some(why),
            Feasibility::Feasible { .. } => None,
        }
    }

    /// In how many ways, once they are counted.
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
