//! A hint about the queens that stand, in three steps, each asked for by itself: where to look, what cannot be, a right move.

use queens_core::deduction::Deduction;
use queens_worker::protocol::RunId;

/// What has been asked and told of the position; another position has none.
#[derive(Default)]
pub struct Advice {
    /// The question to the engine.
    asked: Option<RunId>,
    deduction: Option<Deduction>,
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
        let Advice {
            asked, deduction, ..
        } = std::mem::take(self);
        asked.filter(|_| deduction.is_none())
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
        if self.deduction.is_none() {
            self.asked = None;
        }
    }

    /// The engine has refused to answer; whether it was asked this.
    pub(crate) fn refuse(&mut self, run: RunId) -> bool {
        self.is_refused |= self.asked == Some(run);
        self.asked == Some(run)
    }

    /// The engine has answered. Whether that was about the last question.
    pub(crate) fn hear(&mut self, run: RunId, deduction: Deduction) -> bool {
        let is_it = self.asked == Some(run);
        if is_it {
            self.deduction = Some(deduction);
            self.level = self.level.min(self.most());
        }
        is_it
    }

    /// What is told, and how many of its steps.
    pub fn told(&self) -> Option<(&Deduction, u8)> {
        let deduction = self.deduction.as_ref()?;
        Some((deduction, self.level))
    }

    /// The steps that are told.
    pub fn level(&self) -> u8 {
        self.told().map_or(0, |(_, level)| level)
    }

    /// Whether the engine is still looking.
    pub fn is_awaited(&self) -> bool {
        self.level > 0 && self.deduction.is_none() && !self.is_refused
    }

    /// Whether a further step would tell more.
    pub fn has_more(&self) -> bool {
        self.level < self.most()
    }

    /// A mistake is told in one step, and nothing is told before the engine has answered the first.
    fn most(&self) -> u8 {
        match self.deduction {
            Some(Deduction::Next(_)) => Advice::MOST,
            _ => 1,
        }
    }
}
