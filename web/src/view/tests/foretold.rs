//! The warnings before a search starts.

use queens_core::Goal;

use super::{context, each, text};
use crate::view::setup::foretold::foretold;
use queens_page::language::Language;
use queens_page::message::FormMessage;
use queens_page::testing::Page;

/// The warnings with their hooks.
fn told(address: &str) -> Vec<(String, String)> {
    told_by(&Page::open(address))
}

fn told_by(page: &Page) -> Vec<(String, String)> {
    let model = &page.model;
    let mut told = Vec::new();
    let drawing = foretold(&model.address.settings, &context(model));
    each(&drawing, &mut |attribute, drawing| {
        told.extend(attribute("data-testid").map(|hook| (hook, text(drawing))));
    });
    told
}

fn hooks(address: &str) -> Vec<String> {
    told(address).into_iter().map(|(hook, _)| hook).collect()
}

#[test]
fn all_tours_of_a_wide_board_are_said_not_to_end_with_the_cap_in_each_language() {
    for goal in ["all", "count"] {
        for algorithm in ["tour-natural-order", "tour-fewest-onward", "tour-roth"] {
            let address = format!("problem=knight&n=8&algorithm={algorithm}&goal={goal}");
            assert_eq!(hooks(&address), ["endless"], "{address}");
        }
    }
    for (language, words) in Language::ALL.into_iter().zip([
        "2,000,000 calls",
        "2\u{202f}000\u{202f}000 d’appels",
        "2.000.000 de apeluri",
    ]) {
        let name = language.code();
        let address = format!("problem=knight&n=8&algorithm=tour-roth&goal=all&lang={name}");
        let told = told(&address);
        assert!(told[0].1.contains(words), "{told:?}");
    }
}

#[test]
fn the_cap_of_every_algorithm_that_has_one_is_told_and_no_other() {
    use queens_core::algorithm;
    let capped = [
        "tour-natural-order",
        "tour-fewest-onward",
        "tour-roth",
        "min-conflicts",
    ];
    for algorithm in algorithm::DESCRIPTORS {
        let (problem, id) = (algorithm.problem, algorithm.id);
        let hooks = hooks(&format!("problem={problem}&n=8&algorithm={id}&goal=first"));
        let is_told = hooks.iter().any(|hook| hook == "cap");
        assert_eq!(is_told, capped.contains(&id), "{id}");
    }
    let moves = told("n=200&algorithm=min-conflicts");
    assert!(moves[0].1.contains("1,000,000 moves"), "{moves:?}");
}

#[test]
fn a_small_board_ends_and_one_without_a_tour_says_so_first() {
    let small = "problem=knight&n=5&algorithm=tour-fewest-onward&goal=all";
    assert_eq!(hooks(small), ["cap"]);
    let none = format!("{small}&fixed=b1");
    assert_eq!(hooks(&none), ["obstacle", "cap"]);
    let mut page = Page::open("problem=knight&n=8&algorithm=tour-fewest-onward");
    assert_eq!(told_by(&page)[0].0, "cap");
    page.send(FormMessage::GoalChosen(Goal::All));
    assert_eq!(told_by(&page)[0].0, "endless");
}
