//! The exercise that is worked on: what the address says of it, what has been answered, and the task in hand.

use std::mem;

use queens_core::Counters;

use super::composing::Composing;
use super::result::{ExerciseResult, checksum};
use super::{Exercise, ExerciseError, Mark, Reply, Task, number};
use crate::screen::Role;

/// What is to be done for exercises outside the model.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseCommand {
    /// Say what this browser keeps of the exercise of this checksum.
    Look { exercise: String },
    /// Keep this code of it, and say whether it was kept.
    Keep { exercise: String, code: String },
}

/// Something that happened to exercises.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseMessage {
    /// The task of this index is to be worked on.
    Begun(usize),
    /// A field for a number of a task holds this text.
    Typed {
        task: usize,
        field: usize,
        text: String,
    },
    /// The numbers of a task are answered.
    Answered(usize),
    /// The predictions in hand are dropped, for another use of the board.
    Dropped(Role),
    /// The reader wants to start again, and is asked first.
    RestartWanted,
    /// All answers are dropped.
    Restarted,
    /// The exercise is left.
    Left,
    /// The result is to be copied.
    ResultWanted(String),
    /// What this browser keeps of the exercise of this checksum.
    Looked {
        exercise: String,
        code: Option<String>,
    },
    Kept(bool),

    // Of one that is being composed:
    FromTyped(String),
    ToTyped(String),
    TaskToggled(Task),
    /// The link is to be copied.
    LinkWanted(String),
    /// A result is to be checked.
    CodeTyped(String),
}

/// The exercise, if one is open, and how far the reader has come.
#[derive(Default)]
pub struct Exercises {
    /// As the address says it.
    text: Option<String>,
    open: Option<Exercise>,
    /// Why what the address said is no exercise.
    refused: Option<ExerciseError>,
    /// Of the same length as its tasks.
    marks: Vec<Option<Mark>>,
    /// What is typed, task by task.
    typed: Vec<Vec<String>>,
    in_hand: InHand,
    /// Whether the browser has not kept what was answered.
    pub is_unkept: bool,
    /// Whether the reader wants to start again, and is asked once more.
    pub is_restart_asked: bool,
    /// What whoever composes one has chosen.
    pub composing: Composing,
}

/// The task in hand.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) enum InHand {
    #[default]
    Nothing,
    /// Predictions; they begin once the search stands at the first step.
    Predicting { task: usize, has_begun: bool },
    /// Numbers that are compared once the search stands at the last step.
    Counting { task: usize, given: Vec<u64> },
    /// A board; so many steps of hints were used.
    Completing { task: usize, hints: u32 },
}

impl Exercises {
    /// The address has this exercise, or none. What was done for the same one stays.
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

    /// What the address says of it.
    pub fn text(&self) -> Option<&String> {
        self.text.as_ref()
    }

    /// The exercise, once it has been read.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.open.as_ref()
    }

    /// Whether something stands in the place of the form: the exercise, or that it cannot be read.
    pub fn is_shown(&self) -> bool {
        self.open.is_some() || self.refused.is_some()
    }

    /// Why there is none, though the address had one.
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

    /// Whether this task is the one in hand.
    pub fn is_in_hand(&self, index: usize) -> bool {
        match self.in_hand {
            InHand::Nothing => false,
            InHand::Predicting { task, .. }
            | InHand::Counting { task, .. }
            | InHand::Completing { task, .. } => task == index,
        }
    }

    /// Reads what the address says, if that has not been done.
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

    /// The checksum by which it is known.
    pub fn sum(&self) -> Option<String> {
        self.text.as_deref().map(checksum)
    }

    /// What was answered so far.
    pub fn result(&self) -> Option<ExerciseResult> {
        Some(ExerciseResult {
            exercise: self.sum()?,
            marks: self.marks.clone(),
        })
    }

    /// Takes what was kept of it, if that is of this exercise and nothing has been answered meanwhile.
    pub(crate) fn recall(&mut self, code: &str) {
        let (Some(exercise), Some(sum)) = (&self.open, self.sum()) else {
            return;
        };
        let kept = ExerciseResult::read(code).ok();
        // Whoever has come back has nothing in hand that is answered.
        if let Some(kept) = kept.filter(|kept| kept.is_of(exercise, &sum))
            && self.marks.iter().all(Option::is_none)
        {
            self.in_hand = InHand::Nothing;
            self.marks = kept.marks;
        }
    }

    /// A field holds this text.
    pub(crate) fn enter(&mut self, task: usize, field: usize, text: String) {
        let fields = self.typed.get_mut(task);
        if let Some(typed) = fields.and_then(|fields| fields.get_mut(field)) {
            *typed = text;
        }
    }

    /// The numbers that are typed for a task that is not answered yet, or the first text that is none.
    pub(crate) fn numbers(&self, index: usize) -> Option<Result<Vec<u64>, String>> {
        let is_open = self.marks.get(index) == Some(&None);
        let fields = self.typed.get(index).filter(|_| is_open)?;
        let parse = |text: &String| number(text).ok_or_else(|| text.clone());
        Some(fields.iter().map(parse).collect())
    }

    /// A task has been answered. The command that keeps it.
    pub(crate) fn mark(&mut self, task: usize, mark: Mark) -> Option<ExerciseCommand> {
        self.in_hand = InHand::Nothing;
        let open = self.marks.get_mut(task).filter(|mark| mark.is_none())?;
        *open = Some(mark);
        self.keep()
    }

    /// All answers are dropped.
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

/// The numbers that a task asks for, as they are, beside those that were given.
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
