//! What a reader has predicted: the question that stands, how often one comes, and the score. What has been seen once is
//! not asked, nor asked again.

use queens_core::{Descriptor, Event, Position};
use strum::{IntoStaticStr, VariantArray};

use super::{Guess, Prediction, ask};

/// How often a question comes, of all that could be asked.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, IntoStaticStr, VariantArray,
)]
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

/// Something that happened to predictions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PredictMessage {
    Guessed(Guess),
    /// The first or the second of the answers that have a button.
    Chosen(usize),
    OftenChosen(Often),
    /// The score is to begin anew.
    Reset,
    /// The same, from the start of the search.
    Restarted,
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
#[derive(Clone, PartialEq, Default, Debug)]
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
    /// The step that is shown, as far as the reader came there event by event.
    at: u64,
    /// Whether the search was playing when the question came.
    goes_on: bool,
    /// While the explanation of an event that was asked about is read, nothing plays.
    hold: Hold,
    /// The step at which an exercise ends; none if it is not one that is worked on.
    end: Option<u64>,
    /// Whether the search was to go one step on before it could.
    pub(crate) is_step_due: bool,
}

/// How long playing waits, in milliseconds of the page's clock.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
enum Hold {
    #[default]
    Over,
    /// From the next frame on.
    Due,
    Until(f64),
}

/// Milliseconds in which an explanation can be read.
const READING: f64 = 2500.0;

impl Predictions {
    /// Begins at this step, as if nothing had been asked.
    pub fn begin(&mut self, step: u64) {
        *self = Predictions {
            often: self.often,
            seen: step,
            at: step,
            ..Predictions::default()
        };
    }

    /// Begins an exercise at this step, which ends at another one.
    pub fn begin_exercise(&mut self, from: u64, to: u64, often: Often) {
        self.often = often;
        self.begin(from);
        self.end = Some(to);
    }

    /// The step at which the exercise that is worked on ends.
    pub fn end(&self) -> Option<u64> {
        self.end
    }

    /// How many of these events may be shown after a step, before an exercise ends.
    pub fn allowed(&self, events: u64, step: u64) -> u64 {
        self.end
            .map_or(events, |end| events.min(end.saturating_sub(step)))
    }

    /// The exercise is over.
    pub fn end_exercise(&mut self) {
        self.end = None;
    }

    /// Whether playing waits at the time of a frame.
    pub fn holds(&mut self, now: f64) -> bool {
        if self.hold == Hold::Due {
            self.hold = Hold::Until(now + READING);
        }
        let holds = matches!(self.hold, Hold::Until(end) if now < end);
        if !holds {
            self.hold = Hold::Over;
        }
        holds
    }

    /// The question came while the search was playing, or not.
    pub fn stop(&mut self, was_playing: bool) {
        self.goes_on = was_playing;
    }

    /// Whether the search goes on playing after the answer.
    pub fn goes_on(&self) -> bool {
        self.goes_on
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

    /// Whether nothing is asked at a step, because what follows has been shown before.
    pub fn is_behind(&self, step: u64) -> bool {
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
            self.at = step;
            return true;
        }
        if let Some(prediction) = ask(descriptor, position, event, step) {
            if self.passed + 1 >= self.often.spacing() {
                self.open = Some(prediction);
                return false;
            }
            self.passed += 1;
        }
        (self.seen, self.at) = (step, step);
        true
    }

    /// A step is shown, perhaps without what lies before it: what the reader has gone past is not asked.
    pub fn follow(&mut self, step: u64) {
        if step != self.at {
            (self.open, self.hold) = (None, Hold::Over);
            (self.seen, self.at) = (self.seen.max(step), step);
        }
    }

    /// The question that stands is asked no more.
    pub fn close(&mut self) {
        (self.open, self.hold) = (None, Hold::Over);
    }

    /// The reader predicts no more: nothing is asked, and no verdict stands.
    pub fn leave(&mut self) {
        self.close();
        self.answered = None;
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
        (self.seen, self.at, self.passed) = (self.seen.max(step), step, 0);
        self.hold = if self.goes_on { Hold::Due } else { Hold::Over };
        true
    }
}
