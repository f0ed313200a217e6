//! Exercises: a teacher's questions about a search or a board, as a link, and the reader's answers. The module
//! `address::exercise` reads and writes the link's text, and `result` contains the result for the teacher.

pub mod class;
pub mod compose;
pub mod composing;
pub mod result;
pub(crate) mod update;
pub mod working;

use queens_core::Count;
use strum::VariantArray;

use crate::play::Placed;
use crate::predict::session::Often;
use crate::settings::Settings;

/// The version of exercise texts.
pub const EXERCISES: &str = "1";

/// The counters that a task can request, if the search has them.
const COUNTED: [Count; 3] = [Count::Tests, Count::Placements, Count::Removals];

/// An exercise: a search, a range of its steps, and the tasks.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// The search. Boards above n = 32 are excluded.
    pub settings: Settings,
    /// The step at which predictions begin.
    pub from: u64,
    /// The step at which predictions end, and whose numbers the tasks request. 0 if no task is about a step.
    pub to: u64,
    /// The pieces on the board to complete, in addition to the given squares.
    pub placed: Placed,
    /// The tasks, each at most once, in the order of [`Task`].
    pub tasks: Vec<Task>,
}

/// The reason why a text is not a valid exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseError {
    /// The checksum does not match.
    Damaged,
    /// The version is unknown to this page.
    Later { version: String },
    /// The exercise contains an unknown task or key.
    Unknown,
}

/// A task of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Task {
    /// Predict the events of the range, at this rate.
    Predict(Often),
    /// Give the number of solutions at the end of the range.
    Solutions,
    /// Give the counters at the end of the range.
    Counters,
    /// Complete the board.
    Complete,
}

/// The answer to a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The number of right predictions, and of all predictions.
    Predicted {
        right: u32,
        asked: u32,
    },
    Solutions(Reply),
    /// The counters, in the order of [`Exercise::counted`].
    Counters(Vec<Reply>),
    /// The completed board, and the number of hint steps used.
    Completed {
        hints: u32,
    },
}

/// A number as answered, and the right number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    pub given: u64,
    pub right: u64,
}

impl Reply {
    pub fn is_right(self) -> bool {
        self.given == self.right
    }
}

impl Task {
    /// All tasks, with predictions at this rate.
    pub const fn all(often: Often) -> [Task; 4] {
        [
            Task::Predict(often),
            Task::Solutions,
            Task::Counters,
            Task::Complete,
        ]
    }

    /// The task's name in links, and the rate of its predictions.
    pub fn name(self) -> (&'static str, Option<u32>) {
        match self {
            Task::Predict(often) => ("predict", Some(often.spacing())),
            Task::Solutions => ("solutions", None),
            Task::Counters => ("counters", None),
            Task::Complete => ("complete", None),
        }
    }

    /// The task with this name.
    pub fn from_name(name: &str) -> Option<Task> {
        let all = Often::VARIANTS.iter().flat_map(|&often| Task::all(often));
        all.into_iter().find(|task| task.written() == name)
    }

    /// The task in the notation of links.
    pub fn written(self) -> String {
        match self.name() {
            (name, Some(spacing)) => format!("{name}-{spacing}"),
            (name, None) => name.to_owned(),
        }
    }

    /// Whether the task is about steps of the search.
    pub fn is_of_search(self) -> bool {
        self != Task::Complete
    }
}

impl Exercise {
    /// The counters that a task requests.
    pub fn counted(&self, task: Task) -> Vec<Count> {
        match task {
            Task::Predict(_) | Task::Complete => Vec::new(),
            Task::Solutions => vec![Count::Solutions],
            Task::Counters => {
                let traversal = self.settings.algorithm.traversal;
                let kept = COUNTED.into_iter().filter(|&count| traversal.keeps(count));
                kept.collect()
            }
        }
    }

    /// Whether this answer fits the task.
    pub fn takes(&self, task: Task, mark: &Mark) -> bool {
        match (task, mark) {
            (Task::Predict(_), Mark::Predicted { .. })
            | (Task::Solutions, Mark::Solutions(_))
            | (Task::Complete, Mark::Completed { .. }) => true,
            (Task::Counters, Mark::Counters(replies)) => replies.len() == self.counted(task).len(),
            _ => false,
        }
    }
}

impl Mark {
    /// Whether the answer contains no error and at least one question was asked.
    pub fn is_right(&self) -> bool {
        match self {
            Mark::Predicted { right, asked } => right == asked && *asked > 0,
            Mark::Solutions(reply) => reply.is_right(),
            Mark::Counters(replies) => replies.iter().copied().all(Reply::is_right),
            Mark::Completed { .. } => true,
        }
    }
}

/// Parses a whole number as typed, or as copied with separators between groups of three digits.
pub fn number(text: &str) -> Option<u64> {
    let groups: Vec<&str> = text
        .trim()
        .split(|sign: char| sign.is_whitespace() || ".,".contains(sign))
        .collect();
    let is_grouped = groups[1..].iter().all(|group| group.len() == 3);
    let digits = groups.concat();
    let is_whole = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_whole && is_grouped)
}

#[cfg(test)]
mod tests;
