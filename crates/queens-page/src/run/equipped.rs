//! The code of a run's algorithm, which may load after the run has started.

use queens_core::Algorithm;

use super::Run;

impl Run {
    /// The algorithm's code, once it is loaded.
    pub fn code(&self) -> Option<&'static Algorithm> {
        self.code.as_ref().map(|(code, _)| *code)
    }

    /// Whether the run waits for the algorithm's code. A count needs none here, because only the engine runs it.
    pub fn needs_code(&self) -> bool {
        self.code.is_none() && self.counting.is_none()
    }

    /// Sets the algorithm's loaded code.
    pub fn equip(&mut self, code: &'static Algorithm) {
        if let Ok(instance) = self.settings.instance() {
            self.code = Some((code, code.rules(&instance)));
        }
    }
}
