//! The choices for an exercise that is being composed, and the results that are being checked.

use std::mem::discriminant;
use std::rc::Rc;

use queens_core::{Count, Descriptor};

use super::class::{Class, ClassError, Sorting};
use super::{AnswerKind, Exercise, MOST_COUNTERS, Task, counters_of};

/// The choices for an exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct Composing {
    /// The first step as typed. `None` until the field is edited.
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
    /// The chosen tasks, in order, without own questions.
    tasks: Vec<Task>,
    /// The author's words about the exercise, as typed.
    pub words: String,
    /// The chosen counters, in the order of the choices. Empty for the usual ones.
    pub counters: Vec<Count>,
    /// The maximum number of tries, as typed. Empty without a limit.
    pub tries: String,
    pub questions: Vec<DraftQuestion>,
    /// The exercises of the series so far. Empty for a single exercise, which is the composed one.
    pub series: Vec<Exercise>,
    /// The typed or pasted results, or their codes.
    pub code: Rc<str>,
    /// The results in that text.
    pub class: Result<Class, ClassError>,
    pub sorting: Sorting,
}

/// A question of the author, as typed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DraftQuestion {
    pub kind: AnswerKind,
    pub text: String,
    /// The right answer.
    pub answer: String,
}

/// The reason why the choices do not give an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ComposeError {
    /// No task is chosen.
    NoTask,
    /// Boards above n = 32 can only be watched.
    TooLarge { n: u16 },
    /// A task is about steps, but the page shows no traced search with the settings of the form.
    NoSearch,
    /// A step is not a number, or not a known step of the search.
    BadStep { value: String, known: u64 },
    /// The search has none of the requested counters.
    NoCounters,
    /// The range contains no event.
    Empty { from: u64, to: u64 },
    /// The board to complete has no solution.
    Infeasible,
    /// The question with this index has no text.
    NoQuestion { index: usize },
    /// The right answer to the question with this index is not of its kind.
    BadAnswer { index: usize, kind: AnswerKind },
    /// The maximum number of tries is not a number from 1 to [`super::MOST_TRIES`].
    BadTries { value: String },
    /// The link would be longer than an address can be.
    TooLong,
    /// The series already has the composed exercise.
    Repeated,
    /// The series already has the maximum number of exercises.
    SeriesFull,
}

impl Composing {
    /// The chosen tasks.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// The chosen task of this kind, if any.
    pub fn asks(&self, task: Task) -> Option<Task> {
        let same = |it: &&Task| discriminant(*it) == discriminant(&task);
        self.tasks.iter().find(same).copied()
    }

    /// Adds or removes a task. Predictions at a different rate replace the earlier ones.
    pub(crate) fn toggle(&mut self, task: Task) {
        let before = self.asks(task);
        self.tasks.retain(|&it| Some(it) != before);
        if before != Some(task) {
            self.tasks.push(task);
            self.tasks.sort();
        }
    }

    /// Requests a counter, or no longer.
    pub(crate) fn toggle_counter(&mut self, count: Count) {
        let before = self.counters.len();
        self.counters.retain(|&counter| counter != count);
        if self.counters.len() == before && before < MOST_COUNTERS {
            self.counters.push(count);
        }
    }

    /// The chosen counters that this search keeps, in their usual order.
    pub fn counters_of(&self, algorithm: &Descriptor) -> Vec<Count> {
        if self.asks(Task::Counters).is_none() {
            return Vec::new();
        }
        let kept = counters_of(algorithm).map(|(count, _)| count);
        kept.filter(|count| self.counters.contains(count)).collect()
    }

    /// Searches a text for results.
    pub(crate) fn check(&mut self, text: Rc<str>) {
        self.class = Class::find(&text);
        self.code = text;
    }
}

impl Default for Composing {
    fn default() -> Composing {
        Composing {
            from: None,
            to: None,
            tasks: Vec::new(),
            words: String::new(),
            counters: Vec::new(),
            tries: String::new(),
            questions: Vec::new(),
            series: Vec::new(),
            code: Rc::from(""),
            class: Ok(Class::default()),
            sorting: Sorting::default(),
        }
    }
}
