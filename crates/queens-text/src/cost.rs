//! The cost of an algorithm: the number of boards, the counted operations, and the sources that the article cites.

use queens_core::CandidateKind;
use queens_draw::number::{Numbers, raised};
use queens_page::cost::formula::Formula;

use crate::article::{Article, ArticleNode};

/// Numbers from this limit on are rounded.
const LONG: f64 = 1e15;

/// A formula with its value, as in “8⁸ = 16,777,216”.
pub fn formula(formula: &Formula, numbers: &Numbers) -> String {
    let Formula { of, times, .. } = *formula;
    let value = formula.value();
    let written = match formula.chosen {
        CandidateKind::Squares => format!("C({of}, {times})"),
        CandidateKind::Rows | CandidateKind::Columns => {
            format!("{of}{}", raised(&times.to_string()))
        }
        CandidateKind::Orders => format!("{of}!"),
    };
    match value.as_f64() {
        ..LONG => format!("{written} = {}", numbers.grouped(&value.to_string())),
        long => format!("{written} ≈ {}", numbers.scientific(long)),
    }
}

/// The titles of the publications about an algorithm, as the article cites them.
fn titles(id: &str) -> &'static [&'static str] {
    match id {
        "min-conflicts" => &[
            "Efficient local search with conflict minimization: a case study of the n-queens problem",
            "Minimizing conflicts: a heuristic repair method for constraint satisfaction and scheduling problems",
        ],
        "forward-checking" => {
            &["Increasing tree search efficiency for constraint satisfaction problems"]
        }
        "bitmask" => &["Backtracking algorithms in MCPL using bit patterns and recursion"],
        "meet-in-the-middle" => &["N-Queens-Count-Sol"],
        "tour-fewest-onward" | "tour-roth" => {
            &["Des Rösselsprunges einfachste und allgemeinste Lösung"]
        }
        "frames" => &["Domination in the queen’s graph"],
        _ => &[],
    }
}

/// The article's bibliography entries for an algorithm.
pub fn cited(article: &'static Article, id: &str) -> Vec<&'static [ArticleNode]> {
    let sections = article.sections.iter().filter(|it| it.id == "sources");
    let mut items = Vec::new();
    for section in sections {
        collect(&section.nodes, &mut items);
    }
    let titles = titles(id).iter();
    let found = titles.filter_map(|title| items.iter().copied().find(|it| cites(it, title)));
    found.collect()
}

/// Collects all list items.
fn collect(nodes: &'static [ArticleNode], items: &mut Vec<&'static [ArticleNode]>) {
    for node in nodes {
        match node {
            ArticleNode::Element("li", _, inside) => items.push(inside),
            ArticleNode::Element(_, _, inside) => collect(inside, items),
            _ => {}
        }
    }
}

/// Whether a list item cites the publication with this title.
fn cites(nodes: &[ArticleNode], title: &str) -> bool {
    nodes.iter().any(|node| match node {
        ArticleNode::Element("cite", _, inside) => words(inside) == title,
        ArticleNode::Element(_, _, inside) => cites(inside, title),
        _ => false,
    })
}

fn words(nodes: &[ArticleNode]) -> String {
    let words = nodes.iter().map(|node| match node {
        ArticleNode::Text(words) => (*words).to_owned(),
        ArticleNode::Element(_, _, inside) | ArticleNode::Link(_, inside) => words(inside),
        ArticleNode::Drawing(..) => String::new(),
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm;
    use queens_page::language::Language;

    use super::*;
    use crate::Texts;
    use queens_page::settings::Settings;

    #[test]
    fn a_formula_has_its_value_and_a_long_one_is_rounded() {
        let numbers = &Texts::of(Language::ENGLISH).numbers;
        let told = |id, n: u8| {
            let settings = Settings {
                size: n.try_into().unwrap(),
                ..Settings::default().with(algorithm::describe(id).unwrap())
            };
            formula(&Formula::of(&settings).unwrap(), numbers)
        };
        assert_eq!(told("subsets", 8), "C(64, 8) = 4,426,165,368");
        assert_eq!(told("permutations", 8), "8! = 40,320");
        assert_eq!(told("recursive", 8), "8⁸ = 16,777,216");
        assert_eq!(told("recursive", 32), "32³² ≈ 1.5\u{a0}×\u{a0}10⁴⁸");
    }

    #[test]
    fn the_article_cites_each_title_in_each_language() {
        for language in Language::ALL {
            let article = Texts::of(language).rest().article();
            for it in algorithm::DESCRIPTORS {
                let (found, wanted) = (cited(article, it.id).len(), titles(it.id).len());
                assert_eq!(found, wanted, "{} in {language:?}", it.id);
            }
        }
    }
}
