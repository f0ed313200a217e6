//! A hint about the queens that stand, in three steps, each asked for by itself: where to look, what cannot be, a right move.

use queens_core::hint::Hint;
use queens_worker::protocol::RunId;

/// What has been asked and told of the position; another position has none.
#[derive(Default)]
pub struct Advice {
    /// The question to the engine.
    asked: Option<RunId>,
    hint: Option<Hint>,
    /// Whether the engine has refused to answer.
    is_refused: bool,
    /// How many steps are wanted.
    level: u8,
}

impl Advice {
    /// The last step of a right move.
    const MOST: u8 = 3;

    /// One more step is wanted; whether there is one.
    pub(crate) fn go_on(&mut self) -> bool {
        let goes_on = self.level < self.most();
        self.level += u8::from(goes_on);
        goes_on
    }

    /// Nothing is wanted of this position: the question that is still looked into, if one is.
    pub(crate) fn abandon(&mut self) -> Option<RunId> {
        let Advice { asked, hint, .. } = std::mem::take(self);
        asked.filter(|_| hint.is_none())
    }

    /// Whether the engine has to be asked.
    pub(crate) fn is_due(&self) -> bool {
        self.level > 0 && self.asked.is_none()
    }

    pub(crate) fn ask(&mut self, run: RunId) {
        self.asked = Some(run);
    }

    /// The engine, which was asked, is no more.
    pub(crate) fn lose(&mut self) {
        if self.hint.is_none() {
            self.asked = None;
        }
    }

    /// The engine has refused to answer; whether it was asked this.
    pub(crate) fn refuse(&mut self, run: RunId) -> bool {
        self.is_refused |= self.asked == Some(run);
        self.asked == Some(run)
    }

    /// The engine has answered. Whether that was about the last question.
    pub(crate) fn handle(&mut self, run: RunId, hint: Hint) -> bool {
        let is_it = self.asked == Some(run);
        if is_it {
            self.hint = Some(hint);
            self.level = self.level.min(self.most());
        }
        is_it
    }

    /// What is told, and how many of its steps.
    pub fn told(&self) -> Option<(&Hint, u8)> {
        let hint = self.hint.as_ref()?;
        Some((hint, self.level))
    }

    /// The steps that are told.
    pub fn level(&self) -> u8 {
        self.told().map_or(0, |(_, level)| level)
    }

    /// Whether the engine is still looking.
    pub fn is_awaited(&self) -> bool {
        self.level > 0 && self.hint.is_none() && !self.is_refused
    }

    /// Whether a further step would tell more.
    pub fn has_more(&self) -> bool {
        self.level < self.most()
    }

    /// A mistake is told in one step, and nothing is told before the engine has answered the first.
    fn most(&self) -> u8 {
        match self.hint {
            Some(Hint::Next(_)) => Advice::MOST,
            _ => 1,
        }
    }
}
