//! The claims of the article are true and the same in every language, and its links work.

mod accessibility;
mod domination;
mod frames;
mod knight;
mod sheets;

use queens_core::{BoardSize, Goal, Instance, algorithm};

use super::*;
use crate::Texts;
use queens_draw::Theme;
use queens_page::address;
use queens_page::language::Language;
use queens_page::model::Model;
use queens_page::screen::View;

/// The article in a language.
fn article(language: Language) -> &'static Article {
    Texts::of(language).rest().article()
}

/// The questions in a language, sheet by sheet.
fn questions(language: Language) -> Vec<&'static Section> {
    let sheets = Texts::of(language).rest().questions().iter();
    sheets.flat_map(|sheet| &sheet.sections).collect()
}

/// A section of the article, or a question of a sheet.
fn section(language: Language, id: &str) -> &'static Section {
    let sections = article(language).sections.iter();
    sections
        .chain(questions(language))
        .find(|section| section.id == id)
        .unwrap_or_else(|| panic!("no section {id}"))
}

/// All descendants of these nodes, in text order.
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

/// The text in these nodes.
fn words(nodes: &'static [ArticleNode]) -> String {
    let texts = all(nodes).into_iter().map(|node| match node {
        ArticleNode::Text(text) => text,
        _ => "",
    });
    texts.collect()
}

/// All elements with a tag name, anywhere in a section.
fn elements(section: &'static Section, wanted: &str) -> Vec<&'static [ArticleNode]> {
    let nodes = all(&section.nodes).into_iter();
    let inside = nodes.filter_map(|node| match node {
        ArticleNode::Element(name, _, inside) if *name == wanted => Some(&inside[..]),
        _ => None,
    });
    inside.collect()
}

/// The cells of a section's only table, row by row, without its head.
fn table(section: &'static Section) -> Vec<Vec<String>> {
    let rows = elements(section, "tr").into_iter().skip(1);
    let cells = rows.map(|row| {
        let cells = row.iter().map(|cell| words(std::slice::from_ref(cell)));
        cells.collect()
    });
    cells.collect()
}

/// Whether a paragraph or list item contains this text. A digit next to the text rules the match out.
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
    let mut told = ["p", "li"]
        .into_iter()
        .flat_map(|name| elements(section, name));
    told.any(|paragraph| is_apart(&words(paragraph)))
}

/// A number in the notation of a language.
fn grouped(language: Language, number: u64) -> String {
    Texts::of(language).numbers.whole(number)
}

/// Asserts that a question contains this number in every language.
fn assert_counted(question: &str, number: u64) {
    for language in Language::ALL {
        let told = grouped(language, number);
        let question = section(language, question);
        assert!(
            says(question, &told),
            "{language:?}, {}: {told}",
            question.id
        );
    }
}

/// The link targets in these nodes.
fn addresses(nodes: &'static [ArticleNode]) -> Vec<&'static str> {
    let links = all(nodes).into_iter().filter_map(|node| match node {
        ArticleNode::Link(to, _) => to.strip_prefix('#').filter(|to| to.contains('=')),
        _ => None,
    });
    links.collect()
}

/// The link targets in a language's article and sheets.
fn searches(language: Language) -> Vec<&'static str> {
    let lead = addresses(&article(language).lead);
    let sections = article(language).sections.iter();
    let sections = sections.chain(questions(language));
    let below = sections.flat_map(|section| addresses(&section.nodes));
    lead.into_iter().chain(below).collect()
}

fn model() -> Model {
    let (mut model, _) = address::open::open(
        String::new(),
        "",
        "",
        Language::ENGLISH,
        Language::ENGLISH,
        1,
    );
    model.address.language = Some(Language::FRENCH);
    model.address.theme = Some(Theme::Dark);
    model.address.view = View::About;
    model
}

#[test]
fn every_address_of_a_search_is_written_as_the_page_writes_it_and_can_be_run() {
    for language in Language::ALL {
        for fragment in searches(language) {
            let reading = address::read("", fragment);
            assert_eq!(reading.notices, [], "{fragment}");
            assert_eq!(address::write(&reading.address), fragment);
            let settings = reading.address.settings;
            let named = format!("algorithm={}", settings.algorithm.id);
            assert!(fragment.contains(&named), "{fragment}");
            let instance = settings.instance().expect(fragment);
            assert_eq!(settings.algorithm.accepts(&instance), Ok(()), "{fragment}");
        }
    }
}

#[test]
fn a_link_opens_its_search_in_the_language_and_the_colours_of_the_page() {
    let model = model();
    let base = address::link::another_search(&model, model.address.settings.clone());
    for fragment in searches(Language::ENGLISH) {
        let link = base.link_to(fragment);
        let reading = address::read("", link.trim_start_matches('#'));
        assert_eq!(reading.notices, [], "{link}");
        let (address, asked) = (reading.address, address::read("", fragment).address);
        assert_eq!(address.settings, asked.settings, "{link}");
        assert_eq!(
            (address.theme, address.view),
            (model.address.theme, asked.view)
        );
        assert_eq!(address.step, asked.step, "{link}");
        assert_eq!(address.language, Some(Language::FRENCH));
    }
}

#[test]
fn the_table_holds_what_a_search_counts() {
    let bitmask = algorithm::find("bitmask").expect("it exists");
    let counted = (1..=12).map(|n| {
        let size = BoardSize::try_from(n).expect("a board");
        let instance = Instance::queens(size, &[], Goal::Count).expect("no queens");
        let mut search = bitmask.accept(instance).expect("supported").count();
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
fn every_slip_stands_at_its_question_with_the_right_value_in_each_language() {
    for language in Language::ALL {
        let mut slips = 0;
        for (question, value) in [
            ("000-1", "Bezzel"),
            ("000-1", "724"),
            ("000-1", "72"),
            ("000-2.1", "cb[k]"),
            ("000-2.1", "0"),
            ("000-2.2", "k = n + 1"),
            ("000-2.3", "."),
            ("000-2.4", "27"),
            ("000-2.4", "γ(8) = 5"),
            ("001-1", "tt[yy, xx]"),
            ("001-3", "jouer2"),
            ("001-4", "1"),
            ("002-2", "cherche_valides([], n)"),
            ("003-1", "1874"),
            ("003-1", "2, 4, 1, 3"),
            ("003-1", "|st(k) − st(i)| = |k − i|"),
            ("003-1", "st(i)"),
            ("003-2", "."),
            ("003-3", "92"),
            ("003-3", "."),
            ("003-3", "1"),
            ("004-I.1", "1848"),
            ("004-II.2", "Coord"),
            ("004-II.7", "b1"),
        ] {
            let told = elements(section(language, question), "dd");
            let mut rights = told.into_iter().skip(1).step_by(2).map(words);
            assert!(
                rights.any(|right| right.contains(value)),
                "{language:?}: {value}"
            );
            slips += 1;
        }
        let all = questions(language)
            .into_iter()
            .map(|it| elements(it, "dt").len());
        assert_eq!(all.sum::<usize>(), 2 * slips, "{language:?}");
    }
}

#[test]
fn nothing_is_empty_and_no_mark_of_markdown_is_left_in_words() {
    for language in Language::ALL {
        for section in article(language).sections.iter().chain(questions(language)) {
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
