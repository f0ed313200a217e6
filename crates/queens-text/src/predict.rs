//! What a reader is asked before an event, and what is said of the answer.

use queens_core::{Problem, Traversal};
use queens_page::predict::session::{Often, Score};
use queens_page::predict::{Guess, Question};

use crate::{Sentence, Span};

/// The texts of predictions.
pub struct PredictTexts {
    /// The name of the group of score and choices.
    pub region: &'static str,
    /// What is asked of a search that goes over the board like this.
    pub question: fn(Question, Problem, Traversal) -> Sentence,
    /// What is said of the square that the question is about.
    pub asked: &'static str,
    /// An answer on its button.
    pub choice: fn(Guess, Question, Traversal) -> &'static str,
    /// What a screen reader says of the answers that have a key.
    pub choices: fn([&str; 2]) -> String,
    /// Of a right answer.
    pub right: fn(Guess) -> &'static str,
    /// Of an answer that was not right.
    pub wrong: fn(Guess) -> String,
    /// Right answers, of so many; those since the last wrong one.
    pub score: fn(Score) -> String,
    pub often: &'static str,
    pub spacing: fn(Often) -> &'static str,
    pub reset: &'static str,
    /// The search leaves no trace.
    pub no_trace: &'static str,
    /// What shows events to come is left out.
    pub hidden: &'static str,
    /// The steps that follow have been shown.
    pub seen: &'static str,
    /// On the button that has them asked all the same.
    pub from_here: &'static str,
    /// Nothing has been asked yet: when it will be.
    pub first: &'static str,
    /// The search is at its end, and nothing has been asked.
    pub late: &'static str,
    /// On the button that has the search asked from its start.
    pub from_start: &'static str,
}

impl PredictTexts {
    /// The sentence of an event after what is said of the answer.
    pub fn after(&self, guess: Guess, is_right: bool, event: Sentence) -> Sentence {
        let said = if is_right {
            (self.right)(guess).to_owned()
        } else {
            (self.wrong)(guess)
        };
        let mut spans = vec![Span::Strong(said), Span::Plain(" ".to_owned())];
        spans.extend(event.0);
        Sentence(spans)
    }
}
