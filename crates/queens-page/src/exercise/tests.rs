//! Exercises and results as text: parsing inverts writing, and changes to the text are detected.

mod update;

use proptest::prelude::*;
use queens_core::{GivenRule, GivenSquares, Problem, algorithm};

use super::class::Class;
use super::result::{ExerciseResult, LONGEST_NAME, ResultError, name};
use super::*;
use crate::settings::SymmetrySetting;

fn exercise() -> Exercise {
    Exercise {
        settings: Settings {
            symmetry: SymmetrySetting::All,
            ..Settings::default()
        },
        from: 4,
        to: 120,
        placed: Placed::default(),
        tasks: Task::all(Often::Fifth).to_vec(),
        ..Exercise::default()
    }
}

/// The text with a valid checksum.
fn sealed(text: &str) -> String {
    format!("{text}_{}", checksum(text))
}

#[test]
fn an_exercise_is_a_text_that_reads_as_itself() {
    let text = exercise().written();
    assert!(
        text.starts_with(
            "1_n.8_algorithm.recursive_from.4_to.120_ask.predict-5,solutions,counters,complete_"
        ),
        "{text}"
    );
    assert_eq!(Exercise::read(&text), Ok(exercise()));
    // The text for the address needs no escape.
    assert!(
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-.,_".contains(&byte))
    );
}

#[test]
fn every_algorithm_that_leaves_a_trace_has_exercises() {
    for descriptor in algorithm::DESCRIPTORS {
        let settings = Settings::default()
            .of_problem(descriptor.problem)
            .with(descriptor);
        let mut settings = settings;
        settings.keep_seed(&mut 7);
        if !settings.leaves_trace() {
            continue;
        }
        let size = settings.size;
        let square = "b3".parse().unwrap();
        if let Ok(given) = GivenSquares::new(settings.given_rule(), size, &[square]) {
            settings.given = given;
        }
        let exercise = Exercise {
            settings,
            ..exercise()
        };
        assert_eq!(
            Exercise::read(&exercise.written()),
            Ok(exercise),
            "{}",
            descriptor.id
        );
    }
}

#[test]
fn a_board_to_be_completed_keeps_what_stands_on_it() {
    let settings = Settings::default().of_problem(Problem::Knight);
    let mut placed = Placed::default();
    for name in ["a1", "b3", "c5"] {
        placed.add(&settings, name.parse().unwrap()).unwrap();
    }
    let exercise = Exercise {
        settings,
        from: 0,
        to: 0,
        placed,
        tasks: vec![Task::Complete],
        ..Exercise::default()
    };
    let text = exercise.written();
    assert!(text.contains("_placed.a1,b3,c5_ask.complete_"), "{text}");
    assert_eq!(Exercise::read(&text), Ok(exercise));
}

#[test]
fn what_is_no_exercise_is_refused() {
    for damaged in [
        "",
        "_",
        "1",
        "1_n.8",
        "1_n.8_algorithm.recursive_to.9_ask.solutions_0a1b2c3d",
    ] {
        assert_eq!(
            Exercise::read(damaged),
            Err(ExerciseError::Damaged),
            "{damaged}"
        );
    }
    for asked in [
        "",
        "algorithm.recursive",
        "algorithm.magic_to.9_ask.solutions",
        "algorithm.recursive_to.9_ask.dance",
        "algorithm.recursive_to.9_ask.solutions,predict-5",
        "algorithm.recursive_to.9_ask.predict-1,predict-5",
        "algorithm.recursive_to.9_ask.solutions,solutions",
        "algorithm.recursive_ask.solutions",
        "algorithm.recursive_from.9_to.8_ask.solutions",
        "algorithm.recursive_from.x_to.8_ask.solutions",
        "algorithm.recursive_m.9_to.8_ask.solutions",
        "algorithm.meet-in-the-middle_to.8_ask.solutions",
        "algorithm.recursive_to.9_ask.solutions,own",
        "algorithm.recursive_to.9_ask.solutions_tries.0",
        "algorithm.recursive_to.9_ask.solutions_tries.100",
        "algorithm.recursive_to.9_ask.solutions_words.",
        "algorithm.recursive_to.9_ask.solutions_words..a",
        "algorithm.recursive_to.9_ask.solutions_words.a-0ab",
        "algorithm.recursive_to.9_ask.solutions_words.a-ff",
        "algorithm.recursive_to.9_ask.solutions_words.a-41",
        "algorithm.recursive_to.9_ask.solutions_words.a-c3-A9",
        "algorithm.recursive_to.9_ask.solutions_words.a-c",
        "algorithm.recursive_to.9_ask.solutions_counters.tests",
        "algorithm.recursive_to.9_ask.counters_counters.nodes,tests",
        "algorithm.recursive_to.9_ask.counters_counters.tests,tests",
        "algorithm.recursive_to.9_ask.counters_counters.magic",
        "algorithm.recursive_own.number,How.many",
        "algorithm.recursive_own.text-0a1b2c3d,Why",
        "algorithm.recursive_own.number-0a1b2c3,How.many",
        "algorithm.recursive_own.piece-0a1b2c3d,Which",
        "algorithm.recursive_own.text,",
        "algorithm.recursive_own.text",
        "algorithm.recursive_own.text,a_own.text,a_own.text,a_own.text,a_own.text,a_own.text,a",
    ] {
        let text = sealed(&format!("1_n.8_{asked}"));
        assert_eq!(Exercise::read(&text), Err(ExerciseError::Unknown), "{text}");
    }
    for board in [
        "n.99_algorithm.recursive",
        "n.100_algorithm.min-conflicts_seed.1",
    ] {
        let text = sealed(&format!("1_{board}_to.8_ask.solutions"));
        assert_eq!(Exercise::read(&text), Err(ExerciseError::Unknown), "{text}");
    }
    let later = ExerciseError::Later {
        version: "2".to_owned(),
    };
    assert_eq!(Exercise::read(&sealed("2_n.8_new.thing")), Err(later));
}

