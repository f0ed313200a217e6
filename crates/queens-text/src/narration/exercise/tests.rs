//! The texts of exercises, in each language.

use crate::notice::sentence;
use queens_page::exercise::compose::link_to_exercise;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::exercise::{ExerciseError, RefusedExercise, Reply};
use queens_page::language::Language;
use queens_page::message::Message;
use queens_page::notice::Notice;
use queens_page::predict::session::Often;
use queens_page::testing::Page;

use super::class::{CodeState, class, file};
use super::*;
use queens_page::exercise::class::{ClassError, Column, LONGEST_TEXT};

/// A page with an exercise of all tasks, of which the second and third are answered.
fn answered() -> Page {
    let mut page = Page::open("n=6&algorithm=recursive&goal=first&step=60");
    page.work(200);
    for task in Task::all(Often::Fifth) {
        page.send(ExerciseMessage::TaskToggled(task));
    }
    let link = link_to_exercise(&page.model).unwrap();
    let mut page = Page::open(link.split_once('#').unwrap().1);
    page.work(200);
    for (task, numbers) in [(1, vec!["0"]), (2, vec!["52", "9", "6"])] {
        for (field, text) in numbers.into_iter().enumerate() {
            let text = text.to_owned();
            page.send(ExerciseMessage::Typed { task, field, text });
        }
        page.send(ExerciseMessage::Answered(task));
        page.work(200);
        page.play(2);
    }
    page
}

fn each<T>(of: impl Fn(&Texts) -> T) -> Vec<T> {
    Language::ALL.map(Texts::of).into_iter().map(of).collect()
}

#[test]
fn a_result_names_the_search_the_link_each_answer_and_the_code() {
    let page = answered();
    let result = result(&page.model, Texts::of(Language::ENGLISH)).unwrap();
    let lines: Vec<_> = result.lines().collect();
    assert_eq!(
        lines[0],
        "Queens · n\u{a0}=\u{a0}6 · Recursive backtracking · First"
    );
    let link = lines[1].strip_prefix("page").expect("the link");
    assert_eq!(page.address.replace("&step=60", ""), link[1..]);
    assert_eq!(
        lines[4..7],
        [
            "2. How many solutions has the search found at step 60? 0: right.",
            "3. What are the counters at step 60? Tests 52: right; Placed 9: wrong, it is 11; Backtracks 6: right.",
            "4. Complete this board. Not answered.",
        ]
    );
    let series = page.model.exercises.series().unwrap();
    let code = series.result(&series.exercises()[0]).to_string();
    assert_eq!(lines[7], format!("Code: {code}"));
    assert_eq!(lines[2], "Tries: 1", "without a name");
}

