//! The algorithms: name, idea, source, cost and listing.

use std::rc::Rc;

use queens_core::Descriptor;
#[cfg(test)]
use queens_core::ListingLine;
use queens_core::algorithm::OPENING;
#[cfg(test)]
use queens_page::language::Language;

use super::Texts;
use super::rest::RestTexts;

/// The name, idea and source of an algorithm, for menus and the form.
#[derive(Clone, Copy)]
pub struct Title {
    pub name: &'static str,
    /// The idea, in one line.
    pub idea: &'static str,
    pub source: &'static str,
}

/// The lines of a listing. Keywords are between stars.
pub type Lines = Rc<[&'static str]>;

impl Texts {
    /// The title of the algorithm with this id.
    pub fn title_of(&self, id: &str) -> Option<Title> {
        let [name, idea, source] = self.algorithms().find(id)?;
        Some(Title { name, idea, source })
    }

    /// The name of an algorithm.
    pub fn name_of(&self, algorithm: &Descriptor) -> &'static str {
        let title = self.title_of(algorithm.id);
        title.map_or(algorithm.id, |title| title.name)
    }

    /// The listing of the algorithm with this id; `None` before it is loaded.
    pub fn lines_of(&self, id: &str) -> Option<Lines> {
        if id == OPENING.id {
            return Some(self.first_listing().lines().split('\n').collect());
        }
        self.rest?.listing(id)
    }
}

impl RestTexts {
    /// The cost of the algorithm with this id.
    pub fn cost_of(&self, id: &str) -> &'static str {
        let found = self.algorithm_costs().find(id);
        found.map_or("", |[cost]| cost)
    }

    /// The listing with this name, which is the id of an algorithm or a procedure. `None` for an unknown name.
    pub(crate) fn listing(&self, name: &str) -> Option<Lines> {
        let [lines] = self.listings().find(name)?;
        Some(lines.split('\n').collect())
    }
}

/// Checks that the text of a listing has one line for each label.
#[cfg(test)]
pub(crate) fn check_lines<C>(
    name: &str,
    text: &[&str],
    lines: &[ListingLine<C>],
    language: Language,
) {
    let labels: Vec<&str> = lines.iter().map(|line| line.label).collect();
    assert!(
        text.len() == labels.len(),
        "{} listing of {name} has {} lines; the algorithm has {}: {}",
        language.code(),
        text.len(),
        labels.len(),
        labels.join(", ")
    );
}

#[cfg(test)]
mod tests {
    use super::check_lines;
    use crate::Texts;
    use queens_core::{Algorithm, BoardSize, Goal, Instance, Problem, Reader, Setup, algorithm};

    use queens_page::language::Language;

    #[test]
    fn every_algorithm_has_words_and_every_line_of_its_listing_in_each_language() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            for algorithm in algorithm::ALL {
                let (id, code) = (algorithm.id, language.code());
                let place = format!("crates/queens-text/texts/{code}");
                let title = texts.title_of(id);
                let title = title.unwrap_or_else(|| panic!("{place} has no words for “{id}”"));
                let lines = texts.lines_of(id).unwrap_or_default();
                check_lines(id, &lines, algorithm.listing, language);
                let cost = texts.rest().cost_of(id);
                assert!(cost.ends_with('.'), "the cost of “{id}” in {place}");
                for text in lines.iter().chain(&[title.name, title.idea, title.source]) {
                    assert!(!text.trim().is_empty() && text.matches('*').count() % 2 == 0);
                }
            }
        }
    }

    /// The listing lines that a search for sets of `k` queens shows, one for each step.
    fn lines(algorithm: &'static Algorithm, k: u16) -> Vec<usize> {
        let size = BoardSize::new(6).unwrap();
        let setup = Setup {
            k: Some(k),
            ..Setup::new(Problem::Domination, size, Goal::All)
        };
        let mut reader = Reader::start(
            &algorithm
                .accept(Instance::new(setup).unwrap())
                .expect("supported"),
        );
        let mut lines = Vec::new();
        reader.read(u64::MAX, &mut Vec::new(), |_, replay| {
            lines.push(algorithm.explain(replay.position()).code_line.into());
        });
        lines
    }

    #[test]
    fn a_search_for_a_given_number_of_queens_ends_on_a_line_that_lets_it_end() {
        for id in ["move-one", "coverage-search"] {
            let algorithm = algorithm::find(id).unwrap();
            // Two queens do not dominate this board, but three do.
            for k in [2, 3] {
                let end = *lines(algorithm, k).last().unwrap();
                for (language, given) in Language::ALL.into_iter().zip(["given", "donné", "dat"]) {
                    let line = Texts::of(language).lines_of(id).unwrap()[end - 1];
                    assert!(line.contains(given), "{id}, k = {k}: {line}");
                }
            }
        }
    }

    #[test]
    fn the_first_listing_is_that_of_the_algorithm_with_which_the_page_opens() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            let id = algorithm::OPENING.id;
            assert_eq!(texts.lines_of(id), texts.rest().listing(id), "{language:?}");
        }
    }
}
