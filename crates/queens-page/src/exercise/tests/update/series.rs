//! A series of exercises: a teacher collects them, and a reader moves between them and keeps the answers.

use std::collections::HashMap;

use queens_core::Problem;

use super::*;
use crate::exercise::MOST_EXERCISES;
use crate::exercise::compose::{composed_series, next_part};
use crate::predict::Guess;
use crate::predict::session::PredictMessage;
use crate::share::update::embedded_exercises;

const SEARCHES: [&str; 3] = [
    "n=4&algorithm=nested-loops&step=20",
    "n=5&algorithm=recursive&step=30",
    "n=4&algorithm=prefix-check&step=9",
];

/// The page of a teacher who has added each search to a series, with questions about its counters and solutions.
fn teacher() -> Page {
    let mut page = Page::open(SEARCHES[0]);
    page.work(200);
    page.send(ExerciseMessage::TaskToggled(Task::Solutions));
    page.send(ExerciseMessage::TaskToggled(Task::Counters));
    for search in SEARCHES {
        let fragment = search.to_owned();
        page.send(Message::AddressChanged {
            query: String::new(),
            fragment,
        });
        page.work(200);
        page.send(ExerciseMessage::PartAdded);
    }
    page
}

/// The fragment of the link to the composed series.
fn fragment(page: &Page) -> String {
    let link = link_to_exercise(&page.model).expect("a series");
    link.split_once('#').expect("a fragment").1.to_owned()
}

fn choose(page: &mut Page, part: usize) {
    page.send(ExerciseMessage::PartChosen(part));
    page.work(200);
    page.play(2);
}

/// Answers both tasks of the open exercise with zeros.
fn answer(page: &mut Page) {
    for task in 0..2 {
        let zeros = vec!["0"; open(page).typed(task).len()];
        typed(page, task, &zeros);
    }
}

/// Answers the next question of the predictions.
fn predict_one(page: &mut Page) {
    for _ in 0..20 {
        if let Some(open) = page.model.predictions.open() {
            page.send(match open.right {
                Guess::Square(square) => Message::Form(FormMessage::SquareToggled(square)),
                guess => Message::Predict(PredictMessage::Guessed(guess)),
            });
        } else {
            page.send(TransportMessage::Stepped(1));
        }
        page.work(20);
        if page.model.predictions.score().asked > 0 {
            return;
        }
    }
    panic!("no question comes: step {}", page.step());
}

fn answered(page: &Page) -> Vec<usize> {
    let all = series(page).exercises().iter();
    all.map(|open| open.marks().flatten().count()).collect()
}

#[test]
fn the_author_collects_exercises_about_several_searches() {
    let mut page = teacher();
    let sizes = |page: &Page| -> Vec<_> {
        let series = composed_series(&page.model).unwrap();
        series
            .iter()
            .map(|exercise| exercise.settings.algorithm.id)
            .collect()
    };
    let all = ["nested-loops", "recursive", "prefix-check"];
    assert_eq!(sizes(&page), all);
    // The composed exercise is in the series, so it is not added again.
    assert_eq!(next_part(&page.model), Err(ComposeError::Repeated));
    page.send(ExerciseMessage::PartAdded);
    assert_eq!(sizes(&page), all);
    page.send(ExerciseMessage::PartRaised(2));
    assert_eq!(sizes(&page), ["nested-loops", "prefix-check", "recursive"]);
    page.send(ExerciseMessage::PartRaised(0));
    page.send(ExerciseMessage::PartRaised(3));
    page.send(ExerciseMessage::PartRemoved(0));
    page.send(ExerciseMessage::PartRemoved(9));
    assert_eq!(sizes(&page), ["prefix-check", "recursive"]);
    for _ in 0..2 {
        page.send(ExerciseMessage::PartRemoved(0));
    }
    // Without a series, the link has the composed exercise.
    assert_eq!(sizes(&page), ["prefix-check"]);
    assert!(!fragment(&page).contains("__"));
}

