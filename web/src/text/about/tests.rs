//! What the page about the problem says is true, and said in every language.

mod accessibility;
mod domination;
mod knight;

use queens_core::{BoardSize, Goal, Instance, algorithm};

use super::examples::EXAMPLES;
use super::tables::{COUNTS, LEAST, SUCCESSES};
use super::topic::{Piece, Topic, pieces};
use super::*;
use crate::text::Language;

/// Whether an answer contains this as it stands: no digit goes on before or after it.
fn says<const N: usize>(topic: &Topic<N>, told: &str) -> bool {
    let is_apart = |text: &str| {
        text.match_indices(told).any(|(at, _)| {
            let (before, after) = (
                text[..at].chars().last(),
                text[at + told.len()..].chars().next(),
            );
            ![before, after].iter().flatten().any(char::is_ascii_digit)
        })
    };
    let mut answers = topic.questions.iter().flat_map(|question| question.answer);
    answers.any(|text| is_apart(text))
}

/// A number as a language writes it.
fn grouped(language: Language, number: u64) -> String {
    language.texts().numbers.whole(number)
}

/// The titles and texts of a topic.
fn told<const N: usize>(topic: &Topic<N>) -> Vec<&'static str> {
    let questions = topic.questions.iter();
    let questions = questions.flat_map(|it| [&[it.title], it.answer].concat());
    questions
        .chain([topic.title])
        .chain(topic.paragraphs.iter().copied())
        .collect()
}

/// All texts that lead somewhere: of the three topics, and of the search that repairs.
fn topics(about: &AboutTexts) -> Vec<&'static str> {
    [
        told(&about.domination.topic),
        told(&about.accessibility.topic),
        told(&about.knight.topic),
        about.conflicts.paragraphs.to_vec(),
    ]
    .concat()
}

#[test]
fn each_language_leads_to_every_example_and_to_parts_that_are_there() {
    for language in Language::ALL {
        let mut examples = Vec::new();
        for text in topics(texts(language)) {
            for piece in pieces(text) {
                match piece {
                    Piece::Example(words, name) => {
                        assert!(!words.is_empty(), "{text}");
                        examples.push(name);
                    }
                    Piece::Part(_, part) => assert!(["stuck", "slips"].contains(&part), "{text}"),
                    _ => {}
                }
            }
        }
        let known: Vec<_> = EXAMPLES.iter().map(|example| example.name).collect();
        assert!(
            known.iter().all(|name| examples.contains(name)),
            "{language:?}"
        );
        assert!(
            examples.iter().all(|name| known.contains(name)),
            "{language:?}"
        );
    }
}

#[test]
fn the_table_holds_what_a_search_counts() {
    let bitmask = algorithm::find("bitmask").expect("it exists");
    for (n, solutions, fundamental) in COUNTS {
        let size = BoardSize::try_from(n).expect("a board");
        let instance = Instance::queens(size, &[], Goal::Count).expect("no queens");
        let mut search = bitmask.accept(instance.clone()).expect("served").count();
        search.finish();
        let counters = search.counters();
        assert_eq!(
            (counters.solutions, counters.fundamental),
            (solutions, fundamental)
        );
    }
}

#[test]
fn each_language_tells_all_of_it_and_closes_its_marks() {
    for language in Language::ALL {
        let about = texts(language);
        let parts = [
            &about.rules,
            &about.blocked,
            &about.history,
            &about.counts,
            &about.conflicts,
            &about.slips,
            &about.sources,
            &about.glossary,
        ];
        let slips = about
            .slip_list
            .iter()
            .flat_map(|slip| [slip.says, slip.right]);
        let setup = about
            .setup
            .iter()
            .flat_map(|term| [term.word, term.meaning]);
        let paragraphs = parts
            .iter()
            .flat_map(|part| part.paragraphs.iter().copied());
        let topics = topics(about);
        let notes = about.sheet_notes.iter().chain(&about.work_notes).copied();
        for text in slips
            .chain(setup)
            .chain(paragraphs)
            .chain(notes)
            .chain(topics)
        {
            let count = |mark| text.matches(mark).count();
            let is_closed = count('*').is_multiple_of(2)
                && count('`').is_multiple_of(2)
                && count('{') == count('}');
            assert!(!text.is_empty() && is_closed, "{language:?}: {text}");
        }
    }
}

#[test]
fn every_slip_gives_its_place_and_the_right_value_in_each_language() {
    for language in Language::ALL {
        let slips = &texts(language).slip_list;
        let told = |part: &str| slips.iter().any(|slip| slip.right.contains(part));
        for value in [
            "724",
            "27",
            "21",
            "γ(8) = 5",
            "jouer2",
            "Pauls",
            "1874",
            "Bessel",
            "72",
        ] {
            assert!(told(value), "{language:?}: {value}");
        }
        let places: Vec<_> = slips.iter().map(|slip| slip.place).collect();
        for sheet in ["000", "001", "003", "004"] {
            assert!(
                places.iter().any(|place| place.starts_with(sheet)),
                "{sheet}"
            );
        }
    }
}
