//! A Rust file as the rules read it: its words and text literals with their lines, its attributes, and its tokens.
//! Comments are excluded.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::repository::File;

pub(crate) struct Source {
    /// The tokens of the whole file.
    pub(crate) tokens: TokenStream,
    /// Names and keywords with their lines.
    words: Vec<(usize, String)>,
    /// The first names of attributes, with their lines.
    attributes: Vec<(usize, String)>,
    /// Text literals as written, with quotes, and the line on which each begins.
    pub(crate) literals: Vec<(usize, String)>,
}

impl Source {
    /// Parses the file. Panics if it is not valid Rust.
    pub(crate) fn of(file: &File) -> Self {
        let tokens: TokenStream = file.text.parse().unwrap_or_else(|error| {
            panic!("{}: no Rust: {error}", file.path);
        });
        let mut source = Self {
            tokens: tokens.clone(),
            words: Vec::new(),
            attributes: Vec::new(),
            literals: Vec::new(),
        };
        source.read(tokens);
        source
    }

    /// The lines that contain this word.
    pub(crate) fn lines_with(&self, word: &str) -> Vec<usize> {
        lines_of(word, &self.words)
    }

    /// The lines with an attribute of this name.
    pub(crate) fn attributes_with(&self, name: &str) -> Vec<usize> {
        lines_of(name, &self.attributes)
    }

    fn read(&mut self, tokens: TokenStream) {
        let mut before = None;
        for token in tokens {
            let line = line_of(&token);
            let mut sign = None;
            match token {
                TokenTree::Ident(word) => self.words.push((line, word.to_string())),
                TokenTree::Literal(literal) => {
                    let literal = literal.to_string();
                    if literal.ends_with(['"', '#']) {
                        self.literals.push((line, literal));
                    }
                }
                TokenTree::Group(group) => {
                    let mut first = None;
                    if before == Some('#') && group.delimiter() == Delimiter::Bracket {
                        first = group
                            .stream()
                            .into_iter()
                            .next()
                            .map(|name| name.to_string());
                    }
                    // The parser turns a doc comment into `#[doc = "…"]`.
                    if first.as_deref() != Some("doc") {
                        self.read(group.stream());
                    }
                    self.attributes.extend(first.map(|name| (line, name)));
                }
                // An inner attribute `#![…]` counts as an attribute, too.
                TokenTree::Punct(inner) if inner.as_char() == '!' && before == Some('#') => {
                    sign = before;
                }
                TokenTree::Punct(other) => sign = Some(other.as_char()),
            }
            before = sign;
        }
    }
}

fn lines_of(wanted: &str, found: &[(usize, String)]) -> Vec<usize> {
    let same = found.iter().filter(|(_, word)| word == wanted);
    same.map(|(line, _)| *line).collect()
}

/// The line on which a token begins.
pub(crate) fn line_of(token: &TokenTree) -> usize {
    token.span().start().line
}

#[test]
fn words_and_literals_keep_their_lines_and_comments_are_none() {
    let text = "use a; // sleep\nlet b = \"sleep \\\" sleep\"; /* sleep\n /* */ sleep */ let c = '\"';\n\
                let d = r#\"sleep\"#; fn e<'f>() { '\\''; sleep }\n/// sleep\nfn f() {}";
    let file = File {
        path: String::new(),
        text: text.to_owned(),
    };
    let source = Source::of(&file);
    assert_eq!(source.lines_with("sleep"), [4]);
    let literals: Vec<usize> = source.literals.iter().map(|(line, _)| *line).collect();
    assert_eq!(literals, [2, 4]);
}
