//! Messages in Fluent's format: what the build refuses, and how arguments are filled in.

use std::collections::BTreeMap;

#[path = "../../build/fluent.rs"]
#[allow(dead_code, reason = "the build uses the rest")]
mod fluent;
#[path = "../../build/types.rs"]
mod types;

use crate::{ENGLISH, FRENCH, ROMANIAN};

/// The mistakes in a file in English and in French, a line each.
fn error(english: &str, french: &str) -> String {
    let parts = |text: &str| BTreeMap::from([("part".to_owned(), text.to_owned())]);
    let languages = [("en", english), ("fr", french)];
    let languages = languages.map(|(code, text)| (code.to_owned(), parts(text)));
    match fluent::compile(&languages.into()) {
        Ok(_) => String::new(),
        Err(mistakes) => mistakes.join("\n"),
    }
}

#[test]
fn a_mistake_stops_the_build_and_is_named_with_its_file_and_message() {
    const FOUND: &str = "# $count (Number): how many\nfound = { $count } found\n";
    assert_eq!(error(FOUND, "found = { $count } trouvés"), "");
    for (english, french, expected) in [
        (FOUND, "", "fr/part.ftl: `found`: the message is missing"),
        (
            FOUND,
            "found = x\nlost = y",
            "fr/part.ftl: `lost`: English has no such message",
        ),
        (
            FOUND,
            "found = { $number }",
            "fr/part.ftl: `found`: there is no $number; English declares: $count",
        ),
        (
            FOUND,
            "found = { $count ->\n    [few] a\n   *[other] b\n}",
            "fr/part.ftl: `found`: $count has no case [few]",
        ),
        (FOUND, "found = { $count", "fr/part.ftl:1: "),
        (
            FOUND,
            "found = x\nfound = y",
            "fr/part.ftl: `found` is defined twice",
        ),
        (
            "# $problem (Problem): the problem\na = { $problem ->\n    [chess] x\n   *[queens] y\n}",
            "a = z",
            "en/part.ftl: `a`: $problem has no case [chess]; it has [queens], [domination], [knight]",
        ),
        (
            "# $problem (Problem): the problem\na = { $problem }",
            "a = z",
            "en/part.ftl: `a`: $problem can only select a case",
        ),
        ("a = { $b }", "a = z", "en/part.ftl: `a`: there is no $b"),
        (
            "# $b (Knot): x\na = y",
            "a = z",
            "en/part.ftl: `a`: `$b (Knot): x` is not",
        ),
        ("a = { b }\nb = { a }", "a = x\nb = y", "contains itself"),
        (
            "a = { NUMBER($b) }",
            "a = x",
            "functions and terms are not supported",
        ),
    ] {
        let error = error(english, french);
        assert!(error.contains(expected), "{french}: {error}");
    }
}

#[test]
fn every_mistake_is_named() {
    let mistakes = error("a = x\nb = y", "c = z");
    let names = ["`a`: the message", "`b`: the message", "`c`: English"];
    assert!(
        names.iter().all(|name| mistakes.contains(name)),
        "{mistakes}"
    );
}

#[test]
fn plurals_follow_the_language() {
    let counted = [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| {
        [0, 1, 2, 19, 20, 92, 101, 120, 2_000].map(|count| texts.event().counted(count))
    });
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
    assert_eq!(FRENCH.event().cap_calls(2_000_000), millions);
    assert!(FRENCH.event().cap_calls(2_000_001).ends_with("001 appels"));
}

#[test]
fn french_signs_and_equations_do_not_break() {
    assert_eq!(
        FRENCH.event().counting(8),
        "Comptage de toutes les solutions pour n\u{a0}=\u{a0}8"
    );
    assert!(FRENCH.event().restart().contains("échoué\u{a0}: "));
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
