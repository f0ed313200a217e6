//! Compares the claims of the examples with real searches.

use queens_core::counting::{Engine, Tally};
use queens_core::{Counters, Work};
use queens_page::address::Address;
use queens_page::address::examples::Example;
use queens_page::message::TransportMessage;
use queens_page::proof::map::FrameMap;
use queens_page::results::Exhibition;
use strum::VariantArray;

use super::*;

/// The page at the end of an address's search.
fn ended(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(TransportMessage::Run);
    page.work(50_000);
    page.send(TransportMessage::ToEnd);
    page.work(50_000);
    let run = page.model.shown.run().expect("a search");
    assert!(run.is_complete(), "{fragment}");
    page
}

fn fragment(example: Example) -> String {
    let link = example.link(&Address::default());
    link.trim_start_matches('#').to_owned()
}

fn ended_example(example: Example) -> Page {
    ended(&fragment(example))
}

/// The counters of a complete search.
fn counters(fragment: &str) -> Counters {
    let page = ended(fragment);
    *page.model.shown.run().expect("a search").farthest()
}

/// The count of an operation of the sheet's program in a complete search.
fn operation(example: Example, name: &str) -> u64 {
    let operations = example.address().settings.algorithm.operations;
    let at = operations.iter().position(|it| it.name == name);
    counters(&fragment(example)).operations[at.expect(name)]
}

fn solutions(fragment: &str) -> u64 {
    counters(fragment).solutions
}

/// The least number of queens that cover the board.
fn least(fragment: &str) -> u64 {
    ended(fragment).queens().len() as u64
}

/// The numbers in the sentence of an example, as the engine computes them. Claims in words are asserted here.
fn told(example: Example) -> Vec<u64> {
    let own = example.address();
    let n = u64::from(own.settings.n());
    match example {
        Example::Tree => {
            let counters = counters(&fragment(example));
            vec![counters.nodes, counters.solutions]
        }
        Example::Twelve => {
            let mut page = ended_example(example);
            page.send(TransportMessage::ToStep(own.step));
            page.work(1_000);
            let (model, symmetry) = (&page.model, own.settings.symmetry);
            let run = model.shown.run().expect("a search");
            let shown = Exhibition::of(run, symmetry, &model.results);
            let sizes = shown.classes.sizes();
            // Eleven classes of one size, and the current class.
            assert_eq!(sizes.iter().map(|size| size.1).collect::<Vec<_>>(), [11, 1]);
            let current = shown.current(run.step()).expect("a solution");
            assert_eq!(shown.classes.list[current].orbit, sizes[1].0);
            let counters = run.farthest();
            let of_size = sizes.iter().map(|size| size.0 as u64);
            of_size
                .chain([counters.solutions, counters.fundamental])
                .collect()
        }
        Example::Corner => {
            let search = "n=8&algorithm=recursive";
            let with = |fixed| solutions(&format!("{search}&fixed={fixed}"));
            vec![with("a1"), solutions(search), with("d1")]
        }
        Example::Mirror => {
            let plain = counters("n=8&algorithm=recursive").tests;
            vec![counters(&fragment(example)).tests, plain]
        }
        Example::Digits => {
            let page = ended_example(example);
            let mut queens = page.queens();
            queens.sort_unstable_by_key(|queen| queen[1..].to_owned());
            let digits = queens
                .iter()
                .map(|queen| u64::from(queen.as_bytes()[0] - b'a') + 1);
            vec![digits.fold(0, |number, digit| number * 10 + digit)]
        }
        Example::Permutations => {
            let counters = counters(&fragment(example));
            vec![counters.tests, counters.solutions]
        }
        Example::Lot => vec![operation(example, "restarts")],
        Example::LookAhead => {
            assert_eq!(n, 20);
            let tests = |id| counters(&format!("n=20&algorithm={id}&goal=first")).tests;
            vec![tests("forward-checking"), tests("recursive")]
        }
        Example::Greedy => {
            let page = ended_example(example);
            let dead_end = page.known() - 1;
            assert_eq!((own.step, page.queens().len()), (dead_end, 6));
            assert_eq!(solutions(&fragment(example)), 0);
            vec![]
        }
        Example::Thousand => {
            assert_eq!(n, 1_000);
            let mut page = Page::open(&fragment(example));
            page.work(10_000);
            let large = page.model.shown.large().expect("a large board");
            let operations = own.settings.algorithm.operations;
            let at = operations.iter().position(|it| it.name == "moves");
            vec![large.counters.operations[at.expect("moves")]]
        }
        Example::Eighteen => {
            let engine = Engine::new(&own.settings.instance().expect("a board")).expect("a count");
            let mut tally = Tally::new(engine.plan().clone());
            for shard in 0..engine.plan().shards() {
                let result = engine.start(shard).finish().expect("a result");
                tally.add(&result).expect("a shard of this count");
            }
            vec![n, tally.solutions().expect("all shards")]
        }
        // Another test runs the billion steps and checks the number of solutions.
        Example::Billion => vec![n, own.step, 70],
        Example::FiveCover => {
            assert_eq!(own.settings.k, Some(5));
            vec![n * n, solutions(&fragment(example))]
        }
        Example::FourDoNot => {
            let page = ended_example(example);
            let run = page.model.shown.run().expect("a search");
            let sums = FrameMap::of(run, 4).sums;
            let (closed, all) = (sums.closed as u64, sums.begun as u64);
            vec![closed, all, all - closed]
        }
        Example::Independent => {
            let plain = least("problem=domination&n=4&algorithm=coverage-search");
            assert_eq!((plain, least(&fragment(example))), (2, 3));
            vec![n, n]
        }
        Example::Total => {
            assert_eq!(
                least("problem=domination&n=8&algorithm=coverage-search&variant=total"),
                5
            );
            vec![n, n, solutions(&fragment(example))]
        }
        Example::Tour => {
            let counters = counters(&fragment(example));
            assert_eq!((counters.removals, counters.solutions), (0, 1));
            vec![counters.placements]
        }
        Example::ClosedTour => {
            let counters = counters(&fragment(example));
            assert_eq!(counters.solutions, 1);
            vec![n * n, counters.removals]
        }
        Example::NoTour => {
            let counters = counters(&fragment(example));
            assert_eq!(counters.solutions, 0);
            vec![counters.depth, n * n, counters.nodes]
        }
    }
}

/// The numbers in a sentence, without digits in squares and names.
fn numbers(sentence: &str, group: char) -> Vec<u64> {
    let is_part = |it: char| it.is_alphanumeric() || it == group;
    let words = sentence.split(|it| !is_part(it));
    let words = words.map(|word| word.trim_end_matches(group).replace(group, ""));
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn every_number_that_is_said_of_an_example_is_one_that_its_search_gives() {
    for &example in Example::VARIANTS {
        let mut told = told(example);
        told.sort_unstable();
        for language in Language::ALL {
            let texts = Texts::of(language);
            let (name, sentence) = texts.examples().words(example);
            let mut said = numbers(sentence, texts.numbers.group);
            said.sort_unstable();
            assert_eq!(said, told, "{name}: {sentence}");
        }
    }
}

#[test]
fn names_are_few_words_and_sentences_are_short() {
    for language in Language::ALL {
        for &example in Example::VARIANTS {
            let (name, sentence) = Texts::of(language).examples().words(example);
            assert!(name.split_whitespace().count() <= 6, "{name}");
            assert!(sentence.chars().count() <= 150, "{sentence}");
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }
}
