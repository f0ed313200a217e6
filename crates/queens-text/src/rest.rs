//! The texts that the page loads after its first board: those of the deferred searches and panels.

use std::sync::OnceLock;

use queens_core::{Detail, Reason};

use super::article::Article;
use super::pattern::Words;
use queens_draw::number::Numbers;

/// The deferred texts in one language.
pub struct RestTexts {
    pub(crate) words: &'static Words,
    /// The article and the sheets as data.
    documents: &'static str,
    articles: OnceLock<Vec<Article>>,
    /// The reason of an event in a deferred search. A function pointer keeps this code out of the first visit.
    pub(crate) reason: fn(&RestTexts, &Reason) -> String,
    /// The program's work during an event of a deferred search.
    pub(crate) detail: fn(&RestTexts, &Detail) -> String,
}

/// Separates the messages from the documents, and the documents from each other.
const SEPARATOR: char = '\u{1e}';

/// Sheets 000 to 004.
const SHEETS: usize = 5;

impl RestTexts {
    /// The texts of English, from its compiled data.
    pub(crate) const fn new(
        words: &'static Words,
        documents: &'static str,
        reason: fn(&RestTexts, &Reason) -> String,
        detail: fn(&RestTexts, &Detail) -> String,
    ) -> RestTexts {
        RestTexts {
            words,
            documents,
            articles: OnceLock::new(),
            reason,
            detail,
        }
    }

    /// The texts of another language, from its data.
    pub(crate) fn read(&self, numbers: Numbers, data: &'static str) -> RestTexts {
        let (messages, documents) = data.split_once(SEPARATOR).unwrap_or((data, ""));
        let words = Words::leaked(numbers, messages);
        RestTexts::new(words, documents, self.reason, self.detail)
    }

    fn articles(&self) -> &[Article] {
        self.articles.get_or_init(|| {
            let documents = self.documents.split(SEPARATOR);
            let mut articles: Vec<_> = documents.map(Article::read).collect();
            articles.resize_with(1 + SHEETS, Article::default);
            articles
        })
    }

    /// The article about the problems.
    pub fn article(&self) -> &Article {
        &self.articles()[0]
    }

    /// The exercise sheets with their questions.
    pub fn questions(&self) -> &[Article] {
        &self.articles()[1..]
    }
}
