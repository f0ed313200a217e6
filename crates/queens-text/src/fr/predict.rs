//! Predictions. Squares stand between stars.

use queens_core::Problem;
use queens_page::predict::session::Often;
use queens_page::predict::{Guess, Question};

use crate::event::marked;
use crate::predict::PredictTexts;

pub(crate) const TEXTS: PredictTexts = PredictTexts {
    region: "Prédictions",
    question: |question, problem, traversal| match question {
        Question::Test(square) => marked(format!("*{square}* est-elle acceptée ou refusée\u{a0}?")),
        Question::Board => marked("L’échiquier tel quel est-il une solution\u{a0}?"),
        Question::Next if problem == Problem::Knight => {
            marked("Où va le cavalier ensuite\u{a0}? Choisissez la case.")
        }
        Question::Next => {
            marked("Quelle case est testée ensuite\u{a0}? Choisissez-la sur l’échiquier.")
        }
        Question::Back if traversal.is_tree() => marked("La recherche continue ou recule\u{a0}?"),
        Question::Back => marked("Reste-t-il une case pour une autre reine\u{a0}?"),
    },
    asked: "objet de la question",
    choice: |guess, question, traversal| match (guess, question) {
        (Guess::Accept, Question::Board) => "Oui",
        (Guess::Reject, Question::Board) => "Non",
        (Guess::GoOn, _) if !traversal.is_tree() => "Oui",
        (Guess::TurnBack, _) if !traversal.is_tree() => "Non",
        (Guess::Accept, _) => "Acceptée",
        (Guess::Reject, _) => "Refusée",
        (Guess::GoOn, _) => "Continue",
        (Guess::TurnBack, _) => "Recule",
        (Guess::Square(_), _) => "",
    },
    choices: |[first, second]| format!("1\u{a0}: {first}. 2\u{a0}: {second}."),
    right: |guess| match guess {
        Guess::GoOn => "Juste, elle continue.",
        Guess::TurnBack => "Juste, elle recule.",
        _ => "Juste.",
    },
    wrong: |guess| match guess {
        Guess::Square(square) => format!("Faux, pas {square}."),
        Guess::GoOn => "Faux, elle recule.".to_owned(),
        Guess::TurnBack => "Faux, elle continue.".to_owned(),
        Guess::Accept | Guess::Reject => "Faux.".to_owned(),
    },
    score: |score| match score.streak {
        0 | 1 => {
            let right = if score.right < 2 { "juste" } else { "justes" };
            format!("{} {right} sur {}", score.right, score.asked)
        }
        streak => format!(
            "{} justes sur {}, {streak} de suite",
            score.right, score.asked
        ),
    },
    often: "Une question",
    spacing: |often| match often {
        Often::Each => "à chaque événement",
        Often::Fifth => "1 fois sur 5",
        Often::Twentieth => "1 fois sur 20",
    },
    reset: "Remettre à zéro",
    no_trace: "Un comptage ne montre pas d’événements à prédire.",
    hidden: "La suite n’est pas montrée tant que vous la prédisez.",
    seen: "Déjà vu\u{a0}: rien n’est demandé ici.",
    from_here: "Interroger d’ici",
    first: "La lecture s’arrête pour vous interroger.",
    late: "À la fin, il n’y a plus rien à demander.",
    from_start: "Depuis le début",
};
