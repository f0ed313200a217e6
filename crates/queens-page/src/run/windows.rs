//! The loaded windows of a trace around the cursor, and the requested ones.

use std::rc::Rc;

use queens_core::{WINDOW, Window};

/// The maximum number of loaded windows. It exceeds the look-ahead at full speed, with the same number behind the
/// cursor.
const KEPT: usize = 16;

/// The windows, by index.
#[derive(Default)]
pub(super) struct Windows {
    kept: Vec<(u64, Rc<Window>)>,
    asked: Vec<u64>,
}

impl Windows {
    /// A window that can show the step.
    pub(super) fn holding(&self, step: u64) -> Option<Rc<Window>> {
        self.find(|window| window.holds(step))
    }

    /// A window that contains the event after the step.
    pub(super) fn following(&self, step: u64) -> Option<Rc<Window>> {
        self.find(|window| window.holds(step) && window.last() > step)
    }

    /// The last matching window that begins before a step.
    pub(super) fn last_before(
        &self,
        step: u64,
        fits: impl Fn(&Window) -> bool,
    ) -> Option<Rc<Window>> {
        let windows = self.kept.iter().map(|(_, window)| window);
        let windows = windows.filter(|window| window.first() < step && fits(window));
        windows.max_by_key(|window| window.first()).cloned()
    }

    fn find(&self, fits: impl Fn(&Window) -> bool) -> Option<Rc<Window>> {
        let found = self.kept.iter().find(|(_, window)| fits(window));
        found.map(|(_, window)| window.clone())
    }

    /// The last step that can be reached from this one without loading more.
    pub(super) fn readable_from(&self, step: u64) -> u64 {
        let mut last = step;
        while let Some(window) = self.following(last) {
            last = window.last();
        }
        last
    }

    /// The last step that the window with this index can show, if it is loaded.
    pub(super) fn end(&self, index: u64) -> Option<u64> {
        let kept = self.kept.iter().find(|&&(kept, _)| kept == index);
        kept.map(|(_, window)| window.last())
    }

    /// Stores a window, unless a larger version is already loaded. The last window of a trace also answers all requests
    /// beyond it.
    pub(super) fn keep(&mut self, index: u64, window: Window, is_last: bool) {
        self.asked
            .retain(|&asked| asked != index && !(is_last && asked > index));
        let had = self.end(index);
        if had.is_none_or(|had| had <= window.last()) {
            self.kept.retain(|&(kept, _)| kept != index);
            self.kept.push((index, Rc::new(window)));
        }
    }

    /// Removes the windows farthest from a step until the maximum is met, except the few in `needed`. If two windows are
    /// equally far, the earlier one goes first.
    pub(super) fn thin(&mut self, step: u64, needed: &[u64]) {
        let here = step / WINDOW;
        while self.kept.len() > KEPT {
            let indices = self.kept.iter().map(|&(kept, _)| kept);
            let indices = indices.filter(|kept| !needed.contains(kept));
            let farthest = indices.max_by_key(|&kept| (kept.abs_diff(here), kept < here));
            self.kept.retain(|&(kept, _)| Some(kept) != farthest);
        }
    }

    /// Returns the windows to request. Empty unless a window up to `near`, or `many` windows, are not requested yet.
    /// The result replaces the pending requests.
    pub(super) fn ask(&mut self, wanted: Vec<u64>, near: u64, many: usize) -> Vec<u64> {
        let unasked = wanted.iter().filter(|index| !self.asked.contains(index));
        let (mut count, mut is_near) = (0, false);
        for &index in unasked {
            count += 1;
            is_near |= index <= near;
        }
        if !is_near && count < many {
            return Vec::new();
        }
        self.asked.clone_from(&wanted);
        wanted
    }

    /// Drops the pending requests.
    pub(super) fn forget_asked(&mut self) {
        self.asked.clear();
    }
}
