//! Messages: what was refused or corrected, with the value and what is allowed.

use queens_core::{BoardSize, Goal, Square};

use super::number::Numbers;
use queens_page::notice::Notice;
use queens_page::permalink::Key;
use queens_page::settings::Side;

/// The texts of messages.
pub struct NoticeTexts {
    /// The name of the region that holds them.
    pub region: &'static str,
    pub dismiss: &'static str,
    /// Loads the page anew.
    pub reload: &'static str,
    /// Leads to the puzzle that was left.
    pub back_to_puzzle: &'static str,
    pub sentence: fn(&Notice, &Numbers) -> String,
}

/// What an address writes where there is nothing: no default takes the place of a bad value.
pub(crate) const NOTHING: &str = "–";

/// The letter of a side of the board.
pub(crate) const fn letter(side: Side) -> &'static str {
    match side {
        Side::Files => "n",
        Side::Ranks => "m",
    }
}

/// A key with its value, as it stands in the address; or that it has none, in the word of the language.
pub(crate) fn stated(key: &str, value: &str, empty: &str) -> String {
    match value {
        NOTHING | "" => format!("{key} ({empty})"),
        _ => format!("{key}={value}"),
    }
}

/// Whether this is a goal, which then is one of other algorithms.
pub(crate) fn is_goal(key: &str, value: &str) -> bool {
    key == Key::Goal.into_str() && Goal::ALL.iter().any(|goal| goal.name() == value)
}

/// Whether this names a range rather than values.
pub(crate) fn is_range(allowed: &str) -> bool {
    allowed.contains('–')
}

/// Whether this names several values.
pub(crate) fn is_list(allowed: &str) -> bool {
    allowed.contains(", ")
}

/// The square in the last file and the last rank.
pub(crate) fn last(size: BoardSize) -> Square {
    size.numbered(size.area() - 1)
}

