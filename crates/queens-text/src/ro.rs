//! All words of the language, a file for each subject.

mod algorithm;
mod helper;

use queens_page::language::Language;

use crate::Texts;
use crate::article;
use crate::number::Numbers;
use crate::pattern::Words;
use crate::reason::others;
use crate::rest::RestTexts;

const NUMBERS: Numbers = Numbers {
    group: '.',
    decimal: ',',
};

static OPENING_WORDS: Words = Words::new(
    NUMBERS,
    include_str!(concat!(env!("OUT_DIR"), "/ro-opening.txt")),
);

static REST_WORDS: Words = Words::new(
    NUMBERS,
    include_str!(concat!(env!("OUT_DIR"), "/ro-rest.txt")),
);

/// What the first board needs.
pub(crate) const OPENING: Texts = Texts {
    language: Language::Romanian,
    numbers: NUMBERS,
    words: &OPENING_WORDS,
    algorithms: algorithm::TEXTS,
    rest: None,
};

/// What the rest of the page needs.
pub(crate) static REST: RestTexts = RestTexts {
    words: &REST_WORDS,
    article: &article::RO,
    questions: &article::RO_SHEETS,
    algorithms: algorithm::DETAILS,
    reason: others::why,
    detail: others::under,
    helper_lines: helper::lines,
};

/// All of them.
pub static TEXTS: Texts = Texts {
    rest: Some(&REST),
    ..OPENING
};
