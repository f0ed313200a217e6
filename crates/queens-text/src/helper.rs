//! The procedures that listings call.

use std::ops::Range;

use queens_core::{Helper as Procedure, Position, Square};

use super::algorithm::Lines;
use super::rest::RestTexts;
use super::words::Helper;

/// The numbers of the free neighbours of a square, in the sheet's notation. `None` if the search keeps no such lists.
pub fn list(position: &Position, of: Square) -> Option<String> {
    let size = position.size();
    let squares = position.free_neighbours()?.squares(of);
    let numbers: Vec<_> = squares.map(|it| size.number(it).to_string()).collect();
    Some(format!("[{}]", numbers.join(", ")))
}

impl RestTexts {
    /// The lines of a procedure that listings call; their labels if the procedure is not written yet.
    pub fn helper_lines(&self, helper: &Procedure) -> Lines {
        let written = self.listing(helper.id);
        written.unwrap_or_else(|| helper.lines.iter().map(|line| line.label).collect())
    }
}

impl Helper {
    /// The sentence on a square's card about its list of free neighbours, with the names of the sheet.
    pub fn of_square(self, position: &Position, square: Square) -> Option<String> {
        let list = list(position, square)?;
        let is_reordered = position.free_neighbours()?.is_reordered(square);
        let number = position.size().number(square) as u16;
        Some(self.list(number, &list, is_reordered))
    }
}

/// The range of a call of the procedure with this name, with its arguments, in a line of a listing. `None` without a call, and from the
/// definition of the procedure on.
pub fn call(listing: &[&str], line: usize, name: &str) -> Option<Range<usize>> {
    let is_head = |text: &&str| {
        let head = text.strip_prefix("*def* ").unwrap_or(text);
        head.strip_prefix(name)
            .is_some_and(|rest| rest.starts_with('('))
    };
    if listing.iter().take(line).any(is_head) {
        return None;
    }
    let text = listing.get(line.checked_sub(1)?)?;
    let is_word = |before: char| before.is_alphanumeric() || before == '_';
    let (at, _) = text.match_indices(name).find(|&(at, _)| {
        !text[..at].ends_with(is_word) && text[at + name.len()..].starts_with('(')
    })?;
    let mut open = 0;
    let handed = text[at..].char_indices().find(|&(_, sign)| {
        open += i32::from(sign == '(') - i32::from(sign == ')');
        sign == ')' && open == 0
    });
    Some(at..at + handed?.0 + 1)
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm;
    use queens_page::language::Language;

    use super::{Lines, call};
    use crate::Texts;
    use crate::algorithm::check_lines;

    #[test]
    fn every_procedure_has_its_lines_and_is_called_by_the_listing_or_by_another_in_each_language() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            let lines_of = |helper| texts.rest().helper_lines(helper);
            for algorithm in algorithm::ALL {
                let called = algorithm.called_helpers();
                let listing = texts.lines_of(algorithm).unwrap_or_default();
                for helper in called {
                    let lines = lines_of(helper);
                    check_lines(helper.id, &lines, helper.lines, language);
                    assert!(lines.iter().all(|text| text.matches('*').count() % 2 == 0));
                    let head = lines[0].trim_start_matches("*def* ");
                    assert!(head.starts_with(helper.name), "{head}");
                    let bodies = called.iter().map(lines_of);
                    let mut all = bodies.chain([listing.clone()]);
                    let calls = |lines: Lines| {
                        (1..=20).any(|line| call(&lines, line, helper.name).is_some())
                    };
                    assert!(all.any(calls), "{} calls {}", algorithm.id, helper.id);
                }
            }
        }
    }

    #[test]
    fn a_call_is_a_whole_name_with_what_is_handed_over() {
        let texts = Texts::of(Language::ENGLISH);
        let called = |id: &str, line: usize| {
            let algorithm = algorithm::find(id).expect(id);
            let listing = texts.lines_of(algorithm).unwrap_or_default();
            let mut ranges = algorithm
                .called_helpers()
                .iter()
                .filter_map(|it| call(&listing, line, it.name));
            let range = ranges.next();
            assert_eq!(ranges.next(), None);
            range.map(|range| listing[line - 1][range].to_owned())
        };
        assert_eq!(called("recursive", 6).as_deref(), Some("issafe(cb, k)"));
        assert_eq!(called("recursive", 7), None);
        assert_eq!(
            called("nested-loops", 7).as_deref(),
            Some("occuper(t, xi, i)")
        );
        assert_eq!(
            called("tour-fewest-onward", 5).as_deref(),
            Some("TriFusion(ListeCA[n])")
        );
        assert_eq!(
            called("tour-fewest-onward", 2).as_deref(),
            Some("OccupePosition(n)")
        );
        assert_eq!(called("tour-fewest-onward", 7), None);
        assert_eq!(called("digit-string", 6).as_deref(), Some("test(…, −1)"));
        // A procedure's own listing begins with its definition.
        assert_eq!(call(&["test(a)", "  *return* test(b)"], 2, "test"), None);
    }
}
