//! Words in a picture: breaks a text into lines of a given width.

use crate::element::Class;
use crate::font::width;
use crate::style::Anchor;
use crate::{Sentence, Span};

/// The factor by which a text may be wider in another font.
pub(crate) const SLACK: f64 = 1.1;

/// A line of words. `y` is its bottom.
#[derive(Clone, PartialEq, Debug)]
pub struct Words {
    pub class: Class,
    pub x: f64,
    pub y: f64,
    pub size: f64,
    pub anchor: Anchor,
    pub spans: Vec<Span>,
}

impl Words {
    /// A single word, centred on this point.
    pub(crate) fn around(class: &'static str, x: f64, y: f64, size: f64, word: Span) -> Words {
        Words {
            class: class.into(),
            x,
            y: below(y, size),
            size,
            anchor: Anchor::Middle,
            spans: vec![word],
        }
    }
}

/// The baseline of capital letters of this size, from the height of their middle.
pub(crate) fn below(middle: f64, size: f64) -> f64 {
    middle + 0.357 * size
}

/// The width of a span at this font size.
pub(crate) fn span_width(span: &Span, size: f64) -> f64 {
    size * match span {
        Span::Plain(text) => width(text, false),
        Span::Strong(text) => width(text, true),
    }
}

/// Breaks a sentence into lines of at most the width `most`, at this font size. A wider word gets its own line.
pub(crate) fn lines(sentence: &Sentence, size: f64, most: f64) -> Vec<Vec<Span>> {
    let most = most / SLACK;
    let (mut lines, mut line, mut filled) = (Vec::new(), Vec::new(), 0.0);
    // A word ends at the next blank, which may be in another span.
    for word in words(sentence) {
        let wide: f64 = word.iter().map(|span| span_width(span, size)).sum();
        let bare: f64 = wide
            - if ends_blank(&word) {
                size * width(" ", false)
            } else {
                0.0
            };
        if !line.is_empty() && filled + bare > most {
            lines.push(joined(std::mem::take(&mut line)));
            filled = 0.0;
        }
        filled += wide;
        line.extend(word);
    }
    if !line.is_empty() {
        lines.push(joined(line));
    }
    lines
}

fn ends_blank(word: &[Span]) -> bool {
    matches!(word.last(), Some(Span::Plain(text) | Span::Strong(text)) if text.ends_with(' '))
}

/// The words of a sentence, each with the blank after it.
fn words(sentence: &Sentence) -> Vec<Vec<Span>> {
    let mut words: Vec<Vec<Span>> = Vec::new();
    let mut is_open = false;
    for span in &sentence.0 {
        let (text, is_strong) = match span {
            Span::Plain(text) => (text, false),
            Span::Strong(text) => (text, true),
        };
        for piece in text.split_inclusive(' ') {
            let piece = if is_strong {
                Span::Strong(piece.to_owned())
            } else {
                Span::Plain(piece.to_owned())
            };
            let ends = ends_blank(std::slice::from_ref(&piece));
            match words.last_mut().filter(|_| is_open) {
                Some(word) => word.push(piece),
                None => words.push(vec![piece]),
            }
            is_open = !ends;
        }
    }
    words
}

/// Joins adjacent spans of the same kind, and removes the blank at the end.
fn joined(spans: Vec<Span>) -> Vec<Span> {
    let mut line: Vec<Span> = Vec::new();
    for span in spans {
        match (line.last_mut(), span) {
            (Some(Span::Plain(before)), Span::Plain(text))
            | (Some(Span::Strong(before)), Span::Strong(text)) => before.push_str(&text),
            (_, span) => line.push(span),
        }
    }
    if let Some(Span::Plain(text) | Span::Strong(text)) = line.last_mut() {
        text.truncate(text.trim_end_matches(' ').len());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(lines: &[Vec<Span>]) -> Vec<String> {
        let line = |spans: &Vec<Span>| Sentence(spans.clone()).plain();
        lines.iter().map(line).collect()
    }

    #[test]
    fn a_sentence_breaks_at_blanks_and_never_within_a_word() {
        let sentence =
            Sentence::marked("Column *b*, row 2 (*b2*): attacked by *a1* on a diagonal.");
        let one = lines(&sentence, 16.0, 1000.0);
        assert_eq!(plain(&one), [sentence.plain()]);
        assert_eq!(one[0], sentence.0);
        let narrow = lines(&sentence, 16.0, 150.0);
        assert!(narrow.len() > 2, "{narrow:?}");
        assert_eq!(plain(&narrow).join(" "), sentence.plain());
        assert!(
            plain(&narrow).iter().any(|line| line.contains("(b2):")),
            "{narrow:?}"
        );
        for line in &narrow {
            let wide: f64 = line.iter().map(|span| span_width(span, 16.0)).sum();
            assert!(wide <= 150.0, "{line:?} is {wide} wide");
        }
    }

    #[test]
    fn a_word_that_is_too_wide_has_a_line_of_its_own() {
        let sentence = Sentence::marked("a Mississippidampfer b");
        assert_eq!(
            plain(&lines(&sentence, 16.0, 40.0)),
            ["a", "Mississippidampfer", "b"]
        );
    }
}
