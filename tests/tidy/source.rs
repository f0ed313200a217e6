//! Rust text taken apart as far as the rules need: code without comments and literals, line for line,
//! and the text literals by themselves.

use crate::repository::File;

pub(crate) struct Source {
    /// The code, with comments and the insides of literals blanked out; lines stay where they are.
    pub(crate) code: String,
    /// Text literals with the line on which they begin.
    pub(crate) literals: Vec<(usize, String)>,
}

impl Source {
    pub(crate) fn of(file: &File) -> Self {
        let mut reader = Reader {
            rest: &file.text,
            line: 1,
            code: String::new(),
            literals: vec![],
        };
        reader.read();
        Self {
            code: reader.code,
            literals: reader.literals,
        }
    }

    /// The lines on which this word stands in the code as a word of its own.
    pub(crate) fn lines_with(&self, word: &str) -> Vec<usize> {
        let parts = |line: &str| {
            line.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .any(|part| part == word)
        };
        let lines = self.code.lines().zip(1..);
        lines
            .filter(|(line, _)| parts(line))
            .map(|(_, number)| number)
            .collect()
    }
}

struct Reader<'text> {
    rest: &'text str,
    line: usize,
    code: String,
    literals: Vec<(usize, String)>,
}

impl Reader<'_> {
    fn read(&mut self) {
        while let Some(letter) = self.rest.chars().next() {
            if self.rest.starts_with("//") {
                self.blank(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                self.blank(block_comment(self.rest));
            } else if let Some((open, close)) = text_literal(self.rest, self.code.chars().last()) {
                let line = self.line;
                self.literals
                    .push((line, self.rest[open..close].to_owned()));
                self.keep(1);
                self.blank(close - 1);
                self.code.push('"');
            } else if letter == '\'' {
                self.blank(character_literal(self.rest));
            } else {
                self.keep(letter.len_utf8());
            }
        }
    }

    fn keep(&mut self, length: usize) {
        let (kept, rest) = self.rest.split_at(length);
        self.line += kept.matches('\n').count();
        self.code.push_str(kept);
        self.rest = rest;
    }

    fn blank(&mut self, length: usize) {
        let (blanked, rest) = self.rest.split_at(length);
        let lines = blanked.matches('\n').count();
        self.line += lines;
        self.code.push_str(if lines == 0 { " " } else { "" });
        self.code.extend(std::iter::repeat_n('\n', lines));
        self.rest = rest;
    }
}

/// The length of a block comment, inner ones included.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// Where the inside of a text literal begins and where the literal's last quote ends, if one begins
/// here. `before` tells `r"…"` from the end of a name.
fn text_literal(text: &str, before: Option<char>) -> Option<(usize, usize)> {
    if let Some(inside) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = inside.find(|letter| {
            let ends = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            ends
        });
        return Some((1, end.map_or(text.len(), |end| end + 2)));
    }
    let raw = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    let in_a_name = before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    if in_a_name || !raw[hashes..].starts_with('"') {
        return None;
    }
    let close = format!("\"{}", "#".repeat(hashes));
    let inside = text.len() - raw.len() + hashes + 1;
    let end = text[inside..]
        .find(&close)
        .map_or(text.len(), |end| inside + end + close.len());
    Some((inside, end))
}

/// The length of a character literal, or of the quote alone before a lifetime.
fn character_literal(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((at, _))) => {
            text[at + 1..].find('\'').map_or(1, |end| at + 1 + end + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

#[test]
fn code_keeps_its_lines_and_loses_what_is_no_code() {
    let text = "use a; // sleep\nlet b = \"sleep \\\" sleep\"; /* sleep\n /* */ sleep */ let c = '\"';\n\
                let d = r#\"sleep\"#; fn e<'f>() { '\\''; sleep }";
    let file = File {
        path: String::new(),
        text: text.to_owned(),
    };
    let source = Source::of(&file);
    assert_eq!(source.lines_with("sleep"), [4]);
    assert_eq!(source.code.lines().count(), text.lines().count());
    let literals: Vec<usize> = source.literals.iter().map(|(line, _)| *line).collect();
    assert_eq!(literals, [2, 4]);
}
