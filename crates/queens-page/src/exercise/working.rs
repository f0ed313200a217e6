//! The current exercise: its text in the address, the answers so far, and the current task.

use std::mem;

use queens_core::Counters;

use super::composing::Composing;
use super::result::{ExerciseResult, checksum};
use super::{Exercise, ExerciseError, Mark, Reply, Task, number};
use crate::screen::Role;

/// A side effect for exercises outside the model.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseCommand {
    /// Read the stored answers to the exercise with this checksum.
    Look { exercise: String },
    /// Store this code for the exercise, and report whether it was stored.
    Keep { exercise: String, code: String },
}

/// An event about exercises.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseMessage {
    /// Start the task with this index.
    Begun(usize),
    /// The text of a number field changed.
    Typed {
        task: usize,
        field: usize,
        text: String,
    },
    /// The reader submits the numbers of a task.
    Answered(usize),
    /// Abandon the current predictions for another board mode.
    Dropped(Role),
    /// The reader wants to restart. The page asks for confirmation first.
    RestartWanted,
    /// Delete all answers.
    Restarted,
    /// Leave the exercise.
    Left,
    /// Copy the result.
    ResultWanted(String),
    /// The stored answers to the exercise with this checksum.
    Looked {
        exercise: String,
        code: Option<String>,
    },
    Kept(bool),

    // Messages while an exercise is composed:
    FromTyped(String),
    ToTyped(String),
    TaskToggled(Task),
    /// Copy the link.
    LinkWanted(String),
    /// The text of the result to check changed.
    CodeTyped(String),
}

/// The current exercise, if any, and the reader's progress.
#[derive(Default)]
pub struct Exercises {
    /// The text in the address.
    text: Option<String>,
    open: Option<Exercise>,
    /// The reason why the text is not a valid exercise.
    refused: Option<ExerciseError>,
    /// The answers, one entry for each task.
    marks: Vec<Option<Mark>>,
    /// The texts in the number fields, by task.
    typed: Vec<Vec<String>>,
    in_hand: InHand,
    /// Whether the browser failed to store the answers.
    pub is_unkept: bool,
    /// Whether the page asks for confirmation of a restart.
    pub is_restart_asked: bool,
    /// The choices for an exercise that is being composed.
    pub composing: Composing,
}

/// The current task.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) enum InHand {
    #[default]
    Nothing,
    /// Predictions. They begin when the search is at the first step.
    Predicting { task: usize, has_begun: bool },
    /// Numbers, which are compared when the search is at the last step.
    Counting { task: usize, given: Vec<u64> },
    /// A board to complete, and the number of hint steps used.
    Completing { task: usize, hints: u32 },
}

impl Exercises {
    /// Opens the exercise in the address, or none. An unchanged exercise keeps its answers.
    pub(crate) fn open(&mut self, text: Option<String>) {
        self.refused = None;
        if self.text != text {
            *self = Exercises {
                text,
                composing: mem::take(&mut self.composing),
                ..Exercises::default()
            };
        }
    }

    /// The exercise's text in the address.
    pub fn text(&self) -> Option<&String> {
        self.text.as_ref()
    }

