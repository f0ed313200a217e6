//! What the article says is true, and said in every language; what it leads to is there.

mod accessibility;
mod build;
mod domination;
mod frames;
mod knight;

use queens_core::{BoardSize, Goal, Instance, algorithm};

use super::*;
use crate::Texts;
use queens_page::language::Language;
use queens_page::model::Model;
use queens_page::permalink;
use queens_page::screen::{Theme, View};
use queens_page::update;

/// The article in this language.
fn article(language: Language) -> &'static Article {
    Texts::of(language).rest().article
}

/// A section of the article.
fn section(language: Language, id: &str) -> &'static Section {
    let mut sections = article(language).sections.iter();
    sections
        .find(|section| section.id == id)
        .unwrap_or_else(|| panic!("no section {id}"))
}

/// Every node below these, in the order of the text.
fn all(nodes: &'static [ArticleNode]) -> Vec<&'static ArticleNode> {
    let below = |node: &'static ArticleNode| match node {
        ArticleNode::Element(_, _, inside) | ArticleNode::Link(_, inside) => all(inside),
        ArticleNode::Text(_) | ArticleNode::Drawing(..) => Vec::new(),
    };
    let nodes = nodes.iter();
    nodes
        .flat_map(|node| [vec![node], below(node)].concat())
        .collect()
}

/// The words in these nodes.
fn words(nodes: &'static [ArticleNode]) -> String {
    let texts = all(nodes).into_iter().map(|node| match node {
        ArticleNode::Text(text) => text,
        _ => "",
    });
    texts.collect()
}

/// The elements of this name, anywhere in a section.
fn elements(section: &'static Section, wanted: &str) -> Vec<&'static [ArticleNode]> {
    let nodes = all(section.nodes).into_iter();
    let inside = nodes.filter_map(|node| match node {
        ArticleNode::Element(name, _, inside) if *name == wanted => Some(*inside),
        _ => None,
    });
    inside.collect()
}

/// The cells of the rows of a section's only table, its head aside.
fn table(section: &'static Section) -> Vec<Vec<String>> {
    let rows = elements(section, "tr").into_iter().skip(1);
    let cells = rows.map(|row| {
        let cells = row.iter().map(|cell| words(std::slice::from_ref(cell)));
        cells.collect()
    });
    cells.collect()
}

/// Whether a paragraph says this as it stands: no digit goes on before or after it.
fn says(section: &'static Section, told: &str) -> bool {
    let is_apart = |text: &str| {
        text.match_indices(told).any(|(at, _)| {
            let (before, after) = (
                text[..at].chars().last(),
                text[at + told.len()..].chars().next(),
            );
            ![before, after].iter().flatten().any(char::is_ascii_digit)
        })
    };
    let mut paragraphs = elements(section, "p").into_iter();
    paragraphs.any(|paragraph| is_apart(&words(paragraph)))
}

/// A number as a language writes it.
fn grouped(language: Language, number: u64) -> String {
    Texts::of(language).numbers.whole(number)
}

/// The addresses of searches that a language's article leads to.
fn searches(language: Language) -> Vec<&'static str> {
    let sections = article(language).sections.iter();
    let nodes = sections.flat_map(|section| all(section.nodes));
    let links = nodes.filter_map(|node| match node {
        ArticleNode::Link(to, _) => to.strip_prefix('#').filter(|to| to.contains('=')),
        _ => None,
    });
    links.collect()
}

fn model() -> Model {
    let (mut model, _) = update::open(
        String::new(),
        "",
        "",
        Language::English,
        Language::English,
        1,
    );
    model.language = Language::French;
    model.theme = Some(Theme::Dark);
    model.view = View::About;
    model
}

#[test]
fn every_address_of_a_search_is_written_as_the_page_writes_it_and_can_be_run() {
    for language in Language::ALL {
        let found = searches(language);
        assert_eq!(found.len(), 25, "{language:?}");
        for fragment in found {
            let reading = permalink::read("", fragment);
            assert_eq!(reading.notices, [], "{fragment}");
            assert_eq!(permalink::write(&reading.address), fragment);
            let settings = reading.address.settings;
            let instance = settings.instance().expect(fragment);
            assert_eq!(settings.algorithm.accepts(&instance), Ok(()), "{fragment}");
        }
    }
}

#[test]
fn a_link_opens_its_search_in_the_language_and_the_colours_of_the_page() {
    let model = model();
    let base = update::another_search(&model, model.settings.clone());
    for fragment in searches(Language::English) {
        let link = base.link_to(fragment);
        let reading = permalink::read("", link.trim_start_matches('#'));
        assert_eq!(reading.notices, [], "{link}");
        let (address, asked) = (reading.address, permalink::read("", fragment).address);
        assert_eq!(address.settings, asked.settings, "{link}");
        assert_eq!((address.theme, address.view), (model.theme, View::Tree));
        assert_eq!(address.step, 0, "{link}");
        assert_eq!(address.language, Some(Language::French));
    }
}

#[test]
fn the_table_holds_what_a_search_counts() {
    let bitmask = algorithm::find("bitmask").expect("it exists");
    let counted = (1..=12).map(|n| {
        let size = BoardSize::try_from(n).expect("a board");
        let instance = Instance::queens(size, &[], Goal::Count).expect("no queens");
        let mut search = bitmask.accept(instance).expect("served").count();
        search.finish();
        let counters = search.counters();
        [n.into(), counters.solutions, counters.fundamental]
    });
    let counted: Vec<[u64; 3]> = counted.collect();
    for language in Language::ALL {
        let rows = table(section(language, "counts"));
        assert_eq!(rows.len(), counted.len());
        for (row, counted) in rows.iter().zip(&counted) {
            assert_eq!(row[..3], counted.map(|number| grouped(language, number)));
            assert_eq!(row[3].contains("720"), counted[0] == 10, "{row:?}");
        }
    }
}

#[test]
fn every_slip_gives_its_place_and_the_right_value_in_each_language() {
    for language in Language::ALL {
        let slips = section(language, "slips");
        let rights: Vec<String> = elements(slips, "dd")
            .into_iter()
            .skip(1)
            .step_by(2)
            .map(words)
            .collect();
        for value in [
            "724",
            "27",
            "21",
            "γ(8) = 5",
            "jouer2",
            "Pauls",
            "1874",
            "Bezzel",
            "k = n + 1",
            "72",
        ] {
            let told = rights.iter().any(|right| right.contains(value));
            assert!(told, "{language:?}: {value}");
        }
        let places: Vec<String> = elements(slips, "li")
            .into_iter()
            .map(|slip| words(&slip[..1]))
            .collect();
        for sheet in ["000", "001", "003", "004"] {
            assert!(places.iter().any(|place| place.contains(sheet)), "{sheet}");
        }
    }
}

#[test]
fn nothing_is_empty_and_no_mark_of_markdown_is_left_in_words() {
    for language in Language::ALL {
        for section in article(language).sections {
            for name in ["p", "h4", "dt", "dd", "b", "code"] {
                for inside in elements(section, name) {
                    let words = words(inside);
                    let is_marked = words.contains("**") || words.contains("](");
                    assert!(!words.is_empty() && !is_marked, "{language:?}: {words}");
                }
            }
        }
    }
}
