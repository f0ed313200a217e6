//! Mistakes that stop the build, drafts, and the pseudo-language.

use super::*;
use crate::Files;

/// A language with one file of messages.
fn language(code: &str, status: Status, text: &str) -> Language {
    Language {
        code: code.to_owned(),
        status,
        files: Files::from([("part.ftl".to_owned(), text.to_owned())]),
    }
}

/// Compiles English and another language.
fn compiled(english: &str, other: Language) -> Result<Compiled, Vec<String>> {
    compile(&[language("en", Status::Complete, english), other])
}

/// The mistakes in an English and a French file, one per line.
fn error(english: &str, french: &str) -> String {
    match compiled(english, language("fr", Status::Complete, french)) {
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
            "fr/part.ftl: `found`: $count has no case [few]; it has numbers such as [0], and the plurals [one], [many], [other]",
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
            "a = *x",
            "a = y",
            "en/part.ftl: `a`: a star without a second one",
        ),
        (
            "# $b (Text?): x\na = { $b ->\n    [some] x\n   *[none] y\n}",
            "a = z",
            "[some] must be the default case",
        ),
        ("a = { \"\\u0001\" }", "a = x", "a control character"),
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

/// The patterns of the second language, without the plurals.
fn patterns(english: &str, other: Language) -> Vec<String> {
    let compiled = compiled(english, other).expect("right messages");
    let patterns = compiled.data[1].1[1].split('\0').skip(1);
    patterns.map(str::to_owned).collect()
}

#[test]
fn a_draft_falls_back_to_english() {
    let draft = language("de", Status::Draft, "b = zwei");
    assert_eq!(patterns("a = one\nb = two", draft), ["one", "zwei"]);
    let wrong = language("de", Status::Draft, "c = drei");
    assert!(compiled("a = one", wrong).is_err());
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_arguments_and_cases() {
    const ENGLISH: &str = "# $n (Number): a number\na = Found { $n ->\n    [one] one square\n   *[other] { $n } squares\n}.";
    let pseudo = patterns(ENGLISH, language("xa", Status::Pseudo, ENGLISH));
    let english = patterns(ENGLISH, language("fr", Status::Complete, ENGLISH));
    let signs = |text: &str| text.chars().filter(|sign| *sign < ' ').collect::<String>();
    assert_eq!(signs(&pseudo[0]), signs(&english[0]));
    let length = |text: &str| text.chars().count() as f64;
    assert!(
        length(&pseudo[0]) > 1.2 * length(&english[0]),
        "{}",
        pseudo[0]
    );
    assert!(pseudo[0].starts_with("Föüñd"), "{}", pseudo[0]);
}

#[test]
fn messages_that_are_found_by_name_have_the_same_attributes() {
    let file = |text: &str| Language {
        files: Files::from([("algorithms.ftl".to_owned(), text.to_owned())]),
        ..language("en", Status::Complete, "")
    };
    let right = compile(&[file("a = A\n    .idea = B\nc = C\n    .idea = D")]);
    assert!(right.is_ok_and(|compiled| compiled.code.contains("NAMES: &[&str] = &[\"a\", \"c\"]")));
    assert!(compile(&[file("a = A\n    .idea = B\nc = C")]).is_err());
}

/// A language with listings.
fn with_listings(code: &str, status: Status, listings: &str) -> Language {
    Language {
        files: Files::from([("listings.md".to_owned(), listings.to_owned())]),
        ..language(code, status, "")
    }
}

#[test]
fn a_listing_has_the_lines_of_the_english_one_and_the_first_is_that_of_english() {
    const ENGLISH: &str = "## a\n\n```\nx \\u0041\n  *if* y\n```\n\n## b\n\n```\nz\n```\n";
    let english = with_listings("en", Status::Complete, ENGLISH);
    let compiled =
        |status, listings: &str| compile(&[english.clone(), with_listings("fr", status, listings)]);
    let right = compiled(Status::Complete, ENGLISH).expect("right listings");
    assert!(right.data[1].1[0].ends_with("\0x \\u0041\n  *if* y"));
    for (wrong, mistake) in [
        (
            "## a\n\n```\nx\n```\n## b\n```\nz\n```",
            "fr/listings.md: `a`: 1 lines, where English has 2",
        ),
        ("## a\n```\nx\n", "fr/listings.md:2: the listing has no end"),
        (
            "## a\n```\nx\n```\n## a\n",
            "fr/listings.md:5: `a` is there twice",
        ),
    ] {
        let mistakes = compiled(Status::Complete, wrong).expect_err("a mistake");
        assert!(mistakes.join("\n").contains(mistake), "{mistakes:?}");
    }
    let draft = compiled(Status::Draft, "## b\n```\nZ\n```").expect("a draft");
    let (_, [opening, later]) = &draft.data[1];
    assert!(
        opening.ends_with("*if* y") && later.ends_with("\0Z"),
        "{opening} {later}"
    );
}

#[test]
fn english_replaces_the_missing_texts_of_an_algorithm() {
    let file = |text: &str| Files::from([("algorithms.ftl".to_owned(), text.to_owned())]);
    let [english, french] =
        [("en", "a = A\nb = B"), ("fr", "a = À")].map(|(code, text)| Language {
            files: file(text),
            ..language(code, Status::Complete, "")
        });
    let compiled = compile(&[english, french]).expect("a text");
    assert!(compiled.data[1].1[0].ends_with("\0À\0B"));
    let missing = "crates/queens-text/texts/fr/algorithms.ftl: `b`: not translated yet";
    assert_eq!(compiled.missing, [vec![], vec![missing.to_owned()]]);
}
