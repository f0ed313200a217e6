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
    /// The title of an algorithm. If it is not written yet, the name is the id of the algorithm.
    pub fn title_of(&self, algorithm: &Descriptor) -> Title {
        let found = self.algorithms().find(algorithm.id);
        let [name, idea, source] = found.unwrap_or([algorithm.id, "", ""]);
        Title { name, idea, source }
    }

    /// The name of an algorithm.
    pub fn name_of(&self, algorithm: &Descriptor) -> &'static str {
        self.title_of(algorithm).name
    }

    /// The listing of an algorithm; `None` before it is loaded. If it is not written yet, its lines are their labels.
    pub fn lines_of(&self, algorithm: &Descriptor) -> Option<Lines> {
        if algorithm == OPENING.descriptor() {
            return Some(self.first_listing().lines().split('\n').collect());
        }
        let labels = || algorithm.listing.iter().map(|line| line.label).collect();
        Some(self.rest?.listing(algorithm.id).unwrap_or_else(labels))
    }
}

impl RestTexts {
    /// The cost of the algorithm with this id.
    pub fn cost_of(&self, id: &str) -> &'static str {
        let found = self.algorithm_costs().find(id);
        found.map_or("", |[cost]| cost)
    }

    /// The note below the listing of an algorithm: how the program departs from its sheet, or that the listing is not
    /// written yet.
    pub fn listing_note(&self, algorithm: &Descriptor) -> Option<&'static str> {
        let texts = self.program();
        if algorithm != OPENING.descriptor() && self.listings().find(algorithm.id).is_none() {
            return Some(texts.no_listing());
        }
        match algorithm.id {
            "nested-loops" => Some(texts.departure_nested_loops()),
            "board-copy" => Some(texts.departure_board_copy()),
            "upward-scan" => Some(texts.departure_upward_scan()),
            "digit-string" => Some(texts.departure_digit_string()),
            _ => None,
        }
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
    fn a_listing_has_a_text_for_each_line_in_each_language() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            for algorithm in algorithm::ALL {
                let (id, code) = (algorithm.id, language.code());
                let place = format!("crates/queens-text/texts/{code}");
                let title = texts.title_of(algorithm);
                let lines = texts.lines_of(algorithm).unwrap_or_default();
                check_lines(id, &lines, algorithm.listing, language);
                let cost = texts.rest().cost_of(id);
                assert!(
                    cost.is_empty() || cost.ends_with('.'),
                    "the cost of “{id}” in {place}"
                );
                for text in lines.iter().chain(&[title.name, title.idea, title.source]) {
                    assert!(
                        text.matches('*').count() % 2 == 0,
                        "{id} in {place}: {text}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_programs_of_sheet_001_have_a_note_about_their_departures() {
        for language in Language::ALL {
            let texts = Texts::of(language).rest();
            let all = algorithm::ALL.into_iter();
            let noted = all.filter(|algorithm| texts.listing_note(algorithm).is_some());
            let noted: Vec<_> = noted.map(|algorithm| algorithm.id).collect();
            let sheet = ["nested-loops", "board-copy", "upward-scan", "digit-string"];
            assert_eq!(noted, sheet, "{language:?}");
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
                    let line = Texts::of(language).lines_of(algorithm).unwrap()[end - 1];
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
            assert_eq!(
                texts.lines_of(algorithm::OPENING),
                texts.rest().listing(id),
                "{language:?}"
            );
        }
    }
}
