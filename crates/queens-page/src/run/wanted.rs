//! The windows of the trace that a run needs from the engine.

use queens_core::WINDOW;

use super::{Activity, Run};

impl Run {
    /// The windows to request now: those of the cursor, then their neighbours, with `ahead` windows after the current
    /// one. Distant windows are requested in groups, together with unanswered ones.
    pub fn wanted(&mut self, ahead: u64) -> Vec<u64> {
        if self.counting.is_some() || self.code.is_none() {
            return Vec::new();
        }
        let here = self.step() / WINDOW;
        let (mut wanted, near): (Vec<u64>, u64) = match self.awaited() {
            // The windows at the old position are no longer needed.
            Some(step) => (vec![window_of(step)], u64::MAX),
            None => {
                let behind = here.checked_sub(1);
                let ahead = here..=here.saturating_add(ahead);
                (ahead.chain(behind).collect(), here.saturating_add(1))
            }
        };
        wanted.retain(|&index| self.is_lacking(index));
        self.windows.ask(wanted, near, ahead.div_ceil(2) as usize)
    }

    /// Whether the engine has more events of this window than are loaded.
    fn is_lacking(&self, index: u64) -> bool {
        let first = index.saturating_mul(WINDOW);
        let full = first.saturating_add(WINDOW);
        let available = if self.is_settled() {
            full.min(self.known)
        } else {
            full
        };
        let have = self.windows.end(index).unwrap_or(first);
        let is_awaited = self.awaited().is_some_and(|step| window_of(step) == index);
        have < available && (have < self.known || is_awaited || self.known == 0)
    }

    /// The step for which the cursor waits.
    pub(super) fn awaited(&self) -> Option<u64> {
        match self.activity {
            Activity::Reaching { step, .. } => Some(step),
            Activity::Playing(clock) => clock.head,
            _ => None,
        }
    }
}

/// The window to load for a step. At a boundary, this is the window that ends there, because the next one may not have
/// an event yet.
fn window_of(step: u64) -> u64 {
    step.saturating_sub(1) / WINDOW
}
