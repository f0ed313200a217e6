//! Predictions: where the search stops, which answers are valid, and which questions never come again.

use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::Announcement;
use crate::model::State;
use crate::parts::Fetched;
use crate::predict::session::{Often, PredictMessage};
use crate::predict::{Guess, Question};
use crate::screen::Role;
use crate::testing::Page;

/// A page that asks about each event of this search.
fn asking(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(Message::Predict(PredictMessage::OftenChosen(Often::Each)));
    page
}

/// Plays up to the next question.
fn play_to_question(page: &mut Page) -> Question {
    for _ in 0..1_000 {
        if let Some(open) = page.model.predictions.open() {
            assert_eq!(page.model.state(), State::Paused);
            return open.question;
        }
        page.play(1);
    }
    panic!("no question comes: {:?}", page.model.state());
}

/// Gives the right answer or a wrong one.
fn answer(page: &mut Page, is_right: bool) {
    let right = page.model.predictions.open().expect("a question").right;
    let guess = match (right, is_right) {
        (right, true) => right,
        (Guess::Accept, _) => Guess::Reject,
        (Guess::Reject, _) => Guess::Accept,
        (Guess::GoOn, _) => Guess::TurnBack,
        (Guess::TurnBack, _) => Guess::GoOn,
        (Guess::Square(right), _) => {
            let run = page.model.shown.run().expect("a run");
            let position = run.replay().position();
            let mut squares = position.size().squares();
            let other = squares.find(|it| *it != right && !position.queens().contains(it));
            Guess::Square(other.expect("another square"))
        }
    };
    page.send(match guess {
        Guess::Square(square) => Message::Form(FormMessage::SquareToggled(square)),
        guess => Message::Predict(PredictMessage::Guessed(guess)),
    });
}

fn score(page: &Page) -> (u32, u32, u32) {
    let score = page.model.predictions.score();
    (score.right, score.asked, score.streak)
}

#[test]
fn playing_stops_before_a_question_and_goes_on_after_its_answer() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    for asked in 1..=30 {
        play_to_question(&mut page);
        let step = page.step();
        assert_eq!(page.model.announcement, Some(Announcement::Question));
        page.play(20);
        assert_eq!(page.step(), step, "nothing is shown before the answer");
        answer(&mut page, true);
        assert_eq!(
            (page.step(), page.model.state()),
            (step + 1, State::Playing)
        );
        assert_eq!(page.model.announcement, Some(Announcement::Event));
        assert_eq!(score(&page), (asked, asked, asked));
    }
    assert!(page.address.ends_with("&mode=predict"), "{}", page.address);
}

#[test]
fn an_explanation_stands_for_a_while_before_the_search_goes_on() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    play_to_question(&mut page);
    answer(&mut page, false);
    let step = page.step();
    page.play(100);
    assert_eq!((page.step(), page.model.state()), (step, State::Playing));
    // The reader can skip the pause by resuming playback or by stepping.
    page.send(TransportMessage::PlayToggled);
    page.send(TransportMessage::PlayToggled);
    page.play(20);
    assert!(page.step() > step || page.model.predictions.open().is_some());
    play_to_question(&mut page);
    answer(&mut page, true);
    let step = page.step();
    page.send(TransportMessage::Stepped(1));
    let stands = page.model.predictions.open().is_some();
    assert!(stands || page.step() == step + 1);
}

#[test]
fn stepping_stops_before_a_question_too_and_stays_after_its_answer() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict&step=20");
    page.work(100);
    page.send(TransportMessage::Stepped(1));
    assert!(page.model.predictions.open().is_some());
    page.send(TransportMessage::Stepped(1));
    assert_eq!(page.step(), 20, "an answer is awaited");
    answer(&mut page, true);
    assert_eq!((page.step(), page.model.state()), (21, State::Paused));
    page.send(TransportMessage::Stepped(10));
    assert!(page.step() < 31 && page.model.predictions.open().is_some());
}

#[test]
fn a_question_that_is_left_does_not_count_and_comes_again() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict&step=20");
    page.work(100);
    page.send(TransportMessage::Stepped(1));
    let question = page.model.predictions.open();
    page.send(TransportMessage::Stepped(-1));
    assert_eq!((page.step(), page.model.predictions.open()), (19, None));
    page.send(TransportMessage::Stepped(1));
    assert_eq!((page.step(), page.model.predictions.open()), (20, None));
    page.send(TransportMessage::Stepped(1));
    assert_eq!(page.model.predictions.open(), question);
    assert_eq!(score(&page), (0, 0, 0));
}

#[test]
fn what_was_seen_is_not_asked_again_until_the_score_begins_anew() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    for _ in 0..5 {
        play_to_question(&mut page);
        answer(&mut page, true);
    }
    let seen = page.step();
    page.send(TransportMessage::ToStart);
    for step in 1..=seen {
        page.send(TransportMessage::Stepped(1));
        assert_eq!((page.step(), page.model.predictions.open()), (step, None));
    }
    page.send(TransportMessage::Stepped(1));
    assert_eq!(score(&page), (5, 5, 5));
    // The reader also knows the events that were skipped.
    page.send(TransportMessage::ToStep(200));
    page.work(50);
    page.send(TransportMessage::ToStep(100));
    page.send(TransportMessage::Stepped(1));
    assert_eq!((page.step(), page.model.predictions.open()), (101, None));
    page.send(TransportMessage::ToStart);
    page.send(Message::Predict(PredictMessage::Reset));
    assert_eq!(score(&page), (0, 0, 0));
    page.send(TransportMessage::Stepped(3));
    assert!(page.model.predictions.open().is_some());
}

