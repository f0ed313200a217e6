//! Exercises: a teacher composes one, a reader opens the link, answers, and comes back to what was answered.

use queens_core::knight::rotations::Rotations;
use queens_core::{Square, Work};

use super::*;
use crate::exercise::composing::ComposeError;
use crate::exercise::result::ExerciseResult;
use crate::exercise::working::{ExerciseCommand, ExerciseMessage};
use crate::exercise::{Mark, Reply, Task};
use crate::message::{FormMessage, TransportMessage};
use crate::play::PlayMessage;
use crate::predict::Guess;
use crate::predict::session::{Often, PredictMessage};
use crate::screen::Role;
use crate::update::{composed, link_to_exercise};

/// The fragment of the link to an exercise about this search, which asks these tasks.
fn link(fragment: &str, tasks: &[Task]) -> String {
    let mut page = Page::open(fragment);
    page.work(200);
    for &task in tasks {
        page.send(ExerciseMessage::TaskToggled(task));
    }
    let link = link_to_exercise(&page.model).expect("an exercise");
    link.split_once('#').expect("a fragment").1.to_owned()
}

/// A page on which this exercise is open.
fn opened(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.work(200);
    assert!(
        page.model.exercises.exercise().is_some(),
        "{:?}",
        page.codes()
    );
    page
}

fn typed(page: &mut Page, task: usize, numbers: &[&str]) {
    for (field, text) in numbers.iter().enumerate() {
        let text = (*text).to_owned();
        page.send(ExerciseMessage::Typed { task, field, text });
    }
    page.send(ExerciseMessage::Answered(task));
    page.work(200);
    page.play(2);
}

fn mark(page: &Page, task: usize) -> Option<Mark> {
    page.model.exercises.marks()[task].clone()
}

