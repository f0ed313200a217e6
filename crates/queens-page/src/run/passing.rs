//! A cursor that moves event by event and checks each event before showing it.

use queens_core::{Event, Position};

use super::Run;

impl Run {
    /// Moves the cursor by up to this number of loaded events. `may_show` gets the position, the next event and the
    /// step after it. Returns true if `may_show` stopped the cursor.
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
