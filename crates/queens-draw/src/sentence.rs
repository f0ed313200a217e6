//! A sentence with bold words, and its tone.

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    /// Set in bold: squares, mostly.
    Strong(String),
}

/// A sentence with some of its words in bold.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence(pub Vec<Span>);

impl Sentence {
    /// Reads `*bold*` marks: `sentence("*f5* rejected")`.
    pub fn marked(text: &str) -> Sentence {
        let spans = text
            .split('*')
            .enumerate()
            .filter(|(_, part)| !part.is_empty());
        Sentence(
            spans
                .map(|(index, part)| match index % 2 {
                    0 => Span::Plain(part.to_owned()),
                    _ => Span::Strong(part.to_owned()),
                })
                .collect(),
        )
    }

    /// The words alone.
    pub fn plain(&self) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Plain(text) | Span::Strong(text) => text.as_str(),
            })
            .collect()
    }
}

/// The colour and the sign of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Information,
    Given,
    Place,
    /// A knight has come to a square.
    Visit,
    Conflict,
    Back,
    DeadEnd,
    Solution,
    /// Something takes its time.
    Waiting,
    Warning,
    Failure,
}
