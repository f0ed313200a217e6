//! The current exercises: their text in the address, the answers so far, and the current task.

use std::mem::ManuallyDrop;

use queens_core::{Count, Counters};

use super::class::{ClassError, Column};
use super::composing::{Composing, DraftQuestion};
use super::result::{self, ExerciseResult, checksum};
use super::{AnswerKind, Exercise, Mark, RefusedExercise, Reply, Task, number};
use crate::play::Placed;
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
    /// Open the exercise with this index in the series.
    PartChosen(usize),
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
    /// Copy the code of an embed.
    EmbedWanted(String),
    /// Add the composed exercise to the series.
    PartAdded,
    PartRemoved(usize),
    /// Exchange the exercise with this index with the one before it.
    PartRaised(usize),
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

/// The exercises of the address, and the exercise being composed.
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
    /// The text in the address, and the index of the exercise to open, before the text is parsed.
    Unread {
        text: String,
        part: usize,
    },
    /// The text in the address has an invalid exercise.
    Refused(RefusedExercise),
    Open(Box<OpenSeries>),
}

/// The exercises of an address, one or more. The reader works on one of them.
pub struct OpenSeries {
    /// The text in the address.
    text: String,
    exercises: Vec<OpenExercise>,
    /// The index of the open exercise.
    part: usize,
    /// Whether the board of the open exercise is set up.
    is_set_up: bool,
    /// The name of the pupil as typed.
    pub name: String,
    /// Whether the browser failed to store the answers.
    pub is_unkept: bool,
}

/// A parsed exercise, and the reader's progress.
pub struct OpenExercise {
    /// Its text in the address.
    text: String,
    pub exercise: Exercise,
    /// The progress of each task of the exercise.
    tasks: Vec<TaskState>,
    in_hand: InHand,
    /// The pieces on the board to complete, as the reader left it.
    pub(crate) placed: Placed,
    /// The number of hint steps used for that board.
    hints: u32,
    /// The number of tries: 1, and one more for each restart.
    tries: u32,
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
    /// A board to complete.
    Completing { task: usize },
}

impl Exercises {
    /// Records the exercises of the address and the index of the open one, or removes them. The same text keeps its
    /// answers.
    pub(crate) fn set(&mut self, text: Option<String>, part: usize) {
        match (&mut self.state, text) {
            (ExerciseState::Open(series), Some(text)) if series.text == text => series.turn(part),
            (_, Some(text)) => self.state = ExerciseState::Unread { text, part },
            (_, None) => self.state = ExerciseState::None,
        }
    }

    /// The text of the exercises in the address.
    pub fn text(&self) -> Option<&str> {
        match &self.state {
            ExerciseState::Unread { text, .. } => Some(text),
            ExerciseState::Open(series) => Some(&series.text),
            ExerciseState::None | ExerciseState::Refused(_) => None,
        }
    }

    /// The index of the open exercise in its series.
    pub fn part(&self) -> usize {
        match &self.state {
            ExerciseState::Unread { part, .. } => *part,
            ExerciseState::Open(series) => series.part,
            ExerciseState::None | ExerciseState::Refused(_) => 0,
        }
    }

    /// The exercises, once they are parsed.
    pub fn series(&self) -> Option<&OpenSeries> {
        match &self.state {
            ExerciseState::Open(series) => Some(series),
            _ => None,
        }
    }

    pub(crate) fn series_mut(&mut self) -> Option<&mut OpenSeries> {
        match &mut self.state {
            ExerciseState::Open(series) => Some(series),
            _ => None,
        }
    }

    /// The exercise on which the reader works.
    pub fn open(&self) -> Option<&OpenExercise> {
        let series = self.series()?;
        series.exercises.get(series.part)
    }

    pub(crate) fn open_mut(&mut self) -> Option<&mut OpenExercise> {
        let series = self.series_mut()?;
        series.exercises.get_mut(series.part)
    }

    /// Whether an exercise, or the error in its text, replaces the form.
    pub fn is_shown(&self) -> bool {
        matches!(
            self.state,
            ExerciseState::Open(_) | ExerciseState::Refused(_)
        )
    }

    /// The reason why the text in the address is not valid.
    pub fn refused(&self) -> Option<&RefusedExercise> {
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

    /// Parses the text in the address, unless it is already parsed. Returns the number of exercises, and the requested
    /// index.
    pub(crate) fn parse(&mut self) -> Option<Result<(usize, usize), RefusedExercise>> {
        let ExerciseState::Unread { text, part } = &self.state else {
            return None;
        };
        let part = *part;
        match OpenSeries::read(text, part) {
            Err(why) => {
                self.state = ExerciseState::Refused(why.clone());
                Some(Err(why))
            }
            Ok(series) => {
                let count = series.exercises.len();
                self.state = ExerciseState::Open(Box::new(series));
                Some(Ok((count, part)))
            }
        }
    }

    /// The open exercise, unless its board is already set up.
    pub(crate) fn pose(&mut self) -> Option<&Exercise> {
        let series = self.series_mut().filter(|series| !series.is_set_up)?;
        series.is_set_up = true;
        self.open().map(|open| &open.exercise)
    }

    /// Hides figures if an exercise about the open search still asks for one.
    pub(crate) fn hide_figures(&mut self) {
        self.hides_figures = self
            .series()
            .zip(self.open())
            .is_some_and(|(series, open)| {
                let shown = &open.exercise.settings;
                let mut same = series.exercises.iter();
                same.any(|other| {
                    other.asks_for_figures() && other.exercise.settings.has_search_of(shown)
                })
            });
    }

    /// The command that stores the answers to the open exercise.
    pub(crate) fn keep(&self) -> Option<ExerciseCommand> {
        Some(self.series()?.keep(self.open()?))
    }

    pub(crate) fn use_hint(&mut self) {
        let open = self.open_mut();
        if let Some(open) = open.filter(|open| matches!(open.in_hand, InHand::Completing { .. })) {
            open.hints += 1;
        }
    }
}

impl OpenSeries {
    /// Parses the text of an address. An index beyond the last exercise opens the first one.
    fn read(text: &str, part: usize) -> Result<OpenSeries, RefusedExercise> {
        let exercises = Exercise::read_series(text)?;
        let exercises = exercises
            .into_iter()
            .map(|(text, exercise)| OpenExercise::new(text.to_owned(), exercise));
        let exercises: Vec<_> = exercises.collect();
        let part = if part < exercises.len() { part } else { 0 };
        Ok(OpenSeries {
            text: text.to_owned(),
            exercises,
            part,
            is_set_up: false,
            name: String::new(),
            is_unkept: false,
        })
    }

