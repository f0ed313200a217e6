//! The article about the problem, `article.md` of each language, and the questions of the sheets, in `sheets` beside it: the build
//! makes nodes of them.

/// The article in one language, or one of the sheets.
pub struct Article {
    pub title: &'static str,
    pub lead: &'static [ArticleNode],
    pub sections: &'static [Section],
}

/// What stands under one heading of the article; of a sheet, a question.
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
