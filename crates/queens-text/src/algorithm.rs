//! The algorithms in words: name, idea, source and listing, one file for each id of the registry.

mod accessibility_dynamic;
mod accessibility_list;
mod accessibility_scan;
mod bitmask;
mod board_copy;
mod coverage_search;
mod digit_string;
mod explicit_stack;
mod forward_checking;
mod half_board;
mod meet_in_the_middle;
mod min_conflicts;
mod move_one;
mod nested_loops;
mod one_per_column;
mod permutations;
mod prefix_check;
mod random_placement;
mod random_rows;
mod recursive;
mod row_by_row;
mod subsets;
mod tour_fewest_onward;
mod tour_natural_order;
mod tour_roth;
mod upward_scan;

use super::Texts;
use queens_page::language::Language;

/// One algorithm in one language.
#[derive(Clone, Copy)]
struct Words {
    pub name: &'static str,
    /// The idea, in one line.
    pub idea: &'static str,
    pub source: &'static str,
    /// The lines of its listing; keywords between stars.
    pub listing: &'static [&'static str],
}

/// One algorithm in every language.
struct Translated {
    /// Its id in the registry.
    id: &'static str,
    english: Words,
    french: Words,
    romanian: Words,
}

const ALL: [Translated; 26] = [
    recursive::TEXTS,
    half_board::TEXTS,
    nested_loops::TEXTS,
    board_copy::TEXTS,
    upward_scan::TEXTS,
    digit_string::TEXTS,
    prefix_check::TEXTS,
    explicit_stack::TEXTS,
    permutations::TEXTS,
    row_by_row::TEXTS,
    subsets::TEXTS,
    one_per_column::TEXTS,
    random_placement::TEXTS,
    random_rows::TEXTS,
    accessibility_scan::TEXTS,
    accessibility_list::TEXTS,
    accessibility_dynamic::TEXTS,
    min_conflicts::TEXTS,
    forward_checking::TEXTS,
    bitmask::TEXTS,
    meet_in_the_middle::TEXTS,
    tour_fewest_onward::TEXTS,
    tour_natural_order::TEXTS,
    tour_roth::TEXTS,
    coverage_search::TEXTS,
    move_one::TEXTS,
];

/// The one that the page opens with.
const OPENING: Translated = recursive::TEXTS;

/// What menus and the form say of an algorithm.
#[derive(Clone, Copy)]
pub struct Title {
    pub name: &'static str,
    /// The idea, in one line.
    pub idea: &'static str,
    pub source: &'static str,
}

/// The lines of a listing; keywords between stars.
pub type Lines = &'static [&'static str];

/// The algorithms in one language, by their ids. The languages share nothing, so that each can be fetched
/// alone; nor do titles and listings, of which those in English are fetched with the rest.
pub struct AlgorithmTable {
    titles: [(&'static str, Title); ALL.len()],
    /// The listing of the algorithm that the page opens with.
    pub(super) opening: Lines,
}

/// The listings of all algorithms in one language, by their ids.
pub struct Listings([(&'static str, Lines); ALL.len()]);

impl Translated {
    const fn words(&self, language: Language) -> Words {
        match language {
            Language::English => self.english,
            Language::French => self.french,
            Language::Romanian => self.romanian,
        }
    }
}

impl Words {
    const fn title(&self) -> Title {
        Title {
            name: self.name,
            idea: self.idea,
            source: self.source,
        }
    }
}

impl AlgorithmTable {
    const fn of(language: Language) -> AlgorithmTable {
        let mut titles = [("", ALL[0].english.title()); ALL.len()];
        let mut at = 0;
        while at < ALL.len() {
            titles[at] = (ALL[at].id, ALL[at].words(language).title());
            at += 1;
        }
        AlgorithmTable {
            titles,
            opening: OPENING.words(language).listing,
        }
    }

    /// What is said of the algorithm with this id.
    pub fn find(&self, id: &str) -> Option<&Title> {
        let found = self.titles.iter().find(|(known, _)| *known == id)?;
        Some(&found.1)
    }
}

impl Listings {
    const fn of(language: Language) -> Listings {
        let mut listings: [(&str, Lines); ALL.len()] = [("", &[]); ALL.len()];
        let mut at = 0;
        while at < ALL.len() {
            listings[at] = (ALL[at].id, ALL[at].words(language).listing);
            at += 1;
        }
        Listings(listings)
    }
}

impl Texts {
    /// The listing of the algorithm with this id, once it is here.
    pub fn listing(&self, id: &str) -> Option<Lines> {
        if id == OPENING.id {
            return Some(self.algorithms.opening);
        }
        let mut listings = self.rest?.listings.0.iter();
        let found = listings.find(|(known, _)| *known == id)?;
        Some(found.1)
    }
}

pub(super) const ENGLISH: AlgorithmTable = AlgorithmTable::of(Language::English);
pub(super) const FRENCH: AlgorithmTable = AlgorithmTable::of(Language::French);
pub(super) const ROMANIAN: AlgorithmTable = AlgorithmTable::of(Language::Romanian);

pub(super) const LISTINGS_ENGLISH: Listings = Listings::of(Language::English);
pub(super) const LISTINGS_FRENCH: Listings = Listings::of(Language::French);
pub(super) const LISTINGS_ROMANIAN: Listings = Listings::of(Language::Romanian);

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
                let title = texts.algorithms.find(algorithm.id);
                let title = title.unwrap_or_else(|| panic!("{algorithm:?} in {language:?}"));
                let lines = texts.listing(algorithm.id).unwrap_or_default();
                assert_eq!(
                    lines.len(),
                    algorithm.listing.len(),
                    "{algorithm:?} in {language:?}"
                );
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
                    let line = Texts::of(language).listing(id).unwrap()[end - 1];
                    assert!(line.contains(given), "{id}, k = {k}: {line}");
                }
            }
        }
    }

    #[test]
    fn the_listing_that_is_always_here_is_that_of_the_algorithm_that_the_page_opens_with() {
        assert_eq!(super::OPENING.id, algorithm::OPENING.id);
    }
}