#[test]
fn a_series_is_a_text_that_reads_as_itself() {
    let series: Vec<_> = (1..=9)
        .map(|to| Exercise {
            to: 100 + to,
            ..exercise()
        })
        .collect();
    let text = Exercise::written_series(&series);
    let read = |text: &str| {
        let read = Exercise::read_series(text)?;
        Ok(read.into_iter().map(|(_, exercise)| exercise).collect())
    };
    assert_eq!(read(&text), Ok(series.clone()));
    // A single exercise has the text that it always had.
    assert_eq!(Exercise::written_series(&series[..1]), series[0].written());
    assert_eq!(read(&series[0].written()), Ok(vec![series[0].clone()]));
    let refused = |part, why| Err(RefusedExercise { part, why });
    let damaged = text.replace("to.103", "to.93");
    assert_eq!(read(&damaged), refused(Some(3), ExerciseError::Damaged));
    let cut = &text[..text.len() - 1];
    assert_eq!(read(cut), refused(Some(9), ExerciseError::Damaged));
    let open_end = format!("{}__", series[0].written());
    assert_eq!(read(&open_end), refused(Some(2), ExerciseError::Damaged));
    let later = format!("{}__{}", series[0].written(), sealed("2_n.8_new.thing"));
    let version = "2".to_owned();
    assert_eq!(
        read(&later),
        refused(Some(2), ExerciseError::Later { version })
    );
    let twice = format!("{0}__{1}__{0}", series[0].written(), series[1].written());
    assert_eq!(read(&twice), refused(Some(3), ExerciseError::Repeated));
    let exercises = 10;
    let more = format!("{text}__{}", exercise().written());
    assert_eq!(
        read(&more),
        refused(None, ExerciseError::TooMany { exercises })
    );
    assert_eq!(read(""), refused(None, ExerciseError::Damaged));
}

fn some_mark() -> impl Strategy<Value = Option<Mark>> {
    let reply = || (any::<u64>(), any::<u64>()).prop_map(|(given, right)| Reply { given, right });
    prop_oneof![
        Just(None),
        (any::<u32>(), any::<u32>())
            .prop_map(|(right, asked)| Some(Mark::Predicted { right, asked })),
        reply().prop_map(|reply| Some(Mark::Solutions(reply))),
        prop::collection::vec(reply(), 1..4).prop_map(|replies| Some(Mark::Counters(replies))),
        any::<u32>().prop_map(|hints| Some(Mark::Completed { hints })),
        ("\\PC{1,50}", any::<Option<bool>>()).prop_filter_map(
            "an empty answer",
            |(typed, is_right)| {
                let given = AnswerKind::Text.read(&typed)?;
                Some(Some(Mark::Own { given, is_right }))
            }
        ),
    ]
}

/// A result with these answers. Its name may contain any letters.
fn some_result() -> impl Strategy<Value = ExerciseResult> {
    let marks = prop::collection::vec(some_mark(), 1..5);
    let pupil = prop_oneof![
        Just((None, String::new())),
        (any::<u32>(), "\\PC{0,60}").prop_map(|(tries, typed)| (Some(tries), name(&typed))),
    ];
    (marks, pupil).prop_map(|(marks, (tries, name))| ExerciseResult {
        exercise: checksum("an exercise"),
        name,
        tries,
        marks,
    })
}