#[test]
fn the_first_event_of_a_search_that_has_not_begun_is_asked_about() {
    let mut page = Page::open("n=8&algorithm=recursive&mode=predict");
    page.send(Message::Predict(PredictMessage::OftenChosen(Often::Each)));
    page.send(TransportMessage::Stepped(1));
    page.work(50);
    assert_eq!(page.step(), 0);
    assert!(page.model.predictions.open().is_some());
}

#[test]
fn a_search_that_stands_at_its_end_is_asked_about_from_its_start() {
    let mut page = Page::open("n=8&algorithm=recursive&goal=first&step=1025");
    page.work(50);
    page.send(Message::RoleChosen(Role::Predict));
    page.work(50);
    assert_eq!((page.step(), score(&page)), (0, (0, 0, 0)));
    page.send(Message::Predict(PredictMessage::OftenChosen(Often::Each)));
    page.send(TransportMessage::Stepped(1));
    assert!(page.model.predictions.open().is_some());
}

#[test]
fn a_wrong_answer_ends_the_streak_and_the_event_is_shown_all_the_same() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    for is_right in [true, true, false, true] {
        play_to_question(&mut page);
        let step = page.step();
        answer(&mut page, is_right);
        assert_eq!(page.step(), step + 1);
        let answered = page.model.predictions.answered_at(step + 1);
        assert_eq!(answered.map(|it| it.is_right()), Some(is_right));
    }
    assert_eq!(score(&page), (3, 4, 1));
}

#[test]
fn keys_answer_and_clicks_on_the_board_never_change_the_form() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    let (mut by_key, mut by_square) = (0, 0);
    while by_key < 3 || by_square < 3 {
        let question = play_to_question(&mut page);
        let asked = score(&page).1;
        let square = "e5".parse().unwrap();
        match question.choices() {
            Some(_) => {
                page.send(FormMessage::SquareToggled(square));
                assert_eq!(score(&page).1, asked, "a square is no answer");
                page.send(Message::Predict(PredictMessage::Chosen(1)));
                by_key += 1;
            }
            None => {
                page.send(Message::Predict(PredictMessage::Chosen(0)));
                assert_eq!(score(&page).1, asked, "no button is an answer");
                answer(&mut page, true);
                by_square += 1;
            }
        }
        assert_eq!(score(&page).1, asked + 1);
    }
    page.send(Message::Predict(PredictMessage::Chosen(0)));
    page.send(FormMessage::SquareToggled("e5".parse().unwrap()));
    assert!(page.model.address.settings.given.squares().is_empty() && !page.model.is_stale());
}

#[test]
fn another_search_and_another_round_begin_with_another_score() {
    let mut page = asking("n=4&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    play_to_question(&mut page);
    answer(&mut page, true);
    page.send(TransportMessage::ToEnd);
    page.work(50);
    assert_eq!((page.model.state(), score(&page).1), (State::Done, 1));
    page.send(TransportMessage::PlayToggled);
    assert_eq!(score(&page), (0, 0, 0));
    play_to_question(&mut page);
    answer(&mut page, true);
    page.send(TransportMessage::Run);
    assert_eq!(score(&page), (0, 0, 0));
}

#[test]
fn what_asks_is_awaited_before_anything_is_shown() {
    let mut page = Page::slow("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    page.play(50);
    assert_eq!(page.step(), 0);
    page.send(Message::PartFetched(Fetched::Rest));
    page.send(Message::Predict(PredictMessage::OftenChosen(Often::Each)));
    play_to_question(&mut page);
}

#[test]
fn what_is_only_counted_has_no_questions_and_the_other_roles_ask_nothing() {
    let mut page = asking("n=8&algorithm=recursive&goal=count&mode=predict");
    page.send(TransportMessage::Run);
    page.play(50);
    assert_eq!(page.model.state(), State::Done);
    let mut page = asking("n=8&algorithm=recursive");
    page.send(TransportMessage::PlayToggled);
    page.play(200);
    assert_eq!(page.model.address.role, Role::Watch);
    assert!(page.step() > 10 && page.model.predictions.open().is_none());
}

#[test]
fn a_verdict_is_not_told_once_the_reader_predicts_no_more() {
    let mut page = asking("n=8&algorithm=recursive&mode=predict");
    page.send(TransportMessage::PlayToggled);
    play_to_question(&mut page);
    answer(&mut page, true);
    let step = page.step();
    assert!(page.model.predictions.answered_at(step).is_some());
    page.send(Message::RoleChosen(Role::Watch));
    assert_eq!(page.model.predictions.answered_at(step), None);
}

#[test]
fn at_full_speed_no_question_is_passed() {
    for algorithm in ["recursive", "bitmask", "prefix-check"] {
        let mut page = asking(&format!("n=8&algorithm={algorithm}&speed=max&mode=predict"));
        page.send(Message::Predict(PredictMessage::OftenChosen(
            Often::Twentieth,
        )));
        page.send(TransportMessage::PlayToggled);
        for _ in 0..20 {
            play_to_question(&mut page);
            answer(&mut page, true);
        }
        assert!(page.step() < 2_000, "{}", page.step());
    }
}