    /// The exercise, once it is parsed.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.open.as_ref()
    }

    /// Whether an exercise, or the error in its text, replaces the form.
    pub fn is_shown(&self) -> bool {
        self.open.is_some() || self.refused.is_some()
    }

    /// The reason why the text in the address is not a valid exercise.
    pub fn refused(&self) -> Option<&ExerciseError> {
        self.refused.as_ref()
    }

    pub fn marks(&self) -> &[Option<Mark>] {
        &self.marks
    }

    pub fn typed(&self, task: usize) -> &[String] {
        self.typed.get(task).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn in_hand(&self) -> &InHand {
        &self.in_hand
    }

    pub(crate) fn begin(&mut self, task: InHand) {
        self.in_hand = task;
    }

    /// Whether this task is the current one.
    pub fn is_in_hand(&self, index: usize) -> bool {
        match self.in_hand {
            InHand::Nothing => false,
            InHand::Predicting { task, .. }
            | InHand::Counting { task, .. }
            | InHand::Completing { task, .. } => task == index,
        }
    }

    /// Parses the text in the address, unless it is already parsed.
    pub(crate) fn pose(&mut self) -> Option<Result<&Exercise, ExerciseError>> {
        let text = self.text.as_ref().filter(|_| self.open.is_none())?;
        Some(match Exercise::read(text) {
            Err(why) => {
                self.open(None);
                self.refused = Some(why.clone());
                Err(why)
            }
            Ok(exercise) => {
                self.marks = vec![None; exercise.tasks.len()];
                let fields = |&task| vec![String::new(); exercise.counted(task).len()];
                self.typed = exercise.tasks.iter().map(fields).collect();
                Ok(self.open.insert(exercise))
            }
        })
    }

    /// The checksum of the exercise.
    pub fn sum(&self) -> Option<String> {
        self.text.as_deref().map(checksum)
    }

    /// The answers so far.
    pub fn result(&self) -> Option<ExerciseResult> {
        Some(ExerciseResult {
            exercise: self.sum()?,
            marks: self.marks.clone(),
        })
    }

    /// Restores stored answers if they belong to this exercise and no answer has been given since.
    pub(crate) fn recall(&mut self, code: &str) {
        let (Some(exercise), Some(sum)) = (&self.open, self.sum()) else {
            return;
        };
        let kept = ExerciseResult::read(code).ok();
        // After a return, no answered task stays the current one.
        if let Some(kept) = kept.filter(|kept| kept.is_of(exercise, &sum))
            && self.marks.iter().all(Option::is_none)
        {
            self.in_hand = InHand::Nothing;
            self.marks = kept.marks;
        }
    }

    /// Changes the text of a number field.
    pub(crate) fn enter(&mut self, task: usize, field: usize, text: String) {
        let fields = self.typed.get_mut(task);
        if let Some(typed) = fields.and_then(|fields| fields.get_mut(field)) {
            *typed = text;
        }
    }

    /// The typed numbers for an open task, or the first text that is not a number.
    pub(crate) fn numbers(&self, index: usize) -> Option<Result<Vec<u64>, String>> {
        let is_open = self.marks.get(index) == Some(&None);
        let fields = self.typed.get(index).filter(|_| is_open)?;
        let parse = |text: &String| number(text).ok_or_else(|| text.clone());
        Some(fields.iter().map(parse).collect())
    }

    /// Records an answer. Returns the command that stores it.
    pub(crate) fn mark(&mut self, task: usize, mark: Mark) -> Option<ExerciseCommand> {
        self.in_hand = InHand::Nothing;
        let open = self.marks.get_mut(task).filter(|mark| mark.is_none())?;
        *open = Some(mark);
        self.keep()
    }

    /// Deletes all answers.
    pub(crate) fn restart(&mut self) -> Option<ExerciseCommand> {
        self.in_hand = InHand::Nothing;
        self.marks.fill(None);
        self.typed.iter_mut().flatten().for_each(String::clear);
        self.keep()
    }

    fn keep(&self) -> Option<ExerciseCommand> {
        let result = self.result()?;
        Some(ExerciseCommand::Keep {
            exercise: result.exercise.clone(),
            code: result.to_string(),
        })
    }

    pub(crate) fn use_hint(&mut self) {
        if let InHand::Completing { hints, .. } = &mut self.in_hand {
            *hints += 1;
        }
    }
}

/// The right numbers for a task, paired with the given numbers.
pub(crate) fn judged(
    exercise: &Exercise,
    task: Task,
    given: &[u64],
    counters: &Counters,
) -> Option<Mark> {
    let counted = exercise.counted(task);
    let replies = given.iter().zip(counted).map(|(&given, count)| Reply {
        given,
        right: counters.get(count),
    });
    let mut replies: Vec<_> = replies.collect();
    match task {
        Task::Solutions => replies.pop().map(Mark::Solutions),
        Task::Counters => Some(Mark::Counters(replies)),
        Task::Predict(_) | Task::Complete => None,
    }
}
