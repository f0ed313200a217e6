//! `cargo xtask texts`: checks the texts of the page in all languages, without building the page. The command lists
//! messages that are equal in two languages, and messages that are too long for their place on the screen.

use anyhow::{Context, Result, bail};
use queens_text_build::{Compiled, Language, Status};

use crate::paths::root;
use crate::usage::no_arguments;

const FOLDER: &str = "crates/queens-text/texts";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let (compiled, languages) = (compiled()?, load()?);
    report(&compiled, &languages)
        .iter()
        .for_each(|line| println!("{line}"));
    let count: usize = compiled.messages.iter().map(Vec::len).sum();
    for (language, missing) in languages.iter().zip(&compiled.missing) {
        let (code, own) = (&language.code, count - missing.len());
        match language.status {
            Status::Draft => println!("{code} is a draft with {own} messages of {count}"),
            Status::Complete | Status::Pseudo => {
                missing.iter().for_each(|message| println!("{message}"));
            }
        }
    }
    let complete = languages
        .iter()
        .filter(|language| language.status == Status::Complete);
    println!(
        "no mistakes: {count} messages, {} complete languages",
        complete.count()
    );
    Ok(())
}

/// The texts of all languages.
pub(crate) fn load() -> Result<Vec<Language>> {
    queens_text_build::load(&root().join(FOLDER)).context(FOLDER)
}

/// The texts of all languages, compiled. Prints all mistakes before it fails.
pub(crate) fn compiled() -> Result<Compiled> {
    match queens_text_build::compile(&load()?) {
        Ok(compiled) => Ok(compiled),
        Err(mistakes) => {
            mistakes.iter().for_each(|mistake| println!("{mistake}"));
            bail!("{FOLDER}: the mistakes above ({})", mistakes.len());
        }
    }
}

/// One line for each message that a translator should review: too long, or equal in two languages.
fn report(compiled: &Compiled, languages: &[Language]) -> Vec<String> {
    let mut lines = Vec::new();
    for (part, messages) in compiled.messages.iter().enumerate() {
        let written = compiled.data.iter().zip(languages);
        let written = written.filter(|(_, language)| language.status == Status::Complete);
        let words = written.map(|((language, words), _)| {
            // The first entry holds the plural categories, and documents follow the last.
            let words = words[part].split(queens_text_build::SEPARATOR).next();
            let patterns: Vec<&str> = words.unwrap_or_default().split('\0').skip(1).collect();
            (language, patterns)
        });
        let words: Vec<_> = words.collect();
        for (at, message) in messages.iter().enumerate() {
            for (first, (language, patterns)) in words.iter().enumerate() {
                let text = patterns[at];
                let length = text.chars().count();
                if let Some(room) = message.room.filter(|&room| length > room) {
                    let name = &message.name;
                    lines.push(format!(
                        "{language}/{name}: {length} characters, room for {room}"
                    ));
                }
                let equal = words[first + 1..]
                    .iter()
                    .filter(|(_, other)| other[at] == text);
                // Many listings are the same in several languages.
                let is_text = !text.contains('\n') && text.split(char::is_whitespace).any(is_word);
                lines.extend(equal.filter(|_| is_text).map(|(other, _)| {
                    format!(
                        "{language} and {other}: {} are both “{}”",
                        message.name,
                        shown(text)
                    )
                }));
            }
        }
    }
    lines
}

/// Whether a part of a text is a word, and not a number, a formula or an argument. A word has at least three letters.
fn is_word(part: &str) -> bool {
    part.chars().filter(|sign| sign.is_alphabetic()).count() > 2
}

/// The pattern of a message in readable form, with arguments and cases in braces.
fn shown(pattern: &str) -> String {
    let sign = |sign: char| match sign {
        '\u{1}' => "$".to_owned(),
        '\u{2}' => "{".to_owned(),
        '\u{3}' => "[".to_owned(),
        '\u{4}' => "] ".to_owned(),
        '\u{5}' => "}".to_owned(),
        sign => sign.to_string(),
    };
    pattern.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_and_long_messages_are_listed() {
        let english = "# room: 4\nlong = Count\nequal = Same words\nsign = n = 8\n";
        let french = "long = Compter\nequal = Same words\nsign = n = 8\n";
        let articles = load().expect("texts").swap_remove(0).files;
        let languages = [("en", english), ("fr", french)].map(|(code, text)| {
            let mut files = articles.clone();
            files.retain(|name, _| !name.ends_with(".ftl"));
            files.insert("part.ftl".to_owned(), text.to_owned());
            let (code, status) = (code.to_owned(), Status::Complete);
            Language {
                code,
                status,
                files,
            }
        });
        let Ok(compiled) = queens_text_build::compile(&languages) else {
            panic!("the texts are right");
        };
        let lines = report(&compiled, &languages);
        let lines: Vec<_> = lines.iter().filter(|line| line.contains("part")).collect();
        assert_eq!(
            lines,
            [
                "en/part.ftl: long: 5 characters, room for 4",
                "fr/part.ftl: long: 7 characters, room for 4",
                "en and fr: part.ftl: equal are both “Same words”",
            ]
        );
    }
}