#[test]
fn a_series_has_a_limit_of_exercises_and_of_length() {
    let mut page = Page::open(ALL);
    page.work(200);
    page.send(ExerciseMessage::TaskToggled(Task::Solutions));
    for to in 1..=MOST_EXERCISES + 1 {
        page.send(ExerciseMessage::ToTyped(to.to_string()));
        page.send(ExerciseMessage::PartAdded);
    }
    let count = |page: &Page| composed_series(&page.model).map(|series| series.len());
    assert_eq!(count(&page), Ok(MOST_EXERCISES));
    assert_eq!(next_part(&page.model), Err(ComposeError::SeriesFull));
    let opened = opened(&fragment(&page));
    assert_eq!(series(&opened).exercises().len(), MOST_EXERCISES);
    for _ in 0..MOST_EXERCISES {
        page.send(ExerciseMessage::PartRemoved(0));
    }
    page.send(ExerciseMessage::WordsTyped("é".repeat(300)));
    for to in 1..=MOST_EXERCISES {
        page.send(ExerciseMessage::ToTyped(to.to_string()));
        page.send(ExerciseMessage::PartAdded);
    }
    assert_eq!(next_part(&page.model), Err(ComposeError::TooLong));
    assert_eq!(count(&page), Ok(2), "each text has 1,800 signs");
}

#[test]
fn the_reader_moves_between_exercises_and_keeps_the_answers() {
    let mut page = opened(&fragment(&teacher()));
    let looked = page.exercise_commands.len();
    assert_eq!(looked, 3, "the stored answers to each exercise");
    assert_eq!((page.step(), page.model.hides_search()), (0, true));
    answer(&mut page);
    assert_eq!(answered(&page), [2, 0, 0]);
    assert!(!page.model.hides_search());
    let pushed = page.pushed;
    choose(&mut page, 1);
    assert_eq!((page.pushed, page.step()), (pushed + 1, 0));
    assert_eq!(page.model.address.settings.n(), 5);
    assert_eq!(page.model.state(), State::Paused);
    assert!(page.model.hides_search(), "these counters are asked for");
    assert!(page.address.ends_with("&part=2"), "{}", page.address);
    let (first, second) = (
        ExerciseMessage::Typed {
            task: 0,
            field: 0,
            text: "7".to_owned(),
        },
        page.address.clone(),
    );
    page.send(first);
    choose(&mut page, 2);
    answer(&mut page);
    choose(&mut page, 2);
    choose(&mut page, 9);
    assert_eq!(
        (answered(&page), page.model.exercises.part()),
        (vec![2, 0, 2], 2)
    );
    // Back opens the exercise before, with the number that was typed.
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: second,
    });
    page.work(200);
    assert_eq!(
        (page.model.exercises.part(), open(&page).typed(0)),
        (1, &["7".to_owned()][..])
    );
    assert_eq!((page.model.state(), page.step()), (State::Paused, 0));
    choose(&mut page, 0);
    assert!(mark(&page, 0).is_some() && !page.address.contains("part="));
    // A reload opens the same exercise, and the browser returns the answers.
    choose(&mut page, 2);
    page.send(ExerciseMessage::NameTyped("Ana".to_owned()));
    let mut again = opened(&page.address);
    assert_eq!(
        (again.model.exercises.part(), answered(&again)),
        (2, vec![0, 0, 0])
    );
    let mut kept = HashMap::new();
    for command in &page.exercise_commands {
        if let ExerciseCommand::Keep { exercise, code } = command {
            kept.insert(exercise.clone(), code.clone());
        }
    }
    for (exercise, code) in kept {
        let code = Some(code);
        again.send(ExerciseMessage::Looked { exercise, code });
    }
    assert_eq!(
        (answered(&again), series(&again).name.as_str()),
        (vec![2, 0, 2], "Ana")
    );
    assert_eq!(handed_in(&again), handed_in(&page));
}

#[test]
fn a_restart_concerns_one_exercise_of_a_series() {
    let mut page = opened(&fragment(&teacher()));
    answer(&mut page);
    choose(&mut page, 1);
    answer(&mut page);
    page.send(ExerciseMessage::Restarted);
    assert_eq!(answered(&page), [2, 0, 0]);
    let tries: Vec<_> = series(&page)
        .exercises()
        .iter()
        .map(OpenExercise::tries)
        .collect();
    assert_eq!(tries, [1, 2, 1]);
}

