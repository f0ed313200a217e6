//! Predicting a range of steps, event by event.

use queens_core::Square;

use super::*;
use crate::predict::Guess;
use crate::predict::session::PredictMessage;

/// Answers all questions up to the end of the range. `is_right` decides which answers are right.
fn predict(page: &mut Page, is_right: impl Fn(u32) -> bool) -> u32 {
    let mut asked = 0;
    page.send(TransportMessage::PlayToggled);
    for _ in 0..2_000 {
        if page.model.address.role == Role::Predict && page.model.predictions.end().is_none() {
            return asked;
        }
        let Some(open) = page.model.predictions.open() else {
            if page.model.state() == State::Paused && page.model.predictions.end().is_some() {
                page.send(TransportMessage::PlayToggled);
            }
            page.play(10);
            continue;
        };
        let guess = match (open.right, is_right(asked)) {
            (right, true) => right,
            (Guess::Accept, _) => Guess::Reject,
            (Guess::Reject, _) => Guess::Accept,
            (Guess::GoOn, _) => Guess::TurnBack,
            (Guess::TurnBack, _) => Guess::GoOn,
            (Guess::Square(right), _) => Guess::Square(if right == Square::A1 {
                "b1".parse().unwrap()
            } else {
                Square::A1
            }),
        };
        asked += 1;
        page.send(match guess {
            Guess::Square(square) => Message::Form(FormMessage::SquareToggled(square)),
            guess => Message::Predict(PredictMessage::Guessed(guess)),
        });
    }
    panic!("the stretch does not end: step {}", page.step());
}

#[test]
fn predictions_go_from_the_first_step_to_the_last_and_are_counted() {
    let mut page = opened(&link(ALL, &[Task::Predict(Often::Each)]));
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    assert_eq!((page.model.address.role, page.step()), (Role::Predict, 0));
    let asked = predict(&mut page, |question| question != 3);
    assert!(asked > 10, "{asked}");
    let right = asked - 1;
    assert_eq!(mark(&page, 0), Some(Mark::Predicted { right, asked }));
    assert_eq!((page.step(), page.model.state()), (60, State::Paused));
    // The number of questions does not depend on the answers.
    let mut other = opened(&link(ALL, &[Task::Predict(Often::Each)]));
    other.send(ExerciseMessage::Begun(0));
    other.work(20);
    assert_eq!(predict(&mut other, |_| true), asked);
}

#[test]
fn what_is_to_be_predicted_cannot_be_leapt_over() {
    let mut page = opened(&link(ALL, &[Task::Predict(Often::Twentieth)]));
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    for leap in [
        TransportMessage::ToEnd,
        TransportMessage::ToStep(50),
        TransportMessage::ToEvent(Direction::Forwards, Interest::DeadEnd),
        TransportMessage::ToFocused(Direction::Forwards),
    ] {
        page.send(leap.clone());
        page.work(20);
        assert_eq!(page.step(), 0, "{leap:?}");
        assert_eq!(page.codes(), ["exercise-step-by-step"], "{leap:?}");
    }
    page.send(TransportMessage::Stepped(1));
    page.send(TransportMessage::Stepped(1));
    page.send(TransportMessage::ToStep(0));
    page.send(TransportMessage::ToStep(2));
    assert_eq!(
        (page.step(), page.codes()),
        (2, vec![]),
        "what has been seen is free"
    );
    page.send(Message::RoleChosen(Role::Watch));
    page.send(TransportMessage::ToEnd);
    assert_eq!((page.step(), mark(&page, 0)), (page.known(), None));
    // The task can restart.
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    assert_eq!((page.model.address.role, page.step()), (Role::Predict, 0));
    assert_eq!(page.model.predictions.score().asked, 0);
}

#[test]
fn a_run_in_a_stretch_is_refused_and_leaving_by_the_address_frees_predictions() {
    let mut page = opened(&link(ALL, &[Task::Predict(Often::Each)]));
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    for message in [TransportMessage::Run, TransportMessage::Reset] {
        page.send(message);
        page.work(20);
        assert_eq!(page.codes(), ["exercise-step-by-step"]);
        assert_eq!(page.model.predictions.end(), Some(60));
    }
    // The tasks with numbers come after the predictions.
    page.send(ExerciseMessage::Begun(0));
    assert_eq!(page.codes(), ["exercise-step-by-step"]);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: ALL.to_owned(),
    });
    assert_eq!(page.model.predictions.end(), None);
}

#[test]
fn whoever_has_answered_is_asked_before_the_answers_are_dropped() {
    let mut page = opened(&link(ALL, &[Task::Predict(Often::Each)]));
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    page.send(TransportMessage::Stepped(1));
    while page.model.predictions.open().is_none() {
        page.send(TransportMessage::Stepped(1));
    }
    let right = page.model.predictions.open().expect("a question").right;
    page.send(Message::Predict(PredictMessage::Guessed(right)));
    let step = page.step();
    for role in [Role::Watch, Role::Play] {
        page.send(Message::RoleChosen(role));
        assert_eq!(page.codes(), ["exercise-answers-lost"]);
        assert_eq!(
            (page.model.address.role, page.step()),
            (Role::Predict, step)
        );
        assert_eq!(page.model.predictions.score().asked, 1);
    }
    page.send(ExerciseMessage::Dropped(Role::Watch));
    assert_eq!(
        (page.model.address.role, page.codes()),
        (Role::Watch, vec![])
    );
    assert_eq!((page.model.predictions.end(), mark(&page, 0)), (None, None));
}