/// The only result in a text.
fn found(text: &str) -> Result<ExerciseResult, ResultError> {
    let class = Class::find(text).unwrap();
    assert_eq!((class.results.len(), class.unread), (1, vec![]), "{text}");
    class.results.into_iter().next().unwrap().result
}

/// An exercise with the author's own words, questions, counters and limit.
fn some_exercise() -> impl Strategy<Value = Exercise> {
    let question = (any::<prop::sample::Index>(), "\\PC{1,60}", 0_u64..99);
    let question = question.prop_filter_map("an empty question", |(kind, text, answer)| {
        let kind = *kind.get(AnswerKind::VARIANTS);
        let answer = match kind {
            AnswerKind::Square => "c3".to_owned(),
            _ => answer.to_string(),
        };
        OwnQuestion::new(kind, &text, &answer)
    });
    let questions = prop::collection::vec(question, 0..=MOST_QUESTIONS);
    let counters = prop::sample::subsequence(
        counters_of(exercise().settings.algorithm).collect::<Vec<_>>(),
        0..=4,
    );
    let tries = prop::option::of(1..=MOST_TRIES);
    (questions, counters, tries, "\\PC{0,400}").prop_map(|(questions, counters, tries, words)| {
        let own = (0..).zip(&questions).map(|(index, _)| Task::Own(index));
        Exercise {
            tasks: exercise().tasks.into_iter().chain(own).collect(),
            words: line(&words, LONGEST_WORDS),
            counters: counters.into_iter().map(|(count, _)| count).collect(),
            questions,
            tries,
            ..exercise()
        }
    })
}

proptest! {
    #[test]
    fn an_exercise_with_own_words_reads_as_itself(exercise in some_exercise()) {
        let text = exercise.written();
        prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.,_".contains(&byte)), "{text}");
        prop_assert_eq!(Exercise::read(&text), Ok(exercise.clone()));
        // The author's words never contain the sign between two exercises.
        let plain = super::tests::exercise();
        let series = Exercise::written_series(&[plain.clone(), exercise.clone()]);
        if plain != exercise {
            let read = Exercise::read_series(&series);
            let read = read.map(|read| read.into_iter().map(|(_, exercise)| exercise).collect());
            prop_assert_eq!(read, Ok(vec![plain, exercise.clone()]));
        }
        let mail = format!("Open https://example.org/#n=8&exercise={text}.");
        prop_assert_eq!(Exercise::linked_in(&mail), Some(exercise));
    }

    #[test]
    fn no_text_of_an_exercise_makes_the_reader_panic(words in "[a-zA-Z0-9.,_-]{0,60}", sign in "\\PC{0,9}") {
        for text in [format!("1_n.8_algorithm.recursive_ask.complete_{words}"), format!("1_n.8_own.text,{words}_words.{words}{sign}")] {
            if let Ok(exercise) = Exercise::read(&sealed(&text)) {
                prop_assert_eq!(Exercise::read(&exercise.written()), Ok(exercise));
            }
        }
    }

    /// Detects every single character that is mistyped, missing or swapped with its neighbour.
    #[test]
    fn a_code_reads_as_itself_and_finds_what_was_mistyped(
        result in some_result(),
        at in any::<prop::sample::Index>(),
        sign in "[0-9a-ftpscbqx.-]",
    ) {
        let code = result.to_string();
        prop_assert_eq!(ExerciseResult::read(&code), Ok(result.clone()));
        let pasted = format!("Tests 8.\n Code:  (“{}”).\n", code.to_uppercase());
        prop_assert_eq!(found(&pasted), Ok(result));
        let at = at.index(code.len() - 1);
        let (mut mistyped, mut left_out, mut swapped) =
            (code.clone().into_bytes(), code.clone().into_bytes(), code.clone().into_bytes());
        mistyped[at] = sign.as_bytes()[0];
        left_out.remove(at);
        swapped.swap(at, at + 1);
        for bad in [mistyped, left_out, swapped] {
            let bad = String::from_utf8(bad).unwrap();
            if bad != code {
                prop_assert!(ExerciseResult::read(&bad).is_err(), "{bad}");
                let class = Class::find(&format!("Code: {bad}\n")).unwrap();
                let listed = class.results.len() + class.unread.len();
                let is_intact = class.results.iter().any(|it| it.result.is_ok());
                prop_assert!(listed > 0 && !is_intact, "lost: {bad}");
            }
        }
    }

    #[test]
    fn no_code_makes_the_reader_panic(code in "\\PC{0,60}", parts in "[12]-[0-9a-f]{8}-t?[0-9a-fx.-]{0,30}") {
        let _ = ExerciseResult::read(&code);
        let sealed = format!("{parts}-{}", checksum(&parts));
        if let Ok(result) = ExerciseResult::read(&sealed) {
            prop_assert_eq!(ExerciseResult::read(&result.to_string()), Ok(result));
        }
    }
}

