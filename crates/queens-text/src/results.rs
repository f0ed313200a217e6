//! The results panel: the gallery, its tools, and the verdict on another program's output.

use queens_core::Problem;
use queens_core::check::{Doubled, Verdict, WrongBoard};
use queens_core::formats::Form;
use queens_core::formats::read::{Spot, Unreadable};

use super::Sentence;
use super::number::Numbers;
use queens_page::results::{FileKind, Refusal, Tool};

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

/// The texts of a check.
pub struct CheckTexts {
    pub label: &'static str,
    /// What is read of a problem, the most bytes, and the largest board of n queens.
    pub hint: fn(&Numbers, Problem, usize, u8) -> String,
    pub ask: &'static str,
    pub stop: &'static str,
    pub waiting: &'static str,
    pub stopped: &'static str,
    pub refused: fn(&Numbers, &Refusal) -> String,
    /// The verdict in a sentence or two; the name is the algorithm's.
    pub verdict: fn(&Numbers, &Verdict, &str) -> Sentence,
    /// On how many squares the tours begin, and which: no start is fixed.
    pub starts: fn(usize, &str) -> String,
    /// The lines are solutions of a board of another size.
    pub other: fn(u8) -> String,
    /// No board was read, and so many empty lists.
    pub empty_lists: fn(usize) -> String,
    /// How the first board was read: its form, and whether its numbers are the rows of columns.
    pub form: fn(Form, bool) -> String,
    pub missing: fn(&Numbers, u64) -> String,
    pub doubled: fn(&Numbers, u64) -> String,
    pub wrong: fn(&Numbers, u64) -> String,
    pub unreadable: fn(&Numbers, u64) -> String,
    pub doubled_line: fn(&Numbers, &Doubled) -> String,
    pub wrong_line: fn(&Numbers, &WrongBoard) -> String,
    /// What the link of a wrong board does.
    pub open: &'static str,
    pub unreadable_line: fn(&Numbers, &Unreadable) -> String,
    /// Where it is, what is printed there, what is expected, and the algorithm's name.
    pub departure: fn(&Numbers, Spot, &str, &str, &str) -> String,
    pub and_more: fn(&Numbers, u64) -> String,
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
    use crate::{ENGLISH, FRENCH, ROMANIAN, Texts};
    use queens_core::check::{self, Fault, Verdict, WrongBoard};
    use queens_core::formats::read::Spot;
    use queens_core::{BoardSize, Goal, Instance};

    use queens_page::language::Language;

    fn verdict(text: &str) -> Verdict {
        let size = BoardSize::new(4).unwrap();
        let instance = Instance::queens(size, &[], Goal::All).unwrap();
        let algorithm = queens_core::algorithm::find("recursive").unwrap();
        let mut checking =
            check::begin(&algorithm.accept(instance).expect("served"), text).unwrap();
        checking.finish()
    }

    fn said(text: &str) -> [String; 3] {
        [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| {
            let sentence =
                (texts.rest().results.check.verdict)(&texts.numbers, &verdict(text), "X");
            sentence.plain()
        })
    }

    #[test]
    fn none_and_a_hundred_are_counted_as_romanian_does() {
        let wrong = |found| {
            let fault = Fault::Queens { found, expected: 4 };
            (ROMANIAN.rest().results.check.wrong_line)(
                &ROMANIAN.numbers,
                &WrongBoard {
                    at: Spot {
                        line: 3,
                        list: None,
                    },
                    squares: Vec::new(),
                    fault,
                },
            )
        };
        assert_eq!(wrong(0), "Rândul 3: 0 regine în loc de 4");
        assert_eq!(wrong(20), "Rândul 3: 20 de regine în loc de 4");
        assert_eq!(wrong(101), "Rândul 3: 101 regine în loc de 4");
    }

    #[test]
    fn a_board_that_shares_its_line_is_named_by_its_place_there() {
        let verdict = verdict("[[1, 3, 0, 2], [0, 1, 2, 3], [1, 3, 0, 2]]");
        let said = [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| {
            let own = &texts.rest().results.check;
            let wrong = (own.wrong_line)(&texts.numbers, &verdict.wrong.first[0]);
            [
                wrong,
                (own.doubled_line)(&texts.numbers, &verdict.doubled.first[0]),
            ]
        });
        assert_eq!(
            said[0],
            [
                "Line 1, list 2: a1 and b2 attack each other on a diagonal",
                "Line 1, list 3: the same as line 1, list 1",
            ]
        );
        assert!(said[1][0].starts_with("Ligne 1, liste 2\u{a0}: a1 et b2"));
        assert!(said[2][0].starts_with("Rândul 1, lista 2: a1 și b2"));
    }

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

    #[test]
    fn a_verdict_says_first_how_much_is_right() {
        let [english, french, romanian] = said("[1, 3, 0, 2]\n[2, 0, 3, 1]\n");
        assert_eq!(english, "All 2 solutions, each once, in the order of X.");
        assert_eq!(
            french,
            "Les 2 solutions, chacune une fois, dans l’ordre de X."
        );
        assert_eq!(
            romanian,
            "Toate cele 2 soluții, fiecare o dată, în ordinea lui X."
        );
        assert_eq!(
            said("[1, 3, 0, 2]\n"),
            [
                "1 of 2 solutions: one of each class up to symmetry.",
                "1 des 2 solutions\u{a0}: une de chaque classe à symétrie près.",
                "1 din 2 soluții: câte una din fiecare clasă de simetrie.",
            ]
        );
        let [english, ..] = said("[2, 0, 3, 1]\n[1, 3, 0, 2]\n");
        assert_eq!(
            english,
            "All 2 solutions, each once, but not in the order of X."
        );
        let unknown = Verdict {
            solutions: None,
            ..verdict("[2, 0, 3, 1]\n")
        };
        let unknown = Verdict {
            missing: Default::default(),
            selection: None,
            ..unknown
        };
        let texts = Texts::of(Language::English);
        let check = &texts.rest().results.check;
        assert_eq!(
            (check.verdict)(&texts.numbers, &unknown, "X").plain(),
            "1 solution right. Not all solutions are known here, so what is missing cannot be told."
        );
        let [english, french, romanian] = said("[2, 0, 3, 1]\nabc\n[2, 0, 3, 1]\n[0, 1, 2, 3]\n");
        assert_eq!(
            english,
            "1 of 2 solutions right; 1 missing, 1 printed again, 1 wrong, 1 line unreadable."
        );
        assert_eq!(
            french,
            "1 solution juste sur 2\u{a0}; 1 manquante, 1 répétée, 1 fausse, 1 ligne illisible."
        );
        assert_eq!(
            romanian,
            "1 din 2 soluții e corectă; 1 lipsă, 1 repetată, 1 greșită, 1 rând necitit."
        );
    }
}
