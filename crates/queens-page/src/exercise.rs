//! Exercises: a teacher's questions about a search or a board, as a link, and the reader's answers. The module
//! `address::exercise` reads and writes the link's text, and `result` contains the result for the teacher.

pub mod class;
pub mod compose;
pub mod composing;
pub mod result;
pub(crate) mod update;
pub mod working;

use queens_core::{Count, Descriptor, Square};
use strum::{IntoStaticStr, VariantArray};

use crate::play::Placed;
use crate::predict::session::Often;
use crate::settings::Settings;
use result::{checksum, line};

/// The version of exercise texts.
pub const EXERCISES: &str = "1";

/// The counters that a task requests if its author has not chosen others.
const COUNTED: [Count; 3] = [Count::Tests, Count::Placements, Count::Removals];
/// The maximum number of chosen counters.
pub const MOST_COUNTERS: usize = 6;
/// The maximum number of the author's own questions.
pub const MOST_QUESTIONS: usize = 5;
/// The maximum number of exercises in a series.
pub const MOST_EXERCISES: usize = 9;
/// The maximum number of tries that an exercise can allow.
pub const MOST_TRIES: u32 = 99;
/// The maximum length of the author's words about an exercise, in characters.
pub const LONGEST_WORDS: usize = 300;
/// The maximum length of a question, and of a free answer, in characters.
pub const LONGEST_QUESTION: usize = 200;

/// An exercise: a search, a range of its steps, and the tasks.
#[derive(Clone, PartialEq, Default, Debug)]
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
    /// The author's words about the exercise. Empty without any.
    pub words: String,
    /// The counters that the author has chosen. Empty for the usual ones.
    pub counters: Vec<Count>,
    /// The author's own questions, one for each task [`Task::Own`].
    pub questions: Vec<OwnQuestion>,
    /// The maximum number of tries. `None` without a limit.
    pub tries: Option<u32>,
}

/// A question in the author's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnQuestion {
    pub kind: AnswerKind,
    pub text: String,
    /// The checksum of the right answer, so that the link does not show the answer. `None` if the author reads the
    /// answers.
    pub answer: Option<String>,
}

/// The kind of an answer to an own question.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum AnswerKind {
    /// A whole number.
    #[default]
    Number,
    Square,
    /// The number of a line of the code.
    Line,
    /// Text that the author reads.
    Text,
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
    /// The exercise is the same as an earlier one of its series.
    Repeated,
    /// The series has more exercises than [`MOST_EXERCISES`].
    TooMany { exercises: usize },
}

/// An invalid exercise of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedExercise {
    /// Its number in the series, from 1. `None` if the link has a single exercise.
    pub part: Option<u64>,
    pub why: ExerciseError,
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
    /// Answer the author's question with this index.
    Own(u8),
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
    /// An answer to an own question. `is_right` is `None` if the author reads it.
    Own {
        given: String,
        is_right: Option<bool>,
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

impl AnswerKind {
    /// An answer in its usual notation. `None` if the text is not an answer of this kind.
    pub fn read(self, typed: &str) -> Option<String> {
        match self {
            AnswerKind::Number | AnswerKind::Line => Some(number(typed)?.to_string()),
            AnswerKind::Square => {
                let square: Square = typed.trim().to_lowercase().parse().ok()?;
                Some(square.to_string())
            }
            AnswerKind::Text => Some(line(typed, LONGEST_QUESTION)).filter(|text| !text.is_empty()),
        }
    }
}

impl OwnQuestion {
    /// A question with its right answer. `None` if a text is empty or the answer is not of this kind.
    pub fn new(kind: AnswerKind, text: &str, answer: &str) -> Option<OwnQuestion> {
        let text = Some(line(text, LONGEST_QUESTION)).filter(|text| !text.is_empty())?;
        let answer = match kind {
            AnswerKind::Text => None,
            _ => Some(sealed(kind, &text, &kind.read(answer)?)),
        };
        Some(OwnQuestion { kind, text, answer })
    }

    /// The verdict on an answer as typed. `None` if it is not an answer of this kind.
    pub fn judge(&self, typed: &str) -> Option<Mark> {
        let given = self.kind.read(typed)?;
        let is_right = self.answer.as_ref();
        let is_right = is_right.map(|answer| *answer == sealed(self.kind, &self.text, &given));
        Some(Mark::Own { given, is_right })
    }
}

/// The checksum of an answer to this question.
fn sealed(kind: AnswerKind, question: &str, answer: &str) -> String {
    checksum(&format!("{} {question} {answer}", kind.into_str()))
}

impl Task {
    /// All tasks without own questions, with predictions at this rate.
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
            Task::Own(_) => ("own", None),
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
        matches!(self, Task::Predict(_) | Task::Solutions | Task::Counters)
    }
}

impl Exercise {
    /// The counters that a task requests.
    pub fn counted(&self, task: Task) -> Vec<Count> {
        match task {
            Task::Predict(_) | Task::Complete | Task::Own(_) => Vec::new(),
            Task::Solutions => vec![Count::Solutions],
            Task::Counters if self.counters.is_empty() => {
                let traversal = self.settings.algorithm.traversal;
                let kept = COUNTED.into_iter().filter(|&count| traversal.keeps(count));
                kept.collect()
            }
            Task::Counters => self.counters.clone(),
        }
    }

    /// The question of a task in the author's words.
    pub fn question(&self, task: Task) -> Option<&OwnQuestion> {
        match task {
            Task::Own(index) => self.questions.get(usize::from(index)),
            _ => None,
        }
    }

    /// The number of fields for the answer to a task.
    pub fn fields(&self, task: Task) -> usize {
        match task {
            Task::Own(_) => 1,
            _ => self.counted(task).len(),
        }
    }

    /// Whether this answer fits the task.
    pub fn takes(&self, task: Task, mark: &Mark) -> bool {
        match (task, mark) {
            (Task::Predict(_), Mark::Predicted { .. })
            | (Task::Solutions, Mark::Solutions(_))
            | (Task::Complete, Mark::Completed { .. }) => true,
            (Task::Counters, Mark::Counters(replies)) => replies.len() == self.counted(task).len(),
            (Task::Own(_), Mark::Own { is_right, .. }) => {
                let question = self.question(task);
                question.is_some_and(|question| question.answer.is_some() == is_right.is_some())
            }
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
            Mark::Own { is_right, .. } => *is_right == Some(true),
        }
    }

    /// Whether the page judges the answer. If not, the author reads it.
    pub fn is_judged(&self) -> bool {
        !matches!(self, Mark::Own { is_right: None, .. })
    }
}

/// The counters that an exercise about this search can request, each with its name.
pub fn counters_of(algorithm: &Descriptor) -> impl Iterator<Item = (Count, &'static str)> {
    let common = Count::COMMON.into_iter().filter(|&count| {
        // The number of classes is not always known, and solutions are a task of their own.
        !matches!(count, Count::Fundamental | Count::Solutions) && algorithm.traversal.keeps(count)
    });
    let common = common.filter_map(|count| Some((count, count.name()?)));
    let operations = algorithm.operations.iter().enumerate();
    common.chain(operations.map(|(index, operation)| (Count::Operation(index), operation.name)))
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
