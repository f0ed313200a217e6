//! Exercises: a teacher composes one, and a reader opens the link, answers, and returns to the answers.

mod boards;
mod predicting;
mod series;

use crate::exercise::compose::composed;
use crate::exercise::compose::link_to_exercise;
use crate::exercise::composing::{ComposeError, DraftQuestion};
use crate::exercise::result::{ExerciseResult, checksum};
use crate::exercise::working::{ExerciseCommand, ExerciseMessage, OpenExercise, OpenSeries};
use crate::exercise::{AnswerKind, ExerciseError, Mark, RefusedExercise, Reply, Task};
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::State;
use crate::play::PlayMessage;
use crate::predict::session::Often;
use crate::screen::{Dialog, Role};
use crate::share::SharingMessage;
use crate::share::update::embedded;
use crate::testing::Page;
use queens_core::{Count, Direction, Interest};

/// The fragment of the link to an exercise about this search with these tasks.
fn link(fragment: &str, tasks: &[Task]) -> String {
    let mut page = Page::open(fragment);
    page.work(200);
    for &task in tasks {
        page.send(ExerciseMessage::TaskToggled(task));
    }
    let link = link_to_exercise(&page.model).expect("an exercise");
    link.split_once('#').expect("a fragment").1.to_owned()
}

/// A page with this exercise.
fn opened(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.work(200);
    assert!(page.model.exercises.open().is_some(), "{:?}", page.codes());
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

fn open(page: &Page) -> &OpenExercise {
    page.model.exercises.open().expect("an exercise")
}

fn series(page: &Page) -> &OpenSeries {
    page.model.exercises.series().expect("an exercise")
}

/// The answers to the open exercise.
fn handed_in(page: &Page) -> ExerciseResult {
    series(page).result(open(page))
}

fn mark(page: &Page, task: usize) -> Option<Mark> {
    open(page).mark(task).cloned()
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
        (page.model.address.role, page.step(), page.model.state()),
        (Role::Watch, 0, State::Paused)
    );
    assert_eq!(page.address, fragment);
    let sum = open(&page).sum();
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
        panic!("{:?}", handed_in(&page));
    };
    let are_right: Vec<_> = replies.iter().copied().map(Reply::is_right).collect();
    assert_eq!(are_right, [true, true, counters.removals == 0]);
    assert_eq!(replies[2].right, counters.removals);
    // An answer is final, so another number is ignored.
    typed(&mut page, 0, &["0"]);
    assert_eq!(
        mark(&page, 0),
        Some(Mark::Solutions(Reply { given: 4, right }))
    );
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
        name: String::new(),
        tries: Some(1),
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
    assert!(open(&again).marks().eq(open(&page).marks()));
    assert_eq!(handed_in(&again).tries, Some(1));
    again.send(ExerciseMessage::Restarted);
    assert!(open(&again).marks().eq([None, None]));
    assert_eq!(handed_in(&again).tries, Some(2));
    again.send(ExerciseMessage::Kept(false));
    assert!(series(&again).is_unkept);
}

#[test]
fn the_name_and_the_tries_come_back_with_the_answers() {
    let fragment = link(ALL, &[Task::Solutions]);
    let mut page = opened(&fragment);
    typed(&mut page, 0, &["3"]);
    page.send(ExerciseMessage::Restarted);
    typed(&mut page, 0, &["0"]);
    page.send(ExerciseMessage::NameTyped(
        " Ana-Maria  Ionescu ".to_owned(),
    ));
    let result = handed_in(&page);
    assert_eq!(
        (result.name.as_str(), result.tries),
        ("Ana-Maria Ionescu", Some(2))
    );
    let Some(ExerciseCommand::Keep { exercise, code }) = page.exercise_commands.last().cloned()
    else {
        panic!("{:?}", page.exercise_commands);
    };
    let mut again = opened(&fragment);
    let code = Some(code);
    again.send(ExerciseMessage::Looked { exercise, code });
    assert_eq!(handed_in(&again), result);
    // Answers that an earlier version of the page has stored.
    let mut old = opened(&fragment);
    let exercise = open(&old).sum();
    let text = format!("1-{exercise}-s3.0");
    let code = Some(format!("{text}-{}", checksum(&text)));
    old.send(ExerciseMessage::Looked { exercise, code });
    let result = handed_in(&old);
    assert_eq!((result.name.as_str(), result.tries), ("", Some(1)));
    assert!(mark(&old, 0).is_some());
}

