//! The article about the problem: `web/text/*/article.md`, which the build makes into nodes.

use super::Language;

/// The article in one language.
pub(crate) struct Article {
    pub(crate) title: &'static str,
    pub(crate) lead: &'static [ArticleNode],
    pub(crate) sections: &'static [Section],
}

/// What stands under one heading of the article.
pub(crate) struct Section {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) nodes: &'static [ArticleNode],
}

/// A piece of the article.
pub(crate) enum ArticleNode {
    Text(&'static str),
    /// An HTML element: its name, its attributes, what is in it.
    Element(
        &'static str,
        &'static [(&'static str, &'static str)],
        &'static [ArticleNode],
    ),
    /// Where it leads to, and its words.
    Link(&'static str, &'static [ArticleNode]),
    /// What the page draws, by name, and its caption.
    Drawing(&'static str, &'static str),
}

include!(concat!(env!("OUT_DIR"), "/articles.rs"));

/// The article in this language. It is no table of [`super::Texts`]: nobody fetches it who does not
/// read it.
pub(crate) fn article(language: Language) -> &'static Article {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::Romanian => &ROMANIAN,
    }
}

#[cfg(test)]
mod tests;
