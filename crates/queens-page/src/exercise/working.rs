//! The current exercise: its text in the address, the answers so far, and the current task.

use std::mem::ManuallyDrop;

use queens_core::{Count, Counters};

use super::class::{ClassError, Column};
use super::composing::{Composing, DraftQuestion};
use super::result::{self, ExerciseResult, checksum};
use super::{AnswerKind, Exercise, ExerciseError, Mark, Reply, Task, number};
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
    /// The name of the pupil changed.
    NameTyped(String),
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
    /// The text of the results to check changed.
    CodeTyped(String),
    /// The chosen file with results was not read.
    FileRefused(ClassError),
    /// Sort the results by this column, or reverse their order.
    SortChosen(Column),
    /// Save this table of results.
    ClassSaved(String),
    /// The author's words about the exercise changed.
    WordsTyped(String),
    /// Request this counter, or no longer.
    CounterToggled(Count),
    /// The maximum number of tries changed.
    TriesTyped(String),
    QuestionAdded,
    QuestionRemoved(usize),
    /// The question with this index changed.
    QuestionEdited(usize, DraftQuestion),
}

/// The exercise of the address, and the exercise being composed.
#[derive(Default)]
pub struct Exercises {
    state: ExerciseState,
    /// Whether the page hides figures, because the exercise still asks for one. Updated after each message.
    pub hides_figures: bool,
    /// The choices for an exercise that is being composed. They live as long as the page, so the code of the first visit
    /// need not drop them.
    pub composing: ManuallyDrop<Composing>,
}

#[derive(Default)]
enum ExerciseState {
    #[default]
    None,
    /// The text in the address, before it is parsed.
    Unread(String),
    /// The text in the address was not a valid exercise.
    Refused(ExerciseError),
    Open(Box<OpenExercise>),
}

/// A parsed exercise, and the reader's progress.
pub struct OpenExercise {
    /// The text in the address.
    text: String,
    pub exercise: Exercise,
    /// The progress of each task of the exercise.
    tasks: Vec<TaskState>,
    in_hand: InHand,
    /// The name of the pupil as typed.
    pub name: String,
    /// The number of tries: 1, and one more for each restart.
    tries: u32,
    /// Whether the browser failed to store the answers.
    pub is_unkept: bool,
    /// Whether the page asks for confirmation of a restart.
    pub is_restart_asked: bool,
    /// The task whose answer was not of the requested kind.
    pub refused: Option<usize>,
}

/// The progress of a task.
struct TaskState {
    mark: Option<Mark>,
    /// The texts in the number fields.
    typed: Vec<String>,
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
    /// Records the exercise text of the address, or removes the exercise. The same text keeps its answers.
    pub(crate) fn set(&mut self, text: Option<String>) {
        if text.is_none() || self.text() != text.as_ref() {
            self.state = text.map_or(ExerciseState::None, ExerciseState::Unread);
        }
    }

    /// The exercise's text in the address.
    pub fn text(&self) -> Option<&String> {
        match &self.state {
            ExerciseState::Unread(text) => Some(text),
            ExerciseState::Open(open) => Some(&open.text),
            ExerciseState::None | ExerciseState::Refused(_) => None,
        }
    }

    /// The exercise, once it is parsed.
    pub fn open(&self) -> Option<&OpenExercise> {
        match &self.state {
            ExerciseState::Open(open) => Some(open),
            _ => None,
        }
    }

    pub(crate) fn open_mut(&mut self) -> Option<&mut OpenExercise> {
        match &mut self.state {
            ExerciseState::Open(open) => Some(open),
            _ => None,
        }
    }

    /// Whether an exercise, or the error in its text, replaces the form.
    pub fn is_shown(&self) -> bool {
        matches!(
            self.state,
            ExerciseState::Open(_) | ExerciseState::Refused(_)
        )
    }

    /// The reason why the text in the address is not a valid exercise.
    pub fn refused(&self) -> Option<&ExerciseError> {
        match &self.state {
            ExerciseState::Refused(why) => Some(why),
            _ => None,
        }
    }

    pub(crate) fn in_hand(&self) -> &InHand {
        self.open().map_or(&InHand::Nothing, |open| &open.in_hand)
    }

    pub(crate) fn begin(&mut self, task: InHand) {
        if let Some(open) = self.open_mut() {
            open.in_hand = task;
        }
    }

    /// Parses the text in the address, unless it is already parsed.
    pub(crate) fn pose(&mut self) -> Option<Result<&Exercise, ExerciseError>> {
        let ExerciseState::Unread(text) = &self.state else {
            return None;
        };
        match Exercise::read(text) {
            Err(why) => {
                self.state = ExerciseState::Refused(why.clone());
                Some(Err(why))
            }
            Ok(exercise) => {
                let open = OpenExercise::new(text.clone(), exercise);
                self.state = ExerciseState::Open(Box::new(open));
                self.open().map(|open| Ok(&open.exercise))
            }
        }
    }

    /// Hides figures if the exercise still asks for one.
    pub(crate) fn hide_figures(&mut self) {
        self.hides_figures = self.open().is_some_and(|open| {
            let tasks = open.exercise.tasks.iter().zip(&open.tasks);
            let mut unanswered = tasks.filter(|(_, state)| state.mark.is_none());
            unanswered.any(|(&task, _)| {
                let kind = open.exercise.question(task).map(|question| question.kind);
                matches!(task, Task::Solutions | Task::Counters) || kind == Some(AnswerKind::Number)
            })
        });
    }

