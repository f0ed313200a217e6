//! Compiles the texts of the page. The input is one folder for each language, with messages in
//! [Fluent](https://projectfluent.org/fluent/guide) and documents in Markdown. The output is one data file for each
//! language, and one typed Rust function for each message. The page contains no parser.
//!
//! The build script of `queens-text` and `cargo xtask` use this crate.
#![allow(missing_docs, reason = "the page's own crate: only builds use it")]

mod article;
mod documents;
pub mod messages;
mod outline;
mod reader;
mod types;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// All languages: code, native name, digit group separator, decimal sign, status.
pub const LANGUAGES: &[(&str, &str, char, char, &str)] =
    &include!("../../queens-text/texts/languages.txt");

/// The texts of a language: the contents of each file, by its path in the folder of the language.
pub type Files = BTreeMap<String, String>;

/// A language to compile.
#[derive(Clone, Debug)]
pub struct Language {
    pub code: String,
    pub status: Status,
    pub files: Files,
}

/// The completeness of a language's texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// All texts exist. Readers can choose the language.
    Complete,
    /// English replaces the missing texts, and the page does not offer the language.
    Draft,
    /// Accented, longer English for tests.
    Pseudo,
}

/// All texts, compiled.
#[derive(Debug)]
pub struct Compiled {
    /// The functions of the messages in Rust.
    pub code: String,
    /// For each language, its code, the texts of the first visit, and all other texts.
    pub data: Vec<(String, [String; 2])>,
    /// The messages in the order of the patterns: those of the first visit, then the deferred ones.
    pub messages: [Vec<messages::Listed>; 2],
    /// For each language, the messages that it lacks, with their files. English replaces them.
    pub missing: Vec<Vec<String>>,
    /// The texts of the page before its start, by language and name.
    pub shell: Vec<(String, BTreeMap<String, String>)>,
}

/// Separates the messages from the documents in the deferred texts.
pub const SEPARATOR: char = '\u{1e}';

impl Compiled {
    /// The data file that the page fetches for a language other than English. `None` for an unknown language.
    pub fn file(&self, language: &str) -> Option<String> {
        let (_, [opening, later]) = self.data.iter().find(|(code, _)| code == language)?;
        Some(format!("{opening}{SEPARATOR}{later}"))
    }
}

/// Reads the folders of all languages.
///
/// # Errors
///
/// If a file cannot be read, or if a folder or a status is unknown.
pub fn load(folder: &Path) -> io::Result<Vec<Language>> {
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let is_listed = LANGUAGES.iter().any(|language| language.0 == name);
        if !is_listed && name != "languages.txt" {
            let what = format!("languages.txt has no line for {name}");
            return Err(io::Error::other(what));
        }
    }
    let mut languages = Vec::<Language>::new();
    for &(code, _, _, _, status) in LANGUAGES {
        let (status, source) = match status {
            "draft" => (Status::Draft, code),
            "pseudo" => (Status::Pseudo, "en"),
            "complete" => (Status::Complete, code),
            _ => {
                let what = "is none of complete, draft and pseudo";
                return Err(io::Error::other(format!(
                    "languages.txt: {status:?} {what}"
                )));
            }
        };
        let mut files = Files::new();
        let path = folder.join(source);
        if path.exists() {
            read_folder(&path, "", &mut files)?;
        }
        languages.push(Language {
            code: code.to_owned(),
            status,
            files,
        });
    }
    Ok(languages)
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{name}/"), files)?;
        } else if [".ftl", ".md", ".cpp"]
            .iter()
            .any(|end| name.ends_with(end))
        {
            let text = fs::read_to_string(entry.path());
            let text = text.map_err(|error| io::Error::other(format!("{name}: {error}")))?;
            files.insert(name, text);
        }
    }
    Ok(())
}

/// Compiles all texts. The first language is English.
///
/// # Errors
///
/// All mistakes, each with its file and message.
pub fn compile(languages: &[Language]) -> Result<Compiled, Vec<String>> {
    let (messages, documents) = (messages::compile(languages), documents::compile(languages));
    match (messages, documents) {
        (Ok(mut compiled), Ok(documents)) => {
            for ((_, [_, later]), documents) in compiled.data.iter_mut().zip(documents) {
                later.push(SEPARATOR);
                *later += &documents;
            }
            Ok(compiled)
        }
        (messages, documents) => {
            let mistakes = [messages.err(), documents.err()];
            Err(mistakes.into_iter().flatten().flatten().collect())
        }
    }
}

/// The path of a file of a language, for errors.
fn path(language: &str, file: &str) -> String {
    format!("crates/queens-text/texts/{language}/{file}")
}

/// English text, accented and lengthened by 40 %. Numbers do not change.
fn pseudo(text: &str) -> String {
    let mut letters = 0;
    let mut accented: String = text
        .chars()
        .map(|sign| {
            letters += usize::from(sign.is_alphabetic());
            match sign {
                'a' => 'á',
                'c' => 'ç',
                'e' => 'é',
                'i' => 'í',
                'n' => 'ñ',
                'o' => 'ö',
                's' => 'š',
                'u' => 'ü',
                'A' => 'Å',
                'E' => 'É',
                'S' => 'Š',
                sign => sign,
            }
        })
        .collect();
    // Pads with pieces as long as words, so that lines break as in a real language.
    let longer = (letters * 2).div_ceil(5);
    if letters > 1 {
        let end = accented
            .trim_end_matches([' ', '.', ':', ',', '*', ')', '…'])
            .len();
        let tail = accented.split_off(end);
        for at in 0..longer {
            accented.push(if at % 8 == 0 { ' ' } else { 'ž' });
        }
        accented += &tail;
    }
    accented
}
