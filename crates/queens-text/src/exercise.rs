//! Exercises: what is asked, what was answered, the result that is handed in, and the dialog of whoever composes one.

use queens_core::Problem;
use queens_page::exercise::Task;
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::result::ResultError;

use super::number::Numbers;

/// The texts of exercises. Those with `Numbers` write numbers as the language does.
pub struct ExerciseTexts {
    /// What a task asks, from a step to another one.
    pub asks: fn(Task, Problem, &str, &str) -> String,
    /// So many tasks of so many are answered.
    pub answered: fn(usize, usize) -> String,
    /// Takes a task in hand.
    pub begin: &'static str,
    /// It is in hand.
    pub in_hand: fn(Task, Problem) -> &'static str,
    pub check: &'static str,
    /// So many predictions were right, of so many.
    pub predicted: fn(u32, u32) -> String,
    /// The board was completed with so many steps of hints.
    pub completed: fn(u32) -> String,
    /// A number that is right; one that is wrong, and the right one. Without a full stop.
    pub right: fn(&str) -> String,
    pub wrong: fn(&str, &str) -> String,
    /// The label of a number with what is said of it, such as that it is right; several of them.
    pub labelled: fn(&str, &str) -> String,
    pub several: fn(&[String]) -> String,
    /// A task that has not been answered.
    pub open: &'static str,
    pub result: &'static str,
    /// The line of the code.
    pub code: fn(&str) -> String,
    pub copy: &'static str,
    /// What the code is for, and what it is not.
    pub guard: &'static str,
    pub unkept: &'static str,
    pub restart: &'static str,
    /// To start again, which drops so many answers.
    pub drop_all: fn(usize) -> String,
    pub leave: &'static str,
    /// Drops the answers to predictions.
    pub drop: &'static str,
    /// In the place of an exercise that cannot be read: what helps, and what leads to the form.
    pub ask_again: &'static str,
    pub without: &'static str,

    /// Leads from the link that is shared to the dialog.
    pub compose: &'static str,
    pub about: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    /// The name of the group of tasks, and each.
    pub tasks: &'static str,
    pub task: fn(Task) -> &'static str,
    pub error: fn(&ComposeError, &Numbers) -> String,
    pub link: &'static str,
    pub try_it: &'static str,
    pub check_result: &'static str,
    pub check_label: &'static str,
    pub bad_code: fn(&ResultError) -> String,
    /// A sound code: of the exercise that is open or composed here; of another one, whose link stands beside it: its subject, and
    /// whether the answers in words are those of the code; or of one that is not known, with its checksum.
    pub of_this: &'static str,
    pub of_linked: fn(&str, bool) -> String,
    /// Of this exercise, with answers in words that are not those of the code.
    pub disagrees: &'static str,
    pub of_another: fn(&str) -> String,
}
