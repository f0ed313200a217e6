//! The results panel: the gallery, its tools, and the verdict on another program's output.

use queens_core::formats::Form;

use super::check::CheckTexts;
use super::number::Numbers;
use queens_page::results::{FileKind, Tool};

/// What it took to refute a number of queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    Nodes(u64),
    /// Sets of so many queens.
    Tests(u64),
}

/// The texts of the results panel.
pub struct ResultsTexts {
    /// In place of boards, before a search.
    pub nothing: &'static str,
    /// A count keeps no boards, by an algorithm that only counts.
    pub count_alone: &'static str,
    /// A count keeps no boards.
    pub count: &'static str,
    /// The same of a board that is too wide for a trace; one solution stands on it.
    pub too_wide: &'static str,
    /// More solutions may come.
    pub more: &'static str,
    /// Only so many boards are kept.
    pub limit: fn(&Numbers, u64) -> String,
    /// How many orbits there are of each size, and their sum.
    pub orbits: fn(&Numbers, &[(usize, u64)], u64) -> String,
    /// No symmetry keeps the given queens.
    pub no_symmetry: &'static str,
    /// The name of the proof of the least number of queens.
    pub chain: &'static str,
    /// So many queens do not suffice, and what it took to know.
    pub refuted: fn(&Numbers, u16, Cost) -> String,
    /// So many queens suffice.
    pub found: fn(usize) -> String,
    /// The name of the list of boards.
    pub gallery: &'static str,
    /// Under a board: the size of its orbit, in plain words.
    pub orbit: fn(usize) -> String,
    /// A board by its number, its squares and the size of its orbit.
    pub board: fn(&Numbers, u64, &str, usize) -> String,
    /// The same for the board that stands for a class.
    pub class_board: fn(&Numbers, u64, &str, usize) -> String,
    /// Leads to the boards of a class, by its number and size.
    pub open_class: fn(&Numbers, u64, usize) -> String,
    /// Above the boards of a class: its number, those found, and its size.
    pub class: fn(&Numbers, u64, usize, usize) -> String,
    pub all_classes: &'static str,
    /// The name of the group of tools.
    pub tools: &'static str,
    pub tool: fn(Tool) -> &'static str,
    pub export: ExportTexts,
    pub check: CheckTexts,
}

/// The texts of solutions as text and files.
pub struct ExportTexts {
    pub form: &'static str,
    pub form_name: fn(Option<Form>) -> &'static str,
    /// What the numbers are: rows of columns, or else columns of rows.
    pub numbers: fn(bool) -> &'static str,
    pub most: &'static str,
    /// In the empty field: all of them.
    pub all: &'static str,
    /// The name of the beginning of the text.
    pub preview: &'static str,
    pub copy: &'static str,
    pub save: fn(FileKind) -> &'static str,
    /// The most boards that are copied, and saved.
    pub limits: fn(&Numbers, usize, usize) -> String,
    pub nothing: &'static str,
}

/// `11 × 8 + 4`, with the sum after it.
pub(crate) fn sum(numbers: &Numbers, sizes: &[(usize, u64)], total: u64) -> String {
    let term = |&(size, count): &(usize, u64)| match count {
        1 => size.to_string(),
        _ => format!("{} × {size}", numbers.whole(count)),
    };
    let setup: Vec<_> = sizes.iter().map(term).collect();
    format!("{} = {}", setup.join(" + "), numbers.whole(total))
}

/// A list in words.
pub(crate) fn listed(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn the_check_sum_is_told_as_in_the_books() {
        let orbits = |language: Language, sizes: &[(usize, u64)], total| {
            let texts = Texts::of(language);
            (texts.rest().results.orbits)(&texts.numbers, sizes, total)
        };
        let eight = [(8, 11), (4, 1)];
        assert_eq!(
            orbits(Language::English, &eight, 92),
            "11 orbits of 8 and 1 of 4: 11 × 8 + 4 = 92"
        );
        assert_eq!(
            orbits(Language::French, &eight, 92),
            "11 orbites de 8 et 1 de 4\u{a0}: 11 × 8 + 4 = 92"
        );
        assert_eq!(
            orbits(Language::Romanian, &eight, 92),
            "11 orbite de 8 și 1 de 4: 11 × 8 + 4 = 92"
        );
        assert_eq!(
            orbits(Language::English, &[(2, 1)], 2),
            "1 orbit of 2: 2 = 2"
        );
    }
}
