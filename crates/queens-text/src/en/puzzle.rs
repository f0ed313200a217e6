//! Puzzles.

use queens_core::Problem;
use queens_core::puzzle::{Grade, PuzzleError, PuzzleSetup};

use super::number::written;
use crate::puzzle::PuzzleTexts;

pub(crate) const TEXTS: PuzzleTexts = PuzzleTexts {
    title: "Puzzles",
    about: "Some queens are given, and there is exactly one way to complete them.",
    of_day: |date| format!("Puzzle of the day, {date}"),
    no_day: "The clock of this device says a day without a puzzle.",
    another: "Another puzzle",
    size: "Files",
    grade: "Grade",
    grades: |grade| match grade {
        Grade::Forced => "1 – forced moves",
        Grade::OneContradiction => "2 – one contradiction",
        Grade::Contradictions => "3 – several contradictions",
        Grade::Nested => "4 – nested contradictions",
    },
    none: |error| match error {
        PuzzleError::NoSuchGrade { problem, n, grade } => {
            let most = Grade::made(*problem, *n).len();
            format!("No puzzle on {n} files has grade {grade}: {most} is the highest there.")
        }
        PuzzleError::Size { .. } | PuzzleError::Grade(_) => {
            let sizes = PuzzleSetup::sizes(Problem::Queens);
            let (min, max) = (sizes.start(), sizes.end());
            format!("Puzzles have {min} to {max} files and grades 1 to 4.")
        }
    },
    cover: |n, queens| match queens {
        1 => format!("Cover {n} × {n} with one queen"),
        _ => format!("Cover {n} × {n} with {queens} queens"),
    },
    tour: |n| format!("Finish a knight’s tour of {n} × {n}"),
    name: |posed| format!("Puzzle {}, grade {}", posed.which, posed.setup.grade()),
    coming: "The puzzle is being made …",
    numbered: |it, numbers| {
        let [number, solutions, class, classes] =
            [it.number, it.solutions, it.class, it.classes].map(|it| numbers.whole(it.into()));
        format!(
            "Solution *{number}* of {solutions}, in class *{class}* of {classes} up to symmetry"
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
