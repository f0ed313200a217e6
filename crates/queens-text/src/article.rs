//! The article about the problem: `article.md` of each language, which the build makes into nodes.

/// The article in one language.
pub struct Article {
    pub title: &'static str,
    pub lead: &'static [ArticleNode],
    pub sections: &'static [Section],
}

/// What stands under one heading of the article.
pub struct Section {
    pub id: &'static str,
    pub title: &'static str,
    pub nodes: &'static [ArticleNode],
}

/// A piece of the article.
pub enum ArticleNode {
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

#[cfg(test)]
mod tests;
