//! Compiles the documents of each language: the article, the exercise sheets and the listings of algorithms.

use crate::article::Article;
use crate::{Files, Language, SEPARATOR, Status, outline, path, reader};

/// The files of the article and of the sheets with answers.
const ARTICLES: [&str; 6] = [
    "article.md",
    "sheets/000.md",
    "sheets/001.md",
    "sheets/002.md",
    "sheets/003.md",
    "sheets/004.md",
];

/// Compiles the documents of each language, in the order of `ARTICLES`, with separators between them.
///
/// # Errors
///
/// All mistakes, each with its file and line.
pub(crate) fn compile(languages: &[Language]) -> Result<Vec<String>, Vec<String>> {
    let english = &languages[0].files;
    let (mut compiled, mut mistakes) = (Vec::new(), Vec::new());
    for language in languages {
        let documents = ARTICLES.map(|name| match article(english, language, name) {
            Ok(article) => article.data(),
            Err(mistake) => {
                mistakes.push(mistake);
                String::new()
            }
        });
        compiled.push(documents.join(&SEPARATOR.to_string()));
    }
    if mistakes.is_empty() {
        Ok(compiled)
    } else {
        Err(mistakes)
    }
}

/// Reads an article of a language, and checks that its outline equals that of the English article. The file with the
/// same name and the extension `cpp` contains the programs that articles of all languages include.
fn article(english: &Files, language: &Language, name: &str) -> Result<Article, String> {
    let programs = english.get(&name.replace(".md", ".cpp"));
    let programs = programs.map_or("", String::as_str);
    let parsed = |code: &str, files: &Files| {
        let text = files.get(name);
        let text = text.ok_or_else(|| format!("{} is missing", path(code, name)))?;
        reader::read(text, programs).map_err(|mistake| path(code, name) + &mistake)
    };
    let original = parsed("en", english)?;
    if language.status != Status::Complete && !language.files.contains_key(name) {
        return Ok(original);
    }
    let article = parsed(&language.code, &language.files)?;
    outline::compare(&outline::of(&original), &outline::of(&article))
        .map_err(|mistake| path(&language.code, name) + &mistake)?;
    Ok(article)
}

/// The listings of a language: for each heading, the lines of the block of code below it.
///
/// # Errors
///
/// If a line is neither blank nor a heading nor in a block of code.
pub(crate) fn listings(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut listings = Vec::<(String, Vec<&str>)>::new();
    let mut is_inside = false;
    let mut opened = 0;
    for (line, number) in text.lines().zip(1..) {
        match line {
            "```" => {
                is_inside = !is_inside;
                opened = number;
            }
            _ if is_inside => match listings.last_mut() {
                Some((_, lines)) => lines.push(line),
                None => return Err(format!(":{number}: the listing has no heading")),
            },
            "" => (),
            _ => match line.strip_prefix("## ") {
                Some(name) if listings.iter().any(|(known, _)| known == name) => {
                    return Err(format!(":{number}: `{name}` is there twice"));
                }
                Some(name) => listings.push((name.to_owned(), Vec::new())),
                None => return Err(format!(":{number}: neither a heading nor a listing")),
            },
        }
    }
    if is_inside {
        return Err(format!(
            ":{opened}: the listing has no end, a line with ```"
        ));
    }
    let listings = listings.into_iter();
    Ok(listings
        .map(|(name, lines)| (name, lines.join("\n")))
        .collect())
}
