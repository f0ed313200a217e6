//! Translates the English comments of templates. Each line of `words.tsv` contains a comment, then its French and its
//! Romanian translation, separated by tabs.

use strum::VariantArray;

use crate::{CommentLanguage, ProgramLanguage};

/// The table of translations, with one comment on each line.
const WORDS: &str = include_str!("words.tsv");

/// The byte offset of the text of a line's comment, after the comment sign. `None` if the line has no comment.
pub(crate) fn comment(line: &str, language: ProgramLanguage) -> Option<usize> {
    let sign = format!("{} ", language.comment_sign());
    let at = line.len() - line.trim_start().len();
    let within = || line.find(&format!(" {sign}")).map(|at| at + 1);
    let at = if line[at..].starts_with(&sign) {
        Some(at)
    } else {
        within()
    };
    at.map(|at| at + sign.len())
}

/// The text of a line with its comment translated. A line without a comment is unchanged.
pub(crate) fn translated(
    line: &str,
    language: ProgramLanguage,
    comments: CommentLanguage,
) -> String {
    let column = CommentLanguage::VARIANTS
        .iter()
        .position(|language| *language == comments);
    let in_words = |english: &str| {
        let mut all = WORDS.lines().map(|line| line.split('\t'));
        let mut found = all.find(|columns| columns.clone().next() == Some(english))?;
        found.nth(column?)
    };
    match comment(line, language) {
        Some(at) => {
            let (code, english) = line.split_at(at);
            code.to_owned() + in_words(english).unwrap_or(english)
        }
        None => line.to_owned(),
    }
}
