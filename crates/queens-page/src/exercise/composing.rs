//! What a teacher has chosen of an exercise that is being composed, and the result that is being checked.

use std::mem::discriminant;

use super::Task;
use super::result::{ExerciseResult, ResultError};

/// What has been chosen.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Composing {
    /// The steps as they are typed; none as long as nobody has touched them.
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
    /// In their order.
    tasks: Vec<Task>,
    /// The result, or its code, as it is typed or pasted.
    pub code: String,
}

/// Why what was chosen is no exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ComposeError {
    /// Nothing is asked.
    NoTask,
    /// Boards above 32 are only watched.
    TooLarge { n: u16 },
    /// The steps of a search are asked about, and none is shown that is the form's and leaves a trace.
    NoSearch,
    /// A step that is no number, or not one of the search as far as it is known.
    BadStep { value: String, known: u64 },
    /// The search keeps none of the counters that are asked for.
    NoCounters,
    /// The stretch has no event.
    Empty { from: u64, to: u64 },
    /// The board that is to be completed cannot be.
    Infeasible,
    /// The link would be longer than an address may be.
    TooLong,
}

impl Composing {
    /// What is asked.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// The task of this kind, if it is asked.
    pub fn asks(&self, task: Task) -> Option<Task> {
        let same = |it: &&Task| discriminant(*it) == discriminant(&task);
        self.tasks.iter().find(same).copied()
    }

    /// A task is to be asked, or the same one no more; predictions that come at another rate take the place of those before.
    pub(crate) fn toggle(&mut self, task: Task) {
        let before = self.asks(task);
        self.tasks.retain(|&it| Some(it) != before);
        if before != Some(task) {
            self.tasks.push(task);
            self.tasks.sort();
        }
    }

    /// What the typed result says; none as long as nothing is typed.
    pub fn checked(&self) -> Option<Result<ExerciseResult, ResultError>> {
        let is_typed = !self.code.trim().is_empty();
        is_typed.then(|| ExerciseResult::find(&self.code))
    }
}
