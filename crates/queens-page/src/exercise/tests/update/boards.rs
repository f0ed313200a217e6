//! Completing a board: valid answers, and the stored position.

use queens_core::knight::rotations::Rotations;
use queens_core::{Square, Work};

use super::*;
use crate::play::PlayMessage;

#[test]
fn a_board_is_completed_and_the_hints_are_counted() {
    let mut page = opened(&link("n=6&algorithm=recursive&fixed=b1", &[Task::Complete]));
    page.work(200);
    assert_eq!(
        (page.model.address.role, page.model.state()),
        (Role::Play, State::Idle)
    );
    page.send(PlayMessage::HintWanted);
    page.work(200);
    for name in ["d2", "f3", "a4", "c5"] {
        page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
    }
    assert_eq!(mark(&page, 0), None);
    page.send(PlayMessage::SquareToggled("e6".parse().unwrap()));
    assert_eq!(mark(&page, 0), Some(Mark::Completed { hints: 1 }));
    let result = handed_in(&page);
    let kept = ExerciseCommand::Keep {
        exercise: result.exercise.clone(),
        code: result.to_string(),
    };
    assert_eq!(page.exercise_commands.last(), Some(&kept));
}

#[test]
fn a_way_begun_by_the_teacher_has_to_be_its_beginning() {
    let mut page =
        Page::open("problem=knight&n=5&algorithm=tour-fewest-onward&mode=play&placed=a1,b3,a5");
    page.work(100);
    page.send(ExerciseMessage::TaskToggled(Task::Complete));
    let exercise = composed(&page.model).expect("an exercise");
    let exercise_placed = exercise.placed.squares().to_vec();
    assert_eq!(exercise_placed.len(), 3);
    let fragment = link_to_exercise(&page.model).unwrap();
    let page = opened(fragment.split_once('#').unwrap().1);
    let mut page = page;
    let names: Vec<_> = page
        .model
        .play
        .placed()
        .squares()
        .iter()
        .map(Square::to_string)
        .collect();
    assert_eq!(names, ["a1", "b3", "a5"]);
    // A different tour does not complete this exercise.
    let rotations = Rotations::new(page.model.address.settings.size, Square::A1, false);
    let tour = rotations.unwrap().finish();
    assert!(!tour.starts_with(&exercise_placed), "{tour:?}");
    let tour = queens_core::text::joined(&tour, ",");
    let other = page
        .address
        .replace("placed=a1,b3,a5", &format!("placed={tour}"));
    assert!(other.contains(&tour), "{other}");
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: other,
    });
    page.work(20);
    assert_eq!(
        (mark(&page, 0), page.codes()),
        (None, vec!["exercise-not-kept"])
    );
}

#[test]
fn a_board_that_is_begun_again_has_to_be_completed_again() {
    let mut page = opened(&link("n=4&algorithm=recursive", &[Task::Complete]));
    let place = |page: &mut Page| {
        for name in ["b1", "d2", "a3", "c4"] {
            page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
        }
    };
    place(&mut page);
    assert!(mark(&page, 0).is_some());
    page.send(ExerciseMessage::RestartWanted);
    assert!(open(&page).is_restart_asked && mark(&page, 0).is_some());
    page.send(PlayMessage::Undo);
    assert!(!open(&page).is_restart_asked, "something else was done");
    page.send(ExerciseMessage::RestartWanted);
    page.send(ExerciseMessage::Restarted);
    assert!(!open(&page).is_restart_asked);
    assert_eq!(
        (mark(&page, 0), page.model.address.role),
        (None, Role::Watch)
    );
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    assert_eq!(
        (mark(&page, 0), page.model.play.placed().squares().len()),
        (None, 0)
    );
    place(&mut page);
    assert_eq!(mark(&page, 0), Some(Mark::Completed { hints: 0 }));
}

#[test]
fn a_page_that_is_loaded_anew_has_the_board_in_hand() {
    let fragment = link(
        "n=4&algorithm=recursive&goal=first&step=9",
        &[Task::Solutions, Task::Complete],
    );
    let mut page = opened(&fragment.replace("&exercise", "&mode=play&placed=b1,d2&exercise"));
    for name in ["a3", "c4"] {
        page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
    }
    assert_eq!(mark(&page, 1), Some(Mark::Completed { hints: 0 }));
}

#[test]
fn what_was_answered_with_hints_is_not_answered_again() {
    let fragment = link("n=4&algorithm=recursive", &[Task::Complete]);
    let mut page = opened(&fragment);
    let exercise = open(&page).sum();
    let kept = ExerciseResult {
        name: String::new(),
        tries: Some(1),
        exercise: exercise.clone(),
        marks: vec![Some(Mark::Completed { hints: 5 })],
    };
    let code = Some(kept.to_string());
    page.send(ExerciseMessage::Looked { exercise, code });
    for name in ["b1", "d2", "a3", "c4"] {
        page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
    }
    assert_eq!(mark(&page, 0), Some(Mark::Completed { hints: 5 }));
}