#[test]
fn exercises_about_the_same_search_hide_its_figures_together() {
    let mut page = Page::open(ALL);
    page.work(200);
    page.send(ExerciseMessage::TaskToggled(Task::Complete));
    page.send(ExerciseMessage::PartAdded);
    page.send(ExerciseMessage::TaskToggled(Task::Complete));
    page.send(ExerciseMessage::TaskToggled(Task::Solutions));
    page.send(ExerciseMessage::PartAdded);
    let mut page = opened(&fragment(&page));
    assert!(page.model.hides_search());
    choose(&mut page, 1);
    typed(&mut page, 0, &["0"]);
    assert!(!page.model.hides_search());
    choose(&mut page, 0);
    assert!(!page.model.hides_search());
    assert_eq!(page.model.address.role, Role::Play);
}

#[test]
fn predictions_are_not_lost_by_a_move_unasked() {
    let mut page = Page::open(ALL);
    page.work(200);
    page.send(ExerciseMessage::TaskToggled(Task::Predict(Often::Each)));
    for to in ["60", "50"] {
        page.send(ExerciseMessage::ToTyped(to.to_owned()));
        page.send(ExerciseMessage::PartAdded);
    }
    let mut page = opened(&fragment(&page));
    page.send(ExerciseMessage::Begun(0));
    page.work(200);
    page.play(2);
    assert_eq!(page.model.address.role, Role::Predict);
    // Without an answer, nothing is lost.
    choose(&mut page, 1);
    assert_eq!(
        (page.model.exercises.part(), page.model.address.role),
        (1, Role::Watch)
    );
    choose(&mut page, 0);
    page.send(ExerciseMessage::Begun(0));
    page.work(200);
    page.play(2);
    predict_one(&mut page);
    choose(&mut page, 1);
    assert_eq!(
        (page.model.exercises.part(), page.codes()),
        (0, vec!["exercise-answers-lost"])
    );
    page.send(ExerciseMessage::Dropped(Role::Watch));
    choose(&mut page, 1);
    assert_eq!((page.model.exercises.part(), page.codes()), (1, vec![]));
    assert_eq!(series(&page).exercises()[0].tries(), 2);
}

#[test]
fn an_embed_has_the_series_and_keeps_its_answers_in_memory() {
    let teacher = teacher();
    let exercises = composed_series(&teacher.model).unwrap();
    let frame = embedded_exercises(&teacher.model, &exercises).unwrap();
    let mut page = opened(frame.src.split_once('#').unwrap().1);
    assert!(page.model.address.is_embed);
    answer(&mut page);
    choose(&mut page, 1);
    assert_eq!((page.step(), page.model.address.settings.n()), (0, 5));
    answer(&mut page);
    choose(&mut page, 0);
    assert!(page.model.address.is_embed && mark(&page, 1).is_some());
    assert_eq!(answered(&page), [2, 2, 0]);
    assert_eq!(
        (page.exercise_commands.as_slice(), series(&page).is_unkept),
        (&[][..], true)
    );
    // The dialog “Share” of a page with the open series gives the same frame.
    let whole = opened(&fragment(&teacher));
    assert_eq!(embedded(&whole.model).unwrap().src, frame.src);
}

#[test]
fn a_damaged_exercise_of_a_series_is_named_by_its_number() {
    let fragment = fragment(&teacher());
    let damaged = fragment.replace("to.30", "to.31");
    assert_ne!(damaged, fragment);
    let mut page = Page::open(&damaged);
    page.work(20);
    assert_eq!(page.codes(), ["exercise-refused"]);
    let refused = page.model.exercises.refused().unwrap();
    assert_eq!(
        (refused.part, &refused.why),
        (Some(2), &ExerciseError::Damaged)
    );
    assert!(!page.address.contains("exercise"), "{}", page.address);
}

