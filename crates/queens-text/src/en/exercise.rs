//! Exercises.

use queens_core::Problem;
use queens_page::exercise::Task;
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::result::{ResultError, VERSION};

use super::number::count;
use crate::exercise::ExerciseTexts;
use crate::pictures::is_empty;

pub(crate) const TEXTS: ExerciseTexts = ExerciseTexts {
    asks: |task, problem, from, to| match task {
        Task::Predict(_) => {
            format!("From step {from} to step {to}: say what comes next, each time you are asked.")
        }
        Task::Solutions => format!("How many solutions has the search found at step {to}?"),
        Task::Counters => format!("What are the counters at step {to}?"),
        Task::Complete if problem == Problem::Knight => "Finish this tour.".to_owned(),
        Task::Complete => "Complete this board.".to_owned(),
    },
    answered: |answered, all| format!("{answered} of {all} answered"),
    begin: "Begin",
    in_hand: |task, problem| match task {
        Task::Predict(_) => "Under way: press Play, and answer when you are asked.",
        Task::Complete if problem == Problem::Knight => "Under way: move the knight on the board.",
        Task::Complete => "Under way: place the pieces on the board.",
        Task::Solutions | Task::Counters => "The search goes there …",
    },
    check: "Answer",
    predicted: |right, asked| match asked {
        0 => "Nothing was asked.".to_owned(),
        _ => format!("{right} of {asked} right."),
    },
    completed: |hints| match hints {
        0 => "Completed without a hint.".to_owned(),
        _ => format!(
            "Completed with {} of hints.",
            count(hints.into(), "step", "steps")
        ),
    },
    right: |given| format!("{given}: right"),
    wrong: |given, right| format!("{given}: wrong, it is {right}"),
    labelled: |label, said| format!("{label} {said}"),
    several: |all| all.join("; "),
    open: "Not answered.",
    result: "Your result",
    code: |code| format!("Code: {code}"),
    copy: "Copy the result",
    guard: "The code shows whether the result was mistyped. It does not stop anyone from cheating.",
    unkept: "Your browser does not keep your answers: copy the result before you close the page.",
    restart: "Start again",
    drop_all: |answers| match answers {
        1 => "Drop 1 answer and start again?".to_owned(),
        _ => format!("Drop {answers} answers and start again?"),
    },
    leave: "Leave the exercise",
    drop: "Drop them",
    ask_again: "A link loses a part when it is copied by hand or broken over several lines: whoever sent it can send it again.",
    without: "Go on without the exercise",
    compose: "Make an exercise …",
    about: "Ask about the search and the board that are shown. Whoever opens the link answers beside the board, and gets a result to hand in. Results and counters stay in sight, so they may be read off.",
    from: "From step",
    to: "To step",
    tasks: "What is asked",
    task: |task| match task {
        Task::Predict(_) => "What comes next? (predict)",
        Task::Solutions => "How many solutions, at the end of these steps?",
        Task::Counters => "The counters, at the end of these steps",
        Task::Complete => "Complete the board: what is fixed, and what you placed by hand",
    },
    error: |error, numbers| match error {
        ComposeError::NoTask => "Choose what is asked.".to_owned(),
        ComposeError::TooLarge { n } => {
            format!(
                "Exercises are made on boards up to n\u{a0}=\u{a0}32, not on n\u{a0}=\u{a0}{n}."
            )
        }
        ComposeError::NoSearch => {
            "These questions need the steps of a search: run it first, with goal First or All."
                .to_owned()
        }
        ComposeError::BadStep { value, known } if is_empty(value) => {
            let known = numbers.whole(*known);
            format!("A field for a step is empty: choose from 0 to {known}.")
        }
        ComposeError::BadStep { value, known } => {
            let known = numbers.whole(*known);
            format!("“{value}” is no step of this search: choose from 0 to {known}.")
        }
        ComposeError::NoCounters => {
            "This algorithm keeps none of these counters: leave that question out.".to_owned()
        }
        ComposeError::Empty { from, to } => {
            format!("Step {to} does not come after step {from}: choose a later one.")
        }
        ComposeError::Infeasible => "This board cannot be completed.".to_owned(),
        ComposeError::TooLong => {
            "The link would be too long: take back some of the pieces that you placed.".to_owned()
        }
    },
    link: "Link to the exercise",
    try_it: "Try it",
    check_result: "Check a result",
    check_label: "The result, or its code",
    bad_code: |error| match error {
        ResultError::NoCode => {
            "There is no code in this text. A code begins like 1-0a1b2c3d-.".to_owned()
        }
        ResultError::Mistyped { code } => {
            format!("The code {code} was mistyped or cut off: its checksum does not fit.")
        }
        ResultError::Later { version } => {
            format!("The code is of version {version}; this page reads version {VERSION}.")
        }
    },
    of_this: "The code is whole, and of this exercise. It says:",
    disagrees: "The code is whole, and of this exercise, but the text next to it differs. Only the code counts:",
    of_linked: |exercise, agrees| {
        if agrees {
            format!(
                "The code is whole, but of another exercise, which the text links to: {exercise}. It says:"
            )
        } else {
            format!(
                "The code is whole, but of another exercise ({exercise}), and the text next to it differs. Only the code counts:"
            )
        }
    },
    of_another: |exercise| {
        format!(
            "The code is whole, but of another exercise ({exercise}); open its link to see what was asked. It says:"
        )
    },
};
