//! A survey: searches by several algorithms on many boards, which the engine counts one after another. Contains its
//! form, the results, and their values for tables and charts.

mod growth;
mod plan;
mod record;

#[cfg(test)]
mod tests;

use queens_core::{Counters, Ending, Problem};
use queens_worker::protocol::{Job, Reason, RunId};

use crate::settings::Settings;

pub use self::growth::{Quantity, kept};
pub use self::plan::{Plan, Preset, USUAL};

/// The form of a survey, and the last survey.
#[derive(Default)]
pub struct Survey {
    /// The last choice, for any problem.
    preset: Preset,
    /// The largest board, if chosen.
    largest: Option<u8>,
    pub quantity: Quantity,
    pub taken: Option<Taken>,
}

/// A started survey.
pub struct Taken {
    id: RunId,
    pub plan: Plan,
    /// The number of finished searches at the last request to the engine.
    before: usize,
    /// The results so far, in the order of the plan.
    pub counted: Vec<Outcome>,
    is_stopped: bool,
}

/// The result of one search.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The final counters with the ending, or the reason why the search is impossible.
    pub counted: Result<(Counters, Ending), Reason>,
    pub milliseconds: f64,
}

impl Survey {
    /// The chosen kind of survey, if it belongs to this problem, or else the default.
    pub fn preset(&self, problem: Problem) -> Preset {
        if self.preset.serves(problem) {
            self.preset
        } else {
            Preset::default()
        }
    }

    /// The largest board in the chosen kind of survey. `None` if this kind uses only one board.
    pub fn largest(&self, problem: Problem) -> Option<u8> {
        let preset = self.preset(problem);
        let sizes = preset.sizes(problem)?;
        let largest = self.largest.unwrap_or(USUAL);
        Some(largest.clamp(*sizes.start(), *sizes.end()))
    }

    /// The last survey, if it is about this problem.
    pub fn taken_of(&self, problem: Problem) -> Option<&Taken> {
        let taken = self.taken.as_ref();
        taken.filter(|taken| taken.plan.problem == problem)
    }

    /// Chooses the largest board.
    pub fn choose_largest(&mut self, largest: u8) {
        self.largest = Some(largest);
    }

    /// Chooses the kind of survey. A chosen largest board stays within the limits of the kind.
    pub fn choose(&mut self, preset: Preset) {
        self.preset = preset;
        self.quantity = preset.telling();
    }

    /// The quantity in the chart and table: the chosen one, if the algorithms count it.
    pub fn compared(&self, taken: &Taken) -> Quantity {
        let quantities = Quantity::of(&taken.plan.algorithms);
        let chosen = quantities.iter().find(|&&it| it == self.quantity);
        chosen.copied().unwrap_or_default()
    }

    /// Whether the engine is counting the survey.
    pub fn is_running(&self) -> bool {
        self.taken.as_ref().is_some_and(Taken::is_running)
    }

    /// The running survey.
    pub fn running(&mut self) -> Option<&mut Taken> {
        self.taken.as_mut().filter(|taken| taken.is_running())
    }
}

impl Outcome {
    /// The final counters, if the search was possible.
    pub fn counters(&self) -> Option<&Counters> {
        self.counted.as_ref().ok().map(|(counters, _)| counters)
    }

    /// The final counters, if the search was complete.
    pub fn complete(&self) -> Option<&Counters> {
        self.counters().filter(|_| !self.reached_cap())
    }

    /// Whether the search reached its limit, so there may be more solutions.
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

    /// Sets a new number of the survey, for a new engine that counts the rest.
    pub fn renumber(&mut self, id: RunId) {
        self.id = id;
        self.before = self.counted.len();
    }

    /// The remaining searches.
    pub fn jobs(&self) -> Vec<Job> {
        let left = self.plan.searches.get(self.counted.len()..);
        left.unwrap_or_default().iter().map(Settings::job).collect()
    }

    /// Stores the next result. Any other result is ignored.
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

    /// The finished searches with their results.
    pub fn entries(&self) -> impl Iterator<Item = (&Settings, &Outcome)> {
        self.plan.searches.iter().zip(&self.counted)
    }
}