#[test]
fn a_number_beyond_the_series_opens_its_first_exercise() {
    let fragment = fragment(&teacher());
    let mut page = opened(&format!("{fragment}&part=7"));
    assert_eq!(
        (page.model.exercises.part(), page.codes()),
        (0, vec!["bad-value"])
    );
    assert_eq!(page.address, fragment);
    // On the open page, too.
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: format!("{fragment}&part=7"),
    });
    assert_eq!(
        (page.model.exercises.part(), page.address.as_str()),
        (0, fragment.as_str())
    );
}

#[test]
fn the_board_of_each_exercise_is_its_own() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(ExerciseMessage::TaskToggled(Task::Complete));
    page.send(ExerciseMessage::PartAdded);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: "problem=knight&n=5&algorithm=tour-fewest-onward&mode=play&placed=a1".to_owned(),
    });
    page.work(100);
    page.send(ExerciseMessage::PartAdded);
    let mut page = opened(&fragment(&page));
    assert_eq!(page.model.address.role, Role::Play);
    page.send(PlayMessage::SquareToggled("b1".parse().unwrap()));
    choose(&mut page, 1);
    assert_eq!(page.model.address.problem(), Problem::Knight);
    assert_eq!(page.model.play.placed().squares().len(), 1);
    choose(&mut page, 0);
    assert_eq!(page.model.address.problem(), Problem::Queens);
    // The queen on b1 is still there.
    for name in ["d2", "f3", "a4", "c5", "e6"] {
        page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
    }
    assert!(mark(&page, 0).is_some());
    choose(&mut page, 1);
    choose(&mut page, 0);
    assert_eq!(
        (page.model.address.role, answered(&page)),
        (Role::Watch, vec![1, 0])
    );
}

/// Places or removes queens by hand.
fn toggle(page: &mut Page, names: &[&str]) {
    for name in names {
        page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
    }
    page.work(20);
}

fn placed(page: &Page) -> String {
    queens_core::text::joined(page.model.play.placed().squares(), ",")
}

#[test]
fn a_board_to_complete_keeps_its_pieces_and_its_hints() {
    let mut page = Page::open("n=6&algorithm=recursive&step=20");
    page.work(200);
    page.send(ExerciseMessage::TaskToggled(Task::Complete));
    page.send(ExerciseMessage::PartAdded);
    page.send(ExerciseMessage::TaskToggled(Task::Solutions));
    page.send(ExerciseMessage::PartAdded);
    let mut page = opened(&fragment(&page));
    toggle(&mut page, &["b1", "d2"]);
    page.send(PlayMessage::HintWanted);
    page.work(200);
    choose(&mut page, 1);
    assert_eq!(
        (page.model.address.role, placed(&page).as_str()),
        (Role::Watch, "")
    );
    page.send(ExerciseMessage::Begun(1));
    toggle(&mut page, &["c5"]);
    choose(&mut page, 0);
    assert_eq!(
        (page.model.address.role, placed(&page).as_str()),
        (Role::Play, "b1,d2")
    );
    // The other question of the second exercise comes first. The board to complete waits.
    choose(&mut page, 1);
    assert_eq!(
        (page.model.address.role, placed(&page).as_str()),
        (Role::Play, "c5")
    );
    typed(&mut page, 0, &["0"]);
    assert_eq!(page.model.address.role, Role::Watch);
    choose(&mut page, 0);
    toggle(&mut page, &["f3", "a4", "c5", "e6"]);
    assert_eq!(mark(&page, 0), Some(Mark::Completed { hints: 1 }));
    choose(&mut page, 1);
    assert_eq!(page.model.address.role, Role::Watch);
    page.send(ExerciseMessage::Begun(1));
    assert_eq!(placed(&page), "c5");
    // A restart begins with the exercise's own board.
    page.send(ExerciseMessage::Restarted);
    page.send(ExerciseMessage::Begun(1));
    assert_eq!(placed(&page), "");
}

