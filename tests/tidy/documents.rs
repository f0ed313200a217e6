//! The rules for documents: short sentences in plain words, valid links, and a maximum length.
//!
//! The rules are in `CONTRIBUTING.md`, under Commits.

use std::collections::HashSet;
use std::path::Path;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use queens_tests::places;

use crate::report;
use crate::repository::{File, file, files};

/// The maximum number of words in a sentence.
const LONGEST_SENTENCE: usize = 25;
/// The maximum number of lines in a document.
const MOST_LINES: usize = 150;

/// The first folders of full paths. Crates also have a folder `tests`, so the root's entry includes a subfolder.
const FOLDERS: [&str; 10] = [
    "benchmarks/",
    "crates/",
    "docs/",
    "proofs/",
    "scripts/",
    "tests/measure/",
    "tests/page/",
    "tests/src/",
    "tests/tidy/",
    "web/",
];

/// Words that hide who does something: name it, and use show, print, report, warn, explain, list or return.
const SAYING: [&str; 8] = [
    "say", "says", "said", "saying", "tell", "tells", "told", "telling",
];

fn documents() -> Vec<File> {
    let mut documents = files(&["docs", "crates", ".github"], &[".md"]);
    documents.retain(|file| {
        file.path.starts_with("docs/")
            || file.path.starts_with(".github/")
            || file.path.ends_with("/README.md") && file.path.split('/').count() == 3
    });
    let names = [
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
    ];
    documents.extend(names.map(file));
    documents
}

#[test]
fn sentences_are_short_and_plain() {
    let mut findings = Vec::new();
    for document in documents() {
        let prose = Prose::of(&document.text);
        let faults = prose.sentences.iter().filter_map(fault);
        findings.extend(faults.map(|fault| format!("{}: {fault}", document.path)));
    }
    report(
        "sentences of at most 25 words, without say, tell and clauses with what",
        &findings,
    );
}

#[test]
fn no_document_is_too_long() {
    let mut findings = Vec::new();
    for document in documents() {
        let lines = document.text.lines().count();
        if lines > MOST_LINES {
            findings.push(format!(
                "{}: {lines} lines, at most {MOST_LINES}",
                document.path
            ));
        }
    }
    let readme = file("README.md");
    let (lines, words) = (readme.text.lines().count(), Prose::of(&readme.text).words());
    if lines > 130 || words > 1100 {
        findings.push(format!(
            "README.md: {lines} lines and {words} words, at most 130 and 1,100"
        ));
    }
    report("short documents", &findings);
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut findings = Vec::new();
    for document in documents() {
        for link in Prose::of(&document.text).links {
            let is_elsewhere = link.contains("://") || link.starts_with("mailto:");
            if !is_elsewhere && !leads_somewhere(&document, &link) {
                findings.push(format!("{}: {link}", document.path));
            }
        }
    }
    report(
        "each link leads to a file, and to a heading in it",
        &findings,
    );
}

#[test]
fn every_path_that_a_document_names_exists() {
    let mut findings = Vec::new();
    // The changelog names files that no longer exist.
    for document in documents()
        .into_iter()
        .filter(|file| file.path != "CHANGELOG.md")
    {
        for code in Prose::of(&document.text).code {
            let is_path = FOLDERS.iter().any(|folder| code.starts_with(folder));
            let is_pattern = code.contains([' ', '*', '…', '{']) || code.contains("CODE");
            if is_path && !is_pattern && !places::root().join(&code).exists() {
                findings.push(format!("{}: {code}", document.path));
            }
        }
    }
    report("a path that a document names exists", &findings);
}

fn leads_somewhere(document: &File, link: &str) -> bool {
    let (path, heading) = link.split_once('#').unwrap_or((link, ""));
    let own = places::root().join(&document.path);
    let target = match path {
        "" => own,
        path => own.parent().unwrap_or(Path::new("")).join(path),
    };
    match heading {
        "" => target.exists(),
        heading => std::fs::read_to_string(target)
            .is_ok_and(|text| Prose::of(&text).headings.contains(heading)),
    }
}