/// The fragment of an exercise about the first solution with these choices of its author.
fn link_with(choices: impl IntoIterator<Item = ExerciseMessage>) -> String {
    let mut page = Page::open(ALL);
    page.work(200);
    for choice in choices {
        page.send(choice);
    }
    let link = link_to_exercise(&page.model).expect("an exercise");
    link.split_once('#').expect("a fragment").1.to_owned()
}

fn question(kind: AnswerKind, text: &str, answer: &str) -> DraftQuestion {
    let (text, answer) = (text.to_owned(), answer.to_owned());
    DraftQuestion { kind, text, answer }
}

#[test]
fn the_author_asks_in_own_words() {
    let fragment = link_with([
        ExerciseMessage::QuestionAdded,
        ExerciseMessage::QuestionEdited(
            0,
            question(AnswerKind::Square, "Which queen is last?", "c5"),
        ),
        ExerciseMessage::QuestionAdded,
        ExerciseMessage::QuestionEdited(1, question(AnswerKind::Text, "Why?", "")),
        ExerciseMessage::WordsTyped("Look <b>first</b>.".to_owned()),
    ]);
    let mut page = opened(&fragment);
    assert_eq!(
        (page.step(), open(&page).exercise.words.as_str()),
        (60, "Look <b>first</b>.")
    );
    typed(&mut page, 0, &["queen"]);
    assert_eq!((mark(&page, 0), open(&page).refused), (None, Some(0)));
    typed(&mut page, 0, &["c4"]);
    let own = |given: &str, is_right| {
        Some(Mark::Own {
            given: given.to_owned(),
            is_right,
        })
    };
    assert_eq!(mark(&page, 0), own("c4", Some(false)));
    typed(&mut page, 1, &["Because of row 3"]);
    assert_eq!(mark(&page, 1), own("Because of row 3", None));
    assert_eq!((page.step(), page.codes()), (60, vec![]));
    let code = handed_in(&page).to_string();
    let mut again = opened(&fragment);
    let exercise = open(&again).sum();
    let code = Some(code);
    again.send(ExerciseMessage::Looked { exercise, code });
    assert_eq!(handed_in(&again), handed_in(&page));
}

#[test]
fn the_figures_that_are_asked_for_are_hidden_until_they_are_answered() {
    let mut page = opened(&link(ALL, &[Task::Solutions, Task::Complete]));
    assert!(page.model.hides_search());
    typed(&mut page, 0, &["0"]);
    assert!(mark(&page, 0).is_some() && !page.model.hides_search());
    page.send(ExerciseMessage::Restarted);
    assert!(page.model.hides_search());
    page.send(ExerciseMessage::Left);
    assert!(!page.model.hides_search());
    let page = opened(&link(ALL, &[Task::Complete]));
    assert!(!page.model.hides_search());
}

#[test]
fn the_author_chooses_the_counters_and_the_tries() {
    let fragment = link_with([
        ExerciseMessage::TaskToggled(Task::Counters),
        ExerciseMessage::CounterToggled(Count::Depth),
        ExerciseMessage::CounterToggled(Count::Tests),
        ExerciseMessage::CounterToggled(Count::Nodes),
        ExerciseMessage::CounterToggled(Count::Nodes),
        ExerciseMessage::TriesTyped(" 2 ".to_owned()),
    ]);
    assert!(
        fragment.contains("_counters.tests,depth_tries.2_"),
        "{fragment}"
    );
    let mut page = opened(&fragment);
    let counted = open(&page).exercise.counted(Task::Counters);
    assert_eq!(counted, [Count::Tests, Count::Depth]);
    typed(&mut page, 0, &["1", "6"]);
    assert!(mark(&page, 0).is_some() && !open(&page).is_last_try());
    page.send(ExerciseMessage::Restarted);
    assert!(mark(&page, 0).is_none() && open(&page).is_last_try());
    typed(&mut page, 0, &["1", "6"]);
    page.send(ExerciseMessage::Restarted);
    assert!(mark(&page, 0).is_some(), "there is no third try");
    assert_eq!(handed_in(&page).tries, Some(2));
}

