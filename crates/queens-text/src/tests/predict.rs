//! The questions to a reader who predicts, and the verdicts on the answers.

use queens_core::algorithm::DESCRIPTORS;
use queens_page::predict::session::{Often, PredictMessage, Score};
use queens_page::predict::{Guess, Question};
use strum::VariantArray;

use super::*;
use crate::narration::predict::asked as asked_aloud;

/// A page with an open question about the next event.
fn asked(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(Message::Predict(PredictMessage::OftenChosen(Often::Each)));
    page.send(TransportMessage::PlayToggled);
    until_asked(&mut page);
    page
}

fn until_asked(page: &mut Page) {
    for _ in 0..1_000 {
        if page.model.predictions.open().is_some() {
            return;
        }
        page.play(1);
    }
    panic!("no question comes");
}

fn spoken(page: &Page) -> String {
    let said = announced(&page.model, &ENGLISH);
    said.or_else(|| asked_aloud(&page.model, &ENGLISH))
        .expect("something is said")
}

#[test]
fn a_question_is_read_out_with_its_keys_and_the_answer_with_event_and_score() {
    let mut page = asked("n=8&algorithm=recursive&mode=predict");
    let mut kinds = Vec::new();
    for right in 1..=20 {
        let open = page.model.predictions.open().expect("a question");
        let said = spoken(&page);
        match open.question {
            Question::Test(square) => assert_eq!(
                said,
                format!("Is {square} accepted or rejected? 1: Accepted. 2: Rejected.")
            ),
            Question::Next => {
                assert_eq!(said, "Which square is tested next? Choose it on the board.");
            }
            Question::Back => assert_eq!(said, "Continue or turn back? 1: Goes on. 2: Turns back."),
            Question::Board => panic!("no whole board is tested"),
        }
        kinds.push(open.question.name());
        page.send(match open.right {
            Guess::Square(square) => Message::Form(FormMessage::SquareToggled(square)),
            guess => Message::Predict(PredictMessage::Guessed(guess)),
        });
        let event = event_sentence(&page.model, &ENGLISH).plain();
        let begins = match open.right {
            Guess::GoOn => "Right, it continues. ",
            Guess::TurnBack => "Right, it turns back. ",
            _ => "Right. Column ",
        };
        assert!(event.starts_with(begins), "{event}");
        let said = spoken(&page);
        assert!(said.starts_with(&event), "{said}");
        assert!(
            said.contains(&format!(". {right} of {right} right")),
            "{said}"
        );
        until_asked(&mut page);
    }
    for kind in ["test", "next", "back"] {
        assert!(kinds.contains(&kind), "{kinds:?}");
    }
}

#[test]
fn a_wrong_answer_is_said_first_and_names_a_square_that_was_meant() {
    let mut page = asked("n=8&algorithm=recursive&mode=predict");
    let mut meant = false;
    while !meant {
        let right = page.model.predictions.open().expect("a question").right;
        let (message, said) = match right {
            Guess::Square(_) => {
                meant = true;
                let square = "h8".parse().expect("a square");
                (
                    Message::Form(FormMessage::SquareToggled(square)),
                    "Wrong, not h8. ",
                )
            }
            right => {
                let (other, said) = match right {
                    Guess::Accept => (1, "Wrong. "),
                    Guess::GoOn => (1, "Wrong, it continues. "),
                    Guess::TurnBack => (0, "Wrong, it turns back. "),
                    _ => (0, "Wrong. "),
                };
                (Message::Predict(PredictMessage::Chosen(other)), said)
            }
        };
        page.send(message);
        let event = event_sentence(&page.model, &ENGLISH).plain();
        assert!(event.starts_with(said), "{event}");
        until_asked(&mut page);
    }
}

#[test]
fn without_character_keys_none_is_told() {
    let mut page = asked("n=8&algorithm=recursive&mode=predict");
    page.send(Message::CharacterKeysSet(false));
    assert!(!spoken(&page).contains("1:"), "{}", spoken(&page));
}

#[test]
fn every_algorithm_is_asked_about_in_every_language_in_words_of_its_own() {
    let square = "b3".parse().expect("a square");
    for language in Language::ALL {
        let texts = Texts::of(language).predict();
        for descriptor in DESCRIPTORS.iter().filter(|it| it.is_traced()) {
            let (problem, walk) = (descriptor.problem, descriptor.traversal);
            let all = [
                Question::Test(square),
                Question::Board,
                Question::Next,
                Question::Back,
            ];
            let mut asked: Vec<_> = all
                .map(|it| texts.question(it, problem, walk).plain())
                .into();
            assert!(asked.iter().all(|it| it.contains('?')), "{asked:?}");
            asked.sort();
            asked.dedup();
            assert_eq!(asked.len(), all.len(), "{asked:?}");
            for question in all {
                if let Some(choices) = question.choices() {
                    let [first, second] = choices.map(|it| texts.choice(it, question, walk));
                    assert!(first != second && !first.is_empty() && !second.is_empty());
                }
            }
        }
        let score = |right, asked, streak| {
            texts.score_of(Score {
                right,
                asked,
                streak,
            })
        };
        assert!(score(3, 4, 1).contains('3') && score(3, 4, 1).contains('4'));
        assert!(score(13, 14, 7).contains('7'));
        let mut names: Vec<_> = Often::VARIANTS
            .iter()
            .map(|&it| texts.spacing(it))
            .collect();
        names.dedup();
        assert_eq!(names.len(), Often::VARIANTS.len());
    }
}