#[test]
fn a_pasted_result_is_checked_against_the_exercise_that_is_open() {
    let mut page = answered();
    let english = Texts::of(Language::ENGLISH);
    let pasted = result(&page.model, english).unwrap();
    page.send(ExerciseMessage::CodeTyped(pasted.clone()));
    let said = each(|texts| checked(&page.model, texts).unwrap());
    assert!(
        said.iter()
            .all(|(tone, _, lines)| *tone == Tone::Right && lines.len() == 5)
    );
    assert_eq!(
        said[0].2,
        pasted.lines().skip(2).take(5).collect::<Vec<_>>()
    );
    assert_eq!(
        each(|texts| checked(&page.model, texts).unwrap().1),
        [
            "The code is intact and belongs to this exercise. Its answers:",
            "Le code est valide et correspond à cet exercice. Ses réponses\u{a0}:",
            "Codul este corect și aparține acestui exercițiu. Răspunsurile lui:",
        ]
    );
    // On a page with another board, the link identifies the exercise.
    let mut other = Page::open("n=8");
    other.send(ExerciseMessage::CodeTyped(pasted.clone()));
    let (tone, sentence, lines) = checked(&other.model, english).unwrap();
    assert_eq!((tone, &lines), (Tone::Information, &said[0].2));
    let subject = pasted.lines().next().unwrap();
    assert!(sentence.contains(subject), "{sentence}");
    let in_brackets = pasted
        .replacen("page#", "<page#", 1)
        .replacen('\n', "\n\n", 1);
    let link = in_brackets.lines().nth(2).unwrap();
    other.send(ExerciseMessage::CodeTyped(
        in_brackets.replace(link, &format!("{link}>")),
    ));
    assert_eq!(checked(&other.model, english).unwrap().2, lines);
    // Altered answers contradict the code, and the result belongs to another exercise than the open one.
    let altered = pasted.replace("it is 11", "it is 12");
    other.send(ExerciseMessage::CodeTyped(altered));
    let (tone, sentence, _) = checked(&other.model, english).unwrap();
    assert_eq!(tone, Tone::Conflict);
    assert!(
        sentence.contains("to another exercise") && sentence.contains(subject),
        "{sentence}"
    );
    // Without its own link, or with the link of another exercise, a result shows only its answers.
    let (_, code) = pasted.split_once(": 2-").unwrap();
    let code = format!(
        "{}\n2-{code}",
        pasted.lines().nth(1).unwrap().replace("n.6", "n.7")
    );
    other.send(ExerciseMessage::CodeTyped(code));
    let (tone, sentence, lines) = checked(&other.model, english).unwrap();
    let sum = page.model.exercises.open().unwrap().sum();
    assert!(
        tone == Tone::Information && sentence.contains(&sum),
        "{sentence}"
    );
    assert_eq!(lines[2], "0: right.");
    page.send(ExerciseMessage::CodeTyped(pasted.replace("s0.0", "s0.1")));
    let (tone, sentence, _) = checked(&page.model, english).unwrap();
    assert!(
        tone == Tone::Conflict && sentence.contains("mistyped"),
        "{sentence}"
    );
    page.send(ExerciseMessage::CodeTyped("  ".to_owned()));
    assert_eq!(checked(&page.model, english), None);
}

/// The result of a pupil with this name, in English.
fn signed(name: &str) -> String {
    let mut page = answered();
    page.send(ExerciseMessage::NameTyped(name.to_owned()));
    result(&page.model, Texts::of(Language::ENGLISH)).unwrap()
}

#[test]
fn a_name_is_a_line_of_the_result_and_comes_back_from_its_code() {
    let pasted = signed("Zoé B.");
    assert_eq!(pasted.lines().nth(2), Some("Name: Zoé B."));
    let (_, code) = pasted.split_once("Code: ").unwrap();
    let mut page = answered();
    page.send(ExerciseMessage::CodeTyped(code.to_owned()));
    let (tone, _, lines) = checked(&page.model, Texts::of(Language::ROMANIAN)).unwrap();
    assert_eq!(
        (tone, &lines[..2]),
        (
            Tone::Right,
            &["Nume: Zoé B.".to_owned(), "Încercări: 1".to_owned()][..]
        )
    );
}