#[test]
fn an_embed_has_the_exercise_and_stores_nothing() {
    let fragment = link(ALL, &[Task::Solutions, Task::Complete]);
    let mut teacher = opened(&fragment);
    let mut form = teacher.model.sharing.embed.clone();
    form.shows_code = true;
    teacher.send(SharingMessage::EmbedChosen(form));
    let frame = embedded(&teacher.model).unwrap();
    let (_, src) = frame.src.split_once('#').unwrap();
    let (_, text) = fragment.split_once("exercise=").unwrap();
    assert!(
        src.contains("&embed=1&exercise=") && src.contains(text) && src.ends_with("&code=1"),
        "{src}"
    );
    let mut page = opened(src);
    assert!(page.model.address.is_embed && page.model.address.excerpt.shows_code);
    assert_eq!((page.step(), page.codes()), (0, vec![]));
    typed(&mut page, 0, &["0"]);
    assert!(matches!(mark(&page, 0), Some(Mark::Solutions(_))));
    page.send(ExerciseMessage::Begun(1));
    assert_eq!(page.model.address.role, Role::Play);
    page.send(ExerciseMessage::NameTyped("Ana".to_owned()));
    page.send(ExerciseMessage::Restarted);
    assert_eq!(
        (page.exercise_commands.as_slice(), series(&page).is_unkept),
        (&[][..], true)
    );
    assert_eq!(handed_in(&page).tries, Some(2));
}

#[test]
fn an_embed_asks_for_predictions() {
    let mut page = Page::open("n=4&algorithm=recursive&embed=1&mode=predict");
    page.work(200);
    assert_eq!(
        (page.model.address.role, page.codes()),
        (Role::Predict, vec![])
    );
    page.send(TransportMessage::Stepped(1));
    page.send(TransportMessage::Stepped(1));
    page.work(20);
    assert!(page.model.predictions.open().is_some() || page.step() > 0);
    let frame = embedded(&page.model).unwrap();
    assert!(
        frame.src.contains("&embed=1&mode=predict&"),
        "{}",
        frame.src
    );
}

#[test]
fn the_author_is_shown_what_is_missing_in_own_questions() {
    let mut page = Page::open(ALL);
    page.work(200);
    page.send(ExerciseMessage::QuestionAdded);
    let error = |page: &Page| composed(&page.model).err();
    assert_eq!(error(&page), Some(ComposeError::NoQuestion { index: 0 }));
    let kind = AnswerKind::Line;
    let draft = question(kind, "Which line?", "first");
    page.send(ExerciseMessage::QuestionEdited(0, draft));
    assert_eq!(
        error(&page),
        Some(ComposeError::BadAnswer { index: 0, kind })
    );
    page.send(ExerciseMessage::QuestionEdited(
        0,
        question(kind, "Which line?", "3"),
    ));
    assert_eq!(error(&page), None);
    for value in ["0", "100", "many"] {
        let value = value.to_owned();
        page.send(ExerciseMessage::TriesTyped(value.clone()));
        assert_eq!(error(&page), Some(ComposeError::BadTries { value }));
    }
    page.send(ExerciseMessage::TriesTyped(String::new()));
    for _ in 0..9 {
        page.send(ExerciseMessage::QuestionAdded);
    }
    assert_eq!(page.model.exercises.composing.questions.len(), 5);
    for _ in 0..5 {
        page.send(ExerciseMessage::QuestionRemoved(0));
    }
    assert_eq!(error(&page), Some(ComposeError::NoTask));
    page.send(ExerciseMessage::QuestionRemoved(0));
}

#[test]
fn the_board_of_an_exercise_stays_and_whoever_leaves_it_is_free() {
    let mut page = opened(&link(ALL, &[Task::Solutions]));
    let given = page.model.address.settings.given.clone();
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    assert_eq!(
        (page.codes(), page.model.address.settings.given.clone()),
        (vec!["exercise-keeps-board"], given)
    );
    let (pushed, before) = (page.pushed, page.address.clone());
    page.send(ExerciseMessage::Left);
    assert!(page.model.exercises.text().is_none() && !page.address.contains("exercise"));
    assert_eq!(page.pushed, pushed + 1, "Back comes to the exercise");
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: before,
    });
    assert!(page.model.exercises.open().is_some());
    page.send(ExerciseMessage::Left);
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    assert_eq!(page.model.address.settings.given.squares().len(), 1);
}

