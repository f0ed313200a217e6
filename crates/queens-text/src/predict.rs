//! Predictions: the question before an event, and the sentence about the answer.

use queens_core::{Problem, Traversal};
use queens_draw::{Sentence, Span};
use queens_page::predict::session::Score;
use queens_page::predict::{Guess, Question};

use crate::event::marked;
use crate::words::Predict;

impl Predict {
    /// The question about the next event.
    pub fn question(self, question: Question, problem: Problem, traversal: Traversal) -> Sentence {
        match question {
            Question::Test(square) => marked(self.question_test(square)),
            Question::Board => marked(self.question_board()),
            Question::Next => marked(self.question_next(problem)),
            Question::Back => marked(self.question_back(traversal.is_tree())),
        }
    }

    /// The label of an answer's button.
    pub fn choice(self, guess: Guess, question: Question, traversal: Traversal) -> &'static str {
        match (guess, question) {
            (Guess::Accept, Question::Board) => self.yes(),
            (Guess::Reject, Question::Board) => self.no(),
            (Guess::GoOn, _) if !traversal.is_tree() => self.yes(),
            (Guess::TurnBack, _) if !traversal.is_tree() => self.no(),
            (Guess::Accept, _) => self.accepted(),
            (Guess::Reject, _) => self.rejected(),
            (Guess::GoOn, _) => self.goes_on(),
            (Guess::TurnBack, _) => self.turns_back(),
            (Guess::Square(_), _) => "",
        }
    }

    /// The number of right answers.
    pub fn score_of(self, score: Score) -> String {
        self.score(score.right.into(), score.asked.into(), score.streak.into())
    }

    /// The verdict on the answer, then the sentence of the event.
    pub fn after(self, guess: Guess, is_right: bool, event: Sentence) -> Sentence {
        let verdict = match (guess, is_right) {
            (Guess::GoOn, true) => self.right_goes_on().to_owned(),
            (Guess::TurnBack, true) => self.right_turns_back().to_owned(),
            (_, true) => self.right().to_owned(),
            (Guess::GoOn, false) => self.wrong_turns_back().to_owned(),
            (Guess::TurnBack, false) => self.wrong_goes_on().to_owned(),
            (Guess::Square(square), false) => self.wrong_square(square),
            (Guess::Accept | Guess::Reject, false) => self.wrong().to_owned(),
        };
        let mut spans = vec![Span::Strong(verdict), Span::Plain(" ".to_owned())];
        spans.extend(event.0);
        Sentence(spans)
    }
}