/// The rule that a sentence breaks. `None` for a good sentence.
fn fault(sentence: &String) -> Option<String> {
    let words: Vec<String> = words(sentence).map(str::to_lowercase).collect();
    let is_question = sentence.trim_end_matches([')', '”', '"']).ends_with('?');
    if words.len() > LONGEST_SENTENCE {
        Some(format!("{} words: {sentence}", words.len()))
    } else if let Some(word) = words.iter().find(|word| SAYING.contains(&word.as_str())) {
        Some(format!("“{word}”: {sentence}"))
    } else if !is_question && words.iter().any(|word| word == "what") {
        Some(format!("“what”: {sentence}"))
    } else {
        None
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !(letter.is_alphanumeric() || "’'-_.".contains(letter)))
        .filter(|word| word.contains(char::is_alphanumeric))
}

/// The sentences of a document, without its code. Each table cell, heading and list item is read separately.
#[derive(Default)]
struct Prose {
    sentences: Vec<String>,
    links: Vec<String>,
    /// The words in code style, such as paths.
    code: Vec<String>,
    /// The anchors of headings: lower case, hyphens for blanks, and no other punctuation.
    headings: HashSet<String>,
}

impl Prose {
    fn of(text: &str) -> Self {
        let mut prose = Self::default();
        let mut block = String::new();
        let (mut is_code, mut is_heading) = (false, false);
        for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
            match event {
                Event::Start(Tag::CodeBlock(_)) => is_code = true,
                Event::End(TagEnd::CodeBlock) => is_code = false,
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    prose.links.push(dest_url.into_string());
                }
                Event::Text(text) if !is_code => block.push_str(&text),
                Event::Start(Tag::Heading { .. }) => is_heading = true,
                Event::Code(code) if is_heading => block.push_str(&code),
                Event::Code(code) => {
                    prose.code.push(code.into_string());
                    block.push('X');
                }
                Event::SoftBreak | Event::HardBreak => block.push(' '),
                Event::Start(Tag::Item | Tag::List(_)) => prose.end(&mut block),
                Event::End(TagEnd::Heading(_)) => {
                    is_heading = false;
                    let name = block.to_lowercase().replace(' ', "-");
                    let is_kept =
                        |letter: &char| letter.is_alphanumeric() || "-_".contains(*letter);
                    prose
                        .headings
                        .insert(name.chars().filter(is_kept).collect());
                    prose.end(&mut block);
                }
                Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell) => {
                    prose.end(&mut block)
                }
                _ => {}
            }
        }
        prose
    }

    /// Splits a block into sentences. A sentence ends at a full stop, a colon or similar if a space and then a capital
    /// letter or digit follow.
    fn end(&mut self, block: &mut String) {
        let text = std::mem::take(block);
        let mut begin = 0;
        let signs: Vec<(usize, char)> = text.char_indices().collect();
        for around in signs.windows(3) {
            let [(_, sign), (at, blank), (_, next)] = around else {
                continue;
            };
            let ends = ".?!:".contains(*sign) && *blank == ' ';
            if ends && (next.is_uppercase() || next.is_numeric() || "“(".contains(*next)) {
                self.sentences.push(text[begin..*at].to_owned());
                begin = at + 1;
            }
        }
        self.sentences.push(text[begin..].to_owned());
        self.sentences
            .retain(|sentence| words(sentence).next().is_some());
    }

    fn words(&self) -> usize {
        self.sentences
            .iter()
            .map(|sentence| words(sentence).count())
            .sum()
    }
}

#[test]
fn a_document_is_cut_into_sentences() {
    let text = "# A b\n\nOne `x` two. Three?\n\n- Four\n- [Five](a.md): Six\n\n|a|b|\n|-|-|\n|c d|e|\n\n```\nf\n```\n";
    let prose = Prose::of(text);
    let sentences = [
        "A b",
        "One X two.",
        "Three?",
        "Four",
        "Five:",
        "Six",
        "a",
        "b",
        "c d",
        "e",
    ];
    assert_eq!(prose.sentences, sentences);
    assert_eq!(prose.links, ["a.md"]);
    assert_eq!(prose.code, ["x"]);
    assert!(prose.headings.contains("a-b"));
    assert!(fault(&"It says so.".to_owned()).is_some());
    assert!(fault(&"This is what it is.".to_owned()).is_some());
    assert!(fault(&"What is it?".to_owned()).is_none());
    assert!(fault(&"a ".repeat(26)).is_some());
}