#[test]
fn the_pieces_that_an_exercise_gives_stay() {
    let placed = "n=6&algorithm=recursive&mode=play&placed=b1,d2";
    let square = |name: &str| PlayMessage::SquareToggled(name.parse().unwrap());
    // Pieces are sorted by file, so a new piece may come before the given ones.
    let mut page = opened(&link(placed, &[Task::Complete]));
    page.send(square("a3"));
    page.send(square("d2"));
    assert_eq!(page.codes(), ["exercise-keeps-board"]);
    page.send(square("a3"));
    let squares = page.model.play.placed().squares();
    assert_eq!(queens_core::text::joined(squares, ","), "b1,d2");
    assert!(page.model.play.can_undo());
    for message in [
        PlayMessage::SquareToggled("b1".parse().unwrap()),
        PlayMessage::Clear,
    ] {
        let mut page = opened(&link(placed, &[Task::Complete]));
        page.send(PlayMessage::SquareToggled("f3".parse().unwrap()));
        assert_eq!(page.model.play.placed().squares().len(), 3);
        let is_toggled = message != PlayMessage::Clear;
        page.send(message);
        let squares = page.model.play.placed().squares();
        let told = if is_toggled {
            vec!["exercise-keeps-board"]
        } else {
            vec![]
        };
        assert_eq!(
            (squares.len(), page.codes()),
            (2 + usize::from(is_toggled), told)
        );
    }
}

#[test]
fn what_plays_rests_while_an_exercise_is_composed() {
    let mut page = Page::open(ALL);
    page.work(200);
    page.send(TransportMessage::PlayToggled);
    page.play(3);
    page.send(Message::DialogOpened(Dialog::Exercise));
    let step = page.step();
    page.play(20);
    assert_eq!((page.step(), page.model.state()), (step, State::Paused));
}

#[test]
fn another_problem_ends_the_exercise() {
    let mut page = opened(&link(ALL, &[Task::Solutions]));
    page.send(Message::ProblemChosen(queens_core::Problem::Knight));
    assert!(page.model.exercises.open().is_none() && !page.address.contains("exercise"));
}

#[test]
fn a_damaged_link_is_told_and_the_rest_works() {
    let fragment = link(ALL, &[Task::Solutions]);
    let mut page = Page::open(&fragment.replace("to.60", "to.61"));
    page.work(20);
    assert_eq!(page.codes(), ["exercise-refused"]);
    assert_eq!(
        (page.model.address.settings.n(), page.address.as_str()),
        (6, "n=6&algorithm=recursive&goal=first")
    );
    // The exercise's area shows the error until the reader closes it.
    let exercises = &page.model.exercises;
    assert!(exercises.is_shown() && exercises.open().is_none());
    let damaged = RefusedExercise {
        part: None,
        why: ExerciseError::Damaged,
    };
    assert_eq!(exercises.refused(), Some(&damaged));
    page.send(ExerciseMessage::Left);
    assert!(!page.model.exercises.is_shown());
}

#[test]
fn the_board_of_the_exercise_comes_before_that_of_the_address() {
    let fragment = link(ALL, &[Task::Solutions]).replace("n=6&", "n=7&");
    let page = opened(&fragment);
    assert_eq!(page.model.address.settings.n(), 6);
    // An embed has begun the search of its address before it reads the exercise.
    let (_, text) = fragment.split_once("exercise=").unwrap();
    let embed = opened(&format!("embed=1&exercise={text}"));
    let shown = embed.model.shown_settings();
    assert_eq!(
        (shown.n(), shown.goal.name(), embed.known() > 60),
        (6, "first", true)
    );
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
    assert_eq!(error(ALL, &[Task::Counters], Some(" 60 ")), None);
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
        Some(ComposeError::Infeasible)
    );
    assert_eq!(
        error(
            "n=100&algorithm=min-conflicts&seed=1",
            &[Task::Complete],
            None
        ),
        Some(ComposeError::TooLarge { n: 100 })
    );
    // Choosing a task again removes it. A different rate replaces the previous one.
    let (each, fifth) = (Task::Predict(Often::Each), Task::Predict(Often::Fifth));
    assert_eq!(error(ALL, &[each, each], None), Some(ComposeError::NoTask));
    let mut page = Page::open(ALL);
    page.send(ExerciseMessage::TaskToggled(each));
    page.send(ExerciseMessage::TaskToggled(fifth));
    assert_eq!(page.model.exercises.composing.tasks(), [fifth]);
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
    for text in ["", "-1", "1e3", "2.5", "0,5", "1 7", "99999999999999999999"] {
        let mut page = opened(&link(ALL, &[Task::Solutions]));
        typed(&mut page, 0, &[text]);
        assert_eq!(
            (mark(&page, 0), page.codes()),
            (None, vec!["not-a-number"]),
            "{text}"
        );
    }
}
