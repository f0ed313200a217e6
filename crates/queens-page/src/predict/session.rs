//! What a reader has predicted: the question that stands, how often one comes, and the score. What has been seen once is
//! not asked, nor asked again.

use queens_core::{Descriptor, Event, Position};
use strum::{IntoStaticStr, VariantArray};

use super::{Guess, Prediction, ask};

/// How often a question comes, of all that could be asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Often {
    Each,
    #[default]
    Fifth,
    Twentieth,
}

impl Often {
    /// One question to so many that could be asked.
    pub const fn spacing(self) -> u32 {
        match self {
            Often::Each => 1,
            Often::Fifth => 5,
            Often::Twentieth => 20,
        }
    }
}

/// The answers so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    pub right: u32,
    pub asked: u32,
    /// Right answers since the last wrong one.
    pub streak: u32,
}

/// An answer that was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    pub prediction: Prediction,
    pub guess: Guess,
    /// The step of the event.
    pub step: u64,
}

impl Answered {
    pub fn is_right(&self) -> bool {
        self.prediction.right == self.guess
    }
}

/// The predictions of one reader about one run.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Predictions {
    pub often: Often,
    score: Score,
    open: Option<Prediction>,
    /// The last answer.
    answered: Option<Answered>,
    /// The greatest step that has been shown: its event and all before it are known to the reader.
    seen: u64,
    /// How many events since the last question could have been asked about.
    passed: u32,
}

impl Predictions {
    /// Begins at this step, as if nothing had been asked.
    pub fn begin(&mut self, step: u64) {
        *self = Predictions {
            often: self.often,
            seen: step,
            ..Predictions::default()
        };
    }

    pub fn score(&self) -> Score {
        self.score
    }

    /// The question that stands.
    pub fn open(&self) -> Option<Prediction> {
        self.open
    }

    /// What was answered about the event of a step, if that was last.
    pub fn answered_at(&self, step: u64) -> Option<Answered> {
        self.answered.filter(|answered| answered.step == step)
    }

    /// Whether what follows a step has been shown before.
    pub fn has_seen_beyond(&self, step: u64) -> bool {
        step < self.seen
    }

    /// The event that follows the position is about to be shown, as this step. Gives whether it may be: otherwise it is
    /// asked about first.
    pub fn pass(
        &mut self,
        descriptor: &Descriptor,
        position: &Position,
        event: Event,
        step: u64,
    ) -> bool {
        self.open = None;
        if step <= self.seen {
            return true;
        }
        if let Some(prediction) = ask(descriptor, position, event, step) {
            if self.passed + 1 >= self.often.spacing() {
                self.open = Some(prediction);
                return false;
            }
            self.passed += 1;
        }
        self.seen = step;
        true
    }

    /// A step is shown without what lies before it: what the reader has gone past is not asked.
    pub fn jump(&mut self, step: u64) {
        self.open = None;
        self.seen = self.seen.max(step);
    }

    /// Takes an answer to the question that stands, about the event of this step. Gives whether it is one.
    pub fn answer(&mut self, guess: Guess, position: &Position, step: u64) -> bool {
        let prediction = self
            .open
            .take_if(|open| open.question.takes(guess, position));
        let Some(prediction) = prediction else {
            return false;
        };
        let answered = Answered {
            prediction,
            guess,
            step,
        };
        let is_right = answered.is_right();
        self.score = Score {
            right: self.score.right + u32::from(is_right),
            asked: self.score.asked + 1,
            streak: if is_right { self.score.streak + 1 } else { 0 },
        };
        self.answered = Some(answered);
        (self.seen, self.passed) = (self.seen.max(step), 0);
        true
    }
}
