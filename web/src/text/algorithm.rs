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

use super::Language;

/// One algorithm in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) name: &'static str,
    /// The idea, in one line.
    pub(crate) idea: &'static str,
    pub(crate) source: &'static str,
    /// The lines of its listing; keywords between stars.
    pub(crate) listing: &'static [&'static str],
}

/// One algorithm in every language.
struct Translated {
    /// Its id in the registry.
    id: &'static str,
    english: Words,
    french: Words,
    romanian: Words,
}

const ALL: [Translated; 25] = [
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
    tour_fewest_onward::TEXTS,
    tour_natural_order::TEXTS,
    tour_roth::TEXTS,
    coverage_search::TEXTS,
    move_one::TEXTS,
];

/// The algorithms in one language, by their ids. The languages share nothing, so that each can be fetched
/// alone.
pub(crate) struct AlgorithmTable([(&'static str, Words); ALL.len()]);

impl AlgorithmTable {
    const fn of(language: Language) -> AlgorithmTable {
        let mut table = [("", ALL[0].english); ALL.len()];
        let mut at = 0;
        while at < ALL.len() {
            let words = match language {
                Language::English => ALL[at].english,
                Language::French => ALL[at].french,
                Language::Romanian => ALL[at].romanian,
            };
            table[at] = (ALL[at].id, words);
            at += 1;
        }
        AlgorithmTable(table)
    }

    /// The words of the algorithm with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&Words> {
        let found = self.0.iter().find(|(known, _)| *known == id)?;
        Some(&found.1)
    }
}

pub(super) const ENGLISH: AlgorithmTable = AlgorithmTable::of(Language::English);
pub(super) const FRENCH: AlgorithmTable = AlgorithmTable::of(Language::French);
pub(super) const ROMANIAN: AlgorithmTable = AlgorithmTable::of(Language::Romanian);

#[cfg(test)]
mod tests {
    use queens_core::algorithm;

    use crate::text::Language;

    #[test]
    fn every_algorithm_has_words_and_every_line_of_its_listing_in_each_language() {
        for language in Language::ALL {
            let table = &language.texts().algorithms;
            for algorithm in algorithm::ALL {
                let found = table.find(algorithm.id);
                let texts = found.unwrap_or_else(|| panic!("{algorithm:?} in {language:?}"));
                assert_eq!(
                    texts.listing.len(),
                    algorithm.listing.len(),
                    "{algorithm:?} in {language:?}"
                );
                for text in texts
                    .listing
                    .iter()
                    .chain(&[texts.name, texts.idea, texts.source])
                {
                    assert!(!text.trim().is_empty() && text.matches('*').count() % 2 == 0);
                }
            }
        }
    }
}