#[test]
fn a_class_is_a_table_with_every_result() {
    let mut page = answered();
    let zoe = signed("Zoé");
    let other = {
        let text = "1-0a1b2c3d-s3.4-b2";
        format!("{text}-{}", queens_page::exercise::result::checksum(text))
    };
    let altered = signed("=Ben").replace("it is 11", "it is 12");
    let damaged = signed("Eve").replace("s0.0", "s0.1");
    let cut = signed("Ion");
    let (cut, _) = cut.split_once("-t1").unwrap();
    page.send(ExerciseMessage::CodeTyped(format!(
        "From: Zoé\n{zoe}\nHello!\n{altered}\n{other}\n{damaged}\nAgain:\n{zoe}\n{cut}\n"
    )));
    assert!(checked(&page.model, Texts::of(Language::ENGLISH)).is_none());
    let table = |page: &Page, language| class(&page.model, Texts::of(language)).unwrap();
    let english = table(&page, Language::ENGLISH);
    let rows: Vec<_> = english
        .rows
        .iter()
        .map(|row| {
            (
                row.line,
                row.name.as_str(),
                row.score,
                row.tries,
                row.state,
                row.is_this,
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            (10, "Zoé", Some((1, 4)), Some(1), CodeState::Intact, true),
            (20, "=Ben", Some((1, 4)), Some(1), CodeState::Altered, true),
            (21, "", Some((1, 2)), None, CodeState::Intact, false),
            (30, "", None, None, CodeState::Damaged, false),
            (40, "Zoé", Some((1, 4)), Some(1), CodeState::Repeated, true),
        ]
    );
    assert_eq!(english.rows[4].checksum, "right, repeats line 10");
    assert_eq!(english.rows[2].exercise, "another exercise (0a1b2c3d)");
    // The link next to a damaged code still names its exercise.
    assert_eq!(english.rows[3].exercise, english.rows[0].exercise);
    assert_eq!(
        english.summary,
        "5 results. 4 of them are damaged, repeated, altered or of another exercise."
    );
    let (title, lines) = english.unread.as_ref().unwrap();
    assert_eq!(title, "1 line looks like a result but cannot be read:");
    assert!(lines[0].starts_with("Line 49: Code: 2-"), "{lines:?}");
    let mut sorted = |column| {
        page.send(ExerciseMessage::SortChosen(column));
        let table = table(&page, Language::ENGLISH);
        table.rows.iter().map(|row| row.line).collect::<Vec<_>>()
    };
    assert_eq!(sorted(Column::Line), [40, 30, 21, 20, 10]);
    assert_eq!(sorted(Column::Name), [21, 30, 20, 10, 40]);
    assert_eq!(sorted(Column::Exercise), [10, 20, 40, 30, 21]);
    assert_eq!(sorted(Column::Right), [30, 10, 20, 40, 21]);
    assert_eq!(sorted(Column::Tries), [21, 30, 10, 20, 40]);
    assert_eq!(sorted(Column::Checksum), [10, 21, 40, 20, 30]);
    // Semicolons for Excel where numbers have decimal commas, and no formulas.
    let french = table(&page, Language::FRENCH);
    let text = file(&french, Texts::of(Language::FRENCH));
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(
        lines[0],
        "\u{feff}Nom;Exercice;Justes;Questions;Essais;Somme de contrôle;Ligne;Réponses"
    );
    assert!(
        lines[1].starts_with("Zoé;") && lines[1].contains(";1;4;1;juste;10;"),
        "{text}"
    );
    let ben = lines.iter().find(|line| line.contains(";20;")).unwrap();
    assert!(ben.starts_with("'=Ben;"), "{ben}");
    assert_eq!(lines.len(), 7);
    let english = file(
        &table(&page, Language::ENGLISH),
        Texts::of(Language::ENGLISH),
    );
    assert!(
        english.starts_with("\u{feff}Name,Exercise,Right,"),
        "{english}"
    );
}

/// A teacher's page with a series of three, and the page of a pupil who has answered the first and the last.
fn series() -> (Page, Page) {
    let mut teacher = Page::open("n=4&algorithm=nested-loops&step=20");
    teacher.send(ExerciseMessage::TaskToggled(Task::Solutions));
    for search in [
        "n=4&algorithm=nested-loops",
        "n=5&algorithm=recursive",
        "n=4&algorithm=prefix-check",
    ] {
        teacher.send(Message::AddressChanged {
            query: String::new(),
            fragment: format!("{search}&step=9"),
        });
        teacher.work(200);
        teacher.send(ExerciseMessage::PartAdded);
    }
    let link = link_to_exercise(&teacher.model).unwrap();
    let mut pupil = Page::open(link.split_once('#').unwrap().1);
    pupil.work(200);
    for part in [0, 2] {
        pupil.send(ExerciseMessage::PartChosen(part));
        pupil.work(200);
        let (task, field, text) = (0, 0, "0".to_owned());
        pupil.send(ExerciseMessage::Typed { task, field, text });
        pupil.send(ExerciseMessage::Answered(task));
        pupil.work(200);
        pupil.play(2);
    }
    pupil.send(ExerciseMessage::NameTyped("Zoé".to_owned()));
    (teacher, pupil)
}

#[test]
fn a_series_has_one_result_which_gives_a_row_for_each_exercise() {
    let (mut teacher, pupil) = series();
    let english = Texts::of(Language::ENGLISH);
    let pasted = result(&pupil.model, english).unwrap();
    let titles: Vec<_> = pasted
        .lines()
        .filter(|line| line.starts_with("Exercise "))
        .collect();
    assert_eq!(
        titles,
        [
            "Exercise 1 of 3 · Queens · n\u{a0}=\u{a0}4 · Nested loops · All",
            "Exercise 2 of 3 · Queens · n\u{a0}=\u{a0}5 · Recursive backtracking · All",
            "Exercise 3 of 3 · Queens · n\u{a0}=\u{a0}4 · Whole-list check · All",
        ]
    );
    assert_eq!(pasted.matches("Name: Zoé").count(), 3);
    let rows = |page: &Page| {
        let table = class(&page.model, english).unwrap();
        let rows = table.rows.into_iter();
        let rows: Vec<_> = rows
            .map(|row| (row.name, row.exercise, row.score, row.is_this))
            .collect();
        (table.summary, rows)
    };
    teacher.send(ExerciseMessage::CodeTyped(pasted.clone()));
    let (summary, known) = rows(&teacher);
    assert_eq!(summary, "3 results.");
    for (index, (name, exercise, score, is_this)) in known.iter().enumerate() {
        assert_eq!((name.as_str(), is_this), ("Zoé", &true));
        assert_eq!(
            *exercise,
            titles[index].replacen(
                &format!("Exercise {0} of 3 · ", index + 1),
                &format!("{}. ", index + 1),
                1
            )
        );
        let right = usize::from(index != 1);
        assert_eq!(*score, Some((right, 1)), "{exercise}");
    }
    // The page of the pupil knows the series, too, and any other page by the links in the result.
    let mut pupil = pupil;
    pupil.send(ExerciseMessage::CodeTyped(pasted.clone()));
    assert_eq!(rows(&pupil), (summary, known));
    let mut other = Page::open("n=8");
    other.send(ExerciseMessage::CodeTyped(pasted.clone()));
    let (_, linked) = rows(&other);
    assert_eq!(
        linked[2].1,
        "Queens · n\u{a0}=\u{a0}4 · Whole-list check · All"
    );
    // A code that is lost is named.
    let lost: Vec<_> = pasted
        .lines()
        .enumerate()
        .filter(|(line, text)| *line > 8 || !text.starts_with("Code: "))
        .map(|(_, text)| text)
        .collect();
    other.send(ExerciseMessage::CodeTyped(lost.join("\n")));
    let table = class(&other.model, english).unwrap();
    assert_eq!((table.rows.len(), table.unread.unwrap().1.len()), (2, 1));
}

#[test]
fn a_damaged_exercise_of_a_series_is_named_in_each_language() {
    let refused = |part, why| Notice::ExerciseRefused(RefusedExercise { part, why });
    let damaged = refused(Some(2), ExerciseError::Damaged);
    assert_eq!(
        each(|texts| sentence(texts, &damaged)),
        [
            "Exercise 2 of this link is damaged; ask for the link again",
            "L’exercice 2 de ce lien est endommagé\u{a0}; redemandez le lien",
            "Exercițiul 2 din acest link e deteriorat; cereți din nou linkul",
        ]
    );
    let single = refused(None, ExerciseError::Damaged);
    assert_eq!(
        each(|texts| sentence(texts, &single)),
        [
            "The exercise of this link is damaged; ask for the link again",
            "L’exercice de ce lien est endommagé\u{a0}; redemandez le lien",
            "Exercițiul din acest link e deteriorat; cereți din nou linkul",
        ]
    );
    let many = refused(None, ExerciseError::TooMany { exercises: 10 });
    assert_eq!(
        sentence(Texts::of(Language::ENGLISH), &many),
        "This link has 10 exercises, but a series has at most 9; ask for another link"
    );
}

#[test]
fn a_text_that_is_too_long_is_refused_with_the_limit() {
    let mut page = answered();
    page.send(ExerciseMessage::CodeTyped("x".repeat(LONGEST_TEXT + 1)));
    let said = each(|texts| checked(&page.model, texts).unwrap().1);
    assert_eq!(
        said,
        [
            "The text has 1,000,001 bytes. Check at most 1,000,000 at a time.",
            "Le texte fait 1\u{202f}000\u{202f}001 octets. Vérifiez-en au plus 1\u{202f}000\u{202f}000 à la fois.",
            "Textul are 1.000.001 octeți. Verificați cel mult 1.000.000 deodată.",
        ]
    );
    let refused = ExerciseMessage::FileRefused(ClassError::Unreadable);
    page.send(refused);
    let said = checked(&page.model, Texts::of(Language::ENGLISH)).unwrap();
    assert_eq!(
        said.1,
        "The browser could not read this file. Choose a text file."
    );
}

#[test]
fn a_text_that_says_other_than_its_code_is_told_in_whatever_language_it_is() {
    let mut page = answered();
    for written in Language::ALL {
        let texts = Texts::of(written);
        let pasted = result(&page.model, texts).unwrap();
        let reply = texts.exercise().wrong(9, 11);
        let quoted = format!("> {}", pasted.replace('\n', "\n> "));
        let broken = pasted.replace(&reply, &reply.replace(' ', "\n"));
        let (_, code) = pasted.split_once(": 2-").unwrap();
        for whole in [pasted.clone(), quoted, broken, format!("2-{code}")] {
            page.send(ExerciseMessage::CodeTyped(whole.clone()));
            let told = each(|texts| checked(&page.model, texts).unwrap().0);
            assert_eq!(told, [Tone::Right; 3], "{whole}");
        }
        let altered = pasted.replace(&reply, &texts.exercise().right(11));
        page.send(ExerciseMessage::CodeTyped(altered.clone()));
        for (told, texts) in each(|texts| (checked(&page.model, texts).unwrap(), texts.language)) {
            let own = Texts::of(texts).exercise();
            let (tone, said, _) = told;
            assert_eq!(
                (tone, said.as_str()),
                (Tone::Conflict, own.disagrees()),
                "{altered}"
            );
        }
    }
}

#[test]
fn answers_have_the_same_digits_in_each_language() {
    let reply = |given, right| Reply { given, right };
    for number in [0, 1, 2, 19, 20, 21, 101, 1_234_567] {
        let small = u32::try_from(number).unwrap();
        for mark in [
            Mark::Predicted {
                right: small,
                asked: small + 1,
            },
            Mark::Completed { hints: small },
            Mark::Solutions(reply(number, 5)),
            Mark::Counters(vec![reply(number, number), reply(1, number)]),
        ] {
            let told = each(|texts| digits(&alone(&mark, texts)));
            assert!(told.iter().all(|it| *it == told[0]), "{mark:?}: {told:?}");
        }
    }
}

#[test]
fn each_answer_is_a_sentence() {
    let reply = |given, right| Reply { given, right };
    let marks = [
        Mark::Predicted { right: 1, asked: 4 },
        Mark::Predicted { right: 0, asked: 4 },
        Mark::Completed { hints: 0 },
        Mark::Completed { hints: 2 },
        Mark::Solutions(reply(1_000, 14_200)),
        Mark::Counters(vec![reply(8, 8), reply(1, 2)]),
        Mark::Predicted { right: 0, asked: 0 },
    ];
    let told = each(|texts| marks.each_ref().map(|mark| alone(mark, texts)));
    assert_eq!(
        told,
        [
            [
                "1 of 4 right.",
                "0 of 4 right.",
                "Completed without a hint.",
                "Completed with 2 steps of hints.",
                "1,000: wrong, it is 14,200.",
                "8: right; 1: wrong, it is 2.",
                "Nothing was asked.",
            ],
            [
                "1 réponse juste sur 4.",
                "0 réponse juste sur 4.",
                "Complété sans indice.",
                "Complété avec 2 indices.",
                "1\u{202f}000\u{a0}: faux, c’est 14\u{202f}200.",
                "8\u{a0}: juste\u{a0}; 1\u{a0}: faux, c’est 2.",
                "Rien n’a été demandé.",
            ],
            [
                "1 răspuns corect din 4.",
                "0 răspunsuri corecte din 4.",
                "Completată fără indicii.",
                "Completată cu 2 pași de indicii.",
                "1.000: greșit, este 14.200.",
                "8: corect; 1: greșit, este 2.",
                "Nu s-a întrebat nimic.",
            ],
        ]
    );
}
