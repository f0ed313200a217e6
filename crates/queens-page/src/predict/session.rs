//! The state of predictions: the open question, the question rate, and the score. Events that the reader has already
//! seen have no question.

use queens_core::{Descriptor, Event, Position};
use strum::{IntoStaticStr, VariantArray};

use super::{Guess, Prediction, ask};

/// The rate of questions among all possible ones.
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
    /// One question is asked for this number of possible questions.
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
    /// The number of right answers since the last wrong one.
    pub streak: u32,
}

/// An event of the predictions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PredictMessage {
    Guessed(Guess),
    /// The first or the second of the answers with a button was chosen.
    Chosen(usize),
    OftenChosen(Often),
    /// Reset the score.
    Reset,
    /// Reset the score, and restart the search.
    Restarted,
}

/// An answer of the reader.
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

/// The predictions of a reader in one run.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Predictions {
    pub often: Often,
    score: Score,
    open: Option<Prediction>,
    /// The last answer.
    answered: Option<Answered>,
    /// The largest step shown so far. The reader knows all events before it.
    seen: u64,
    /// The number of possible questions since the last one asked.
    passed: u32,
    /// The current step, if the reader reached it event by event.
    at: u64,
    /// Whether the search was playing when the question appeared.
    goes_on: bool,
    /// The pause in playback after an answer, for reading the explanation.
    hold: Hold,
    /// The last step of the current exercise. `None` outside exercises.
    end: Option<u64>,
    /// Whether a step forward waits for the search.
    pub(crate) is_step_due: bool,
}

/// The pause in playback, in milliseconds of the page's clock.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
enum Hold {
    #[default]
    Over,
    /// The pause starts with the next frame.
    Due,
    Until(f64),
}

/// The time to read an explanation, in milliseconds.
const READING: f64 = 2500.0;

impl Predictions {
    /// Restarts at this step without earlier questions.
    pub fn begin(&mut self, step: u64) {
        *self = Predictions {
            often: self.often,
            seen: step,
            at: step,
            ..Predictions::default()
        };
    }

    /// Starts an exercise at this step, with its last step.
    pub fn begin_exercise(&mut self, from: u64, to: u64, often: Often) {
        self.often = often;
        self.begin(from);
        self.end = Some(to);
    }

    /// The last step of the current exercise.
    pub fn end(&self) -> Option<u64> {
        self.end
    }

    /// The number of events that may be shown after a step before the exercise ends.
    pub fn allowed(&self, events: u64, step: u64) -> u64 {
        self.end
            .map_or(events, |end| events.min(end.saturating_sub(step)))
    }

    /// Ends the exercise.
    pub fn end_exercise(&mut self) {
        self.end = None;
    }

    /// Whether playback pauses in this frame.
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

    /// Records whether the search was playing when the question appeared.
    pub fn stop(&mut self, was_playing: bool) {
        self.goes_on = was_playing;
    }

    /// Whether playback continues after the answer.
    pub fn goes_on(&self) -> bool {
        self.goes_on
    }

    pub fn score(&self) -> Score {
        self.score
    }

    /// Whether the current exercise has answers that a change of mode would drop.
    pub(crate) fn has_answers(&self) -> bool {
        self.end.is_some() && self.score.asked > 0
    }

    /// The open question.
    pub fn open(&self) -> Option<Prediction> {
        self.open
    }

    /// The answer about the event of a step, if it was the last one.
    pub fn answered_at(&self, step: u64) -> Option<Answered> {
        self.answered.filter(|answered| answered.step == step)
    }

    /// Whether a step has no question, because its next event has already been shown.
    pub fn is_behind(&self, step: u64) -> bool {
        step < self.seen
    }

    /// Checks the next event before it is shown. Returns false if a question comes first.
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

    /// Follows the cursor to a step. The reader now knows all events before it.
    pub fn follow(&mut self, step: u64) {
        if step != self.at {
            (self.open, self.hold) = (None, Hold::Over);
            (self.seen, self.at) = (self.seen.max(step), step);
        }
    }

    /// Closes the open question.
    pub fn close(&mut self) {
        (self.open, self.hold) = (None, Hold::Over);
    }

    /// Leaves the predictions: no question, and no verdict.
    pub fn leave(&mut self) {
        self.close();
        self.answered = None;
    }

    /// Records an answer to the open question about the event of this step. Returns whether the answer is possible.
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
