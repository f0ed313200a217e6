//! The texts of all languages have the same layout, and no text is left in English.

use crate::report;
use crate::repository::{File, file, files};
use queens_tests::LANGUAGES;

const TEXTS: &str = "crates/queens-text/texts/";

/// Each file of another language that the page offers, with the English file of the same name.
fn pairs() -> Vec<(File, File)> {
    let others = files(&[TEXTS], &[".md", ".ftl"]).into_iter();
    let pairs = others.filter_map(|other| {
        let (code, rest) = other.path.strip_prefix(TEXTS)?.split_once('/')?;
        let is_translated = code != "en" && LANGUAGES.contains(&code);
        let english = is_translated.then(|| file(&format!("{TEXTS}en/{rest}")))?;
        Some((english, other))
    });
    pairs.collect()
}

/// The files whose texts the page looks up by the id of an algorithm.
const BY_NAME: [&str; 3] = ["/algorithms.ftl", "/algorithm-costs.ftl", "/listings.md"];

/// The names of messages or of listings, in file order.
fn names(file: &File) -> Vec<(usize, &str)> {
    let is_messages = file.path.ends_with(".ftl");
    let lines = file.text.lines().zip(1..);
    let named = lines.filter_map(|(line, number)| {
        let name = if is_messages {
            line.split_once(" =")?.0
        } else {
            line.strip_prefix("## ")
                .filter(|_| file.path.ends_with("listings.md"))?
        };
        let is_part = |sign: char| sign.is_ascii_lowercase() || "_-".contains(sign);
        (!name.is_empty() && name.chars().all(is_part)).then_some((number, name))
    });
    named.collect()
}

#[test]
fn every_language_says_the_same_things_in_the_same_order() {
    let mut findings = Vec::new();
    for (english, other) in pairs() {
        let (mut wanted, found) = (names(&english), names(&other));
        // The texts of algorithms may lack translations.
        if BY_NAME.iter().any(|file| english.path.ends_with(file)) {
            wanted.retain(|(_, name)| found.iter().any(|(_, found)| found == name));
        }
        let differ = wanted.iter().zip(&found).find(|(a, b)| a.1 != b.1);
        if let Some(((_, wanted), (line, found))) = differ {
            let path = &other.path;
            findings.push(format!(
                "{path}:{line}: `{found}`, where English has `{wanted}`"
            ));
        }
    }
    let rule = "a text is found at the same place in each language";
    report(rule, &findings);
}

#[test]
fn no_sentence_is_left_in_english() {
    let mut findings = Vec::new();
    for (english, other) in pairs() {
        let english: Vec<String> = sentences(&english).into_iter().map(|it| it.1).collect();
        let left = sentences(&other).into_iter();
        let left = left.filter(|(_, text)| is_sentence(text) && english.contains(text));
        findings.extend(left.map(|(line, text)| format!("{}:{line}: {text}", other.path)));
    }
    report("what has several words is translated", &findings);
}

/// The sentences of a file, with their lines. Programs in an article are skipped.
fn sentences(file: &File) -> Vec<(usize, String)> {
    let lines = (1..).zip(file.text.lines());
    if file.path.ends_with(".ftl") {
        let lines = lines.filter(|(_, line)| !line.starts_with('#'));
        return lines.map(|(line, text)| (line, words(text))).collect();
    }
    let lines = lines.filter(|(_, line)| !line.starts_with("    "));
    lines.map(|(line, text)| (line, text.to_owned())).collect()
}

/// The words of a message line, without the name of the message or case.
fn words(line: &str) -> String {
    let line = line.trim();
    let case = line.trim_start_matches('*').strip_prefix('[');
    let words = case.and_then(|case| case.split_once("] "));
    let words = words.or_else(|| line.split_once(" = "));
    words.map_or(line, |(_, words)| words).to_owned()
}

/// Whether a text has enough plain words that it cannot be the same in two languages. Programs have fewer words.
fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace();
    let words = words.map(|word| word.trim_matches(['*', '.', ',', ':', ';', '!', '?']));
    let plain =
        words.filter(|word| word.chars().count() > 3 && word.chars().all(char::is_alphabetic));
    plain.count() > 2
}

#[test]
fn sentences_are_told_from_programs() {
    assert!(is_sentence("The search makes no test"));
    assert!(is_sentence("*{found} solutions*, given up before"));
    for other in [
        "place(column, rows, up, down)",
        "92 solutions",
        "Heuristique",
    ] {
        assert!(!is_sentence(other), "{other}");
    }
}