#[test]
fn an_own_question_hides_its_answer_and_judges_others() {
    let square = OwnQuestion::new(AnswerKind::Square, " Which  square? ", "C3").unwrap();
    assert_eq!(square.text, "Which square?");
    let verdict = |question: &OwnQuestion, typed: &str| match question.judge(typed) {
        Some(Mark::Own { given, is_right }) => Some((given, is_right)),
        _ => None,
    };
    assert_eq!(
        verdict(&square, " c3 "),
        Some(("c3".to_owned(), Some(true)))
    );
    assert_eq!(verdict(&square, "C4"), Some(("c4".to_owned(), Some(false))));
    assert_eq!(verdict(&square, "3c"), None);
    let number = OwnQuestion::new(AnswerKind::Number, "How many?", "1 200").unwrap();
    assert_eq!(
        verdict(&number, "1,200"),
        Some(("1200".to_owned(), Some(true)))
    );
    assert_eq!(verdict(&number, "many"), None);
    let text = OwnQuestion::new(AnswerKind::Text, "Why?", "ignored").unwrap();
    assert_eq!(
        verdict(&text, "It is\nso."),
        Some(("It is so.".to_owned(), None))
    );
    assert_eq!(verdict(&text, "  "), None);
    for (kind, question, answer) in [
        (AnswerKind::Square, "Which?", "z99z"),
        (AnswerKind::Line, "Which?", ""),
        (AnswerKind::Text, " ", ""),
    ] {
        assert_eq!(OwnQuestion::new(kind, question, answer), None, "{question}");
    }
    let written = Exercise {
        tasks: vec![Task::Own(0)],
        from: 0,
        to: 0,
        questions: vec![square],
        ..exercise()
    }
    .written();
    assert!(
        !written.contains("c3") && written.contains("_own.square-"),
        "{written}"
    );
}

#[test]
fn a_code_of_version_1_has_neither_name_nor_tries() {
    let text = "1-0a1b2c3d-p3.4-x";
    let code = format!("{text}-{}", checksum(text));
    let result = ExerciseResult::read(&code).unwrap();
    assert_eq!((result.tries, result.name.as_str()), (None, ""));
    assert_eq!(result.to_string(), code);
    // The number of tries needs version 2.
    let text = "1-0a1b2c3d-t1-p3.4-x";
    let code = format!("{text}-{}", checksum(text));
    assert!(ExerciseResult::read(&code).is_err());
}

#[test]
fn a_name_is_a_line_of_visible_letters() {
    assert_eq!(name("  Zoë\t\nȘtefan "), "Zoë Ștefan");
    assert_eq!(name("a\u{202e}b\u{0}c\u{200b}"), "abc");
    assert_eq!(name(&"é".repeat(99)).chars().count(), LONGEST_NAME);
    assert_eq!(name(" \u{200b} "), "");
    for bad in [
        "t1.41202020",
        "t1.20",
        "t1.4",
        "t1.zz",
        "t1.ff",
        "t.41",
        "t-1.41",
        "t99999999999",
    ] {
        let text = format!("2-0a1b2c3d-{bad}-x");
        let code = format!("{text}-{}", checksum(&text));
        let mistyped = ResultError::Mistyped { code: code.clone() };
        assert_eq!(ExerciseResult::read(&code), Err(mistyped), "{bad}");
    }
}

#[test]
fn a_code_of_a_later_version_is_named() {
    let later = "3-0a1b2c3d-z9";
    let code = format!("{later}-{}", checksum(later));
    let version = "3".to_owned();
    assert_eq!(found(&code), Err(ResultError::Later { version }));
    let text = "1-0a1b2c3d-z9";
    let code = format!("{text}-{}", checksum(text));
    assert!(matches!(found(&code), Err(ResultError::Mistyped { .. })));
}

#[test]
fn a_queen_that_is_given_may_be_so_only_once() {
    // The search in an exercise is parsed like an address.
    let text = sealed("1_n.8_algorithm.recursive_fixed.a1,a1_ask.complete");
    assert_eq!(Exercise::read(&text), Err(ExerciseError::Unknown));
    let size = Settings::default().size;
    let given = GivenSquares::new(GivenRule::Apart, size, &["a1".parse().unwrap()]).unwrap();
    let text = sealed("1_n.8_algorithm.recursive_fixed.a1_ask.complete");
    assert_eq!(Exercise::read(&text).map(|it| it.settings.given), Ok(given));
}
