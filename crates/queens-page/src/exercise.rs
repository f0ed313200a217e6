//! Exercises: what a teacher asks about a search or a board, as a link; what a reader has answered. The link's text is that of
//! `address`; the result that a teacher is given is below, in `result`.

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

/// The version of their texts.
pub const EXERCISES: &str = "1";

/// The counters that are asked for, as far as the search keeps them.
const COUNTED: [Count; 3] = [Count::Tests, Count::Placements, Count::Removals];

/// An exercise: a search, a stretch of its steps, and what is asked about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// The search, without a board above 32.
    pub settings: Settings,
    /// Where predictions begin.
    pub from: u64,
    /// Where they end, and the step whose numbers are asked for. 0 where no step is asked about.
    pub to: u64,
    /// What stands, beside the given squares, on the board that is to be completed.
    pub placed: Placed,
    /// What is asked, each at most once, in the order of [`Task`].
    pub tasks: Vec<Task>,
}

/// Why a text is no exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseError {
    /// It does not fit its checksum.
    Damaged,
    /// It is of a version that this page does not know.
    Later { version: String },
    /// It asks for something that this page does not know.
    Unknown,
}

/// Something that an exercise asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Task {
    /// Say what comes next, event by event through the stretch, and so often.
    Predict(Often),
    /// How many solutions have been found at the end of the stretch?
    Solutions,
    /// What are the counters there?
    Counters,
    /// Place the pieces that are left.
    Complete,
}

/// What was answered to a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// So many predictions were right, of so many.
    Predicted {
        right: u32,
        asked: u32,
    },
    Solutions(Reply),
    /// In the order of [`Exercise::counted`].
    Counters(Vec<Reply>),
    /// The board was completed, with so many steps of hints.
    Completed {
        hints: u32,
    },
}

/// A number as it was answered, and as it is.
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
    /// All that there are, the predictions of which come this often.
    pub const fn all(often: Often) -> [Task; 4] {
        [
            Task::Predict(often),
            Task::Solutions,
            Task::Counters,
            Task::Complete,
        ]
    }

    /// Its word in links, and the space between its predictions.
    pub fn name(self) -> (&'static str, Option<u32>) {
        match self {
            Task::Predict(often) => ("predict", Some(often.spacing())),
            Task::Solutions => ("solutions", None),
            Task::Counters => ("counters", None),
            Task::Complete => ("complete", None),
        }
    }

    /// The task of this word.
    pub fn from_name(name: &str) -> Option<Task> {
        let all = Often::VARIANTS.iter().flat_map(|&often| Task::all(often));
        all.into_iter().find(|task| task.written() == name)
    }

    /// As links write it.
    pub fn written(self) -> String {
        match self.name() {
            (name, Some(spacing)) => format!("{name}-{spacing}"),
            (name, None) => name.to_owned(),
        }
    }

    /// Whether it is about the steps of the search.
    pub fn is_of_search(self) -> bool {
        self != Task::Complete
    }
}

impl Exercise {
    /// The counters that a task asks for.
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

    /// Whether this is an answer to a task.
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
    /// Whether nothing about it is wrong. Nothing is right where nothing was asked.
    pub fn is_right(&self) -> bool {
        match self {
            Mark::Predicted { right, asked } => right == asked && *asked > 0,
            Mark::Solutions(reply) => reply.is_right(),
            Mark::Counters(replies) => replies.iter().copied().all(Reply::is_right),
            Mark::Completed { .. } => true,
        }
    }
}

/// A whole number as it is typed, or copied with signs between its groups of three digits.
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