#[test]
fn back_to_a_board_to_complete_keeps_the_hints() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(ExerciseMessage::TaskToggled(Task::Complete));
    page.send(ExerciseMessage::PartAdded);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: "n=5&algorithm=recursive".to_owned(),
    });
    page.send(ExerciseMessage::PartAdded);
    let mut page = opened(&fragment(&page));
    toggle(&mut page, &["b1", "d2"]);
    page.send(PlayMessage::HintWanted);
    page.work(200);
    let before = page.address.clone();
    choose(&mut page, 1);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: before,
    });
    page.work(20);
    assert_eq!(
        (page.model.exercises.part(), placed(&page).as_str()),
        (0, "b1,d2")
    );
    toggle(&mut page, &["f3", "a4", "c5", "e6"]);
    assert_eq!(mark(&page, 0), Some(Mark::Completed { hints: 1 }));
}

#[test]
fn an_address_that_ends_predictions_counts_a_try() {
    let mut teacher = Page::open(ALL);
    teacher.work(200);
    teacher.send(ExerciseMessage::TaskToggled(Task::Predict(Often::Each)));
    teacher.send(ExerciseMessage::TriesTyped("3".to_owned()));
    for to in ["60", "50"] {
        teacher.send(ExerciseMessage::ToTyped(to.to_owned()));
        teacher.send(ExerciseMessage::PartAdded);
    }
    let first = fragment(&teacher);
    let second = format!("{first}&part=2");
    let mut page = opened(&first);
    let predicting = |page: &mut Page| {
        page.send(ExerciseMessage::Begun(0));
        page.work(200);
        page.play(2);
        assert_eq!(page.model.address.role, Role::Predict);
    };
    let go = |page: &mut Page, fragment: &str| {
        page.send(Message::AddressChanged {
            query: String::new(),
            fragment: fragment.to_owned(),
        });
        page.work(200);
        page.play(2);
    };
    let tries = |page: &Page| -> Vec<_> {
        let all = series(page).exercises().iter();
        all.map(OpenExercise::tries).collect()
    };
    // Without an answer, nothing is lost.
    predicting(&mut page);
    go(&mut page, &second);
    assert_eq!(tries(&page), [1, 1]);
    go(&mut page, &first);
    predicting(&mut page);
    predict_one(&mut page);
    // The address of the same exercise, and a number beyond the series, go on with the predictions.
    let same = page.address.clone();
    go(&mut page, &same);
    go(&mut page, &format!("{same}&part=9"));
    assert_eq!(
        (tries(&page), page.model.predictions.score().asked),
        (vec![1, 1], 1)
    );
    let kept = page.exercise_commands.len();
    go(&mut page, &second);
    assert_eq!((tries(&page), page.model.exercises.part()), (vec![2, 1], 1));
    assert_eq!(page.exercise_commands.len(), kept + 1, "the try is stored");
    go(&mut page, &first);
    predicting(&mut page);
    predict_one(&mut page);
    // The address of the exercise before its predictions began.
    go(&mut page, &first);
    assert_eq!(tries(&page), [3, 1]);
    // In the last try, the predictions so far are the answer.
    predicting(&mut page);
    predict_one(&mut page);
    go(&mut page, ALL);
    assert!(page.model.exercises.text().is_none());
    let Some(ExerciseCommand::Keep { code, .. }) = page.exercise_commands.last() else {
        panic!("{:?}", page.exercise_commands);
    };
    let stored = ExerciseResult::read(code).unwrap();
    let (tries, right) = (stored.tries, 1);
    assert_eq!(
        (tries, stored.marks),
        (Some(3), vec![Some(Mark::Predicted { right, asked: 1 })])
    );
}

#[test]
fn leaving_the_exercise_counts_dropped_predictions() {
    let mut page = opened(&link(ALL, &[Task::Predict(Often::Each)]));
    page.send(ExerciseMessage::Begun(0));
    page.work(200);
    page.play(2);
    predict_one(&mut page);
    page.send(ExerciseMessage::Left);
    let Some(ExerciseCommand::Keep { code, .. }) = page.exercise_commands.last() else {
        panic!("{:?}", page.exercise_commands);
    };
    assert_eq!(ExerciseResult::read(code).unwrap().tries, Some(2));
}
