//! The code of a run's algorithm, which may come after the run has begun.

use queens_core::Algorithm;

use super::Run;

impl Run {
    /// The algorithm's code, once it is here.
    pub fn code(&self) -> Option<&'static Algorithm> {
        self.code.as_ref().map(|(code, _)| *code)
    }

    /// Whether it waits for the algorithm's code. A count is the engine's alone and needs none here.
    pub fn needs_code(&self) -> bool {
        self.code.is_none() && self.settings.leaves_trace()
    }

    /// The algorithm's code has come.
    pub fn equip(&mut self, code: &'static Algorithm) {
        if let Ok(instance) = self.settings.instance() {
            self.code = Some((code, code.rules(&instance)));
        }
    }
}
