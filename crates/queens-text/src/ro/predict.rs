//! Predictions. Squares stand between stars.

use queens_core::Problem;
use queens_page::predict::session::Often;
use queens_page::predict::{Guess, Question};

use crate::event::marked;
use crate::predict::PredictTexts;

pub(crate) const TEXTS: PredictTexts = PredictTexts {
    region: "Predicții",
    question: |question, problem, traversal| match question {
        Question::Test(square) => marked(format!("*{square}* e acceptat sau respins?")),
        Question::Board => marked("Tabla, așa cum este, e o soluție?"),
        Question::Next if problem == Problem::Knight => {
            marked("Unde merge calul acum? Alegeți câmpul.")
        }
        Question::Next => marked("Ce câmp se testează acum? Alegeți-l pe tablă."),
        Question::Back if traversal.is_tree() => marked("Continuă sau se întoarce?"),
        Question::Back => marked("Mai rămâne un câmp pentru altă regină?"),
    },
    asked: "obiectul întrebării",
    choice: |guess, question, traversal| match (guess, question) {
        (Guess::Accept, Question::Board) => "Da",
        (Guess::Reject, Question::Board) => "Nu",
        (Guess::GoOn, _) if !traversal.is_tree() => "Da",
        (Guess::TurnBack, _) if !traversal.is_tree() => "Nu",
        (Guess::Accept, _) => "Acceptat",
        (Guess::Reject, _) => "Respins",
        (Guess::GoOn, _) => "Continuă",
        (Guess::TurnBack, _) => "Se întoarce",
        (Guess::Square(_), _) => "",
    },
    choices: |[first, second]| format!("1: {first}. 2: {second}."),
    right: |guess| match guess {
        Guess::GoOn => "Corect, continuă.",
        Guess::TurnBack => "Corect, se întoarce.",
        _ => "Corect.",
    },
    wrong: |guess| match guess {
        Guess::Square(square) => format!("Greșit, nu {square}."),
        Guess::GoOn => "Greșit, se întoarce.".to_owned(),
        Guess::TurnBack => "Greșit, continuă.".to_owned(),
        Guess::Accept | Guess::Reject => "Greșit.".to_owned(),
    },
    score: |score| match score.streak {
        0 | 1 => format!("Corecte: {} din {}", score.right, score.asked),
        streak => format!(
            "Corecte: {} din {}, {streak} la rând",
            score.right, score.asked
        ),
    },
    often: "Întrebare la",
    spacing: |often| match often {
        Often::Each => "fiecare eveniment",
        Often::Fifth => "1 din 5 evenimente",
        Often::Twentieth => "1 din 20 de evenimente",
    },
    reset: "Scor nou",
    no_trace: "O numărare nu arată evenimente de prezis.",
    hidden: "Ce urmează nu se arată cât timp preziceți.",
    seen: "Deja văzut: aici nu se întreabă nimic.",
    from_here: "Întreabă de aici",
    first: "Apăsați „Redă”: se oprește ca să întrebe.",
    late: "La sfârșit nu mai e nimic de întrebat.",
    from_start: "De la început",
};