    pub(crate) fn use_hint(&mut self) {
        if let Some(open) = self.open_mut()
            && let InHand::Completing { hints, .. } = &mut open.in_hand
        {
            *hints += 1;
        }
    }
}

impl OpenExercise {
    fn new(text: String, exercise: Exercise) -> OpenExercise {
        let task = |&task: &Task| TaskState {
            mark: None,
            typed: vec![String::new(); exercise.fields(task)],
        };
        OpenExercise {
            text,
            tasks: exercise.tasks.iter().map(task).collect(),
            exercise,
            in_hand: InHand::Nothing,
            name: String::new(),
            tries: 1,
            is_unkept: false,
            is_restart_asked: false,
            refused: None,
        }
    }

    /// The answer to a task.
    pub fn mark(&self, task: usize) -> Option<&Mark> {
        self.tasks.get(task)?.mark.as_ref()
    }

    /// The answers, one entry for each task.
    pub fn marks(&self) -> impl ExactSizeIterator<Item = Option<&Mark>> {
        self.tasks.iter().map(|task| task.mark.as_ref())
    }

    /// The texts in the number fields of a task.
    pub fn typed(&self, task: usize) -> &[String] {
        self.tasks.get(task).map_or(&[], |task| &task.typed)
    }

    pub(crate) fn in_hand(&self) -> &InHand {
        &self.in_hand
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

    /// The checksum of the exercise.
    pub fn sum(&self) -> String {
        checksum(&self.text)
    }

    /// The answers so far.
    pub fn result(&self) -> ExerciseResult {
        ExerciseResult {
            exercise: self.sum(),
            name: result::name(&self.name),
            tries: Some(self.tries),
            marks: self.marks().map(Option::<&Mark>::cloned).collect(),
        }
    }

    /// Restores stored answers if they belong to this exercise and no answer has been given since.
    pub(crate) fn recall(&mut self, code: &str) {
        let kept = ExerciseResult::read(code).ok();
        // After a return, no answered task stays the current one.
        if let Some(kept) = kept.filter(|kept| kept.is_of(&self.exercise, &self.sum()))
            && self.marks().all(|mark| mark.is_none())
        {
            self.in_hand = InHand::Nothing;
            self.tries = self.tries.max(kept.tries.unwrap_or_default());
            if self.name.is_empty() {
                self.name = kept.name;
            }
            for (task, mark) in self.tasks.iter_mut().zip(kept.marks) {
                task.mark = mark;
            }
        }
    }

    /// Changes the text of a number field.
    pub(crate) fn enter(&mut self, task: usize, field: usize, text: String) {
        let task = self.tasks.get_mut(task);
        if let Some(typed) = task.and_then(|task| task.typed.get_mut(field)) {
            *typed = text;
        }
    }

    /// The typed numbers for an open task, or the first text that is not a number.
    pub(crate) fn numbers(&self, index: usize) -> Option<Result<Vec<u64>, String>> {
        let task = self.tasks.get(index)?;
        let parse = |text: &String| number(text).ok_or_else(|| text.clone());
        (task.mark.is_none()).then(|| task.typed.iter().map(parse).collect())
    }

    /// The verdict on the typed answer to an own question. `None` if it is not an answer of the requested kind.
    pub(crate) fn own_answer(&mut self, index: usize) -> Option<Mark> {
        let typed = self.typed(index).first()?;
        let question = self.exercise.question(*self.exercise.tasks.get(index)?)?;
        let mark = question.judge(typed);
        self.refused = mark.is_none().then_some(index);
        mark
    }

    /// The number of the current try, from 1.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// Whether the exercise allows no further try.
    pub fn is_last_try(&self) -> bool {
        self.exercise.tries.is_some_and(|most| self.tries >= most)
    }

    /// Records an answer. Returns the command that stores it.
    pub(crate) fn answer(&mut self, task: usize, mark: Mark) -> Option<ExerciseCommand> {
        self.in_hand = InHand::Nothing;
        let task = self.tasks.get_mut(task)?;
        if task.mark.is_some() {
            return None;
        }
        task.mark = Some(mark);
        Some(self.keep())
    }

    /// Changes the name of the pupil.
    pub(crate) fn sign(&mut self, name: String) -> ExerciseCommand {
        self.name = name;
        self.keep()
    }

    /// Deletes all answers.
    pub(crate) fn restart(&mut self) -> ExerciseCommand {
        self.in_hand = InHand::Nothing;
        self.tries = self.tries.saturating_add(1);
        self.refused = None;
        for task in &mut self.tasks {
            task.mark = None;
            task.typed.iter_mut().for_each(String::clear);
        }
        self.keep()
    }

    /// Counts another try, because the reader abandons answers.
    pub(crate) fn count_try(&mut self) -> ExerciseCommand {
        self.tries = self.tries.saturating_add(1);
        self.keep()
    }

    fn keep(&self) -> ExerciseCommand {
        let result = self.result();
        ExerciseCommand::Keep {
            exercise: result.exercise.clone(),
            code: result.to_string(),
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
        Task::Predict(_) | Task::Complete | Task::Own(_) => None,
    }
}