/// Answers rightly all that is asked up to the end of the stretch.
fn predict(page: &mut Page, is_right: impl Fn(u32) -> bool) -> u32 {
    let mut asked = 0;
    page.send(TransportMessage::PlayToggled);
    for _ in 0..2_000 {
        if page.model.role == Role::Predict && page.model.predictions.end().is_none() {
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

const ALL: &str = "n=6&algorithm=recursive&goal=first&step=60";

#[test]
fn a_link_opens_the_exercise_at_its_first_step() {
    let fragment = link(ALL, &Task::all(Often::Each));
    assert!(
        fragment.contains("_goal.first_to.60_ask.predict-1,solutions,counters,complete_"),
        "{fragment}"
    );
    let page = opened(&fragment);
    assert_eq!(
        (page.model.role, page.step(), page.model.state()),
        (Role::Watch, 0, State::Paused)
    );
    assert_eq!(page.address, fragment);
    let sum = page.model.exercises.sum().unwrap();
    assert_eq!(
        page.exercise_commands,
        [ExerciseCommand::Look { exercise: sum }]
    );
}

#[test]
fn numbers_are_judged_by_the_search_itself() {
    let mut page = opened(&link(ALL, &[Task::Solutions, Task::Counters]));
    let counters = {
        let mut page = Page::open(ALL);
        page.work(200);
        *page.model.shown.run().unwrap().counters()
    };
    assert_eq!(page.step(), 0);
    typed(&mut page, 0, &["4"]);
    let right = counters.solutions;
    assert_eq!(
        mark(&page, 0),
        Some(Mark::Solutions(Reply { given: 4, right }))
    );
    assert_eq!(page.step(), 60, "the search stands where the numbers are");
    let tests = counters.tests.to_string();
    let placements = counters.placements.to_string();
    typed(&mut page, 1, &[&tests, &placements, "many"]);
    assert_eq!((mark(&page, 1), page.codes()), (None, vec!["not-a-number"]));
    typed(&mut page, 1, &[&tests, &placements, "0"]);
    let Some(Mark::Counters(replies)) = mark(&page, 1) else {
        panic!("{:?}", page.model.exercises.marks());
    };
    let are_right: Vec<_> = replies.iter().copied().map(Reply::is_right).collect();
    assert_eq!(are_right, [true, true, counters.removals == 0]);
    assert_eq!(replies[2].right, counters.removals);
    // What was answered stays: another number is not taken.
    typed(&mut page, 0, &["0"]);
    assert_eq!(
        mark(&page, 0),
        Some(Mark::Solutions(Reply { given: 4, right }))
    );
}

#[test]
fn predictions_go_from_the_first_step_to_the_last_and_are_counted() {
    let mut page = opened(&link(ALL, &[Task::Predict(Often::Each)]));
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    assert_eq!((page.model.role, page.step()), (Role::Predict, 0));
    let asked = predict(&mut page, |question| question != 3);
    assert!(asked > 10, "{asked}");
    let right = asked - 1;
    assert_eq!(mark(&page, 0), Some(Mark::Predicted { right, asked }));
    assert_eq!((page.step(), page.model.state()), (60, State::Paused));
    // Another reader is asked as often, whatever the answers.
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
    // It can be begun again.
    page.send(ExerciseMessage::Begun(0));
    page.work(20);
    assert_eq!((page.model.role, page.step()), (Role::Predict, 0));
    assert_eq!(page.model.predictions.score().asked, 0);
}

#[test]
fn a_board_is_completed_and_the_hints_are_counted() {
    let mut page = opened(&link("n=6&algorithm=recursive&fixed=b1", &[Task::Complete]));
    page.work(200);
    assert_eq!(
        (page.model.role, page.model.state()),
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
    let result = page.model.exercises.result().unwrap();
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
    // Another tour is none of this exercise.
    let mut rotations = Rotations::new(page.model.settings.size, Square::A1, false).unwrap();
    page.send(PlayMessage::Clear);
    page.send(PlayMessage::Clear);
    for square in rotations.finish() {
        page.send(PlayMessage::SquareToggled(square));
    }
    let expected = match page
        .model
        .play
        .placed()
        .squares()
        .starts_with(&exercise_placed)
    {
        true => vec![],
        false => vec!["exercise-not-kept"],
    };
    assert_eq!(page.codes(), expected);
    assert_eq!(mark(&page, 0).is_some(), expected.is_empty());
}

#[test]
fn answers_come_back_and_can_be_dropped() {
    let fragment = link(ALL, &[Task::Solutions, Task::Complete]);
    let mut page = opened(&fragment);
    typed(&mut page, 0, &["0"]);
    let Some(ExerciseCommand::Keep { exercise, code }) = page.exercise_commands.last().cloned()
    else {
        panic!("{:?}", page.exercise_commands);
    };
    let mut again = opened(&fragment);
    let other = ExerciseResult {
        exercise: exercise.clone(),
        marks: vec![None],
    };
    for (sum, kept) in [
        ("another", Some(code.clone())),
        (&exercise, Some(other.to_string())),
        (&exercise, None),
    ] {
        let exercise = sum.to_owned();
        again.send(ExerciseMessage::Looked {
            exercise,
            code: kept,
        });
        assert_eq!(mark(&again, 0), None);
    }
    let code = Some(code);
    again.send(ExerciseMessage::Looked { exercise, code });
    assert_eq!(again.model.exercises.marks(), page.model.exercises.marks());
    again.send(ExerciseMessage::Restarted);
    assert_eq!(again.model.exercises.marks(), [None, None]);
    again.send(ExerciseMessage::Kept(false));
    assert!(again.model.exercises.is_unkept);
}

#[test]
fn the_board_of_an_exercise_stays_and_whoever_leaves_it_is_free() {
    let mut page = opened(&link(ALL, &[Task::Solutions]));
    let given = page.model.settings.given.clone();
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    assert_eq!(
        (page.codes(), page.model.settings.given.clone()),
        (vec!["exercise-keeps-board"], given)
    );
    page.send(ExerciseMessage::Left);
    assert!(page.model.exercises.text().is_none() && !page.address.contains("exercise"));
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    assert_eq!(page.model.settings.given.squares().len(), 1);
}

#[test]
fn another_problem_ends_the_exercise() {
    let mut page = opened(&link(ALL, &[Task::Solutions]));
    page.send(Message::ProblemChosen(queens_core::Problem::Knight));
    assert!(page.model.exercises.exercise().is_none() && !page.address.contains("exercise"));
}

#[test]
fn a_damaged_link_is_told_and_the_rest_works() {
    let fragment = link(ALL, &[Task::Solutions]);
    let mut page = Page::open(&fragment.replace("to.60", "to.61"));
    page.work(20);
    assert_eq!(page.codes(), ["exercise-refused"]);
    assert_eq!(
        (page.model.settings.n(), page.address.as_str()),
        (6, "n=6&algorithm=recursive&goal=first")
    );
}

#[test]
fn the_board_of_the_exercise_comes_before_that_of_the_address() {
    let fragment = link(ALL, &[Task::Solutions]).replace("n=6&", "n=7&");
    let page = opened(&fragment);
    assert_eq!(page.model.settings.n(), 6);
    assert!(page.address.starts_with("n=6&"), "{}", page.address);
}

#[test]
fn whoever_composes_is_told_what_is_missing() {
    let error = |fragment: &str, tasks: &[Task], to: Option<&str>| {
        let mut page = Page::open(fragment);
        page.work(200);
        for &task in tasks {
            page.send(ExerciseMessage::TaskToggled(task));
        }
        if let Some(to) = to {
            page.send(ExerciseMessage::ToTyped(to.to_owned()));
        }
        composed(&page.model).err()
    };
    let known = {
        let mut page = Page::open(ALL);
        page.work(200);
        page.known()
    };
    let bad = |value: &str| {
        let value = value.to_owned();
        Some(ComposeError::BadStep { value, known })
    };
    assert_eq!(error(ALL, &[], None), Some(ComposeError::NoTask));
    assert_eq!(
        error("n=6&algorithm=recursive", &[Task::Solutions], None),
        Some(ComposeError::NoSearch)
    );
    assert_eq!(
        error("n=6&algorithm=recursive", &[Task::Complete], None),
        None
    );
    assert_eq!(error(ALL, &[Task::Counters], Some("sixty")), bad("sixty"));
    assert_eq!(
        error(ALL, &[Task::Counters], Some("99999999")),
        bad("99999999")
    );
    assert_eq!(
        error(ALL, &[Task::Counters], Some("0")),
        Some(ComposeError::Empty { from: 0, to: 0 })
    );
    assert_eq!(
        error(
            "n=3&algorithm=recursive&goal=all&step=3",
            &[Task::Complete],
            None
        ),
        Some(ComposeError::Hopeless)
    );
    assert_eq!(
        error(
            "n=100&algorithm=min-conflicts&seed=1",
            &[Task::Complete],
            None
        ),
        Some(ComposeError::TooLarge { n: 100 })
    );
    // The same task again asks it no more; another rate takes the place of the one before.
    let (each, fifth) = (Task::Predict(Often::Each), Task::Predict(Often::Fifth));
    assert_eq!(error(ALL, &[each, each], None), Some(ComposeError::NoTask));
    let mut page = Page::open(ALL);
    page.send(ExerciseMessage::TaskToggled(each));
    page.send(ExerciseMessage::TaskToggled(fifth));
    assert_eq!(page.model.exercises.composing.tasks(), [fifth]);
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
    page.send(ExerciseMessage::Restarted);
    page.send(Message::NoticesDismissed);
    page.send(Message::NoticesDismissed);
    assert_eq!((mark(&page, 0), page.model.role), (None, Role::Watch));
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
    // Numbers are answered once predictions are over.
    page.send(ExerciseMessage::Begun(0));
    assert_eq!(page.codes(), ["exercise-step-by-step"]);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: ALL.to_owned(),
    });
    assert_eq!(page.model.predictions.end(), None);
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
    let exercise = page.model.exercises.sum().unwrap();
    let kept = ExerciseResult {
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

#[test]
fn a_search_that_ends_before_the_last_step_is_judged_at_its_end() {
    let fragment = link(
        "n=4&algorithm=recursive&goal=first&step=9",
        &[Task::Solutions],
    );
    let (_, text) = fragment.split_once("exercise=").unwrap();
    let mut exercise = crate::exercise::Exercise::read(text).unwrap();
    exercise.to = 100_000;
    let mut page = opened(&format!(
        "n=4&algorithm=recursive&goal=first&exercise={}",
        exercise.written()
    ));
    typed(&mut page, 0, &["1"]);
    assert_eq!(
        mark(&page, 0),
        Some(Mark::Solutions(Reply { given: 1, right: 1 }))
    );
}

#[test]
fn numbers_may_be_copied_from_the_page() {
    for text in ["1,097", "1.097", "1\u{202f}097", " 1097 "] {
        let mut page = opened(&link(ALL, &[Task::Solutions]));
        typed(&mut page, 0, &[text]);
        let Some(Mark::Solutions(reply)) = mark(&page, 0) else {
            panic!("{text}: {:?}", page.codes());
        };
        assert_eq!(reply.given, 1_097, "{text}");
    }
    for text in ["", "-1", "1e3", "99999999999999999999"] {
        let mut page = opened(&link(ALL, &[Task::Solutions]));
        typed(&mut page, 0, &[text]);
        assert_eq!(
            (mark(&page, 0), page.codes()),
            (None, vec!["not-a-number"]),
            "{text}"
        );
    }
}
