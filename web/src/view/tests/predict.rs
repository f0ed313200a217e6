//! The views during prediction: the question, the score, and no hint of the next events.

use queens_worker::protocol::Pane;

use super::{context, each, text};
use crate::view::event_strip::event_strip;
use crate::view::explorer::explorer;
use crate::view::predict::score;
use queens_page::message::{Message, TransportMessage};
use queens_page::picture::of_model;
use queens_page::predict::session::{Often, PredictMessage};
use queens_page::predict::{Guess, Question};
use queens_page::screen::View;
use queens_page::testing::Page;
use queens_page::tree::Mode;
use yew::Html;

/// An attribute of the first element with this hook.
fn attribute(drawing: &Html, testid: &str, name: &str) -> Option<String> {
    let mut found = None;
    each(drawing, &mut |attribute, _| {
        if found.is_none() && attribute("data-testid").as_deref() == Some(testid) {
            found = attribute(name);
        }
    });
    found
}

/// The texts of the elements whose hooks have this prefix.
fn texts(drawing: &Html, testid: &str) -> Vec<String> {
    let mut found = Vec::new();
    each(drawing, &mut |attribute, element| {
        if attribute("data-testid").is_some_and(|it| it.starts_with(testid)) {
            found.push(text(element));
        }
    });
    found
}

/// A page with an open question.
fn asked(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(Message::Predict(PredictMessage::OftenChosen(Often::Each)));
    page.work(100);
    step_to_question(&mut page);
    page
}

fn step_to_question(page: &mut Page) {
    for _ in 0..10 {
        page.send(TransportMessage::Stepped(1));
        if page.model.predictions.open().is_some() {
            return;
        }
    }
    panic!("no question comes");
}

fn answer(page: &mut Page) {
    let right = page.model.predictions.open().expect("a question").right;
    page.send(Message::Predict(PredictMessage::Guessed(right)));
}

#[test]
fn the_question_stands_in_the_place_of_the_event_with_its_answers() {
    let mut page = asked("n=8&algorithm=recursive&step=20&mode=predict");
    let mut kinds = Vec::new();
    for _ in 0..30 {
        let open = page.model.predictions.open().expect("a question");
        let strip = event_strip(&page.model, Pane::First, &context(&page.model));
        let kind = attribute(&strip, "question", "data-kind");
        assert_eq!(kind.as_deref(), Some(open.question.name()));
        let answers = texts(&strip, "answer-");
        match open.question {
            Question::Test(_) => assert_eq!(answers, ["Accepted1", "Rejected2"]),
            Question::Back => assert_eq!(answers, ["Goes on1", "Turns back2"]),
            _ => assert_eq!(answers, [""; 0]),
        }
        kinds.extend(kind);
        answer(&mut page);
        let strip = event_strip(&page.model, Pane::First, &context(&page.model));
        assert_eq!(attribute(&strip, "question", "data-kind"), None);
        assert!(text(&strip).starts_with("Right"), "{}", text(&strip));
        step_to_question(&mut page);
    }
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds, ["back", "next", "test"]);
}

#[test]
fn the_square_that_is_tested_is_marked_and_nothing_says_whether_it_is_attacked() {
    let mut page = asked("n=8&algorithm=recursive&step=20&mode=predict");
    let mut tested = 0;
    while tested < 5 {
        let open = page.model.predictions.open().expect("a question");
        let picture = of_model(&page.model, Pane::First);
        let names = |square| picture.marks(square).names();
        for square in picture.size.squares() {
            let is_asked = open.question == Question::Test(square);
            assert_eq!(names(square).contains("asked"), is_asked, "{square}");
            assert!(!names(square).contains("attacked"), "{square}");
        }
        tested += usize::from(matches!(open.question, Question::Test(_)));
        answer(&mut page);
        step_to_question(&mut page);
    }
}

#[test]
fn the_score_counts_right_answers_of_all() {
    let mut page = asked("n=8&algorithm=recursive&step=20&mode=predict");
    for asked in 1..=3 {
        let right = page.model.predictions.open().expect("a question").right;
        let guess = match (asked, right) {
            (2, Guess::Accept) => Guess::Reject,
            (2, Guess::Reject) => Guess::Accept,
            (2, Guess::GoOn) => Guess::TurnBack,
            (2, Guess::TurnBack) => Guess::GoOn,
            (2, Guess::Square(_)) => Guess::Square("h8".parse().expect("a square")),
            (_, right) => right,
        };
        page.send(Message::Predict(PredictMessage::Guessed(guess)));
        step_to_question(&mut page);
    }
    let drawn = score(&page.model, &context(&page.model));
    let number = |name| attribute(&drawn, "score", name);
    assert_eq!(number("data-right").as_deref(), Some("2"));
    assert_eq!(number("data-asked").as_deref(), Some("3"));
    assert_eq!(number("data-streak").as_deref(), Some("1"));
    assert!(texts(&drawn, "score")[0].contains("2 of 3 right"));
    page.send(TransportMessage::ToStart);
    let drawn = score(&page.model, &context(&page.model));
    assert!(texts(&drawn, "score")[0].contains("Seen already"));
}

#[test]
fn panels_that_show_events_to_come_are_left_out() {
    let mut page = asked("n=6&algorithm=recursive&step=3&mode=predict");
    for (view, mode) in [
        (View::Tree, Mode::Whole),
        (View::Tree, Mode::Icicle),
        (View::Results, Mode::Path),
    ] {
        page.send(Message::ViewChosen(view));
        page.send(Message::TreeModeChosen(mode));
        page.work(100);
        let drawn = explorer(&page.model, &context(&page.model));
        assert_eq!(texts(&drawn, "hidden").len(), 1, "{view:?} {mode:?}");
    }
    page.send(Message::ViewChosen(View::Tree));
    let drawn = explorer(&page.model, &context(&page.model));
    assert_eq!(
        texts(&drawn, "hidden").len(),
        0,
        "the path has nothing to come"
    );
}
