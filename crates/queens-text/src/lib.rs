//! The page's texts. The words of each language are in `texts`, and the modules choose and combine them. The build
//! generates a typed function for each message, so a missing text is a compile error.
#![allow(missing_docs, reason = "messages are documented in the English files")]

use std::sync::LazyLock;

use queens_draw::number::Numbers;
use queens_page::language::Language;

/// All texts of one language. Two values are equal if their languages are equal.
pub struct Texts {
    pub language: Language,
    pub numbers: Numbers,
    words: &'static pattern::Words,
    /// The deferred texts. `None` before they are loaded.
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
pub mod keys;
pub mod menu;
mod names;
pub mod narration;
pub mod notice;
pub mod own_trace;
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
pub mod survey;
pub mod trace;
pub mod transport;
pub mod words;
pub mod worksheet;

#[cfg(test)]
mod tests;

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language && self.rest.is_some() == other.rest.is_some()
    }
}

impl Texts {
    /// The deferred texts. Only deferred code may call this, because the call pulls in the English texts.
    pub fn rest(&self) -> &'static rest::RestTexts {
        self.rest.unwrap_or(&ENGLISH_REST)
    }

    /// Reads the texts from the data file of a language. `english` provides the deferred code. Without `english`, the
    /// result has only the texts of the first visit.
    pub fn read(
        language: Language,
        data: &'static str,
        english: Option<&rest::RestTexts>,
    ) -> Texts {
        let numbers = language.numbers();
        let (opening, later) = data.split_once('\u{1e}').unwrap_or((data, ""));
        let rest = english.map(|english| english.read(numbers, later));
        Texts {
            language,
            numbers,
            words: pattern::Words::leaked(numbers, opening),
            rest: rest.map(|rest| &*Box::leak(Box::new(rest))),
        }
    }

    /// All texts of a language, for programs that contain all languages.
    pub fn of(language: Language) -> &'static Texts {
        static OTHERS: LazyLock<Vec<Texts>> = LazyLock::new(|| {
            let data: [&'static str; Language::COUNT - 1] =
                include!(concat!(env!("OUT_DIR"), "/others.rs"));
            let languages = Language::listed().skip(1);
            let read = |(language, data)| Texts::read(language, data, Some(&ENGLISH_REST));
            languages.zip(data).map(read).collect()
        });
        let other = language.index().checked_sub(1);
        other.map_or(&ENGLISH, |at| &OTHERS[at])
    }
}

const ENGLISH_NUMBERS: Numbers = Numbers {
    group: ',',
    decimal: '.',
};

/// The English texts of the first visit.
pub static OPENING: Texts = ENGLISH_OPENING;

const ENGLISH_OPENING: Texts = Texts {
    language: Language::ENGLISH,
    numbers: ENGLISH_NUMBERS,
    words: &OPENING_WORDS,
    rest: None,
};

static OPENING_WORDS: pattern::Words = pattern::Words::new(
    ENGLISH_NUMBERS,
    include_str!(concat!(env!("OUT_DIR"), "/en-opening.txt")),
);

static LATER_WORDS: pattern::Words = pattern::Words::new(
    ENGLISH_NUMBERS,
    include_str!(concat!(env!("OUT_DIR"), "/en-messages.txt")),
);

/// The deferred English texts.
static ENGLISH_REST: rest::RestTexts = rest::RestTexts::new(
    &LATER_WORDS,
    include_str!(concat!(env!("OUT_DIR"), "/en-documents.txt")),
    reason::others::why,
    reason::others::under,
);

/// All English texts.
pub static ENGLISH: Texts = Texts {
    rest: Some(&ENGLISH_REST),
    ..ENGLISH_OPENING
};
