//! The cursor goes event by event, each seen before it is shown.

use queens_core::{Event, Position};

use super::Run;

impl Run {
    /// Moves the cursor by so many events, as far as they have been read and each may be shown: `may_show` is told the
    /// position, the event after it and the step to which that leads. Gives whether it was stopped.
    pub fn pass(
        &mut self,
        events: u64,
        mut may_show: impl FnMut(&Position, Event, u64) -> bool,
    ) -> bool {
        for _ in 0..events {
            let step = self.step();
            let Some(window) = self.windows.following(step) else {
                break;
            };
            let Some(&event) = window.events.get((step - window.first()) as usize) else {
                break;
            };
            if !may_show(self.replay.position(), event, step + 1) {
                return true;
            }
            if !self.show(step + 1) {
                break;
            }
        }
        false
    }
}
