//! Puzzles.

use queens_core::Problem;
use queens_core::puzzle::{Day, Grade, Which};
use queens_core::text::joined;

use super::number::written;
use crate::puzzle::PuzzleTexts;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A date in words.
pub(super) fn date(day: Day) -> String {
    let (year, month, day) = day.date();
    let month = MONTHS[month as usize - 1];
    format!("{day}\u{a0}{month} {year}")
}

/// The puzzle of a day, or with a seed, within a sentence.
pub(super) fn which(which: Which) -> String {
    match which {
        Which::Day(day) => format!("the puzzle of {}", date(day)),
        Which::Seed(seed) => format!("puzzle {seed}"),
    }
}

pub(crate) const TEXTS: PuzzleTexts = PuzzleTexts {
    title: "Puzzles",
    about: |problem| match problem {
        Problem::Queens => "Some queens are given, and there is exactly one way to complete them.",
        Problem::Domination => {
            "Some queens are given, and with the fewest queens in all there is exactly one way to cover the board."
        }
        Problem::Knight => "A tour has begun, and there is exactly one way to finish it.",
    },
    of_day: |day, is_solved| {
        if is_solved {
            format!("Puzzle of the day, {} (solved)", date(day))
        } else {
            format!("Puzzle of the day, {}", date(day))
        }
    },
    no_day: "The clock of this device says a day without a puzzle.",
    another: "Another puzzle",
    size: "Board size n",
    grade: "Grade",
    grades: |grade| match grade {
        Grade::Forced => "1 – forced moves",
        Grade::OneContradiction => "2 – one contradiction",
        Grade::Contradictions => "3 – several contradictions",
        Grade::Nested => "4 – nested contradictions",
    },
    made: |n, grades| match grades {
        [grade] => format!("On the {n}×{n} board, all puzzles have grade {grade}."),
        _ => format!(
            "On the {n}×{n} board, puzzles have the grades {}.",
            joined(grades, ", ")
        ),
    },
    name: |posed| {
        let grade = posed.setup.grade();
        match posed.which {
            Which::Day(day) => format!("Puzzle of {}, grade {grade}", date(day)),
            Which::Seed(seed) => format!("Puzzle {seed}, grade {grade}"),
        }
    },
    coming: "The puzzle is being made …",
    numbered: |it, has_given, numbers| {
        let [number, solutions, class, classes] =
            [it.number, it.solutions, it.class, it.classes].map(|it| numbers.whole(it.into()));
        let on = if has_given { " on the empty board" } else { "" };
        format!(
            "Solution *{number}* of {solutions}{on}, in class *{class}* of {classes} up to symmetry"
        )
    },
    solved: |time, hints| match hints {
        0 => format!("In *{time}*, without a hint"),
        _ => {
            let steps = written(hints.into(), &hints.to_string(), "step", "steps");
            format!("In *{time}*, with {steps} of hints")
        }
    },
    unkept: "Your browser could not keep the solved puzzle",
    recorded: |puzzles| match puzzles {
        0 => "Puzzles that you solve are noted here, in this browser only.".to_owned(),
        1 => "One puzzle solved, noted in this browser only.".to_owned(),
        _ => format!("{puzzles} puzzles solved, noted in this browser only."),
    },
    nothing_kept: "Your browser keeps nothing for this page: what you solve is not noted.",
    export: "Save as a file",
    clear: "Forget them",
};
