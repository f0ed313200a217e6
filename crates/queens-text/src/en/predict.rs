//! Predictions. Squares stand between stars.

use queens_core::Problem;
use queens_page::predict::session::Often;
use queens_page::predict::{Guess, Question};

use crate::event::marked;
use crate::predict::PredictTexts;

pub(crate) const TEXTS: PredictTexts = PredictTexts {
    region: "Predictions",
    question: |question, problem, traversal| match question {
        Question::Test(square) => marked(format!("Is *{square}* accepted or rejected?")),
        Question::Board => marked("Is the board as it stands a solution?"),
        Question::Next if problem == Problem::Knight => {
            marked("Where does the knight go next? Choose the square.")
        }
        Question::Next => marked("Which square is tested next? Choose it on the board."),
        Question::Back if traversal.is_tree() => marked("Does it go on or turn back?"),
        Question::Back => marked("Is a square left for another queen?"),
    },
    asked: "asked about",
    choice: |guess, question, traversal| match (guess, question) {
        (Guess::Accept, Question::Board) => "Yes",
        (Guess::Reject, Question::Board) => "No",
        (Guess::GoOn, _) if !traversal.is_tree() => "Yes",
        (Guess::TurnBack, _) if !traversal.is_tree() => "No",
        (Guess::Accept, _) => "Accepted",
        (Guess::Reject, _) => "Rejected",
        (Guess::GoOn, _) => "Goes on",
        (Guess::TurnBack, _) => "Turns back",
        (Guess::Square(_), _) => "",
    },
    choices: |[first, second]| format!("1: {first}. 2: {second}."),
    right: |guess| match guess {
        Guess::GoOn => "Right, it goes on.",
        Guess::TurnBack => "Right, it turns back.",
        _ => "Right.",
    },
    wrong: |guess| match guess {
        Guess::Square(square) => format!("Wrong, not {square}."),
        Guess::GoOn => "Wrong, it turns back.".to_owned(),
        Guess::TurnBack => "Wrong, it goes on.".to_owned(),
        Guess::Accept | Guess::Reject => "Wrong.".to_owned(),
    },
    score: |score| match score.streak {
        0 | 1 => format!("{} of {} right", score.right, score.asked),
        streak => format!(
            "{} of {} right, {streak} in a row",
            score.right, score.asked
        ),
    },
    often: "Ask about",
    spacing: |often| match often {
        Often::Each => "each event",
        Often::Fifth => "1 event in 5",
        Often::Twentieth => "1 event in 20",
    },
    reset: "New score",
    no_trace: "A count shows no events to predict.",
    hidden: "What comes next is not shown while you predict it.",
    seen: "Seen already: nothing is asked here.",
    from_here: "Ask from here",
    first: "Play, or step on: it stops to ask.",
    late: "At its end there is nothing to ask.",
    from_start: "From the start",
};
