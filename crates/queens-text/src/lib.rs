//! The page's words. A file here declares what is said of its subject; the file of its name in `en`, `fr` and `ro` says it,
//! so that a text that is missing in a language does not compile.
#![allow(
    missing_docs,
    reason = "the fields of tables are named as what they say"
)]

use queens_page::language::Language;

/// All texts of one language. Texts are the same if they are of the same language.
pub struct Texts {
    pub language: Language,
    pub numbers: number::Numbers,
    words: &'static pattern::Words,
    pub algorithms: algorithm::AlgorithmTable,
    /// What is said in the rest of the page; none until that is fetched.
    pub rest: Option<&'static rest::RestTexts>,
}

pub mod algorithm;
pub mod article;
pub mod board;
pub mod card;
pub mod check;
pub mod cost;
pub mod count;
pub mod event;
pub mod examples;
pub mod exercise;
pub mod explorer;
pub mod going;
pub mod helper;
pub mod hints;
pub mod keys;
mod ledger;
pub mod menu;
pub mod narration;
pub mod notice;
pub mod number;
pub(crate) mod pattern;
pub mod picture;
pub mod pictures;
pub mod play;
pub mod predict;
pub mod program;
pub mod proof;
pub mod puzzle;
pub mod reason;
pub mod rest;
pub mod results;
pub mod setup;
pub mod start;
pub mod starts;
pub mod transport;
pub mod words;
pub mod worksheet;

mod en;
mod fr;
mod ro;

#[cfg(test)]
mod tests;

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language && self.rest.is_some() == other.rest.is_some()
    }
}

impl Texts {
    /// What is said in the rest of the page, for the rest of the page alone: whatever calls this is fetched with the
    /// English texts.
    pub fn rest(&self) -> &'static rest::RestTexts {
        self.rest.unwrap_or(&en::REST)
    }

    /// All texts of a language, where nothing has to be fetched: what calls this has every language.
    pub fn of(language: Language) -> &'static Texts {
        match language {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
            Language::Romanian => &ROMANIAN,
        }
    }
}

/// The texts of a first visit.
pub static OPENING: Texts = en::OPENING;
pub use en::TEXTS as ENGLISH;
pub use fr::TEXTS as FRENCH;
pub use ro::TEXTS as ROMANIAN;

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    /// Set in bold: squares, mostly.
    Strong(String),
}

/// A sentence with some of its words in bold.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence(pub Vec<Span>);

impl Sentence {
    /// Reads `*bold*` marks: `sentence("*f5* rejected")`.
    pub fn marked(text: &str) -> Sentence {
        let spans = text
            .split('*')
            .enumerate()
            .filter(|(_, part)| !part.is_empty());
        Sentence(
            spans
                .map(|(index, part)| match index % 2 {
                    0 => Span::Plain(part.to_owned()),
                    _ => Span::Strong(part.to_owned()),
                })
                .collect(),
        )
    }

    /// The words alone.
    pub fn plain(&self) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Plain(text) | Span::Strong(text) => text.as_str(),
            })
            .collect()
    }
}
