//! One layout for the words of all languages, and nothing left in English.

use crate::report;
use crate::repository::{File, file, files};
use crate::source::Source;

const TEXT: &str = "crates/queens-text/src/";
const MESSAGES: &str = "crates/queens-text/texts/";

/// Each file of words in another language, with the one of the same name in English.
fn pairs() -> Vec<(File, File)> {
    let mut pairs = Vec::new();
    for folder in [TEXT, MESSAGES] {
        for other in files(&[folder], &[".rs", ".md", ".ftl"]) {
            let below = other.path.strip_prefix(folder).unwrap_or_default();
            match below.split_once('/') {
                Some((code, rest)) if code.len() == 2 && code != "en" => {
                    let english = file(&format!("{folder}en/{rest}"));
                    pairs.push((english, other));
                }
                _ => {}
            }
        }
    }
    pairs
}

/// The names of a table or of messages, in their order.
fn names(file: &File) -> Vec<(usize, &str)> {
    let is_messages = file.path.ends_with(".ftl");
    let lines = file.text.lines().zip(1..);
    let named = lines.filter_map(|(line, number)| {
        let (name, _) = if is_messages {
            line.split_once(" =")?
        } else {
            line.strip_prefix("    ")?.split_once(": ")?
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
        let (wanted, found) = (names(&english), names(&other));
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

#[test]
fn what_runs_before_the_page_and_what_tests_it_know_every_language() {
    let lists = ["web/early.js", "tests/src/visit.rs"].map(file);
    let pages = [(file("index.html"), 7), (file("web/404.html"), 1)];
    let mut findings = Vec::new();
    for article in files(&[TEXT], &["/article.md"]) {
        let code = &article.path[TEXT.len()..][..2];
        let quoted = format!("\"{code}\"");
        let lacking = lists.iter().filter(|list| !list.text.contains(&quoted));
        findings.extend(lacking.map(|list| format!("{} lacks {code}", list.path)));
        let language = format!("lang=\"{code}\"");
        for (page, all) in &pages {
            let lines = page.text.lines().map(str::trim);
            let is_sentence = |line: &&str| line.starts_with("<p ") && line.contains(&language);
            let sentences = lines.filter(is_sentence).count();
            if sentences != *all {
                findings.push(format!(
                    "{} has {sentences} sentences of {all} in {code}",
                    page.path
                ));
            }
        }
    }
    let rule = "a language that has an article is known outside the words, too";
    report(rule, &findings);
}

/// What a file says, with its lines; of an article without the insides of programs.
fn sentences(file: &File) -> Vec<(usize, String)> {
    let lines = (1..).zip(file.text.lines());
    if file.path.ends_with(".ftl") {
        let lines = lines.filter(|(_, line)| !line.starts_with('#'));
        return lines.map(|(line, text)| (line, words(text))).collect();
    }
    if !file.path.ends_with(".md") {
        return Source::of(file).literals;
    }
    let lines = lines.filter(|(_, line)| !line.starts_with("    "));
    lines.map(|(line, text)| (line, text.to_owned())).collect()
}

/// The words of a line of messages, without the name of the message or of the case.
fn words(line: &str) -> String {
    let line = line.trim();
    let case = line.trim_start_matches('*').strip_prefix('[');
    let words = case.and_then(|case| case.split_once("] "));
    let words = words.or_else(|| line.split_once(" = "));
    words.map_or(line, |(_, words)| words).to_owned()
}

/// Whether this has so many plain words that no two languages have all of them in common. Programs have fewer.
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
