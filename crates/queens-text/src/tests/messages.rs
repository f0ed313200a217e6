//! Tests that fill in messages.

use queens_page::language::Language;

use crate::{ENGLISH, Texts};

#[test]
fn plurals_follow_the_language() {
    let counted = [
        &ENGLISH,
        Texts::of(Language::FRENCH),
        Texts::of(Language::ROMANIAN),
    ]
    .map(|texts| [0, 1, 2, 19, 20, 92, 101, 120, 2_000].map(|count| texts.event().counted(count)));
    let solutions = |language: usize| {
        counted[language]
            .each_ref()
            .map(|text| text.split('*').nth(1).unwrap())
    };
    assert_eq!(
        solutions(0)[..3],
        ["no solution", "1 solution", "2 solutions"]
    );
    assert_eq!(solutions(1)[8], "2\u{202f}000 solutions");
    assert_eq!(
        solutions(2),
        [
            "nicio soluție",
            "o soluție",
            "2 soluții",
            "19 soluții",
            "20 de soluții",
            "92 de soluții",
            "101 soluții",
            "120 de soluții",
            "2.000 de soluții",
        ]
    );
    let millions = "2\u{202f}000\u{202f}000 d’appels";
    assert_eq!(
        Texts::of(Language::FRENCH).event().cap_calls(2_000_000),
        millions
    );
    assert!(
        Texts::of(Language::FRENCH)
            .event()
            .cap_calls(2_000_001)
            .ends_with("001 appels")
    );
}

#[test]
fn french_signs_and_equations_do_not_break() {
    assert_eq!(
        Texts::of(Language::FRENCH).event().counting(8),
        "Comptage de toutes les solutions pour n\u{a0}=\u{a0}8"
    );
    assert!(
        Texts::of(Language::FRENCH)
            .event()
            .restart()
            .contains("échoué\u{a0}: ")
    );
}

#[test]
fn an_absent_argument_and_a_nested_choice_select_their_texts() {
    let card = ENGLISH.card();
    assert_eq!(card.refused(None), "*Rejected* on this path.");
    assert!(card.refused(Some("b1")).ends_with("attacked by b1."));
    assert_eq!(
        ENGLISH.event().start(None, None),
        "Start: nothing has been tried yet"
    );
    assert!(card.onward(&[]).starts_with("Not visited; no move"));
}
