//! A survey: searches by several algorithms over many boards, counted one after another by the
//! engine. Here are its form, what has been counted, and what tables and charts read from it.

mod growth;
mod plan;
mod random;
mod record;
mod sample;

#[cfg(test)]
mod tests;

use queens_core::{Counters, Ending, Problem};
use queens_worker::protocol::{Job, Reason, RunId};

use crate::settings::Settings;

pub use self::growth::{Quantity, kept};
pub use self::plan::{PLACEMENT, Plan, Preset, ROWS};
pub use self::random::RandomDraws;
pub use self::sample::Sample;

/// The form of a survey, and the last one that was begun.
#[derive(Default)]
pub struct Survey {
    /// What was chosen last, for whatever problem.
    preset: Preset,
    /// The largest board, if one was chosen.
    largest: Option<u8>,
    pub quantity: Quantity,
    pub taken: Option<Taken>,
}

/// A survey that was begun.
pub struct Taken {
    id: RunId,
    pub plan: Plan,
    /// How many searches had been counted when the engine was last asked.
    before: usize,
    /// What came of the searches so far, in the order of the plan.
    pub counted: Vec<Outcome>,
    is_stopped: bool,
}

/// What came of one search.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The counters at its end and how it ended, or why it cannot be made.
    pub counted: Result<(Counters, Ending), Reason>,
    pub milliseconds: f64,
}

impl Survey {
    /// What the form asks for: what was chosen, where that is of this problem.
    pub fn preset(&self, problem: Problem) -> Preset {
        if self.preset.serves(problem) {
            self.preset
        } else {
            Preset::default()
        }
    }

    /// The largest board that was chosen for it; none where it has only one.
    pub fn largest(&self, problem: Problem) -> Option<u8> {
        let preset = self.preset(problem);
        let sizes = preset.sizes(problem)?;
        let largest = self.largest.unwrap_or(preset.usual());
        Some(largest.clamp(*sizes.start(), *sizes.end()))
    }

    /// The last survey, if it is of this problem.
    pub fn taken_of(&self, problem: Problem) -> Option<&Taken> {
        let taken = self.taken.as_ref();
        taken.filter(|taken| taken.plan.problem == problem)
    }

    /// Chooses the largest board.
    pub fn choose_largest(&mut self, largest: u8) {
        self.largest = Some(largest);
    }

    /// Chooses what is counted. A largest board that was chosen stays, as far as the preset allows.
    pub fn choose(&mut self, preset: Preset) {
        self.preset = preset;
        self.quantity = preset.telling();
    }

    /// The quantity of the chart and the table: the chosen one, if the algorithms count it.
    pub fn compared(&self, taken: &Taken) -> Quantity {
        let quantities = Quantity::of(&taken.plan.algorithms);
        let chosen = quantities.iter().find(|&&it| it == self.quantity);
        chosen.copied().unwrap_or_default()
    }

    /// Whether the engine is counting.
    pub fn is_running(&self) -> bool {
        self.taken.as_ref().is_some_and(Taken::is_running)
    }

    /// The survey that is being counted.
    pub fn running(&mut self) -> Option<&mut Taken> {
        self.taken.as_mut().filter(|taken| taken.is_running())
    }
}

impl Outcome {
    /// The counters at its end, if it could be made.
    pub fn counters(&self) -> Option<&Counters> {
        self.counted.as_ref().ok().map(|(counters, _)| counters)
    }

    /// The same of a search that was not given up.
    pub fn complete(&self) -> Option<&Counters> {
        self.counters().filter(|_| !self.reached_cap())
    }

    /// Whether it came to its cap, so that there may be more than it has found.
    pub fn reached_cap(&self) -> bool {
        matches!(self.counted, Ok((_, Ending::CapReached)))
    }
}

impl Taken {
    pub fn begin(id: RunId, plan: Plan) -> Taken {
        Taken {
            id,
            plan,
            before: 0,
            counted: Vec::new(),
            is_stopped: false,
        }
    }

    pub fn id(&self) -> RunId {
        self.id
    }

    /// Takes the number of another survey: a new engine counts what is left.
    pub fn renumber(&mut self, id: RunId) {
        self.id = id;
        self.before = self.counted.len();
    }

    /// The searches that are still to be counted.
    pub fn jobs(&self) -> Vec<Job> {
        let left = self.plan.searches.get(self.counted.len()..);
        left.unwrap_or_default().iter().map(Settings::job).collect()
    }

    /// The engine has counted a search. Only the one that follows is taken.
    pub fn receive(&mut self, run: RunId, index: u32, outcome: Outcome) {
        let follows = self.before + index as usize == self.counted.len();
        if run == self.id && follows && self.is_running() {
            self.counted.push(outcome);
        }
    }

    pub fn stop(&mut self) {
        self.is_stopped = true;
    }

    pub fn is_complete(&self) -> bool {
        self.counted.len() == self.plan.searches.len()
    }

    pub fn is_running(&self) -> bool {
        !self.is_stopped && !self.is_complete()
    }

    /// The searches that have been counted, and what came of each.
    pub fn entries(&self) -> impl Iterator<Item = (&Settings, &Outcome)> {
        self.plan.searches.iter().zip(&self.counted)
    }
}
