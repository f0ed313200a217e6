//! The algorithms: name, idea, source, cost and listing.

use queens_core::Descriptor;
use queens_core::algorithm::{DESCRIPTORS, OPENING};

use super::Texts;

/// How many there are.
pub(crate) const COUNT: usize = DESCRIPTORS.len();

/// One algorithm in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    /// Its id in the registry.
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    /// The idea, in one line.
    pub(crate) idea: &'static str,
    pub(crate) source: &'static str,
    /// What it costs, in two sentences.
    pub(crate) cost: &'static str,
    /// The lines of its listing; keywords between stars.
    pub(crate) listing: Lines,
}

/// What menus and the form say of an algorithm.
#[derive(Clone, Copy)]
pub struct Title {
    pub name: &'static str,
    pub idea: &'static str,
    pub source: &'static str,
}

/// The lines of a listing; keywords between stars.
pub type Lines = &'static [&'static str];

/// The algorithms in one language, by their ids. Titles share nothing with costs and listings, for those in English are
/// fetched with the rest.
pub struct AlgorithmTable {
    titles: [(&'static str, Title); COUNT],
    /// The listing of the algorithm that the page opens with.
    opening: Lines,
}

/// What is fetched of all algorithms in one language, by their ids.
pub struct AlgorithmDetails([(&'static str, AlgorithmDetail); COUNT]);

/// What is fetched of one.
#[derive(Clone, Copy)]
struct AlgorithmDetail {
    cost: &'static str,
    listing: Lines,
}

/// All of them, the one that the page opens with first.
pub(crate) const fn all(groups: &[&[Words]]) -> [Words; COUNT] {
    let mut all = [groups[0][0]; COUNT];
    let (mut count, mut group) = (0, 0);
    while group < groups.len() {
        let mut at = 0;
        while at < groups[group].len() {
            all[count] = groups[group][at];
            count += 1;
            at += 1;
        }
        group += 1;
    }
    assert!(count == COUNT, "this language lacks words of an algorithm");
    all
}

impl AlgorithmTable {
    pub(crate) const fn of(all: &[Words; COUNT]) -> AlgorithmTable {
        let Words {
            name,
            idea,
            source,
            listing,
            ..
        } = all[0];
        let mut titles = [("", Title { name, idea, source }); COUNT];
        let mut at = 0;
        while at < COUNT {
            let Words {
                id,
                name,
                idea,
                source,
                ..
            } = all[at];
            titles[at] = (id, Title { name, idea, source });
            at += 1;
        }
        AlgorithmTable {
            titles,
            opening: listing,
        }
    }

    /// What is said of the algorithm with this id.
    pub fn find(&self, id: &str) -> Option<&Title> {
        let found = self.titles.iter().find(|(known, _)| *known == id)?;
        Some(&found.1)
    }
}

impl AlgorithmDetails {
    pub(crate) const fn of(all: &[Words; COUNT]) -> AlgorithmDetails {
        let none = AlgorithmDetail {
            cost: "",
            listing: &[],
        };
        let mut details = [("", none); COUNT];
        let mut at = 0;
        while at < COUNT {
            let Words {
                id, cost, listing, ..
            } = all[at];
            details[at] = (id, AlgorithmDetail { cost, listing });
            at += 1;
        }
        AlgorithmDetails(details)
    }

    fn find(&self, id: &str) -> Option<&AlgorithmDetail> {
        let found = self.0.iter().find(|(known, _)| *known == id)?;
        Some(&found.1)
    }

    /// What the algorithm with this id costs.
    pub fn cost(&self, id: &str) -> &'static str {
        self.find(id).map_or("", |detail| detail.cost)
    }
}

impl Texts {
    /// The name of an algorithm.
    pub fn name_of(&self, algorithm: &Descriptor) -> &'static str {
        let title = self.algorithms.find(algorithm.id);
        title.map_or(algorithm.id, |title| title.name)
    }

    /// The listing of the algorithm with this id, once it is here.
    pub fn lines_of(&self, id: &str) -> Option<Lines> {
        if id == OPENING.id {
            return Some(self.algorithms.opening);
        }
        let detail = self.rest?.algorithms.find(id)?;
        Some(detail.listing)
    }
}

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_core::{Algorithm, BoardSize, Goal, Instance, Problem, Reader, Setup, algorithm};

    use queens_page::language::Language;

    #[test]
    fn every_algorithm_has_words_and_every_line_of_its_listing_in_each_language() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            for algorithm in algorithm::ALL {
                let (id, code) = (algorithm.id, language.code());
                let place = format!("crates/queens-text/src/{code}/algorithm");
                let title = texts.algorithms.find(id);
                let title = title.unwrap_or_else(|| panic!("{place} has no words for “{id}”"));
                let lines = texts.lines_of(id).unwrap_or_default();
                let (count, wanted) = (lines.len(), algorithm.listing.len());
                assert_eq!(count, wanted, "lines in the listing of “{id}” in {place}");
                let cost = texts.rest().algorithms.cost(id);
                assert!(cost.ends_with('.'), "the cost of “{id}” in {place}");
                for text in lines.iter().chain(&[title.name, title.idea, title.source]) {
                    assert!(!text.trim().is_empty() && text.matches('*').count() % 2 == 0);
                }
            }
        }
    }

    /// The lines that a search for sets of so many queens shows, one for each step.
    fn lines(algorithm: &'static Algorithm, k: u16) -> Vec<usize> {
        let size = BoardSize::new(6).unwrap();
        let setup = Setup {
            k: Some(k),
            ..Setup::new(Problem::Domination, size, Goal::All)
        };
        let mut reader = Reader::start(
            &algorithm
                .accept(Instance::new(setup).unwrap())
                .expect("served"),
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
            // Two queens do not dominate this board, three do.
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
    fn the_listing_that_is_always_here_is_that_of_the_algorithm_that_the_page_opens_with() {
        for language in Language::ALL {
            let first = Texts::of(language).algorithms.titles[0].0;
            assert_eq!(first, algorithm::OPENING.id, "the first in {language:?}");
        }
    }
}