    /// The exercises, at least one.
    pub fn exercises(&self) -> &[OpenExercise] {
        &self.exercises
    }

    /// Whether there are several exercises.
    pub fn is_series(&self) -> bool {
        self.exercises.len() > 1
    }

    /// Opens the exercise with this index. Of the tasks in hand, only boards to complete stay in hand.
    fn turn(&mut self, part: usize) {
        if part != self.part && part < self.exercises.len() {
            for open in &mut self.exercises {
                if !matches!(open.in_hand, InHand::Completing { .. }) {
                    open.in_hand = InHand::Nothing;
                }
                open.refused = None;
            }
            self.part = part;
            self.is_set_up = false;
        }
    }

    /// The answers to an exercise so far.
    pub fn result(&self, open: &OpenExercise) -> ExerciseResult {
        ExerciseResult {
            exercise: open.sum(),
            name: result::name(&self.name),
            tries: Some(open.tries),
            marks: open.marks().map(Option::<&Mark>::cloned).collect(),
        }
    }

    /// Restores the stored answers to the exercise with this checksum.
    pub(crate) fn recall(&mut self, exercise: &str, code: &str) {
        let open = self.exercises.iter_mut();
        let name = open
            .filter(|open| open.sum() == exercise)
            .find_map(|open| open.recall(code));
        if let Some(name) = name
            && self.name.is_empty()
        {
            self.name = name;
        }
    }

    /// Changes the name of the pupil. Returns the commands that store it with the answers.
    pub(crate) fn sign(&mut self, name: String) -> Vec<ExerciseCommand> {
        self.name = name;
        let all = self.exercises.iter();
        all.map(|open| self.keep(open)).collect()
    }

    fn keep(&self, open: &OpenExercise) -> ExerciseCommand {
        let result = self.result(open);
        ExerciseCommand::Keep {
            exercise: result.exercise.clone(),
            code: result.to_string(),
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
            placed: exercise.placed.clone(),
            exercise,
            in_hand: InHand::Nothing,
            hints: 0,
            tries: 1,
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
            | InHand::Completing { task } => task == index,
        }
    }

    /// The checksum of the exercise.
    pub fn sum(&self) -> String {
        checksum(&self.text)
    }

    /// Restores stored answers if they belong to this exercise and no answer has been given since. Returns the stored name.
    fn recall(&mut self, code: &str) -> Option<String> {
        let kept = ExerciseResult::read(code).ok();
        let kept = kept.filter(|kept| kept.is_of(&self.exercise, &self.sum()))?;
        if self.marks().any(|mark| mark.is_some()) {
            return None;
        }
        // After a return, no answered task stays the current one.
        self.in_hand = InHand::Nothing;
        self.tries = self.tries.max(kept.tries.unwrap_or_default());
        for (task, mark) in self.tasks.iter_mut().zip(kept.marks) {
            task.mark = mark;
        }
        Some(kept.name)
    }

    /// Whether a figure of the search is still to be found.
    fn asks_for_figures(&self) -> bool {
        let tasks = self.exercise.tasks.iter().zip(&self.tasks);
        let mut unanswered = tasks.filter(|(_, state)| state.mark.is_none());
        unanswered.any(|(&task, _)| {
            let kind = self.exercise.question(task).map(|question| question.kind);
            matches!(task, Task::Solutions | Task::Counters) || kind == Some(AnswerKind::Number)
        })
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

    /// The number of hint steps used for the board to complete.
    pub(crate) fn hints(&self) -> u32 {
        self.hints
    }

    /// The number of the current try, from 1.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// Whether the exercise allows no further try.
    pub fn is_last_try(&self) -> bool {
        self.exercise.tries.is_some_and(|most| self.tries >= most)
    }

    /// Records an answer. Returns whether it is the first one to this task.
    pub(crate) fn answer(&mut self, task: usize, mark: Mark) -> bool {
        self.in_hand = InHand::Nothing;
        let open = self.tasks.get_mut(task).filter(|task| task.mark.is_none());
        let is_first = open.is_some();
        if let Some(task) = open {
            task.mark = Some(mark);
        }
        is_first
    }

    /// Deletes all answers.
    pub(crate) fn restart(&mut self) {
        self.in_hand = InHand::Nothing;
        self.count_try();
        self.placed = self.exercise.placed.clone();
        self.hints = 0;
        self.refused = None;
        for task in &mut self.tasks {
            task.mark = None;
            task.typed.iter_mut().for_each(String::clear);
        }
    }

    /// Counts another try, because the reader abandons answers.
    pub(crate) fn count_try(&mut self) {
        self.tries = self.tries.saturating_add(1);
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
