//! The words of the trace table, from real searches.

use queens_core::algorithm::ALL;
use queens_page::language::Language;
use queens_page::message::TransportMessage;
use queens_page::testing::Page;
use queens_page::trace::table::table;

use super::*;

/// The tests and results of the first steps of a search.
fn told(fragment: &str, language: Language) -> Vec<[String; 2]> {
    let mut page = Page::open(fragment);
    page.send(TransportMessage::Run);
    page.send(TransportMessage::ToStep(0));
    page.work(2_000);
    let problem = page.model.shown_settings().algorithm.problem;
    let texts = Texts::of(language).trace();
    let rows = table(&page.model).expect("a table").rows;
    rows.iter()
        .map(|row| texts.test_and_result(row, problem))
        .collect()
}

#[test]
fn every_step_of_every_algorithm_has_a_result() {
    for algorithm in ALL.iter().filter(|algorithm| algorithm.is_traced()) {
        let (problem, id) = (algorithm.problem, algorithm.id);
        let n = if problem == Problem::Domination { 4 } else { 5 };
        let fragment = format!("problem={problem}&n={n}&algorithm={id}&seed=7&view=trace");
        for language in Language::ALL {
            let told = told(&fragment, language);
            assert!(told.len() > 5, "{id}: {}", told.len());
            assert!(told.iter().all(|[_, result]| !result.is_empty()), "{id}");
        }
    }
}

#[test]
fn a_row_has_the_tested_square_and_the_attacker() {
    let told = told("n=4&algorithm=recursive&view=trace", Language::ENGLISH);
    let expected = [
        ["", "start"],
        ["a1 free?", "yes: queen placed"],
        ["b1 free?", "no: a1, same row"],
        ["b2 free?", "no: a1, diagonal"],
        ["b3 free?", "yes: queen placed"],
    ];
    assert_eq!(told[..5], expected);
    assert!(told.contains(&["a square left?".to_owned(), "no: dead end".to_owned()]));
    assert!(told.contains(&[String::new(), "b3 removed".to_owned()]));
}

#[test]
fn a_candidate_is_tested_as_a_whole_and_a_set_for_squares_it_leaves() {
    let told_of = |fragment: &str| told(fragment, Language::ENGLISH).concat().join("; ");
    let candidates = told_of("n=4&algorithm=permutations&view=trace");
    assert!(
        candidates.contains("no attack?; no: a1 and b2, diagonal"),
        "{candidates}"
    );
    let sets = told_of("problem=domination&n=4&algorithm=move-one&view=trace");
    assert!(sets.contains("all squares covered?; no: not "), "{sets}");
    let tour = told_of("problem=knight&n=5&algorithm=tour-roth&view=trace");
    assert!(tour.contains("; knight moves"), "{tour}");
    assert!(tour.contains("critical situation?; yes: "), "{tour}");
    assert!(!tour.contains("free?"), "{tour}");
}
