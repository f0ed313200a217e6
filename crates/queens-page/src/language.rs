//! The languages of the page, from the list next to the texts.

use std::fmt;

use queens_draw::number::Numbers;
use serde::{Deserialize, Serialize};

/// The code, native name, digit group separator, decimal sign and status of each language. English is the first.
const LIST: &[(&str, &str, char, char, &str)] = &include!("../../queens-text/texts/languages.txt");

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Language(u8);

impl Language {
    pub const ENGLISH: Language = Language(0);
    pub const FRENCH: Language = Language(1);
    pub const ROMANIAN: Language = Language(2);

    /// The languages that the page offers to readers.
    pub const ALL: [Language; OFFERED] = offered();

    /// The number of all languages, including those that the page does not offer.
    pub const COUNT: usize = LIST.len();

    /// All languages in the order of the list, including those that the page does not offer.
    pub fn listed() -> impl DoubleEndedIterator<Item = Language> {
        (0..LIST.len()).map(|at| Language(at as u8))
    }

    /// The position of the language in the list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The language's code in addresses and in `lang`.
    pub fn code(self) -> &'static str {
        self.entry().0
    }

    /// The language's native name.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// The separators in numbers.
    pub fn numbers(self) -> Numbers {
        let &(_, _, group, decimal, _) = self.entry();
        Numbers { group, decimal }
    }

    fn entry(self) -> &'static (&'static str, &'static str, char, char, &'static str) {
        LIST.get(self.index()).unwrap_or(&LIST[0])
    }

    /// The language with a code. It may be one that the page does not offer, such as a draft.
    pub fn from_code(code: &str) -> Option<Language> {
        let at = LIST.iter().position(|language| language.0 == code)?;
        u8::try_from(at).ok().map(Language)
    }

    /// The offered language for the tag of a browser, such as `fr-CH`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let code = tag.split('-').next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Whether the page offers the language at a position. No other status begins with `c`.
const fn is_complete(at: usize) -> bool {
    LIST[at].4.as_bytes()[0] == b'c'
}

const OFFERED: usize = {
    let (mut count, mut at) = (0, 0);
    while at < LIST.len() {
        count += is_complete(at) as usize;
        at += 1;
    }
    count
};

const fn offered() -> [Language; OFFERED] {
    let mut offered = [Language::ENGLISH; OFFERED];
    let (mut count, mut at) = (0, 0);
    while at < LIST.len() {
        if is_complete(at) {
            offered[count] = Language(at as u8);
            count += 1;
        }
        at += 1;
    }
    offered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_languages_have_their_codes_and_are_offered() {
        let named = [Language::ENGLISH, Language::FRENCH, Language::ROMANIAN];
        assert_eq!(named.map(Language::code), ["en", "fr", "ro"]);
        assert_eq!(Language::ALL[..3], named);
        for (_, _, _, _, status) in LIST {
            assert!(["complete", "draft", "pseudo"].contains(status), "{status}");
        }
    }

    #[test]
    fn the_language_of_the_tests_is_known_by_its_code_but_not_offered() {
        let pseudo = Language::from_code("xa").expect("the language of the tests");
        assert!(!Language::ALL.contains(&pseudo));
        assert_eq!(Language::from_tag("xa"), None);
        assert_eq!(Language::from_tag("FR-ch"), Some(Language::FRENCH));
    }
}
