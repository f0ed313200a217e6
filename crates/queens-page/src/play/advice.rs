//! A hint about the position, in up to three steps on request: where to look, an impossible square, and a right move.

use queens_core::hint::Hint;
use queens_worker::protocol::RunId;

/// The requested hint for the current position. A new position has none.
#[derive(Default)]
pub struct Advice {
    /// The pending or answered request to the engine.
    asked: Option<RunId>,
    hint: Option<Hint>,
    /// Whether the engine has refused to answer.
    is_refused: bool,
    /// The number of requested steps.
    level: u8,
}

impl Advice {
    /// The number of the last step, which shows a right move.
    const MOST: u8 = 3;

    /// Requests another step. Returns whether there is one.
    pub(crate) fn go_on(&mut self) -> bool {
        let goes_on = self.level < self.most();
        self.level += u8::from(goes_on);
        goes_on
    }

    /// Drops the hint. Returns the request that the engine still works on, if any.
    pub(crate) fn abandon(&mut self) -> Option<RunId> {
        let Advice { asked, hint, .. } = std::mem::take(self);
        asked.filter(|_| hint.is_none())
    }

    /// Whether the engine needs a request.
    pub(crate) fn is_due(&self) -> bool {
        self.level > 0 && self.asked.is_none()
    }

    pub(crate) fn ask(&mut self, run: RunId) {
        self.asked = Some(run);
    }

    /// Forgets the request, because its engine is gone.
    pub(crate) fn lose(&mut self) {
        if self.hint.is_none() {
            self.asked = None;
        }
    }

    /// Records that the engine refused. Returns whether `run` is the current request.
    pub(crate) fn refuse(&mut self, run: RunId) -> bool {
        self.is_refused |= self.asked == Some(run);
        self.asked == Some(run)
    }

    /// Records the engine's answer. Returns whether it belongs to the current request.
    pub(crate) fn handle(&mut self, run: RunId, hint: Hint) -> bool {
        let is_it = self.asked == Some(run);
        if is_it {
            self.hint = Some(hint);
            self.level = self.level.min(self.most());
        }
        is_it
    }

    /// The hint, and the number of its visible steps.
    pub fn told(&self) -> Option<(&Hint, u8)> {
        let hint = self.hint.as_ref()?;
        Some((hint, self.level))
    }

    /// The number of visible steps.
    pub fn level(&self) -> u8 {
        self.told().map_or(0, |(_, level)| level)
    }

    /// Whether the engine is still working on the hint.
    pub fn is_awaited(&self) -> bool {
        self.level > 0 && self.hint.is_none() && !self.is_refused
    }

    /// Whether a further step would reveal more.
    pub fn has_more(&self) -> bool {
        self.level < self.most()
    }

    /// The number of steps of the hint. A mistake has one step, and so has a hint without an answer yet.
    fn most(&self) -> u8 {
        match self.hint {
            Some(Hint::Next(_)) => Advice::MOST,
            _ => 1,
        }
    }
}
