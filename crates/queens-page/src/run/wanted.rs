//! The windows of the trace that a run needs from the engine.

use std::rc::Rc;

use queens_core::{Rules, WINDOW, Window};

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
                let of_cursor = ahead.chain(behind);
                let wanted = of_cursor.chain(self.of_table.iter().copied());
                (wanted.collect(), here.saturating_add(1))
            }
        };
        wanted.retain(|&index| self.is_lacking(index));
        self.windows.ask(wanted, near, ahead.div_ceil(2) as usize)
    }

    /// Sets the steps of the trace table, whose windows are loaded, too. Returns whether they have changed.
    pub(crate) fn show_in_table(&mut self, steps: Option<[u64; 2]>) -> bool {
        let indices = steps.map(|[from, to]| from / WINDOW..=window_of(to).max(from / WINDOW));
        let indices = indices.into_iter().flatten().collect();
        std::mem::replace(&mut self.of_table, indices) != self.of_table
    }

    /// Whether the engine has steps of the trace table that are not loaded.
    pub(crate) fn lacks_table(&self) -> bool {
        self.of_table.iter().any(|&index| self.is_lacking(index))
    }

    /// A loaded window that contains this step, and the event after it if that is loaded. With it, the rules of the
    /// replay.
    pub(crate) fn reading_from(&self, step: u64) -> Option<(Rc<Window>, &Rules)> {
        let window = self.windows.following(step);
        let window = window.or_else(|| self.windows.holding(step))?;
        let (_, rules) = self.code.as_ref()?;
        Some((window, rules))
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
