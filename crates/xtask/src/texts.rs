//! `cargo xtask texts`: checks the words of the page in all languages, without building the page. It lists the messages that
//! are the same in two languages, and those that are longer than their room on the screen.

use anyhow::{Context, Result, bail};

use crate::paths::root;
use crate::usage::no_arguments;

#[path = "../../queens-text/build/fluent.rs"]
#[allow(dead_code, reason = "the build of the texts uses the rest")]
mod fluent;
#[path = "../../queens-text/build/types.rs"]
mod types;

const FOLDER: &str = "crates/queens-text/texts";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let languages = fluent::load(&root().join(FOLDER)).context(FOLDER)?;
    let compiled = match fluent::compile(&languages) {
        Ok(compiled) => compiled,
        Err(mistakes) => {
            mistakes.iter().for_each(|mistake| println!("{mistake}"));
            bail!("{} mistakes", mistakes.len());
        }
    };
    report(&compiled).iter().for_each(|line| println!("{line}"));
    let count: usize = compiled.messages.iter().map(Vec::len).sum();
    println!("{count} messages in {} languages", languages.len());
    Ok(())
}

/// A line for each message that a translator may want to look at again.
fn report(compiled: &fluent::Compiled) -> Vec<String> {
    let mut lines = Vec::new();
    for (part, messages) in compiled.messages.iter().enumerate() {
        let words = compiled.words.iter().map(|(language, words)| {
            // The first entry holds the plural categories.
            let patterns: Vec<&str> = words[part].split('\0').skip(1).collect();
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
                let is_text = text.split(char::is_whitespace).any(is_word);
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

/// Whether a part of a text is a word, not a number, a formula or an argument.
fn is_word(part: &str) -> bool {
    part.chars().filter(|sign| sign.is_alphabetic()).count() > 2
}

/// A pattern with its arguments and cases in braces.
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
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn equal_and_long_messages_are_listed() {
        let parts = |text: &str| BTreeMap::from([("part".to_owned(), text.to_owned())]);
        let english = "# room: 4\nlong = Count\nequal = Same words\nsign = n = 8\n";
        let french = "long = Compter\nequal = Same words\nsign = n = 8\n";
        let languages = [("en", english), ("fr", french)];
        let languages = languages.map(|(code, text)| (code.to_owned(), parts(text)));
        let Ok(compiled) = fluent::compile(&languages.into()) else {
            panic!("the texts are right");
        };
        assert_eq!(
            report(&compiled),
            [
                "en and fr: part.ftl: equal are both “Same words”",
                "en/part.ftl: long: 5 characters, room for 4",
                "fr/part.ftl: long: 7 characters, room for 4",
            ]
        );
    }
}
