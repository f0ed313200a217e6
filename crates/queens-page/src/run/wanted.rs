//! Which windows of its trace a run needs from the engine.

use queens_core::WINDOW;

use super::{Activity, Run};

impl Run {
    /// The windows to be asked for now: those that the cursor needs, then its neighbours, `ahead` of
    /// them beyond the one shown. The farther ones are given several at a
    /// time; those that have not come since they were asked for are given again with them.
    pub fn wanted(&mut self, ahead: u64) -> Vec<u64> {
        let is_counted = self.counting.is_some() || self.activity == Activity::Counting;
        if is_counted || self.code.is_none() {
            return Vec::new();
        }
        let here = self.step() / WINDOW;
        let (mut wanted, near): (Vec<u64>, u64) = match self.awaited() {
            // Where the cursor has been is of no use any more.
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

    /// Whether more of this window could be read than is there.
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

    /// The step whose window the cursor waits for.
    pub(super) fn awaited(&self) -> Option<u64> {
        match self.activity {
            Activity::Reaching { step, .. } => Some(step),
            Activity::Playing(clock) => clock.head,
            _ => None,
        }
    }
}

/// The window to be read for a step: the one that ends with it, where one does, since the next one
/// may have no event yet.
fn window_of(step: u64) -> u64 {
    step.saturating_sub(1) / WINDOW
}
