//! A sentence with bold words, and its tone.

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    /// Bold text, usually the name of a square.
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

    /// The text without bold marks.
    pub fn plain(&self) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Plain(text) | Span::Strong(text) => text.as_str(),
            })
            .collect()
    }
}

/// The tone of a sentence. It selects the colour and the icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Information,
    Given,
    Place,
    /// A knight has visited a square.
    Visit,
    Conflict,
    Back,
    DeadEnd,
    Solution,
    /// The reader's answer is right.
    Right,
    /// The reader has to wait.
    Waiting,
    Warning,
    Failure,
}
