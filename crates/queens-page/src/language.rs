//! The languages of the page.

use serde::{Deserialize, Serialize};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Language {
    English,
    French,
    Romanian,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Romanian];

    /// The code in addresses and in `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Romanian => "ro",
        }
    }

    /// Its own name.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Romanian => "Română",
        }
    }

    /// The language that a browser's tag, such as `fr-CH`, asks for.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let code = tag.split('-').next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }
}