pub(crate) fn list(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_core::Interest;

    use super::*;
    use queens_page::language::Language;

    /// What each language says; English, French and Romanian come first.
    fn said(notice: &Notice) -> Vec<String> {
        let texts = Language::ALL.map(Texts::of).into_iter();
        let said = texts.map(|texts| (texts.notice.sentence)(notice, &texts.numbers));
        said.collect()
    }

    #[test]
    fn a_goal_of_other_algorithms_and_a_missing_value_are_named() {
        let bad = |key, value: &str, allowed: &str, used: &str| Notice::BadValue {
            key,
            value: value.to_owned(),
            allowed: allowed.to_owned(),
            used: used.to_owned(),
        };
        assert_eq!(
            said(&bad("goal", "all", "first", "first")),
            [
                "goal=all is not available with this algorithm; using first",
                "goal=all n’est pas possible avec cet algorithme\u{a0}; first est utilisé",
                "goal=all nu e posibil cu acest algoritm; se folosește first",
            ]
        );
        let missing = said(&bad("n", NOTHING, "1–32", "8"));
        assert_eq!(
            missing[0],
            "n (empty) is not a whole number in 1–32; using 8"
        );
        let other = said(&bad("goal", "none", "first, all", "all"));
        assert_eq!(
            other,
            [
                "goal=none is not one of first, all; using all",
                "goal=none ne figure pas parmi les valeurs permises (first, all)\u{a0}; all est utilisé",
                "goal=none nu e printre valorile permise (first, all); se folosește all",
            ]
        );
        let only = said(&bad("embed", "2", "1", NOTHING));
        assert_eq!(
            only,
            [
                "embed=2 is not allowed (only 1 is); ignored",
                "embed=2 n’est pas permis (seul 1 l’est)\u{a0}; ignoré",
                "embed=2 nu e permis (numai 1 este); ignorat",
            ]
        );
    }

    #[test]
    fn a_bad_value_is_named_with_what_is_allowed_and_what_is_used() {
        let notice = Notice::BadValue {
            key: "n",
            value: "99".to_owned(),
            allowed: "1–32".to_owned(),
            used: "8".to_owned(),
        };
        let said = said(&notice);
        assert_eq!(
            said,
            [
                "n=99 is outside 1–32; using 8",
                "n=99 est hors de l’intervalle 1–32\u{a0}; 8 est utilisé",
                "n=99 e în afara intervalului 1–32; se folosește 8",
            ]
        );
    }

    #[test]
    fn a_number_that_is_not_whole_is_not_said_to_be_outside() {
        let said = said(&Notice::BadValue {
            key: "k",
            value: "8.5".to_owned(),
            allowed: "1–64".to_owned(),
            used: "none".to_owned(),
        });
        assert!(said[1].contains("n’est pas un entier"), "{}", said[1]);
        assert!(said[2].contains("nu e un număr întreg"), "{}", said[2]);
    }

    #[test]
    fn an_unknown_algorithm_is_named_with_what_is_used_and_with_the_menu_that_lists_them() {
        let named = |key, used| {
            let value = "xyz".to_owned();
            said(&Notice::NoAlgorithm { key, value, used })
        };
        let said = named("algorithm", "recursive");
        assert_eq!(
            said[0],
            "algorithm=xyz is not an algorithm for this problem; using recursive. The menu “Algorithm” lists them"
        );
        for (text, language) in said.iter().zip(Language::ALL) {
            let menu = Texts::of(language).setup.algorithm;
            for word in ["algorithm=xyz", "recursive", menu] {
                assert!(text.contains(word), "{text}");
            }
            assert!(!text.contains("bitmask"), "{text}");
        }
        assert!(named("compare", NOTHING)[0].contains("compare=xyz"));
        assert!(named("compare", NOTHING)[0].contains("; ignored."));
    }

    #[test]
    fn squares_that_a_board_above_32_cannot_have_are_named_in_plain_words() {
        let notice = Notice::BadValue {
            key: "fixed",
            value: "a1,c3".to_owned(),
            allowed: NOTHING.to_owned(),
            used: NOTHING.to_owned(),
        };
        let said = said(&notice);
        assert_eq!(
            said[0],
            "You can fix squares up to n\u{a0}=\u{a0}32; left out: a1,c3"
        );
        for text in said {
            assert!(
                text.contains("n\u{a0}=\u{a0}32") && text.ends_with(": a1,c3"),
                "{text}"
            );
            assert!(!text.contains('–') && !text.contains("fixed="), "{text}");
        }
    }

    #[test]
    fn what_is_no_square_is_named_with_those_of_the_board() {
        let text = "zz".to_owned();
        let size = BoardSize::rectangular(6, 9).unwrap();
        let said = said(&Notice::NotASquare { text, size });
        assert_eq!(
            said[0],
            "“zz” is not a square: this board has squares from a1 to f9"
        );
        assert!(
            said.iter()
                .all(|it| it.contains("zz") && it.ends_with(" f9"))
        );
    }

    #[test]
    fn a_way_that_is_cut_short_is_counted() {
        let cut = |last, squares| said(&Notice::WayCut { last, squares });
        assert_eq!(
            cut(Some(Square::A1), 1)[0],
            "1 square taken away: the way now ends on a1"
        );
        let romanian = |squares| cut(None, squares)[2].clone();
        assert!(romanian(1).starts_with("un câmp luat de pe tablă"));
        assert!(romanian(30).starts_with("30 de câmpuri luate de pe tablă"));
        assert!(cut(Some(Square::A1), 2)[1].starts_with("2 cases enlevées\u{a0}:"));
    }

    #[test]
    fn what_is_a_puzzle_is_said_in_a_sentence() {
        let value = "2025-01-01".to_owned();
        let said = said(&Notice::NoPuzzle { value });
        assert_eq!(
            said[0],
            "There is no puzzle “2025-01-01”: give a date from 2026-01-01 on, or a seed from 0 to 18446744073709551615"
        );
        for text in said {
            for word in ["2025-01-01", "2026-01-01", "18446744073709551615"] {
                assert!(text.contains(word) && !text.contains('–'), "{text}");
            }
        }
    }

    #[test]
    fn a_key_that_the_problem_does_not_have_is_told_without_a_range() {
        let notice = Notice::BadValue {
            key: "k",
            value: "3".to_owned(),
            allowed: NOTHING.to_owned(),
            used: NOTHING.to_owned(),
        };
        let said = said(&notice);
        assert_eq!(said[0], "k=3 means nothing for this problem; ignored");
        assert!(
            said.iter()
                .all(|text| text.starts_with("k=3 ") && !text.contains('–'))
        );
    }

    #[test]
    fn what_is_never_reached_is_counted_as_each_language_does() {
        let never = |interest| said(&Notice::NothingFound(interest));
        assert_eq!(
            never(Interest::Depth(1))[..3],
            [
                "There is never exactly one queen on the board",
                "Il n’y a jamais exactement une reine sur l’échiquier",
                "Pe tablă nu e niciodată exact o regină",
            ]
        );
        let romanian = |queens| never(Interest::Depth(queens))[2].clone();
        assert_eq!(romanian(19), "Pe tablă nu sunt niciodată 19 regine");
        assert_eq!(romanian(20), "Pe tablă nu sunt niciodată 20 de regine");
        assert_eq!(
            never(Interest::Tests(1))[..3],
            [
                "The search makes no test",
                "La recherche ne fait aucun test",
                "Căutarea nu face niciun test",
            ]
        );
        assert_eq!(
            never(Interest::Tests(12_345))[..3],
            [
                "The search makes fewer than 12,345 tests",
                "La recherche fait moins de 12\u{202f}345 tests",
                "Căutarea face mai puțin de 12.345 de teste",
            ]
        );
    }

    #[test]
    fn one_more_message_is_not_told_as_many() {
        assert_eq!(
            said(&Notice::AndMore { count: 1 })[..3],
            [
                "and 1 more like these",
                "et 1 autre de ce genre",
                "și încă unul de acest fel",
            ]
        );
        assert_eq!(
            said(&Notice::AndMore { count: 2 })[1],
            "et 2 autres de ce genre"
        );
    }

    #[test]
    fn what_the_browser_failed_at_is_named_in_every_language() {
        let texts = said(&Notice::NotSaved {
            name: "queens-8.csv".into(),
        });
        assert!(texts.iter().all(|text| text.ends_with(" queens-8.csv")));
        let texts = said(&Notice::Failed {
            why: "no clock".into(),
        });
        assert!(texts.iter().all(|text| text.contains(": no clock. ")));
        let texts = said(&Notice::AddressNotWritten);
        for (text, language) in texts.iter().zip(Language::ALL) {
            assert!(text.contains(Texts::of(language).header.share), "{text}");
        }
    }

    #[test]
    fn the_length_of_an_address_is_counted_too() {
        let romanian = |length| said(&Notice::AddressTooLong { length })[2].clone();
        assert!(romanian(4_097).starts_with("Adresa are 4.097 de caractere;"));
        assert!(romanian(4_101).starts_with("Adresa are 4.101 caractere;"));
    }
}
